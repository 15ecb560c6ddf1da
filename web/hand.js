// @ts-check
// The hand along the map's foot, and the piles of both sides.

import { h, put, set, sync } from "./dom.js";
import { cardFace, openCard, openPile } from "./card.js";
import { offers, touch } from "./choices.js";
import { mark } from "./icons.js";
import { isBadges } from "./badges.js";
import { isTray, tray } from "./boxes.js";
import { ruleLink } from "./rules.js";
import { cards, choices, mine, other, pieces, SIDES, state, view } from "./state.js";
import { any, cardName, keyOf, language, pieceName, say, sideName, split, t } from "./text.js";

/** The hands to show: our own, or both when everything is open. */
function shownHands() {
  const now = view();
  if (!now) return [];
  const me = mine();
  const sides = me ? [me, other(me)] : SIDES;
  return sides.filter((side) => now.cards?.[side]?.hand).map((side) => ({ side, hand: now.cards[side].hand ?? [] }));
}

/** Was it kept for later? @param {string} id */
const isReserve = (id) => SIDES.some((side) => view()?.boxes?.[`reserve-${side}`]?.includes(id));

/** @param {HTMLElement} root */
export function drawHand(root) {
  const hands = shownHands();
  const held = new Set(hands.flatMap((one) => one.hand));
  // Cards that may be chosen but are in no hand that we see are laid out beside it.
  const offered = [...new Set(choices().flatMap((choice) => choice.on))]
    .map(split).filter(([kind, id = ""]) => kind === "card" && !held.has(id)).map(([, id = ""]) => id);
  const ids = [...hands.flatMap((one) => one.hand), ...new Set(offered)];
  root.classList.toggle("empty", ids.length === 0);
  root.classList.toggle("many", ids.length > 6 && ids.some((id) => cards.get(id)?.value));
  set(root, { "aria-label": t("hand") });
  sync(root, ids, (id) => `${id} ${language()} ${isReserve(id)}`, (id) => {
    const face = cardFace(id);
    face.dataset.id = `card:${id}`;
    if (isReserve(id)) face.append(h("span", { class: "active-word" }, any(keyOf("box", "reserve"))));
    face.tabIndex = 0;
    face.append(h("button", { type: "button", class: "peek", "aria-label": t("card-open", { card: cardName(id) }), title: t("details"),
      onclick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        openCard(id);
      } }, "i"));
    face.onclick = () => touch(`card:${id}`, () => root.querySelector(`[data-id="card:${CSS.escape(id)}"]`));
    face.oncontextmenu = (event) => {
      event.preventDefault();
      openCard(id);
    };
    return face;
  });
  root.classList.toggle("choosing", ids.some((id) => offers().byTarget.has(`card:${id}`) || offers().multi.has(`card:${id}`)));
}

/** Decks, active cards and discards, of each side or of both together. @param {HTMLElement} root */
export function drawPiles(root) {
  const now = view();
  // Cards of both sides lie in one pile; else each side has a deck of its own.
  const shared = Boolean(now?.boxes?.discard) && [...cards.values()].some((card) => card.side === "both");
  const sides = now?.cards ? SIDES.filter((side) => now.cards[side]) : [];
  sync(root, sides, (side) => `${side} ${language()}`, (side) => h("section", { class: `piles ${side}` },
    h("h3", null, mark(side), " ", sideName(side)),
    h("p", { class: "counts" }),
    h("div", { class: "active" }),
    h("div", { class: "pile-buttons" }),
    h("div", { class: "kept" }),
    h("ul", { class: "goals" })),
  (el, side) => {
    const pile = /** @type {import("./types").View} */ (now).cards[side];
    put(el.children[1], shared ? t("cards-held", { n: pile.held }) : t("card-counts", { held: pile.held, left: pile.left }));
    sync(el.children[2], pile.active ? [pile.active] : [], (id) => `${id} ${JSON.stringify(now?.points?.[id])}`, (id) => {
      const face = cardFace(id);
      face.tabIndex = 0;
      face.onclick = () => openCard(id);
      face.prepend(h("span", { class: "active-word" }, t("active-card")));
      return face;
    });
    const button = (/** @type {string} */ words, /** @type {string[]} */ ids) =>
      h("button", { type: "button", onclick: () => openPile(`${sideName(side)}: ${words}`, ids) }, `${words} (${ids.length})`);
    el.children[3].replaceChildren(...(now?.boxes?.discard ? [] : [button(t("discards"), pile.discard ?? [])]), ...(pile.deck && !shared ? [button(t("deck"), [...pile.deck].reverse())] : []));
    el.children[4].replaceChildren(...KEPT.flatMap((name) => keptBox(name, now?.boxes?.[`${name}-${side}`])));
    const goals = (now?.goals ?? []).filter((goal) => goal.side === side);
    el.children[5].replaceChildren(...goals.map(({ text, rule }) => h("li", null, say(text), " ", ruleLink(rule))));
  });
  const boxes = Object.entries(now?.boxes ?? {}).filter(([, ids]) => ids.length > 0);
  const trays = boxes.filter(([, ids]) => isTray(ids));
  root.parentElement?.querySelector(".boxes")?.replaceChildren(
    ...(now?.boxes?.discard ? [commonPiles(shared)] : []),
    ...trays.map(([name, ids]) => tray(name, ids)),
    ...boxes.filter(([name, ids]) => !isPile(name, ids) && !isKept(name) && !trays.some(([known]) => known === name)).map(([name, ids]) =>
      h("p", null, h("b", null, `${any(keyOf("box", name))} `), ids.map((id) => isBadges(name, ids) ? any(keyOf(name, id)) : pieceWords(id)).join(", "))));
  root.dataset.number = String(state.table?.number ?? 0);
}

/** What a side keeps to itself until it is shown: a card, a chit. */
const KEPT = ["reserve", "wie"];
/** @param {string} name */
const isKept = (name) => KEPT.some((kept) => name.startsWith(`${kept}-`));

/** A place for what is kept, also when it is empty or not to be seen. @param {string} name @param {string[] | undefined} ids */
function keptBox(name, ids) {
  if (!ids) return [];
  const chit = (/** @type {string} */ id) => {
    if (id === "?") return h("span", { class: "chit back", title: t("face-down") }, "?");
    return name === "reserve" ? h("button", { type: "button", class: "link", onclick: () => openCard(id) }, cardName(id)) : h("span", { class: "chit" }, id);
  };
  return [h("p", { "data-box": name }, h("span", null, any(keyOf("box", name))), ...(ids.length > 0 ? ids.map(chit) : [h("span", { class: "chit none" })]))];
}

/** Is it a box of cards? @param {string} name @param {string[]} ids */
const isPile = (name, ids) => name === "discard" || (!isKept(name) && ids.length > 0 && ids.every((id) => cards.has(id)));

/** The piles that are not of one side. @param {boolean} shared is one of them the pile that both draw from? */
function commonPiles(shared) {
  const now = /** @type {import("./types").View} */ (view());
  const { left, deck } = now.cards[SIDES[0] ?? "french"];
  const piles = Object.entries(now.boxes ?? {}).filter(([name, ids]) => isPile(name, ids));
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
  return fact?.initiative === undefined ? name : t("leader-rated", { name, rating: [fact.initiative, fact.command, fact.tactics].join("-") });
}
