// @ts-check
// Choices as buttons.

import { h, set } from "../kit/dom.js";
import { choose, lookAtOdds, needsConfirming } from "../model/deeds.js";
import { state } from "../model/state.js";
import { say, sayHere, t } from "../model/words.js";
import { oddsLine } from "./odds.js";

/** @typedef {import("../types").Choice} Choice */

/** More choices than this stand in groups, where words before a colon are shared. */
const MANY = 4;

/**
 * Buttons for these choices, in a box that names what they are about: they need not. Those that differ by a number alone stand in a grid of
 * numbers under what they share; of many, those that begin alike stand in a row under that. Why one can't be taken back is said elsewhere
 * ({@link reasonRoom}): no button moves while one is pressed twice.
 * @param {Choice[]} list
 */
export function buttons(list) {
  const groups = list.length > MANY ? grouped(list) : [];
  if (groups.length > 0) {
    const rows = groups.flatMap(({ head, all }) => [h("span", { class: "shared" }, head), h("div", { class: "together" }, ...all.map(({ choice, rest }) => button(choice, say(choice.label), rest)))]);
    return h("div", { class: "menu", role: "menu" }, ...rows);
  }
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

/** The choices by what their short words begin with, up to a colon; nothing, unless all of them begin so and some begin alike. @param {Choice[]} list */
function grouped(list) {
  /** @type {Map<string, { choice: Choice, rest: string }[]>} */
  const heads = new Map();
  for (const choice of list) {
    const [, head = "", rest = ""] = sayHere(choice.label).match(/^(.+?)\s?:\s(.+)$/u) ?? [];
    if (!head) return [];
    heads.set(head, [...(heads.get(head) ?? []), { choice, rest }]);
  }
  return heads.size < list.length ? [...heads].map(([head, all]) => ({ head, all })) : [];
}

/** @param {Choice} choice @param {string} words @param {string} shown */
function button(choice, words, shown) {
  return wear(h("button", { type: "button", role: "menuitem", title: words === shown ? null : words }), choice, words, shown);
}

/** Returns whether a choice was pressed once, so that another press plays it. @param {Choice} choice */
const isArmed = (choice) => state.armed === choice.play && needsConfirming(choice);

/** Why a choice is asked for once more. @param {Choice} choice */
const why = (choice) => choice.warning ? say(choice.warning) : t(`lasting-${choice.lasting}`);

/** Returns the reason why a choice must be confirmed, if one of these was pressed once. @param {Choice[]} list */
export function reason(list) {
  const choice = list.find(isArmed);
  return choice ? askAgain(say(choice.label), why(choice)) : null;
}

/** The foot of a box with these choices: the room for {@link reason}, kept from the first, so that the box does not grow under a finger. @param {Choice[]} list */
export const reasonRoom = (list) => (list.some(needsConfirming) ? h("div", { class: "reason-room" }, reason(list) ?? "") : "");

/** Returns the message that a button must be pressed again, with the reason. @param {string} what it does @param {string} why it is asked for once more */
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
  // A screen reader says the full label, and the text of the button.
  const name = shown.includes(words) ? shown : words.includes(shown) ? words : `${shown}. ${words}`;
  const seal = `${shown} ${needsConfirming(choice)} ${armed} ${odds}`;
  if (el.dataset.seal !== seal) {
    el.dataset.seal = seal;
    el.replaceChildren(needsConfirming(choice) ? doubted(shown, armed) : shown, ...(odds ? [" ", h("small", { class: "odds-line" }, odds)] : []));
  }
  el.classList.toggle("armed", armed);
  el.classList.toggle("has-odds", odds !== "");
  set(el, { "data-play": choice.play, "aria-label": armed ? `${t("confirm-this", { what: words })} ${why(choice)}` : odds.trim() ? `${name}. ${odds}` : name, onclick: () => choose(choice), onpointerenter: () => lookAtOdds(choice), onfocus: () => lookAtOdds(choice) });
  return el;
}

/** The words of a button that asks once more; the mark of the question has its room before it is asked. @param {string} words @param {boolean} armed */
export function doubted(words, armed) {
  const mark = t("confirm-this", { what: "" });
  return h("span", null, words, h("span", { class: "doubt", "data-mark": armed ? null : mark }, armed ? mark : ""));
}
