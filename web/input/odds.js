// @ts-check
// What may come of a choice, in a line on its button.

import { askOdds } from "../model/deeds.js";
import { choices, state } from "../model/state.js";
import { say, share, t } from "../model/words.js";

/** @typedef {import("../types").Choice} Choice */

/** Where no more choices than this have odds, they stand on the buttons; else only those of the one that is looked at are shown. */
const FEW = 6;

/** What is known of a choice. @param {Choice} choice */
const known = (choice) => (state.odds.entry === state.table?.entry ? state.odds.of.get(choice.play) : undefined);

/** What may come of a choice, once it is known. @param {Choice} choice */
export function oddsOf(choice) {
  const odds = known(choice);
  return typeof odds === "object" ? odds : null;
}

/** The line for the button of a choice. It has its room from the first, so that nothing moves when it comes. @param {Choice} choice */
export function oddsLine(choice) {
  if (!choice.odds || choices().filter((one) => one.odds).length > FEW) return "";
  askOdds(choice);
  const [first] = oddsOf(choice)?.results ?? [];
  if (first) return t("odds-line", { chance: share(first.chance), what: say(first.text) });
  return known(choice) === "awaited" ? "…" : "";
}
