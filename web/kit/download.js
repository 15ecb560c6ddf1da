// @ts-check
// Files that the page has made, for the reader to keep.

import { h } from "./dom.js";

/** Saves text as a file, wherever the browser saves such things. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
