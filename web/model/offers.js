// @ts-check The choices of the player, sorted by how they are made. A choice is a legal action with its targets. A choice without a
// target is a button. A choice with one target is made by clicking it. If there are several targets, they are picked one by one and
// then confirmed.

import { cards, spaces, ways } from "./facts.js";
import { choices, state, wanted } from "./state.js";
import { split } from "./targets.js";
import { counterAt } from "./view.js";

/** @typedef {import("../types").Choice} Choice */

/** The sorted choices, kept until the choices change. @type {{ from: Choice[] | null, byTarget: Map<string, Choice[]>, buttons: Choice[], multi: Set<string> }} */
let sorted = { from: null, byTarget: new Map(), buttons: [], multi: new Set() };

/** Returns the current choices: those made by clicking a target, those made by a button, and the targets that are picked together with others. */
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

/** Returns whether a target is drawn on the screen. A choice whose target is not drawn gets a button. @param {string} target */
function shown(target) {
  const [kind, rest] = split(target);
  if (kind === "card") return cards.has(rest);
  if (kind === "space") return spaces.has(rest);
  if (kind === "line") return ways.has(rest);
  return counterAt(target) !== undefined;
}

/** Returns the targets that can be clicked now. */
export const live = () => new Set([...offers().byTarget.keys(), ...offers().multi]);

/** The maximum number of pieces that are listed one by one in the panel. */
const FEW_PIECES = 10;

/** Returns the pieces that are listed one by one in the panel; none if there are too many. */
export function laidOut() {
  const { byTarget, multi } = offers();
  const pieces = [...byTarget.keys()].filter((target) => target.startsWith("piece:") && !multi.has(target));
  return pieces.length > FEW_PIECES ? [] : pieces;
}

/** Returns the way of the moving force to a space more than one step away, if the force can get there. @param {string} space */
export function wayTo(space) {
  if (state.ways.number !== state.table?.number || choices().length === 0 || wanted()) return undefined;
  const way = state.ways.to.get(space);
  return way && way.steps.length > 1 && !offers().byTarget.has(`space:${space}`) ? way : undefined;
}

/** Returns those steps of a way that lead from space to space. The choice that only starts the move is left out. @param {import("../types").Way} way */
export const stepsOf = (way) => way.steps.filter((step) => !step.sets_out);

/** Returns the choices whose targets are exactly the picked ones. */
export function confirmable() {
  const picked = state.picked;
  if (picked.size === 0) return [];
  return choices().filter((choice) => choice.on.length === picked.size && choice.on.every((target) => picked.has(target)));
}
