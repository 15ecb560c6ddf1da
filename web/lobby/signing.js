// @ts-check
// What a player with an account needs in the lobby: signing up, in and out, and everything that the player changes about the account. Its script is loaded when a
// player has signed in, or is about to.

import { dialog, h, keepFocus, notice } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { icon } from "../kit/icons.js";
import { addPasskey, deleteAccount, exportAccount, hasPasskeys, newDeviceCode, newRecoveryCode, NoPasskey, ownAccount, removePasskey, renameAccount, signInByCode, signInByPasskey, signOut, signOutOther, signOutOthers, signUp } from "../net/account.js";
import { Refused } from "../net/refused.js";
import { forgetAccountKeys, forgetAccountTables, keepTable, keptTable, playerName } from "../net/store.js";
import { changed, state } from "../model/state.js";
import { has, t } from "../model/words.js";
import { copy } from "../side/invite.js";
import { blockList } from "./blocks.js";
import { challengeSetting, readChallenges as learnChallenges } from "./challenges.js";
import { hookList } from "./hooks.js";
import { hoursForm } from "./hours.js";
import { listenAgain } from "./live.js";
import { readMineNow, since } from "./mine.js";
import { bringAlong } from "./own.js";

/** Tells the server when the time zone of the account has changed. */
export { keepZone } from "./hours.js";
/** Everything that the lobby shows of challenges. */
export { challengeFields, challengeSection, keepChallenges, onlineList, readChallenges, sendChallenge } from "./challenges.js";

/** @typedef {import("../types").Account} Account */

/** Returns the reason why a request failed, in words. @param {unknown} error */
function why(error) {
  if (error instanceof NoPasskey) return t("no-passkey");
  if (!(error instanceof Refused)) return t("server-silent");
  const key = error.why || `no-${error.code}`;
  return has(key) ? t(key) : t("no-internal");
}

/** Disables a form's buttons while a request runs, and shows the reason if it fails. @param {HTMLElement} form @param {HTMLElement} said @param {() => Promise<void>} work */
async function during(form, said, work) {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...form.querySelectorAll("button")]);
  for (const button of buttons) button.disabled = true;
  said.textContent = "";
  try {
    await work();
  } catch (error) {
    said.textContent = why(error);
  }
  for (const button of buttons) button.disabled = false;
}

/** Returns the paragraph in which a dialog shows the reason for a failure. */
const saying = () => h("p", { class: "said", role: "alert" });

/** Returns the reason why there are no passkeys on this page; empty if there are. */
const without = () => (hasPasskeys() ? "" : h("p", { class: "fine", id: "no-passkeys" }, t("passkeys-not-here")));

/** Opens the dialog in which a guest makes an account. */
export function askSignUp() {
  const name = h("input", { type: "text", id: "account-name", required: true, minlength: 2, maxlength: 30, value: playerName(), autocomplete: "username" });
  const said = saying();
  const make = (/** @type {boolean} */ passkey) => during(form, said, async () => {
    const entered = await signUp(name.value, passkey);
    box.close();
    showRecovery(entered.recovery ?? "");
    await enter();
  });
  const form = h("form", { class: "choices" },
    h("label", null, h("span", null, t("account-your-name")), name), h("p", { class: "fine" }, t("account-name-help")), without(),
    h("div", { class: "row" },
      hasPasskeys() ? h("button", { type: "submit", class: "primary", id: "with-passkey" }, t("sign-up-passkey")) : "",
      h("button", hasPasskeys() ? { type: "button", id: "with-code", onclick: () => form.reportValidity() && make(false) } : { type: "submit", class: "primary", id: "with-code" }, t("sign-up-code"))),
    said);
  form.onsubmit = (event) => {
    event.preventDefault();
    make(hasPasskeys());
  };
  const box = dialog(t("sign-up"), t("close"), form);
}

/** Opens the dialog in which a player signs in. Resolves with whether the player has signed in. @param {string} title @param {string} [words] @returns {Promise<boolean>} */
export function askSignIn(title, words = "") {
  return new Promise((resolve) => {
    const code = h("input", { type: "text", id: "account-code", required: true, autocomplete: "one-time-code", placeholder: "xxxx-xxxx-xxxx-xxxx-xxxx" });
    const said = saying();
    let done = false;
    const into = (/** @type {() => Promise<import("../types").Entered>} */ sign) => during(box, said, async () => {
      const entered = await sign();
      done = true;
      await enter();
      box.close();
      if (entered.recovery) showRecovery(entered.recovery);
    });
    const form = h("form", { class: "choices" },
      h("label", null, h("span", null, t("account-code")), code), h("p", { class: "fine" }, t("account-code-help")),
      h("div", { class: "row" }, h("button", { type: "submit", id: "use-code" }, t("sign-in-code"))));
    form.onsubmit = (event) => {
      event.preventDefault();
      into(() => signInByCode(code.value.trim()));
    };
    const box = dialog(title, t("close"), words ? h("p", null, words) : "", without(),
      hasPasskeys() ? h("div", { class: "row" }, h("button", { type: "button", class: "primary", id: "use-passkey", onclick: () => into(signInByPasskey) }, t("sign-in-passkey"))) : "",
      form, said);
    const closed = box.onclose;
    box.onclose = (event) => {
      closed?.call(box, event);
      resolve(done);
    };
  });
}

/** Gives the seats of this browser to the account, once the player has signed in. */
async function enter() {
  state.lobby.account = await ownAccount();
  listenAgain();
  await bringAlong();
  await Promise.all([readMineNow(), learnChallenges()]);
  changed();
}

/** Signs this browser out, and forgets the tables of the account. */
export async function leave() {
  try {
    await signOut();
    forgetAccountTables();
    state.lobby.account = null;
    state.lobby.challenges = null;
    listenAgain();
    changed();
  } catch (error) {
    notice(why(error));
  }
}

/** Shows a recovery code, once. The dialog closes when the player has kept the code. @param {string} code */
function showRecovery(code) {
  const box = dialog(t("account-recovery"), t("close"), h("p", null, t("account-recovery-help")), h("p", null, h("code", { class: "recovery-code" }, code)),
    h("div", { class: "row" },
      h("button", { type: "button", onclick: () => copy(code) }, icon("copy", 16), t("copy")),
      h("button", { type: "button", class: "primary", id: "code-kept", onclick: () => box.close() }, t("account-recovery-kept"))));
}

/** Opens the dialog about the account. */
export function openAccount() {
  const said = saying();
  const body = h("div", { class: "account" });
  /** Carries out a change, after signing in again if the server asks for it, and shows the account as it is then. @param {() => Promise<{ account?: Account } | void>} change */
  const act = (change) => during(body, said, async () => {
    const done = await change().catch(async (error) => {
      if (!(error instanceof Refused) || error.code !== "sign-in-again") throw error;
      return (await askSignIn(t("sign-in-again"), t("sign-in-again-help"))) ? change() : undefined;
    });
    // The account may have been left or deleted meanwhile.
    if (done?.account && state.lobby.account) state.lobby.account = done.account;
    changed();
    if (state.lobby.account) keepFocus(body, () => draw(/** @type {Account} */ (state.lobby.account)));
    else box.close();
  });
  const [hooks, blocks] = [hookList(act), blockList(act)];
  const draw = (/** @type {Account} */ account) => body.replaceChildren(
    nameForm(account, act),
    h("section", null, h("h3", null, t("passkeys")), without(), passkeys(account, act)),
    h("section", null, h("h3", null, t("sessions")), sessions(account, act)),
    h("section", null, h("h3", null, t("account-codes")), h("p", { class: "fine" }, t("account-codes-help")), codes(act)),
    h("section", null, h("h3", null, t("hooks")), h("p", { class: "fine" }, t("hooks-help")), hooks, hoursForm(account, act), h("p", { class: "fine" }, t("hours-help"))),
    h("section", null, h("h3", null, t("blocks")), h("p", { class: "fine" }, t("blocks-help")), blocks),
    h("section", null, h("h3", null, t("challenges")), challengeSetting(act)),
    h("section", null, h("h3", null, t("account-data")), h("div", { class: "row" },
      h("button", { type: "button", id: "account-export", onclick: () => act(async () => download("carillon-account.json", await exportAccount(), "application/json")) }, t("account-export")),
      h("button", { type: "button", class: "danger", id: "account-delete", onclick: () => askDelete(account, box) }, t("account-delete")))));
  const box = dialog(t("account"), t("close"), body, said);
  if (state.lobby.account) draw(state.lobby.account);
  act(async () => ({ account: (await ownAccount()) ?? undefined }));
}

/** Carries out a change. @typedef {(change: () => Promise<{ account?: Account } | void>) => Promise<void>} Act */

/** @param {Account} account @param {Act} act */
function nameForm(account, act) {
  const name = h("input", { type: "text", id: "account-new-name", required: true, minlength: 2, maxlength: 30, value: account.name, autocomplete: "username" });
  const form = h("form", { class: "own-name" }, h("label", { for: "account-new-name" }, t("account-your-name")), h("div", { class: "row" }, name, h("button", { type: "submit" }, t("name-set"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    act(() => renameAccount(name.value));
  };
  return form;
}

/** @param {Account} account @param {Act} act */
function passkeys(account, act) {
  const list = account.passkeys.map(({ id, device, site, created }) => h("li", null,
    h("span", { class: "what" }, h("b", null, device || t("device-unknown")), h("small", null, t("passkey-made", { site, when: since(created) }))),
    h("button", { type: "button", class: "quiet", "data-passkey": id, onclick: () => act(() => removePasskey(id)) }, t("passkey-remove"))));
  return h("div", null,
    list.length > 0 ? h("ul", { class: "own-list" }, ...list) : h("p", { class: "fine" }, t("passkeys-none")),
    hasPasskeys() ? h("button", { type: "button", id: "passkey-add", onclick: () => act(() => addPasskey(account.name)) }, t("passkey-add")) : "");
}

/** @param {Account} account @param {Act} act */
function sessions(account, act) {
  const list = account.sessions.map(({ id, device, used, here }) => h("li", null,
    h("span", { class: "what" }, h("b", null, device || t("device-unknown")), h("small", null, here ? t("session-here") : t("session-used", { when: since(used) }))),
    here ? "" : h("button", { type: "button", class: "quiet", "data-session": id, onclick: () => act(() => signOutOther(id)) }, t("sign-out"))));
  return h("div", null, h("ul", { class: "own-list" }, ...list),
    h("p", { class: "fine" }, t("sessions-help")),
    h("button", { type: "button", id: "sign-out-others", onclick: () => act(lockOut) }, t("sign-out-others")));
}

/** Signs all other devices out. The keys of seats become invalid, also in this browser, but this browser's session goes on. */
async function lockOut() {
  const done = await signOutOthers();
  forgetAccountKeys();
  return done;
}

/** @param {Act} act */
function codes(act) {
  const shown = h("p", { "aria-live": "polite" });
  const device = () => act(async () => {
    const { code } = await newDeviceCode();
    // After the change the list is drawn again, and the place for the code with it. So the code is shown a little later.
    setTimeout(() => document.getElementById("device-code-shown")?.replaceChildren(h("code", { class: "recovery-code" }, code), t("device-code-help")));
  });
  shown.id = "device-code-shown";
  return h("div", null, h("div", { class: "row" },
    h("button", { type: "button", id: "device-code", onclick: device }, t("device-code")),
    h("button", { type: "button", id: "recovery-new", onclick: () => act(async () => showRecovery((await newRecoveryCode()).code)) }, t("recovery-new"))), shown);
}

/** Asks for the account's name before it is deleted. @param {Account} account @param {HTMLDialogElement} open the dialog about the account */
function askDelete(account, open) {
  const name = h("input", { type: "text", id: "farewell", required: true, autocomplete: "off" });
  const said = saying();
  const form = h("form", { class: "choices" },
    h("p", null, t("account-delete-help")), h("label", null, h("span", null, t("account-delete-name", { name: account.name })), name),
    h("div", { class: "row" }, h("button", { type: "submit", class: "danger" }, t("account-delete"))), said);
  form.onsubmit = (event) => {
    event.preventDefault();
    during(form, said, async () => {
      const freed = await deleteAccount(name.value).catch(async (error) => {
        if (!(error instanceof Refused) || error.code !== "sign-in-again") throw error;
        return (await askSignIn(t("sign-in-again"), t("sign-in-again-help"))) ? deleteAccount(name.value) : null;
      });
      if (!freed) return;
      keepFreed(freed);
      state.lobby.account = null;
      state.lobby.challenges = null;
      box.close();
      open.close();
      changed();
      notice(t("account-deleted"));
      await readMineNow();
    });
  };
  const box = dialog(t("account-delete"), t("close"), form);
}

/** Keeps the seats of a deleted account in this browser, with the keys of a guest. @param {import("../types").FreedSeat[]} freed */
function keepFreed(freed) {
  const before = new Map(freed.map(({ table }) => [table, keptTable(table)]));
  forgetAccountTables();
  for (const [table, kept] of before) {
    const seats = freed.filter((one) => one.table === table);
    if (kept) keepTable({ ...kept, account: undefined, tokens: seats.map(({ key }) => key), sides: seats.map(({ side }) => side) });
  }
}
