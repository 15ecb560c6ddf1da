// @ts-check
// The head of the page: the date, the tracks, the goals, and the number of cards that the other side holds.

import { h, put, set, sync } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { popover } from "../kit/popover.js";
import { root as lobbyPath } from "../net/root.js";
import { sideName } from "../model/names.js";
import { mine, other, over, SIDES, state, then, view } from "../model/state.js";
import { cardsOf, goals, ticks, tracks } from "../model/view.js";
import { say, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { ruleLink } from "../papers/rules.js";
import { pairTrack, singleTrack } from "../signs/tracks.js";
import { drawClocks } from "./clocks.js";

/** @typedef {Record<import("../types").Side, number>} Stand */

/** Creates the parts of the head, once. @param {HTMLElement} root */
export function makeStatus(root) {
  root.append(
    h("a", { href: lobbyPath, class: "brand", id: "home" }, icon("home", 22)),
    h("div", { class: "clock", id: "clock" }, h("strong"), h("span")),
    h("div", { class: "clocks", id: "clocks", hidden: true }),
    h("button", { type: "button", class: "tracks", id: "tracks", onclick: (/** @type {Event} */ event) => openGoals(/** @type {Element} */ (event.currentTarget)) }),
    h("div", { class: "hands", id: "hands" }));
}

/** Draws the goals of each side in brief; clicking them opens them in full. @param {HTMLElement} el */
export function drawGoals(el) {
  el.onclick = (event) => openGoals(el, event.detail > 0 ? event.clientX : undefined);
  const sides = SIDES.filter((side) => goals(side).length > 0);
  el.hidden = sides.length === 0;
  set(el, { title: t("goals") });
  sync(el, sides, (side) => side, (side) => h("span", { class: `goal ${side}` }, mark(side, 14), h("span", { class: "unseen" }), h("span")), (row, side) => {
    put(row.children[1], `${sideName(side)}:`);
    put(row.lastElementChild, briefly(side));
  });
}

/** @param {import("../types").Side} side */
const briefly = (side) => goals(side).map(({ brief }) => say(brief)).join(" · ");

/** Opens the goals of both sides in full, with their rules, below the element that was clicked. @param {Element} asked */
export function openGoals(asked, x = asked.getBoundingClientRect().left + 16) {
  const point = { getBoundingClientRect: () => new DOMRect(x, asked.getBoundingClientRect().bottom, 0, 0) };
  popover(() => point, t("goals"), (box) => {
    box.replaceChildren(h("header", null, h("h3", null, t("goals"))), ...SIDES.flatMap((side) => [
      h("h4", { class: side }, mark(side), " ", sideName(side)),
      h("ul", { class: "goals" }, ...goals(side).map(({ text, rule }) => h("li", null, say(text), " ", ruleLink(rule))))]));
    return true;
  });
}

/** The lead that fills half of the bar. */
const FULL = 11;

/** Draws the points of both sides as a bar. If one side has none, draws the lead of the other. @param {HTMLElement} el @param {number} french @param {number} british */
function fill(el, french, british) {
  const bar = /** @type {HTMLElement} */ (el.querySelector(".bar i"));
  const single = Math.min(french, british) === 0;
  const far = Math.min(1, Math.max(french, british) / FULL) * 50;
  el.classList.toggle("single", single);
  for (const side of SIDES) el.classList.toggle(side, single && (side === "french" ? french > british : british > french));
  bar.style.left = single ? `${french > 0 ? 50 - far : 50}%` : "";
  bar.style.width = `${single ? far : (french / (french + british)) * 100}%`;
}

/** Draws a track as the game prints it, box by box. @param {HTMLElement} el @param {import("../types").TrackFact} fact @param {Stand} at */
function printed(el, fact, at) {
  el.classList.add("printed", fact.single ? "one-row" : "two-rows");
  for (const side of SIDES) el.classList.toggle(`no-${side}`, Boolean(fact.single) && at[side] === 0);
  const bar = /** @type {Element} */ (el.querySelector(".bar"));
  bar.replaceChildren(fact.single ? singleTrack(fact.most, at) : pairTrack(fact.most, at), /** @type {Element} */ (bar.querySelector("small")));
}

/** For each track, its values when the player last acted, `state.seen` at that time, and its values now. @type {WeakMap<Element, { seen: number, before: Stand, now: Stand }>} */
const stands = new WeakMap();

/** Draws the change of a track since the player last acted, beside the side that gained; nothing while a past moment is shown. @param {HTMLElement} el @param {Stand} at */
function drawChange(el, at) {
  if (!then()) {
    const { seen, before, now } = stands.get(el) ?? { seen: state.seen, before: at, now: at };
    // An undo reduces `state.seen`. The change that was undone must not be shown.
    stands.set(el, { seen: state.seen, before: seen === state.seen ? before : seen < state.seen ? now : at, now: at });
  }
  const { before, now } = stands.get(el) ?? { before: at, now: at };
  // On a track where only one side can have points, one side's loss is the other's gain.
  const single = [before, now].every(({ french, british }) => Math.min(french, british) === 0);
  for (const side of SIDES) {
    const own = now[side] - before[side];
    const gained = single ? Math.max(0, own - (now[other(side)] - before[other(side)])) : own;
    const box = /** @type {HTMLElement} */ (el.querySelector(`.${side} .change`));
    box.hidden = gained === 0 || then() !== null;
    put(box, gained > 0 ? `+${gained}` : `−${-gained}`);
  }
}

/** Draws the date, the clocks, the tracks and the other side's number of cards. @param {HTMLElement} root */
export function drawStatus(root) {
  const said = (/** @type {import("../types").Tick[]} */ list) => list.map(({ text }) => say(text));
  const home = root.querySelector("#home");
  if (home) set(home, { title: t("to-lobby"), "aria-label": t("to-lobby") });
  const parts = root.querySelector("#clock")?.children;
  if (parts?.[0] && parts[1]) {
    put(parts[0], view() ? said(ticks("date")).join(" ") : t("game-title"));
    put(parts[1], over() && !state.replay ? t("game-over") : said(ticks("stage")).join(" · "));
  }
  drawClocks(/** @type {HTMLElement} */ (root.querySelector("#clocks")));
  const row = root.querySelector("#tracks");
  if (row) {
    // Before the game begins, the row is empty and can't be pressed.
    set(row, { disabled: SIDES.every((side) => goals(side).length === 0), hidden: tracks().length === 0 });
    sync(row, tracks(), ({ id }) => id, ({ id }) => h("span", { class: `track ${id}` },
      h("span", { class: "side french" }, mark("french", 18), h("b"), h("i", { class: "change", hidden: true })), h("span", { class: "bar" }, h("i"), h("small")), h("span", { class: "side british" }, h("b"), h("i", { class: "change", hidden: true }), mark("british", 18))),
    (el, { id, name, ...at }) => {
      put(el.querySelector(".french b"), at.french);
      put(el.querySelector(".british b"), at.british);
      put(el.querySelector("small"), t(name));
      const fact = state.board?.tracks?.[id];
      if (fact) printed(el, fact, at);
      else fill(el, at.french, at.british);
      drawChange(el, at);
      set(el, { title: `${t(name)}: ${sideName("french")} ${at.french}, ${sideName("british")} ${at.british} · ${t("goals")}` });
    });
  }
  const hands = root.querySelector("#hands");
  const me = mine();
  const theirs = me ? [other(me)] : [];
  if (hands) {
    sync(hands, theirs.filter(cardsOf), (side) => side,
      (side) => h("span", { class: `held-cards ${side}` }, mark(side, 16), h("span", { class: "backs" }), h("b")),
      (el, side) => {
        const held = cardsOf(side)?.held ?? 0;
        put(el.querySelector("b"), held);
        sync(el.querySelector(".backs"), Array.from({ length: Math.min(held, 7) }, (_, i) => i), String, () => h("i"));
        set(el, { title: t("their-cards", { side: sideName(side), n: held }) });
      });
  }
}
