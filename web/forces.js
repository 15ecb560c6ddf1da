// @ts-check
// Stacks of many classes of units, each side as one block: its strength, a pip for every unit, a disc for every leader.
// What is inside a fort stands in a block of a fort's shape.

import { byId, put, s, set, sync } from "./dom.js";
import { SHAPES } from "./icons.js";
import { SIDES, spaces, view } from "./state.js";
import { counters, counterWords } from "./stacks.js";
import { pieceName, sideName, spaceName, t } from "./text.js";

/** @typedef {import("./stacks.js").Counter} Counter */
/** @typedef {{ space: string, side: import("./types").Side, inside: boolean, list: Counter[], y: number }} Block */

const WIDE = 82;
const HIGH = 60;
const PIPS = /** @type {Record<string, string>} */ ({
  auxiliary: "M0-6l6 6-6 6-6-6z",
  indian: "M-5.500 0a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0z",
  militia: "M-4.500 5v-5l4.500-5 4.500 5v5z",
});
const SQUARE = "M-5-5h10v10h-10z";

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
    else block.y = outer.length > 1 ? -46 + i * 90 : -24;
  });
  return all;
}

/** How far up and down from its middle a space is covered. @param {string} space @returns {[number, number]} */
export function reachOf(space) {
  const ys = blocks(space).map((block) => block.y);
  return [Math.max(44, ...ys.map((y) => HIGH / 2 + 10 - y)), Math.max(46, ...ys.map((y) => y + HIGH / 2 + 6))];
}

/** The strength that the pieces show, full or reduced. @param {Counter[]} list */
export const strengthOf = (list) => list.reduce((sum, one) => sum + each(one) * number(one), 0);
/** @param {Counter} one */
export const each = (one) => one.fact?.strength?.[one.reduced ? 1 : 0] ?? 0;
/** @param {Counter} one */
const number = (one) => (typeof one.value === "number" ? one.value : 0);

export function drawForces() {
  const all = Object.keys(view()?.spaces ?? {}).filter((id) => spaces.has(id)).flatMap(blocks);
  all.sort((a, b) => (spaces.get(a.space)?.y ?? 0) + a.y - (spaces.get(b.space)?.y ?? 0) - b.y);
  sync(byId("stacks"), all, (block) => `${block.space} ${block.side} ${block.inside}`, make, update);
}

/** @param {Block} block */
function make(block) {
  const body = block.inside
    ? s("path", { class: "body", d: SHAPES.fort, transform: "scale(.86)" })
    : s("rect", { class: "body", x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: 6 });
  return s("g", { class: `stack force ${block.side}${block.inside ? " within" : ""}`, "data-stack": block.space },
    s("title"),
    s("g", { class: "inner" }, s("g", { class: "block" },
      body, s("text", { class: "number" }), s("g", { class: "pips" }), s("g", { class: "discs" }), s("text", { class: "name" }))));
}

/** @param {SVGGElement} el @param {Block} block */
function update(el, block) {
  const space = spaces.get(block.space);
  if (!space) return;
  const units = block.list.filter((one) => one.kind !== "leader");
  const leaders = block.list.filter((one) => one.kind === "leader");
  const part = (/** @type {string} */ name) => /** @type {Element} */ (el.querySelector(`.${name}`));
  // In a low box there is room for a name only: the block stands on its edge.
  const low = space.h && space.h < 140 ? space.h / 2 - 4 : 0;
  set(el, { transform: `translate(${space.x} ${space.y + low})` });
  set(part("block"), { transform: `translate(0 ${block.y})` });
  put(/** @type {Element} */ (el.querySelector("title")), blockWords(block));
  set(put(part("number"), units.length > 0 ? strengthOf(units) : "★"), { y: block.inside ? 8 : 9 });
  const pips = units.flatMap((one) => Array.from({ length: number(one) }, (_, i) => ({ one, key: `${one.key} ${i}` })));
  const step = Math.min(12, (block.inside ? 44 : WIDE - 14) / Math.max(1, pips.length));
  sync(part("pips"), pips, (pip) => pip.key,
    ({ one }) => s("path", { class: `pip ${one.kind}${one.reduced ? " reduced" : ""}`, d: PIPS[one.kind] ?? SQUARE }),
    (pip, _, i) => set(pip, { transform: `translate(${(i - (pips.length - 1) / 2) * step} 20)` }));
  sync(part("discs"), leaders, (one) => one.key, () => s("circle", { r: 9.5 }),
    (disc, _, i) => set(disc, { cx: (block.inside ? 30 : WIDE / 2 - 6) - i * 15, cy: -HIGH / 2 + 2 }));
  set(put(part("name"), leaders.map((one) => pieceName(one.id)).join(", ")), block.inside ? { x: -46, y: 8 } : { y: -HIGH / 2 - 12 });
}

/** @param {Block} block */
function blockWords(block) {
  const where = block.inside ? t("inside-of", { space: spaceName(block.space) }) : spaceName(block.space);
  return `${where} · ${sideName(block.side)}: ${block.list.map(counterWords).join(", ")}`;
}
