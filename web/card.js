// @ts-check
// A card's face, small for a hand and whole in a dialog. Its type is told by colour, by sign and by word.

import { dialog, h } from "./dom.js";
import { icon, mark } from "./icons.js";
import { ruleLink } from "./rules.js";
import { cards } from "./state.js";
import { any, attr, cardName, keyOf, sideName, t } from "./text.js";

/** @param {string} id */
export const cardType = (id) => cards.get(id)?.type ?? "event";

/** @param {string} id @param {string} tag */
export function cardFace(id, tag = "div") {
  const type = cardType(id);
  const side = cards.get(id)?.side ?? "";
  const key = keyOf("card", id);
  const condition = attr(key, "condition");
  return h(/** @type {"div"} */ (tag), { class: `card ${type} ${side}` },
    h("div", { class: "card-type", title: any(keyOf("cardtype", type)) }, icon(type, 18)),
    h("div", { class: "card-text" },
      h("div", { class: "card-top" }, h("span", { class: "card-kind" }, any(keyOf("cardtype", type))), h("span", { class: "card-id" }, id)),
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
      h("div", { class: "card-type" }, icon(type, 26)),
      h("div", { class: "card-text" },
        h("div", { class: "card-top" },
          h("span", { class: "card-kind" }, any(keyOf("cardtype", type))),
          h("span", null, mark(side, 16), " ", side ? sideName(side) : "", " ", id)),
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
