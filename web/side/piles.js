// @ts-check
// The piles of both sides, what each keeps, and the boxes beside the map.

import { h, put, sync } from "../kit/dom.js";
import { cards, pieces } from "../model/facts.js";
import { cardName, pieceName, ratings, sideName } from "../model/names.js";
import { SIDES, state } from "../model/state.js";
import { box, boxes, cardsOf, goals, keptBoxes, pointsOf } from "../model/view.js";
import { any, has, keyOf, language, say, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { cardFace, openCard, openPile } from "../papers/card.js";
import { ruleLink } from "../papers/rules.js";
import { isBadges } from "./badges.js";
import { isTray, tray } from "./trays.js";

/** Decks, active cards and discards, of each side or of both together. @param {HTMLElement} root */
export function drawPiles(root) {
  const common = box("discard");
  // Cards of both sides lie in one pile; else each side has a deck of its own.
  const shared = Boolean(common) && [...cards.values()].some((card) => card.side === "both");
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
    el.children[3].replaceChildren(...(common ? [] : [button(t("discards"), pile.discard ?? [])]), ...(pile.deck && !shared ? [button(t("deck"), [...pile.deck].reverse())] : []));
    el.children[4].replaceChildren(...keptBoxes(side).map(keptBox));
    el.children[5].replaceChildren(...goals(side).map(({ text, rule }) => h("li", null, say(text), " ", ruleLink(rule))));
  });
  const full = boxes().filter(([, ids]) => ids.length > 0);
  const trays = full.filter(([, ids]) => isTray(ids));
  root.parentElement?.querySelector(".boxes")?.replaceChildren(
    ...(common ? [commonPiles(shared)] : []),
    ...trays.map(([name, ids]) => tray(name, ids)),
    ...full.filter(([name, ids]) => !isPile(name, ids) && !isKept(name) && !trays.some(([known]) => known === name)).map(([name, ids]) =>
      h("p", null, h("b", null, t("box-of", { box: any(keyOf("box", name)) }), " "), ids.map((id) => isBadges(name, ids) ? any(keyOf(name, id)) : pieceWords(id)).join(", "))));
  root.dataset.number = String(state.table?.number ?? 0);
}

/** Is it a box that a side keeps to itself? @param {string} box */
const isKept = (box) => SIDES.some((side) => keptBoxes(side).some((kept) => kept.box === box));

/** A place for what is kept, also when it is empty or not to be seen. @param {ReturnType<typeof keptBoxes>[number]} kept */
function keptBox({ name, ids }) {
  const one = (/** @type {string} */ id) => {
    if (id === "?") return h("span", { class: "chit back", title: t("face-down") }, "?");
    return has(keyOf(name, id)) ? h("span", { class: "chit" }, t(keyOf(name, id))) : h("button", { type: "button", class: "link", onclick: () => openCard(id) }, cardName(id));
  };
  return h("p", { "data-box": name }, h("span", null, t(keyOf("box", name))), ...(ids.length > 0 ? ids.map(one) : [h("span", { class: "chit none" })]));
}

/** Is it a box of cards? @param {string} name @param {string[]} ids */
const isPile = (name, ids) => name === "discard" || (!isKept(name) && ids.length > 0 && ids.every((id) => cards.has(id)));

/** The piles that are not of one side. @param {boolean} shared is one of them the pile that both draw from? */
function commonPiles(shared) {
  const { left, deck } = /** @type {import("../types").CardsView} */ (cardsOf(SIDES[0] ?? "french"));
  const piles = boxes().filter(([name, ids]) => isPile(name, ids));
  const button = (/** @type {string} */ words, /** @type {string[]} */ ids) =>
    h("button", { type: "button", onclick: () => openPile(words, ids) }, `${words} (${ids.length})`);
  return h("section", { class: "piles common" },
    shared ? h("h3", null, t("draw-pile")) : null, shared ? h("p", { class: "counts" }, t("cards-left", { n: left })) : null,
    h("div", { class: "pile-buttons" }, ...piles.map(([name, ids]) => button(any(keyOf("box", name)), ids)), ...(deck && shared ? [button(t("deck"), [...deck].reverse())] : [])));
}

/** @param {string} id */
function pieceWords(id) {
  const last = id.split(/[:/]/).pop() ?? id;
  const fact = pieces.get(last);
  const name = pieceName(last);
  const rating = ratings(fact);
  return rating ? t("leader-rated", { name, rating }) : name;
}
