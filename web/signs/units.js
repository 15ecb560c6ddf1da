// @ts-check
// Drawings of units as counters. The form and the colour of a counter show its side, a sign its type, and digits its strength; a reduced
// unit shows its pale side. In games whose units have shapes, the counter shows the unit's shape.

import { h, s } from "../kit/dom.js";
import { pieces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { ratings } from "../model/names.js";
import { each, isLeader } from "../model/view.js";
import { attr, t } from "../model/words.js";
import { sign } from "./sprite.js";

/** @typedef {import("../types").PieceFact} PieceFact */
/** @typedef {Pick<import("../types").PieceView, "reduced" | "spent">} Condition */
/** @typedef {import("../model/view.js").Counter} Counter */

/** The outlines of the units' shapes, about 34 wide and centred. @type {Record<string, string>} */
export const OUTLINES = {
  triangle: "M0-19l19 34h-38z",
  square: "M-16-16h32v32h-32z",
  circle: "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z",
};

/** The outlines of the sides' counters, 30 wide and centred: cut or square corners tell them apart without colours. @type {Record<string, string>} */
export const BODIES = {
  french: "M-15-9l6-6h18l6 6v18l-6 6h-18l-6-6z",
  british: "M-15-15h30v30h-30z",
};

/** The width and height of a counter. */
export const FACE = 32;
/** The sign of foot, also used for a unit whose type has no sign. */
const FOOT = "M-10-5.500h20v11h-20zM-10-5.500l20 11M10-5.500l-20 11";

/** Draws a unit by its shape, about 34 wide and centred; a piece without a shape is a leader. @param {PieceFact | undefined} fact @param {Condition} condition */
export function unit(fact, { reduced, spent }) {
  const state = `${reduced ? " reduced" : ""}${spent ? " spent" : ""}`;
  const type = fact?.type ?? "";
  if (!fact?.shape) {
    return s("g", { class: `unit leader${state}` }, s("circle", { class: "outline", r: 17 }),
      s("text", { class: "letters", y: 8 }, fact?.rating ?? "★"));
  }
  const letters = attr(fact.name, "sign");
  return s("g", { class: `unit ${fact.shape} ${fact.kind}${state}` },
    s("path", { class: "outline", d: OUTLINES[fact.shape] }),
    hasSign("type", type) ? sign("type", type, "sign-on")
    : letters ? s("text", { class: "letters", y: fact.shape === "triangle" ? 12 : 7 }, letters) : null);
}

/** Returns the text on a unit's counter: its strength and movement, or the number of units that the counter represents. @param {Counter} one */
const digits = (one) => (one.fact?.strength ? `${each(one)}-${one.fact.movement ?? 0}` : String(one.n));

/** Draws a unit as a counter, 30 wide and centred. @param {Counter} one @param {number} [n] the number of equal units, shown beside it */
export function face(one, n = 1) {
  const { fact, side, kind, id } = one;
  const state = `${one.reduced ? " reduced" : ""}${one.spent ? " spent" : ""}`;
  const named = hasSign("unit", id) ? id : kind;
  return s("g", { class: `tile ${side} ${kind}${state}` },
    s("path", { class: "body", d: BODIES[side] ?? BODIES.british }),
    ...(fact?.shape ? [s("g", { transform: "scale(.76)" }, unit(fact, one))] : [
      hasSign("unit", named) ? s("g", { class: "arm", transform: "translate(0 -6)" }, ...sign("unit", named).children) : s("path", { class: "arm", d: FOOT, transform: "translate(0 -6)" }),
      s("text", { class: "digits", y: 12 }, digits(one))]),
    n > 1 ? s("text", { class: "count", x: 13, y: 16 }, `×${n}`) : null);
}

/** Returns the ratings printed on a leader's counter. @param {Counter} one */
const rating = (one) => ratings(one.fact) || (one.rating ? `+${one.rating}` : "★");
/** Returns the width of a leader's counter, which depends on the leader's name. @param {Counter} one */
export const plateWidth = (one) => Math.max(64, t(one.name).length * 7.7 + rating(one).length * 7.2 + 26);
/** The height of a leader's counter. */
export const PLATE = 19;

/** Draws a leader's counter with name and ratings, centred. @param {Counter} one */
export function plate(one) {
  const wide = plateWidth(one);
  return s("g", { class: `plate-of ${one.side}${one.spent ? " spent" : ""}${one.wounded ? " wounded" : ""}` },
    s("rect", { class: "body", x: -wide / 2, y: -9, width: wide, height: 18, rx: one.side === "french" ? 9 : 2 }),
    s("text", { class: "who", x: 8 - wide / 2, y: 4.500 }, t(one.name)),
    s("text", { class: "rating", x: wide / 2 - 7, y: 4.500 }, rating(one)));
}

/** Draws a unit for use in text, on a background in the colour of its side. @param {import("../types").PieceView} piece @param {string} side */
export function unitChip(piece, side, size = 30) {
  return h("span", { class: `chip unit-chip ${side}` },
    s("svg", { viewBox: "-21 -21 42 42", width: size - 4, height: size - 4, "aria-hidden": "true" }, unit(pieces.get(piece.id), piece)));
}

/** Draws a counter for use in text. @param {Counter} one */
export function faceIn(one, size = 36) {
  if (isLeader(one)) return h("span", { class: `chip leader ${one.side}` }, rating(one));
  return s("svg", { class: "tile-in", viewBox: "-17 -17 34 34", width: size, height: size, "aria-hidden": "true" }, face(one));
}
