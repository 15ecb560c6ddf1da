// @ts-check
// What may come of the choice that is looked at: every result, the losses to be expected, and how it is reckoned. It stands below all that is pressed.

import { h } from "../kit/dom.js";
import { sideName } from "../model/names.js";
import { asked, choices, SIDES, state } from "../model/state.js";
import { say, share, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { oddsOf } from "../input/odds.js";
import { panelTable } from "./panel.js";

/** Draws the odds of the choice that is looked at, or else of the only one that has some. @param {HTMLElement} root */
export function drawOdds(root) {
  const all = asked() ? choices().filter((choice) => choice.odds) : [];
  const looked = all.find((choice) => choice.play === (state.armed ?? state.odds.looked)) ?? (all.length === 1 ? all[0] : undefined);
  const odds = looked ? oddsOf(looked) : null;
  root.hidden = all.length === 0;
  root.classList.toggle("none", !odds);
  const seal = `${odds ? looked?.play : ""} ${state.odds.entry} ${state.language}`;
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  // It has its room from the first, so that no answer moves when the odds come.
  if (!odds || !looked) return root.replaceChildren(h("p", null, t(all.length === 1 ? "odds-awaited" : "odds-point")));
  const open = root.querySelector("details")?.open ?? false;
  root.replaceChildren(
    h("h3", null, say(looked.label)),
    ...questions(odds.results).flatMap(({ of, results }, i, all) => [of && all.length > 1 ? h("h4", null, t(of)) : "", h("ul", null, ...results.map(result))]),
    h("p", null, t("odds-steps"), ...SIDES.map((side) => h("span", { class: "lost" }, mark(side, 14), `${sideName(side)} ${losses(odds, side)}`))),
    odds.panel ? h("details", { open, ontoggle: (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).scrollIntoView({ block: "nearest" }) }, h("summary", null, t("odds-made-of")), ...panelTable(odds.panel)) : "",
    h("p", { class: "fine" }, t(odds.later ? "odds-later" : odds.exact ? "odds-exact" : "odds-about")));
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

/** @param {import("../types").OddsOf} one */
function result({ text, chance, faces = [] }) {
  const bar = h("i");
  bar.style.width = `${chance * 100}%`;
  return h("li", null, h("b", null, share(chance)), h("span", { class: "share" }, bar),
    h("span", { class: "what" }, say(text), faces.length > 0 ? dice(faces.map(faceOf), undefined, false) : ""));
}

/** @param {import("../types").Odds} odds @param {import("../types").Side} side */
const losses = (odds, side) => odds.losses[side].toLocaleString(state.language, { maximumFractionDigits: 1 });
