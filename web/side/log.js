// @ts-check The log, in paragraphs with the newest at the foot. Each paragraph has a head of one line; the rest, with dice and rules, is
// folded under the head. Names of spaces and pieces are links that move the map. Pointing at a line marks its spaces on the map, and pointing
// at a space marks its lines.

import { h, set, sync } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { placesOf, headOf, namesIn, paragraphs } from "../model/paragraphs.js";
import { lines, state, then } from "../model/state.js";
import { places } from "../model/view.js";
import { language, say, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { drawHalos } from "../map/spaces.js";
import { goTo } from "../scene/lookback.js";
import { look } from "../scene/pace.js";
import { ruleLink } from "../papers/rules.js";

/** @typedef {import("../types").NumberedLine} NumberedLine */
/** @typedef {import("../model/paragraphs.js").Paragraph} Paragraph */

/** Draws the paragraphs up to the present, or up to the past moment being shown. @param {HTMLElement} root */
export function drawLog(root) {
  const all = lines();
  const { reading } = state;
  const first = reading.newest === -1;
  // A screen reader announces new lines only, not those of the first drawing.
  if (!first) set(root, { "aria-live": "polite", "aria-relevant": "additions" });
  // The log is long, and scrolling it to its foot forces a layout of the whole page, so it is drawn only if it has changed.
  const from = [root, all.length, all[0], all.at(-1), language(), reading.lines, state.seen, Boolean(then()), Boolean(state.replay)];
  if (from.every((one, i) => one === reading.drawn[i])) return;
  reading.drawn = from;
  const part = paragraphs(all.slice(-reading.lines));
  const unread = then() || state.seen < 0 ? -1 : part.findIndex((one) => lastOf(one) > state.seen);
  sync(root, keyed(part), (one) => one.key, () => h("li"), (el, { key, paragraph }, i) => {
    const isNew = !first && !state.replay && lastOf(paragraph) > reading.newest;
    drawParagraph(el, paragraph, key, isNew);
    el.classList.toggle("new", i === unread && i > 0);
    el.dataset.new = t("since-last");
  });
  if (!state.replay) reading.newest = all.at(-1)?.n ?? reading.newest;
  reading.scrolls = reading.pinned || then() !== null;
}

/** Scrolls the log to its foot if new lines have been drawn there. Reading its height forces a layout of the page, so this comes after everything that changes the layout. @param {HTMLElement} root */
export function scrollLog(root) {
  if (state.reading.scrolls) root.scrollTop = root.scrollHeight;
  state.reading.scrolls = false;
}

/** Returns the number of the last action in a paragraph. @param {Paragraph} paragraph */
const lastOf = ({ lines }) => lines.at(-1)?.n ?? -1;

/** Returns the paragraphs with their keys. A key consists of the number of the action with which the paragraph begins, and of the paragraph's index among those that begin with the same action. @param {Paragraph[]} part */
function keyed(part) {
  let n = -1;
  let i = 0;
  return part.map((paragraph) => {
    const from = paragraph.lines[0]?.n ?? -1;
    i = from === n ? i + 1 : 0;
    n = from;
    return { paragraph, key: `${n}.${i}` };
  });
}

/** Redraws a paragraph if it has changed. @param {HTMLElement} el @param {Paragraph} paragraph @param {string} key @param {boolean} fresh */
function drawParagraph(el, paragraph, key, fresh) {
  const { lines, chapter, place } = paragraph;
  const [first] = lines;
  const open = state.reading.open.has(key);
  const seal = `${language()} ${open} ${lines.length} ${JSON.stringify(first)} ${JSON.stringify(lines.at(-1))}`;
  if (!first || el.dataset.seal === seal) return;
  el.dataset.seal = seal;
  const { words, rest } = headOf(paragraph);
  const only = rest.length === 0;
  el.className = `log-line${chapter ? " heading" : ""}${place ? " fight" : ""} ${first.side ?? ""}${fresh ? " fresh" : ""}`;
  set(el, { "data-n": lastOf(paragraph) });
  const fold = only ? null : h("button", { type: "button", class: "fold", "aria-expanded": String(open), "aria-label": t("log-fold", { n: rest.length }), title: t("log-fold", { n: rest.length }) }, open ? "▾" : "▸");
  el.replaceChildren(
    first.side && !chapter ? mark(first.side, 14) : "",
    h("span", { class: "words" }, ...linked(words, lines)),
    ...(only ? trimmings(first, fresh) : []),
    fold ?? "", jump(lastOf(paragraph)),
    open && !only ? h("ol", { class: "folded" }, ...rest.map((line) => detail(line))) : "");
  points(el, new Set(lines.flatMap(placesOf)));
  drawnAs.set(el, { key, paragraph });
}

/** The paragraph that each element was drawn from. @type {WeakMap<Element, { key: string, paragraph: Paragraph }>} */
const drawnAs = new WeakMap();

/** Unfolds or folds a paragraph. @param {HTMLElement} el */
function turn(el) {
  const drawn = drawnAs.get(el);
  if (!drawn) return;
  const { key, paragraph } = drawn;
  const { open } = state.reading;
  if (!open.delete(key)) open.add(key);
  drawParagraph(el, paragraph, key, false);
  /** @type {HTMLElement | null} */ (el.querySelector(".fold"))?.focus({ preventScroll: true });
}

/** The maximum number of lines that are shown about an action. */
const FEW = 12;

/** Draws the effect of the last action: its lines in the log, with their dice. @param {HTMLElement} root */
export function drawOutcome(root) {
  const number = state.table?.number ?? 0;
  const told = lines().filter((line) => line.n === number).slice(-FEW);
  root.hidden = told.length === 0;
  set(root, { "aria-label": t("study-told") });
  sync(root, told, (line, i) => `${number} ${i} ${language()} ${JSON.stringify(line)}`, detail);
}

/** Draws a single line. @param {NumberedLine} line */
function detail(line) {
  const el = h("li", { class: `log-line ${line.side ?? ""}` }, line.side ? mark(line.side, 12) : "", h("span", { class: "words" }, ...linked(say(line.text), [line])), ...trimmings(line, false));
  points(el, new Set(placesOf(line)));
  return el;
}

/** Draws the dice of a line and the link to its rule. @param {NumberedLine} line @param {boolean} fresh */
const trimmings = (line, fresh) => [line.dice && line.dice.length > 0 ? dice(line.dice.map(faceOf), line.side, fresh) : "", line.rule ? ruleLink(line.rule) : ""];

/** Returns the button that shows the moment after an action. @param {number} n */
const jump = (n) => h("button", { type: "button", class: "jump", "aria-label": t("log-jump"), title: t("log-jump"), "data-to": n }, icon("replay", 13));

/** Returns the text of some lines, with links where they name spaces and pieces. @param {string} words @param {NumberedLine[]} lines @returns {(string | HTMLElement)[]} */
function linked(words, lines) {
  const names = lines.flatMap((line) => namesIn(line.text)).filter((one, i, all) => all.findIndex(({ words }) => words === one.words) === i).sort((a, b) => b.words.length - a.words.length);
  /** @type {(string | HTMLElement)[]} */
  let parts = [words];
  for (const { words: name, space, piece } of names) {
    parts = parts.flatMap((part) => {
      if (typeof part !== "string" || !part.includes(name)) return [part];
      return part.split(name).flatMap((rest, i) => (i === 0 ? [rest] : [link(name, space, piece), rest]));
    });
  }
  return parts;
}

/** Returns the name of a space or a piece as a link to its place on the map. @param {string} words @param {string} [space] @param {string} [piece] */
function link(words, space, piece) {
  return h("a", { role: "link", tabindex: -1, class: "place", "data-place": space ?? null, "data-piece": piece ?? null }, words);
}

/** Brings a space into view, and marks it. @param {string} space */
function go(space) {
  look(space);
  point(new Set([space]));
}

/** Returns the space of a piece on the board that is shown. @param {string} id */
function whereIs(id) {
  const now = then()?.view ?? state.table?.view;
  return places().find((space) => Object.values(now?.spaces[space]?.pieces ?? {}).some((list) => list.some((piece) => piece.id === id)));
}

/** Makes the page mark the spaces of a line on the map while the pointer is on the line. @param {HTMLElement} el @param {Set<string>} on */
function points(el, on) {
  el.classList.toggle("pointing", on.size > 0);
  el.dataset.on = [...on].join(" ");
  if (on.size > 0) el.tabIndex = 0;
}

/** Adds the listeners of the log: one set for all lines, since a long log has hundreds of lines. @param {HTMLElement} root */
export function makeLog(root) {
  const { reading } = state;
  new ResizeObserver(() => reading.pinned && (root.scrollTop = root.scrollHeight)).observe(root);
  root.addEventListener("scroll", () => {
    reading.pinned = root.scrollHeight - root.scrollTop - root.clientHeight < 40;
    if (root.scrollTop < 20 && reading.lines < lines().length) {
      const before = root.scrollHeight;
      reading.lines += 300;
      drawLog(root);
      root.scrollTop = root.scrollHeight - before;
    }
  });
  listenLines(root);
}

/** Adds the listeners of a list of log lines. @param {HTMLElement} root */
export function listenLines(root) {
  const at = (/** @type {Event} */ event, /** @type {string} */ selector) => /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest(selector) : null);
  const pointed = (/** @type {HTMLElement | null} */ line) => point(new Set(line?.dataset.on?.split(" ") ?? []));
  root.addEventListener("pointerover", (event) => pointed(at(event, ".pointing")));
  root.addEventListener("pointerleave", () => pointed(null));
  root.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(".pointing") && pointed(at(event, ".pointing")));
  root.addEventListener("focusout", () => pointed(null));
  root.addEventListener("keydown", (event) => {
    const [space] = event.key === "Enter" && at(event, ".pointing") === event.target ? (at(event, ".pointing")?.dataset.on?.split(" ") ?? []) : [];
    if (space) go(space);
  });
  root.addEventListener("click", (event) => {
    const [name, fold, jump] = [".place", ".fold", ".jump"].map((part) => at(event, part));
    const to = name ? name.dataset.place ?? whereIs(name.dataset.piece ?? "") : undefined;
    if (to) go(to);
    else pointed(at(event, ".pointing"));
    if (fold?.parentElement) turn(fold.parentElement);
    if (jump) goTo(Number(jump.dataset.to));
  });
}

/** Marks the spaces of a line on the map. @param {Set<string>} spaces */
function point(spaces) {
  state.pointed = spaces;
  drawHalos();
}

/** Marks the lines that refer to a space; null marks none. @param {HTMLElement} root @param {string | null} space */
export function markLines(root, space) {
  for (const el of root.querySelectorAll("li.about")) el.classList.remove("about");
  if (space) for (const el of root.querySelectorAll(`li[data-on~="${CSS.escape(space)}"]`)) el.classList.add("about");
}
