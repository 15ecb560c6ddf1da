// @ts-check
// The buttons of choices.

import { h, set } from "../kit/dom.js";
import { choose, lookAtOdds, needsConfirming } from "../model/deeds.js";
import { state } from "../model/state.js";
import { say, sayHere, t } from "../model/words.js";
import { oddsLine } from "./odds.js";

/** @typedef {import("../types").Choice} Choice */

/** If there are more choices than this, and their labels share the words before a colon, the choices are grouped. */
const MANY = 4;

/**
 * Returns the buttons of some choices, with their short labels, since the box around the buttons names the subject. Choices that differ
 * only in a number form a grid of numbers under their common words. If there are many choices, those with the same words before a colon form
 * a row under these words. The reason why a choice must be confirmed is shown elsewhere ({@link reasonRoom}), so that no button moves between
 * two presses.
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
    // Labels that differ only in a plural "s" count as alike.
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
    } else parts.push(...same.map((one) => button(one.choice, one.words, same.length > 1 ? one.words : one.shown))); // if short labels are equal, the full labels are shown instead
  }
  return h("div", { class: `menu${alike.size > 6 ? " grid" : ""}`, role: "menu" }, ...parts);
}

/** Groups choices by the words before a colon in their short labels. Returns nothing unless all labels have a colon and some labels share the words before it. @param {Choice[]} list */
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

/** Returns the reason why a choice must be confirmed. @param {Choice} choice */
const why = (choice) => choice.warning ? say(choice.warning) : t(`lasting-${choice.lasting}`);

/** If one of these choices was pressed once, returns the message that asks for confirmation. @param {Choice[]} list */
export function reason(list) {
  const choice = list.find(isArmed);
  return choice ? askAgain(say(choice.label), why(choice)) : null;
}

/** Returns the foot of a box with these choices. It reserves room for {@link reason} from the start, so that the box does not grow between two presses. @param {Choice[]} list */
export const reasonRoom = (list) => (list.some(needsConfirming) ? h("div", { class: "reason-room" }, reason(list) ?? "") : "");

/** Returns the place for {@link reason} in a box that has other contents below its buttons. The place covers the foot of the box. @param {Choice[]} list */
export const reasonOver = (list) => (list.some(needsConfirming) ? h("div", { class: "reason-over" }, reason(list) ?? "") : "");

/** Returns the message that a button must be pressed again, with the reason. @param {string} what the label of the button @param {string} why the reason */
export const askAgain = (what, why) => h("div", { class: "reason" }, h("b", null, t("confirm-this", { what })), " ", why);

/**
 * Turns a button into the button of a choice. If the choice must be confirmed, the first press asks for confirmation and {@link reason} says
 * why; the second press plays the choice. The button keeps its size, so that both presses hit it.
 * @template {HTMLElement} T
 * @param {T} el @param {Choice} choice @param {string} words @param {string} shown
 */
export function wear(el, choice, words, shown = words) {
  const armed = isArmed(choice);
  const odds = oddsLine(choice);
  // A screen reader reads the full label and the text of the button.
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

/** Returns the label of a button whose choice must be confirmed. Room for the question mark is reserved before the mark appears. @param {string} words @param {boolean} armed */
export function doubted(words, armed) {
  const mark = t("confirm-this", { what: "" });
  return h("span", null, words, h("span", { class: "doubt", "data-mark": armed ? null : mark }, armed ? mark : ""));
}
