// @ts-check
// Tracks as they are printed: boxes in a row with a marker in one of them.

import { h } from "../kit/dom.js";
import { sideName } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { t } from "../model/words.js";
import { mark } from "./sides.js";

/** @typedef {Record<import("../types").Side, number>} Both */

/** Draws a track that both sides share, without a zero: boxes left of the middle count for the French, boxes right of it for the British. @param {number} most @param {Both} at */
export function singleTrack(most, at) {
  const now = Math.max(-most, Math.min(most, at.british - at.french));
  const boxes = Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter((n) => n !== 0);
  return h("span", { class: "boxes-row single-row", "aria-hidden": "true" },
    ...boxes.map((n) => h("i", { class: `${n < 0 ? "french" : "british"}${n === now ? " here" : ""}`, "data-at": n }, n === now ? Math.max(at.french, at.british) : "")));
}

/** Draws a track for each side, filled from the left. @param {number} most @param {Both} at */
export function pairTrack(most, at) {
  return h("span", { class: "pair-rows", "aria-hidden": "true" }, ...SIDES.map((side) => h("span", { class: `boxes-row ${side}` },
    ...Array.from({ length: most }, (_, i) => h("i", { class: `${side}${i < at[side] ? " here" : ""}` })))));
}

/** Draws the track of a battle with the markers of both sides; a marker beyond an end of the track stays at the end, and shows its number. @param {{ least: number, most: number, at: Both }} track */
export function battleTrack({ least, most, at }) {
  const held = (/** @type {number} */ n) => Math.max(least, Math.min(most, n));
  const boxes = Array.from({ length: most - least + 1 }, (_, i) => i + least);
  const row = (/** @type {import("../types").Side} */ side) => h("tr", { class: `marker-of ${side}` },
    ...boxes.map((n) => h("td", null, n === held(at[side]) && mark(side, 15), n === held(at[side]) && n !== at[side] && h("b", null, at[side]))));
  return h("table", { class: "battle-track", role: "img", "aria-label": SIDES.map((side) => t("some-pieces", { name: sideName(side), n: at[side] })).join(", ") },
    row("french"),
    h("tr", null, ...boxes.map((n) => h("td", { class: ["box", ...SIDES.filter((side) => held(at[side]) === n)].join(" ") }, n))),
    row("british"));
}
