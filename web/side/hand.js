// @ts-check
// The hand of cards below the map.

import { h, set, sync } from "../kit/dom.js";
import { cards } from "../model/facts.js";
import { cardName, sideName } from "../model/names.js";
import { offers } from "../model/offers.js";
import { choices, SIDES } from "../model/state.js";
import { split } from "../model/targets.js";
import { boxesOf, cardsIn, cardsOf, hands } from "../model/view.js";
import { language, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { cardFace, openCard } from "../papers/card.js";
import { touch } from "../input/touch.js";

/** Returns the name of the box that contains a card of the hand which is kept for later; undefined for other cards. @param {string} id */
const keptIn = (id) => boxesOf("kept").find((box) => cardsIn(box).includes(id))?.name;

/** Draws the cards in hand, and beside them other cards that can be chosen. @param {HTMLElement} root */
export function drawHand(root) {
  const all = hands();
  const held = new Set(all);
  // Cards that can be chosen but are in no visible hand are drawn beside the hand.
  const offered = [...new Set(choices().flatMap((choice) => choice.on))]
    .map(split).filter(([kind, id]) => kind === "card" && !held.has(id)).map(([, id]) => id);
  const ids = [...all, ...offered];
  // If both hands are open, each is preceded by its side.
  const open = SIDES.filter((side) => cardsOf(side)?.hand?.length);
  const first = new Map(open.length > 1 ? open.map((side) => [cardsOf(side)?.hand?.[0] ?? "", side]) : []);
  const laid = ids.flatMap((id) => [...(first.has(id) ? [{ id: "", side: first.get(id) }] : []), { id, side: undefined }]);
  root.classList.toggle("empty", ids.length === 0);
  // The shape of the cards depends on the game, not on the number of cards.
  root.classList.toggle("many", ids.some((id) => cards.get(id)?.value));
  set(root, { "aria-label": t("hand") });
  sync(root, laid, ({ id, side }) => (side ? `${side} ${language()}` : `${id} ${language()} ${keptIn(id)}`), ({ id, side }) => {
    if (side) return h("div", { class: `whose ${side}` }, mark(side, 22), sideName(side));
    const face = cardFace(id);
    face.dataset.id = `card:${id}`;
    const kept = keptIn(id);
    if (kept) face.append(h("span", { class: "active-word" }, t(kept)));
    face.tabIndex = 0;
    const peek = h("button", { type: "button", class: "peek", "aria-label": t("card-open", { card: cardName(id) }), title: t("details"),
      onclick: () => openCard(id) }, "i");
    face.onclick = () => touch(`card:${id}`, () => root.querySelector(`[data-id="card:${CSS.escape(id)}"]`));
    face.oncontextmenu = (event) => {
      event.preventDefault();
      openCard(id);
    };
    const slot = h("div", { class: "slot" }, face, peek);
    sized.observe(slot);
    return slot;
  });
  const choosing = ids.some((id) => offers().byTarget.has(`card:${id}`) || offers().multi.has(`card:${id}`));
  root.classList.toggle("choosing", choosing);
}

/** Fits titles when their cards get a size, and whenever that size changes. If the size were read at every redraw, the whole page would need a new layout. */
const sized = new ResizeObserver((entries) => {
  for (const { target } of entries) fit(/** @type {HTMLElement | null} */ (target.querySelector("strong")));
});

/** Reduces the size of a title until all its words fit the card, since words are never broken. @param {HTMLElement | null} title */
function fit(title) {
  const wide = title?.clientWidth ?? 0;
  if (!title || wide === 0) return;
  title.style.fontSize = "";
  for (let size = 13; title.scrollWidth > wide && size >= 10; size -= 0.5) title.style.fontSize = `${size / 16}rem`;
}
