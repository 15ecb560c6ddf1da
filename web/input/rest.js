// A press counts for the button on which the pointer came to rest. So, if the buttons move, no other button is pressed by
// mistake. Also, a press that was meant for one question never counts for a button of the next question.

import { choices, onChange, state } from "../model/state.js";

/** The attributes that identify a button across redraws. */
const NAMES = ["data-play", "data-orders", "data-walk", "id"];

/** The place where the pointer came to rest, the entry at that time, and the button under it. @type {{ x: number, y: number, entry: number | undefined, on: string }} */
const rest = { x: -1, y: -1, entry: undefined, on: "" };

/** The entry of the question that is shown (-1 while there is none), and the time at which the question appeared. */
const question = { entry: -1, since: 0 };

/** The time, in milliseconds, that a new question must have been in view before a pointer that has not moved presses another button than before. */
const SEEN = 500;

/** Returns a selector for the button under an event; empty if there is none. @param {Event} event */
function met(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const name = NAMES.find((one) => button?.hasAttribute(one));
  return button && name ? `button[${name}="${CSS.escape(button.getAttribute(name) ?? "")}"]` : "";
}

/** The movement, in pixels, up to which a mouse counts as resting, and up to which two touches count as being in the same place. */
const TREMBLE = 2;
const FINGER = 24;

/** @param {MouseEvent} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/** Returns whether the pointer is still where it came to rest. @param {MouseEvent} event */
const isThere = (event) => Math.hypot(rest.x - event.clientX, rest.y - event.clientY) <= (isTouch(event) ? FINGER : TREMBLE);

/** Returns whether the pointer is still where it came to rest, at the same prompt. @param {MouseEvent} event */
const rests = (event) => isThere(event) && rest.entry === state.table?.entry;

/** Remembers where the pointer is, and which button is under it. @param {MouseEvent} event */
const note = (event) => void Object.assign(rest, { x: event.clientX, y: event.clientY, entry: state.table?.entry, on: met(event) });

/** Returns whether a press comes too soon after a new question, for a button that was not there before. @param {MouseEvent} event */
const isTooSoon = (event) => isThere(event) && rest.entry !== state.table?.entry && met(event).startsWith("button[data-") && rest.on !== met(event) && performance.now() - question.since < SEEN;

/** Starts to redirect presses to the button on which the pointer came to rest. */
export function listenRest() {
  onChange(() => {
    const entry = choices().length > 0 ? state.table?.entry ?? -1 : -1;
    if (entry !== question.entry) Object.assign(question, { entry, since: performance.now() });
  });
  addEventListener("pointermove", (event) => {
    if (!isThere(event) && !isTouch(event)) note(event);
  }, true);
  // After scrolling, a press counts for the button that the player sees.
  addEventListener("wheel", () => void (rest.on = ""), { capture: true, passive: true });
  addEventListener("click", (event) => {
    if (!event.isTrusted || event.detail === 0) return;
    if (isTooSoon(event)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    // A finger has no position until it touches the screen, so it never comes to rest.
    if (isTouch(event)) return note(event);
    if (!rests(event) || !rest.on || rest.on === met(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.querySelector(`:is(#ask, .popover, dialog) ${rest.on}`))?.click();
  }, true);
}
