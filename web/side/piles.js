// @ts-check
// The piles of both sides, the cards that each keeps, and the boxes beside the map.

import { h, put, sync } from "../kit/dom.js";
import { cards } from "../model/facts.js";
import { heldName, sideName } from "../model/names.js";
import { SIDES, state } from "../model/state.js";
import { boxesOf, cardsIn, cardsOf, goals, pointsOf } from "../model/view.js";
import { language, say, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { cardFace, openCard, openPile } from "../papers/card.js";
import { ruleLink } from "../papers/rules.js";
import { tray } from "./trays.js";

/** @typedef {import("../types").BoxView} BoxView */

/** Returns whether a box has contents. @param {BoxView} box */
const isFull = (box) => box.holds.length > 0;

/** Draws decks, active cards and discards, of each side or of both together. @param {HTMLElement} root */
export function drawPiles(root) {
  // Piles beside the map belong to both sides.
  const common = boxesOf("pile").length > 0;
  // If some cards belong to both sides, there is one deck; otherwise each side has its own.
  const shared = common && [...cards.values()].some((card) => card.side === "both");
  const sides = SIDES.filter(cardsOf);
  sync(root, sides, (side) => `${side} ${language()}`, (side) => h("section", { class: `piles ${side}` },
    h("h3", null, mark(side), " ", sideName(side)),
    h("p", { class: "counts" }),
    h("div", { class: "active" }),
    h("div", { class: "pile-buttons" }),
    h("div", { class: "kept" }),
    h("ul", { class: "goals" })),
  (el, side) => {
    const pile = /** @type {import("../types").CardsView} */ (cardsOf(side));
    put(el.children[1], shared ? t("cards-held", { n: pile.held }) : t("card-counts", { held: pile.held, left: pile.left }));
    sync(el.children[2], pile.active ? [pile.active] : [], (id) => `${id} ${JSON.stringify(pointsOf(id))}`, (id) => {
      const face = cardFace(id);
      face.tabIndex = 0;
      face.onclick = () => openCard(id);
      face.prepend(h("span", { class: "active-word" }, t("active-card")));
      return face;
    });
    const button = (/** @type {string} */ words, /** @type {string[]} */ ids) =>
      h("button", { type: "button", onclick: () => openPile(`${sideName(side)}: ${words}`, ids) }, `${words} (${ids.length})`);
    el.children[3].replaceChildren(...(common ? [] : [button(t("discards"), pile.discard)]), ...(pile.deck && !shared ? [button(t("deck"), [...pile.deck].reverse())] : []));
    el.children[4].replaceChildren(...boxesOf("kept").filter((box) => box.side === side).map(keptBox));
    el.children[5].replaceChildren(...goals(side).map(({ text, rule }) => h("li", null, say(text), " ", ruleLink(rule))));
  });
  root.parentElement?.querySelector(".boxes")?.replaceChildren(
    ...(common ? [commonPiles(shared)] : []),
    ...boxesOf("tray").filter(isFull).map(tray),
    ...boxesOf("list", "badges").filter(isFull).map((box) =>
      h("p", null, h("b", null, t("box-of", { box: t(box.name) }), " "), box.holds.map(heldName).join(", "))));
  root.dataset.number = String(state.table?.number ?? 0);
}

/** Draws a box of things that a side keeps, even if it is empty or its contents are hidden. @param {BoxView} box */
function keptBox(box) {
  const one = (/** @type {import("../types").Held} */ held) => {
    if (held.is === "card") return h("button", { type: "button", class: "link", onclick: () => openCard(held.id) }, heldName(held));
    return held.is === "back" ? h("span", { class: "chit back", title: t("face-down") }, heldName(held)) : h("span", { class: "chit" }, heldName(held));
  };
  return h("p", { "data-box": box.id }, h("span", null, t(box.name)), ...(isFull(box) ? box.holds.map(one) : [h("span", { class: "chit none" })]));
}

/** Draws the piles that belong to both sides. @param {boolean} shared whether both sides draw from one deck */
function commonPiles(shared) {
  const { left, deck } = /** @type {import("../types").CardsView} */ (cardsOf(SIDES[0] ?? "french"));
  const piles = boxesOf("pile", "in-play").filter(isFull);
  const button = (/** @type {string} */ words, /** @type {string[]} */ ids) =>
    h("button", { type: "button", onclick: () => openPile(words, ids) }, `${words} (${ids.length})`);
  return h("section", { class: "piles common" },
    shared ? h("h3", null, t("draw-pile")) : null, shared ? h("p", { class: "counts" }, t("cards-left", { n: left })) : null,
    h("div", { class: "pile-buttons" }, ...piles.map((box) => button(t(box.name), cardsIn(box))), ...(deck && shared ? [button(t("deck"), [...deck].reverse())] : [])));
}
