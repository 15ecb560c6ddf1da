// A press counts for the button on which the pointer came to rest. If the buttons move, no other button is pressed by
// mistake.

import { state } from "../model/state.js";

/** The attributes that identify a button across redraws. */
const NAMES = ["data-play", "data-orders", "data-walk", "id"];

/** The place where the pointer came to rest, the entry at that time, and the button under it. @type {{ x: number, y: number, entry: number | undefined, on: string }} */
const rest = { x: -1, y: -1, entry: undefined, on: "" };

/** Returns a selector for the button under an event; empty if there is none. @param {Event} event */
function met(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const name = NAMES.find((one) => button?.hasAttribute(one));
  return button && name ? `button[${name}="${CSS.escape(button.getAttribute(name) ?? "")}"]` : "";
}

/** The movement, in pixels, up to which the pointer counts as resting. */
const TREMBLE = 2;

/** Returns whether the pointer is still where it came to rest, at the same prompt. @param {MouseEvent} event */
const rests = ({ clientX, clientY }) => Math.hypot(rest.x - clientX, rest.y - clientY) <= TREMBLE && rest.entry === state.table?.entry;

/** Starts to redirect presses to the button on which the pointer came to rest. */
export function listenRest() {
  addEventListener("pointermove", (event) => {
    if (!rests(event)) Object.assign(rest, { x: event.clientX, y: event.clientY, entry: state.table?.entry, on: met(event) });
  }, true);
  // After scrolling, a press counts for the button that the player sees.
  addEventListener("wheel", () => void (rest.on = ""), { capture: true, passive: true });
  addEventListener("click", (event) => {
    if (!event.isTrusted || event.detail === 0 || !rests(event) || !rest.on || rest.on === met(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.querySelector(`:is(#ask, .popover, dialog) ${rest.on}`))?.click();
  }, true);
}
