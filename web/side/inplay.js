// @ts-check
// The cards in play, one to a line: owner, initiative, and the points left.

import { h, sync } from "../kit/dom.js";
import { cards } from "../model/facts.js";
import { cardName } from "../model/names.js";
import { boxesOf, cardsIn, pointsOf } from "../model/view.js";
import { language, t } from "../model/words.js";
import { points } from "../signs/points.js";
import { cardLook, openCard, owner } from "../papers/card.js";

/** Draws the cards in play, or nothing. @param {HTMLElement} root */
export function drawInPlay(root) {
  const ids = boxesOf("in-play").flatMap(cardsIn);
  root.hidden = ids.length === 0;
  const list = ids.map((id) => ({ id, left: pointsOf(id) ?? [] }));
  sync(root, list, ({ id, left }) => `${id} ${language()} ${JSON.stringify(left)}`, ({ id, left }) => {
    const fact = cards.get(id);
    return h("li", { class: cardLook(id) },
      h("button", { type: "button", class: "link", title: t("card-open", { card: cardName(id) }), onclick: () => openCard(id) },
        owner(id, 16),
        h("span", { class: "name" }, cardName(id)),
        fact?.initiative ? h("b", { class: "initiative", title: t("initiative-of", { n: fact.initiative }) }, fact.initiative) : null),
      points(left));
  });
}
