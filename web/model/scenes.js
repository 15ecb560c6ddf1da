// @ts-check
// A battle, a siege or a raid as a scene: the forces before it, the modifiers, the dice and the losses. It is assembled
// from the lines of the log as far as they have been shown, and the views before and after them.

import { knownMoment } from "./hear.js";
import { headOf, namesIn, paragraphs, placesOf, resultOf } from "./paragraphs.js";
import { isAsked, lines, state, then, view } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").View} View */
/** @typedef {import("../types").PieceView} PieceView */
/** The steps that a side lost, and the log lines that say so. @typedef {{ steps: number, lines: import("../types").NumberedLine[] }} Losses */
/**
 * A scene. `forces` are the pieces in the space before the scene began. `panel` is the last panel shown for it: its id occurs in the key of
 * one of the lines (`log-ID`). `losses` are the losses logged so far.
 * @typedef {object} Scene
 * @property {string} key
 * @property {string} title
 * @property {string} ended the result, once the log has it
 * @property {string} place
 * @property {import("../types").NumberedLine[]} lines
 * @property {import("../types").Panel | null} panel
 * @property {Record<Side, PieceView[]> | null} forces
 * @property {boolean} over
 * @property {Record<Side, Losses>} losses
 */

/** The number of recent lines that are searched for the last scene. */
const RECENT = 120;

/** Returns the scene that is being played. After its end, returns it until the player dismisses it or the game goes on. Never returns a scene from before the page was opened. @returns {Scene | null} */
export function sceneNow() {
  const recent = lines().slice(-RECENT);
  const parts = paragraphs(recent);
  const part = parts.findLast((one, i) => !one.chapter && placeOf(one.lines) && (one.lines.some((line) => line.dice?.length) || (one.place && i === parts.length - 1)));
  const place = (part && placeOf(part.lines)) ?? "";
  const played = part ? linesOf(part, place) : [];
  const [first] = played;
  const last = played.at(-1);
  if (!part || !first || !last || last.n <= state.story.since) return null;
  const key = `${first.n} ${place}`;
  if (state.story.dismissed === key) return null;
  const now = /** @type {View} */ (view());
  const moment = then();
  const half = moment?.told !== undefined;
  const over = !half && !isOf(now.panel, part, place);
  // A fight in progress has its own panel, and the scene of an earlier fight is not shown above it.
  if (over && (now.panel || isPast(last.n, recent))) return null;
  const told = part.place ? played.slice(1) : played.slice(played.findIndex((line) => line.dice?.length));
  // While the dice of the first action are shown, the board still has the position before it.
  const before = knownMoment(first.n - 1)?.view ?? (half && moment?.number === first.n ? moment.view : null);
  const forces = before?.spaces[place]?.pieces ?? null;
  const shown = Array.from({ length: last.n - first.n + 2 }, (_, i) => first.n - 1 + i).filter((n) => !(half && n === last.n));
  const panel = (isOf(now.panel, part, place) ? now : shown.map((n) => knownMoment(n)?.view).findLast((one) => isOf(one?.panel, part, place)))?.panel ?? null;
  const losses = { french: lossesOf(played, "french"), british: lossesOf(played, "british") };
  const result = resultOf(played);
  return { key, ended: result ? say(result.text) : "", title: part.place ? headOf({ ...part, lines: played }).words : say(told[0]?.text), place, lines: told, panel, forces, over, losses };
}

/**
 * Returns whether the game has gone on since a scene ended: the player has acted since then, or has a prompt about something else. The log still
 * contains the scene, and a replay shows it again.
 * @param {number} end the number of the scene's last line @param {import("../types").NumberedLine[]} all
 */
function isPast(end, all) {
  const later = all.filter((line) => line.n > end);
  if (state.replay) return later.length > 0 || state.replay.number > end;
  return end < state.seen || later.some((line) => line.heading) || (later.length > 0 && isAsked() && !then());
}

/** Returns whether a panel belongs to a paragraph, that is, has the same kind and the same space. @param {import("../types").Panel | null | undefined} panel @param {import("./paragraphs.js").Paragraph} part @param {string} place */
function isOf(panel, part, place) {
  if (!panel || !part.lines.some(({ text }) => text.key.startsWith(`log-${panel.id}`))) return false;
  return namesIn(panel.title).every(({ space }) => !space || space === place);
}

/**
 * Returns the log lines of a scene. Lines about the same space after the fight is settled are left out. If dice are rolled several times on a march, the
 * scene begins with the last roll.
 * @param {import("./paragraphs.js").Paragraph} part @param {string} place
 */
function linesOf(part, place) {
  const numbers = [...new Set(part.lines.map((line) => line.n))];
  const thrown = part.lines.filter((line) => line.dice?.length).map((line) => line.n);
  const goesOn = (/** @type {number} */ n) => isOf(knownMoment(n)?.view.panel, part, place);
  let from = part.place ? 0 : numbers.indexOf(thrown.at(-1) ?? -1);
  while (from > 0 && goesOn(/** @type {number} */ (numbers[from - 1]))) from -= 1;
  const start = numbers[from] ?? 0;
  const last = numbers.findLast(goesOn) ?? -1;
  const end = numbers.find((n) => n > last && n >= (thrown.find((one) => one >= start) ?? start) && knownMoment(n)) ?? Infinity;
  return part.lines.filter((line) => line.n >= start && line.n <= end);
}

/** Removes a scene from the page. @param {string} key */
export const dismiss = (key) => void (state.story.dismissed = key);

/** Returns the space in which a scene takes place. @param {import("../types").NumberedLine[]} lines */
const placeOf = (lines) => lines.map((line) => placesOf(line).at(-1)).find(Boolean) ?? null;

/** Returns the losses of a side that these log lines report. @param {import("../types").NumberedLine[]} lines @param {Side} side @returns {Losses} */
export function lossesOf(lines, side) {
  const own = lines.filter((line) => line.lost?.side === side);
  return { steps: own.reduce((sum, line) => sum + (line.lost?.steps ?? 0), 0), lines: own };
}
