// @ts-check
// The section "Account" of the lobby. Its dialogs are in a script of their own, which most visitors never load.

import { h, notice } from "../kit/dom.js";
import { ownAccount } from "../net/account.js";
import { isServed, playerAt } from "../net/root.js";
import { changed, state } from "../model/state.js";
import { t } from "../model/words.js";
import { readMineNow } from "./mine.js";

/** Asks the server which account has signed in with this browser. */
export async function readAccount() {
  try {
    state.lobby.account = await ownAccount();
    changed();
    if (!state.lobby.account) return;
    const { keepZone, readChallenges } = await signing();
    await Promise.all([readChallenges(), keepZone()]);
  } catch {
    // The server does not answer: the section stays empty, and the player plays as a guest.
  }
}

/** The script with everything that needs an account; null until it is loaded. @type {{ part: typeof import("./signing.js") | null }} */
const loaded = { part: null };

/** Loads that script. */
async function signing() {
  const part = await import("./signing.js");
  if (!loaded.part) part.keepChallenges();
  loaded.part = part;
  return part;
}

/** Returns the script with everything that needs an account, if a player has signed in and the script is loaded. */
export const ownPart = () => (state.lobby.account ? loaded.part : null);

/** Opens a dialog, once its script is loaded. @param {(part: Awaited<ReturnType<typeof signing>>) => unknown} show */
async function open(show) {
  const part = await signing().catch(() => null);
  if (part) show(part);
  else notice(t("server-silent"));
}

/** Fetches the lists of the account that have changed. @param {import("../types").LobbyMessage} message */
export async function hearOwn({ account, tables }) {
  const part = ownPart();
  await Promise.all([account && part ? part.readChallenges() : null, tables && part ? readMineNow() : null]);
}

/** Returns the section about the account; null without a server. Until the server has answered, the section is that of a guest. Most visitors are guests, so for them nothing below the section moves. */
export function accountSection() {
  const { account } = state.lobby;
  if (!isServed) return null;
  return h("section", { class: "sheet", id: "account" }, h("h2", null, t("account")),
    ...(account
      ? [h("p", null, t("account-in", { name: account.name })), ownPart()?.onlineList() ?? null, h("div", { class: "row" },
        h("button", { type: "button", id: "account-open", onclick: () => open((part) => part.openAccount()) }, t("account-open")),
        h("a", { class: "button", id: "profile", href: playerAt(account.name) }, t("profile")),
        h("button", { type: "button", id: "sign-out", onclick: () => open((part) => part.leave()) }, t("sign-out")))]
      : [h("p", { class: "fine" }, t("account-help")), h("div", { class: "row" },
        h("button", { type: "button", id: "sign-up", onclick: () => open((part) => part.askSignUp()) }, t("sign-up")),
        h("button", { type: "button", id: "sign-in", onclick: () => open((part) => part.askSignIn(t("sign-in"))) }, t("sign-in")))]));
}

