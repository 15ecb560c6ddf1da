// @ts-check
// Draws what stands in the spaces: for each side its units and leaders, in a row of counters.

import { byId, put, s, set, sync } from "../kit/dom.js";
import { spaces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { counterWords, stackWords } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { counters, isLeader, places, statesOf } from "../model/view.js";
import { t } from "../model/words.js";
import { MARKS } from "../signs/sides.js";
import { sign } from "../signs/sprite.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../model/view.js").Counter} Counter */

/** How wide a counter stands in its row. @param {Counter} one */
const width = (one) => (isLeader(one) ? 46 : 54);
/** Counters overlap once the row would be wider than its neighbours allow. */
const WIDEST = 156;

/** How wide the rows above and below a space are. @param {string} space @returns {[number, number]} */
export function rowWidth(space) {
  const rows = SIDES.map((side) => Math.min(WIDEST, counters(space, side).reduce((sum, one) => sum + width(one), 0))).filter((w) => w > 0);
  return [rows[0] ?? 0, rows[1] ?? 0];
}

/** Draws every stack as a row of counters, above its space or below it. */
export function drawStacks() {
  /** @type {{ space: string, side: Side, row: number }[]} */
  const stacks = [];
  for (const space of places()) {
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
  const at = widths.map((w) => {
    const middle = x + (w * squeeze) / 2;
    x += w * squeeze;
    return middle;
  });
  sync(row, list, (one) => one.key, makeCounter, (counter, one, i) => {
    set(counter, { transform: `translate(${at[i]} 0)` });
    const number = counter.querySelector(".number");
    if (number && !isLeader(one)) put(number, one.n);
    const state = counter.querySelector(".state");
    const now = statesOf(one);
    if (state && counter.dataset.state !== now.join(" ")) {
      counter.dataset.state = now.join(" ");
      state.replaceChildren(...now.map((name) => sign("state", name)));
    }
    const words = counter.querySelector("title");
    if (words) put(words, counterWords(one));
    const name = counter.querySelector(".name");
    if (name) put(name, t(one.name));
  });
}

/** @param {Counter} one */
function makeCounter(one) {
  const group = s("g", { class: `counter ${one.kind} ${one.side}`, "data-id": one.target }, s("title"));
  if (isLeader(one)) {
    group.append(
      s("circle", { class: "body", r: 25 }), s("circle", { class: "edge", r: 20.5 }),
      s("text", { class: "number", y: 9 }, one.rating ? `+${one.rating}` : "★"),
      s("g", { class: "state" }),
      s("text", { class: "name", y: -32 }));
    return group;
  }
  if (hasSign("counter", one.kind)) group.append(...sign("counter", one.kind).children);
  else {
    group.append(s("rect", { class: "body", x: -26, y: -26, width: 52, height: 52, rx: 5 }),
      s("path", { class: "sidemark", d: MARKS[one.side], transform: "translate(-14 -14) scale(.42)" }),
      s("text", { class: "number", y: 18, x: 3 }));
  }
  return group;
}
