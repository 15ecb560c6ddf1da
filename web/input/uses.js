// @ts-check
// An open card, large enough to be read, with a button for each of its uses. Opening a card does not play it.

import { h, refill } from "../kit/dom.js";
import { offers } from "../model/offers.js";
import { changed, state } from "../model/state.js";
import { openCard } from "../papers/card.js";
import { buttons, reasonRoom } from "./buttons.js";

/** The open card: its dialog, the list of its uses, and the number of actions at which it was opened. @type {{ box: HTMLDialogElement, list: HTMLElement, target: string, number: number | undefined } | null} */
let open = null;

/** Opens a card with its uses. @param {string} id */
export function openUses(id) {
  const list = h("div", { class: "uses" });
  open = { box: openCard(id, list), list, target: `card:${id}`, number: state.table?.number };
  open.box.classList.add("used");
  open.box.addEventListener("close", changed);
  refreshUses();
}

/** Redraws the uses, or closes the card if they are no longer valid. */
export function refreshUses() {
  if (!open?.box.isConnected) return void (open = null);
  const { box, list, target, number } = open;
  const now = offers().byTarget.get(target) ?? [];
  if (now.length === 0 || state.table?.number !== number) return box.close();
  const held = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".uses [data-play]"))?.dataset.play;
  refill(list, buttons(now), reasonRoom(now));
  if (held) /** @type {HTMLElement | null} */ (list.querySelector(`[data-play="${CSS.escape(held)}"]`))?.focus();
}
