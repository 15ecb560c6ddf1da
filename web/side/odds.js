// @ts-check
// The odds of the choice that is pointed at: every result, the expected losses, and a note on how the odds are computed. They are drawn below all buttons.

import { h, set } from "../kit/dom.js";
import { askOdds } from "../model/deeds.js";
import { asked, choices, state } from "../model/state.js";
import { say, t } from "../model/words.js";
import { areFew, decided, decidedParts, known, oddsOf, oddsParts } from "../input/odds.js";
import { panelTable } from "./panel.js";

/**
 * Draws the odds of the choice that is pointed at, or else of the first choice that has odds. While the prompt lasts, the size of the box does not depend
 * on its contents, so that nothing on the page moves when odds arrive or when another choice is pointed at.
 * @param {HTMLElement} root
 */
export function drawOdds(root) {
  const all = asked() ? choices().filter((choice) => choice.odds) : [];
  // The choice that was pointed at before belonged to another prompt, even if its action is also a choice now.
  const seen = state.odds.entry === state.table?.entry ? state.odds.looked : null;
  const pointed = all.find((choice) => choice.play === (state.armed ?? seen));
  const first = areFew(all) ? (all.find((choice) => known(choice) !== "none") ?? all[0]) : undefined;
  const sure = pointed ? "" : decided();
  const looked = pointed ?? (sure ? undefined : first);
  if (looked) askOdds(looked);
  const odds = looked ? oddsOf(looked) : null;
  const none = looked && known(looked) === "none";
  root.hidden = all.length === 0;
  root.classList.toggle("none", !odds && !sure);
  set(root, { "aria-busy": looked && !odds && !none ? "true" : null });
  const seal = `${sure} ${looked?.play} ${odds !== null} ${none} ${state.odds.entry} ${state.language}`;
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  root.scrollTop = 0;
  if (sure) return root.replaceChildren(h("p", null, t("odds-decided", { what: sure })), ...decidedParts());
  if (!odds || !looked) return root.replaceChildren(h("p", null, t(none ? "odds-none" : looked ? "odds-awaited" : "odds-point")));
  const open = root.querySelector("details")?.open ?? false;
  root.replaceChildren(
    h("h3", null, say(looked.label)),
    ...oddsParts(odds),
    odds.panel ? h("details", { open, ontoggle: (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).scrollIntoView({ block: "nearest" }) }, h("summary", null, t("odds-made-of")), ...panelTable(odds.panel)) : "",
    h("p", { class: "fine" }, t(odds.later ? "odds-later" : odds.exact ? "odds-exact" : "odds-about")));
}
