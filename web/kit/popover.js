// @ts-check
// One small box next to the thing that was touched: a menu of choices, or the contents of a space.

import { beside } from "./beside.js";
import { h } from "./dom.js";

/** Something on the screen, or a point of it. @typedef {{ getBoundingClientRect(): DOMRect }} Thing */

/** The open box; `placed` is its position, the thing that it was placed for, and its size then. @type {{ box: HTMLElement, anchor: () => Thing | null, draw: (() => boolean) | null, back: Element | null, closed: () => void, seen: () => import("./beside.js").Point[], placed: { at: string, w: number, h: number } | null } | null} */
let open = null;

/**
 * Opens a box; one that is open closes.
 * @param {() => Thing | null} anchor finds the thing, even after it was drawn anew
 * @param {string} title
 * @param {(box: HTMLElement) => boolean} draw fills the box; called again after every change, closes it when it returns false
 * @param {() => void} closed called when it closes
 * @param {() => import("./beside.js").Point[]} seen what it should not cover
 */
export function popover(anchor, title, draw, closed = () => {}, seen = () => []) {
  const back = document.activeElement;
  close();
  const body = h("section", { class: "popover-body" });
  const box = h("div", { class: "popover", role: "dialog", "aria-label": title }, body);
  document.body.append(box);
  open = { box, anchor, draw: () => draw(body), back, closed, seen, placed: null };
  if (!draw(body)) {
    close();
    return;
  }
  place();
  /** @type {HTMLElement | null} */ (box.querySelector(".menu button") ?? box.querySelector("button:not(.close), a"))?.focus({ preventScroll: true });
}

/** Redraws the open box, or closes it if it has no content any more. */
export function refresh() {
  if (!open?.draw) return;
  const { box } = open;
  const at = [...box.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (!open.draw()) return close();
  // The focus stays on the same button, though it was redrawn.
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

/** Returns whether a box is open. */
export const isOpen = () => open !== null;

/** A part of the page that is so wide has room for a box; on a narrower one it may lie anywhere. */
const WIDE = 600;
const EDGE = 8;

/** Places the box beside its anchor and on the same part of the page: a box opened on the map does not cover the question beside it. */
function place() {
  if (!open) return;
  const { box } = open;
  const thing = open.anchor();
  const at = thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
  const size = { w: box.offsetWidth, h: box.offsetHeight };
  // A box that has shrunk keeps its place, so that nothing in it moves under the pointer.
  const now = `${at.left} ${at.top} ${innerWidth} ${innerHeight}`;
  if (open.placed?.at === now && size.w <= open.placed.w && size.h <= open.placed.h) return;
  open.placed = { at: now, ...size };
  const part = thing instanceof Element ? thing.closest("main")?.getBoundingClientRect() : undefined;
  const right = part && part.width >= WIDE ? part.right : innerWidth;
  const bounds = { left: EDGE, top: EDGE, right: right - EDGE, bottom: innerHeight - EDGE };
  const { left, top } = at.width > 0 ? beside(at, size, bounds, open.seen()) : below(at, size, bounds);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Below a point. @param {DOMRect} at @param {{ w: number, h: number }} size @param {import("./beside.js").Edges} bounds */
function below(at, { w, h }, bounds) {
  return { left: Math.max(bounds.left, Math.min(bounds.right - w, at.left - 10)), top: Math.max(bounds.top, Math.min(bounds.bottom - h, at.bottom + 10)) };
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
