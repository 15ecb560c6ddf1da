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
  const odds = oddsOf(choice);
  const [first] = questions(odds?.results ?? []);
  const [likeliest] = first?.results ?? [];
  const [percent = 0] = percents(first?.results ?? []);
  if (odds && decided()) return lossesDiffer() ? t("odds-line-lost", { lost: SIDES.map((side) => `${sideName(side)} ${losses(odds, side)}`).join(", ") }) : ROOM;
  if (likeliest) return t("odds-line", { chance: share(percent / 100), what: say(likeliest.text) });
  return known(choice) === "awaited" ? "…" : "";
}

/** A line that says nothing, and keeps its room. */
const ROOM = "\u00a0";

/** The odds of all answers that have some, once all are known. */
function allOdds() {
  const all = choices().filter((choice) => choice.odds).map(oddsOf);
  return all.every((odds) => odds !== null) ? all : [];
}

/** What every one of several answers leads to, in words: then a chance beside each says nothing. Nothing, where dice or the answer decide. */
export function decided() {
  const all = allOdds();
  const sure = all.map(({ results: [first] }) => (first && share(first.chance) === share(1) ? say(first.text) : ""));
  return all.length > 1 && sure.every((words) => words === sure[0]) ? (sure[0] ?? "") : "";
}

/** Do the losses to be expected tell the answers apart? */
const lossesDiffer = () => new Set(allOdds().map((odds) => SIDES.map((side) => losses(odds, side)).join(" "))).size > 1;

/** Shares in whole percents. Those of a question add up to a hundred: what rounding down leaves goes to where it takes most away. @param {import("../types").OddsOf[]} results */
function percents(results) {
  const exact = results.map(({ chance }) => chance * 100);
  const whole = exact.map((one) => Math.floor(one + 1e-9));
  const over = (/** @type {number} */ i) => (exact[i] ?? 0) - (whole[i] ?? 0);
  const order = [...exact.keys()].sort((a, b) => over(b) - over(a));
  const left = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  for (const i of order.slice(0, Math.max(0, left))) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/** What may come of a choice that is about to be made, below its button, which stays where it is when the answer comes. @param {{ play: string }} choice */
export function oddsThere(choice) {
  const odds = oddsOf(choice);
  if (odds) return h("div", { class: "odds" }, ...oddsParts(odds));
  return known(choice) === "awaited" ? h("div", { class: "odds none" }, h("p", null, t("odds-awaited"))) : "";
}

/** Who may act against a move, and his chance. @param {import("../types").Threat[]} threats */
export const threatList = (threats) => h("ul", null, ...threats.map(({ text, faces }) => result({ text, chance: faces.length / 6 }, Math.round((faces.length / 6) * 100))));

/** Results that add up to a hundred. @param {import("../types").OddsOf[]} results */
function resultList(results) {
  const shares = percents(results);
  return h("ul", null, ...results.map((one, n) => result(one, shares[n] ?? 0)));
}

/**
 * What comes of it as things stand and who may act against it; every result by the question that it answers, what may happen besides, and the
 * losses to be expected.
 * @param {import("../types").Odds} odds
 */
export const oddsParts = ({ standing = [], threats = [], ...odds }) => [
  ...(standing.length > 0 ? [h("h4", null, t("odds-standing")), resultList(standing)] : []),
  ...(threats.length > 0 ? [h("h4", null, t("odds-threats")), threatList(threats)] : []),
  standing.length + threats.length > 0 && odds.results.length > 0 ? h("h4", null, t("odds-all")) : "",
  ...questions(odds.results).flatMap(({ of, results }, i, all) => {
    const list = of ? resultList(results) : h("ul", null, ...results.map((one) => result(one, Math.round(one.chance * 100))));
    return [all.length > 1 ? h("h4", null, t(of ?? "odds-besides")) : "", list];
  }),
  h("p", null, t("odds-steps"), ...SIDES.map((side) => h("span", { class: "lost" }, mark(side, 14), `${sideName(side)} ${losses(odds, side)}`))),
];

/** What is left to tell of answers that are {@link decided}: what may happen besides, and the losses. Once, where that is the same for all of them. */
export function decidedParts() {
  const rests = choices().flatMap((choice) => {
    const odds = oddsOf(choice);
    if (!odds) return [];
    const [first] = questions(odds.results);
    const results = odds.results.filter((one) => !first?.results.includes(one));
    return { label: choice.label, rest: h("section", null, ...oddsParts({ ...odds, standing: [], threats: [], results })) };
  });
  const same = rests.every(({ rest }) => rest.isEqualNode(rests[0]?.rest ?? null));
  return same ? rests.slice(0, 1).map(({ rest }) => rest) : rests.flatMap(({ label, rest }) => [h("h4", null, say(label)), rest]);
}

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

/** @param {import("../types").OddsOf} one @param {number} percent */
function result({ text, chance, faces = [] }, percent) {
  const bar = h("i");
  bar.style.width = `${chance * 100}%`;
  return h("li", null, h("b", null, share(percent / 100)), h("span", { class: "share" }, bar),
    h("span", { class: "what" }, say(text), faces.length > 0 ? dice(faces.map(faceOf), undefined, false) : ""));
}

/** @param {{ losses: import("../types").Odds["losses"] }} odds @param {import("../types").Side} side */
const losses = (odds, side) => odds.losses[side].toLocaleString(state.language, { maximumFractionDigits: 1 });
