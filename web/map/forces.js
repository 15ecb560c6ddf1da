// @ts-check
// Stacks of many classes of units, each side as one block: its strength, a pip for every unit, a disc for every leader.
// What is inside a fort stands in a block of a fort's shape. Where units count by their shape, the block has their number
// from afar, and from nearby every class with how many there are of it.

import { byId, put, s, set, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { counterWords, sideName, spaceName } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { counters, isLeader, places, strengthOf } from "../model/view.js";
import { language, t } from "../model/words.js";
import { sign } from "../signs/sprite.js";
import { OUTLINES, unit } from "../signs/units.js";

/** @typedef {import("../model/view.js").Counter} Counter */
/** @typedef {{ space: string, side: import("../types").Side, inside: boolean, list: Counter[], y: number }} Block */

const WIDE = 82;
const HIGH = 60;
/** The ground plan of a fort. */
const WALLS = "M-46-46l26 9q20 8 40 0l26-9-9 26q-8 20 0 40l9 26-26-9q-20-8-40 0l-26 9 9-26q8-20 0-40z";
const SQUARE = "M-5-5h10v10h-10z";
/** So many classes stand in a row, each in a field so large. */
const ABREAST = 4;
const FIELD = 48;

/** What stands in a space, block by block, and how far below its middle each stands. @param {string} space @returns {Block[]} */
export function blocks(space) {
  const all = SIDES.flatMap((side) => {
    const list = counters(space, side);
    return [false, true].map((inside) => ({ space, side, inside, list: list.filter((one) => one.inside === inside), y: 0 }));
  }).filter((block) => block.list.length > 0);
  const boxed = Boolean(spaces.get(space)?.w);
  const besieged = all.some((block) => block.inside);
  const outer = all.filter((block) => !block.inside);
  for (const block of all) if (block.inside) block.y = outer.length > 0 ? 14 : 4;
  outer.forEach((block, i) => {
    if (boxed) block.y = outer.length > 1 ? -20 + i * 70 : 16;
    else if (besieged) block.y = i === 0 ? -56 : 84;
    else block.y = outer.length > 1 ? (i === 0 ? -46 - spare(block) : 44 + spare(block)) : -24 - spare(block);
  });
  return all;
}

/** The classes of a block, row by row. @param {Block} block */
function ranks({ list }) {
  const units = list.filter((one) => !isLeader(one));
  return Array.from({ length: Math.ceil(units.length / ABREAST) }, (_, i) => units.slice(i * ABREAST, (i + 1) * ABREAST));
}

/** How high it stands, seen from nearby. @param {Block} block */
const height = (block) => (drawn.shapes ? Math.max(HIGH, ranks(block).length * FIELD + 8) : HIGH);
/** How much higher than usual, up and down. @param {Block} block */
const spare = (block) => (height(block) - HIGH) / 2;

/** Do its commanders stand at its foot, so that they don't cover the block above? @param {Block} block */
const footed = (block) => drawn.shapes && block.y > 0 && !spaces.get(block.space)?.w;

/** How far up and down from its middle a space is covered. @param {string} space @returns {[number, number]} */
export function reachOf(space) {
  const all = blocks(space);
  return [Math.max(44, ...all.map((block) => height(block) / 2 + 10 - block.y)), Math.max(46, ...all.map((block) => block.y + height(block) / 2 + (footed(block) && block.list.some(isLeader) ? 24 : 6)))];
}

/** Draws every stack as a block, one for each side and one more for what is inside a fort. */
export function drawForces() {
  const all = places().flatMap(blocks);
  all.sort((a, b) => (spaces.get(a.space)?.y ?? 0) + a.y - (spaces.get(b.space)?.y ?? 0) - b.y);
  sync(byId("stacks"), all, (block) => `${block.space} ${block.side} ${block.inside}`, make, update);
}

/** @param {Block} block */
function make(block) {
  const body = block.inside
    ? s("path", { class: "body", d: WALLS, transform: "scale(.86)" })
    : s("rect", { class: "body", x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 6 });
  return s("g", { class: `stack force ${block.side}${block.inside ? " within" : ""}${drawn.shapes ? " shapes" : ""}`, "data-stack": block.space },
    s("title"),
    s("g", { class: "inner" }, s("g", { class: "block" },
      s("g", { class: "afar" }, body, s("text", { class: "number" }), s("g", { class: "pips" })),
      drawn.shapes ? s("g", { class: "nearby" }, s("rect", { class: "body plate", rx: 6 }), s("g", { class: "units" })) : null,
      s("g", { class: "discs" }), s("text", { class: "name" }))));
}

/** A class and how many there are of it. @param {Counter} one */
function field(one) {
  return s("g", null, s("g", { transform: "scale(1.16)" }, unit(one.fact, one)), one.n > 1 ? s("text", { class: "count", x: 15, y: 22 }, one.n) : null);
}

/** Every class in its field. @param {SVGGElement} el @param {Block} block */
function updateNearby(el, block) {
  const rows = ranks(block);
  const wide = Math.max(1, ...rows.map((row) => row.length)) * FIELD + 8;
  const high = Math.max(1, rows.length) * FIELD + 8;
  const plate = /** @type {Element} */ (el.querySelector(".plate"));
  set(plate, { x: -wide / 2, y: -high / 2, width: wide, height: high });
  const fields = rows.flatMap((row, r) => row.map((one, i) => ({ one, x: (i - (row.length - 1) / 2) * FIELD, y: (r - (rows.length - 1) / 2) * FIELD })));
  sync(/** @type {Element} */ (el.querySelector(".units")), fields, ({ one }) => `${one.key} ${one.n} ${language()}`, ({ one }) => field(one),
    (group, { x, y }) => set(group, { transform: `translate(${x} ${y})` }));
}

/** @param {SVGGElement} el @param {Block} block */
function update(el, block) {
  const space = spaces.get(block.space);
  if (!space) return;
  const units = block.list.filter((one) => !isLeader(one));
  const leaders = block.list.filter(isLeader);
  const part = (/** @type {string} */ name) => /** @type {Element} */ (el.querySelector(`.${name}`));
  // In a low box there is room for a name only: the block stands on its edge.
  const low = space.h && space.h < 140 ? space.h / 2 - 4 : 0;
  set(el, { transform: `translate(${space.x} ${space.y + low})` });
  set(part("block"), { transform: `translate(0 ${block.y})` });
  put(/** @type {Element} */ (el.querySelector("title")), blockWords(block));
  const sum = drawn.shapes ? units.reduce((all, one) => all + one.n, 0) : strengthOf(units);
  set(put(part("number"), units.length > 0 ? sum : "★"), { y: block.inside ? 8 : 9 });
  const pips = units.flatMap((one) => Array.from({ length: one.n }, (_, i) => ({ one, key: `${one.key} ${i}` })));
  const step = Math.min(12, (block.inside ? 44 : WIDE - 14) / Math.max(1, pips.length));
  sync(part("pips"), pips, (pip) => pip.key,
    ({ one }) => pip(one),
    (pip, { one }, i) => set(pip, { transform: `translate(${(i - (pips.length - 1) / 2) * step} 20)${one.fact?.shape ? " scale(.33)" : ""}` }));
  const edge = footed(block) ? height(block) / 2 : -height(block) / 2;
  const out = (/** @type {number} */ far) => edge + far * Math.sign(edge);
  sync(part("discs"), leaders, (one) => one.key, (one) => s("g", { class: one.spent ? "spent" : null }, s("circle", { r: one.rating ? 15 : 9.5 }), one.rating ? s("text", { y: 8 }, one.rating) : null),
    (disc, one, i) => set(disc, { transform: `translate(${(block.inside ? 30 : WIDE / 2 - 6) - i * (one.rating ? 28 : 15)} ${out(one.rating ? 5 : -2)})` }));
  if (drawn.shapes) updateNearby(el, block);
  set(put(part("name"), leaders.map((one) => t(one.name)).join(", ")), block.inside ? { x: -46, y: 8 } : { y: footed(block) ? out(44) : out(leaders.some((one) => one.rating) ? 26 : 12) });
}

/** One unit of a block, by its shape or by the sign of its kind. @param {Counter} one */
function pip(one) {
  const cls = `pip ${one.kind}${one.reduced ? " reduced" : ""}${one.spent ? " spent" : ""}`;
  if (one.fact?.shape) return s("path", { class: cls, d: OUTLINES[one.fact.shape] });
  return hasSign("pip", one.kind) ? sign("pip", one.kind, cls) : s("path", { class: cls, d: SQUARE });
}

/** @param {Block} block */
function blockWords(block) {
  const where = block.inside ? t("inside-of", { space: spaceName(block.space) }) : spaceName(block.space);
  return `${where} · ${sideName(block.side)}: ${block.list.map(counterWords).join(", ")}`;
}
