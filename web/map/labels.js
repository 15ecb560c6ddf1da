// @ts-check
// Places the names of spaces where they can be read: on the side that the board gives, unless a stack is there now.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { spokenOf } from "../model/lessons.js";
import { told } from "../model/look.js";
import { spaceName } from "../model/names.js";
import { changed, state, view } from "../model/state.js";
import { spacesOf } from "../model/targets.js";
import { markersIn } from "../model/view.js";
import { language } from "../model/words.js";
import { isChief } from "../signs/places.js";
import { blocks, coverOf, reachOf } from "./forces.js";
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
  write(byId("labels"), "weights" in ground ? sparse(k, ground) : placed(k, ground));
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
  write(byId("named"), [...wanted].flatMap((id) => spaces.get(id) ?? []).map((space) => at(space, broken(spaceName(space.id)), { side: "s", shift: 0 }, size(space), larger(), reachOf(space.id)).label));
}

/** Returns the size of a space's name, which is readable at any zoom. @param {SpaceFact} space */
function size(space) {
  const near = Math.min(1.35, Math.max(1, scale() * drawn.grain * 2.2));
  return ((isChief(space) || space.w ? 13.5 : LEAST) * near) / scale();
}

/** Returns the areas that spaces, blocks and markers cover, a weight for the things on each space, and the distance to which its pieces extend. @param {number} k */
function amongBlocks(k) {
  const all = state.board?.spaces ?? [];
  const taken = all.map((space) => ({ x: space.x, y: space.y, w: (space.w ?? 74 * k) / 2, h: (space.h ?? 74 * k) / 2 }));
  /** @type {number[]} */
  const weights = [];
  for (const space of all) {
    const stand = blocks(space.id);
    const markers = markersIn(space.id);
    weights.push(Number(stand.length > 0) + Number(markers.some(isBuilt)));
    for (const block of stand) {
      const at = coverOf(block);
      taken.push({ x: space.x + at.x * k, y: space.y + at.y * k, w: at.w * k, h: at.h * k });
    }
    if (markers.reduce((sum, marker) => sum + marker.n, 0) > 1) taken.push({ x: space.x + 46 * k, y: space.y, w: 24 * k, h: 24 * k });
  }
  return { taken, weights, reaches: all.map((space) => reachOf(space.id)) };
}

/** Places the names on a map whose spaces lie close together: a lesser space is named only if there is room. @param {number} k @param {ReturnType<typeof amongBlocks>} ground @returns {Label[]} */
function sparse(k, { taken, weights, reaches }) {
  const all = state.board?.spaces ?? [];
  // The chief spaces come first, then spaces with both pieces and a fort, then spaces with either, then all others.
  const ranks = all.map((space, i) => (isChief(space) || space.w ? 0 : 3 - (weights[i] ?? 0)));
  /** @type {Label[]} */
  const labels = all.flatMap((space) => heading(space) ?? []);
  const titled = new Set(labels.map((label) => label.space));
  /** @type {Box[]} */
  const names = [];
  const order = all.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  for (const i of order) {
    const space = /** @type {SpaceFact} */ (all[i]);
    if (titled.has(space)) continue;
    const name = spaceName(space.id);
    const high = size(space);
    const covered = reaches[i] ?? reachOf(space.id);
    const reach = width(space, [name]) * high + 3 * Math.max(58 * k, ...covered.map((far) => far * k), (space.w ?? 0) / 2);
    const near = (/** @type {Box} */ box) => Math.abs(box.x - space.x) < box.w + reach && Math.abs(box.y - space.y) < box.h + reach;
    const [besideIt, namesNear] = [taken.filter(near), names.filter(near)];
    // A name is within `reach` of its own space. So any space that is nearer to the name is within twice `reach` of its own space.
    const others = all.filter((one) => Math.abs(one.x - space.x) < 2 * reach + (one.w ?? 0) / 2 && Math.abs(one.y - space.y) < 2 * reach + (one.h ?? 0) / 2);
    let best = null;
    let least = Infinity;
    for (const side of sides(space.label ?? "s")) {
      for (const rows of broken(name).length > 1 ? [broken(name), [name]] : [[name]]) {
        if (side.cost >= least) continue;
        const label = at(space, rows, side, high, k, covered);
        if (namesNear.some((one) => overlap(label.box, one))) continue;
        const hidden = cover(label.box, besideIt, state.board?.canvas);
        if ((hidden > 12 && (ranks[i] ?? 0) > 1) || side.cost + hidden >= least) continue;
        const cost = side.cost + hidden + mistaken(label.box, space, others);
        if (cost >= least) continue;
        least = cost;
        best = label;
      }
    }
    best ??= apart(space, high, k, names, taken, RINGS.slice(0, (ranks[i] ?? 0) > 1 ? ((ranks[i] ?? 0) > 2 ? 0 : 1) : RINGS.length));
    if (!best) continue;
    names.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** Returns the heading of a box, if the space is a box and has room for its name. @param {SpaceFact} space @returns {Label | null} */
function heading(space) {
  const { w, h: tall } = space;
  if (!w || !tall) return null;
  const name = spaceName(space.id);
  const fitting = (/** @type {string[]} */ rows) => Math.min(size(space), (w * 0.92) / width(space, rows), tall / (rows.length + 0.6));
  const rows = [[name], broken(name, 2), name.split(" ")].reduce((best, one) => (fitting(one) > fitting(best) ? one : best));
  const high = fitting(rows);
  return high * scale() < LEAST - 0.1 ? null : { space, rows, x: space.x, y: space.y - tall / 2 + high, anchor: "middle", size: high, headed: true };
}

/** Returns the areas that spaces and rows of counters cover, and how far these reach above and below each space. @param {number} k how much larger than the map things are drawn */
function amongRows(k) {
  const all = state.board?.spaces ?? [];
  const taken = all.map((space) => ({ x: space.x, y: space.y + 4 * k, w: 52 * k, h: 52 * k }));
  const rows = all.map((space) => rowsOf(space.id));
  const stand = all.flatMap((space, i) => (rows[i] ?? []).map(({ below, wide, reach }) =>
    ({ x: space.x, y: space.y + (below ? 1 : -1) * ((reach + 40) / 2) * k, w: (wide / 2) * k, h: ((reach - 40) / 2) * k })));
  const reaches = rows.map((list) => /** @type {[number, number]} */ ([false, true].map((below) => list.find((row) => row.below === below)?.reach ?? (below ? 58 : 50))));
  return { taken, stand, reaches, rows: rows.map((list) => list.length > 0) };
}

/** Places the names on a map with room for all; on a small screen the name of a lesser space is left out if it would cover others. @param {number} k @param {ReturnType<typeof amongRows>} ground @returns {Label[]} */
function placed(k, { taken, stand, reaches, rows }) {
  const all = state.board?.spaces ?? [];
  /** @type {Box[]} */
  const names = [];
  /** @type {Label[]} */
  const labels = [];
  const order = all.map((_, i) => i).sort((a, b) => Number(isChief(/** @type {SpaceFact} */ (all[b]))) - Number(isChief(/** @type {SpaceFact} */ (all[a]))));
  for (const i of order) {
    const space = /** @type {SpaceFact} */ (all[i]);
    const name = spaceName(space.id);
    const wanted = (space.key ? 38 : Number(told("kind", space.kind, "name") ?? 30)) * Math.min(1.4, k * 1.14);
    const high = Math.max(wanted, LEAST / scale());
    let best = null;
    let least = high > wanted * 1.1 && !isChief(space) ? 60 : Infinity;
    for (const side of sides(space.label ?? "s")) {
      for (const words of broken(name).length > 1 ? [broken(name), [name]] : [[name]]) {
        const long = words.length === 1 && name.length > 13 ? 2 : 0;
        if (side.cost + long >= least) continue;
        const label = at(space, words, side, high, k, reaches[i] ?? [50, 58]);
        const cost = side.cost + long + cover(label.box, taken, state.board?.canvas) + 3 * cover(label.box, stand, undefined) + 5 * cover(label.box, names, undefined);
        if (cost >= least) continue;
        const whole = cost + mistaken(label.box, space, all);
        if (whole >= least) continue;
        least = whole;
        best = label;
      }
    }
    const far = best && least < CROWDED ? null : apart(space, high, k, names, [...taken, ...stand], RINGS.slice(0, isChief(space) ? RINGS.length : rows[i] ? 1 : 0));
    best = far ?? best;
    if (!best) continue;
    names.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** If the cost of a place beside the space is at least this high, the name is placed at some distance from its space. */
const CROWDED = 40;

/** The distances, and the directions, in which the name of an important place is tried if there is no room beside the place. */
const RINGS = [1.5, 2.2, 3];
const DIRECTIONS = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.8, 0.8], [-0.8, 0.8], [0.8, -0.8], [-0.8, -0.8]];

/**
 * Returns a name at some distance from its space, where nothing else is, with a line that leads to the name; null if there is no room there either.
 * @param {SpaceFact} space @param {number} size @param {number} k @param {Box[]} names @param {Box[]} taken @param {number[]} rings
 */
function apart(space, size, k, names, taken, rings) {
  const rows = broken(spaceName(space.id));
  const [w, h] = [(width(space, rows) * size) / 2, (rows.length * size * LEADING) / 2];
  const clear = 58 * k;
  for (const ring of rings) {
    for (const [dx = 0, dy = 0] of DIRECTIONS) {
      const box = { x: space.x + dx * (ring * clear + w), y: space.y + dy * (ring * clear + h), w, h };
      if (names.some((one) => overlap(box, one)) || cover(box, taken, state.board?.canvas) > 0) continue;
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
 * Returns the name of a space on one of its sides, and the area that the name covers.
 * @param {SpaceFact} space @param {string[]} rows @param {{ side: string, shift: number }} where
 * @param {number} size @param {number} k @param {[number, number]} covered how far the pieces reach up and down
 */
function at(space, rows, { side, shift }, size, k, [up, down]) {
  const wide = width(space, rows) * size;
  const high = rows.length * size * LEADING;
  const level = side === "e" || side === "w";
  const [aside, above, below] = space.w && space.h ? [space.w / 2 + 10, space.h / 2 + 6, space.h / 2 + 6] : [58 * k, up * k, down * k];
  let x = side === "e" ? space.x + aside : side === "w" ? space.x - aside : space.x;
  let top = side === "s" ? space.y + below : side === "n" ? space.y - above - high : space.y - high / 2;
  if (level) top += shift * 34 * k;
  else x += shift * 60 * k;
  const middle = side === "e" ? x + wide / 2 : side === "w" ? x - wide / 2 : x;
  return {
    label: { space, rows, x, y: top + size * 0.8, anchor: side === "e" ? "start" : side === "w" ? "end" : "middle", size },
    box: { x: middle, y: top + high / 2, w: wide / 2, h: high / 2 },
  };
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

/** Returns the penalty for a name that lies nearer to another space than to its own. @param {Box} box @param {SpaceFact} own @param {SpaceFact[]} among the spaces that may be nearer */
function mistaken(box, own, among) {
  // Squares of distances are compared, which is enough to find the nearer space.
  const far = (/** @type {SpaceFact} */ { x, y, w = 0, h = 0 }) => Math.max(0, Math.abs(x - box.x) - box.w - w / 2) ** 2 + Math.max(0, Math.abs(y - box.y) - box.h - h / 2) ** 2;
  const mine = far(own);
  return among.some((space) => space !== own && far(space) < mine) ? 14 : 0;
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
  if (canvas && (box.x - box.w < 4 || box.x + box.w > canvas.width - 4 || box.y - box.h < 4 || box.y + box.h > canvas.height - 4)) sum += 100;
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
