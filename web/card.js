// @ts-check
// A card's face, small for a hand and whole in a dialog. Its type is told by colour, by sign and by word.

import { dialog, h } from "./dom.js";
import { feather, icon, mark } from "./icons.js";
import { points } from "./points.js";
import { ruleLink } from "./rules.js";
import { cards, SIDES, view } from "./state.js";
import { any, attr, cardName, keyOf, sideName, t } from "./text.js";

/** @param {string} id */
export const cardType = (id) => cards.get(id)?.type ?? "event";

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

/** What has become of its points, or all of them if it is not in play. @param {string} id */
function pointsOf(id) {
  const printed = cards.get(id)?.points;
  return printed ? points(view()?.points?.[id] ?? printed.map((kind) => ({ kind, state: "free" }))) : null;
}

/** How a card looks: by type, or by deck where it has points. @param {string} id */
function look(id) {
  const fact = cards.get(id);
  return `${cardType(id)} ${fact?.side ?? ""}${fact?.points ? " pointed" : ""}${fact?.indian ? " indian" : ""}`;
}

/** @param {string} id @param {string} tag */
export function cardFace(id, tag = "div") {
  const key = keyOf("card", id);
  const condition = attr(key, "condition");
  return h(/** @type {"div"} */ (tag), { class: `card ${look(id)}` },
    edge(id, 18),
    h("div", { class: "card-text" },
      h("div", { class: "card-top" }, h("span", { class: "card-kind" }, cardWords(id)), h("span", { class: "card-id" }, id)),
      h("strong", null, cardName(id)),
      pointsOf(id),
      h("p", { class: "effect" }, attr(key, "effect")),
      condition ? h("p", { class: "condition" }, condition) : null));
}

/** The whole card. @param {string} id */
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
        pointsOf(id),
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
