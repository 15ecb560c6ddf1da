// @ts-check
// The tables of the account that has signed in: they are added to the list that this browser remembers, without keys.

import { h, notice } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { accountTables, bringSeats, muteTable } from "../net/account.js";
import { isLocal } from "../net/root.js";
import { forgottenTables, keepTable, keptTable, keptTables, MOST_TABLES } from "../net/store.js";
import { changed, state } from "../model/state.js";
import { reason, t } from "../model/words.js";

/** Adds the account's tables to the list of this browser, if somebody has signed in. */
export async function learnOwn() {
  if (state.lobby.account) keepOwn(await accountTables());
}

/** After the player has signed in, gives the seats whose keys are in this browser to the account. Then adds the account's tables to the list of this browser. */
export async function bringAlong() {
  const tables = keptTables().filter(({ table, tokens }) => !isLocal(table) && tokens.length > 0).map(({ table, tokens }) => ({ table, keys: tokens }));
  keepOwn(await bringSeats(tables.slice(0, MOST_TABLES)));
}

/** @param {import("../types").AccountTable[]} tables */
function keepOwn(tables) {
  const forgotten = forgottenTables();
  state.lobby.muted = new Set(tables.filter(({ muted }) => muted).map(({ table }) => table));
  state.lobby.drawn = new Set(tables.filter(({ lot }) => lot !== undefined).map(({ table }) => table));
  // The latest tables come first, and each that is added is put before the others.
  for (const { table, game, scenario, lesson, sides, opened, over } of [...tables].reverse()) {
    const kept = keptTable(table);
    if (forgotten.includes(table) || kept?.account) continue;
    // A finished game must not take the place of a table whose keys are in this browser only.
    if (over && !kept && keptTables().length >= MOST_TABLES) continue;
    keepTable({ table, game, scenario, lesson, tokens: kept?.tokens ?? [], sides, opened: kept?.opened ?? opened, account: true });
  }
}

/** Returns the button that mutes the notices of a table of the account. @param {string} table */
export function muteButton(table) {
  const muted = state.lobby.muted.has(table);
  const press = async () => {
    try {
      await muteTable(table, !muted);
      if (muted) state.lobby.muted.delete(table);
      else state.lobby.muted.add(table);
      changed();
    } catch (error) {
      notice(reason(error));
    }
  };
  return h("button", { type: "button", class: "quiet", id: `mute-${table}`, "data-mute": table, "aria-pressed": String(muted), "aria-label": t("mute"), title: t(muted ? "muted" : "mute"), onclick: press }, icon(muted ? "silent" : "bell", 16));
}
