// @ts-check
// A card's face, small for a hand and whole in a dialog. Its type is told by colour, by sign and by word.

import { dialog, h } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { cards } from "../model/facts.js";
import { cardName, sideName } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { pointsOf } from "../model/view.js";
import { any, attr, keyOf, t } from "../model/words.js";
import { points } from "../signs/points.js";
import { feather, mark } from "../signs/sides.js";
import { ruleLink } from "./rules.js";

/** What kind of card it is; an event where it does not say. @param {string} id */
const cardType = (id) => cards.get(id)?.type ?? "event";

/** What runs down a card's edge: its value and whose event it is, or the sign of its type. @param {string} id @param {number} size */
function edge(id, size) {
  const fact = cards.get(id);
  const type = cardType(id);
  if (fact?.points) {
    return h("div", { class: "card-type" },
      fact.initiative ? h("b", { class: "card-value", title: t("initiative-of", { n: fact.initiative }) }, fact.initiative) : null,
      fact.indian ? feather(size) : mark(fact.side, size));
  }
  if (!fact?.value) return h("div", { class: "card-type", title: any(keyOf("cardtype", type)) }, icon(type, size));
  const sides = SIDES.filter((side) => fact.side === side || fact.side === "both");
  return h("div", { class: "card-type" },
    h("b", { class: "card-value", title: t("card-value", { n: fact.value }) }, fact.value),
    ...sides.map((side) => mark(side, size)),
    fact.response ? icon("response", size) : null);
}

/** Whose event it is, and what becomes of it. @param {string} id */
function cardWords(id) {
  const fact = cards.get(id);
  const type = any(keyOf("cardtype", cardType(id)));
  if (fact?.points) return [fact.indian ? t("card-indian") : sideName(fact.side), type].join(" · ");
  if (!fact?.value) return type;
  return [fact.side === "both" ? t("card-both") : sideName(fact.side), type, fact.remove ? t("card-removed") : ""].filter(Boolean).join(" · ");
}

/** Its points, where it has any. @param {string} id */
function pointRow(id) {
  const list = pointsOf(id);
  return list ? points(list) : null;
}

/** How a card looks: by type, or by deck where it has points. @param {string} id */
function look(id) {
  const fact = cards.get(id);
  return `${cardType(id)} ${fact?.side ?? ""}${fact?.points ? " pointed" : ""}${fact?.indian ? " indian" : ""}`;
}

/** A card as it lies in a hand. @param {string} id */
export function cardFace(id) {
  const key = keyOf("card", id);
  const condition = attr(key, "condition");
  return h("div", { class: `card ${look(id)}` },
    edge(id, 18),
    h("div", { class: "card-text" },
      h("div", { class: "card-top" }, h("span", { class: "card-kind" }, cardWords(id)), h("span", { class: "card-id" }, id)),
      h("strong", null, cardName(id)),
      pointRow(id),
      h("p", { class: "effect" }, attr(key, "effect")),
      condition ? h("p", { class: "condition" }, condition) : null));
}

/** The whole card, in a dialog. What it is refused for is shown in its `.why-here`. @param {string} id */
export function openCard(id) {
  const side = cards.get(id)?.side ?? "";
  const key = keyOf("card", id);
  const part = (/** @type {string} */ name) => {
    const words = attr(key, name);
    return words ? h("p", { class: name }, h("b", null, `${t(`card-part-${name}`)} `), words) : null;
  };
  dialog(cardName(id), t("close"),
    h("div", { class: `card whole ${look(id)}` },
      edge(id, 26),
      h("div", { class: "card-text" },
        h("div", { class: "card-top" },
          h("span", { class: "card-kind" }, cardWords(id)),
          cards.get(id)?.value || cards.get(id)?.points ? h("span", null, id) : h("span", null, mark(side, 16), " ", side ? sideName(side) : "", " ", id)),
        pointRow(id),
        part("when"), part("condition"), part("effect"), part("history"),
        h("p", null, ruleLink(`card.${id}`)),
        h("div", { class: "why-here" }))));
}

/** A pile to look through. @param {string} title @param {string[]} pile */
export function openPile(title, pile) {
  const list = [...pile].reverse();
  dialog(title, t("close"), list.length === 0 ? h("p", null, t("pile-empty")) : h("div", { class: "pile" },
    ...list.map((id) => {
      const face = cardFace(id);
      face.tabIndex = 0;
      face.setAttribute("role", "button");
      face.onclick = () => openCard(id);
      face.onkeydown = (event) => {
        if (event.key === "Enter") openCard(id);
      };
      return face;
    })));
}
