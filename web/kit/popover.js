// @ts-check
// The popover: a small box next to the element that was clicked, such as a menu of choices or the contents of a space. Only one is open at a time.

import { beside } from "./beside.js";
import { h } from "./dom.js";
import { shape } from "./shape.js";

/** An element or a point on the screen. @typedef {{ getBoundingClientRect(): DOMRect }} Thing */

/** The open popover. `placed` has the position of the anchor and the size of the popover when it was last placed. @type {{ box: HTMLElement, anchor: () => Thing | null, draw: (() => boolean) | null, back: Element | null, closed: () => void, seen: () => import("./beside.js").Point[], placed: { at: string, w: number, h: number } | null } | null} */
let open = null;

/**
 * Opens a popover, and closes the one that was open.
 * @param {() => Thing | null} anchor finds the element beside which the popover lies, even after a redraw
 * @param {string} title
 * @param {(box: HTMLElement) => boolean} draw fills the popover; it is called again after every change, and returns false to close it
 * @param {() => void} closed called when the popover closes
 * @param {() => import("./beside.js").Point[]} seen returns the points that the popover should not cover
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

/** Redraws the open popover, or closes it if it no longer has any content. */
export function refresh() {
  if (!open?.draw) return;
  const { box } = open;
  const at = [...box.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (!open.draw()) return close();
  // The same button gets the focus again after the redraw.
  if (at >= 0) (box.querySelectorAll("button")[at] ?? box.querySelector("button"))?.focus({ preventScroll: true });
  place();
}

/** Closes the open popover, if any. */
export function close() {
  if (!open) return;
  const { box, back, closed } = open;
  const held = box.contains(document.activeElement);
  open = null;
  box.remove();
  if (held && back instanceof Element && back.isConnected) /** @type {HTMLElement} */ (back).focus({ preventScroll: true });
  closed();
}

/** Returns whether a popover is open. */
export const isOpen = () => open !== null;

const EDGE = 8;
/** The largest share of the map that a popover of the map may cover, and the height, in pixels, that a popover may always have. */
const SHARE = 0.25;
const LOW = 180;

/** Places the popover beside its anchor. A popover of the map stays within the map and leaves most of it in view; on a page of one column it is a sheet at the foot. */
function place() {
  if (!open) return;
  const { box } = open;
  const thing = open.anchor();
  const at = thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
  const part = thing instanceof Element && thing.closest("main")?.getBoundingClientRect();
  const isSheet = Boolean(part) && shape() === "tall";
  box.classList.toggle("sheet", isSheet);
  box.style.maxHeight = part && !isSheet ? `${Math.min(part.height - 2 * EDGE, Math.max(LOW, (SHARE * part.width * part.height) / box.offsetWidth))}px` : "";
  const { width, height } = box.getBoundingClientRect();
  const size = { w: Math.ceil(width), h: Math.ceil(height) };
  // A popover that has become smaller stays in place, so that nothing in it moves under the pointer.
  const now = `${at.left} ${at.top} ${innerWidth} ${innerHeight}`;
  if (open.placed?.at === now && size.w <= open.placed.w && size.h <= open.placed.h) return;
  open.placed = { at: now, ...size };
  const { left: west, top: north, right: east, bottom: south } = part || new DOMRect(0, 0, innerWidth, innerHeight);
  const bounds = { left: west + EDGE, top: north + EDGE, right: east - EDGE, bottom: south - EDGE };
  const { left, top } = isSheet ? { left: 0, top: innerHeight - size.h } : at.width > 0 ? beside(at, size, bounds, open.seen()) : below(at, size, bounds);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Returns the position of a box below a point. @param {DOMRect} at @param {{ w: number, h: number }} size @param {import("./beside.js").Edges} bounds */
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
