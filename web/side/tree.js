// @ts-check
// The list of the actions of a study. Only the rows in view are in the page, so that a study may have thousands of them.

import { h, put, set, sync } from "../kit/dom.js";
import { partsOf } from "../model/chances.js";
import { sideName } from "../model/names.js";
import { state } from "../model/state.js";
import { fold, goTo, goToNode, here, nodeOf, rowBy, rows, stepBy } from "../model/study.js";
import { language, say, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../model/study.js").Row} Row */

/** The number of rows beyond the edges of the view that are drawn too. */
const SPARE = 12;

/** The level from which on rows are indented no further. */
const DEEPEST = 7;

/** The node to which the list was scrolled last, and the version of the study at that time. */
const seen = { node: -1, version: -1 };

/** Creates the list, once. @param {HTMLElement} root */
export function makeTree(root) {
  root.append(h("li", { class: "row-probe", role: "none" }));
  set(root, { role: "tree", tabindex: 0 });
  let frame = 0;
  root.onscroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => drawRows(root));
  };
  root.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pressed(event.key)) return;
    // Elsewhere on the page the arrow keys move the map, which must not happen here.
    event.preventDefault();
    event.stopPropagation();
  };
  // The list is laid out anew when its tab is opened.
  new ResizeObserver(() => {
    seen.node = -1;
    drawTree(root);
  }).observe(root);
}

/** @param {string} key @returns {boolean} whether the key has a meaning in the list */
function pressed(key) {
  switch (key) {
    case "ArrowLeft": stepBy(-1); return true;
    case "ArrowRight": stepBy(1); return true;
    case "ArrowUp": rowBy(-1); return true;
    case "ArrowDown": rowBy(1); return true;
    case "Home": goTo("start"); return true;
    case "End": goTo("end"); return true;
    case "-": fold(here(), true); return true;
    case "+": fold(here(), false); return true;
    default: return false;
  }
}

/** Draws the list, and scrolls it to the present node when that has changed. @param {HTMLElement} root */
export function drawTree(root) {
  set(root, { "aria-label": t("study-tree"), "aria-activedescendant": idOf(here(), "action") });
  const list = rows();
  const probe = /** @type {HTMLElement | null} */ (root.querySelector(".row-probe"));
  const high = probe?.offsetHeight ?? 0;
  if (!probe || high === 0) return;
  probe.style.setProperty("--rows", String(list.length));
  if (seen.node !== here() || seen.version !== state.study.version) {
    const at = list.findIndex(({ node, kind }) => node === here() && kind === "action");
    const { scrollTop, clientHeight } = root;
    if (at * high < scrollTop || (at + 2) * high > scrollTop + clientHeight) root.scrollTop = Math.max(0, (at + 0.5) * high - clientHeight / 2);
    Object.assign(seen, { node: here(), version: state.study.version });
  }
  drawRows(root);
}

/** Draws the rows in view, and those just beyond its edges. @param {HTMLElement} root */
function drawRows(root) {
  const list = rows();
  const high = /** @type {HTMLElement | null} */ (root.querySelector(".row-probe"))?.offsetHeight ?? 0;
  if (high === 0) return;
  const from = Math.max(0, Math.floor(root.scrollTop / high) - SPARE);
  const to = Math.ceil((root.scrollTop + root.clientHeight) / high) + SPARE;
  const shown = list.slice(from, to).map((row, i) => ({ row, place: from + i }));
  const box = /** @type {HTMLElement} */ (root.querySelector(".row-box") ?? root.appendChild(h("li", { class: "row-box", role: "none" }, h("ul", { role: "group" }))));
  sync(/** @type {Element} */ (box.firstElementChild), shown, ({ row }) => idOf(row.node, row.kind), () => h("li"), (el, { row, place }) => drawRow(el, row, place));
}

/** @param {number} node @param {Row["kind"]} kind */
const idOf = (node, kind) => `node-${node}${kind === "comment" ? "-comment" : ""}`;

/** @param {HTMLElement} el @param {Row} row @param {number} place the number of rows above it */
function drawRow(el, { node, kind, level, n, begins, hides }, place) {
  el.style.setProperty("--place", String(place));
  const one = nodeOf(node);
  const tried = one?.tried;
  const is = kind === "action" && node === here();
  set(el, { "aria-selected": kind === "action" ? String(is) : null });
  const seal = JSON.stringify([language(), level, n, begins, hides, kind === "comment" ? one?.comment : [tried, one?.marks?.length, one?.forbidden?.length]]);
  el.classList.toggle("here", is);
  if (el.dataset.seal === seal) return;
  el.dataset.seal = seal;
  el.className = `row-${kind}${level > 0 ? " aside" : ""}${is ? " here" : ""}`;
  el.style.setProperty("--level", String(Math.min(level, DEEPEST)));
  set(el, { id: idOf(node, kind), role: "treeitem", "aria-level": level + 1, "data-node": node, "aria-expanded": begins ? String(hides === 0) : null, onclick: () => goToNode(node) });
  if (kind === "comment") {
    el.replaceChildren(h("span", { class: "words" }, (one?.comment ?? "").split("\n").join(" ")));
    return set(el, { title: one?.comment });
  }
  const words = tried ? say(tried.label) : t("study-beginning");
  const faces = tried ? partsOf(tried.results ?? "").filter((part) => part.kind === "dice").map(({ value }) => faceOf(Number(value))) : [];
  set(el, { title: tried ? t("study-by", { side: sideName(tried.side), what: words }) : null });
  el.replaceChildren(
    begins ? folder(node, hides) : "",
    h("small", { class: "n" }, tried ? String(n) : ""),
    tried ? mark(tried.side, 14) : "",
    h("span", { class: "words" }, tried ? h("span", { class: "unseen" }, `${sideName(tried.side)}: `) : "", words),
    faces.length > 0 ? dice(faces, tried?.side, false) : "",
    one?.marks?.length ? h("small", { class: "sign", title: t("study-has-marks") }, "◎") : "",
    one?.forbidden?.length ? h("small", { class: "sign", title: t("study-forbidden") }, "§") : "");
}

/** Returns the sign that folds or unfolds a variation; the keys + and − do the same. @param {number} node @param {number} hides */
function folder(node, hides) {
  const el = h("span", { class: "folder", "aria-hidden": "true" }, hides > 0 ? "▸" : "▾");
  el.onclick = (event) => {
    event.stopPropagation();
    fold(node, hides === 0);
  };
  return el;
}

/** Draws the number of actions of the study. @param {Element} el */
export const drawCount = (el) => put(el, t("study-actions", { n: Math.max(0, state.study.nodes.size - 1) }));
