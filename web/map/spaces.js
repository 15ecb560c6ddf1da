// @ts-check
// Draws the spaces with their holders and printed facts, and rings around those in focus.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { spokenOf } from "../model/lessons.js";
import { signNames, told } from "../model/look.js";
import { SIDES, state } from "../model/state.js";
import { spacesOf } from "../model/targets.js";
import { controlOf, focus, markersIn } from "../model/view.js";
import { factSign, isPrinted, ornaments, outline, spaceLook } from "../signs/places.js";
import { MARKS } from "../signs/sides.js";
import { blocks, isBesieged } from "./forces.js";
import { drawMarkers } from "./markers.js";

/** @typedef {import("../types").SpaceFact} SpaceFact */
/** @typedef {import("../types").BoardFacts} BoardFacts */

/** Draws the spaces with their control and their markers. */
export function drawSpaces() {
  const board = state.board;
  if (!board) return;
  sync(byId("spaces"), board.spaces, (space) => space.id, makeSpace, updateSpace);
}

/** @param {SpaceFact} space */
function makeSpace(space) {
  const shape = outline(space);
  const inner = s("g", { class: space.w ? "inner boxed" : "inner" });
  if (!space.w) inner.append(s("circle", { class: "ring", r: 62 }), s("circle", { class: "hit", r: 62 }));
  else inner.append(s("path", { class: "ring", d: shape }));
  const facts = signNames("fact").filter((name) => isPrinted(space, name));
  const under = (/** @type {string} */ name) => told("fact", name, "under") !== null || told("fact", name, "outline") === "under";
  inner.append(
    ...facts.filter(under).flatMap((name) => factSign(space, name)),
    s("path", { class: "shape shadow", d: shape, transform: "translate(3 5)" }),
    s("path", { class: "shape", d: shape }),
    s("path", { class: "pattern", d: shape }),
    ...(space.w ? [] : ornaments(space.kind)),
    ...facts.filter((name) => told("fact", name, "outline") === "over").flatMap((name) => factSign(space, name)),
    s("path", { class: "held" }), s("g", { class: "markers" }),
    ...facts.filter((name) => !under(name) && told("fact", name, "outline") === null).flatMap((name) => factSign(space, name)));
  return s("g", { class: `space ${spaceLook(space)}`, "data-id": `space:${space.id}`, transform: `translate(${space.x} ${space.y})` },
    s("title"), inner);
}

/** @param {SVGGElement} el @param {SpaceFact} space */
function updateSpace(el, space) {
  const control = controlOf(space);
  const markers = markersIn(space.id);
  const taken = Boolean(control && space.control && control !== space.control);
  for (const side of SIDES) el.classList.toggle(side, control === side);
  el.classList.toggle("neutral", !control);
  for (const name of signNames("marker")) el.classList.toggle(`has-${name}`, markers.some((marker) => marker.id === name));
  el.classList.toggle("taken", taken);
  el.classList.toggle("besieged", drawn.blocks && isBesieged(space.id));
  const held = el.querySelector(".held");
  if (held) set(held, { d: control ? MARKS[control] : "" });
  const box = el.querySelector(".markers");
  if (box) drawMarkers(box, markers, space, drawn.blocks ? blocks(space.id).length : 0);
}

/** Draws rings around the spaces in focus, those of the log line under the pointer, and those that a lesson refers to. */
export function drawHalos() {
  const { pointed } = state;
  const looked = new Set(focus());
  const taught = new Set(state.story.moment ? [] : spokenOf().targets.flatMap(spacesOf));
  const shown = (state.board?.spaces ?? []).filter((space) => looked.has(space.id) || pointed.has(space.id) || taught.has(space.id));
  sync(byId("halos"), shown, (space) => space.id,
    (space) => s("g", { transform: `translate(${space.x} ${space.y})` }, s("circle", { class: "halo inner", r: 88 })),
    (el, space) => {
      el.classList.toggle("focus", looked.has(space.id));
      el.classList.toggle("pointed", pointed.has(space.id));
      el.classList.toggle("taught", taught.has(space.id));
    });
}
