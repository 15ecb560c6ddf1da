// @ts-check
// The tables that anybody may join.

import { dialog, h, notice } from "../kit/dom.js";
import { random } from "../kit/random.js";
import { join, openTables, withdraw } from "../net/server.js";
import { playerAt } from "../net/root.js";
import { claimKey, keepTable, keptTable, playerName, setClaimKey, tableLink } from "../net/store.js";
import { clockWords, prospectWords } from "../model/names.js";
import { changed, state } from "../model/state.js";
import { reason, scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { nameField, showCode } from "../side/invite.js";
import { regularly } from "./live.js";

/** @typedef {import("../types").OpenTable} OpenTable */
/** @typedef {import("../types").Side} Side */

/** The interval, in milliseconds, at which the list is refreshed. */
const AGAIN = 20_000;

const isNeeded = regularly();

/** From now on fetches the open tables regularly while the page is visible. */
export function keepOpen() {
  setTimeout(async () => {
    if (!document.hidden && isNeeded()) await readOpen();
    keepOpen();
  }, AGAIN);
}

/** Fetches the open tables. */
export async function readOpen() {
  const before = JSON.stringify(state.lobby.open);
  state.lobby.open = await openTables().catch(() => state.lobby.open);
  if (before !== JSON.stringify(state.lobby.open)) changed();
}

/** Returns the list of open tables. The player's own tables can be withdrawn. */
export function openList() {
  const known = state.lobby.games.map((game) => game.name);
  const open = state.lobby.open.filter((one) => known.includes(one.game));
  if (open.length === 0) return h("p", { class: "fine" }, t("no-open-tables"));
  return h("ul", { class: "my-tables open-tables" }, ...open.map((one) => h("li", { "data-table": one.table },
    h("span", { class: "what" },
      h("b", null, tOf(one.game, "game-title"), h("span", { class: "against" }, ` ${isOwn(one) ? t("offer-own") : t("against", { name: one.name || t("nameless") })}`)),
      h("small", null, [scenarioOf(one.game, one.scenario), one.clock ? clockWords(one.clock) : "", one.accounts_only ? t("offer-accounts") : "", one.account && !one.rated ? t("offer-casual") : ""].filter(Boolean).join(" · "), ...profile(one)),
      ...one.sides.map((side) => stakes(one, side)).filter(Boolean).map((words) => h("small", { class: "prospects" }, words))),
    ...buttons(one))));
}

/** Returns the link to the profile of the player who waits, if the player has an account. @param {OpenTable} one */
const profile = (one) => (one.account && !isOwn(one) ? [" · ", h("a", { href: playerAt(one.name) }, t("profile-of", { name: one.name }))] : []);

/** Returns the changes of the visitor's rating by each result; empty if no result changes it. @param {OpenTable} one @param {Side} side */
function stakes(one, side) {
  const prospects = one.prospects?.[side];
  return prospects ? prospectWords(prospects) : "";
}

/** Returns whether the player waits at an open table. @param {OpenTable} one */
const isOwn = (one) => (keptTable(one.table)?.sides.length ?? 0) > 0;

/** Returns the buttons that claim the free seats of a table, or the button that withdraws the player's own table. @param {OpenTable} one */
function buttons(one) {
  if (isOwn(one)) return [h("button", { type: "button", "data-withdraw": one.table, onclick: () => takeBack(one) }, t("offer-withdraw"))];
  const barred = Boolean(one.accounts_only) && !state.lobby.account;
  return [barred ? h("span", { class: "fine" }, t("offer-sign-in")) : "", ...one.sides.map((side) =>
    h("button", { type: "button", "data-join": side, disabled: barred, onclick: () => askSeat(one, side) }, mark(side, 18), " ", t("join-as", { side: tOf(one.game, `side-${side}`) })))];
}

/** Takes a table of the player out of the list. The table itself stays, and an invitation still leads to it. @param {OpenTable} one */
async function takeBack(one) {
  try {
    state.lobby.open = await withdraw(one.table, keptTable(one.table)?.tokens ?? []);
    changed();
  } catch (error) {
    notice(reason(error));
  }
}

/** Asks the player to confirm the claim of a free seat: shows the game and the opponent, and asks for a name. @param {OpenTable} one @param {Side} side */
function askSeat(one, side) {
  const facts = [scenarioOf(one.game, one.scenario), t("against", { name: one.name || t("nameless") }), one.clock ? clockWords(one.clock) : "", stakes(one, side)].filter(Boolean);
  const take = h("button", { type: "button", class: "primary", id: "join", onclick: () => sit(one, side, take, box) }, t("claim", { side: tOf(one.game, `side-${side}`) }));
  const box = dialog(tOf(one.game, "game-title"), t("close"), h("p", null, facts.join(" · ")),
    h("label", { class: "asked-name" }, h("span", null, t("claim-name")), nameField("join-name")), h("p", { class: "fine" }, t("claim-help")),
    h("div", { class: "row" }, take, h("button", { type: "button", onclick: () => box.close() }, t("cancel"))));
}

/** Claims a free seat, with a key that is stored before it is sent. Shows the seat's recovery code, then opens the table. @param {OpenTable} one @param {Side} side @param {HTMLButtonElement} button @param {HTMLDialogElement} box */
async function sit(one, side, button, box) {
  button.disabled = true;
  const key = claimKey(one.table) || random(32);
  setClaimKey(one.table, key);
  try {
    const own = await join(one.table, side, key, playerName());
    setClaimKey(one.table, "");
    keepTable({ table: one.table, game: one.game, scenario: one.scenario, tokens: [key], sides: [side], opened: Date.now() });
    box.close();
    showCode(own, one.table).addEventListener("close", () => location.assign(tableLink(one.table)));
  } catch (error) {
    button.disabled = false;
    box.close();
    notice(t("join-failed"), " ", error instanceof Error ? error.message : "");
    readOpen();
  }
}
