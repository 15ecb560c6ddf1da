// @ts-check
// Takes what the server says into the state.

import { keepTable, keptTable, seenLine } from "../net/store.js";
import { mine, over, state } from "./state.js";
import { spaceOf } from "./targets.js";

/**
 * The table as it is now. Returns the lines of the log that are news.
 * @param {import("../types").TableMessage} message
 */
export function hearTable(message) {
  const first = state.table === null;
  const before = state.table?.number ?? 0;
  const eyes = state.table?.as;
  state.table = message;
  const from = message.log_from ?? 0;
  const fresh = (message.log ?? []).filter((one) => one.n > (state.log.at(-1)?.n ?? -1));
  state.log = [...state.log.filter((one) => one.n < from), ...(message.log ?? [])];
  // Undo changes what happened after a number: forget what was kept.
  if (message.number < before) state.playback.kept.clear();
  if (message.number !== before || eyes !== message.as) {
    state.picked.clear();
    state.armed = null;
    state.looked = null;
  }
  const side = mine();
  // Dice, or anything that the other side did, end a walk.
  if (fresh.some((line) => line.dice?.length || (line.side && line.side !== side))) state.walk = [];
  if (side && (first || eyes !== message.as)) state.seen = seenLine(message.table, side);
  return first || eyes !== message.as ? [] : fresh;
}

/** Remembers the table in this browser. @param {string[]} tokens the seats that are held */
export function remember(tokens) {
  const message = state.table;
  if (!message) return;
  const kept = keptTable(message.table);
  if ((kept?.over ?? false) === over() && kept && kept.sides.join() === message.seats.join()) return;
  if (message.seats.length === 0 && !kept) return;
  keepTable({ table: message.table, game: message.game, scenario: message.scenario, tokens, sides: message.seats, opened: kept?.opened ?? Date.now(), over: over() });
}

/** Lines of the chat: all of them after sitting down, then one by one. @param {import("../types").ChatLine[]} lines */
export function hearChat(lines) {
  const { chat } = state;
  chat.unread += chat.awaitsAll ? 0 : lines.length;
  chat.lines = chat.awaitsAll ? lines : [...chat.lines, ...lines];
  chat.awaitsAll = false;
}

/** Where the force on the move can come to. @param {import("../types").WaysMessage} message */
export function hearWays({ number, ways }) {
  state.ways = { number, to: new Map(ways.map((way) => [spaceOf(way.to) ?? "", way])) };
}

/** Why nothing can be done on a target. @param {import("../types").WhyMessage} answer */
export const hearWhy = (answer) => void state.refusals.answers.set(answer.on, answer);
