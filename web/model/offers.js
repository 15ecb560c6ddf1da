// @ts-check
// What may be done, by the thing one touches for it. A choice is a legal action with its targets: none is a button,
// one is a thing to click, several are picked one by one and confirmed.

import { cards, spaces, ways } from "./facts.js";
import { choices, state, wanted } from "./state.js";
import { split } from "./targets.js";
import { counterAt } from "./view.js";

/** @typedef {import("../types").Choice} Choice */

/** The choices of now, sorted: kept until other choices come. @type {{ from: Choice[] | null, byTarget: Map<string, Choice[]>, buttons: Choice[], multi: Set<string> }} */
let sorted = { from: null, byTarget: new Map(), buttons: [], multi: new Set() };

/** The choices of now: by the target that is clicked for them, as buttons, and the targets of which several are picked. */
export function offers() {
  const list = choices();
  if (sorted.from === list) return sorted;
  sorted = { from: list, byTarget: new Map(), buttons: [], multi: new Set() };
  for (const choice of list) {
    if (choice.on.length > 1) for (const target of choice.on) sorted.multi.add(target);
  }
  for (const choice of list) {
    const [target] = choice.on;
    if (choice.on.length === 1 && target && shown(target)) {
      const same = sorted.byTarget.get(target);
      if (same) same.push(choice);
      else sorted.byTarget.set(target, [choice]);
    } else if (choice.on.length < 2) sorted.buttons.push(choice);
  }
  return sorted;
}

/** Is there something on the screen that stands for it? What has nothing is offered as a button. @param {string} target */
function shown(target) {
  const [kind, rest] = split(target);
  if (kind === "card") return cards.has(rest);
  if (kind === "space") return spaces.has(rest);
  if (kind === "line") return ways.has(rest);
  return counterAt(target) !== undefined;
}

/** Things that can be touched now. */
export const live = () => new Set([...offers().byTarget.keys(), ...offers().multi]);

/** Of no more pieces than this each has a line in the panel. */
const FEW_PIECES = 10;

/** The pieces that are laid out in the panel, to be chosen one by one; none where they are too many. */
export function laidOut() {
  const { byTarget, multi } = offers();
  const pieces = [...byTarget.keys()].filter((target) => target.startsWith("piece:") && !multi.has(target));
  return pieces.length > FEW_PIECES ? [] : pieces;
}

/** The way to a space that is farther than one step, if the force on the move can come there. @param {string} space */
export function wayTo(space) {
  if (state.ways.number !== state.table?.number || choices().length === 0 || wanted()) return undefined;
  const way = state.ways.to.get(space);
  return way && way.steps.length > 1 && !offers().byTarget.has(`space:${space}`) ? way : undefined;
}

/** The steps of a way from space to space: not the choice that only has the force set out. @param {import("../types").Way} way */
export const stepsOf = (way) => way.steps.filter((step) => !step.sets_out);

/** The choices whose targets are exactly those picked. */
export function confirmable() {
  const picked = state.picked;
  if (picked.size === 0) return [];
  return choices().filter((choice) => choice.on.length === picked.size && choice.on.every((target) => picked.has(target)));
}
