// @ts-check
// Who sits at the table, and what they may settle about it: standing orders, resigning, the invitation, the dice.

import { dialog, h, notice, put, set, sync } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { recordPath } from "../net/server.js";
import { keptTable, seatLink } from "../net/store.js";
import { order, resign } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { mine, over, SIDES, state } from "../model/state.js";
import { named, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { openLedger } from "../papers/rules.js";

/** Draws the players and the facts of the table. @param {HTMLElement} root */
export function drawSeats(root) {
  const table = state.table;
  if (!table) return;
  const me = mine();
  const orders = h("select", { id: "orders" }, ...["none", "phase", "season"].map((until) =>
    h("option", { value: until, selected: (table.orders ?? "none") === until }, t(`orders-${until}`))));
  orders.onchange = () => order(orders.value);
  const facts = [
    [t("game"), t("game-title")],
    [t("scenario"), table.scenario ? named("scenario", table.scenario) : ""],
    ...Object.entries(table.options ?? {}).map(([name, value]) => [named("option", name), named(`option-${name}`, value)]),
  ].filter(([, value]) => value);
  const seal = JSON.stringify([table.players, table.orders, table.seats, table.as, over(), table.commitment, table.secret, facts]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  root.replaceChildren(
    h("h3", null, t("players")),
    h("ul", { class: "players" }, ...SIDES.filter((side) => table.players?.[side]).map((side) => player(side))),
    me && !over() ? h("label", { class: "orders" }, h("span", null, t("orders")), orders) : "",
    me && !over() ? h("p", { class: "fine" }, t("orders-help")) : "",
    h("h3", null, t("about-table")),
    h("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
    h("details", { class: "dice-proof" }, h("summary", null, t("fair-dice")), h("p", null, t("fair-dice-help")),
      h("p", null, h("b", null, t("commitment"), " "), h("code", null, table.commitment ?? "")),
      table.secret ? h("p", null, h("b", null, t("secret"), " "), h("code", null, table.secret)) : ""),
    h("div", { class: "row" },
      h("button", { type: "button", onclick: () => openLedger(table.game) }, t("rules")),
      over() ? h("a", { class: "button", href: recordPath(table.table), download: `${table.game}-${table.table}.txt` }, t("record-download")) : "",
      me && !over() && table.started ? h("button", { type: "button", class: "danger", id: "resign", onclick: askResign }, t("resign")) : ""));
}

/** @param {import("../types").Side} side */
function player(side) {
  const table = /** @type {import("../types").TableMessage} */ (state.table);
  const one = table.players[side];
  const who = one.kind === "bot" ? t("bot-named", { level: named("level", one.level ?? "") })
    : one.kind === "open" ? t("seat-open") : one.name || t("nameless");
  const here = one.kind === "bot" || one.here;
  return h("li", { class: side }, mark(side, 20), h("b", null, sideName(side)), h("span", { class: "who" }, who),
    table.seats.includes(side) ? h("em", null, t("you")) : "",
    h("span", { class: `presence ${here ? "here" : "away"}` }, here ? t("here") : t("away")));
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

/** The box with the link for a friend, as long as his seat is empty. @param {HTMLElement} root */
export function drawInvitation(root) {
  const table = state.table;
  const kept = table ? keptTable(table.table) : undefined;
  const open = SIDES.filter((side) => table?.players?.[side]?.kind === "open" && !table.seats.includes(side) && kept?.invite?.[side]);
  root.hidden = open.length === 0 || Boolean(table?.started && over());
  sync(root, table ? open : [], (side) => side, (side) => {
    const link = new URL(seatLink(table?.table ?? "", [kept?.invite?.[side] ?? ""]), location.href).href;
    const field = h("input", { type: "text", readonly: true, value: link, "aria-label": t("invite-link"), class: "invite-link" });
    field.onfocus = () => field.select();
    return h("div", { class: "invite" }, h("h2"), h("p"), h("div", { class: "row" }, field,
      h("button", { type: "button", class: "primary copy", onclick: () => copy(link, field) }, icon("copy", 16), h("span"))));
  }, (el, side) => {
    put(el.querySelector("h2"), t("invite", { side: sideName(side) }));
    put(el.querySelector("p"), t("invite-help"));
    put(el.querySelector(".copy span"), t("copy"));
    set(el, { class: `invite ${side}` });
  });
}

/** @param {string} text @param {HTMLInputElement} field */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  notice(t("copied"));
}
