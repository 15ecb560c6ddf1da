// @ts-check
// The tables that wait for whoever comes: one of them is joined by a touch.

import { h, notice } from "../kit/dom.js";
import { random } from "../kit/random.js";
import { join, openTables } from "../net/server.js";
import { claimKey, keepTable, keptTable, playerName, setClaimKey, tableLink } from "../net/store.js";
import { clockWords } from "../model/names.js";
import { changed, state } from "../model/state.js";
import { scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../types").OpenTable} OpenTable */
/** @typedef {import("../types").Side} Side */

/** How often a list that lies open is read again, in milliseconds. */
const AGAIN = 20_000;

/** Asks which there are, now and as long as the page is looked at. */
export async function readOpen() {
  setTimeout(readOpen, AGAIN);
  if (document.hidden) return;
  const before = JSON.stringify(state.lobby.open);
  state.lobby.open = await openTables().catch(() => state.lobby.open);
  if (before !== JSON.stringify(state.lobby.open)) changed();
}

/** The list of them; one's own are among my tables. */
export function openList() {
  const known = state.lobby.games.map((game) => game.name);
  const open = state.lobby.open.filter((one) => known.includes(one.game) && !keptTable(one.table));
  if (open.length === 0) return h("p", { class: "fine" }, t("no-open-tables"));
  return h("ul", { class: "my-tables open-tables" }, ...open.map((one) => h("li", { "data-table": one.table },
    h("span", { class: "what" },
      h("b", null, tOf(one.game, "game-title"), h("span", { class: "against" }, ` ${t("against", { name: one.name || t("nameless") })}`)),
      h("small", null, [scenarioOf(one.game, one.scenario), one.clock ? clockWords(one.clock) : ""].filter(Boolean).join(" · "))),
    ...one.sides.map((side) => h("button", { type: "button", "data-join": side, onclick: (/** @type {Event} */ event) => sit(one, side, /** @type {HTMLButtonElement} */ (event.currentTarget)) }, mark(side, 18), " ", t("join-as", { side: tOf(one.game, `side-${side}`) }))))));
}

/** Takes a free seat: its key is made and kept here before it is sent. @param {OpenTable} one @param {Side} side @param {HTMLButtonElement} button */
async function sit(one, side, button) {
  button.disabled = true;
  const key = claimKey(one.table) || random(32);
  setClaimKey(one.table, key);
  try {
    await join(one.table, side, key, playerName());
    setClaimKey(one.table, "");
    keepTable({ table: one.table, game: one.game, scenario: one.scenario, tokens: [key], sides: [side], opened: Date.now() });
    location.assign(tableLink(one.table));
  } catch (error) {
    button.disabled = false;
    notice(t("join-failed"), " ", error instanceof Error ? error.message : "");
    readOpenNow();
  }
}

async function readOpenNow() {
  state.lobby.open = await openTables().catch(() => []);
  changed();
}
