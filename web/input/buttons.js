// @ts-check
// Choices as buttons.

import { h, set } from "../kit/dom.js";
import { choose, lookAtOdds, needsConfirming } from "../model/deeds.js";
import { state } from "../model/state.js";
import { say, sayHere, t } from "../model/words.js";
import { oddsLine } from "./odds.js";

/** @typedef {import("../types").Choice} Choice */

/**
 * Buttons for these choices, in a box that names what they are about: they need not. Those that differ by a number alone stand in a grid of
 * numbers under what they share.
 * @param {Choice[]} list
 */
export function buttons(list) {
  /** @type {Map<string, { choice: Choice, words: string, shown: string, number: string }[]>} */
  const alike = new Map();
  for (const choice of list) {
    const words = say(choice.label);
    const shown = sayHere(choice.label);
    const number = shown.match(/\d+/)?.[0] ?? "";
    // One thing or many: the plural is no difference.
    const shared = number ? shown.replace(/\d+/, "…").replace(/(?<=\p{L})s(?=\P{L}|$)/gu, "") : shown;
    const one = { choice, words, shown, number };
    const same = alike.get(shared);
    if (same) same.push(one);
    else alike.set(shared, [one]);
  }
  const parts = [];
  for (const same of alike.values()) {
    if (same.length > 1 && same[0]?.number) {
      const last = same[same.length - 1];
      parts.push(h("span", { class: "shared" }, last?.shown.replace(/\d+/, "…")),
        h("div", { class: "numbers" }, ...same.map((one) => button(one.choice, one.words, one.number))));
    } else parts.push(...same.map((one) => button(one.choice, one.words, same.length > 1 ? one.words : one.shown))); // two of the same short words say all
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
  // Who is read to hears what it is about, and what stands there.
  const name = shown.includes(words) ? shown : words.includes(shown) ? words : `${shown}. ${words}`;
  const seal = `${shown} ${why} ${odds}`;
  if (el.dataset.seal !== seal) {
    el.dataset.seal = seal;
    el.replaceChildren(armed ? h("b", null, t("confirm-this", { what: words })) : shown, armed ? h("small", null, why) : "", odds ? h("small", { class: "odds-line" }, odds) : "");
  }
  el.classList.toggle("armed", armed);
  el.classList.toggle("has-odds", odds !== "");
  set(el, { "data-play": choice.play, "aria-label": armed ? `${t("confirm-this", { what: words })} ${why}` : odds.trim() ? `${name}. ${odds}` : name, onclick: () => choose(choice), onpointerenter: () => lookAtOdds(choice), onfocus: () => lookAtOdds(choice) });
  return el;
}
