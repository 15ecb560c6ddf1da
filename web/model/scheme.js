// @ts-check
// Light or dark: as the system says, until the reader says otherwise.

import { keepDark, keptDark } from "../net/store.js";

/** Is the page dark now? */
export const isDark = () => keptDark() ?? matchMedia("(prefers-color-scheme: dark)").matches;

/** Makes the page dark, or light, from now on. @param {boolean} dark */
export function setDark(dark) {
  keepDark(dark);
  wearScheme();
}

/** Tells the style sheets what the reader has chosen. */
export function wearScheme() {
  const dark = keptDark();
  if (dark !== null) document.documentElement.dataset.scheme = dark ? "dark" : "light";
}
