// @ts-check
// The other side's moves, as arrows that stay on the map until the player's own turn is over, and marks on spaces where something changed.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn, spaces, ways } from "../model/facts.js";
import { state } from "../model/state.js";
import { keyOf, t } from "../model/words.js";
import { course } from "./lines.js";

/** @typedef {[number, number]} Point */

/** The distance between the ends of an arrow and the middles of the spaces there. */
const CLEAR = 58;

/** The length below which an arrow is drawn as a thin curve beside its line: on the line, the counters at both ends would cover it. */
const SHORT = 240;
/** The distance between the ends of a short arrow and the middles of the spaces, and its bulge as a share of its length. */
const SHORT_CLEAR = 34;
const BOW = 0.75;

/** Draws the arrows and marks, if the player wants them. */
export function drawArrows() {
  const { arrows, trails, marks } = state.story;
  set(byId("arrows"), { "data-shown": arrows && !state.replay ? "" : null });
  sync(byId("arrows"), arrows && !state.replay ? [...trails.map((trail) => ({ key: `${trail.side} ${trail.spaces.join(" ")}`, draw: () => arrow(trail) })),
    ...[...marks].map(([space, mark]) => ({ key: `${mark} ${space} ${state.language}`, draw: () => markOn(space, mark) }))] : [],
  ({ key }) => key, ({ draw }) => draw());
}

/** @param {import("../model/state.js").Trail} trail */
function arrow({ side, spaces }) {
  const straight = along(spaces);
  const short = lengthOf(straight) < SHORT * drawn.grain;
  const way = short ? shortened(bowed(straight), SHORT_CLEAR * drawn.grain) : shortened(straight, CLEAR * drawn.grain);
  const [end, before] = [way.at(-1), way.at(-2)];
  if (!end || !before) return s("g");
  const d = way.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return s("g", { class: `went ${side}${short ? " short" : ""}`, "data-went": spaces.join(" ") },
    s("path", { class: "casing", d }), s("path", { class: "shaft", d }),
    s("g", { transform: `translate(${end[0].toFixed(1)} ${end[1].toFixed(1)}) rotate(${turn.toFixed(1)})` }, s("path", { class: "head", d: "M-8-26L40 0L-8 26z" })));
}

/** The drawing of each mark within its disc: a cross for a loss, a plus for an arrival, a flag for a change of control, a diamond for a marker. @type {Record<import("../model/state.js").Mark, string>} */
export const SIGNS = { lost: "M-9-9L9 9M9-9L-9 9", came: "M0-11V11M-11 0H11", held: "M-6 12V-12H10L5-6L10 0H-6", marker: "M0-11L10 0L0 11L-10 0z" };

/** @param {string} id @param {import("../model/state.js").Mark} mark */
function markOn(id, mark) {
  const space = spaces.get(id);
  if (!space) return s("g");
  return s("g", { class: `changed ${mark}`, "data-changed": id, "data-stack": id, transform: `translate(${space.x} ${space.y})` },
    s("g", { class: "inner" }, s("circle", { r: 21, cx: -54, cy: 52 }), s("path", { d: SIGNS[mark], transform: "translate(-54 52)" })), s("title", null, t(keyOf("legend", mark))));
}

/** Returns the points of a path through some spaces, along the lines of the map if they are connected. @param {string[]} list @returns {Point[]} */
export function along(list) {
  /** @type {Point[]} */
  const points = [];
  for (const [i, id] of list.entries()) {
    const [a, b] = [spaces.get(list[i - 1] ?? ""), spaces.get(id)];
    if (a && b) points.push(...leg(a, b));
  }
  return points;
}

/** Returns the points of one step: along its line, or on a curve if no line connects the two spaces. @param {import("../types").SpaceFact} a @param {import("../types").SpaceFact} b @returns {Point[]} */
function leg(a, b) {
  const line = ways.get(`${a.id}--${b.id}`) ?? ways.get(`${b.id}--${a.id}`);
  const bow = `M${a.x} ${a.y}Q${(a.x + b.x) / 2 + (b.y - a.y) * 0.15} ${(a.y + b.y) / 2 - (b.x - a.x) * 0.15} ${b.x} ${b.y}`;
  const path = s("path", { d: line ? course(line).d : bow });
  const length = path.getTotalLength();
  const parts = Math.max(2, Math.ceil(length / 40));
  const points = Array.from({ length: parts + 1 }, (_, i) => path.getPointAtLength((length * i) / parts)).map(({ x, y }) => /** @type {Point} */ ([x, y]));
  return line && line.a !== a.id ? points.reverse() : points;
}

/** @param {Point[]} way */
const lengthOf = (way) => way.reduce((sum, [x, y], i) => sum + Math.hypot(x - (way[i - 1]?.[0] ?? x), y - (way[i - 1]?.[1] ?? y)), 0);

/** Returns a path bent to the left, so that a move and its return are drawn as two arrows. @param {Point[]} way @returns {Point[]} */
function bowed(way) {
  const [a, b] = [way[0], way.at(-1)];
  if (!a || !b) return way;
  const over = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * BOW, (a[1] + b[1]) / 2 - (b[0] - a[0]) * BOW];
  return Array.from({ length: 25 }, (_, i) => i / 24).map((u) => {
    const at = (/** @type {0 | 1} */ n) => (1 - u) ** 2 * a[n] + 2 * u * (1 - u) * (over[n] ?? 0) + u ** 2 * b[n];
    return [at(0), at(1)];
  });
}

/** Shortens a path at both ends, but never beyond its middle. @param {Point[]} way @param {number} clear @returns {Point[]} */
function shortened(way, clear) {
  const from = way[0];
  const to = way.at(-1);
  if (!from || !to) return way;
  const far = (/** @type {Point} */ [x, y], /** @type {Point} */ [a, b]) => Math.hypot(x - a, y - b) > clear;
  const rest = way.filter((point) => far(point, from) && far(point, to));
  const middle = Math.floor(way.length / 2);
  return rest.length > 1 ? rest : way.slice(Math.max(0, middle - 1), middle + 1);
}
