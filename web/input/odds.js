// @ts-check
// What may come of a choice: in a line on its button, and in full.

import { h } from "../kit/dom.js";
import { askOdds } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { choices, SIDES, state } from "../model/state.js";
import { say, share, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../types").Choice} Choice */

/** Where no more choices than this have odds, they stand on the buttons; else only those of the one that is looked at are shown. */
const FEW = 6;

/** What is known of a choice: nothing, that it is awaited, or its odds. @param {{ play: string }} choice */
export const known = (choice) => (state.odds.entry === state.table?.entry ? state.odds.of.get(choice.play) : undefined);

/** What may come of a choice, once it is known. @param {{ play: string }} choice */
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

/** Every result by the question that it answers, and the losses to be expected. @param {import("../types").Odds} odds */
export const oddsParts = (odds) => [
  ...questions(odds.results).flatMap(({ of, results }, i, all) => [of && all.length > 1 ? h("h4", null, t(of)) : "", h("ul", null, ...results.map(result))]),
  h("p", null, t("odds-steps"), ...SIDES.map((side) => h("span", { class: "lost" }, mark(side, 14), `${sideName(side)} ${losses(odds, side)}`))),
];

/** The results by the question that they answer: each has its own, which add up. @param {import("../types").OddsOf[]} results */
function questions(results) {
  /** @type {{ of: string | undefined, results: import("../types").OddsOf[] }[]} */
  const all = [];
  for (const one of results) {
    const of = one.of ?? undefined;
    const last = all.at(-1);
    if (last && last.of === of) last.results.push(one);
    else all.push({ of, results: [one] });
  }
  return all;
}

/** @param {import("../types").OddsOf} one */
function result({ text, chance, faces = [] }) {
  const bar = h("i");
  bar.style.width = `${chance * 100}%`;
  return h("li", null, h("b", null, share(chance)), h("span", { class: "share" }, bar),
    h("span", { class: "what" }, say(text), faces.length > 0 ? dice(faces.map(faceOf), undefined, false) : ""));
}

/** @param {import("../types").Odds} odds @param {import("../types").Side} side */
const losses = (odds, side) => odds.losses[side].toLocaleString(state.language, { maximumFractionDigits: 1 });
