// @ts-check
// A battle, a siege, a raid as a scene: who stood there before, what was reckoned with, what was rolled, what was lost. It is put together
// from the lines of the log as far as they have been shown, and the views before and after them.

import { knownMoment } from "./hear.js";
import { headOf, paragraphs, placesOf } from "./paragraphs.js";
import { lines, state, then, view } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").View} View */
/** @typedef {import("../types").PieceView} PieceView */
/** What a side lost, in steps, and the lines that say so. @typedef {{ steps: number, lines: import("../types").NumberedLine[] }} Losses */
/**
 * `forces` stood there before it began; `panel` is the last that was shown of it, which is one whose id is in the key of a line, as `log-ID`;
 * `losses` are those that the log tells of, up to now.
 * @typedef {object} Scene
 * @property {string} key
 * @property {string} title
 * @property {string} place
 * @property {import("../types").NumberedLine[]} lines
 * @property {import("../types").Panel | null} panel
 * @property {Record<Side, PieceView[]> | null} forces
 * @property {boolean} over
 * @property {Record<Side, Losses>} losses
 */

/** How the board stood when the scene began. @type {{ key: string, before: View | null }} */
const start = { key: "", before: null };

/** So many lines are searched for the last scene. */
const RECENT = 120;

/** The scene that is played, or the last one until it is dismissed. Nothing that happened before the page was opened. @returns {Scene | null} */
export function sceneNow() {
  const parts = paragraphs(lines().slice(-RECENT));
  const at = parts.findLastIndex((part, i) => !part.chapter && placeOf(part.lines) && (part.lines.some((line) => line.dice?.length) || (part.place && i === parts.length - 1)));
  const part = parts[at];
  const [first] = part?.lines ?? [];
  const last = part?.lines.at(-1);
  const goesOn = at === parts.length - 1;
  if (!part || !first || !last || last.n <= state.story.since || (state.replay && !goesOn)) return null;
  const place = placeOf(part.lines) ?? "";
  const key = `${first.n} ${place}`;
  if (state.story.dismissed === key) return null;
  const now = /** @type {View} */ (view());
  const moment = then();
  const half = moment?.told !== undefined;
  const dice = part.lines.findIndex((line) => line.dice?.length);
  const told = part.place ? part.lines.slice(1) : part.lines.slice(dice);
  const isOf = (/** @type {View | null | undefined} */ one) => Boolean(one?.panel && part.lines.some(({ text }) => text.key.startsWith(`log-${one.panel?.id}`)));
  const over = !half && !(goesOn && isOf(now));
  // Whoever has acted since then has seen how it ended; the log keeps it.
  if (over && !state.replay && last.n < state.seen) return null;
  if (start.key !== key) Object.assign(start, { key, before: null });
  // While its throws are shown the board still stands as it did before.
  start.before ??= knownMoment(first.n - 1)?.view ?? (half && moment?.number === first.n ? moment.view : null);
  const { before } = start;
  const forces = before?.spaces[place]?.pieces ?? null;
  const moments = Array.from({ length: last.n - first.n + 2 }, (_, i) => (i === last.n - first.n + 1 && half ? null : knownMoment(first.n - 1 + i)?.view));
  const panel = (goesOn && isOf(now) ? now : moments.findLast(isOf))?.panel ?? null;
  const losses = { french: lossesOf(part.lines, "french"), british: lossesOf(part.lines, "british") };
  return { key, title: part.place ? headOf(part).words : say(part.lines[dice]?.text), place, lines: told, panel, forces, over, losses };
}

/** Takes a scene off the page. @param {string} key */
export const dismiss = (key) => void (state.story.dismissed = key);

/** Where it is played. @param {import("../types").NumberedLine[]} lines */
const placeOf = (lines) => lines.map((line) => placesOf(line).at(-1)).find(Boolean) ?? null;

/** @param {import("../types").NumberedLine[]} lines @param {Side} side @returns {Losses} */
function lossesOf(lines, side) {
  const own = lines.filter((line) => line.lost?.side === side);
  return { steps: own.reduce((sum, line) => sum + (line.lost?.steps ?? 0), 0), lines: own };
}
