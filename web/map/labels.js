// @ts-check
// Places the names of spaces where they can be read: on the side that the board gives, unless a stack is there now.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { spokenOf } from "../model/lessons.js";
import { told } from "../model/look.js";
import { spaceName } from "../model/names.js";
import { state, view } from "../model/state.js";
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
/** @typedef {{ space: SpaceFact, rows: string[], x: number, y: number, anchor: string, size: number, headed?: boolean }} Label the name of a space; `headed` if it is the heading of a box */

const LEADING = 1.06;
/** The smallest size of a name on the screen, in pixels. */
const LEAST = 12;

/** The input of the last placement; names are placed again only when it changes. @type {unknown[]} */
let placedFor = [];

/** Redraws the names if anything that they depend on has changed. */
export function drawLabels() {
  const k = larger();
  const now = [view(), language(), k, scale(), isSpread(), state.show.counters];
  if (now.every((part, i) => part === placedFor[i])) return;
  placedFor = now;
  write(byId("labels"), drawn.blocks ? sparse(k) : placed(k));
  nameSpace();
}

/** @param {Element} box @param {Label[]} labels */
function write(box, labels) {
  sync(box, labels, (label) => label.space.id,
    (label) => s("g", { "data-of": label.space.id, class: `label kind-${label.space.kind}${isChief(label.space) ? " key" : ""}` }, s("text")),
    (el, label) => {
      el.classList.toggle("headed", Boolean(label.headed));
      const text = el.firstElementChild;
      set(text, { "text-anchor": label.anchor, "font-size": label.size.toFixed(1), "stroke-width": (label.size / 4.2).toFixed(1) });
      sync(text, label.rows, (row, i) => `${i}${row}`, (row) => s("tspan", null, row),
        (one, _, i) => set(one, { x: label.x.toFixed(1), y: (label.y + i * label.size * LEADING).toFixed(1) }));
    });
}

/** Draws the names of the space under the pointer and of those that a lesson refers to, if there was no room for them. */
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

/** Places names where spaces lie close together: a lesser space is named only if there is room. @param {number} k @returns {Label[]} */
function sparse(k) {
  const all = state.board?.spaces ?? [];
  const taken = all.map((space) => ({ x: space.x, y: space.y, w: (space.w ?? 74 * k) / 2, h: (space.h ?? 74 * k) / 2 }));
  /** @type {Map<string, number>} */
  const weight = new Map();
  for (const space of all) {
    const stand = blocks(space.id);
    const markers = markersIn(space.id);
    weight.set(space.id, Number(stand.length > 0) + Number(markers.some(isBuilt)));
    for (const block of stand) {
      const at = coverOf(block);
      taken.push({ x: space.x + at.x * k, y: space.y + at.y * k, w: at.w * k, h: at.h * k });
    }
    if (markers.reduce((sum, marker) => sum + marker.n, 0) > 1) taken.push({ x: space.x + 46 * k, y: space.y, w: 24 * k, h: 24 * k });
  }
  // The chief spaces come first, then those with both pieces and a fort, then those with one of these, then the rest.
  const rank = (/** @type {SpaceFact} */ space) => (isChief(space) || space.w ? 0 : 3 - (weight.get(space.id) ?? 0));
  /** @type {Label[]} */
  const labels = all.flatMap((space) => heading(space) ?? []);
  const titled = new Set(labels.map((label) => label.space));
  /** @type {Box[]} */
  const names = [];
  for (const space of all.filter((space) => !titled.has(space)).sort((a, b) => rank(a) - rank(b))) {
    const name = spaceName(space.id);
    const high = size(space);
    const covered = reachOf(space.id);
    const reach = width(space, [name]) * high + 3 * Math.max(58 * k, ...covered.map((far) => far * k), (space.w ?? 0) / 2);
    const near = (/** @type {Box} */ box) => Math.abs(box.x - space.x) < box.w + reach && Math.abs(box.y - space.y) < box.h + reach;
    const [besideIt, namesNear] = [taken.filter(near), names.filter(near)];
    let best = null;
    let least = Infinity;
    for (const side of sides(space.label ?? "s")) {
      for (const rows of broken(name).length > 1 ? [broken(name), [name]] : [[name]]) {
        const label = at(space, rows, side, high, k, covered);
        if (side.cost >= least || cover(label.box, namesNear, undefined) > 0) continue;
        const hidden = cover(label.box, besideIt, state.board?.canvas);
        if ((hidden > 12 && rank(space) > 1) || side.cost + hidden >= least) continue;
        const cost = side.cost + hidden + mistaken(label.box, space);
        if (cost >= least) continue;
        least = cost;
        best = label;
      }
    }
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

/** Places names where there is room for all; on a small screen the name of a lesser space is left out if it would cover others. @param {number} k how much larger than the map things are drawn @returns {Label[]} */
function placed(k) {
  const all = state.board?.spaces ?? [];
  const taken = all.map((space) => ({ x: space.x, y: space.y + 4 * k, w: 52 * k, h: 52 * k }));
  const rows = new Map(all.map((space) => [space.id, rowsOf(space.id)]));
  /** @type {Box[]} */
  const stand = [];
  for (const space of all) {
    for (const { below, wide, reach } of rows.get(space.id) ?? []) {
      stand.push({ x: space.x, y: space.y + (below ? 1 : -1) * ((reach + 40) / 2) * k, w: (wide / 2) * k, h: ((reach - 40) / 2) * k });
    }
  }
  /** @type {Box[]} */
  const names = [];
  /** @type {Label[]} */
  const labels = [];
  for (const space of [...all].sort((a, b) => Number(isChief(b)) - Number(isChief(a)))) {
    const name = spaceName(space.id);
    const wanted = (space.key ? 38 : Number(told("kind", space.kind, "name") ?? 30)) * Math.min(1.4, k * 1.14);
    const high = Math.max(wanted, LEAST / scale());
    const reach = (/** @type {boolean} */ below) => rows.get(space.id)?.find((row) => row.below === below)?.reach ?? (below ? 58 : 50);
    let best = null;
    let least = high > wanted * 1.1 && !isChief(space) ? 60 : Infinity;
    for (const side of sides(space.label ?? "s")) {
      for (const rows of broken(name).length > 1 ? [broken(name), [name]] : [[name]]) {
        const label = at(space, rows, side, high, k, [reach(false), reach(true)]);
        const cost = side.cost + (rows.length === 1 && name.length > 13 ? 2 : 0) + cover(label.box, taken, state.board?.canvas) + 3 * cover(label.box, stand, undefined) + 5 * cover(label.box, names, undefined) + mistaken(label.box, space);
        if (cost < least) {
          least = cost;
          best = label;
        }
      }
    }
    if (!best) continue;
    names.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** Returns the sides to try, the given one first. @param {string} given */
function sides(given) {
  const list = [];
  for (const side of [given, ...["s", "e", "w", "n"].filter((one) => one !== given)]) {
    const cost = side === given ? 0 : 12;
    list.push({ side, shift: 0, cost });
    for (const shift of [-0.5, 0.5, -1, 1, -1.5, 1.5]) list.push({ side, shift, cost: cost + 6 * Math.abs(shift) });
  }
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

/** The measured widths of names. @type {Map<string, number>} */
const widths = new Map();
const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
/** The typeface of the map and the current font of the ruler; they are kept because reading one and setting the other are slow. */
const type = { face: "", font: "" };

/** Returns the width of the widest row of a name at size 1. @param {SpaceFact} space @param {string[]} rows */
function width(space, rows) {
  const caps = isChief(space) ? "small-caps " : "";
  return Math.max(...rows.map((row) => {
    const known = widths.get(caps + row);
    if (known) return known;
    type.face ||= getComputedStyle(byId("map")).fontFamily;
    const font = `${caps}600 100px ${type.face}`;
    if (font !== type.font) ruler.font = type.font = font;
    // Text is drawn a little wider than it is measured.
    const wide = (ruler.measureText(row).width / 100) * 1.02 + 0.05;
    widths.set(caps + row, wide);
    return wide;
  }));
}

/** Returns the penalty for a name that lies nearer to another space than to its own. @param {Box} box @param {SpaceFact} own */
function mistaken(box, own) {
  // The square of the distance is enough to tell which space is nearer.
  const far = (/** @type {SpaceFact} */ { x, y, w = 0, h = 0 }) => Math.max(0, Math.abs(x - box.x) - box.w - w / 2) ** 2 + Math.max(0, Math.abs(y - box.y) - box.h - h / 2) ** 2;
  const mine = far(own);
  return (state.board?.spaces ?? []).some((space) => space !== own && far(space) < mine) ? 14 : 0;
}

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

/** Breaks a long name in two at the gap nearest its middle. @param {string} name @param {number} [long] the length from which names are broken */
function broken(name, long = 12) {
  if (name.length < long || !name.includes(" ")) return [name];
  const gaps = Array.from(name.matchAll(/ /g), (match) => match.index ?? 0);
  const near = (/** @type {number} */ gap) => Math.abs(gap - name.length / 2);
  const gap = gaps.reduce((best, one) => (near(one) < near(best) ? one : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
