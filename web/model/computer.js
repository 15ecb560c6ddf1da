// @ts-check
// The computer alongside a study: asks for its hints at every moment, while it is switched on.

import { askHint, stopHints } from "./deeds.js";
import { changed, choices, mine, SIDES, state } from "./state.js";
import { isStudy } from "./study.js";
import { spacesOf } from "./targets.js";
import { focus } from "./view.js";

/** Returns the computer's hints for the present moment; null while there are none. */
export const known = () => (state.hints.holds === state.table?.entry ? state.hints.list : null);

/** Returns the first side's chance of winning in the computer's judgement of the present moment; null while there is none. @returns {number | null} */
export function best() {
  const side = mine();
  const [first] = known() ?? [];
  if (!first || !side) return null;
  return side === SIDES[0] ? first.chance : 1 - first.chance;
}

/** Returns the spaces of the computer's best action: the one to which a force goes and, before it, the one from which it comes. None if the action has no place. @returns {string[]} */
export function advised() {
  const [first] = state.study.computer.on && isStudy() ? known() ?? [] : [];
  const choice = first && choices().find(({ play }) => play === first.play);
  const [to] = (choice?.on ?? []).flatMap(spacesOf);
  const [from] = focus();
  return to === undefined ? [] : from !== undefined && from !== to ? [from, to] : [to];
}

/** Switches the computer on or off. */
export function turnComputer() {
  const { computer } = state.study;
  computer.on = !computer.on;
  if (!computer.on) stopHints();
  consult();
  changed();
}

/** Asks for hints at the present moment, once, and takes those that have come. */
export function consult() {
  const { study, table } = state;
  if (!isStudy() || !study.computer.on) return;
  if (table && table.awaited.length > 0 && !state.busy && state.hints.holds !== table.entry) askHint();
  const { winner } = table?.outcome ?? {};
  if (winner) study.computer.chance = winner === SIDES[0] ? 1 : 0;
  else study.computer.chance = best() ?? study.computer.chance;
}
