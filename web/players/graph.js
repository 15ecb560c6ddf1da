// @ts-check
// The graph of a rating.

import { h, s } from "../kit/dom.js";
import { language, t } from "../model/words.js";

/** @typedef {import("../types").RatingThen} RatingThen */

/** The size of the drawing. */
const [WIDTH, HEIGHT, EDGE] = [320, 96, 6];

/** The least difference between the top and the bottom of a graph, in points, so that a small change does not look large. */
const LEAST = 100;

/** Returns the graph of a rating after each game, with a sentence that says the same; null before the second game. @param {RatingThen[]} history @param {import("../types").Side} side */
export function graph(history, side) {
  const ratings = history.map(({ rating }) => rating);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const margin = Math.max(0, LEAST - (high - low)) / 2;
  const [bottom, top] = [low - margin, high + margin];
  const x = (/** @type {number} */ n) => EDGE + (n / (history.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ rating) => HEIGHT - EDGE - ((rating - bottom) / (top - bottom)) * (HEIGHT - 2 * EDGE);
  const points = ratings.map((rating, n) => `${x(n).toFixed(1)},${y(rating).toFixed(1)}`);
  const day = (/** @type {number} */ time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
  const words = t("rating-graph", { n: history.length, from: day(first.time), to: day(last.time), first: String(first.rating), last: String(last.rating), low: String(low), high: String(high) });
  return h("figure", { class: `graph ${side}` },
    s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": words },
      s("polyline", { points: points.join(" ") }), s("circle", { cx: x(history.length - 1), cy: y(last.rating), r: 3.5 })),
    h("figcaption", { class: "fine", "aria-hidden": "true" }, words));
}
