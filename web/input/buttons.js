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
 * numbers under what they share. Why one can't be taken back stands below them all: no button moves while one is pressed twice.
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
  return h("div", { class: `menu${alike.size > 6 ? " grid" : ""}${list.some(needsConfirming) ? " asks" : ""}`, role: "menu" }, ...parts, reason(list) ?? "");
}

/** @param {Choice} choice @param {string} words @param {string} shown */
function button(choice, words, shown) {
  return wear(h("button", { type: "button", role: "menuitem", title: words === shown ? null : words }), choice, words, shown);
}

/** Was it pressed once, and is it played when it is pressed again? @param {Choice} choice */
const isArmed = (choice) => state.armed === choice.play && needsConfirming(choice);

/** Why a choice is asked for once more. @param {Choice} choice */
const why = (choice) => choice.warning ? say(choice.warning) : t(`lasting-${choice.lasting}`);

/** What is said below buttons, if one of them was pressed once. @param {Choice[]} list */
export function reason(list) {
  const choice = list.find(isArmed);
  return choice ? askAgain(say(choice.label), why(choice)) : null;
}

/** What is said below a button that was pressed once. @param {string} what it does @param {string} why it is asked for once more */
export const askAgain = (what, why) => h("div", { class: "reason" }, h("b", null, t("confirm-this", { what })), " ", why);

/**
 * Makes a button that of a choice: touched once it asks whether that is meant, and {@link reason} says why; touched again it is played.
 * It keeps its size, so that the second touch meets what the first did.
 * @template {HTMLElement} T
 * @param {T} el @param {Choice} choice @param {string} words @param {string} shown
 */
export function wear(el, choice, words, shown = words) {
  const armed = isArmed(choice);
  const odds = oddsLine(choice);
  // Who is read to hears what it is about, and what stands there.
  const name = shown.includes(words) ? shown : words.includes(shown) ? words : `${shown}. ${words}`;
  const seal = `${shown} ${armed} ${odds}`;
  if (el.dataset.seal !== seal) {
    el.dataset.seal = seal;
    el.replaceChildren(armed ? t("confirm-this", { what: shown }) : shown, odds ? h("small", { class: "odds-line" }, odds) : "");
  }
  el.classList.toggle("armed", armed);
  el.classList.toggle("has-odds", odds !== "");
  set(el, { "data-play": choice.play, "aria-label": armed ? `${t("confirm-this", { what: words })} ${why(choice)}` : odds.trim() ? `${name}. ${odds}` : name, onclick: () => choose(choice), onpointerenter: () => lookAtOdds(choice), onfocus: () => lookAtOdds(choice) });
  return el;
}

/** Says below a button that stands by itself why it is asked for once more, if it was pressed once. @param {HTMLElement} el @param {Choice} choice */
export function explain(el, choice) {
  el.parentElement?.querySelector(":scope > .reason")?.remove();
  const said = reason([choice]);
  if (said) el.after(said);
}
