// @ts-check
// The hand along the map's foot.

import { h, set, sync } from "../kit/dom.js";
import { cards } from "../model/facts.js";
import { cardName } from "../model/names.js";
import { offers } from "../model/offers.js";
import { choices, SIDES } from "../model/state.js";
import { split } from "../model/targets.js";
import { box, hands } from "../model/view.js";
import { any, keyOf, language, t } from "../model/words.js";
import { cardFace, openCard } from "../papers/card.js";
import { touch } from "../input/touch.js";

/** Was it kept for later? @param {string} id */
const isReserve = (id) => SIDES.some((side) => box(`reserve-${side}`)?.includes(id));

/** Draws the cards in hand, and beside them those that may be chosen. @param {HTMLElement} root */
export function drawHand(root) {
  const all = hands();
  const held = new Set(all.flatMap((one) => one.hand));
  // Cards that may be chosen but are in no hand that we see are laid out beside it.
  const offered = [...new Set(choices().flatMap((choice) => choice.on))]
    .map(split).filter(([kind, id]) => kind === "card" && !held.has(id)).map(([, id]) => id);
  const ids = [...all.flatMap((one) => one.hand), ...new Set(offered)];
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
