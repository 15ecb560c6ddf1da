// @ts-check The show: events are shown one after another, at a pace that a person can follow, however fast they
// arrived. The map can be moved meanwhile, and everything can be skipped. If the reader has skipped the show or switched it
// off, the same steps are still read, so that the arrows on the map are complete.

import { calm } from "../kit/dom.js";
import { keepArrows, keepBattles, keepMotion, keepSpeed, keptMotion, seenLine, setSeenLine, WATCHED } from "../net/store.js";
import { changesBetween, isSeen, withMove } from "../model/changes.js";
import { asked, changed, ended, isAsked, mine, state } from "../model/state.js";
import { sceneNow } from "../model/scenes.js";
import { spacesOf } from "../model/targets.js";
import { linesOf, momentAt } from "./moments.js";
import { sound } from "./sound.js";
import { flash, travel, travelTime } from "./travel.js";
import { roll } from "./throw.js";

/** @typedef {import("../model/state.js").Moment} Moment */
/** @typedef {import("../types").NumberedLine} NumberedLine */

/** The speeds, each with the factor by which it multiplies the usual times. @type {Record<string, number>} */
const SPEEDS = { off: 0, fast: 0.4, normal: 1, slow: 2 };
/** Returns the names of the speeds. */
export const speeds = () => Object.keys(SPEEDS);

/** The time, in milliseconds, for which each of these is shown: a log line, a throw of dice, a change on the map. */
const LINE = 700;
const THROW = 1300;
const CHANGE = 600;
/** The numbers of lines beyond which the show is faster, or is left out, so that a player who must choose is not kept waiting. */
const BACKLOG = 16;
const TOO_MUCH = 160;
/** The maximum time, in milliseconds at the normal speed, for which the other side's turn is shown to a player, and the last part of that time, in which the show accelerates. */
const TURN = 7000;
const LAST_PART = 3500;
/** The maximum number of past actions for which arrows are drawn when a player comes back to a table. */
const FAR_BACK = 80;

/**
 * The state of the show. `at` is the moment that has been read so far, `seen` says whether the show is visible, and `wanted` whether the reader asked for it. `run` is the number of
 * the current run, and `next` ends the current pause. `spent` is the time, in milliseconds, for which the other side's actions have been shown since the player's own last action.
 * @type {{ at: Moment | null, seen: boolean, wanted: boolean, running: boolean, run: number, spent: number, next: (() => void) | null, eyes: Eyes }}
 */
const show = { at: null, seen: false, wanted: false, running: false, run: 0, spent: 0, next: null, eyes: { look() {}, shown() {} } };

/** Callbacks into the page: `look` brings a space into view, `shown` is called when all has been shown. @typedef {{ look(space: string): void, shown(): void }} Eyes */

/** Sets the callbacks into the page. @param {Eyes} eyes */
export const showTo = (eyes) => void (show.eyes = eyes);

/** Brings a space into view. @param {string} space */
export const look = (space) => show.eyes.look(space);

/** Returns the chosen speed. For a player who wants no motion the steps are the same, but pieces don't glide. */
export const speed = () => state.story.speed ?? "normal";

/** Changes the speed, with immediate effect. @param {string} chosen */
export function setSpeed(chosen) {
  state.story.speed = chosen;
  keepSpeed(chosen);
  if (chosen === "off") skip();
  changed();
}

/** Sets whether anything moves on the screen. @param {boolean} motion */
export function setMotion(motion) {
  keepMotion(motion);
  wearMotion();
  changed();
}

/** Passes the reader's choice of motion to the style sheets. */
export function wearMotion() {
  const motion = keptMotion();
  if (motion !== null) document.documentElement.dataset.motion = motion ? "free" : "still";
}

/** Sets whether arrows show where the other side went. @param {boolean} arrows */
export function setArrows(arrows) {
  state.story.arrows = arrows;
  keepArrows(arrows);
  changed();
}

/** Sets whether battles are shown over the map. @param {boolean} battles */
export function setBattles(battles) {
  state.story.battles = battles;
  keepBattles(battles);
  changed();
}

/** Returns whether the show is running. */
export const isShowing = () => state.story.moment !== null;

/** Skips to the present. Returns whether the show was running. */
export function skip() {
  if (!isShowing()) return false;
  noteWatched();
  state.story.held = false;
  show.seen = false;
  state.story.moment = null;
  state.story.line = null;
  changed();
  show.next?.();
  return true;
}

/** Records that a spectator has seen everything so far, so that it is not shown again. */
function noteWatched() {
  if (state.table?.seats.length === 0) setSeenLine(state.table.table, WATCHED, state.table.number);
}

/** Pauses or resumes the show. @param {boolean} held */
export function hold(held) {
  state.story.held = held;
  if (!held) show.next?.();
  changed();
}

/**
 * Starts to show the new events, after the table has changed and before it is drawn.
 * @param {Moment | null} before the moment that was shown until now @param {"new" | "other" | "on"} follows the result of `hearTable`
 */
export function catchUp(before, follows) {
  const { table } = state;
  if (!table?.view) return;
  if (follows !== "on" || !before) return comeBack(follows);
  if (table.number <= (show.at ?? before).number) return show.running ? undefined : show.eyes.shown();
  if (show.running) {
    // New events wait for their turn, but the player's own action is shown at once.
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
 * Shows the present at once, for a new table or after an undo. Events since the player's last action are not shown; only their arrows are drawn.
 * @param {"new" | "other" | "on"} follows
 */
function comeBack(follows) {
  stop();
  const { table, seen } = state;
  if (!table?.view) return;
  show.at = { number: table.number, view: table.view };
  const unseen = mine() && seen >= 0 ? table.number - seen : 0;
  // When players undo their own action, the other side's arrows stay on the map.
  if (follows === "new" || unseen > 0) forget();
  if (follows === "new") state.story.since = isUnwatched(table) ? 0 : table.number;
  // An action played after an undo starts another scene, though it may have the same number.
  state.story.since = Math.min(state.story.since, table.number);
  state.story.dismissed = "";
  if (unseen > 0 && unseen <= FAR_BACK) begin(seen);
  if (follows === "new" && isUnwatched(table) && speed() !== "off") {
    show.seen = true;
    return void begin(0);
  }
  show.eyes.shown();
}

/**
 * Returns whether the page shows a game between bots from its beginning, since the bots may have played much of it before the page was open. A finished game
 * opens at its end, unless it was started in this browser in order to be watched.
 * @param {import("../types").TableMessage} table
 */
function isUnwatched({ table, seats, players, started }) {
  const watched = seenLine(table, WATCHED);
  return started && seats.length === 0 && Object.values(players).every(({ kind }) => kind === "bot") && (watched === 0 || (watched < 0 && !ended()));
}

/** Removes the arrows and marks from the map. */
function forget() {
  state.story.trails = [];
  state.story.marks = new Map();
}

/** Shows again the events since the player's last action. */
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

/** Starts the show from the moment after a number of actions. @param {number} number */
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

/** Ends the show at the moment that it has reached. */
function stop() {
  show.run += 1;
  show.running = false;
  show.seen = false;
  show.wanted = false;
  state.story.held = false;
  state.story.moment = null;
  state.story.line = null;
  show.next?.();
}

/** Shows one action after another, up to the present. */
async function run() {
  const mark = show.run;
  show.running = true;
  while (show.at && state.table && show.at.number < state.table.number) {
    if (show.seen && asked() && waiting() > TOO_MUCH) skip();
    const { at } = show;
    const next = await momentAt(at.number + 1);
    if (mark !== show.run) return;
    if (!next) {
      // The moment can't be fetched, so the present is shown.
      skip();
      show.at = state.table?.view ? { number: state.table.number, view: state.table.view } : null;
      break;
    }
    note(at, next);
    const own = next.number <= state.seen;
    const begun = performance.now();
    if (show.seen) await step(at, next, put, { factor: pace(), own });
    show.spent = own ? 0 : show.spent + performance.now() - begun;
    if (mark !== show.run) return;
    show.at = next;
  }
  if (show.seen) noteWatched();
  show.running = false;
  show.wanted = false;
  state.story.moment = null;
  state.story.line = null;
  changed();
  if (isAsked() && (state.table?.number ?? 0) > state.seen) sound("turn");
  show.eyes.shown();
}

/** Sets the moment being shown, or null if it is the present. @param {Moment} moment */
function put(moment) {
  state.story.moment = moment.number === state.table?.number && moment.told === undefined ? null : moment;
}

/** Returns the number of lines that wait to be shown. */
const waiting = () => state.log.length - state.log.findIndex((line) => line.n > (show.at?.number ?? 0));

/**
 * Returns the present factor for all times. The factor is smaller if many lines wait to be shown to a player who must choose, or if the other side's
 * turn is long, but not if the player asked to see it again.
 */
function pace() {
  if (show.wanted) return replayPace();
  const usual = SPEEDS[speed()] ?? 1;
  const backlog = asked() ? BACKLOG / waiting() : 1;
  const left = mine() ? (TURN * usual - show.spent) / (LAST_PART * usual) : 1;
  return usual * Math.max(0.01, Math.min(1, backlog, left));
}

/** Returns the factor for a replay, and for events that the reader asked to see again, which are never shown all at once. */
export const replayPace = () => SPEEDS[speed()] || (SPEEDS.fast ?? 1);

/**
 * Shows one action: its throws of dice one by one, then the result on the map with its first log line, and then the other lines.
 * @param {Moment} before @param {Moment} after @param {(moment: Moment) => void} put sets the moment being shown
 * @param {{ factor: number, own: boolean }} how `factor` multiplies all times; `own` says whether the action is the player's own, which is shown without a pause
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
    // The box of a battle over the map shows its dice.
    if (line.dice?.length && place && !(state.story.battles && isShowing() && sceneNow())) roll(place, line, THROW * factor);
    await pause((line.dice?.length ? THROW : line.heading ? LINE / 2 : LINE) * factor);
    if (skipped()) return;
  }
  // The results of dice are shown line by line, over a map that already shows them; an action without dice is shown at once.
  const [outcome, ...later] = thrown > 0 ? told.slice(thrown) : [];
  // The date does not change before its heading is shown, nor the points before the last line, so that they don't give
  // away the result.
  const until = (/** @type {number} */ n) => ({ ...after, told: n, clock: told.slice(thrown, n).some((line) => line.heading) ? undefined : before.view.clock, tracks: before.view.tracks });
  if (outcome) put(until(thrown + 1));
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
    put(until(thrown + 2 + i));
    state.story.line = line;
    changed();
    await pause((line.heading ? LINE / 2 : LINE) * factor);
  }
  if (outcome && !skipped()) put(after);
}

/** Returns the space of a log line: the space that the line names, or else that of an earlier line, or else the space in focus. @param {NumberedLine} line @param {NumberedLine[]} told @param {Moment} moment */
function placeOf(line, told, moment) {
  const places = [line, ...told.toReversed()].map((one) => (one.on ?? []).flatMap(spacesOf).at(-1)).find(Boolean);
  return places ?? (moment.view.focus ?? []).flatMap(spacesOf)[0] ?? null;
}

/** Waits for `ms` milliseconds, or until the wait is skipped. While the show is paused, waits until it is resumed. @param {number} ms @returns {Promise<void>} */
export function pause(ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => state.story.held || resolve(), ms);
    show.next = () => {
      clearTimeout(timer);
      show.next = null;
      resolve();
    };
  });
}

/** Ends the current wait, if there is one. */
export const hurry = () => show.next?.();

/** Returns the side whose turn it is. @param {Moment} moment */
const turnOf = (moment) => moment.view.clock.find((tick) => tick.id === "active")?.value ?? null;

/** Adds the arrows and marks of an action to the map. They stay until the player's own turn ends; for a spectator, until the current turn ends. @param {Moment} before @param {Moment} after */
function note(before, after) {
  const me = mine();
  const turn = turnOf(before);
  if (turn !== turnOf(after) && (!me || turn === me)) forget();
  const { moves, marks } = changesBetween(before.view, after.view);
  for (const move of moves) if (move.side !== me) state.story.trails = withMove(state.story.trails, move);
  if (!me || after.number > state.seen) for (const [space, mark] of marks) state.story.marks.set(space, mark);
}
