// @ts-check
// Seats that change hands: the invitation that a player sends, the one that a guest was sent, and the code of a lost seat.

import { dialog, h, notice } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { newCode, Refused } from "../net/server.js";
import { invitationLink, keptTable, tableLink } from "../net/store.js";
import { claimSeat, recoverSeat } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { changed, over, SIDES, state } from "../model/state.js";
import { has, t } from "../model/words.js";

/** @typedef {import("../types").Side} Side */

/** Draws the invitation that a player may send, or the one that a guest came with. @param {HTMLElement} root */
export function drawInvitation(root) {
  const table = state.table;
  if (!table) return;
  const kept = keptTable(table.table);
  const open = SIDES.filter((side) => table.players[side].kind === "open");
  if (state.invitation && open.length === 0 && table.seats.length > 0) putAside();
  const boxes = over() && !state.invitation ? [] : state.invitation ? [guest(table, open)] : open.filter((side) => kept?.invite?.[side]).map((side) => host(table.table, side, kept?.invite?.[side] ?? ""));
  const seal = JSON.stringify([state.invitation, open, table.players, table.seats, over(), document.documentElement.lang, boxes.length]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  root.hidden = boxes.length === 0;
  root.replaceChildren(...boxes);
}

/** What to send to a friend. @param {string} table @param {Side} side @param {string} code */
function host(table, side, code) {
  const link = new URL(invitationLink(table, code), location.href).href;
  const field = h("input", { type: "text", readonly: true, value: link, "aria-label": t("invite-link"), class: "invite-link" });
  field.onfocus = () => field.select();
  return h("div", { class: `invite ${side}` }, h("h2", null, t("invite", { side: sideName(side) })), h("p", null, t("invite-help")),
    h("div", { class: "row" }, field, h("button", { type: "button", class: "primary copy", onclick: () => copy(link) }, icon("copy", 16), t("copy"))),
    isHere(location.hostname) ? h("p", { class: "fine", id: "invite-here" }, t("invite-here")) : "",
    h("p", { class: "fine" }, t("invite-once")), h("div", { class: "row" }, watchButton(table)));
}

/** Does this name lead every computer to itself, so that a link with it opens nothing elsewhere? @param {string} host */
const isHere = (host) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** What a guest is asked; nothing is claimed before he says so. @param {import("../types").TableMessage} table @param {Side[]} open */
function guest(table, open) {
  const side = open.length === 1 ? open[0] : undefined;
  const taken = SIDES.find((one) => table.players[one].claimed);
  if (open.length === 0) {
    const who = taken ? table.players[taken].name || t("nameless") : "";
    return h("div", { class: `invite ${taken ?? ""}` }, h("h2", null, t("claim-used")),
      taken ? h("p", null, t("claim-used-by", { name: who, side: sideName(taken), time: moment(table.players[taken].claimed) })) : "",
      h("p", null, t("claim-used-help")), h("div", { class: "row" }, h("button", { type: "button", class: "primary", onclick: putAside }, t("watch-only"))));
  }
  const name = SIDES.map((one) => table.players[one]).find((one) => one.kind === "human")?.name;
  return h("div", { class: `invite ${side ?? ""}` }, h("h2", null, name ? t("claim-from", { name }) : t("claim-invited")), h("p", null, t("claim-help")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", id: "claim", onclick: take }, side ? t("claim", { side: sideName(side) }) : t("claim-any")),
      h("button", { type: "button", onclick: putAside }, t("watch-only"))));
}

/** The invitation has served, or is turned down. */
function putAside() {
  state.invitation = null;
  history.replaceState(null, "", location.pathname);
  changed();
}

/** @param {Event} event */
async function take(event) {
  const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
  button.disabled = true;
  try {
    const own = await claimSeat();
    putAside();
    if (own) showCode(own);
  } catch (error) {
    button.disabled = false;
    complain(error);
  }
}

/** @param {unknown} error */
function complain(error) {
  const key = error instanceof Refused ? `no-${error.code}` : "no-internal";
  notice(has(key) ? t(key) : t("no-internal"));
}

/** Shows, once, the code of a seat. @param {import("../types").OwnSeat} own */
function showCode(own) {
  const words = h("code", { class: "recovery-code" }, own.recovery);
  dialog(t("code-title", { side: sideName(own.side) }), t("close"), h("p", null, t("code-help")), h("p", null, words),
    h("div", { class: "row" }, h("button", { type: "button", class: "primary", onclick: () => copy(own.recovery) }, icon("copy", 16), t("copy"))));
}

/** A button that copies the link to watch. @param {string} table */
export function watchButton(table) {
  const link = new URL(tableLink(table), location.href).href;
  return h("button", { type: "button", class: "watch-link", onclick: () => copy(link) }, icon("copy", 16), t("watch-link"));
}

/** A button that makes a code for the seats held, one after another. @param {string} table */
export function codeButton(table) {
  return h("button", { type: "button", id: "recovery", onclick: async () => {
    try {
      for (const key of keptTable(table)?.tokens ?? []) showCode(await newCode(table, key));
    } catch (error) {
      complain(error);
    }
  } }, t("code-make"));
}

/** Where who has lost a seat says its code. */
export function recoverForm() {
  const field = h("input", { type: "text", id: "recover-code", autocomplete: "off", "aria-label": t("code"), placeholder: "xxxx-xxxx-xxxx-xxxx-xxxx" });
  const form = h("form", { class: "row" }, field, h("button", { type: "submit" }, t("code-use")));
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      const own = await recoverSeat(field.value);
      if (own) showCode(own);
    } catch (error) {
      if (error instanceof Refused && error.code === "not-found") notice(t("code-wrong"));
      else complain(error);
    }
  };
  return h("details", { class: "recover" }, h("summary", null, t("code-lost")), h("p", { class: "fine" }, t("code-lost-help")), form);
}

/** A day and an hour, as one says them here. @param {number | undefined} time */
export const moment = (time) => (time ? new Date(time).toLocaleString(document.documentElement.lang, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }) : "");

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", null, text);
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  notice(t("copied"));
}
