// @ts-check
// One small box next to the thing that was touched: a menu of choices, or what stands in a space.

import { h } from "./dom.js";

/** Something on the screen, or a point of it. @typedef {{ getBoundingClientRect(): DOMRect }} Thing */

/** @type {{ box: HTMLElement, anchor: () => Thing | null, draw: (() => boolean) | null, back: Element | null, closed: () => void } | null} */
let open = null;

/**
 * Opens a box; one that is open closes.
 * @param {() => Thing | null} anchor finds the thing, even after it was drawn anew
 * @param {string} title
 * @param {(box: HTMLElement) => boolean} draw fills the box; called again after every change, closes it when it returns false
 * @param {() => void} closed called when it closes
 */
export function popover(anchor, title, draw, closed = () => {}) {
  const back = document.activeElement;
  close();
  const body = h("div", { class: "popover-body" });
  const box = h("div", { class: "popover", role: "dialog", "aria-label": title }, body);
  document.body.append(box);
  open = { box, anchor, draw: () => draw(body), back, closed };
  if (!draw(body)) {
    close();
    return;
  }
  place();
  /** @type {HTMLElement | null} */ (box.querySelector(".menu button") ?? box.querySelector("button:not(.close), a"))?.focus({ preventScroll: true });
}

/** Draws the open box anew, or closes it when it has nothing more to say. */
export function refresh() {
  if (!open?.draw) return;
  const { box } = open;
  const at = [...box.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (!open.draw()) return close();
  // What was reached by keyboard stays reached, though it was drawn anew.
  if (at >= 0) (box.querySelectorAll("button")[at] ?? box.querySelector("button"))?.focus({ preventScroll: true });
  place();
}

/** Closes the box that is open, if one is. */
export function close() {
  if (!open) return;
  const { box, back, closed } = open;
  const held = box.contains(document.activeElement);
  open = null;
  box.remove();
  if (held && back instanceof Element && back.isConnected) /** @type {HTMLElement} */ (back).focus({ preventScroll: true });
  closed();
}

/** Is a box open? */
export const isOpen = () => open !== null;

/** Beside the thing, on the side that has room. */
function place() {
  if (!open) return;
  const { box } = open;
  const at = open.anchor()?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
  const { offsetWidth: w, offsetHeight: high } = box;
  const gap = 10;
  let left = at.right + gap;
  let top = at.top + at.height / 2 - high / 2;
  if (at.width === 0) [left, top] = [at.left - gap, at.bottom + gap]; // below a point
  else if (left + w > innerWidth - 8) left = at.left - gap - w;
  if (left < 8) {
    left = at.left + at.width / 2 - w / 2;
    top = at.bottom + gap + high < innerHeight ? at.bottom + gap : at.top - gap - high;
  }
  box.style.left = `${Math.max(8, Math.min(innerWidth - w - 8, left))}px`;
  box.style.top = `${Math.max(8, Math.min(innerHeight - high - 8, top))}px`;
}

addEventListener("pointerdown", (event) => {
  if (open && event.target instanceof Node && !open.box.contains(event.target)) {
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    close();
  }
}, true);

addEventListener("keydown", (event) => {
  if (!open) return;
  if (event.key === "Escape") {
    close();
    event.stopPropagation();
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step && open && open.box.contains(document.activeElement) && !(document.activeElement instanceof HTMLInputElement)) {
    const all = /** @type {HTMLElement[]} */ ([...open.box.querySelectorAll("button, a")]);
    const i = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all[(i + step + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}, true);
