// @ts-check
// A card's face, small for a hand and whole in a dialog. Its type is told by colour, by sign and by word.

import { dialog, h } from "./dom.js";
import { icon, mark } from "./icons.js";
import { ruleLink } from "./rules.js";
import { cards, SIDES } from "./state.js";
import { any, attr, cardName, keyOf, sideName, t } from "./text.js";

/** @param {string} id */
export const cardType = (id) => cards.get(id)?.type ?? "event";

/** What runs down a card's edge: its value and whose event it is, or the sign of its type. @param {string} id @param {number} size */
function edge(id, size) {
  const fact = cards.get(id);
  const type = cardType(id);
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
  if (!fact?.value) return type;
  return [fact.side === "both" ? t("card-both") : sideName(fact.side), type, fact.remove ? t("card-removed") : ""].filter(Boolean).join(" · ");
}

/** @param {string} id @param {string} tag */
export function cardFace(id, tag = "div") {
  const type = cardType(id);
  const side = cards.get(id)?.side ?? "";
  const key = keyOf("card", id);
  const condition = attr(key, "condition");
  return h(/** @type {"div"} */ (tag), { class: `card ${type} ${side}` },
    edge(id, 18),
    h("div", { class: "card-text" },
      h("div", { class: "card-top" }, h("span", { class: "card-kind" }, cardWords(id)), h("span", { class: "card-id" }, id)),
      h("strong", null, cardName(id)),
      h("p", { class: "effect" }, attr(key, "effect")),
      condition ? h("p", { class: "condition" }, condition) : null));
}

/** The whole card. @param {string} id */
export function openCard(id) {
  const type = cardType(id);
  const side = cards.get(id)?.side ?? "";
  const key = keyOf("card", id);
  const part = (/** @type {string} */ name) => {
    const words = attr(key, name);
    return words ? h("p", { class: name }, h("b", null, `${t(`card-part-${name}`)} `), words) : null;
  };
  dialog(cardName(id), t("close"),
    h("div", { class: `card whole ${type} ${side}` },
      edge(id, 26),
      h("div", { class: "card-text" },
        h("div", { class: "card-top" },
          h("span", { class: "card-kind" }, cardWords(id)),
          cards.get(id)?.value ? h("span", null, id) : h("span", null, mark(side, 16), " ", side ? sideName(side) : "", " ", id)),
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
