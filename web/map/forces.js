// @ts-check Draws the pieces of a side in a space as one block. When zoomed out, a block shows its strength or the number of its units, a sign for
// each sort of unit and a disc for each leader; when zoomed in, it shows every counter. A force inside a fort is a block in the shape of a fort, with the besiegers' trenches around it.

import { byId, put, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { counterWords, sideName, spaceName } from "../model/names.js";
import { SIDES, state, view } from "../model/state.js";
import { counters, isLeader, markersIn, places, strengthOf } from "../model/view.js";
import { language, t } from "../model/words.js";
import { sign } from "../signs/sprite.js";
import { FACE, face, OUTLINES, PLATE, plate, plateWidth } from "../signs/units.js";
import { blockScale, counterPixel, isSpread, larger, pixel } from "./size.js";

/** @typedef {import("../model/view.js").Counter} Counter */
/**
 * A block and its position. When zoomed out, its middle is `y` below that of the space, and `under` says whether another block is above it. When zoomed in, `grows` has a point and
 * the direction in which the block extends from it; `middle` centres the block on the point.
 * @typedef {{ space: string, side: import("../types").Side, inside: boolean, list: readonly Counter[], y: number, under: boolean, grows: { to: "up" | "down" | "middle" | "right" | "left", x: number, y: number } }} Block
 */

const WIDE = 82;
const HIGH = 60;
/** The distance from the middle of a space up to the middle of its only block. */
const RAISED = 24;
/** The ground plan of a fort. */
export const WALLS = "M-46-46l26 9q20 8 40 0l26-9-9 26q-8 20 0 40l9 26-26-9q-20-8-40 0l-26 9 9-26q8-20 0-40z";
/** The outlines of the sides' blocks: cut or square corners tell them apart without colours. */
export const BLOCKS = {
  french: `M${-WIDE / 2} -18l12-12h${WIDE - 24}l12 12v36l-12 12h${24 - WIDE}l-12-12z`,
  british: `M${-WIDE / 2} ${-HIGH / 2}h${WIDE}v${HIGH}h${-WIDE}z`,
};
/** The baseline of the number in a block, and the radius, in pixels, of a leader's disc with a rating and without one. */
const FOOT = 7;
const RATED = 7.5;
const DISC = 5.5;
const STAR = "M0-9l2.600 5.900 6.400.600-4.800 4.300 1.400 6.300-5.600-3.300-5.600 3.300 1.400-6.300-4.800-4.300 6.400-.600z";
const SQUARE = "M-5-5h10v10h-10z";
/** The middle of the signs in a block, the distance between two of them, and their size in relation to the drawings of units and of pips. */
const SIGNS = { y: 19, apart: 22, unit: 0.56, pip: 1.7 };
/** The radius of the besiegers' first trench around a fort, and the distance to the next. */
const TRENCH = 54;
const PARALLEL = 11;
/** The distance from the middle of a space to the outer edge of its markers. */
const BESIDE = 72;
/**
 * The number of counters in a row, and the maximum number of units for which each unit has its own counter. If there are more units, equal
 * units share a counter.
 */
const ABREAST = 4;
const APART = 8;

/** The blocks made of the pieces in a space, and the size of a pixel, or the scale of blocks, for which they were placed. @type {WeakMap<object, { of: unknown, near: number, all: readonly Block[] }>} */
const placed = new WeakMap();

/** Returns the blocks in a space, with their positions. @param {string} space @returns {readonly Block[]} */
export function blocks(space) {
  const pieces = view()?.spaces[space]?.pieces;
  if (!pieces) return [];
  const near = isSpread() ? counterPixel() : -blockScale();
  const known = placed.get(pieces);
  if (known?.of === state.board && known.near === near) return known.all;
  const all = place(space);
  placed.set(pieces, { of: state.board, near, all });
  return all;
}

/** Places the blocks in a space. @param {string} space @returns {Block[]} */
function place(space) {
  const all = SIDES.flatMap((side) => {
    const list = counters(space, side);
    return [false, true].map((inside) => /** @type {Block} */ ({ space, side, inside, list: list.filter((one) => one.inside === inside), y: 0, under: false, grows: { to: "up", x: 0, y: 8 } }));
  }).filter((block) => block.list.length > 0);
  const boxed = Boolean(spaces.get(space)?.w);
  const besieged = all.find((block) => block.inside);
  const outer = all.filter((block) => !block.inside);
  if (besieged) besieged.y = outer.length > 0 ? 18 : 4;
  // When zoomed in, the besiegers are drawn beside the besieged, clear of the markers between them.
  const aside = besieged && isSpread() ? Math.max(BESIDE, (spread(besieged).wide / 2) * counterPixel() + 6) : BESIDE;
  if (besieged && outer.length > 0) besieged.grows.y = -14;
  outer.forEach((block, i) => {
    if (boxed) {
      block.y = outer.length > 1 ? -6 + i * 64 : 22;
      block.grows = { to: "middle", x: 0, y: block.y };
    } else if (besieged) {
      block.y = i === 0 ? -58 : 88;
      block.grows = { to: i === 0 ? "right" : "left", x: i === 0 ? aside : -aside, y: 0 };
    } else {
      block.y = outer.length > 1 ? (i === 0 ? -46 : 44) : -RAISED;
      block.grows = outer.length > 1 ? { to: i === 0 ? "up" : "down", x: 0, y: i === 0 ? -14 : 14 } : { to: "up", x: 0, y: 8 };
    }
  });
  for (const block of all) block.under = all.some((one) => one.y < block.y);
  // Blocks that are enlarged are also farther apart.
  if (all.length > 1 && !boxed && !isSpread()) for (const block of all) block.y *= blockScale();
  return all;
}

/** Returns the counters of a block that is zoomed in, with their positions in pixels, and the size of the block. @param {Block} block */
function spread({ list }) {
  const units = list.filter((one) => !isLeader(one));
  const leaders = list.filter(isLeader);
  const few = units.reduce((sum, one) => sum + one.n, 0) <= APART;
  const shown = few ? units.flatMap((one) => Array.from({ length: one.n }, (_, i) => ({ one, n: 1, i }))) : units.map((one) => ({ one, n: one.n, i: 0 }));
  const abreast = shown.length <= ABREAST ? ABREAST : Math.ceil(Math.sqrt(shown.length * 1.6));
  const rows = Math.ceil(shown.length / abreast);
  const wide = Math.max(Math.min(shown.length, abreast) * FACE, ...leaders.map(plateWidth)) + 6;
  const high = leaders.length * PLATE + rows * FACE + 6;
  const faces = shown.map(({ one, n, i }, j) => {
    const row = Math.floor(j / abreast);
    const inRow = Math.min(abreast, shown.length - row * abreast);
    return { one, n, i, x: ((j % abreast) - (inRow - 1) / 2) * FACE, y: 3 + leaders.length * PLATE + (row + 0.5) * FACE };
  });
  return { wide, high, faces, plates: leaders.map((one, j) => ({ one, x: 0, y: 3 + (j + 0.5) * PLATE })) };
}

/**
 * Returns the leaders' discs of a block that is zoomed out: the position of the first, the distance to the next, and how far they reach up, to the right and to the left, in units
 * of the block. The discs must never cover the number. A single disc is at the upper right corner of the block, or at the upper left corner if it would cover another block. Several form a row to the left above the block or, if another
 * block is above it, a row to the right beside it.
 * @param {Block} block
 */
function discsOf(block) {
  const known = discs.get(block);
  const on = [view(), larger(), pixel()];
  if (known && on.every((part, i) => part === known.on[i])) return known.row;
  const row = discRow(block);
  discs.set(block, { on, row });
  return row;
}

/** The discs of blocks, with what they depend on, since finding a free place for a disc is slow. @type {WeakMap<Block, { on: unknown[], row: ReturnType<typeof discRow> }>} */
const discs = new WeakMap();

/** @param {Block} block */
function discRow(block) {
  const { inside, list, under } = block;
  const leaders = list.filter(isLeader);
  const rated = leaders.some((one) => one.rating);
  const px = pixel() / blockScale();
  const r = (rated ? RATED : DISC) * px;
  const apart = rated ? 38 : 26;
  if (under) return { leaders, x: WIDE / 2 + r, y: 0, apart, top: 0, right: WIDE / 2 + 2 * r + (leaders.length - 1) * apart, left: 0 };
  // The height of the digits, which the style sheet keeps large enough to be read (`.force .number`).
  const digits = inside ? Math.max(34, 11.5 * px) : Math.max(42, 12 * px);
  if (leaders.length === 1 && !inside) {
    const x = Math.max(WIDE / 2 + 4, 0.6 * digits + r + px);
    const right = isFree(block, x, 4 - HIGH / 2, r) || !isFree(block, -x, 4 - HIGH / 2, r);
    return { leaders, x: right ? x : -x, y: 4 - HIGH / 2, apart, top: HIGH / 2 - 4 + r, right: right ? x + r : 0, left: right ? 0 : x + r };
  }
  const y = Math.min(-HIGH / 2, FOOT - 0.74 * digits - r);
  return { leaders, x: inside ? 30 : WIDE / 2 - 6, y, apart: -apart, top: leaders.length > 0 ? r - y : 0, right: 0, left: 0 };
}

/** Returns whether a disc of a block covers no block of another space. @param {Block} block @param {number} x @param {number} y @param {number} r */
function isFree({ space, y: middle }, x, y, r) {
  const own = spaces.get(space);
  if (!own) return true;
  const [k, b] = [larger(), blockScale()];
  const [left, top] = [own.x + x * b * k, own.y + (middle + y * b) * k];
  return !Object.entries(view()?.spaces ?? {}).some(([id, { pieces }]) => {
    const one = spaces.get(id);
    return one && one !== own && SIDES.some((side) => pieces[side].length > 0) && Math.abs(one.x - left) < (WIDE / 2 + r) * b * k && Math.abs(one.y - RAISED * k - top) < (HIGH / 2 + r) * b * k;
  });
}

/** Returns how far below its usual place a block is drawn, in units of the map: a low box has room only for its name, so the block is drawn on its lower edge. @param {Block} block */
function lowered({ space, y }) {
  const { h } = spaces.get(space) ?? {};
  return h && h < 140 ? h / 2 - 8 + ((HIGH / 2) * blockScale() - y) * larger() : 0;
}

/** Returns how far the pieces in a space reach above and below its middle. @param {string} space @returns {[number, number]} */
export function reachOf(space) {
  const near = isSpread();
  const reach = blocks(space).map((block) => {
    const y = block.y + lowered(block) / larger();
    if (!near) return [Math.max(HIGH / 2 + 10, discsOf(block).top) * blockScale() - y, y + (HIGH / 2 + 6) * blockScale()];
    const high = spread(block).high * counterPixel();
    const { to, y: from } = block.grows;
    return to === "up" ? [high - from, from] : to === "down" ? [-from, from + high] : [high / 2 - from, high / 2 + from];
  });
  return [Math.max(44, ...reach.map(([up = 0]) => up)), Math.max(46, ...reach.map(([, down = 0]) => down))];
}

/** Returns the area that a block covers: its middle, and half its width and height. @param {Block} block */
export function coverOf(block) {
  if (!isSpread()) {
    const discs = discsOf(block);
    const [above, below] = [Math.max(34, discs.top) * blockScale(), 34 * blockScale()];
    // The trenches extend beyond the fort on both sides.
    const half = block.inside && isBesieged(block.space) ? TRENCH + PARALLEL : 44;
    const [left, right] = [Math.max(half, discs.left) * blockScale(), Math.max(half, discs.right) * blockScale()];
    return { x: (right - left) / 2, y: block.y + lowered(block) / larger() + (below - above) / 2, w: (right + left) / 2, h: (below + above) / 2 };
  }
  const { wide, high } = spread(block);
  const [w, h] = [(wide / 2) * counterPixel(), (high / 2) * counterPixel()];
  const { to, x, y } = block.grows;
  return { x: to === "right" ? x + w : to === "left" ? x - w : x, y: to === "up" ? y - h : to === "down" ? y + h : y, w, h };
}

/** Draws every stack as a block, one for each side and one more for a force inside a fort. */
export function drawForces() {
  const all = places().flatMap(blocks);
  all.sort((a, b) => (spaces.get(a.space)?.y ?? 0) + a.y - (spaces.get(b.space)?.y ?? 0) - b.y);
  sync(byId("stacks"), all, (block) => `${block.space} ${block.side} ${block.inside} ${level(block)}`, make, update);
}

/** Returns the level of the siege that a block conducts, which is the number of its trenches; null if it besieges nobody. @param {Block} block */
function level({ space, side, inside }) {
  if (inside || !blocks(space).some((one) => one.inside && one.side !== side)) return null;
  return markersIn(space).reduce((most, marker) => Math.max(most, marker.level ?? 0), 0);
}

/** Returns whether a space is under siege. @param {string} space */
export const isBesieged = (space) => blocks(space).some((block) => level(block) !== null);

/** Draws the trenches around a fort, which are open towards the side away from the besiegers; before the first trench, a line of posts. @param {Block} block */
function trenches(block) {
  const dug = level(block);
  if (dug === null) return [];
  const fort = ((blocks(block.space).find((one) => one.inside)?.y ?? 0) - block.y) / blockScale();
  const [x, y] = [Math.sin(0.7), Math.sign(fort) * Math.cos(0.7)];
  const ring = (/** @type {number} */ r) => `M${(-x * r).toFixed(1)} ${(fort + y * r).toFixed(1)}A${r} ${r} 0 1 ${fort > 0 ? 1 : 0} ${(x * r).toFixed(1)} ${(fort + y * r).toFixed(1)}`;
  const d = Array.from({ length: Math.max(1, dug) }, (_, i) => ring(TRENCH + i * PARALLEL)).join("");
  return [s("path", { class: "earth", d }), s("path", { class: `trench${dug === 0 ? " posts" : ""}`, d })];
}

/** @param {Block} block */
function make(block) {
  const body = block.inside ? s("path", { class: "body", d: WALLS, transform: "scale(.86)" }) : s("path", { class: "body", d: BLOCKS[block.side] });
  return s("g", { class: `stack force ${block.side}${block.inside ? " within" : ""}${drawn.shapes ? " shapes" : ""}`, "data-stack": block.space },
    s("g", { class: "inner" },
      s("g", { class: "block afar" }, ...trenches(block), s("path", { class: "cast", d: body.getAttribute("d"), transform: `translate(4 6)${block.inside ? " scale(.86)" : ""}` }), body, s("text", { class: "number" }), s("g", { class: "pips" }), s("g", { class: "discs" })),
      s("g", { class: "nearby" }, s("g", { class: "spread" }, s("rect", { class: "body ground", rx: 4 }), s("g", { class: "units" })))));
}

/** @param {SVGGElement} el @param {Block} block */
function update(el, block) {
  const space = spaces.get(block.space);
  if (!space) return;
  set(el, { transform: `translate(${space.x} ${space.y + lowered(block)})` });
  set(el, { role: "img", "aria-label": blockWords(block) });
  updateAfar(el, block);
  updateNearby(el, block);
}

/** @param {SVGGElement} el @param {Block} block */
function updateAfar(el, block) {
  const units = block.list.filter((one) => !isLeader(one));
  const { leaders, x, y, apart } = discsOf(block);
  const part = (/** @type {string} */ name) => /** @type {Element} */ (el.querySelector(`.${name}`));
  set(part("block"), { transform: `translate(0 ${block.y}) scale(${blockScale()})` });
  const sum = drawn.shapes ? units.reduce((all, one) => all + one.n, 0) : strengthOf(units);
  set(put(part("number"), units.length > 0 ? sum : "★"), { y: FOOT });
  const signs = sorts(units);
  const step = Math.min(SIGNS.apart, (block.inside ? 40 : WIDE - 18) / Math.max(1, signs.length - 1));
  sync(part("pips"), signs, ({ sort, reduced, spent }) => `${sort} ${reduced} ${spent}`, pip,
    (el, { fact }, i) => set(el, { transform: `translate(${((i - (signs.length - 1) / 2) * step).toFixed(1)} ${SIGNS.y}) scale(${fact?.shape ? SIGNS.unit : SIGNS.pip})` }));
  // A leader's disc shows the rating, if that is one number, and a star if not.
  sync(part("discs"), leaders, (one) => one.key, (one) => s("g", { class: one.spent ? "spent" : null }, s("g", { class: "sized" }, s("circle", { r: one.rating ? RATED : DISC }), one.rating ? s("text", { y: 4 }, one.rating) : s("path", { d: STAR, transform: "scale(.4)" }))),
    (disc, _, i) => set(disc, { transform: `translate(${x + i * apart} ${y})` }));
}

/** Draws every counter in its place, on a tray. @param {SVGGElement} el @param {Block} block */
function updateNearby(el, block) {
  const { wide, high, faces, plates } = spread(block);
  const { to, x, y } = block.grows;
  const part = (/** @type {string} */ name) => /** @type {Element} */ (el.querySelector(`.${name}`));
  set(part("nearby"), { transform: `translate(${x} ${y})` });
  set(part("ground"), { x: to === "right" ? 0 : to === "left" ? -wide : -wide / 2, y: to === "up" ? -high : to === "down" ? 0 : -high / 2, width: wide, height: high });
  set(part("units"), { transform: `translate(${to === "right" ? wide / 2 : to === "left" ? -wide / 2 : 0} ${to === "up" ? -high : to === "down" ? 0 : -high / 2})` });
  const all = [...plates.map((one) => ({ ...one, n: 0, i: 0 })), ...faces];
  sync(part("units"), all, ({ one, n, i }) => `${one.key} ${i} ${n} ${one.spent} ${language()}`, ({ one, n }) => s("g", null, n === 0 ? plate(one) : face(one, n)),
    (group, { x, y }) => set(group, { transform: `translate(${x} ${y})` }));
}

/**
 * Returns the sorts of some units, the most numerous first: units of a sort have the same shape or the same sign. A sort is reduced or spent if all its units are.
 * @param {readonly Counter[]} units
 */
function sorts(units) {
  /** @type {Map<string, { sort: string, n: number, kind: string, fact: Counter["fact"], reduced: boolean, spent: boolean }>} */
  const all = new Map();
  for (const { kind, fact, n, reduced, spent } of units) {
    const sort = `${fact?.shape ?? ""} ${hasSign("pip", kind) ? kind : ""}`;
    const known = all.get(sort);
    all.set(sort, known ? { ...known, n: known.n + n, reduced: known.reduced && Boolean(reduced), spent: known.spent && Boolean(spent) } : { sort, n, kind, fact, reduced: Boolean(reduced), spent: Boolean(spent) });
  }
  return [...all.values()].sort((a, b) => b.n - a.n);
}

/** Draws the sign of a sort of units: their shape, or the sign of their kind. @param {ReturnType<typeof sorts>[number]} sort */
function pip({ kind, fact, reduced, spent }) {
  const cls = `pip ${kind}${reduced ? " reduced" : ""}${spent ? " spent" : ""}`;
  if (fact?.shape) return s("path", { class: cls, d: OUTLINES[fact.shape] });
  return hasSign("pip", kind) ? sign("pip", kind, cls) : s("path", { class: cls, d: SQUARE });
}

/** @param {Block} block */
function blockWords(block) {
  const where = block.inside ? t("inside-of", { space: spaceName(block.space) }) : spaceName(block.space);
  return `${where} · ${sideName(block.side)}: ${block.list.map(counterWords).join(", ")}`;
}
