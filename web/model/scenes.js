// @ts-check
// A battle, a siege, a raid as a scene: who stood there before, what was reckoned with, what was rolled, what was lost. It is put together
// from the lines of the log as far as they have been shown, and the views before and after them.

import { knownMoment } from "./hear.js";
import { headOf, paragraphs, placesOf } from "./paragraphs.js";
import { lines, SIDES, state, then, view } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").View} View */
/** @typedef {import("../types").PieceView} PieceView */
/** Pieces that fell, or were reduced, by their names. @typedef {{ name: string, n: number, reduced: boolean }} Loss */
/**
 * `forces` stood there before it began; `panel` is the last that was shown of it, which is one whose id is in the key of a line, as `log-ID`;
 * `losses` are known when it is over.
 * @typedef {object} Scene
 * @property {string} key
 * @property {string} title
 * @property {string} place
 * @property {import("../types").NumberedLine[]} lines
 * @property {import("../types").Panel | null} panel
 * @property {Record<Side, PieceView[]> | null} forces
 * @property {boolean} over
 * @property {Record<Side, Loss[]> | null} losses
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
  if (start.key !== key) Object.assign(start, { key, before: null });
  // While its throws are shown the board still stands as it did before.
  start.before ??= knownMoment(first.n - 1)?.view ?? (half && moment?.number === first.n ? moment.view : null);
  const { before } = start;
  const forces = before?.spaces[place]?.pieces ?? null;
  const moments = Array.from({ length: last.n - first.n + 2 }, (_, i) => (i === last.n - first.n + 1 && half ? null : knownMoment(first.n - 1 + i)?.view));
  const panel = (goesOn && isOf(now) ? now : moments.findLast(isOf))?.panel ?? null;
  const after = goesOn ? now : knownMoment(last.n)?.view ?? now;
  const losses = before && { french: lossesOf(before, after, "french", place), british: lossesOf(before, after, "british", place) };
  return { key, title: part.place ? headOf(part).words : say(part.lines[dice]?.text), place, lines: told, panel, forces, over, losses };
}

/** Takes a scene off the page. @param {string} key */
export const dismiss = (key) => void (state.story.dismissed = key);

/** Where it is played. @param {import("../types").NumberedLine[]} lines */
const placeOf = (lines) => lines.map((line) => placesOf(line).at(-1)).find(Boolean) ?? null;

/** What a side has lost of those who stood there, or of all it has where it is not known who did. @param {View} before @param {View} after @param {Side} side @param {string} place @returns {Loss[]} */
function lossesOf(before, after, side, place) {
  const there = before.spaces[place]?.pieces;
  const all = !there || SIDES.some((one) => there[one].length === 0);
  const [then, now] = [countOf(before, side), countOf(after, side)];
  return [...then].filter(([id]) => all || there[side].some((piece) => piece.id === id)).flatMap(([id, { name, n, reduced }]) => {
    const gone = n - (now.get(id)?.n ?? 0);
    // Of those that are left, so many more are on their weaker side than would be if the reduced had fallen first.
    const worse = (now.get(id)?.reduced ?? 0) - Math.max(0, reduced - gone);
    return [...(gone > 0 ? [{ name, n: gone, reduced: false }] : []), ...(worse > 0 ? [{ name, n: worse, reduced: true }] : [])];
  });
}

/** How many of each piece a side has on the map. @param {View} view @param {Side} side */
function countOf(view, side) {
  /** @type {Map<string, { name: string, n: number, reduced: number }>} */
  const all = new Map();
  for (const { pieces } of Object.values(view.spaces)) {
    for (const { id, name, n, reduced } of pieces[side]) {
      const one = all.get(id) ?? { name, n: 0, reduced: 0 };
      all.set(id, { name: reduced ? one.name : name, n: one.n + n, reduced: one.reduced + (reduced ? n : 0) });
    }
  }
  return all;
}
