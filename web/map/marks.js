// @ts-check
// The marks of a study: rings around spaces and arrows between them, in four colours that also differ in their strokes.

import { byId, s, sync } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { advised } from "../model/computer.js";
import { spaceName } from "../model/names.js";
import { state } from "../model/state.js";
import { isStudy, marks } from "../model/study.js";
import { t } from "../model/words.js";

/** @typedef {import("../model/study.js").Drawn} Drawn */

/** The distance between the ends of an arrow and the middles of its spaces, and the length of its head. */
const CLEAR = 52;
const HEAD = 46;

/** Draws the marks at the present node, and the one that is being drawn. */
export function drawMarks() {
  const { marking, drawing } = state.study;
  const list = isStudy() && !state.replay ? marks() : [];
  const ends = [drawing.from, drawing.to].filter((id) => id !== null);
  /** @type {(Drawn & { ghost: boolean })[]} */
  const all = list.map((mark) => ({ ...mark, ghost: false }));
  const advice = advised();
  if (advice.length > 0) all.push({ shape: advice.length > 1 ? "arrow" : "ring", colour: "advice", spaces: advice, ghost: false });
  if (ends.length > 0) all.push({ shape: ends.length > 1 && ends[0] !== ends[1] ? "arrow" : "ring", colour: marking.colour, spaces: [...new Set(ends)], ghost: true });
  sync(byId("marks"), all, ({ shape, colour, spaces: [a, b], ghost }) => `${shape} ${colour} ${a} ${b} ${ghost} ${state.language}`, drawMark);
}

/** @param {Drawn & { ghost: boolean }} mark */
function drawMark({ shape, colour, spaces: [from = "", to = ""], ghost }) {
  const [a, b] = [spaces.get(from), spaces.get(to)];
  const title = s("title", null, markWords({ shape, colour, spaces: [from, to] }));
  const look = `drawn ${shape} drawn-${colour}${ghost ? " ghost" : ""}`;
  if (shape === "ring" && a) {
    const ring = a.w && a.h ? { tag: /** @type {const} */ ("rect"), at: { x: -a.w / 2 - 14, y: -a.h / 2 - 14, width: a.w + 28, height: a.h + 28, rx: 16 } } : { tag: /** @type {const} */ ("circle"), at: { r: 80 } };
    const inner = s("g", { class: a.w ? "" : "inner" }, s(ring.tag, { class: "casing", ...ring.at }), s(ring.tag, { class: "line", ...ring.at }));
    return s("g", { class: look, "data-mark": `ring ${colour} ${from}`, transform: `translate(${a.x} ${a.y})` }, inner, title);
  }
  if (shape !== "arrow" || !a || !b) return s("g");
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const clear = Math.min(CLEAR * drawn.grain, long / 4);
  const head = Math.min(HEAD * drawn.grain, long / 3);
  const at = (/** @type {number} */ far) => `${(a.x + dx * far).toFixed(1)} ${(a.y + dy * far).toFixed(1)}`;
  const d = `M${at(clear)}L${at(long - clear - head * 0.7)}`;
  const turn = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(1);
  return s("g", { class: look, "data-mark": `arrow ${colour} ${from} ${to}` },
    s("path", { class: "casing", d }), s("path", { class: "line", d }),
    s("g", { transform: `translate(${at(long - clear)}) rotate(${turn}) scale(${(head / HEAD).toFixed(3)})` }, s("path", { class: "head", d: `M${-HEAD} -26L0 0L${-HEAD} 26z` })), title);
}

/** Describes a mark in words. @param {Drawn} mark */
export function markWords({ shape, colour, spaces: [from = "", to = ""] }) {
  if (colour === "advice") return t("computer-advice", { space: spaceName(to || from) });
  return t(`mark-${shape}`, { colour: t(`colour-${colour}`), space: spaceName(from), from: spaceName(from), to: to ? spaceName(to) : "" });
}
