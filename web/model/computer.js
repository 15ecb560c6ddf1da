// @ts-check
// The computer's hints in a study. While the computer is switched on, the page asks for hints at every moment of the study.

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

/** Returns the spaces of the computer's best action. For a move these are the space from which the force comes and the space to which it goes. The list is empty if the action has no place on the map. @returns {string[]} */
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

/** Asks once for hints at the present moment, and stores those that have arrived. */
export function consult() {
  const { study, table } = state;
  if (!isStudy() || !study.computer.on) return;
  if (table && table.awaited.length > 0 && !state.busy && state.hints.holds !== table.entry) askHint();
  const { winner } = table?.outcome ?? {};
  if (winner) study.computer.chance = winner === SIDES[0] ? 1 : 0;
  else study.computer.chance = best() ?? study.computer.chance;
}
