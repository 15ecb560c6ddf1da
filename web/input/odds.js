// @ts-check
// The odds of a choice, shown as a line on its button, and shown in full.

import { h } from "../kit/dom.js";
import { askOdds } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { choices, SIDES, state } from "../model/state.js";
import { say, share, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../types").Choice} Choice */

/** The maximum number of choices that all show their odds on their buttons; if there are more, only the choice under the pointer shows its odds. */
const FEW = 6;

/** Returns whether there are so few choices that the odds of each are requested at once. @param {Choice[]} all the choices that have odds */
export const areFew = (all) => all.length <= FEW;

/** Returns the odds of a choice, `"awaited"`, `"none"`, or undefined if they were never requested. @param {{ play: string }} choice */
export const known = (choice) => (state.odds.entry === state.table?.entry ? state.odds.of.get(choice.play) : undefined);

/** Returns the odds of a choice, or null until they are known. @param {{ play: string }} choice */
export function oddsOf(choice) {
  const odds = known(choice);
  return typeof odds === "object" ? odds : null;
}

/** Returns the line for the button of a choice. Room for the line is reserved from the start, so that nothing moves when the odds arrive. @param {Choice} choice */
export function oddsLine(choice) {
  if (!choice.odds || !areFew(choices().filter((one) => one.odds))) return "";
  askOdds(choice);
  const odds = oddsOf(choice);
  const all = questions(odds?.results ?? []);
  // The chances of the results of one question add up to a hundred per cent; those of other results do not.
  const first = all.find(({ of }) => of) ?? all[0];
  const [likeliest, second] = first?.results ?? [];
  const [percent = 0, rest = 0] = percents(first?.results ?? []);
  if (odds && decided()) return lossesDiffer() ? t("odds-line-lost", { lost: SIDES.map((side) => `${sideName(side)} ${losses(odds, side)}`).join(", ") }) : ROOM;
  if (likeliest) return [t("odds-line", { chance: share(percent / 100), what: say(likeliest.text) }), otherwise(first?.of ? second : undefined, first?.of ? rest : 100 - percent)].filter(Boolean).join(" · ");
  return known(choice) === "none" ? ROOM : "…";
}

/** Returns the alternative in words: the second likeliest result of a question, or that the event does not happen. @param {import("../types").OddsOf | undefined} second @param {number} percent */
const otherwise = (second, percent) => percent <= 0 ? "" : second ? t("odds-line", { chance: share(percent / 100), what: say(second.text) }) : t("odds-not", { chance: share(percent / 100) });

/** An empty line that keeps its height. */
const ROOM = "\u00a0";

/** Returns the odds of all choices that have odds, once all are known. */
function allOdds() {
  const all = choices().filter((choice) => choice.odds).map(oddsOf);
  return all.every((odds) => odds !== null) ? all : [];
}

/**
 * Returns, in words, the result to which all choices lead for certain. Chances need not be shown then. Empty if the dice or the choice
 * decide.
 */
export function decided() {
  const all = allOdds();
  const sure = all.map(({ results: [first] }) => (first && share(first.chance) === share(1) ? say(first.text) : ""));
  return all.length > 1 && sure.every((words) => words === sure[0]) ? (sure[0] ?? "") : "";
}

/** Returns whether the choices differ in their expected losses. */
const lossesDiffer = () => new Set(allOdds().map((odds) => SIDES.map((side) => losses(odds, side)).join(" "))).size > 1;

/** Returns chances in whole per cent that add up to a hundred: the remainder is given to the chances that lost most by rounding down. @param {import("../types").OddsOf[]} results */
function percents(results) {
  const exact = results.map(({ chance }) => chance * 100);
  const whole = exact.map((one) => Math.floor(one + 1e-9));
  const over = (/** @type {number} */ i) => (exact[i] ?? 0) - (whole[i] ?? 0);
  const order = [...exact.keys()].sort((a, b) => over(b) - over(a));
  const left = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  for (const i of order.slice(0, Math.max(0, left))) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/** Returns the odds of a choice, to be shown below its button. The button stays in place when the odds arrive. @param {{ play: string }} choice */
export function oddsThere(choice) {
  const odds = oddsOf(choice);
  if (odds) return h("div", { class: "odds" }, ...oddsParts(odds));
  return known(choice) === "awaited" ? h("div", { class: "odds none", "aria-busy": "true" }, h("p", null, t("odds-awaited"))) : "";
}

/** Returns the list of possible reactions to a move, each with its chance. @param {import("../types").Threat[]} threats */
export const threatList = (threats) => h("ul", null, ...threats.map(({ text, faces }) => result({ text, chance: faces.length / 6 }, Math.round((faces.length / 6) * 100))));

/** Draws a list of results whose chances add up to a hundred per cent. @param {import("../types").OddsOf[]} results */
function resultList(results) {
  const shares = percents(results);
  return h("ul", null, ...results.map((one, n) => result(one, shares[n] ?? 0)));
}

/**
 * Returns the parts of the odds: the results if the other side never responds, its possible responses, all results grouped by the question that they
 * answer, and the expected losses.
 * @param {import("../types").Odds} odds @param {boolean} whole whether nothing of the odds is shown elsewhere
 */
export const oddsParts = ({ standing = [], threats = [], ...odds }, whole = true) => {
  const lost = h("p", null, t("odds-steps"), ...SIDES.map((side) => h("span", { class: "lost" }, mark(side, 14), `${sideName(side)} ${losses(odds, side)}`)));
  const [first = [], ...more] = questions(odds.results).map(({ of, results }, _, all) => {
    // Results that answer no question are independent events: each happens with its own chance, or does not happen.
    const list = of ? resultList(results) : h("ul", null, ...results.map((one) => result(one, Math.round(one.chance * 100), whole && all.length === 1)));
    return [all.length > 1 ? h("h4", null, t(of ?? "odds-besides")) : "", list];
  });
  return [
    ...(standing.length > 0 ? [h("h4", null, t("odds-standing")), resultList(standing)] : []),
    ...(threats.length > 0 ? [h("h4", null, t("odds-threats")), threatList(threats)] : []),
    standing.length + threats.length > 0 && odds.results.length > 0 ? h("h4", null, t("odds-all")) : "",
    ...first,
    lost, // above the rarer results, which may have to be scrolled to
    ...more.flat(),
  ];
};

/** Returns the rest of the odds of choices whose result is {@link decided}: side effects and losses. If these are the same for all choices, they are shown only once. */
export function decidedParts() {
  const rests = choices().flatMap((choice) => {
    const odds = oddsOf(choice);
    if (!odds) return [];
    const [first] = questions(odds.results);
    const results = odds.results.filter((one) => !first?.results.includes(one));
    return { label: choice.label, rest: h("section", null, ...oddsParts({ ...odds, standing: [], threats: [], results }, false)) };
  });
  const same = rests.every(({ rest }) => rest.isEqualNode(rests[0]?.rest ?? null));
  return same ? rests.slice(0, 1).map(({ rest }) => rest) : rests.flatMap(({ label, rest }) => [h("h4", null, say(label)), rest]);
}

/** Groups results by the question that they answer; the chances within a group add up to a hundred per cent. @param {import("../types").OddsOf[]} results */
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

/** @param {import("../types").OddsOf} one @param {number} percent @param {boolean} alone whether to say how likely it is that the event does not happen */
function result({ text, chance, faces = [] }, percent, alone = false) {
  const bar = h("i");
  bar.style.width = `${chance * 100}%`;
  return h("li", null, h("b", null, share(percent / 100)), h("span", { class: "share" }, bar),
    h("span", { class: "what" }, say(text), alone && percent < 100 ? h("small", { class: "rest" }, t("odds-not", { chance: share((100 - percent) / 100) })) : "", faces.length > 0 ? dice(faces.map(faceOf), undefined, false) : ""));
}

/** @param {{ losses: import("../types").Odds["losses"] }} odds @param {import("../types").Side} side */
const losses = (odds, side) => odds.losses[side].toLocaleString(state.language, { maximumFractionDigits: 1 });
