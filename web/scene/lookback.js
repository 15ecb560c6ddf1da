// @ts-check
// Looks back: the table as it stood after any action, and from there on at the pace of the show.

import { changed, ended, state } from "../model/state.js";
import { momentAt } from "./moments.js";
import { hurry, replayPace, skip, step } from "./pace.js";

/** While the slider moves, only where it comes to rest is asked for: after so many milliseconds. */
const REST = 120;

/** What is to be asked for in a moment, and which playing is under way. */
const now = { timer: 0, run: 0 };

/** The number of now. */
export const last = () => state.table?.number ?? 0;

/** Looks at the table as it stood after that number. @param {number} number */
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

/** Plays on from the moment that is looked at, or from the beginning; or stops. */
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

/** Stops playing; what is looked at stays. */
export function stop() {
  state.playback.running = false;
  hurry();
}

/** Ends it: the table shows as it is. */
export function backToNow() {
  stop();
  state.playback.awaited = -1;
  clearTimeout(now.timer);
  state.replay = null;
  changed();
}
