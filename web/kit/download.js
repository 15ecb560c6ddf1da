// @ts-check
// Downloads of files that the page has created.

import { h } from "./dom.js";

/** Downloads text as a file. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
