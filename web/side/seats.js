// @ts-check
// The players at the table and their names, standing orders, draws, resigning, lost seats, and the proof of the dice.

import { dialog, h, refill } from "../kit/dom.js";
import { isLocal, playerAt } from "../net/root.js";
import { checkDice } from "../model/dice.js";
import { order, resign } from "../model/deeds.js";
import { sideName, tableFacts } from "../model/names.js";
import { mine, over, SIDES, state } from "../model/state.js";
import { named, say, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { openLedger } from "../papers/rules.js";
import { analyseButton } from "./analyse.js";
import { backButton, drawButton, pauseButton } from "./agree.js";
import { codeButton, moment, nameForm, recoverForm, watchButton } from "./invite.js";
import { photoButton } from "./photo.js";
import { moveButton } from "./playon.js";
import { ratingAt } from "./ratings.js";
import { recordLink } from "./record.js";
import { openGoals } from "./status.js";

/** Draws the players and the facts of the table. @param {HTMLElement} root */
export function drawSeats(root) {
  const table = state.table;
  if (!table) return;
  const me = mine();
  const orders = h("select", { id: "orders" }, ...["none", "phase", "season"].map((until) =>
    h("option", { value: until, selected: (table.orders ?? "none") === until }, t(`orders-${until}`))));
  orders.onchange = () => order(/** @type {import("../types").OrdersUntil} */ (orders.value), null);
  const facts = tableFacts(table);
  const local = isLocal(table.table);
  if (table.study) return drawStudied(root, table, facts);
  const seal = JSON.stringify([table.players, table.orders, table.seats, table.as, over(), table.commitment, table.secret, table.mended, table.problem, table.draw, table.takeback, table.pause, table.asks_back, table.undo, table.clock?.paused, state.ratings.facts, facts, document.documentElement.lang]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  root.replaceChildren(
    local ? h("p", { class: "watching", id: "here" }, t("table-here")) : "",
    h("h3", null, t("players")),
    h("ul", { class: "players" }, ...SIDES.filter((side) => table.players?.[side]).map((side) => player(side))),
    me && !over() && !table.players[me].account ? nameForm(table.players[me].name ?? "", "own-name") : "",
    table.uploaded ? h("p", { class: "watching", id: "uploaded" }, uploaded(table)) : "",
    table.from_position ? h("p", { class: "watching", id: "from-position" }, t("from-position")) : "",
    table.mended ? h("p", { class: "watching", id: "mended" }, mendedWords(table.mended)) : "",
    table.problem ? h("p", { class: "watching", id: "problem" }, t(table.result === "unplayable" ? "no-unplayable" : "kept-only")) : "",
    table.seats.length === 0 ? h("p", { class: "watching" }, t("watching-help")) : "",
    table.seats.length === 0 && !over() && !local ? recoverForm() : "",
    local ? moveButton(table) : h("div", { class: "row" }, watchButton(table.table), me && !over() && !table.players[me].account ? codeButton(table.table) : ""),
    me && !over() ? h("label", { class: "orders" }, h("span", null, t("orders")), orders) : "",
    me && !over() ? h("p", { class: "fine" }, t("orders-help")) : "",
    h("h3", null, t("about-table")),
    h("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
    dice(table),
    h("div", { class: "row" },
      h("button", { type: "button", onclick: (/** @type {Event} */ event) => openGoals(/** @type {Element} */ (event.currentTarget)) }, t("goals")),
      h("button", { type: "button", onclick: () => openLedger(table.game) }, t("rules")),
      over() ? recordLink(table) : "",
      ...analyseButton(table, "analyse"),
      photoButton("photo"),
      backButton(table) ?? "",
      pauseButton(table) ?? "",
      drawButton(table) ?? "",
      me && !over() && table.started ? h("button", { type: "button", class: "danger", id: "resign", onclick: askResign }, t("resign")) : ""));
}

/** Draws the facts of a study, which has no players. @param {HTMLElement} root @param {import("../types").TableMessage} table @param {[string, string][]} facts */
function drawStudied(root, table, facts) {
  refill(root,
    h("p", { class: "watching", id: "here" }, t("study-here")),
    h("h3", null, t("about-table")),
    h("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
    h("div", { class: "row" },
      h("button", { type: "button", id: "study-goals" }, t("goals")),
      h("button", { type: "button", id: "study-ledger" }, t("rules")),
      photoButton("photo")));
  const [goals, rules] = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".row button"));
  if (goals) goals.onclick = () => openGoals(goals);
  if (rules) rules.onclick = () => openLedger(table.game);
}

/** Returns a sentence about an uploaded game: that it is proved, or that it is only claimed. @param {import("../types").TableMessage} table */
function uploaded({ uploaded, result }) {
  if (uploaded?.proved) return t("uploaded-proved");
  const signed = uploaded?.signer ? t("uploaded-signed", { key: uploaded.signer }) : t("uploaded-unsigned");
  return `${t(result ? "uploaded-claims-result" : "uploaded-claims")} ${signed}`;
}

/** Returns the state of the proof of the dice in a plain sentence. The evidence is folded below the sentence. @param {import("../types").TableMessage} table */
function dice(table) {
  if (table.lesson) return h("p", { class: "fine" }, t("teach-dice"));
  if (isLocal(table.table) && !table.uploaded) return h("p", { class: "fine", id: "dice-here" }, t("dice-here"));
  const so = checkDice(table);
  const fact = (/** @type {string} */ name, /** @type {string} */ value) => h("p", null, h("b", null, name, " "), h("code", null, value));
  return h("details", { class: `dice-proof ${so}`, "data-dice": so, open: so === "broken" }, h("summary", null, t(`dice-${so}`)),
    h("p", so === "broken" ? { role: "alert" } : null, t(`dice-${so}-help`)), so === "proved" ? h("p", null, t("dice-limits")) : "",
    fact(t("commitment"), table.commitment),
    ...SIDES.filter((side) => table.players[side].nonce).map((side) => fact(t("dice-share", { side: sideName(side) }), table.players[side].nonce ?? "")),
    table.secret ? fact(t("secret"), table.secret) : "");
}

/** Returns a message about corrected rules in this game. @param {import("../types").MendedMessage} mended */
export function mendedWords({ number, taken_back, before, rules, changes }) {
  const went = t("mended", { number, taken_back, before, rules });
  return changes.length > 0 ? `${went} ${t("mended-what", { what: changes.map(say).join(" ") })}` : went;
}

/** @param {import("../types").Side} side */
function player(side) {
  const table = /** @type {import("../types").TableMessage} */ (state.table);
  const one = table.players[side];
  const who = one.kind === "bot" ? t("bot-named", { level: named("level", one.level ?? "") })
    : one.kind === "open" ? t("seat-open") : one.name || t("nameless");
  const here = one.kind === "bot" || one.here;
  const taken = one.recovered ? t("seat-recovered", { time: moment(one.recovered) }) : one.claimed ? t("seat-claimed", { time: moment(one.claimed) }) : "";
  return h("li", { class: side }, mark(side, 20), h("b", null, sideName(side)), h("span", { class: "who" }, one.account ? h("a", { href: playerAt(state.ratings.facts?.seats[side].name ?? one.name ?? "") }, who) : who, ...ratingAt(side), one.account ? h("small", { class: "account" }, t("account-name")) : "", taken ? h("small", null, taken) : "", one.played_for ? h("small", null, t("played-for")) : ""),
    table.seats.includes(side) ? h("em", null, t("you")) : "",
    isLocal(table.table) ? "" : h("span", { class: `presence ${here ? "here" : "away"}` }, here ? t("here") : t("away")));
}

function askResign() {
  const side = mine();
  if (!side) return;
  const box = dialog(t("resign"), t("close"), h("p", null, t("resign-sure", { side: sideName(side) })),
    h("div", { class: "row" },
      h("button", { type: "button", class: "danger", id: "resign-yes", onclick: () => {
        resign();
        box.close();
      } }, t("resign-yes")),
      h("button", { type: "button", onclick: () => box.close() }, t("cancel"))));
}
