// @ts-check
// Plays on from the moment that is looked at, at a table of its own: once the game is over.

import { h, notice, refill } from "../kit/dom.js";
import { close, popover } from "../kit/popover.js";
import { openTable } from "../net/server.js";
import { keepTable, playerName, tableLink } from "../net/store.js";
import { sideName } from "../model/names.js";
import { ended, other, SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").Side} Side */

/** Returns whether the game can be played on from here; it must be replayable. */
export const mayPlayOn = () => ended() && Boolean(state.table?.view) && !state.table?.problem && !state.table?.mended;

/** Asks who is to play each side. @param {string} id the button that was pressed */
export function askPlayOn(id) {
  const { table } = state;
  if (!table) return;
  const number = state.replay?.number ?? table.number;
  const choice = (/** @type {string} */ key, /** @type {Record<Side, string>} */ seats, /** @type {Side} */ side = "french") =>
    h("button", { type: "button", "data-seats": SIDES.map((one) => seats[one]).join(), onclick: () => void playOn(number, seats) }, t(key, { side: sideName(side) }));
  // The computer plays on as well as it did; against a person, as well as it does by default.
  const bot = (/** @type {Side} */ side) => (table.players[side].kind === "bot" ? `bot:${table.players[side].level}` : "bot");
  const seat = (/** @type {Side} */ side, /** @type {string} */ foe) => /** @type {Record<Side, string>} */ ({ [side]: "me", [other(side)]: foe });
  popover(() => document.getElementById(id), t("play-on"), (box) => {
    refill(box, h("p", null, t("play-on-help", { n: number })), h("div", { class: "menu" },
      ...SIDES.map((side) => choice("play-on-bot", seat(side, bot(other(side))), side)),
      choice("play-on-both", { french: "me", british: "me" }),
      ...SIDES.map((side) => choice("play-on-friend", seat(side, "open"), side))));
    return mayPlayOn();
  });
}

/** Opens the new table and goes there. @param {number} number @param {Record<Side, string>} seats */
async function playOn(number, seats) {
  const { table } = state;
  if (!table) return;
  close();
  try {
    const { game, scenario } = table;
    const made = await openTable({ game, from: { table: table.table, number }, ...seats, name: playerName() || undefined });
    const sides = SIDES.filter((side) => made.seats[side]);
    keepTable({ table: made.table, game, scenario, tokens: sides.map((side) => made.seats[side] ?? ""), sides, invite: made.invitations, opened: Date.now() });
    location.assign(tableLink(made.table));
  } catch (error) {
    notice(t("create-failed"), " ", error instanceof Error ? error.message : "");
  }
}
