// @ts-check The clocks of both sides. The server sends the time at which each clock runs out; the page counts down by
// itself.

import { h, put, set, sync } from "../kit/dom.js";
import { sideName, timeWords } from "../model/names.js";
import { over, SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** If less than this time is left, in milliseconds, the clock shows that time is short. */
const SHORT = 30_000;
const SECOND = 1000;

/** The timer that redraws a running clock. */
const beat = { timer: 0 };

/** Draws the clocks of both sides, and redraws them while they run. @param {HTMLElement} root */
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

/** Returns the time, in milliseconds, that a side has left. @param {import("../types").Side} side */
function leftOf(side) {
  const clock = state.table?.clock;
  const until = clock?.runs_out[side];
  const left = until === null || until === undefined || over() ? (clock?.left[side] ?? 0) : until - (Date.now() + state.ahead);
  // After an outage the clocks start again only after a grace period, which is not part of the time left.
  return Math.min(Math.max(0, left), (clock?.seconds ?? 0) * SECOND);
}
