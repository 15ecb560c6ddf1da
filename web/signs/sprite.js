// @ts-check
// Draws the game's own signs.

import { s } from "../kit/dom.js";
import { symbol } from "../model/look.js";

/** Returns a copy of a sign, in a group with the given class; the group is empty if the game has no such sign. @param {string} part @param {string | number} name @param {string} [cls] */
export function sign(part, name, cls = `${part}-${name}`) {
  const parts = Array.from(symbol(part, name)?.children ?? [], (child) => document.importNode(child, true));
  return s("g", { class: cls }, ...parts);
}

/** Draws a sign that is stroked on a field of 24 by 24, for use in text. @param {string} part @param {string} name @param {number} size */
export function signIcon(part, name, size) {
  return s("svg", { class: `icon ${part}-${name}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" }, ...sign(part, name).children);
}
