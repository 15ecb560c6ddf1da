// @ts-check
// Units that count by their shape: the shape itself, full or hollow where it is reduced, with a sign for its type.

import { h, s } from "../kit/dom.js";
import { pieces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { attr } from "../model/words.js";
import { sign } from "./sprite.js";

/** @typedef {import("../types").PieceFact} PieceFact */
/** @typedef {Pick<import("../types").PieceView, "reduced" | "spent">} Condition */

/** About 34 wide, centred. @type {Record<string, string>} */
export const OUTLINES = {
  triangle: "M0-19l19 34h-38z",
  square: "M-16-16h32v32h-32z",
  circle: "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z",
};

/** A unit, about 34 wide and centred; one without a shape is a leader. @param {PieceFact | undefined} fact @param {Condition} condition */
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

/** A unit for use in text, on the colour of its side. @param {import("../types").PieceView} piece @param {string} side */
export function unitChip(piece, side, size = 30) {
  return h("span", { class: `chip unit-chip ${side}` },
    s("svg", { viewBox: "-21 -21 42 42", width: size - 4, height: size - 4, "aria-hidden": "true" }, unit(pieces.get(piece.id), piece)));
}
