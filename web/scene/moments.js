// @ts-check
// Past moments of the table. Those in memory are used; others are requested from the server, one after another.

import { lookBack } from "../model/deeds.js";
import { hearAt, knownMoment } from "../model/hear.js";
import { state } from "../model/state.js";

/** @typedef {import("../model/state.js").Moment} Moment */

/** The time, in milliseconds, to wait for a moment, since the line may be broken. */
const PATIENCE = 5000;
/** The pause between two requests, in milliseconds, since the server limits them. */
const APART = 30;

/** The callbacks that wait for each moment, and the time of the last request. @type {{ waiting: Map<number, ((moment: Moment | null) => void)[]>, asked: number }} */
const desk = { waiting: new Map(), asked: 0 };

/** Returns the table as it stood after a number of actions, or null if it can't be fetched. @param {number} number @returns {Promise<Moment | null>} */
export function momentAt(number) {
  const known = knownMoment(number);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const others = desk.waiting.get(number);
    if (others) return void others.push(resolve);
    desk.waiting.set(number, [resolve]);
    const now = performance.now();
    desk.asked = Math.max(now, desk.asked + APART);
    if (desk.asked === now) lookBack(number);
    else setTimeout(() => lookBack(number), desk.asked - now);
    setTimeout(() => answer(number, null), desk.asked - now + PATIENCE);
  });
}

/** Stores a moment that the server has sent, and passes it to the callbacks that wait for it. @param {import("../types").AtMessage} message */
export function takeMoment(message) {
  hearAt(message);
  answer(message.number, knownMoment(message.number) ?? null);
}

/** @param {number} number @param {Moment | null} moment */
function answer(number, moment) {
  const waiting = desk.waiting.get(number) ?? [];
  desk.waiting.delete(number);
  for (const resolve of waiting) resolve(moment);
}

/** Returns the log lines of an action. @param {number} number */
export const linesOf = (number) => state.log.filter((line) => line.n === number);
