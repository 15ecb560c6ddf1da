// @ts-check
// Choices as buttons.

import { h } from "../kit/dom.js";
import { play } from "../model/deeds.js";
import { say } from "../model/words.js";

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
  return h("button", {
    type: "button", role: "menuitem", "data-play": choice.play, title: words === shown ? null : words, "aria-label": words,
    onclick: () => play(choice),
  }, shown);
}
