// @ts-check
// Draws the spaces, who holds them and what is printed there; rings around those that are looked at.

import { byId, put, s, set, sync } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { spaceWords } from "../model/names.js";
import { state } from "../model/state.js";
import { controlOf, focus, markersIn } from "../model/view.js";
import { anchor, ANYWHERE, badge, BUST, HUT, numberBox, PEAKS, SHAPES, STAR } from "../signs/places.js";
import { MARKS } from "../signs/sides.js";
import { blocks } from "./forces.js";
import { drawLabels } from "./labels.js";
import { drawMarkers } from "./markers.js";

/** @typedef {import("../types").Space} Space */
/** @typedef {import("../types").Board} Board */

/** Spaces, their control and marks, and their names. */
export function drawSpaces() {
  const board = state.board;
  if (!board) return;
  sync(byId("spaces"), board.spaces, (space) => space.id, makeSpace, updateSpace);
  drawLabels();
}

/** @param {Space} space */
function makeSpace(space) {
  const shape = outline(space);
  const inner = s("g", { class: space.w ? "inner boxed" : "inner" });
  if (!space.w) inner.append(s("circle", { class: "ring", r: 62 }), s("circle", { class: "hit", r: 62 }));
  else inner.append(s("path", { class: "ring", d: shape }));
  if (space.fortress && !space.w) inner.append(s("path", { class: "bastions", d: STAR }));
  if (space.victory) inner.append(s("path", { class: "worth", d: shape }));
  inner.append(
    s("path", { class: "shape shadow", d: shape, transform: "translate(3 5)" }),
    s("path", { class: "shape", d: shape }),
    s("path", { class: "pattern", d: shape }));
  if (space.kind === "fortress") inner.append(s("path", { class: "inside", d: SHAPES.fortress, transform: "scale(.8)" }));
  if (space.kind === "mountain") inner.append(s("path", { class: "peaks", d: PEAKS }));
  if (space.settlement?.length) inner.append(s("path", { class: `settlement ${space.group ?? ""}`, d: shape }));
  inner.append(s("path", { class: "held" }), s("g", { class: "markers" }));
  if (space.village && space.kind !== "village") inner.append(badge("wigwam", -58, -6, s("path", { d: HUT })));
  for (let i = 0; i < (space.militia ?? 0); i += 1) inner.append(badge("militia", (i - ((space.militia ?? 0) - 1) / 2) * 17, 42, s("path", { d: BUST })));
  if (space.key) inner.append(badge("keystar", -50, -8, s("path", { d: "M0-17l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z" })));
  if (space.vp !== undefined && space.vp !== null) inner.append(numberBox("vp", -37, 38, space.vp));
  if (space.defence !== undefined && space.defence !== null) inner.append(numberBox("dv", 37, 38, space.defence));
  if (space.port) {
    const [x, y] = space.w && space.h ? [space.w / 2 - 26, space.h / 2 - 26] : drawn.massed ? [40, 36] : [0, 42];
    inner.append(badge("port", x, y, ...anchor()));
  }
  return s("g", { class: `space ${space.kind}${space.fortress ? " walled" : ""} ${space.department ?? space.nation ?? ""}`, "data-id": `space:${space.id}`, transform: `translate(${space.x} ${space.y})` },
    s("title"), inner);
}

/** @param {Space} space */
function outline(space) {
  if (space.w && space.h) return `M${-space.w / 2} ${-space.h / 2}h${space.w}v${space.h}h${-space.w}z`;
  return SHAPES[space.kind] ?? ANYWHERE;
}

/** @param {SVGGElement} el @param {Space} space */
function updateSpace(el, space) {
  const control = controlOf(space);
  const markers = markersIn(space.id);
  const destroyed = markers.some((marker) => marker.id === "destroyed");
  const taken = Boolean(control && space.control && control !== space.control);
  for (const side of ["french", "british"]) el.classList.toggle(side, control === side);
  el.classList.toggle("neutral", !control);
  el.classList.toggle("destroyed", destroyed);
  el.classList.toggle("taken", taken);
  const held = el.querySelector(".held");
  if (held) set(held, { d: destroyed ? "M-22-20L22 24M22-20L-22 24" : control ? MARKS[control] : "" });
  const box = el.querySelector(".markers");
  const others = markers.filter((marker) => marker.id !== "destroyed" && marker.id !== "control");
  if (box) drawMarkers(box, others, space, drawn.massed ? blocks(space.id).length : 0);
  const title = el.querySelector("title");
  if (title) put(title, spaceWords(space.id).join(" · "));
}

/** Rings around what is looked at, and around what the line of the log under the pointer speaks of. */
export function drawHalos() {
  const { pointed } = state;
  const looked = new Set(focus());
  const shown = (state.board?.spaces ?? []).filter((space) => looked.has(space.id) || pointed.has(space.id));
  sync(byId("halos"), shown, (space) => space.id,
    (space) => s("g", { transform: `translate(${space.x} ${space.y})` }, s("circle", { class: "halo inner", r: 88 })),
    (el, space) => {
      el.classList.toggle("focus", looked.has(space.id));
      el.classList.toggle("pointed", pointed.has(space.id));
    });
}
