// @ts-check
// The page of the tournaments: the list of all, or one of them.

import { h, keepFocus } from "../kit/dom.js";
import { ownAccount } from "../net/account.js";
import { Refused } from "../net/refused.js";
import { root as lobbyPath, tournamentAt, tournamentHere } from "../net/root.js";
import { games } from "../net/server.js";
import { tournament, tournaments } from "../net/tournaments.js";
import { isDark, setDark } from "../model/scheme.js";
import { changed, onChange, state } from "../model/state.js";
import { glance, learnPage, speakOf, t } from "../model/words.js";
import { languagePicker } from "../papers/language.js";
import { listed } from "./list.js";
import { shown } from "./one.js";

/** The interval, in milliseconds, at which the page is refreshed. */
const AGAIN = 10_000;

/** Shows the tournament that the address names, or else the list of tournaments. @param {HTMLElement} root */
export async function openTournaments(root) {
  root.className = "lobby";
  const here = state.tournaments;
  await learnPage("tournaments");
  onChange(() => keepFocus(root, () => draw(root)));
  try {
    here.games = await games();
    const [account] = await Promise.all([ownAccount(), glance(here.games.map(({ name }) => name))]);
    here.account = account?.name ?? null;
  } catch {
    here.failed = "server-silent";
    return changed();
  }
  await read();
}

/** Fetches what the page shows, now and regularly while the page is visible. */
async function read() {
  const here = state.tournaments;
  setTimeout(read, AGAIN);
  if (document.hidden && (here.all || here.one)) return;
  const id = tournamentHere() ?? "";
  try {
    if (id === "") here.all = await tournaments();
    else {
      here.one = await tournament(id);
      speakOf(here.one.game);
    }
    here.failed = "";
  } catch (error) {
    // What has been shown stays on the page if a later request fails.
    here.failed = error instanceof Refused && error.code === "not-found" ? "tournament-none" : here.all || here.one ? "" : "server-silent";
  }
  changed();
}

function turnDark() {
  setDark(!isDark());
  changed();
}

/** @param {HTMLElement} root */
function draw(root) {
  const { all, one, failed } = state.tournaments;
  document.title = `${one?.name ?? t("tournaments")} · ${t("carillon")}`;
  root.replaceChildren(
    h("header", { class: "masthead" },
      h("div", null, h("h1", null, t("carillon"))),
      h("div", { class: "masthead-tools" }, languagePicker(true), h("button", { type: "button", class: "quiet toggle", id: "dark", "aria-pressed": String(isDark()), onclick: turnDark }, t("show-dark")),
        tournamentHere() === "" ? "" : h("a", { class: "button quiet", id: "to-tournaments", href: tournamentAt() }, t("tournaments")),
        h("a", { class: "button quiet", id: "to-lobby", href: lobbyPath }, t("tournament-lobby")))),
    failed ? h("main", { class: "sheets tournament-page" }, h("section", { class: "sheet" }, h("h2", null, t("tournaments")), h("p", { role: "alert" }, t(failed))))
      : one ? shown(one) : all ? listed(all) : h("main", { class: "sheets tournament-page" }, h("section", { class: "sheet" }, h("p", null, "…"))));
}
