// @ts-check
// Units that count by their shape: the shape itself, full or hollow where it is reduced, with a sign for its type.

import { h, s } from "../kit/dom.js";
import { pieces } from "../model/facts.js";
import { reading } from "../model/view.js";
import { attr, keyOf } from "../model/words.js";

/** @typedef {import("../types").Piece} Piece */

/** About 34 wide, centred. @type {Record<string, string>} */
export const OUTLINES = {
  triangle: "M0-19l19 34h-38z",
  square: "M-16-16h32v32h-32z",
  circle: "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z",
};

/** What is drawn on the types that have no letters. @type {Record<string, string>} */
const SIGNS = {
  artillery: "M-11-4l17-5 3 7-17 5zM-5 6a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z",
  fort: "M-11-11l6 2h10l6-2-2 6v10l2 6-6-2h-10l-6 2 2-6v-10z",
  bastion: "M-11 9v-9l11-10 11 10v9h-6v-6h-10v6z",
  fleet: "M-11 4h22c-2 5-4 7-7 7h-9c-3 0-5-2-6-7zM-1-12v13h-8c3-4 6-8 8-13zM2-9c3 3 5 6 6 10h-6z",
};

/** A unit, about 34 wide and centred; one without a shape is a commander. @param {Piece | undefined} fact @param {boolean} reduced @param {boolean} spent */
export function unit(fact, reduced, spent) {
  const state = `${reduced ? " reduced" : ""}${spent ? " spent" : ""}`;
  const type = fact?.type ?? "";
  if (!fact?.shape) {
    return s("g", { class: `unit commander${state}` }, s("circle", { class: "outline", r: 17 }),
      s("text", { class: "letters", y: 8 }, fact?.rating ?? "★"));
  }
  const letters = attr(keyOf("sort", fact.id), "sign");
  return s("g", { class: `unit ${fact.shape} ${fact.kind}${state}` },
    s("path", { class: "outline", d: OUTLINES[fact.shape] }),
    SIGNS[type] ? s("path", { class: "sign-on", d: SIGNS[type] })
    : letters ? s("text", { class: "letters", y: fact.shape === "triangle" ? 12 : 7 }, letters) : null);
}

/** A unit by its name in a stack, for use in text, on the colour of its side. @param {string} key @param {string} side */
export function unitChip(key, side, size = 30) {
  const { id, reduced, spent } = reading(key);
  return h("span", { class: `chip unit-chip ${side}` },
    s("svg", { viewBox: "-21 -21 42 42", width: size - 4, height: size - 4, "aria-hidden": "true" }, unit(pieces.get(id), reduced, spent)));
}
