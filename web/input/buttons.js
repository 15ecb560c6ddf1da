// @ts-check
// Choices as buttons.

import { h, set } from "../kit/dom.js";
import { choose, lookAtOdds, needsConfirming } from "../model/deeds.js";
import { state } from "../model/state.js";
import { say, t } from "../model/words.js";
import { oddsLine } from "./odds.js";

/** @typedef {import("../types").Choice} Choice */

/** Buttons for these choices. Those that differ by a number alone stand in a grid of numbers under what they share. @param {Choice[]} list */
export function buttons(list) {
  /** @type {Map<string, { choice: Choice, words: string, number: string }[]>} */
  const alike = new Map();
  for (const choice of list) {
    const words = say(choice.label);
    const number = words.match(/\d+/)?.[0] ?? "";
    // One thing or many: the plural is no difference.
    const shared = number ? words.replace(/\d+/, "…").replace(/(?<=\p{L})s(?=\P{L}|$)/gu, "") : words;
    const same = alike.get(shared);
    if (same) same.push({ choice, words, number });
    else alike.set(shared, [{ choice, words, number }]);
  }
  const parts = [];
  for (const same of alike.values()) {
    if (same.length > 1) {
      const last = same[same.length - 1];
      parts.push(h("span", { class: "shared" }, last?.words.replace(/\d+/, "…")),
        h("div", { class: "numbers" }, ...same.map((one) => button(one.choice, one.words, one.number))));
    } else parts.push(...same.map((one) => button(one.choice, one.words, one.words)));
  }
  return h("div", { class: `menu${alike.size > 6 ? " grid" : ""}`, role: "menu" }, ...parts);
}

/** @param {Choice} choice @param {string} words @param {string} shown */
function button(choice, words, shown) {
  return wear(h("button", { type: "button", role: "menuitem", title: words === shown ? null : words }), choice, words, shown);
}

/**
 * Makes a button that of a choice: touched once it says why it can't be taken back, touched again it is played.
 * @template {HTMLElement} T
 * @param {T} el @param {Choice} choice @param {string} words @param {string} shown
 */
export function wear(el, choice, words, shown = words) {
  const armed = state.armed === choice.play && needsConfirming(choice);
  const why = armed ? choice.warning ? say(choice.warning) : t(`lasting-${choice.lasting}`) : "";
  const odds = oddsLine(choice);
  const seal = `${shown} ${why} ${odds}`;
  if (el.dataset.seal !== seal) {
    el.dataset.seal = seal;
    el.replaceChildren(armed ? h("b", null, t("confirm-this", { what: words })) : shown, armed ? h("small", null, why) : "", odds ? h("small", { class: "odds-line" }, odds) : "");
  }
  el.classList.toggle("armed", armed);
  el.classList.toggle("has-odds", odds !== "");
  set(el, { "data-play": choice.play, "aria-label": armed ? `${t("confirm-this", { what: words })} ${why}` : odds ? `${words}. ${odds}` : words, onclick: () => choose(choice), onpointerenter: () => lookAtOdds(choice), onfocus: () => lookAtOdds(choice) });
  return el;
}
