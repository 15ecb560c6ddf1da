// @ts-check
// Puts the server's messages into the state.

import { keepTable, keptPassedTo, keptTable, seenLine } from "../net/store.js";
import { ended, mine, other, state } from "./state.js";
import { spaceOf } from "./targets.js";

/**
 * Stores a table message. Returns how the message differs from the previous one: `new` if it is the first, or has another point of view;
 * `other` after an undo; `on` if the game simply went on.
 * @param {import("../types").TableMessage} message @returns {"new" | "other" | "on"}
 */
export function hearTable(message) {
  const first = state.table === null;
  const before = state.table?.entry ?? -1;
  const stood = state.table?.number ?? 0;
  const eyes = state.table?.as;
  if (state.table && state.hints.holds === before && asksTheSame(state.table, message)) state.hints.holds = message.entry;
  // When two players share a screen, a player can't undo actions from before the screen was handed over.
  if (message.seats.length > 1 && eyes && eyes !== message.as) state.handed = message.number;
  if (first) state.passedTo = keptPassedTo(message.table);
  const asking = state.table;
  const theirs = message.number <= state.handed || message.number === state.passedTo;
  state.table = theirs && "takes" in message.undo ? { ...message, undo: { no: "theirs" } } : message;
  const from = message.log_from ?? 0;
  const fresh = (message.log ?? []).filter((one) => one.n > (state.log.at(-1)?.n ?? -1));
  if (asking) hearRefusal(asking, message, fresh);
  // After an undo, later moments are no longer valid, so the kept ones are discarded.
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
  // A roll of dice, or an action of the other side, ends a walk.
  const enemy = fresh.some((line) => line.side && line.side !== side);
  if (state.walk.length > 0 && (enemy || fresh.some((line) => line.dice?.length))) {
    state.walk = [];
    state.stopped = enemy ? "enemy" : "dice";
  }
  if (side && (first || eyes !== message.as)) state.seen = seenLine(message.table, side);
  return first || (eyes !== message.as && message.as !== "open") ? "new" : rewritten ? "other" : "on";
}

/** The requests that a side can make: the name in the table message, and the name in the keys of the texts. @type {["draw" | "takeback" | "pause", "draw" | "back" | "pause"][]} */
const REQUESTS = [["draw", "draw"], ["takeback", "back"], ["pause", "pause"]];

/**
 * Records that a request of this player failed. A request that was granted became an entry or ended the game. A request that is gone without an
 * entry was declined, unless the player withdrew it. A request lapses when the other side plays on.
 * @param {import("../types").TableMessage} before @param {import("../types").TableMessage} now @param {import("../types").NumberedLine[]} fresh
 */
function hearRefusal(before, now, fresh) {
  const side = mine();
  if (!side || ended()) return;
  for (const [request, what] of REQUESTS) {
    if (now[request].includes(side)) state.refused = null;
    if (!before[request].includes(side) || now[request].includes(side)) continue;
    const declined = now.entry === before.entry && !state.letGo;
    const lapsed = now.number > before.number && fresh.some((line) => line.side === other(side));
    if (declined || lapsed) state.refused = { what, how: declined ? "declined" : "lapsed" };
  }
  state.letGo = false;
}

/** Returns whether both sides choose in secret and only the other side has chosen, so that nothing changes for this player's side. @param {import("../types").TableMessage} before @param {import("../types").TableMessage} now */
function asksTheSame(before, now) {
  const asks = (/** @type {import("../types").TableMessage} */ one) => JSON.stringify([one.as, one.prompt, one.choices]);
  return before.awaited.length > 1 && asks(before) === asks(now);
}

/** Returns the key under which a moment is kept. The key includes the point of view, since a moment looks different from each point of view. @param {number} number */
const keptAs = (number) => `${state.table?.as} ${number}`;

/** Returns a moment, if it is in memory. @param {number} number */
export const knownMoment = (number) => state.playback.kept.get(keptAs(number));

/** Keeps a moment in memory, and drops the oldest if there are very many. @param {import("../types").AtMessage} message */
export function hearAt({ number, view }) {
  const { kept } = state.playback;
  kept.set(keptAs(number), { number, view });
  if (kept.size > 1200) kept.delete(kept.keys().next().value ?? "");
}

/** Remembers the table in this browser. @param {string[]} tokens the keys of the seats that are held */
export function remember(tokens) {
  const message = state.table;
  if (!message) return;
  const kept = keptTable(message.table);
  if ((kept?.over ?? false) === ended() && kept?.game === message.game && kept.sides.join() === message.seats.join() && kept.tokens.join() === tokens.join()) return;
  if (message.seats.length === 0 && !kept) return;
  keepTable({ table: message.table, game: message.game, scenario: message.scenario, tokens, sides: message.seats, opened: kept?.opened ?? Date.now(), over: ended(), account: message.seats.some((side) => message.players[side].account) });
}

/** Stores lines of the chat. After `sit` all lines arrive together; later lines arrive one by one. @param {import("../types").ChatLine[]} lines */
export function hearChat(lines) {
  const { chat } = state;
  chat.unread += chat.awaitsAll ? 0 : lines.length;
  chat.lines = chat.awaitsAll ? lines : [...chat.lines, ...lines];
  chat.awaitsAll = false;
}

/** Stores how far the server's clock is ahead of this machine's. @param {import("../types").TimeMessage} message */
export const hearTime = ({ now }) => void (state.ahead = now - Date.now());

/** Stores the odds of a choice. @param {import("../types").OddsMessage} message */
export function hearOdds({ entry, play, odds }) {
  if (entry === state.odds.entry) state.odds.of.set(play, odds ?? "none");
}

/** Stores the computer's hints. @param {import("../types").HintMessage} message */
export function hearHint({ entry, hints }) {
  if (entry === state.hints.entry) state.hints.list = hints;
}

/** Stores the ways of the moving force. @param {import("../types").WaysMessage} message */
export function hearWays({ number, ways }) {
  state.ways = { number, to: new Map(ways.map((way) => [spaceOf(way.to) ?? "", way])) };
}

/** Stores the reason why nothing can be done with a target. @param {import("../types").WhyMessage} answer */
export const hearWhy = (answer) => void state.refusals.answers.set(answer.on, answer);
