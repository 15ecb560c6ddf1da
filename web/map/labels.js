// @ts-check
// Places the names of spaces where they can be read: on the side that the board gives, unless a stack, another name or a line is there now. From afar fewer names are shown.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { spokenOf } from "../model/lessons.js";
import { signNames, told } from "../model/look.js";
import { spaceName } from "../model/names.js";
import { changed, SIDES, state, view } from "../model/state.js";
import { spacesOf } from "../model/targets.js";
import { counters, focus, markersIn } from "../model/view.js";
import { language } from "../model/words.js";
import { isChief, isPrinted } from "../signs/places.js";
import { titleBox } from "./cartouche.js";
import { blocks, coverOf, isBesieged, reachOf } from "./forces.js";
import { isBuilt } from "./markers.js";
import { isSpread, larger, scale } from "./size.js";
import { rowsOf } from "./stacks.js";

/** @typedef {import("../types").SpaceFact} SpaceFact */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box the middle, and half the width and height */
/** @typedef {{ space: SpaceFact, rows: string[], x: number, y: number, anchor: string, size: number, headed?: boolean, line?: string }} Label the name of a space; `headed` if it is the heading of a box; `line` is the line that leads to a name placed at some distance */

const LEADING = 1.06;
/** The smallest size of a name on the screen, in pixels. */
const LEAST = 12;

/** The last placement: its inputs, and the areas that names must keep clear of. Names are placed again only if both an input and the areas have changed. @type {{ for: unknown[], on: string }} */
const last = { for: [], on: "" };

/** Redraws the names if anything that they depend on has changed. */
export function drawLabels() {
  const k = larger();
  const now = [view(), language(), k, scale(), isSpread(), state.show.counters];
  if (now.every((part, i) => part === last.for[i])) return;
  last.for = now;
  const ground = drawn.blocks ? amongBlocks(k) : amongRows(k);
  const on = JSON.stringify([...now.slice(1), ground]);
  if (on === last.on) return;
  last.on = on;
  write(byId("labels"), placed(k, ground));
  nameSpace();
}

/** @param {Element} box @param {Label[]} labels */
function write(box, labels) {
  sync(box, labels, (label) => label.space.id,
    (label) => s("g", { "data-of": label.space.id, class: `label kind-${label.space.kind}${isChief(label.space) ? " key" : ""}` }, s("path", { class: "leads" }), s("text")),
    (el, label) => {
      el.classList.toggle("headed", Boolean(label.headed));
      set(el.firstElementChild, { d: label.line ?? null, "stroke-width": (1.4 / scale()).toFixed(1) });
      const text = el.lastElementChild;
      set(text, { "text-anchor": label.anchor, "font-size": label.size.toFixed(1), "stroke-width": (label.size / 4.2).toFixed(1) });
      sync(text, label.rows, (row, i) => `${i}${row}`, (row) => s("tspan", null, row),
        (one, _, i) => set(one, { x: label.x.toFixed(1), y: (label.y + i * label.size * LEADING).toFixed(1) }));
    });
}

/**
 * Draws the names of the space under the pointer and of the spaces that a lesson refers to, if there was no room for
 * these names.
 */
export function nameSpace() {
  const named = new Set([...byId("labels").children].map((el) => el.getAttribute("data-of")));
  const wanted = new Set([state.hovered ?? "", ...spokenOf().targets.flatMap(spacesOf)].filter((id) => !named.has(id)));
  write(byId("named"), [...wanted].flatMap((id) => spaces.get(id) ?? []).map((space) => at(space, broken(spaceName(space.id)), { side: "s", shift: 0 }, size(space, larger()), larger(), drawn.blocks ? reachOf(space.id) : reachOfRows(rowsOf(space.id))).label));
}

/** Returns the size of a space's name, which is readable at any zoom. @param {SpaceFact} space @param {number} k */
function size(space, k) {
  if (!drawn.blocks) return Math.max((space.key ? 38 : Number(told("kind", space.kind, "name") ?? 30)) * Math.min(1.4, k * 1.14), LEAST / scale());
  const near = Math.min(1.35, Math.max(1, scale() * drawn.grain * 2.2));
  return ((isChief(space) || space.w ? 13.5 : LEAST) * near) / scale();
}

/**
 * The areas that names avoid: `bodies` are spaces, `stands` the pieces and markers on them. Each space has a weight for the things on it, and its pieces reach some distance up and down.
 * @typedef {{ bodies: Box[], stands: Box[], weights: number[], reaches: [number, number][] }} Ground
 */

/** Returns the weight of a space without its pieces: a space with a fort or a printed fact counts more than a plain one. @param {SpaceFact} space */
const weight = (space) => Number(markersIn(space.id).some(isBuilt) || signNames("fact").some((name) => isPrinted(space, name)));

/** Returns how many pieces are in a space. @param {string} space */
const crowd = (space) => SIDES.reduce((sum, side) => sum + counters(space, side).reduce((n, one) => n + one.n, 0), 0);

/** Returns the areas that blocks and markers cover. @param {number} k @returns {Ground} */
function amongBlocks(k) {
  const all = state.board?.spaces ?? [];
  const bodies = all.map((space) => ({ x: space.x, y: space.y, w: (space.w ?? 74 * k) / 2, h: (space.h ?? 74 * k) / 2 }));
  /** @type {Box[]} */
  const stands = [];
  const weights = all.map((space) => {
    const here = blocks(space.id);
    for (const block of here) {
      const at = coverOf(block);
      stands.push({ x: space.x + at.x * k, y: space.y + at.y * k, w: at.w * k, h: at.h * k });
    }
    if (markersIn(space.id).reduce((sum, marker) => sum + marker.n, 0) > 1) stands.push({ x: space.x + 46 * k, y: space.y, w: 24 * k, h: 24 * k });
    return Number(here.length > 0) + weight(space) + Number(isBesieged(space.id));
  });
  return { bodies, stands, weights, reaches: all.map((space) => reachOf(space.id)) };
}

/** Returns how far rows of counters reach above and below a space. @param {ReturnType<typeof rowsOf>} rows @returns {[number, number]} */
const reachOfRows = (rows) => [rows.find((row) => !row.below)?.reach ?? 50, rows.find((row) => row.below)?.reach ?? 58];

/** Returns the areas that rows of counters cover. @param {number} k @returns {Ground} */
function amongRows(k) {
  const all = state.board?.spaces ?? [];
  const rows = all.map((space) => rowsOf(space.id));
  const stands = all.flatMap((space, i) => (rows[i] ?? []).map(({ below, wide, reach }) =>
    ({ x: space.x, y: space.y + (below ? 1 : -1) * ((reach + 40) / 2) * k, w: (wide / 2) * k, h: ((reach - 40) / 2) * k })));
  return {
    bodies: all.map((space) => ({ x: space.x, y: space.y + 4 * k, w: 52 * k, h: 52 * k })), stands,
    weights: all.map((space, i) => Number((rows[i] ?? []).length > 0) + weight(space)), reaches: rows.map(reachOfRows),
  };
}

/** The scale, relative to the density of the spaces, below which only names with ample room are shown; and the highest cost of the place of a plain space's name from afar and nearby. */
const AFAR = 0.4;
const FAR_COST = 22;
const NEAR_COST = 60;
/** The least distance between two names, in relation to their size. */
const GAP = 0.25;
/** The cost of a name that extends beyond the sheet. */
const BEYOND = 200;

/** Places the names in the order of their importance. No name covers another name or a counter; a lesser space is named only if there is room. @param {number} k @param {Ground} ground @returns {Label[]} */
function placed(k, { bodies, stands, weights, reaches }) {
  const all = state.board?.spaces ?? [];
  const canvas = state.board?.canvas;
  const afar = scale() * drawn.grain < AFAR;
  // The chief spaces and those in focus or under siege come first, then spaces with pieces and something built or printed, then spaces with either, then all others; of equal ones, those with more pieces.
  const looked = new Set(focus());
  const ranks = all.map((space, i) => (isChief(space) || space.w || looked.has(space.id) ? 0 : Math.max(0, 3 - (weights[i] ?? 0) - 0.9 * Math.min(1, crowd(space.id) / 20))));
  const places = all.map(({ x, y, w = 0, h = 0 }) => ({ x, y, w: w / 2, h: h / 2 }));
  const title = titleBox();
  const ground = title ? [...bodies, title] : bodies;
  /** @type {Label[]} */
  const labels = all.flatMap((space) => heading(space, k) ?? []);
  const titled = new Set(labels.map((label) => label.space));
  /** @type {Box[]} */
  const names = [];
  const order = all.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  for (const i of order) {
    const space = /** @type {SpaceFact} */ (all[i]);
    if (titled.has(space)) continue;
    const rank = Math.ceil(ranks[i] ?? 0);
    const name = spaceName(space.id);
    const high = size(space, k);
    const covered = reaches[i] ?? [50, 58];
    const reach = width(space, [name]) * high + 3 * Math.max(58 * k, ...covered.map((far) => far * k), (space.w ?? 0) / 2);
const [besideIt, standsNear, namesNear] = [ground, stands, names].map((boxes) => within(boxes, space.x, space.y, reach));
    // A name is within `reach` of its own space. So any space that is nearer to the name is within twice `reach` of its own space.
    const own = places[i] ?? { x: space.x, y: space.y, w: 0, h: 0 };
    const others = within(places, space.x, space.y, 2 * reach);
    // Names keep some distance from each other, and plain ones more of it from afar.
    const apartBy = high * (rank < 3 || !afar ? GAP : 0.5);
    const forms = (broken(name).length > 1 ? [broken(name), [name]] : [[name]]).map((rows) => ({ rows, wide: width(space, rows), extra: rows.length === 1 && name.length > 13 ? 2 : 0 }));
    const search = (/** @type {boolean} */ yields, /** @type {number} */ limit) => {
      let best = null;
      let least = limit;
      for (const side of sides(space.label ?? "s")) {
        for (const { rows, wide, extra } of forms) {
          const cheap = side.cost + extra;
          if (cheap >= least) continue;
          const box = area(space, rows.length, wide, side, high, k, covered);
          if (meets(namesNear, box, apartBy, apartBy / 2) || (yields && meets(standsNear, box, 0, 0))) continue;
          const hidden = cover(box, besideIt, canvas) + (yields ? 0 : 3 * cover(box, standsNear, undefined));
          if ((hidden > 12 && rank > 1) || cheap + hidden >= least) continue;
          const cost = cheap + hidden + LINE * crossed(box) + mistaken(box, own, others);
          if (cost >= least) continue;
          least = cost;
          best = { rows, side };
        }
      }
      return best && at(space, best.rows, best.side, high, k, covered);
    };
    const best = search(true, rank > 2 ? (afar ? FAR_COST : NEAR_COST) : rank > 1 ? NEAR_COST : CROWDED)
      ?? (rank > 1 ? null : apart(space, high, k, names, [...ground, ...stands]))
      ?? (rank < 2 ? search(true, BEYOND) : null) ?? (rank < 1 ? search(false, 10 * BEYOND) : null);
    if (!best) continue;
    names.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** The distance between two points on a line, the size of the squares in which the points are collected, and the cost of a point beneath a name. */
const POINT = 18;
const SQUARE = 80;
const LINE = 2.5;

/** The points on the lines of the board, by square. @type {{ of: unknown, at: Map<number, [number, number][]> }} */
const points = { of: null, at: new Map() };
/** @param {number} x @param {number} y */
const square = (x, y) => Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE);

/** Returns how many points of lines a name would cover. @param {Box} box */
function crossed({ x, y, w, h }) {
  if (points.of !== state.board) collect();
  let n = 0;
  for (let i = x - w; i < x + w + SQUARE; i += SQUARE) {
    for (let j = y - h; j < y + h + SQUARE; j += SQUARE) {
      for (const [px, py] of points.at.get(square(i, j)) ?? []) if (Math.abs(px - x) < w && Math.abs(py - y) < h) n += 1;
    }
  }
  return n;
}

/** Collects the points on the lines of the board. */
function collect() {
  points.of = state.board;
  points.at.clear();
  for (const line of state.board?.lines ?? []) {
    const [a, b] = [spaces.get(line.a), spaces.get(line.b)];
    if (!a || !b) continue;
    const [cx, cy] = line.curve ?? [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const n = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / POINT);
    for (let i = 1; i < n; i += 1) {
      const f = i / n;
      const [x, y] = [(1 - f) ** 2 * a.x + 2 * f * (1 - f) * cx + f * f * b.x, (1 - f) ** 2 * a.y + 2 * f * (1 - f) * cy + f * f * b.y];
      const at = square(x, y);
      const known = points.at.get(at);
      if (known) known.push([x, y]);
      else points.at.set(at, [[x, y]]);
    }
  }
}

/** Returns the heading of a box, if the space is a box and has room for its name. @param {SpaceFact} space @param {number} k @returns {Label | null} */
function heading(space, k) {
  const { w, h: tall } = space;
  if (!w || !tall) return null;
  const name = spaceName(space.id);
  const fitting = (/** @type {string[]} */ rows) => Math.min(size(space, k), (w * 0.92) / width(space, rows), tall / (rows.length + 0.6));
  const rows = [[name], broken(name, 2), name.split(" ")].reduce((best, one) => (fitting(one) > fitting(best) ? one : best));
  const high = fitting(rows);
  return high * scale() < LEAST - 0.1 ? null : { space, rows, x: space.x, y: space.y - tall / 2 + high, anchor: "middle", size: high, headed: true };
}

/** If the cost of a place beside the space is at least this high, the name is placed at some distance from its space. */
const CROWDED = 33;

/** The distances, and the directions, in which the name of an important place is tried if there is no room beside the place. */
const RINGS = [1.5, 2.2, 3, 4, 5];
const DIRECTIONS = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.8, 0.8], [-0.8, 0.8], [0.8, -0.8], [-0.8, -0.8]];

/**
 * Returns a name at some distance from its space, where nothing else is, with a line that leads to the name; null if there is no room there either.
 * @param {SpaceFact} space @param {number} size @param {number} k @param {Box[]} names @param {Box[]} taken
 */
function apart(space, size, k, names, taken) {
  const rows = broken(spaceName(space.id));
  const [w, h] = [(width(space, rows) * size) / 2, (rows.length * size * LEADING) / 2];
  const clear = 58 * k;
  for (const ring of RINGS) {
    for (const [dx = 0, dy = 0] of DIRECTIONS) {
      const box = { x: space.x + dx * (ring * clear + w), y: space.y + dy * (ring * clear + h), w, h };
      if (names.some((one) => overlap({ ...box, w: w + size * GAP }, one)) || taken.some((one) => overlap(box, one)) || cover(box, [], state.board?.canvas) > 0) continue;
      const within = (/** @type {number} */ at, /** @type {number} */ middle, /** @type {number} */ half) => Math.max(middle - half, Math.min(middle + half, at));
      const line = `M${space.x + dx * clear * 0.6} ${space.y + dy * clear * 0.6}L${within(space.x, box.x, w).toFixed(1)} ${within(space.y, box.y, h).toFixed(1)}`;
      return { label: { space, rows, x: box.x, y: box.y - h + size * 0.8, anchor: "middle", size, line }, box };
    }
  }
  return null;
}

/** The lists made by `sides`, by the side given. @type {Map<string, { side: string, shift: number, cost: number }[]>} */
const tried = new Map();

/** Returns the sides of a space on which a name may be placed, the given side first. @param {string} given */
function sides(given) {
  const known = tried.get(given);
  if (known) return known;
  const list = [];
  for (const side of [given, ...["s", "e", "w", "n"].filter((one) => one !== given)]) {
    const cost = side === given ? 0 : 12;
    list.push({ side, shift: 0, cost });
    for (const shift of [-0.5, 0.5, -1, 1, -1.5, 1.5]) list.push({ side, shift, cost: cost + 6 * Math.abs(shift) });
  }
  tried.set(given, list);
  return list;
}

/**
 * Returns the area that the name of a space covers on one of the sides of the space.
 * @param {SpaceFact} space @param {number} rows @param {number} length the width of the name at size 1 @param {{ side: string, shift: number }} where
 * @param {number} size @param {number} k @param {[number, number]} covered how far the pieces reach up and down @returns {Box}
 */
function area(space, rows, length, { side, shift }, size, k, [up, down]) {
  const [w, h] = [(length * size) / 2, (rows * size * LEADING) / 2];
  const boxed = space.w && space.h;
  const aside = (boxed ? (space.w ?? 0) / 2 + 10 : 58 * k) + w;
  if (side === "e" || side === "w") return { x: space.x + (side === "e" ? aside : -aside), y: space.y + shift * 34 * k, w, h };
  const far = (boxed ? (space.h ?? 0) / 2 + 6 : side === "s" ? down * k : up * k) + h;
  return { x: space.x + shift * 60 * k, y: space.y + (side === "s" ? far : -far), w, h };
}

/**
 * Returns the name of a space on one of its sides, and the area that the name covers.
 * @param {SpaceFact} space @param {string[]} rows @param {{ side: string, shift: number }} where
 * @param {number} size @param {number} k @param {[number, number]} covered how far the pieces reach up and down
 */
function at(space, rows, where, size, k, covered) {
  const box = area(space, rows.length, width(space, rows), where, size, k, covered);
  const { side } = where;
  const x = side === "e" ? box.x - box.w : side === "w" ? box.x + box.w : box.x;
  return { label: { space, rows, x, y: box.y - box.h + size * 0.8, anchor: side === "e" ? "start" : side === "w" ? "end" : "middle", size }, box };
}

/** The measured widths of letters, in both kinds of names, and those of names. @type {Map<string, number>} */
const letters = new Map();
/** @type {Map<string, number>} */
const widths = new Map();
const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
/** The typeface of the map and the current font of the ruler; they are kept because reading one and setting the other are slow. */
const type = { face: "", font: "" };

// A typeface that arrives late has other widths than the typeface used until then, so all names are measured and placed again.
document.fonts.addEventListener("loadingdone", () => {
  letters.clear();
  widths.clear();
  last.for = [];
  last.on = "";
  if (state.board) changed();
});

/** Returns the width of the widest row of a name at size 1. @param {SpaceFact} space @param {string[]} rows */
function width(space, rows) {
  const caps = isChief(space) ? "small-caps " : "";
  return Math.max(...rows.map((row) => {
    const known = widths.get(caps + row);
    if (known) return known;
    // The browser draws text a little wider than it measures it.
    const wide = [...row].reduce((sum, letter) => sum + letterWidth(caps, letter), 0) * 1.02 + 0.05;
    widths.set(caps + row, wide);
    return wide;
  }));
}

/** Reads the typeface of the map. When a style is read, the browser computes the styles of the whole page. So the typeface is read while the page is still empty. */
export const readFace = () => void (type.face ||= getComputedStyle(document.documentElement).getPropertyValue("--serif"));

/** Returns the width of a letter at size 1. Measuring is slow, and the names have few different letters, so each letter is measured once. @param {string} caps @param {string} letter */
function letterWidth(caps, letter) {
  const known = letters.get(caps + letter);
  if (known) return known;
  readFace();
  const font = `${caps}600 100px ${type.face}`;
  if (font !== type.font) ruler.font = type.font = font;
  const wide = ruler.measureText(letter).width / 100;
  letters.set(caps + letter, wide);
  return wide;
}

/** The cost of a name that may be taken for the name of another space. */
const MISTAKEN = 34;

/** Returns the penalty for a name that lies nearer to another space than to its own. @param {Box} box @param {Box} own @param {Box[]} among the spaces that may be nearer */
function mistaken(box, own, among) {
  const mine = between(box, own);
  for (const other of among) if (between(box, other) < mine) return MISTAKEN;
  return 0;
}

/** Returns the square of the distance between a name and the middle of a space or the edge of a box. @param {Box} name @param {Box} space */
function between(name, { x, y, w, h }) {
  const [dx, dy] = [Math.max(0, Math.abs(x - name.x) - name.w - w), Math.max(0, Math.abs(y - name.y) - name.h - h)];
  return dx * dx + dy * dy;
}

/** Returns the boxes that come within a distance of a point. @param {Box[]} boxes @param {number} x @param {number} y @param {number} far */
function within(boxes, x, y, far) {
  const near = [];
  for (const box of boxes) if (Math.abs(box.x - x) < box.w + far && Math.abs(box.y - y) < box.h + far) near.push(box);
  return near;
}

/** Returns whether a box, enlarged by some width and height, overlaps any of these boxes. @param {Box[]} boxes @param {Box} box @param {number} wide @param {number} high */
function meets(boxes, { x, y, w, h }, wide, high) {
  for (const one of boxes) if (one.w + w + wide > Math.abs(one.x - x) && one.h + h + high > Math.abs(one.y - y)) return true;
  return false;
}

/** Returns whether two boxes overlap. @param {Box} a @param {Box} b */
const overlap = (a, b) => a.w + b.w > Math.abs(a.x - b.x) && a.h + b.h > Math.abs(a.y - b.y);

/** Returns how much of a box overlaps occupied areas or the sheet's edge. @param {Box} box @param {Box[]} taken @param {{ width: number, height: number } | undefined} canvas */
function cover(box, taken, canvas) {
  let sum = 0;
  for (const one of taken) {
    const w = box.w + one.w - Math.abs(box.x - one.x);
    const h = box.h + one.h - Math.abs(box.y - one.y);
    if (w > 0 && h > 0) sum += 8 + (Math.min(w, 2 * box.w) * Math.min(h, 2 * box.h)) / 60;
  }
  if (canvas && (box.x - box.w < 4 || box.x + box.w > canvas.width - 4 || box.y - box.h < 4 || box.y + box.h > canvas.height - 4)) sum += BEYOND;
  return sum;
}

/** The rows of names that were broken in two. @type {Map<string, string[]>} */
const breaks = new Map();

/** Breaks a long name in two at the gap nearest its middle. @param {string} name @param {number} [long] the length from which names are broken */
function broken(name, long = 12) {
  if (name.length < long || !name.includes(" ")) return [name];
  const known = breaks.get(name);
  if (known) return known;
  const gaps = Array.from(name.matchAll(/ /g), (match) => match.index ?? 0);
  const near = (/** @type {number} */ gap) => Math.abs(gap - name.length / 2);
  const gap = gaps.reduce((best, one) => (near(one) < near(best) ? one : best));
  const rows = [name.slice(0, gap), name.slice(gap + 1)];
  breaks.set(name, rows);
  return rows;
}
