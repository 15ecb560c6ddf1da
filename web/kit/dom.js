// @ts-check
// Small helpers that create and update elements. All text is inserted as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * Sets attributes, handlers (`onclick`) and text. A value of null, undefined or false removes the attribute.
 * @param {Element} el
 * @param {Record<string, any> | null} props
 */
export function set(el, props) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (name.startsWith("on")) /** @type {any} */ (el)[name] = value;
    else if (name === "text") put(el, value);
    else if (value === null || value === undefined || value === false) el.removeAttribute(name);
    else {
      const words = value === true ? "" : String(value);
      if (el.getAttribute(name) !== words) el.setAttribute(name, words);
    }
  }
  return el;
}

/** Sets the text of an element if it differs. @param {Element} el @param {string | number} text */
export function put(el, text) {
  const words = String(text);
  if (el.textContent !== words) el.textContent = words;
  return el;
}

/** @param {Element} el @param {Child[]} children */
function fill(el, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    el.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces the children of an element. Nothing changes if the new children equal the old ones, so that the focus, the scroll position and
 * a click in progress are kept.
 * @param {Element} el @param {Child[]} children
 */
export function refill(el, ...children) {
  const made = document.createElement("div");
  fill(made, children);
  const same = made.childNodes.length === el.childNodes.length && [...made.childNodes].every((child, i) => child.isEqualNode(el.childNodes[i] ?? null));
  if (!same) el.replaceChildren(...made.childNodes);
}

/**
 * Redraws an element. Then the focus returns to the descendant with the same id, or in the same place.
 * @param {Element} root @param {() => void} draw
 */
export function keepFocus(root, draw) {
  const held = document.activeElement;
  if (!held || held === root || !root.contains(held)) return draw();
  /** @type {number[]} */
  const path = [];
  for (let el = held; el !== root && el.parentElement; el = el.parentElement) path.unshift([...el.parentElement.children].indexOf(el));
  const caret = held instanceof HTMLInputElement && held.type === "text" ? held.selectionStart : null;
  draw();
  const there = held.id ? document.getElementById(held.id) : path.reduce((/** @type {Element | undefined} */ el, i) => el?.children[i], root);
  if (there?.tagName !== held.tagName) return;
  /** @type {HTMLElement} */ (there).focus({ preventScroll: true });
  if (caret !== null) /** @type {HTMLInputElement} */ (there).setSelectionRange(caret, caret);
}

/**
 * Creates an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any> | null} [props]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = null, ...children) {
  const el = document.createElement(tag);
  set(el, props);
  fill(el, children);
  return el;
}

/**
 * Creates an SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any> | null} [props]
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = null, ...children) {
  const el = document.createElementNS(SVG, tag);
  set(el, props);
  fill(el, children);
  return /** @type {any} */ (el);
}

/** The children of each parent that was passed to `sync`, by key. @type {WeakMap<Element, Map<string, Element>>} */
const kept = new WeakMap();

/**
 * Makes the children of `parent` match `items`, in order, by key: existing elements are kept, new ones are
 * created, and all others are removed.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, i: number) => string} key
 * @param {(item: T) => Element} make
 * @param {(el: any, item: T, i: number) => void} [update]
 */
export function sync(parent, items, key, make, update) {
  const old = kept.get(parent) ?? new Map();
  /** @type {Map<string, Element>} */
  const now = new Map();
  items.forEach((item, i) => {
    const k = key(item, i);
    now.set(k, old.get(k) ?? make(item));
  });
  for (const [k, el] of old) if (now.get(k) !== el) el.remove();
  let i = 0;
  for (const el of now.values()) {
    if (parent.children[i] !== el) parent.insertBefore(el, parent.children[i] ?? null);
    i += 1;
  }
  kept.set(parent, now);
  if (update) items.forEach((item, j) => update(now.get(key(item, j)), item, j));
}

/** Returns the element with an id that the page must have; throws if it has none. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const el = document.getElementById(id);
  if (!el) throw new Error(`the page has no #${id}`);
  return el;
}

/** Returns whether the reader wants no motion. The setting of the page (`still` or `free`) counts, or else that of the browser. */
export function calm() {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "still" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows a notice at the edge of the screen for a few seconds. @param {Child[]} children */
export function notice(...children) {
  const box = h("div", { class: "notice", role: "status" }, ...children);
  byId("notices").append(box);
  setTimeout(() => box.remove(), 6000);
  return box;
}

/**
 * Opens a dialog over the page. Its button, Escape or a click outside closes it.
 * @param {string} title
 * @param {string} close
 * @param {Child[]} children
 */
export function dialog(title, close, ...children) {
  const button = h("button", { class: "close", type: "button", "aria-label": close, title: close }, "✕");
  const box = h("dialog", { class: "dialog", "aria-label": title },
    h("header", null, h("h2", null, title), button),
    h("div", { class: "dialog-body" }, ...children));
  button.onclick = () => box.close();
  box.onclick = (event) => {
    if (event.target === box) box.close();
  };
  box.onclose = () => box.remove();
  document.body.append(box);
  box.showModal();
  return box;
}
