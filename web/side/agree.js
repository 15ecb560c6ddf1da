// @ts-check
// Agreements between the players: draws, take-backs, pauses and rematches. Also the button with which a player takes a seat back from the computer.

import { dialog, h, refill } from "../kit/dom.js";
import { keptTable, keepTable, tableLink } from "../net/store.js";
import { askBack, askPause, comeBack, decline, endPause, offerDraw, readRefusal, wantRematch } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { mine, other, over, SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").TableMessage} TableMessage */

/** Returns whether the other side is a person, who can be asked. @param {TableMessage} table */
const hasPartner = (table) => table.seats.length === 1 && table.players[other(table.seats[0] ?? "french")].kind !== "bot";

/** Returns the button that offers a draw, if there is a person who can accept it. @param {TableMessage} table */
export function drawButton(table) {
  const me = mine();
  if (!me || over() || !table.started || !hasPartner(table)) return null;
  return h("button", { type: "button", id: "draw", disabled: table.draw.includes(me), onclick: offerDraw }, t("draw-offer"));
}

/** Returns the button that asks to take back the player's last action, if undo can't do that. @param {TableMessage} table */
export function backButton(table) {
  const me = mine();
  const back = table.asks_back;
  if (!me || over() || !back || "takes" in table.undo) return null;
  const no = back.seen && table.players[other(me)].kind === "bot";
  return h("button", { type: "button", id: "ask-back", disabled: no || table.takeback.includes(me), title: t(no ? "back-bot-no" : back.seen ? "back-seen" : "back-help"), onclick: askBack }, t("back-ask"));
}

/** Returns the button that asks for a pause of the clocks, or ends it. @param {TableMessage} table */
export function pauseButton(table) {
  const me = mine();
  if (!me || over() || !table.started || !table.clock) return null;
  if (table.clock.paused) return h("button", { type: "button", id: "end-pause", onclick: endPause }, t("pause-end"));
  return h("button", { type: "button", id: "ask-pause", disabled: table.pause.includes(me), onclick: askPause }, t("pause-ask"));
}

/** Returns the first request that waits for the other side's agreement, with the side that made it; undefined if there is none. @param {TableMessage} table */
function wanted(table) {
  const asks = [
    { what: "back", by: table.takeback[0], agree: askBack },
    { what: "pause", by: table.pause[0], agree: askPause },
    { what: "draw", by: table.draw[0], agree: askAgree },
  ];
  return asks.find(({ by }) => by);
}

/** Returns the player who made a request in words: the player's name, if there is one. @param {TableMessage | null} table @param {import("../types").Side} by */
function askerWords(table, by) {
  const name = table?.players[by].name;
  const side = sideName(by);
  return name ? t("asker", { name, side }) : t("asker-nameless", { side });
}

/** Returns whether the player must answer a request, or has a message about a failed one to read. */
export function isAddressed() {
  const { table } = state;
  const me = mine();
  const by = table && me && !over() ? wanted(table)?.by : undefined;
  return state.refused !== null || Boolean(by && by !== me);
}

/** Draws the band over the map: a pending request with its answers, a failed one, or a pause. @param {HTMLElement} root */
export function drawOffer(root) {
  const { table } = state;
  const me = mine();
  if (me && !over() && table?.players[me].played_for) {
    root.hidden = false;
    return void refill(root, h("p", null, t("played-for-you")), h("div", { class: "row" }, h("button", { type: "button", id: "come-back", class: "primary", onclick: comeBack }, t("come-back"))));
  }
  const asks = table ? wanted(table) : undefined;
  const paused = Boolean(table?.clock?.paused);
  const { refused } = state;
  root.hidden = !me || over() || !(asks || paused || refused);
  if (root.hidden || !me) return;
  if (!asks && refused) return void refill(root, h("p", null, t(`${refused.what}-${refused.how}`, { player: askerWords(table, other(me)) })), h("div", { class: "row" }, h("button", { type: "button", id: "refusal-read", onclick: readRefusal }, t("refusal-read"))));
  if (!asks?.by) return void refill(root, h("p", null, t("paused")), h("div", { class: "row" }, h("button", { type: "button", id: "pause-over", onclick: endPause }, t("pause-end"))));
  const { what, by, agree } = asks;
  const own = by === me;
  refill(root, h("p", null, own ? t(`${what}-offered`) : t(`${what}-asked`, { player: askerWords(table, by) })), h("div", { class: "row" },
    own ? "" : h("button", { type: "button", id: `${what}-agree`, class: what === "draw" ? "danger" : "primary", onclick: agree }, t(`${what}-agree`)),
    h("button", { type: "button", id: `${what}-decline`, onclick: decline }, t(own ? `${what}-take-back` : `${what}-decline`))));
}

/** Asks for confirmation, then agrees to a draw, which ends the game. */
function askAgree() {
  const box = dialog(t("draw-agree"), t("close"), h("p", null, t("draw-sure")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "danger", id: "draw-yes", onclick: () => {
        offerDraw();
        box.close();
      } }, t("draw-yes")),
      h("button", { type: "button", onclick: () => box.close() }, t("cancel"))));
}

/** Returns the buttons for a rematch. Each asks for a rematch, and waits until the other side has asked for the same. Once the rematch exists, a single button opens it. @param {TableMessage} table @returns {HTMLElement[]} */
export function rematchButtons(table) {
  const [side] = table.seats;
  if (!side || table.problem) return [];
  const { next } = table;
  if (next) return [h("button", { type: "button", class: "primary", id: "rematch", onclick: () => follow(table, next) }, t("rematch-go"))];
  const theirs = table.seats.length === 1 ? table.rematch[other(side)] : null;
  return REMATCHES.map((sides) => {
    const key = sides === "swapped" ? "rematch" : "rematch-same";
    const wanted = table.rematch[side] === sides;
    return h("button", { type: "button", id: key, disabled: wanted, class: theirs === sides ? "primary" : null, onclick: () => wantRematch(sides) },
      t(wanted ? `${key}-waits` : theirs === sides ? `${key}-asked` : key));
  });
}

/** The two arrangements of sides for a rematch. @type {import("../types").Rematch[]} */
const REMATCHES = ["swapped", "same"];

/** Opens the rematch as soon as it exists, for a player who asked for it on this page. */
export function goAgain() {
  const { table, again } = state;
  if (!again || !table?.next) return;
  state.again = false;
  follow(table, table.next);
}

/** Opens the next game. The keys of this table are also those of the same player's seats at the next table, where the player may have the other side. @param {TableMessage} table @param {string} next */
function follow(table, next) {
  const tokens = keptTable(table.table)?.tokens ?? [];
  const same = SIDES.some((side) => table.rematch[side] === "same");
  keepTable({ table: next, game: table.game, scenario: table.scenario, tokens, sides: same ? table.seats : table.seats.map(other), opened: Date.now() });
  location.assign(tableLink(next));
}
