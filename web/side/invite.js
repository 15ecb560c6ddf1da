// @ts-check Seats that change hands: an invitation that a player sends, an invitation that a guest has received, and the
// code of a lost seat.

import { dialog, h, notice } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { random } from "../kit/random.js";
import { Refused } from "../net/refused.js";
import { at } from "../net/root.js";
import { newCode, recover } from "../net/server.js";
import { claimKey, invitationLink, keepTable, keptTable, playerName, setClaimKey, setPlayerName, tableLink } from "../net/store.js";
import { claimSeat, recoverSeat, rename } from "../model/deeds.js";
import { sideName, tableFacts } from "../model/names.js";
import { changed, over, SIDES, state } from "../model/state.js";
import { has, t } from "../model/words.js";
import { prospectsAt } from "./ratings.js";

/** @typedef {import("../types").Side} Side */

/** Draws the invitation that a player may send, or the one through which a guest has come. @param {HTMLElement} root */
export function drawInvitation(root) {
  const table = state.table;
  if (!table) return;
  const kept = keptTable(table.table);
  const open = SIDES.filter((side) => table.players[side].kind === "open");
  if (state.invitation && open.length === 0 && table.seats.length > 0) putAside();
  const sent = open.filter((side) => kept?.invite?.[side]);
  const seal = JSON.stringify([state.invitation, state.displaced, open, sent, table.players, table.seats, over(), state.ratings.facts, document.documentElement.lang]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  const nameless = table.seats.length > 0 && table.seats.every((side) => !table.players[side].name);
  const boxes = state.displaced.length > 0 && table.seats.length === 0 ? [displaced()]
    : state.invitation ? [guest(table, open)]
    : over() ? []
    : sent.map((side) => (table.access === "open" ? listed : host)(table, side, kept?.invite?.[side] ?? ""));
  if (boxes.length > 0 && sent.length > 0 && table.seats.length > 0) boxes.at(-1)?.append(nameless ? nameForm("", "host-name") : "", table.seats.some((side) => table.players[side].account) ? "" : ownCode(table));
  root.hidden = boxes.length === 0;
  root.replaceChildren(...boxes);
}

/** Returns the box for the host of a table that is listed in the lobby. The host need not send an invitation. @param {import("../types").TableMessage} table @param {Side} side @param {string} code */
function listed({ table }, side, code) {
  const link = new URL(invitationLink(table, code), location.href).href;
  return h("div", { class: `invite ${side}` }, h("h2", null, t("invite", { side: sideName(side) })), h("p", null, t("invite-open-help")),
    h("div", { class: "row" }, h("button", { type: "button", class: "copy", onclick: () => copy(link) }, icon("copy", 16), t("invite-copy")), watchButton(table)));
}

/** Returns the box with the invitation that a host sends to a friend. @param {import("../types").TableMessage} table @param {Side} side @param {string} code */
function host({ table }, side, code) {
  const link = new URL(invitationLink(table, code), location.href).href;
  const field = h("input", { type: "text", readonly: true, value: link, "aria-label": t("invite-link"), class: "invite-link" });
  field.onfocus = () => field.select();
  return h("div", { class: `invite ${side}` }, h("h2", null, t("invite", { side: sideName(side) })), h("p", null, t("invite-help")),
    h("div", { class: "row" }, field, h("button", { type: "button", class: "primary copy", onclick: () => copy(link) }, icon("copy", 16), t("copy"))),
    isHere(location.hostname) ? h("p", { class: "fine", id: "invite-here" }, t("invite-here")) : "",
    h("p", { class: "fine" }, t("invite-once")), h("div", { class: "row" }, watchButton(table)));
}

/** Returns whether a host name is a loopback address, so that a link with it would not work on another computer. @param {string} host */
const isHere = (host) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Returns the box that asks a guest to take a seat. The page claims the seat only after the guest has agreed. @param {import("../types").TableMessage} table @param {Side[]} open */
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
  return h("div", { class: `invite guest ${side ?? ""}` }, h("h2", null, name ? t("claim-from", { name }) : t("claim-invited")),
    h("dl", { class: "facts" }, ...tableFacts(table).flatMap(([what, value]) => [h("dt", null, what), h("dd", null, value)])), ...open.flatMap(prospectsAt),
    h("label", { class: "asked-name" }, h("span", null, t("claim-name")), nameField("claim-name")), h("p", { class: "fine" }, t("claim-help")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", id: "claim", onclick: take }, side ? t("claim", { side: sideName(side) }) : t("claim-any")),
      h("button", { type: "button", onclick: putAside }, t("watch-only"))));
}

/** Returns the field for the name that others see. @param {string} id */
export function nameField(id) {
  const name = h("input", { type: "text", id, maxlength: 40, value: playerName(), placeholder: t("name-placeholder"), autocomplete: "nickname" });
  name.oninput = () => setPlayerName(name.value.trim());
  return name;
}

/** Returns the form that sets or changes the player's name at this table. @param {string} now the name that others see @param {string} id */
export function nameForm(now, id) {
  const field = h("input", { type: "text", id, maxlength: 40, value: now, placeholder: t("name-placeholder"), autocomplete: "nickname" });
  const form = h("form", { class: "own-name" }, h("label", { for: id }, t("your-name")), h("div", { class: "row" }, field, h("button", { type: "submit" }, t("name-set"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    rename(field.value);
  };
  return form;
}

/** Returns the box for a player whose seat another device has taken, with a form to take it back. */
function displaced() {
  const watch = () => {
    state.displaced = [];
    changed();
  };
  return h("div", { class: `invite displaced ${state.displaced[0]}`, role: "alert" }, h("h2", null, t("displaced", { side: state.displaced.map(sideName).join(", ") })),
    h("p", null, t("displaced-help")), h("p", null, t("displaced-code")), codeForm("displaced-code"),
    h("div", { class: "row" }, h("button", { type: "button", id: "displaced-watch", onclick: watch }, t("watch-only"))));
}

/** Returns the box with the recovery code of a player who waits for an opponent. It is shown only once; later the player can request a new one. @param {import("../types").TableMessage} table */
function ownCode({ table }) {
  const box = h("div", { class: "own-code" });
  const show = (/** @type {string} */ code) => box.append(h("p", { class: "fine" }, t("invite-code")), h("code", { class: "recovery-code" }, code));
  const later = () => box.append(h("div", { class: "row" }, codeButton(table, "own-code")));
  const kept = keptTable(table);
  const [key] = kept?.tokens ?? [];
  if (shown.code) show(shown.code);
  else if (!kept || !key || kept.coded) later();
  else newCode(table, key).then(({ recovery }) => {
    shown.code = recovery;
    show(recovery);
    keepTable({ ...kept, ...keptTable(table), coded: true });
  }, later);
  return box;
}

/** The recovery code shown on this page; empty if there is none. */
const shown = { code: "" };

/** Forgets the invitation after it was used or turned down. */
function putAside() {
  state.invitation = null;
  history.replaceState(null, "", location.pathname + location.search);
  changed();
}

/** @param {Event} event */
async function take(event) {
  const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
  button.disabled = true;
  try {
    const own = await claimSeat();
    putAside();
    if (own && state.table) showCode(own, state.table.table);
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

/** Shows the recovery code of a seat, once, with the address of its table, which is needed to use the code. @param {import("../types").OwnSeat} own @param {string} table */
export function showCode(own, table) {
  const words = h("code", { class: "recovery-code" }, own.recovery);
  const link = new URL(tableLink(table), location.href).href;
  return dialog(t("code-title", { side: sideName(own.side) }), t("close"), h("p", null, t("code-help")), h("p", null, words),
    h("p", null, t("code-keep"), " ", h("code", { class: "table-link" }, link)),
    h("div", { class: "row" }, h("button", { type: "button", class: "primary", onclick: () => copy(`${link} ${own.recovery}`) }, icon("copy", 16), t("copy"))));
}

/** Returns the button that copies the link for spectators. @param {string} table */
export function watchButton(table) {
  const link = new URL(tableLink(table), location.href).href;
  return h("button", { type: "button", class: "watch-link", onclick: () => copy(link) }, icon("copy", 16), t("watch-link"));
}

/** Returns the button that requests new recovery codes for the seats held, one after another. @param {string} table */
export function codeButton(table, id = "recovery") {
  return h("button", { type: "button", id, onclick: async () => {
    try {
      for (const key of keptTable(table)?.tokens ?? []) showCode(await newCode(table, key), table);
    } catch (error) {
      complain(error);
    }
  } }, t("code-make"));
}

/** Returns the form with which a player recovers a lost seat at this table. */
export const recoverForm = () => h("details", { class: "recover" }, h("summary", null, t("code-lost")), h("p", { class: "fine" }, t("code-lost-help")), codeForm("recover-code"));

/** Returns the field for a recovery code. @param {string} id */
const codeField = (id) => h("input", { type: "text", id, autocomplete: "off", "aria-label": t("code"), placeholder: "xxxx-xxxx-xxxx-xxxx-xxxx" });

/** Returns the form that recovers a seat of this table. @param {string} id */
function codeForm(id) {
  const field = codeField(id);
  const form = h("form", { class: "row" }, field, h("button", { type: "submit" }, t("code-use")));
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      const own = await recoverSeat(field.value.trim());
      if (own && state.table) showCode(own, state.table.table);
    } catch (error) {
      refuseCode(error);
    }
  };
  return form;
}

/** Shows the reason why a code recovered no seat. @param {unknown} error */
function refuseCode(error) {
  if (error instanceof Refused && error.code === "not-found") notice(t("code-wrong"));
  else complain(error);
}

/**
 * Returns the form for the lobby that recovers a seat of any table, given the table's address and the code, and then opens the table. The address and
 * the code can be pasted together, since the dialog that shows the code copies both.
 */
export function recoverAnywhere() {
  const typed = state.lobby.recovery;
  const address = h("input", { type: "text", id: "recover-table", autocomplete: "off", value: typed.address, "aria-label": t("code-table"), placeholder: `${location.origin}${at("t/…")}` });
  const code = codeField("recover-code");
  code.value = typed.code;
  address.oninput = () => {
    const [link = "", pasted] = address.value.trim().split(/\s+/);
    if (pasted) Object.assign(address, { value: link });
    if (pasted) typed.code = code.value = pasted;
    typed.address = address.value;
  };
  code.oninput = () => void (typed.code = code.value);
  const form = h("form", { class: "column" }, address, code, h("button", { type: "submit" }, t("code-use")));
  form.onsubmit = async (event) => {
    event.preventDefault();
    const table = address.value.trim().match(/(?:^|\/t\/)([\w-]+)(?:#.*)?$/)?.[1];
    if (!table) return notice(t("code-no-table"));
    const key = claimKey(table) || random(32);
    setClaimKey(table, key);
    try {
      const own = await recover(table, code.value.trim(), key);
      setClaimKey(table, "");
      const kept = keptTable(table);
      keepTable({ game: "", ...kept, table, tokens: [...(kept?.tokens ?? []), key], sides: [...(kept?.sides ?? []), own.side], opened: kept?.opened ?? Date.now() });
      showCode(own, table).addEventListener("close", () => location.assign(tableLink(table)));
    } catch (error) {
      refuseCode(error);
    }
  };
  return h("details", { class: "recover", id: "recover", open: typed.open, ontoggle: (/** @type {Event} */ event) => void (typed.open = /** @type {HTMLDetailsElement} */ (event.currentTarget).open) },
    h("summary", null, t("code-lobby")), h("p", { class: "fine" }, t("code-lobby-help")), form);
}

/** Formats a date and time in the reader's language. @param {number | undefined} time */
export const moment = (time) => (time ? new Date(time).toLocaleString(document.documentElement.lang, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }) : "");

/** Copies a text to the clipboard, and says so. @param {string} text */
export async function copy(text) {
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
