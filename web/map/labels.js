// @ts-check
// Puts the names of spaces where they can be read: on the side the map's maker chose, unless a stack stands there now.

import { byId, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { told } from "../model/look.js";
import { spaceName } from "../model/names.js";
import { state, view } from "../model/state.js";
import { markersIn } from "../model/view.js";
import { language } from "../model/words.js";
import { isChief } from "../signs/places.js";
import { blocks, coverOf, reachOf } from "./forces.js";
import { isSpread, larger, scale } from "./size.js";
import { rowsOf } from "./stacks.js";

/** @typedef {import("../types").SpaceFact} SpaceFact */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box a middle and half a width and height */
/** @typedef {{ space: SpaceFact, rows: string[], x: number, y: number, anchor: string, size: number }} Label */

const LEADING = 1.06;
/** No name is smaller on the screen, in pixels. */
const LEAST = 12;

/** What the names were last placed for: nothing is placed twice. @type {unknown[]} */
let placedFor = [];

/** Draws the names anew, where what they depend on has changed. */
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
      const text = el.firstElementChild;
      set(text, { "text-anchor": label.anchor, "font-size": label.size.toFixed(1), "stroke-width": (label.size / 4.2).toFixed(1) });
      sync(text, label.rows, (row, i) => `${i}${row}`, (row) => s("tspan", null, row),
        (one, _, i) => set(one, { x: label.x.toFixed(1), y: (label.y + i * label.size * LEADING).toFixed(1) }));
    });
}

/** Names the space under the pointer, if there was no room for its name. */
export function nameSpace() {
  const id = state.hovered;
  const space = spaces.get(id ?? "");
  const shown = !space || [...byId("labels").children].some((el) => el.getAttribute("data-of") === id);
  write(byId("named"), shown ? [] : [at(space, broken(spaceName(space.id)), { side: "s", shift: 0 }, size(space), larger(), reachOf(space.id)).label]);
}

/** As large as can be read, whatever the distance. @param {SpaceFact} space */
function size(space) {
  const near = Math.min(1.35, Math.max(1, scale() * drawn.grain * 2.2));
  return ((isChief(space) || space.w ? 13.5 : LEAST) * near) / scale();
}

/** Where spaces lie close, a lesser one is named only if there is room. @param {number} k @returns {Label[]} */
function sparse(k) {
  const all = state.board?.spaces ?? [];
  /** @type {Box[]} */
  const taken = all.map((space) => ({ x: space.x, y: space.y, w: (space.w ?? 80 * k) / 2, h: (space.h ?? 80 * k) / 2 }));
  /** @type {Set<string>} */
  const held = new Set();
  for (const space of all) {
    for (const block of blocks(space.id)) {
      held.add(space.id);
      const at = coverOf(block);
      taken.push({ x: space.x + at.x * k, y: space.y + at.y * k, w: at.w * k, h: at.h * k });
    }
    if (markersIn(space.id).reduce((sum, marker) => sum + marker.n, 0) > 1) taken.push({ x: space.x + 46 * k, y: space.y, w: 24 * k, h: 24 * k });
  }
  const rank = (/** @type {SpaceFact} */ space) => (space.w ? 0 : isChief(space) ? 1 : held.has(space.id) ? 2 : 3);
  /** @type {Label[]} */
  const labels = [];
  for (const space of [...all].sort((a, b) => rank(a) - rank(b))) {
    if (space.w) {
      labels.push(heading(space));
      continue;
    }
    const name = spaceName(space.id);
    const high = size(space);
    const covered = reachOf(space.id);
    let best = null;
    let least = Infinity;
    for (const side of sides(space.label ?? "s")) {
      for (const rows of side.shift === 0 ? [broken(name), [name]] : [broken(name)]) {
        const label = at(space, rows, side, high, k, covered);
        const hidden = cover(label.box, taken, state.board?.canvas);
        if (hidden > (rank(space) === 1 ? 40 : 0) || side.cost + hidden >= least) continue;
        least = side.cost + hidden;
        best = label;
      }
    }
    if (!best) continue;
    taken.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** The name of a box, at its head. @param {SpaceFact} space @returns {Label} */
function heading(space) {
  const name = spaceName(space.id);
  const fitting = (/** @type {string[]} */ rows) => Math.min(size(space), ((space.w ?? 200) * 1.8) / Math.max(...rows.map((row) => row.length)), (space.h ?? 100) / (rows.length + 0.6));
  const rows = fitting(broken(name)) > fitting([name]) ? broken(name) : [name];
  const high = Math.max(LEAST / scale(), fitting(rows));
  return { space, rows, x: space.x, y: space.y - (space.h ?? 100) / 2 + high, anchor: "middle", size: high };
}

/** Where there is room all are named; on a small screen a lesser one is left out that would lie over others. @param {number} k how much larger than the map things are drawn @returns {Label[]} */
function placed(k) {
  const all = state.board?.spaces ?? [];
  const taken = all.map((space) => ({ x: space.x, y: space.y + 4 * k, w: 52 * k, h: 52 * k }));
  const rows = new Map(all.map((space) => [space.id, rowsOf(space.id)]));
  for (const space of all) {
    for (const { below, wide, reach } of rows.get(space.id) ?? []) {
      taken.push({ x: space.x, y: space.y + (below ? 1 : -1) * ((reach + 40) / 2) * k, w: (wide / 2) * k, h: ((reach - 40) / 2) * k });
    }
  }
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
      for (const rows of side.shift === 0 ? [broken(name), [name]] : [broken(name)]) {
        const label = at(space, rows, side, high, k, [reach(false), reach(true)]);
        const cost = side.cost + (rows.length === 1 && name.length > 13 ? 2 : 0) + cover(label.box, taken, state.board?.canvas);
        if (cost < least) {
          least = cost;
          best = label;
        }
      }
    }
    if (!best) continue;
    taken.push(best.box);
    labels.push(best.label);
  }
  return labels;
}

/** The sides to try, the given one first. @param {string} given */
function sides(given) {
  const list = [];
  for (const side of [given, ...["s", "e", "w", "n"].filter((one) => one !== given)]) {
    const cost = side === given ? 0 : 12;
    list.push({ side, shift: 0, cost });
    for (const shift of [-1, 1]) list.push({ side, shift, cost: cost + 6 });
  }
  return list;
}

/**
 * @param {SpaceFact} space @param {string[]} rows @param {{ side: string, shift: number }} where
 * @param {number} size @param {number} k @param {[number, number]} covered how far up and down something stands
 */
function at(space, rows, { side, shift }, size, k, [up, down]) {
  const wide = Math.max(...rows.map((row) => row.length)) * size * (space.key ? 0.6 : 0.51);
  const high = rows.length * size * LEADING;
  const level = side === "e" || side === "w";
  let x = side === "e" ? space.x + 58 * k : side === "w" ? space.x - 58 * k : space.x;
  let top = side === "s" ? space.y + down * k : side === "n" ? space.y - up * k - high : space.y - high / 2;
  if (level) top += shift * 34 * k;
  else x += shift * 60 * k;
  const middle = side === "e" ? x + wide / 2 : side === "w" ? x - wide / 2 : x;
  return {
    label: { space, rows, x, y: top + size * 0.8, anchor: side === "e" ? "start" : side === "w" ? "end" : "middle", size },
    box: { x: middle, y: top + high / 2, w: wide / 2, h: high / 2 },
  };
}

/** How much of a box lies over what is taken, or beyond the sheet. @param {Box} box @param {Box[]} taken @param {{ width: number, height: number } | undefined} canvas */
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

/** Breaks a long name in two at the gap nearest its middle. @param {string} name */
function broken(name) {
  if (name.length < 12 || !name.includes(" ")) return [name];
  const gaps = Array.from(name.matchAll(/ /g), (match) => match.index ?? 0);
  const near = (/** @type {number} */ gap) => Math.abs(gap - name.length / 2);
  const gap = gaps.reduce((best, one) => (near(one) < near(best) ? one : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
