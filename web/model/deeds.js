// @ts-check
// What the player does: everything that the page says to the server at a table.

import { setSeenLine } from "../net/store.js";
import { asked, changed, mine, state } from "./state.js";

/** @typedef {{ send(message: object): void, act(message: object): void }} Voice */

/** The line to the server: `send` may be lost with it, `act` arrives once. Nothing is said before a table is open. @type {Voice} */
let voice = { send() {}, act() {} };

/** From now on everything is said on this line. @param {Voice} line */
export const speakOn = (line) => void (voice = line);

/** @param {object} message */
function act(message) {
  noteSeen();
  voice.act(message);
}

/** The player acts: he has seen what stands in the log. */
function noteSeen() {
  const side = mine();
  if (!side || !state.table) return;
  // The lines that his own action brings carry its number, and are no news to him.
  state.seen = state.table.number + 1;
  setSeenLine(state.table.table, side, state.seen);
}

/** Plays an action, unless another is on its way. @param {import("../types").Choice} choice */
export function play(choice) {
  const side = mine();
  if (!side || !state.table || state.busy || !asked()) return;
  state.picked.clear();
  act({ do: "play", number: state.table.number, side, play: choice.play });
}

/** Picks a target, or puts it back, where several are chosen together. @param {string} target */
export function pick(target) {
  if (!state.picked.delete(target)) state.picked.add(target);
  changed();
}

/** Takes the last action back, if it may be. */
export function undo() {
  if (state.table?.can_undo && !state.busy && !state.replay) act({ do: "undo", number: state.table.number });
}

/** Gives the game up. */
export function resign() {
  const side = mine();
  if (side) act({ do: "resign", side });
}

/** Lets interrupts go by for a while. @param {string} until */
export const order = (until) => voice.send({ do: "orders", side: mine(), until });

/** Says something to everybody at the table. @param {string} text */
export const chat = (text) => voice.send({ do: "chat", text });

/** Looks at a table of two seats with the eyes of that side. @param {import("../types").Side} side */
export const lookAs = (side) => voice.send({ do: "as", side });

/** Asks for the table as it was after an action. @param {number} number */
export const lookBack = (number) => voice.send({ do: "at", number });

/** Asks why nothing can be done on a target, once for each number; the answer comes to `state.refusals`. @param {string} target */
export function askWhy(target) {
  const side = mine();
  if (!side || !state.table) return;
  const { refusals } = state;
  if (refusals.number !== state.table.number) {
    refusals.answers.clear();
    refusals.number = state.table.number;
  }
  if (!refusals.answers.has(target)) voice.send({ do: "why", side, on: target });
}
