// @ts-check
// Drawings of spaces: the outline of their kind, and a sign for each fact that is printed there.

import { s } from "../kit/dom.js";
import { factOf, wordsOf } from "../model/facts.js";
import { signNames, symbol, told } from "../model/look.js";
import { sign } from "./sprite.js";

/** @typedef {import("../types").SpaceFact} SpaceFact */

/** The outline of a space whose kind has no outline of its own. */
export const ANYWHERE = "M-38 0a38 38 0 1 1 76 0a38 38 0 1 1-76 0z";

/** Returns the outline of a kind of space, about 90 wide and centred. @param {string} kind */
export const kindOutline = (kind) => symbol("kind", kind)?.querySelector(".outline")?.getAttribute("d") ?? ANYWHERE;

/** Returns the outline of a space; a box has its own size. @param {SpaceFact} space */
export function outline(space) {
  if (space.w && space.h) return `M${-space.w / 2} ${-space.h / 2}h${space.w}v${space.h}h${-space.w}z`;
  return kindOutline(space.kind);
}

/** Returns the parts that are drawn on spaces of a kind, apart from the outline. @param {string} kind @returns {Element[]} */
export const ornaments = (kind) => [...sign("kind", kind).children].filter((part) => !part.classList.contains("outline"));

/** Returns whether a fact is printed at a space. A number is always printed, even zero. @param {SpaceFact} space @param {string} name */
export function isPrinted(space, name) {
  const value = factOf(space, name);
  return typeof value === "number" || (Array.isArray(value) ? value.length > 0 : Boolean(value));
}

/** Returns the classes of a space: its kind, `NAME-VALUE` for a fact that is a word, and `is-NAME` for one that is simply true. @param {SpaceFact} space */
export function spaceLook(space) {
  const flags = Object.entries(space).filter(([, value]) => value === true).map(([name]) => `is-${name}`);
  return [`kind-${space.kind}`, ...flags, ...wordsOf(space).map(([name, value]) => `${name}-${value}`)].join(" ");
}

/** Returns the signs of a fact that is printed at a space: at its position, or along the outline. @param {SpaceFact} space @param {string} name @returns {Element[]} */
export function factSign(space, name) {
  if (told("fact", name, "outline") !== null) return [s("path", { class: `fact-${name}`, d: outline(space) })];
  if (told("fact", name, "under") !== null) return space.w ? [] : [sign("fact", name)];
  const value = factOf(space, name);
  const apart = Number(told("fact", name, "apart") ?? 0);
  const many = apart > 0 ? Number(value) : 1;
  const [x = 0, y = 0] = space.w && space.h ? [space.w / 2 - 26, space.h / 2 - 26] : (told("fact", name, "at") ?? "0 0").split(" ").map(Number);
  return Array.from({ length: many }, (_, i) => {
    const part = factBadge(name, value);
    part.setAttribute("transform", `translate(${x + (i - (many - 1) / 2) * apart} ${y})`);
    return part;
  }).filter((part) => part.childElementCount > 0);
}

/** Returns one sign of a fact, with its number if it has one. @param {string} name @param {unknown} value */
export function factBadge(name, value) {
  const part = sign("fact", name);
  const number = part.querySelector(".n");
  if (!number) return part;
  // The style sheet enlarges a `fact-badge` whose digits would be too small to read.
  number.textContent = String(value);
  return s("g", null, s("g", { class: "fact-badge" }, part));
}

/** The results of `isChief`, which are cached since the board and the signs never change. @type {WeakMap<SpaceFact, boolean>} */
const chiefs = new WeakMap();

/** Returns whether a space is important enough for its name to be always shown. @param {SpaceFact} space */
export function isChief(space) {
  const known = chiefs.get(space);
  if (known !== undefined) return known;
  const chief = signNames("fact").some((name) => told("fact", name, "chief") !== null && isPrinted(space, name));
  chiefs.set(space, chief);
  return chief;
}
