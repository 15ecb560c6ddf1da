// @ts-check
// What may be done, by the thing one touches for it. A choice is a legal action with its targets: none is a button,
// one is a thing to click, several are picked one by one and confirmed.

import { h, put, set, sync } from "./dom.js";
import { openCard } from "./card.js";
import { popover } from "./popover.js";
import { asked, cards, choices, mine, spaces, state, view, ways } from "./state.js";
import { openSpace, openWhy } from "./space.js";
import { openWay } from "./ways.js";
import { attr, keyOf, say, spaceOf, split, t, targetName } from "./text.js";

/** @typedef {import("./types").Choice} Choice */

/** What the table lets us say. Set once, by the table. */
export const voice = {
  /** @param {object} _message */
  send(_message) {},
  /** @param {object} _message */
  act(_message) {},
  redraw() {},
};

/** @type {{ from: Choice[] | null, byTarget: Map<string, Choice[]>, buttons: Choice[], multi: Set<string> }} */
let sorted = { from: null, byTarget: new Map(), buttons: [], multi: new Set() };

/** The choices of now, sorted by what is touched for them. */
export function offers() {
  const list = choices();
  if (sorted.from === list) return sorted;
  sorted = { from: list, byTarget: new Map(), buttons: [], multi: new Set() };
  for (const choice of list) {
    if (choice.on.length > 1) for (const target of choice.on) sorted.multi.add(target);
  }
  for (const choice of list) {
    const [target] = choice.on;
    if (choice.on.length === 1 && target && drawn(target)) {
      const same = sorted.byTarget.get(target);
      if (same) same.push(choice);
      else sorted.byTarget.set(target, [choice]);
    } else if (choice.on.length < 2) sorted.buttons.push(choice);
  }
  return sorted;
}

/** Is there something on the screen that stands for it? What has nothing is offered as a button. @param {string} target */
function drawn(target) {
  const [kind, rest = ""] = split(target);
  if (kind === "card") return cards.has(rest);
  if (kind === "space") return spaces.has(rest);
  if (kind === "line") return ways.has(rest);
  if (kind !== "piece") return false;
  const [space = "", side, id = ""] = rest.split("/");
  const stack = side === "french" || side === "british" ? view()?.spaces[space]?.[side] : undefined;
  return spaces.has(space) && Boolean(stack?.[id]);
}

/** Things that can be touched now. */
export const live = () => new Set([...offers().byTarget.keys(), ...offers().multi]);

/** The choices whose targets are exactly those picked. */
export function confirmable() {
  const picked = state.picked;
  if (picked.size === 0) return [];
  return choices().filter((choice) => choice.on.length === picked.size && choice.on.every((target) => picked.has(target)));
}

/** @param {Choice} choice */
export function play(choice) {
  const side = mine();
  if (!side || !state.table || state.busy || !asked()) return;
  state.picked.clear();
  voice.act({ do: "play", number: state.table.number, side, play: choice.play });
}

/** A thing was touched. @param {string} target @param {() => Element | null} anchor */
export function touch(target, anchor) {
  const { byTarget, multi } = offers();
  if (multi.has(target)) {
    if (!state.picked.delete(target)) state.picked.add(target);
    voice.redraw();
    return;
  }
  const list = byTarget.get(target) ?? [];
  if (list.length === 1 && list[0]) return play(list[0]);
  if (list.length > 1) return menu(target, anchor);
  const [kind, rest = ""] = split(target);
  const space = spaceOf(target);
  if (kind === "card") {
    openCard(rest);
    if (asked() && !state.replay) openWhy(target);
  } else if (kind === "piece" && space && (byTarget.has(`space:${space}`) || multi.has(`space:${space}`))) {
    touch(`space:${space}`, anchor);
  } else if (kind === "line") openWay(rest, anchor);
  else if (space) openSpace(space, anchor);
}

/** @param {string} target @param {() => Element | null} anchor */
function menu(target, anchor) {
  const number = state.table?.number;
  popover(anchor, targetName(target), (box) => {
    const list = offers().byTarget.get(target) ?? [];
    if (list.length === 0 || state.table?.number !== number) return false;
    const [kind, rest = ""] = split(target);
    const about = h("button", { type: "button", class: "link", onclick: () => (kind === "card" ? openCard(rest) : kind === "line" ? openWay(rest, anchor) : openSpace(spaceOf(target) ?? rest, anchor)) }, t("details"));
    const effect = kind === "card" && cards.get(rest)?.value ? h("p", { class: "facts" }, attr(keyOf("card", rest), "effect")) : "";
    box.replaceChildren(h("header", null, h("h3", null, targetName(target)), about), effect, buttons(list));
    return true;
  });
}

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

/** Lights what can be touched, wherever it is drawn. */
export function light() {
  const lit = live();
  const { byTarget } = offers();
  const inside = new Set([...lit].filter((target) => target.startsWith("piece:")).map(spaceOf));
  for (const el of document.querySelectorAll("[data-id]")) {
    const target = el.getAttribute("data-id") ?? "";
    const on = lit.has(target);
    el.classList.toggle("live", on);
    el.classList.toggle("picked", state.picked.has(target));
    const space = spaceOf(target);
    el.classList.toggle("holds", !on && target.startsWith("space:") && inside.has(space));
    const list = byTarget.get(target) ?? [];
    const words = list.length === 1 && list[0] ? say(list[0].label) : "";
    const reach = on || target.startsWith("card:");
    set(el, {
      tabindex: reach ? "0" : null,
      role: reach ? "button" : null,
      "aria-label": on ? [targetName(target), words].filter(Boolean).join(": ") : null,
      "aria-pressed": offers().multi.has(target) ? String(state.picked.has(target)) : null,
    });
  }
}

/** Every action there is, in a list that narrows as one types. @param {HTMLElement} list @param {string} filter */
export function drawAll(list, filter) {
  const wanted = filter.trim().toLocaleLowerCase();
  const rows = choices()
    .map((choice) => ({ choice, words: say(choice.label), on: choice.on.map(targetName).join(", ") }))
    .filter((row) => wanted === "" || `${row.words} ${row.on} ${row.choice.play}`.toLocaleLowerCase().includes(wanted));
  sync(list, rows, (row) => row.choice.play,
    () => h("li", null, h("button", { type: "button" }, h("span", { class: "words" }), h("small"))),
    (el, row) => {
      const button = el.firstElementChild;
      set(button, { "data-play": row.choice.play, onclick: () => play(row.choice) });
      put(button.children[0], row.words);
      put(button.children[1], row.words.includes(row.on) ? "" : row.on);
    });
}
