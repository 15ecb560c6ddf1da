// @ts-check
// How long each side may still think. The server says when that ends; from then on the page counts by itself.

import { h, put, set, sync } from "../kit/dom.js";
import { sideName } from "../model/names.js";
import { over, SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** Below so many milliseconds it is shown that time is short. */
const SHORT = 30_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What counts down, while somebody's clock runs. */
const beat = { timer: 0 };

/** Draws the clocks of both sides, and keeps them going. @param {HTMLElement} root */
export function drawClocks(root) {
  const clock = state.table?.clock;
  root.hidden = !clock || !state.table?.started;
  const runs = clock && !root.hidden && !over() ? SIDES.filter((side) => clock.runs_out[side] !== null) : [];
  sync(root, clock && !root.hidden ? SIDES : [], (side) => side, (side) => h("span", { class: "time" }, mark(side, 14), h("b")), (el, side) => {
    const left = leftOf(side);
    put(el.querySelector("b"), timeWords(left));
    set(el, { class: `time ${side}${runs.includes(side) ? " runs" : ""}${left < SHORT ? " short" : ""}`, title: t("time-left", { side: sideName(side), time: timeWords(left) }) });
  });
  if (runs.length > 0 && !beat.timer) beat.timer = window.setInterval(() => drawClocks(root), SECOND);
  if (runs.length === 0) {
    clearInterval(beat.timer);
    beat.timer = 0;
  }
}

/** Milliseconds that a side has left. @param {import("../types").Side} side */
function leftOf(side) {
  const clock = state.table?.clock;
  const until = clock?.runs_out[side];
  const left = until === null || until === undefined || over() ? (clock?.left[side] ?? 0) : until - (Date.now() + state.ahead);
  // Until players may be back after an outage, all of the time is there and no more.
  return Math.min(Math.max(0, left), (clock?.seconds ?? 0) * SECOND);
}

/** As a clock shows it; long times in days and hours. @param {number} left */
function timeWords(left) {
  if (left >= DAY) return t("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  // What is not over yet is more than nothing.
  const seconds = Math.ceil(left / SECOND);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
