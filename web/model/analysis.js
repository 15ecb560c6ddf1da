// @ts-check
// Opens a study of the game at this table.

import { hasPrograms, isLocal } from "../net/root.js";
import { analysed, openStudy, recordOf } from "../net/server.js";
import { ended, SIDES, state } from "./state.js";

/** The reasons why a game can't be studied now: its players are persons, or the game is on a server, which publishes the record only at the end. @typedef {"person" | "server"} NoStudy */

/** Returns whether the game at this table can ever be studied: it must be replayable, and this page must have the programs of the games. @param {import("../types").TableMessage} table */
export const isStudied = (table) => hasPrograms && table.started && !table.study && !table.problem && !(table.mended && !isLocal(table.table));

/** Returns the reason why the game can't be studied now; null if it can. Players who asked a computer during a game against a person would cheat. @param {import("../types").TableMessage} table @returns {NoStudy | null} */
export function whyNoStudy(table) {
  if (ended() || isLocal(table.table)) return null;
  return SIDES.every((side) => table.seats.includes(side) || table.players[side].kind === "bot") ? "server" : "person";
}

/**
 * Opens a study of the game at a moment, and resolves with the study's address.
 * @param {number} number the number of actions before the moment @param {{ side: import("../types").Side, play: string }} [tried] an action that is tried there, as a variation
 */
export async function analyse(number, tried) {
  const { table } = state;
  if (!table) throw new Error("there is no table");
  const from = isLocal(table.table) ? await analysed(table.table, number) : { text: await recordOf(table.table), at: number };
  return (await openStudy(table.game, { ...from, tried })).address;
}
