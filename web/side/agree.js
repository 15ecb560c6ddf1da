// @ts-check
// What is to be settled besides the game: a draw, a seat that the computer plays, another game.

import { h, refill } from "../kit/dom.js";
import { keptTable, keepTable, tableLink } from "../net/store.js";
import { comeBack, declineDraw, offerDraw, wantRematch } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { mine, other, over, state } from "../model/state.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").TableMessage} TableMessage */

/** Is the other side a person, whom one can ask? @param {TableMessage} table */
const hasPartner = (table) => table.seats.length === 1 && table.players[other(table.seats[0] ?? "french")].kind !== "bot";

/** The button that offers a draw, where there is somebody to take it. @param {TableMessage} table */
export function drawButton(table) {
  const me = mine();
  if (!me || over() || !table.started || !hasPartner(table)) return null;
  return h("button", { type: "button", id: "draw", disabled: table.draw.includes(me), onclick: offerDraw }, t("draw-offer"));
}

/** What is offered: one's own seat, which the computer plays; or a draw, with what may be answered. @param {HTMLElement} root */
export function drawOffer(root) {
  const { table } = state;
  const me = mine();
  if (me && !over() && table?.players[me].played_for) {
    root.hidden = false;
    return void refill(root, h("p", null, t("played-for-you")), h("div", { class: "row" }, h("button", { type: "button", id: "come-back", class: "primary", onclick: comeBack }, t("come-back"))));
  }
  const [by] = table?.draw ?? [];
  root.hidden = !table || !me || !by || over();
  if (root.hidden || !by) return;
  const own = by === me;
  refill(root, h("p", null, own ? t("draw-offered") : t("draw-asked", { side: sideName(by) })), h("div", { class: "row" },
    own ? "" : h("button", { type: "button", id: "draw-agree", class: "primary", onclick: offerDraw }, t("draw-agree")),
    h("button", { type: "button", id: "draw-decline", onclick: declineDraw }, t(own ? "draw-take-back" : "draw-decline"))));
}

/** The button to another game with sides swapped, once this one is over: it asks for it, waits for the other side, and leads there. @param {TableMessage} table */
export function rematchButton(table) {
  const [side] = table.seats;
  if (!side || table.problem) return null;
  const { next } = table;
  if (next) return h("button", { type: "button", class: "primary", id: "rematch", onclick: () => follow(table, next) }, t("rematch-go"));
  const wanted = table.rematch.includes(side);
  const asked = table.rematch.some((one) => !table.seats.includes(one));
  return h("button", { type: "button", id: "rematch", disabled: wanted, onclick: wantRematch }, t(wanted ? "rematch-waits" : asked ? "rematch-asked" : "rematch"));
}

/** Goes to the next game. The keys of these seats open the same player's there, which are the other sides'. @param {TableMessage} table @param {string} next */
function follow(table, next) {
  const tokens = keptTable(table.table)?.tokens ?? [];
  keepTable({ table: next, game: table.game, scenario: table.scenario, tokens, sides: table.seats.map(other), opened: Date.now() });
  location.assign(tableLink(next));
}
