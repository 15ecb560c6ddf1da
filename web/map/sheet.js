// @ts-check
// The empty sheet and the land on it, which are drawn once.

import { byId, s } from "../kit/dom.js";
import { ground } from "./ground.js";
import { woods } from "./woods.js";

/** @typedef {import("../types").BoardFacts} BoardFacts */

/** Creates the empty map: one layer for the land, which seldom changes, and one for everything on it. @param {BoardFacts} board */
export function makeMap(board) {
  const { width, height } = board.canvas;
  const neatline = (/** @type {number} */ far, /** @type {string} */ more) => s("rect", { class: `neatline${more}`, x: -far, y: -far, width: width + 2 * far, height: height + 2 * far });
  const land = s("svg", { id: "land", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  land.append(
    s("defs", null, s("clipPath", { id: "sheet" }, s("rect", { width, height }))),
    s("rect", { class: "margin", x: -34, y: -34, width: width + 68, height: height + 68, rx: 6 }),
    s("g", { "clip-path": "url(#sheet)" },
      s("rect", { class: "sea", width, height }),
      s("g", { id: "coast" }),
      s("g", { id: "cartouche" }),
      s("g", { id: "lines" })),
    ...[1, 17].map((far) => neatline(far, "")), neatline(9, " divided"));
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

/** @param {string} id */
const outline = (id) => byId(id).getAttribute("d") ?? "";

/** Draws the land from the game's drawing. @param {string} text @param {BoardFacts} board */
export function drawBase(text, board) {
  byId("coast").replaceChildren(...ground(text));
  byId("woods").replaceChildren(...woods(board, outline("shore"), outline("crest")));
}
