// @ts-check
// The empty sheet and the land on it, which are drawn once.

import { byId, s } from "../kit/dom.js";

/** @typedef {import("../types").BoardFacts} BoardFacts */

/** Creates the empty map: one layer for the land, which seldom changes, and one for everything on it. @param {BoardFacts} board */
export function makeMap(board) {
  const { width, height } = board.canvas;
  const land = s("svg", { id: "land", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  land.append(
    s("defs", null, s("clipPath", { id: "sheet" }, s("rect", { width, height }))),
    s("rect", { class: "margin", x: -34, y: -34, width: width + 68, height: height + 68, rx: 6 }),
    s("g", { "clip-path": "url(#sheet)" },
      s("rect", { class: "sea", width, height }),
      s("g", { id: "coast" }),
      s("g", { id: "cartouche" }),
      s("g", { id: "lines" })),
    s("rect", { class: "neatline", x: -10, y: -10, width: width + 20, height: height + 20 }));
  const map = s("svg", { id: "map", viewBox: `0 0 ${width} ${height}`, role: "group", tabindex: "0" });
  map.append(
    s("defs", null, hatch("hatch-french", "M0 12L12 0M-3 3L3-3M9 15L15 9")),
    s("g", { id: "layers" }),
    s("g", { id: "ways" }),
    s("g", { id: "halos" }),
    s("g", { id: "spaces" }),
    s("g", { id: "arrows" }),
    s("g", { id: "march" }),
    s("g", { id: "labels" }),
    s("g", { id: "stacks" }),
    s("g", { id: "marks" }),
    s("g", { id: "named" }),
    s("g", { id: "travel" }));
  return { land, map };
}

/** @param {string} id @param {string} d */
function hatch(id, d) {
  return s("pattern", { id, width: 12, height: 12, patternUnits: "userSpaceOnUse" }, s("path", { d, class: "hatch" }));
}

/** Draws coast, lakes and rivers from the game's drawing. @param {string} text */
export function drawBase(text) {
  byId("coast").replaceChildren(...coast(text));
}

/** The lengths of the strokes across a range, which follow each other five units apart and begin again. */
const HACHURES = [190, 96, 150, 60, 172, 118];

/** Returns the paths of the game's drawing, with waterlines added along the shore, and slopes drawn in three steps around high land. @param {string} text */
export function coast(text) {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  /** @type {Element[]} */
  const shore = [];
  /** @type {Element[]} */
  const rest = [];
  for (const path of drawing.querySelectorAll("path")) {
    const kind = path.getAttribute("class") ?? "land";
    const d = path.getAttribute("d");
    if (kind === "heights") {
      rest.push(...HACHURES.map((width, i) => s("path", { class: kind, d, "stroke-width": width, "stroke-dashoffset": -5 * i })));
      continue;
    }
    rest.push(s("path", { class: kind, d, "fill-rule": path.getAttribute("fill-rule") }));
    if (kind === "land") for (const width of [46, 28, 12]) shore.push(s("path", { class: "waterline", d, "stroke-width": width }));
  }
  return [...shore, ...rest];
}
