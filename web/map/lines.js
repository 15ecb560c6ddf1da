// @ts-check
// The lines between spaces. A one-way line ends in an arrowhead, at some distance from the space to which it leads.

import { byId, s, sync } from "../kit/dom.js";
import { drawn, spaces, wordsOf } from "../model/facts.js";
import { told } from "../model/look.js";
import { sign } from "../signs/sprite.js";

/** @typedef {import("../types").LineFact} LineFact */
/** @typedef {import("../types").SpaceFact} SpaceFact */

/** Returns whether a line is one-way. @param {LineFact} line */
const isOneWay = (line) => told("line", line.kind, "one-way") !== null;

/** Draws the lines of the board, once. @param {import("../types").BoardFacts} board */
export function drawLines(board) {
  sync(byId("lines"), board.lines, (line) => `${line.a}-${line.b}-${line.kind}`, (line) => {
    const a = spaces.get(line.a);
    const b = spaces.get(line.b);
    return a && b ? isOneWay(line) ? arrow(line, a, b) : way(line) : s("g");
  });
}

/** Returns the path of a line, and its middle. @param {LineFact} line */
export function course(line) {
  const a = /** @type {SpaceFact} */ (spaces.get(line.a));
  const b = /** @type {SpaceFact} */ (spaces.get(line.b));
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  if (!line.curve) return { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, x, y };
  const [cx, cy] = line.curve;
  return { d: `M${a.x} ${a.y}Q${cx} ${cy} ${b.x} ${b.y}`, x: (x + cx) / 2, y: (y + cy) / 2 };
}

/** @param {LineFact} line */
function way(line) {
  const { d } = course(line);
  return s("g", { class: ["line", line.kind, ...wordsOf(line).map(([name, value]) => `${name}-${value}`)].join(" ") }, s("path", { class: "bed", d }), s("path", { class: "way", d }));
}

/** @param {LineFact} line @param {SpaceFact} a @param {SpaceFact} b */
function arrow(line, a, b) {
  const [cx, cy] = line.curve ?? [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const turn = Math.atan2(b.y - cy, b.x - cx);
  const clear = edge(b, turn);
  const x = b.x - Math.cos(turn) * clear;
  const y = b.y - Math.sin(turn) * clear;
  const d = `M${a.x} ${a.y}Q${cx} ${cy} ${x - Math.cos(turn) * 24} ${y - Math.sin(turn) * 24}`;
  return s("g", { class: `line one-way ${line.kind}` }, s("path", { class: "bed", d }), s("path", { class: "way", d }),
    s("g", { transform: `translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})` }, ...sign("line", line.kind).children));
}

/** Returns the distance from the middle of a space to its edge in a direction. @param {SpaceFact} space @param {number} turn */
function edge(space, turn) {
  if (!space.w || !space.h) return 76 * drawn.grain;
  return 6 + Math.min(space.w / 2 / Math.abs(Math.cos(turn) || 1e-9), space.h / 2 / Math.abs(Math.sin(turn) || 1e-9));
}
