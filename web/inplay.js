// @ts-check
// The cards in play, one to a line: whose it is, how soon it acts, and what is left of its points.

import { h, sync } from "./dom.js";
import { openCard } from "./card.js";
import { feather, mark } from "./icons.js";
import { points } from "./points.js";
import { cards, view } from "./state.js";
import { cardName, language, t } from "./text.js";

/** @param {HTMLElement} root */
export function drawInPlay(root) {
  const now = view();
  const ids = (now?.boxes?.["in-play"] ?? []).filter((id) => cards.get(id)?.points);
  root.hidden = ids.length === 0;
  const list = ids.map((id) => ({ id, left: now?.points?.[id] ?? (cards.get(id)?.points ?? []).map((kind) => ({ kind, state: "free" })) }));
  sync(root, list, ({ id, left }) => `${id} ${language()} ${JSON.stringify(left)}`, ({ id, left }) => {
    const fact = cards.get(id);
    return h("li", { class: `${fact?.indian ? "indian" : fact?.side}` },
      h("button", { type: "button", class: "link", title: t("card-open", { card: cardName(id) }), onclick: () => openCard(id) },
        fact?.indian ? feather(16) : mark(fact?.side ?? "", 16),
        h("span", { class: "name" }, cardName(id)),
        fact?.initiative ? h("b", { class: "initiative", title: t("initiative-of", { n: fact.initiative }) }, fact.initiative) : null),
      points(left));
  });
}
