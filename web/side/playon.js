// @ts-check
// Continues a game at a new table: a finished game or a study from the moment being shown, or a game on this device as one on the server.

import { dialog, h, notice, refill } from "../kit/dom.js";
import { close, popover } from "../kit/popover.js";
import { isLocal, isServed } from "../net/root.js";
import { openTable } from "../net/server.js";
import { keepTable, playerName, tableLink } from "../net/store.js";
import { sideName } from "../model/names.js";
import { ended, other, SIDES, state } from "../model/state.js";
import { reason, t } from "../model/words.js";

/** @typedef {import("../types").Side} Side */

/** Returns whether a game can begin at the moment being shown: the game here is over and can be replayed, or this is a study. */
export const mayPlayOn = () => (ended() || Boolean(state.table?.study)) && Boolean(state.table?.view) && !state.table?.problem && !state.table?.mended;

/** Asks which player is to take each side. @param {string} id the button that was pressed */
export function askPlayOn(id) {
  const { table } = state;
  if (!table) return;
  const number = state.replay?.number ?? table.number;
  const choice = (/** @type {string} */ key, /** @type {Record<Side, string>} */ seats, /** @type {Side} */ side = "french") =>
    h("button", { type: "button", "data-seats": SIDES.map((one) => seats[one]).join(), onclick: () => void playOn(number, seats) }, t(key, { side: sideName(side) }));
  // A bot keeps its level. A bot that takes over from a person has the default level.
  const bot = (/** @type {Side} */ side) => (table.players[side].kind === "bot" ? `bot:${table.players[side].level}` : "bot");
  const seat = (/** @type {Side} */ side, /** @type {string} */ foe) => /** @type {Record<Side, string>} */ ({ [side]: "me", [other(side)]: foe });
  popover(() => document.getElementById(id), t("play-on"), (box) => {
    refill(box, h("p", null, t(table.study ? "play-on-study" : "play-on-help", { n: number })), h("div", { class: "menu" },
      ...SIDES.map((side) => choice("play-on-bot", seat(side, bot(other(side))), side)),
      choice("play-on-both", { french: "me", british: "me" }),
      ...(isServed ? SIDES.map((side) => choice("play-on-friend", seat(side, "open"), side)) : [])));
    return mayPlayOn();
  });
}

/** Returns the button that moves a game from this device to the server, where it is continued against a person. @param {import("../types").TableMessage} table */
export function moveButton(table) {
  if (!isServed || !table.started || table.seats.length === 0 || ended() || table.lesson || table.problem) return "";
  return h("div", { class: "row" }, h("button", { type: "button", id: "move", onclick: askMove }, t("move")));
}

/** Asks the player which side to keep. */
function askMove() {
  const choice = (/** @type {Side} */ side) => h("button", { type: "button", "data-keep": side, onclick: () => {
    box.close();
    playOn(state.table?.number ?? 0, /** @type {Record<Side, string>} */ ({ [side]: "me", [other(side)]: "open" }));
  } }, t("play-on-friend", { side: sideName(side) }));
  const box = dialog(t("move"), t("close"), h("p", null, t("move-help")), h("div", { class: "menu" }, ...SIDES.filter((side) => state.table?.seats.includes(side)).map(choice)));
}

/** Opens the new table and goes there. @param {number} number the moment from which it begins @param {Record<Side, string>} seats */
async function playOn(number, seats) {
  const { table } = state;
  if (!table) return;
  close();
  try {
    const { game, scenario } = table;
    // A friend can join only a table of the server.
    const where = isLocal(table.table) && !Object.values(seats).includes("open") ? "device" : "server";
    const made = await openTable({ game, from: { table: table.table, number }, ...seats, name: playerName() || undefined }, where);
    const sides = SIDES.filter((side) => made.seats[side]);
    keepTable({ table: made.table, game, scenario, tokens: sides.map((side) => made.seats[side] ?? ""), sides, invite: made.invitations, opened: Date.now() });
    location.assign(tableLink(made.table));
  } catch (error) {
    notice(t("create-failed"), " ", reason(error));
  }
}
