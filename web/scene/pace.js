// @ts-check
// Shows what happened one thing after another, at a pace that one can follow, however fast it came. The map stays free to be
// moved meanwhile, and everything can be skipped. Where nothing is to be shown (the reader has skipped it, or switched it off) the
// same steps are still read, so that the arrows on the map are whole.

import { calm } from "../kit/dom.js";
import { keepArrows, keepMotion, keepSpeed, keptMotion, seenLine, setSeenLine } from "../net/store.js";
import { changesBetween, isSeen, withMove } from "../model/changes.js";
import { asked, changed, isAsked, mine, state } from "../model/state.js";
import { spacesOf } from "../model/targets.js";
import { linesOf, momentAt } from "./moments.js";
import { sound } from "./sound.js";
import { flash, travel, travelTime } from "./travel.js";
import { roll } from "./throw.js";

/** @typedef {import("../model/state.js").Moment} Moment */
/** @typedef {import("../types").NumberedLine} NumberedLine */

/** How long things take, against the usual. @type {Record<string, number>} */
const SPEEDS = { off: 0, fast: 0.4, normal: 1, slow: 2 };
/** The speeds there are. */
export const speeds = () => Object.keys(SPEEDS);

/** How long the eye is given for a line of the log, a throw of dice, and something that changed on the map, in milliseconds. */
const LINE = 700;
const THROW = 1300;
const CHANGE = 600;
/** A player who must choose is not kept waiting: beyond so many lines everything goes faster, beyond so many it is not shown at all. */
const BACKLOG = 16;
const TOO_MUCH = 160;
/** So many actions are read for their arrows when one comes back to a table. */
const FAR_BACK = 80;

/**
 * The show as it runs: how far it has read, whether that is seen, whether the reader asked for it, and how its present pause ends early. `run` tells one run from the next.
 * @type {{ at: Moment | null, seen: boolean, wanted: boolean, running: boolean, run: number, next: (() => void) | null, eyes: Eyes }}
 */
const show = { at: null, seen: false, wanted: false, running: false, run: 0, next: null, eyes: { look() {}, shown() {} } };

/** What is done for the reader: `look` brings a space into sight, `shown` is called when all has been shown. @typedef {{ look(space: string): void, shown(): void }} Eyes */

/** From now on these are served. @param {Eyes} eyes */
export const showTo = (eyes) => void (show.eyes = eyes);

/** Brings a space into sight. @param {string} space */
export const look = (space) => show.eyes.look(space);

/** The speed that was chosen. Who wants nothing to move is shown the same steps, only that nothing glides. */
export const speed = () => state.story.speed ?? "normal";

/** Changes the speed, at once. @param {string} chosen */
export function setSpeed(chosen) {
  state.story.speed = chosen;
  keepSpeed(chosen);
  if (chosen === "off") skip();
  changed();
}

/** Does anything move on the screen? @param {boolean} motion */
export function setMotion(motion) {
  keepMotion(motion);
  wearMotion();
  changed();
}

/** Tells the style sheets what the reader has chosen. */
export function wearMotion() {
  const motion = keptMotion();
  if (motion !== null) document.documentElement.dataset.motion = motion ? "free" : "still";
}

/** Do arrows show where the other side went? @param {boolean} arrows */
export function setArrows(arrows) {
  state.story.arrows = arrows;
  keepArrows(arrows);
  changed();
}

/** Is something being shown that is not yet all? */
export const isShowing = () => state.story.moment !== null;

/** Shows what is now, at once. Returns whether there was anything to skip. */
export function skip() {
  if (!isShowing()) return false;
  if (state.table?.seats.length === 0) setSeenLine(state.table.table, WATCHED, state.table.number);
  show.seen = false;
  state.story.moment = null;
  state.story.line = null;
  changed();
  show.next?.();
  return true;
}

/**
 * The table has changed, and is not drawn yet: from here on what is new is shown.
 * @param {Moment | null} before what was shown until now @param {"new" | "other" | "on"} follows how the table follows from there
 */
export function catchUp(before, follows) {
  const { table } = state;
  if (!table?.view) return;
  if (follows !== "on" || !before) return comeBack(follows);
  if (table.number <= (show.at ?? before).number) return show.running ? undefined : show.eyes.shown();
  if (show.running) {
    // What has just come waits for its turn; but one's own doing waits for nothing.
    if (show.seen && !state.replay) state.story.moment ??= before;
    if (table.number <= state.seen) show.next?.();
    return;
  }
  show.at ??= before;
  state.story.from = show.at.number;
  show.seen = speed() !== "off" && !state.replay && !document.hidden && table.seats.length < 2;
  if (show.seen) state.story.moment = show.at;
  run();
}

/**
 * At first sight, or after something was taken back, all is shown as it is; what happened since the player last acted is read for its arrows.
 * @param {"new" | "other" | "on"} follows
 */
function comeBack(follows) {
  stop();
  const { table, seen } = state;
  if (!table?.view) return;
  show.at = { number: table.number, view: table.view };
  const unseen = mine() && seen >= 0 ? table.number - seen : 0;
  // Who takes back his own doing keeps what the other side has left on the map.
  if (follows === "new" || unseen > 0) forget();
  if (follows === "new") state.story.since = isUnwatched(table) ? 0 : table.number;
  // What comes instead of what was taken back is another scene, though it may have the same number.
  state.story.since = Math.min(state.story.since, table.number);
  state.story.dismissed = "";
  if (unseen > 0 && unseen <= FAR_BACK) begin(seen);
  if (follows === "new" && isUnwatched(table) && speed() !== "off") {
    show.seen = true;
    return void begin(0);
  }
  show.eyes.shown();
}

/** What a game of bots is remembered by, once it has been shown. */
const WATCHED = "watcher";

/** Is it a game of bots that this browser has not shown yet? They may have played for years before the page was open. @param {import("../types").TableMessage} table */
const isUnwatched = ({ table, seats, players, started }) => started && seats.length === 0 && Object.values(players).every(({ kind }) => kind === "bot") && seenLine(table, WATCHED) < 0;

/** Takes arrows and marks off the map. */
function forget() {
  state.story.trails = [];
  state.story.marks = new Map();
}

/** Plays back on the map what happened since the player last acted. */
export function playBack() {
  if (state.seen < 0 || !state.table) return;
  stop();
  state.replay = null;
  forget();
  state.story.since = Math.min(state.story.since, state.seen);
  show.seen = true;
  show.wanted = true;
  begin(Math.min(state.seen, state.table.number));
}

/** Reads on from an earlier number. @param {number} number */
async function begin(number) {
  const { run: mark } = show;
  const moment = await momentAt(number);
  if (!moment || mark !== show.run) return;
  show.at = moment;
  state.story.from = number;
  if (show.seen) {
    state.story.moment = moment;
    changed();
  }
  run();
}

/** Ends the show where it is. */
function stop() {
  show.run += 1;
  show.running = false;
  show.seen = false;
  show.wanted = false;
  state.story.moment = null;
  state.story.line = null;
  show.next?.();
}

/** Step after step until all is shown. */
async function run() {
  const mark = show.run;
  show.running = true;
  while (show.at && state.table && show.at.number < state.table.number) {
    if (show.seen && asked() && waiting() > TOO_MUCH) skip();
    const { at } = show;
    const next = await momentAt(at.number + 1);
    if (mark !== show.run) return;
    if (!next) {
      // It can't be had: whoever is shown it sees what there is now.
      skip();
      show.at = state.table?.view ? { number: state.table.number, view: state.table.view } : null;
      break;
    }
    note(at, next);
    if (show.seen) await step(at, next, put, { factor: pace(), own: next.number <= state.seen });
    if (mark !== show.run) return;
    show.at = next;
  }
  show.running = false;
  show.wanted = false;
  state.story.moment = null;
  state.story.line = null;
  changed();
  if (isAsked() && (state.table?.number ?? 0) > state.seen) sound("turn");
  show.eyes.shown();
}

/** Has a moment shown; what is now needs none. @param {Moment} moment */
function put(moment) {
  state.story.moment = moment.number === state.table?.number && moment.told === undefined ? null : moment;
}

/** How many lines wait to be shown. */
const waiting = () => state.log.length - state.log.findIndex((line) => line.n > (show.at?.number ?? 0));

/** How long things take now: less, if much has piled up before somebody who must choose, unless he asked to see it. */
const pace = () => (show.wanted ? replayPace() : (SPEEDS[speed()] ?? 1) * (asked() ? Math.min(1, BACKLOG / waiting()) : 1));

/** How long things take in a replay, or in what one asked to see again, which is never shown all at once. */
export const replayPace = () => SPEEDS[speed()] || (SPEEDS.fast ?? 1);

/**
 * Shows one action: its throws of dice one by one, then what came of them, on the map with its first words, and what else is told of it.
 * @param {Moment} before @param {Moment} after @param {(moment: Moment) => void} put sets what is shown
 * @param {{ factor: number, own: boolean }} how how long things take; and is it one's own doing, which holds nobody up?
 */
export async function step(before, after, put, { factor, own }) {
  const changes = changesBetween(before.view, after.view);
  const told = linesOf(after.number);
  const { run: mark } = show;
  const skipped = () => mark !== show.run || !(show.seen || state.playback.running);
  const thrown = told.findLastIndex((line) => line.dice?.length) + 1;
  for (const [i, line] of told.slice(0, thrown).entries()) {
    put({ number: after.number, view: before.view, told: i + 1 });
    state.story.line = line;
    changed();
    const place = placeOf(line, told.slice(0, i + 1), before);
    if (place) show.eyes.look(place);
    if (line.dice?.length) sound("dice");
    if (line.dice?.length && place) roll(place, line, THROW * factor);
    await pause((line.dice?.length ? THROW : line.heading ? LINE / 2 : LINE) * factor);
    if (skipped()) return;
  }
  // What came of the dice is told line by line, over a map that shows it; an action without dice is told at once.
  const [outcome, ...later] = thrown > 0 ? told.slice(thrown) : [];
  // Nor is it later than the log says.
  const clock = (/** @type {number} */ n) => (told.slice(thrown, n).some((line) => line.heading) ? undefined : before.view.clock);
  if (outcome) put({ ...after, told: thrown + 1, clock: clock(thrown + 1) });
  else put(after);
  if (told.length === 0 && !isSeen(changes)) return changed();
  state.story.line = outcome ?? told.findLast((line) => !line.heading) ?? told.at(-1) ?? null;
  changed();
  const [first] = changes.moves;
  if (first && !own) show.eyes.look(first.to);
  const flight = calm() ? CHANGE : Math.max(0, ...changes.moves.map((move) => travelTime(move)));
  if (changes.moves.length > 0) sound("move");
  for (const move of changes.moves) travel(move, travelTime(move) * factor);
  for (const place of changes.marks.keys()) flash(place, CHANGE * 2 * factor);
  if (!own || later.length > 0) await pause((Math.max(flight, changes.marks.size > 0 ? CHANGE : 0) + (told.some((line) => !line.heading) ? LINE : 0)) * factor);
  for (const [i, line] of later.entries()) {
    if (skipped()) return;
    put({ ...after, told: thrown + 2 + i, clock: clock(thrown + 2 + i) });
    state.story.line = line;
    changed();
    await pause((line.heading ? LINE / 2 : LINE) * factor);
  }
  if (outcome && !skipped()) put(after);
}

/** Where a line of the log happened: where it says, or else where the last one before it did. @param {NumberedLine} line @param {NumberedLine[]} told @param {Moment} moment */
function placeOf(line, told, moment) {
  const places = [line, ...told.toReversed()].map((one) => (one.on ?? []).flatMap(spacesOf).at(-1)).find(Boolean);
  return places ?? (moment.view.focus ?? []).flatMap(spacesOf)[0] ?? null;
}

/** So long, or until it is skipped. @param {number} ms @returns {Promise<void>} */
export function pause(ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    show.next = () => {
      clearTimeout(timer);
      show.next = null;
      resolve();
    };
  });
}

/** Ends the pause that is being made, if one is. */
export const hurry = () => show.next?.();

/** Whose turn it is. @param {Moment} moment */
const turnOf = (moment) => moment.view.clock.find((tick) => tick.id === "active")?.value ?? null;

/** What an action leaves on the map. It stays until one's own turn is over; for who has no side, until the turn is. @param {Moment} before @param {Moment} after */
function note(before, after) {
  const me = mine();
  const turn = turnOf(before);
  if (turn !== turnOf(after) && (!me || turn === me)) forget();
  const { moves, marks } = changesBetween(before.view, after.view);
  for (const move of moves) if (move.side !== me) state.story.trails = withMove(state.story.trails, move);
  if (!me || after.number > state.seen) for (const [space, mark] of marks) state.story.marks.set(space, mark);
}
