// @ts-check
// Draws the pieces of each side in a space as a row of counters. When zoomed out, the row is one strip, with a number for each kind of unit and a disc for each leader.

import { byId, put, s, set, sync } from "../kit/dom.js";
import { spaces } from "../model/facts.js";
import { stackWords } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { counters, isLeader, places, statesOf } from "../model/view.js";
import { language } from "../model/words.js";
import { sign } from "../signs/sprite.js";
import { FACE, face, PLATE, plate, plateWidth } from "../signs/units.js";
import { counterPixel, isSpread, larger } from "./size.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../model/view.js").Counter} Counter */
/** @typedef {{ space: string, side: Side, below: boolean }} Stack */

/** The width, in pixels, of a counter when zoomed out. After it, the distance of the rows from the middle of a space, in the units of things on the map. */
const SMALL = 21;
const AWAY = 40;
/** The outline of a strip of a side, of a width: its corners are those of the side's counters. @type {Record<Side, (wide: number) => string>} */
const STRIPS = {
  french: (wide) => `M${-wide / 2}-7l4-4h${wide - 8}l4 4v14l-4 4h${8 - wide}l-4-4z`,
  british: (wide) => `M${-wide / 2}-11h${wide}v22h${-wide}z`,
};
const CELL = "M-9.500-9h19v18h-19z";

/** Returns the positions of a stack's counters, in pixels from the foot of its row, and the size of the row. @param {Stack} stack */
function row({ space, side }) {
  const list = counters(space, side);
  if (!isSpread()) {
    const wide = list.length * SMALL;
    return { wide, high: SMALL, at: list.map((one, i) => ({ one, x: (i + 0.5) * SMALL - wide / 2, y: -SMALL / 2 })) };
  }
  const units = list.filter((one) => !isLeader(one));
  const leaders = list.filter(isLeader);
  const foot = units.length > 0 ? FACE : 0;
  return {
    wide: Math.max(units.length * FACE, ...leaders.map(plateWidth)),
    high: foot + leaders.length * PLATE,
    at: [...units.map((one, i) => ({ one, x: (i - (units.length - 1) / 2) * FACE, y: -FACE / 2 })), ...leaders.map((one, i) => ({ one, x: 0, y: -foot - (i + 0.5) * PLATE }))],
  };
}

/** Returns the stacks of a space. If both sides have one, one stack is above the space and the other below it. A single stack is placed where it covers fewer other spaces. @param {string} space @returns {Stack[]} */
function stacksIn(space) {
  const [first, second] = SIDES.filter((side) => counters(space, side).length > 0);
  if (!first) return [];
  const above = { space, side: first, below: false };
  if (second) return [above, { space, side: second, below: true }];
  const below = { ...above, below: true };
  return [covered(below) < covered(above) ? below : above];
}

/** The distance from the middle of a space, in the units of things on the map, within which a counter covers it. */
const BODY = 34;

/** Returns how many other spaces a stack covers. @param {Stack} stack */
function covered(stack) {
  const own = spaces.get(stack.space);
  if (!own) return 0;
  const { wide, high } = row(stack);
  const k = larger();
  const [w, near, far] = [(wide / 2) * counterPixel() + BODY, AWAY - BODY, AWAY + high * counterPixel() + BODY].map((one) => one * k);
  const towards = stack.below ? 1 : -1;
  return [...spaces.values()].filter((one) => one !== own && Math.abs(one.x - own.x) < (w ?? 0) && (one.y - own.y) * towards > (near ?? 0) && (one.y - own.y) * towards < (far ?? 0)).length;
}

/** Returns the rows above and below a space: how wide they are, and how far they reach from its middle, in the units of things on the map. @param {string} space */
export function rowsOf(space) {
  return stacksIn(space).map((stack) => {
    const { wide, high } = row(stack);
    return { below: stack.below, wide: wide * counterPixel(), reach: AWAY + high * counterPixel() };
  });
}

/** Draws every stack as a row of counters, above its space or below it. */
export function drawStacks() {
  const stacks = places().flatMap(stacksIn);
  stacks.sort((a, b) => (spaces.get(a.space)?.y ?? 0) - (spaces.get(b.space)?.y ?? 0));
  sync(byId("stacks"), stacks, (stack) => `${stack.space}/${stack.side}`,
    (stack) => s("g", { class: `stack ${stack.side}`, "data-stack": stack.space }, s("g", { class: "inner" }, s("g", { class: "row" }, s("g", { class: "spread" }, s("path", { class: "cast" }), s("path", { class: "strip" }), s("g", { class: "pieces" }))))),
    updateStack);
}

/** @param {SVGGElement} el @param {Stack} stack */
function updateStack(el, stack) {
  const space = spaces.get(stack.space);
  if (!space) return;
  const { high, at } = row(stack);
  set(el, { transform: `translate(${space.x} ${space.y})`, role: "group", "aria-label": stackWords(stack.space, stack.side) });
  set(/** @type {Element} */ (el.querySelector(".row")), { transform: `translate(0 ${stack.below ? AWAY : -AWAY})` });
  const down = stack.below ? high : 0;
  const units = at.filter(({ one }) => !isLeader(one)).length;
  // The first leader's disc overlaps the end of the strip.
  const d = isSpread() || units === 0 ? null : STRIPS[stack.side](units * SMALL + 1);
  const middle = ((units - at.length) * SMALL) / 2;
  for (const [name, x, y] of /** @type {[string, number, number][]} */ ([["cast", 1.5, 2], ["strip", 0, 0]])) set(/** @type {Element} */ (el.querySelector(`.${name}`)), { d, transform: `translate(${middle + x} ${down - high / 2 + y})` });
  sync(/** @type {Element} */ (el.querySelector(".pieces")), at, ({ one }) => `${one.key} ${isSpread()} ${isLeader(one) || !isSpread() ? "" : one.n} ${statesOf(one).join()} ${language()}`,
    ({ one }) => makeCounter(one), (counter, { one, x, y }) => {
      set(counter, { transform: `translate(${x} ${y + down})` });
      const number = counter.querySelector(".number");
      if (number) put(number, isLeader(one) ? (one.rating ? `+${one.rating}` : "★") : one.n);
    });
}

/** @param {Counter} one */
function makeCounter(one) {
  const group = s("g", { class: `counter ${one.kind} ${one.side}`, "data-id": one.target });
  if (isSpread()) group.append(isLeader(one) ? plate(one) : face(one));
  else if (isLeader(one)) group.append(s("circle", { class: "body", r: 10 }), s("circle", { class: "edge", r: 8.300 }), s("text", { class: "number", y: 4 }));
  else group.append(s("path", { class: "body cell", d: CELL }), s("text", { class: "number", y: 4.500 }));
  const states = statesOf(one);
  if (states.length > 0) group.append(s("g", { class: "state", transform: "scale(.36)" }, ...states.map((name) => sign("state", name))));
  return group;
}
