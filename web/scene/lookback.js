// @ts-check
// The replay, which shows the table after any action, and plays the later actions from there.

import { changed, ended, state } from "../model/state.js";
import { momentAt } from "./moments.js";
import { hurry, replayPace, skip, step } from "./pace.js";

/**
 * The delay, in milliseconds, before a moment is requested, so that a moving slider requests only the moment where it
 * stops.
 */
const REST = 120;

/** The timer for the next request, and the number of the current playback. */
const now = { timer: 0, run: 0 };

/** Returns the number of actions played so far. */
export const last = () => state.table?.number ?? 0;

/** Shows the table as it stood after an action. @param {number} number */
export function goTo(number) {
  stop();
  skip();
  if (number >= last() && !ended()) return backToNow();
  state.playback.awaited = number;
  clearTimeout(now.timer);
  now.timer = setTimeout(async () => {
    const moment = await momentAt(number);
    if (state.playback.awaited !== number) return;
    state.playback.awaited = -1;
    if (moment) state.replay = moment;
    changed();
  }, REST);
  changed();
}

/** Starts the playback from the moment being shown, or from the beginning; or stops it. */
export async function toggle() {
  if (state.playback.running) {
    stop();
    return changed();
  }
  skip();
  const run = (now.run += 1);
  const goesOn = () => state.playback.running && now.run === run;
  state.playback.running = true;
  let at = await momentAt(state.replay && state.replay.number < last() ? state.replay.number : 0);
  while (at && goesOn() && at.number < last()) {
    state.replay = at;
    const next = await momentAt(at.number + 1);
    if (!next || !goesOn()) break;
    await step(at, next, (moment) => void (state.replay = moment), { factor: replayPace(), own: false });
    at = next;
  }
  if (goesOn()) backToNow();
}

/** Stops the playback at the moment being shown. */
export function stop() {
  state.playback.running = false;
  hurry();
}

/** Ends the replay and shows the present table. */
export function backToNow() {
  stop();
  state.playback.awaited = -1;
  clearTimeout(now.timer);
  state.replay = null;
  changed();
}
