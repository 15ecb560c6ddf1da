// @ts-check
// The face of a card: small in a hand, complete in a dialog. Colour, sign and text show its type.

import { dialog, h, s } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { cards } from "../model/facts.js";
import { hasSign, motifOf, told } from "../model/look.js";
import { cardName, sideName } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { pointsOf } from "../model/view.js";
import { attr, has, keyOf, named, t, typed } from "../model/words.js";
import { namedPoints, points } from "../signs/points.js";
import { mark } from "../signs/sides.js";
import { signIcon } from "../signs/sprite.js";
import { ruleLink } from "./rules.js";

/** Returns the type of a card. @param {string} id */
const cardType = (id) => cards.get(id)?.type ?? "";

/** Returns the flags of a card (`remove`, `response`): the names of its facts that are `true`. @param {string} id */
const flags = (id) => Object.entries(cards.get(id) ?? {}).filter(([, value]) => value === true).map(([name]) => name);
/** Returns the flag whose sign is shown instead of the owner's, if the card belongs to no side. @param {string} id */
const instead = (id) => flags(id).find((name) => told("cardflag", name, "instead") !== null);

/** Returns the sign of a card's owner. @param {string} id @param {number} size */
export function owner(id, size) {
  const flag = instead(id);
  return flag ? signIcon("cardflag", flag, size) : mark(cards.get(id)?.side ?? "", size);
}

/** Returns the strip along a card's edge: its value or initiative and its owner, or the sign of its type. @param {string} id @param {number} size */
function edge(id, size) {
  const fact = cards.get(id);
  const type = cardType(id);
  if (fact?.points) {
    return h("div", { class: "card-type" },
      fact.initiative ? h("b", { class: "card-value", title: t("initiative-of", { n: fact.initiative }) }, fact.initiative) : null,
      owner(id, size));
  }
  if (!fact?.value) return h("div", { class: "card-type", title: named("cardtype", type) }, hasSign("cardtype", type) ? signIcon("cardtype", type, size) : icon("star", size));
  const sides = SIDES.filter((side) => fact.side === side || fact.side === "both");
  return h("div", { class: "card-type" },
    h("b", { class: "card-value", title: t("card-value", { n: fact.value }) }, fact.value),
    ...sides.map((side) => mark(side, size)),
    ...flags(id).filter((name) => hasSign("cardflag", name)).map((name) => signIcon("cardflag", name, size)));
}

/** Returns a card's owner, type and flags in words. @param {string} id */
function cardWords(id) {
  const fact = cards.get(id);
  const type = named("cardtype", cardType(id));
  if (!fact?.points && !fact?.value) return type;
  const flag = instead(id);
  const whose = flag ? t(keyOf("cardflag", flag)) : fact.side === "both" ? t("card-both") : sideName(fact.side);
  return [whose, type, ...flags(id).filter((name) => name !== flag && has(keyOf("cardflag", name))).map((name) => t(keyOf("cardflag", name)))].join(" · ");
}

/** The time in milliseconds after which the drawings are fetched: the board comes first. */
const LATER = 1000;
/** The drawings, all in one file. */
const MOTIFS = new URL("../motifs.svg", import.meta.url).href;

/** Returns the drawing that heads a card, with its frame; null for a card without a drawing. @param {string} id */
function vignette(id) {
  const motif = motifOf(id);
  if (!motif) return null;
  const use = s("use");
  setTimeout(() => use.setAttribute("href", `${MOTIFS}#${motif}`), performance.now() < 5 * LATER ? LATER : 0);
  return s("svg", { class: "vignette", viewBox: "0 0 96 60", "aria-hidden": "true" }, use);
}

/** Returns the points of a card, if it has any. @param {string} id @param {(list: import("../types").PointView[]) => Element} draw */
function pointRow(id, draw) {
  const list = pointsOf(id);
  return list ? draw(list) : null;
}

/** Returns the classes of a card: its type, its side if it has points, and its flags. @param {string} id */
export function cardLook(id) {
  const fact = cards.get(id);
  return `${cardType(id)} ${fact?.side ?? ""}${fact?.points ? " pointed" : ""}${flags(id).map((name) => ` is-${name}`).join("")}`;
}

/** Draws a card as it looks in a hand. @param {string} id */
export function cardFace(id) {
  const key = keyOf("card", id);
  const condition = attr(key, "condition");
  return h("div", { class: `card ${cardLook(id)}` },
    edge(id, 18),
    h("div", { class: "card-text" },
      h("i", { class: "corner" }),
      h("div", { class: "card-top" }, h("span", { class: "card-kind" }, cardWords(id)), h("span", { class: "card-id" }, id)),
      vignette(id),
      h("strong", null, cardName(id)),
      pointRow(id, points),
      h("p", { class: "effect" }, attr(key, "effect")),
      condition ? h("p", { class: "condition" }, condition) : null));
}

/** Opens the whole card in a dialog, with its possible uses. The reason why it can't be played is shown in the element `.why-here`. @param {string} id @param {Element} [uses] */
export function openCard(id, uses) {
  const side = cards.get(id)?.side ?? "";
  const key = keyOf("card", id);
  const part = (/** @type {string} */ name) => {
    const words = attr(key, name);
    return words ? h("p", { class: name }, h("b", null, `${t(`card-part-${name}`)} `), words) : null;
  };
  return dialog(cardName(id), t("close"),
    h("div", { class: `card whole ${cardLook(id)}` },
      edge(id, 26),
      h("div", { class: "card-text" },
        h("div", { class: "card-top" },
          h("span", { class: "card-kind" }, cardWords(id)),
          cards.get(id)?.value || cards.get(id)?.points ? h("span", null, id) : h("span", null, mark(side, 16), " ", side ? sideName(side) : "", " ", id)),
        vignette(id),
        pointRow(id, namedPoints),
        part("when"), part("condition"), part("effect"), part("history"),
        h("p", null, ruleLink(`card.${id}`)),
        h("div", { class: "why-here" }))), uses);
}

/** Opens a pile of cards in a dialog. @param {string} title @param {string[]} pile */
export function openPile(title, pile) {
  dialog(title, t("close"), pile.length === 0 ? h("p", null, t("pile-empty")) : h("div", { class: "pile" }, ...[...pile].reverse().map(opening)));
}

/** Opens all cards of the game in a dialog with a search. */
export function openGallery() {
  const faces = [...cards.keys()].map(opening);
  const search = h("input", { type: "search", class: "search", placeholder: t("cards-search"), "aria-label": t("cards-search") });
  search.oninput = () => {
    for (const face of faces) face.hidden = !typed(face.textContent ?? "").includes(typed(search.value));
  };
  dialog(t("all-cards", { n: faces.length }), t("close"), search, h("div", { class: "pile" }, ...faces)).classList.add("wide");
}

/** Draws a card that opens when it is clicked. @param {string} id */
function opening(id) {
  const face = cardFace(id);
  face.tabIndex = 0;
  face.setAttribute("role", "button");
  face.onclick = () => openCard(id);
  face.onkeydown = (event) => {
    if (event.key === "Enter") openCard(id);
  };
  return face;
}
