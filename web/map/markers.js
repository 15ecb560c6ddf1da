// @ts-check
// Draws the markers on spaces. The colour of a marker shows its side. A number shows its level or the number of such markers.

import { s, set, sync } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { hasSign, told } from "../model/look.js";
import { say } from "../model/words.js";
import { sign } from "../signs/sprite.js";

/** @typedef {import("../types").MarkerView} MarkerView */

/** Returns whether a marker is drawn in the middle of a space or in front of its block. Other markers are drawn beside the block. @param {MarkerView} marker */
export const isBuilt = ({ id }) => told("marker", id, "stands") === "middle";

/** Draws the markers of a space. @param {Element} box @param {MarkerView[]} markers @param {import("../types").SpaceFact} space @param {number} crowd the number of blocks on the space */
export function drawMarkers(box, markers, space, crowd) {
  const list = markers.map((marker) => ({ ...marker, built: isBuilt(marker) }));
  const built = list.filter((marker) => marker.built);
  const beside = list.filter((marker) => !marker.built);
  const all = [...built, ...beside];
  sync(box, all, ({ id, side, level, n }) => `${id} ${side} ${level} ${n}`, make, (el, marker, j) => {
    const i = (marker.built ? built : beside).indexOf(marker);
    set(el, { transform: space.w ? row(space, j) : hasSign("marker", marker.id) ? place(marker.built, i, crowd) : `translate(${-46 + i * 34} -40)` });
    const title = el.querySelector("title");
    if (title) title.textContent = `${say(marker.text)}${marker.n > 1 ? ` × ${marker.n}` : ""}`;
  });
}

/** Returns the position of a marker along the foot of a box. @param {import("../types").SpaceFact} space @param {number} i */
const row = ({ w = 0, h = 0 }, i) => `translate(${30 - w / 2 + i * 48} ${h / 2 - 30})`;

/** @param {boolean} built @param {number} i @param {number} crowd */
function place(built, i, crowd) {
  const crowded = crowd > 0;
  // The markers are drawn between two blocks, or below a single block.
  if (drawn.shapes && crowded) return `translate(${i % 2 === 0 ? 62 : -62} ${(crowd > 1 ? -1 : 20) + Math.floor(i / 2) * 44})`;
  if (built) return crowded ? `translate(${-18 + i * 40} 34) scale(1.15)` : `translate(${i * 40} 0) scale(${i > 0 ? 1 : 1.5})`;
  return `translate(${i % 2 === 0 ? 46 : -46} ${crowded ? 12 + Math.floor(i / 2) * 38 : -22 + Math.floor(i / 2) * 38})`;
}

/** @param {MarkerView} marker */
function make(marker) {
  const { id, side = "", level, n } = marker;
  if (!hasSign("marker", id)) {
    return s("g", { class: "marker" }, s("rect", { x: -15, y: -15, width: 30, height: 30 }),
      s("text", { y: 8 }, say(marker.text).slice(0, 2)), s("title"));
  }
  const number = level ?? (n > 1 ? n : "");
  return s("g", { class: `mark-on ${id} ${side}${typeof level === "number" ? " levelled" : ""}` },
    isBuilt(marker) ? null : s("circle", { class: "plate", r: 22 }),
    sign("marker", id, `drawing ${id} ${side}`),
    number !== "" ? s("text", { class: "count", x: 19, y: 24 }, number) : null,
    s("title"));
}
