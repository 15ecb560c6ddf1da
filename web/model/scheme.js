// @ts-check
// The light or dark scheme. It is the system's until the reader chooses one.

import { keepDark, keptDark } from "../net/store.js";

/** Returns whether the page is dark. */
export const isDark = () => keptDark() ?? matchMedia("(prefers-color-scheme: dark)").matches;

/** Makes the page dark or light, and remembers the choice. @param {boolean} dark */
export function setDark(dark) {
  keepDark(dark);
  wearScheme();
}

/** Passes the reader's choice to the style sheets. */
export function wearScheme() {
  const dark = keptDark();
  if (dark !== null) document.documentElement.dataset.scheme = dark ? "dark" : "light";
}
