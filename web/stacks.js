// @ts-check
// Draws what stands in the spaces: for each side strength, Indian units and leaders, in a row of counters.

import { byId, put, s, set, sync } from "./dom.js";
import { MARKS } from "./icons.js";
import { pieces, reading, SIDES, spaces, view } from "./state.js";
import { pieceName, sideName, spaceName, t } from "./text.js";

/** @typedef {import("./types").Side} Side */
/**
 * One counter of a row. Its key is its name in the stack, its id the piece it is.
 * @typedef {{ key: string, id: string, target: string, kind: string, side: Side, value: number | string, rating: number | null,
 *   reduced: boolean, spent: boolean, inside: boolean, fact: import("./types").Piece | undefined }} Counter
 */

/** The kinds in the order in which they stand. */
const ORDER = ["strength", "drilled", "regular", "auxiliary", "militia", "indian", "leader"];

/** The counters of a side in a space, from its view. @param {string} space @param {Side} side @returns {Counter[]} */
export function counters(space, side) {
  const stack = view()?.spaces[space]?.[side] ?? {};
  return Object.entries(stack)
    .filter(([, value]) => value !== 0)
    .map(([key, value]) => {
      const { id, reduced, spent, inside } = reading(key);
      const fact = pieces.get(`${side}/${id}`) ?? pieces.get(id);
      const kind = fact?.kind ?? (typeof value === "number" ? "strength" : "leader");
      const state = kind === "leader" && value === 1 ? (spent ? "spent" : "fit") : value;
      return { key, id, target: `piece:${space}/${side}/${key}`, kind, side, value: state, rating: fact?.rating ?? null, reduced, spent, inside: inside || value === "inside", fact };
    })
    .sort((a, b) => rank(a.kind) - rank(b.kind) || shapeRank(a) - shapeRank(b) || worth(b) - worth(a) || a.id.localeCompare(b.id)
      || Number(a.reduced) - Number(b.reduced) || Number(a.spent) - Number(b.spent));
}

/** @param {Counter} one */
const worth = ({ rating, fact }) => rating ?? fact?.command ?? fact?.strength?.[0] ?? 0;
/** @param {string} kind */
const rank = (kind) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : 2.5);

/** @param {Counter} one */
const shapeRank = ({ fact }) => ["triangle", "square", "circle"].indexOf(fact?.shape ?? "");

/** How wide a counter stands in its row. @param {Counter} one */
const width = (one) => (one.kind === "leader" ? 46 : 54);
/** Counters overlap once the row would be wider than its neighbours allow. */
const WIDEST = 156;

/** How wide the rows above and below a space are. @param {string} space @returns {[number, number]} */
export function rowWidth(space) {
  const rows = SIDES.map((side) => Math.min(WIDEST, counters(space, side).reduce((sum, one) => sum + width(one), 0))).filter((w) => w > 0);
  return [rows[0] ?? 0, rows[1] ?? 0];
}

export function drawStacks() {
  const now = view();
  /** @type {{ space: string, side: Side, row: number }[]} */
  const stacks = [];
  for (const space of Object.keys(now?.spaces ?? {})) {
    if (!spaces.has(space)) continue;
    const here = SIDES.filter((side) => counters(space, side).length > 0);
    here.forEach((side, row) => stacks.push({ space, side, row }));
  }
  stacks.sort((a, b) => (spaces.get(a.space)?.y ?? 0) - (spaces.get(b.space)?.y ?? 0));
  sync(byId("stacks"), stacks, (stack) => `${stack.space}/${stack.side}`,
    (stack) => s("g", { class: `stack ${stack.side}`, "data-stack": stack.space }, s("title"), s("g", { class: "inner" }, s("g", { class: "row" }))),
    updateStack);
}

/** @param {SVGGElement} el @param {{ space: string, side: Side, row: number }} stack */
function updateStack(el, stack) {
  const space = spaces.get(stack.space);
  const row = el.querySelector(".row");
  if (!space || !row) return;
  set(el, { transform: `translate(${space.x} ${space.y})` });
  const list = counters(stack.space, stack.side);
  const title = el.querySelector("title");
  if (title) put(title, stackWords(stack.space, stack.side));
  const widths = list.map(width);
  const whole = widths.reduce((sum, w) => sum + w, 0);
  const squeeze = Math.min(1, WIDEST / whole);
  set(row, { transform: `translate(${(-whole * squeeze) / 2} ${stack.row === 0 ? -66 : 82})` });
  let x = 0;
  const places = widths.map((w) => {
    const at = x + (w * squeeze) / 2;
    x += w * squeeze;
    return at;
  });
  sync(row, list, (one) => `${one.id}${typeof one.value === "string"}`, makeCounter, (counter, one, i) => {
    set(counter, { transform: `translate(${places[i]} 0)` });
    const number = counter.querySelector(".number");
    if (number && typeof one.value === "number") put(number, one.value);
    counter.classList.toggle("wounded", one.value === "wounded");
    counter.classList.toggle("spent", typeof one.value === "string" && !["fit", "wounded"].includes(one.value));
    const words = counter.querySelector("title");
    if (words) put(words, counterWords(one));
    const name = counter.querySelector(".name");
    if (name) put(name, pieceName(one.id));
  });
}

/** @param {Counter} one */
function makeCounter(one) {
  const group = s("g", { class: `counter ${one.kind} ${one.side}`, "data-id": one.target }, s("title"));
  if (one.kind === "leader") {
    group.append(
      s("circle", { class: "body", r: 25 }), s("circle", { class: "edge", r: 20.5 }),
      s("text", { class: "number", y: 9 }, one.rating ? `+${one.rating}` : "★"),
      s("path", { class: "wound", d: "M12-26h10v8h8v10h-8v8h-10v-8h-8v-10h8z" }),
      s("text", { class: "name", y: -32 }));
    return group;
  }
  group.append(s("rect", { class: "body", x: -26, y: -26, width: 52, height: 52, rx: one.kind === "indian" ? 20 : 5 }));
  if (one.kind === "indian") group.append(s("path", { class: "feather", d: "M-17 19c-4-14-1-28 9-37 3 12 1 24-6 31l-3 6M-14 13l5-22" }));
  else group.append(s("path", { class: "sidemark", d: MARKS[one.side], transform: "translate(-14 -14) scale(.42)" }));
  group.append(s("text", { class: "number", y: one.kind === "indian" ? 11 : 18, x: one.kind === "indian" ? 9 : 3 }, one.value));
  return group;
}

/** @param {Counter} one */
export function counterWords(one) {
  const name = pieceName(typeof one.value === "number" ? one.key : one.key.replace("spent-", ""));
  if (typeof one.value === "number") return t("some-pieces", { n: one.value, name });
  const rating = one.rating ? `+${one.rating}` : ratings(one);
  const rated = rating ? t("leader-rated", { name, rating }) : name;
  return ["fit", "out", "inside"].includes(one.value) ? rated : t("leader-state", { name: rated, state: t(`state-${one.value}`) });
}

/** What is printed on a leader: initiative, command, tactics. @param {Counter} one */
export function ratings({ fact }) {
  return fact?.initiative === undefined ? "" : [fact.initiative, fact.command, fact.tactics].join("-");
}

/** All that stands there of a side, in one line. @param {string} space @param {Side} side */
export function stackWords(space, side) {
  const list = counters(space, side).map(counterWords).join(", ");
  return `${spaceName(space)} · ${sideName(side)}: ${list}`;
}
