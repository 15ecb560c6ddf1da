// @ts-check
// Takes what the server says into the state.

import { keepTable, keptPassedTo, keptTable, seenLine } from "../net/store.js";
import { ended, mine, state } from "./state.js";
import { spaceOf } from "./targets.js";

/**
 * The table as it is now. Returns how that follows from what was known: it is seen for the first time, or through other eyes (`new`);
 * something was taken back (`other`); or it goes on.
 * @param {import("../types").TableMessage} message @returns {"new" | "other" | "on"}
 */
export function hearTable(message) {
  const first = state.table === null;
  const before = state.table?.entry ?? -1;
  const stood = state.table?.number ?? 0;
  const eyes = state.table?.as;
  if (state.table && state.hints.holds === before && asksTheSame(state.table, message)) state.hints.holds = message.entry;
  // Two share this screen: whoever takes it over takes back nothing that was done before.
  if (message.seats.length > 1 && eyes && eyes !== message.as) state.handed = message.number;
  if (first) state.passedTo = keptPassedTo(message.table);
  const theirs = message.number <= state.handed || message.number === state.passedTo;
  state.table = theirs && "takes" in message.undo ? { ...message, undo: { no: "theirs" } } : message;
  const from = message.log_from ?? 0;
  const fresh = (message.log ?? []).filter((one) => one.n > (state.log.at(-1)?.n ?? -1));
  // What was taken back changes what happened after a number: forget what was kept.
  const rewritten = message.number < stood || (from > 0 && from <= stood);
  if (rewritten) {
    state.playback.kept.clear();
    state.seen = Math.min(state.seen, message.number);
  }
  state.log = [...state.log.filter((one) => one.n < from), ...(message.log ?? [])];
  if (message.view) state.playback.kept.set(keptAs(message.number), { number: message.number, view: message.view });
  if (message.entry !== before || eyes !== message.as) {
    state.ways.number = -1;
    state.refusals.number = -1;
    state.picked.clear();
    state.armed = null;
    state.looked = null;
  }
  const side = mine();
  // Dice, or anything that the other side did, end a walk.
  if (fresh.some((line) => line.dice?.length || (line.side && line.side !== side))) state.walk = [];
  if (side && (first || eyes !== message.as)) state.seen = seenLine(message.table, side);
  return first || (eyes !== message.as && message.as !== "open") ? "new" : rewritten ? "other" : "on";
}

/** Both sides choose in secret, and only the other one has: nothing is changed for this one. @param {import("../types").TableMessage} before @param {import("../types").TableMessage} now */
function asksTheSame(before, now) {
  const asks = (/** @type {import("../types").TableMessage} */ one) => JSON.stringify([one.as, one.prompt, one.choices]);
  return before.awaited.length > 1 && asks(before) === asks(now);
}

/** What a moment is kept by: the same number can look different through other eyes, or once it is all open. @param {number} number */
const keptAs = (number) => `${state.table?.as} ${number}`;

/** A moment that is known already. @param {number} number */
export const knownMoment = (number) => state.playback.kept.get(keptAs(number));

/** The table as it stood; the oldest of very many are forgotten. @param {import("../types").AtMessage} message */
export function hearAt({ number, view }) {
  const { kept } = state.playback;
  kept.set(keptAs(number), { number, view });
  if (kept.size > 1200) kept.delete(kept.keys().next().value ?? "");
}

/** Remembers the table in this browser. @param {string[]} tokens the seats that are held */
export function remember(tokens) {
  const message = state.table;
  if (!message) return;
  const kept = keptTable(message.table);
  if ((kept?.over ?? false) === ended() && kept && kept.sides.join() === message.seats.join() && kept.tokens.join() === tokens.join()) return;
  if (message.seats.length === 0 && !kept) return;
  keepTable({ table: message.table, game: message.game, scenario: message.scenario, tokens, sides: message.seats, opened: kept?.opened ?? Date.now(), over: ended() });
}

/** Lines of the chat: all of them after sitting down, then one by one. @param {import("../types").ChatLine[]} lines */
export function hearChat(lines) {
  const { chat } = state;
  chat.unread += chat.awaitsAll ? 0 : lines.length;
  chat.lines = chat.awaitsAll ? lines : [...chat.lines, ...lines];
  chat.awaitsAll = false;
}

/** What time it is at the server. @param {import("../types").TimeMessage} message */
export const hearTime = ({ now }) => void (state.ahead = now - Date.now());

/** What may come of a choice. @param {import("../types").OddsMessage} message */
export function hearOdds({ entry, play, odds }) {
  if (entry === state.odds.entry) state.odds.of.set(play, odds ?? "none");
}

/** What the computer would do. @param {import("../types").HintMessage} message */
export function hearHint({ entry, hints }) {
  if (entry === state.hints.entry) state.hints.list = hints;
}

/** Where the force on the move can come to. @param {import("../types").WaysMessage} message */
export function hearWays({ number, ways }) {
  state.ways = { number, to: new Map(ways.map((way) => [spaceOf(way.to) ?? "", way])) };
}

/** Why nothing can be done on a target. @param {import("../types").WhyMessage} answer */
export const hearWhy = (answer) => void state.refusals.answers.set(answer.on, answer);
