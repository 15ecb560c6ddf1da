// @ts-check
// What may come of the choice that is looked at: every result, the losses to be expected, and how it is reckoned. It stands below all that is pressed.

import { h } from "../kit/dom.js";
import { asked, choices, state } from "../model/state.js";
import { say, t } from "../model/words.js";
import { decided, decidedParts, known, oddsOf, oddsParts } from "../input/odds.js";
import { panelTable } from "./panel.js";

/** Draws the odds of the choice that is looked at, or else of the only one that has some. @param {HTMLElement} root */
export function drawOdds(root) {
  // Where the server has found that there are none, they need no room.
  const all = asked() ? choices().filter((choice) => choice.odds && known(choice) !== "none") : [];
  const looked = all.find((choice) => choice.play === (state.armed ?? state.odds.looked)) ?? (all.length === 1 ? all[0] : undefined);
  const odds = looked ? oddsOf(looked) : null;
  root.hidden = all.length === 0;
  const sure = decided();
  root.classList.toggle("none", !odds && !sure);
  root.classList.toggle("sure", !odds && sure !== "");
  const seal = `${sure} ${odds ? looked?.play : ""} ${state.odds.entry} ${state.language}`;
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  // It has its room from the first, so that no answer moves when the odds come.
  if (!odds && sure) return root.replaceChildren(h("p", null, t("odds-decided", { what: sure })), ...decidedParts());
  if (!odds || !looked) return root.replaceChildren(h("p", null, t(all.length === 1 ? "odds-awaited" : "odds-point")));
  const open = root.querySelector("details")?.open ?? false;
  root.replaceChildren(
    h("h3", null, say(looked.label)),
    ...oddsParts(odds),
    odds.panel ? h("details", { open, ontoggle: (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).scrollIntoView({ block: "nearest" }) }, h("summary", null, t("odds-made-of")), ...panelTable(odds.panel)) : "",
    h("p", { class: "fine" }, t(odds.later ? "odds-later" : odds.exact ? "odds-exact" : "odds-about")));
}
