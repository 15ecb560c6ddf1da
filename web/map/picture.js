// @ts-check
// A board as a small picture: its land, its lines, and its spaces in the colour of the side that holds them at the start.

import { s } from "../kit/dom.js";
import { pathsOf } from "./ground.js";

/** @typedef {import("../types").BoardFacts} BoardFacts */
/** @typedef {import("../types").SpaceFact} SpaceFact */

/** The radius of a space in the picture. */
const DOT = 30;

/** Draws a board as a picture, cropped to the part in use. @param {BoardFacts} board @param {string} base its coast */
export function picture(board, base) {
  const { x, y, width, height } = extent(board);
  return s("svg", { class: "picture", viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("rect", { class: "sea", x: -400, y: -400, width: board.canvas.width + 800, height: board.canvas.height + 800 }),
    ...coast(base),
    s("path", { class: "pictured-ways", d: ways(board) }),
    ...["", "french", "british"].map((side) => s("path", { class: `pictured ${side}`, d: dots(board.spaces.filter((space) => (space.control ?? "") === side)) })));
}

/** Returns the outlines of a coarse drawing, with a waterline along the shore. @param {string} base */
function coast(base) {
  const paths = pathsOf(base);
  const shore = ["land", "lake", "island"].map((kind) => paths.get(kind) ?? "").join("");
  return [
    s("path", { class: "waterline", d: shore, "stroke-width": 40 }),
    s("path", { class: "land", d: shore, "fill-rule": "evenodd" }),
    s("path", { class: "slope", d: paths.get("heights") }),
    ...[170, 90].map((width, i) => s("path", { class: "heights", d: paths.get("heights"), "stroke-width": width, "stroke-dashoffset": 9 * i })),
    s("path", { class: "river", d: paths.get("river") }),
  ];
}

/** Returns the part of the sheet that is in use: the spaces, and the bends of lines around them. @param {BoardFacts} board */
export function extent({ spaces, lines, canvas }) {
  const at = new Map(spaces.map((space) => [space.id, space]));
  const bends = lines.flatMap(({ a, b, curve }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to && curve ? [{ x: (from.x + to.x + 2 * curve[0]) / 4, y: (from.y + to.y + 2 * curve[1]) / 4 }] : [];
  });
  const edges = (/** @type {number} */ margin, /** @type {{ x: number, y: number, w?: number, h?: number }[]} */ list) => list.map(({ x, y, w = 0, h = 0 }) =>
    ({ left: x - w / 2 - margin, top: y - h / 2 - margin, right: x + w / 2 + margin, bottom: y + h / 2 + margin }));
  const all = [...edges(110, spaces), ...edges(24, bends)];
  const left = Math.max(0, Math.min(...all.map((one) => one.left)));
  const top = Math.max(0, Math.min(...all.map((one) => one.top)));
  const right = Math.min(canvas.width, Math.max(...all.map((one) => one.right)));
  const bottom = Math.min(canvas.height, Math.max(...all.map((one) => one.bottom)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** @param {BoardFacts} board */
function ways({ spaces, lines }) {
  const at = new Map(spaces.map((space) => [space.id, space]));
  return lines.map((line) => {
    const [a, b] = [at.get(line.a), at.get(line.b)];
    if (!a || !b) return "";
    return `M${a.x} ${a.y}${line.curve ? `Q${line.curve[0]} ${line.curve[1]} ` : "L"}${b.x} ${b.y}`;
  }).join("");
}

/** @param {SpaceFact[]} spaces */
const dots = (spaces) => spaces.map(({ x, y, w, h }) => (w && h ? `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`
  : `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 1 ${2 * DOT} 0a${DOT} ${DOT} 0 1 1 ${-2 * DOT} 0z`)).join("");
