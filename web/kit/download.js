// @ts-check
// Downloads of files that the page has created.

import { h } from "./dom.js";

/** Downloads text as a file. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  downloadFile(name, new Blob([text], { type }));
}

/** Downloads a file. @param {string} name @param {Blob} file */
export function downloadFile(name, file) {
  const address = URL.createObjectURL(file);
  const link = h("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
