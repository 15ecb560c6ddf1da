// @ts-check
// The lobby: the page from which tables are opened.

import { h, keepFocus } from "../kit/dom.js";
import { hasPrograms, isServed, playerAt, rulebookAt } from "../net/root.js";
import { games } from "../net/server.js";
import { changed, onChange, state } from "../model/state.js";
import { glance, t } from "../model/words.js";
import { guideLink, openHelp } from "../papers/help.js";
import { languagePicker } from "../papers/language.js";
import { recoverAnywhere } from "../side/invite.js";
import { isDark, setDark } from "../model/scheme.js";
import { accountSection, hearOwn, ownPart, readAccount } from "./account.js";
import { device, keepPage } from "./device.js";
import { listen } from "./live.js";
import { howManyWait, myTables, readMine, recallMine, waiting } from "./mine.js";
import { choose, newGame } from "./new.js";
import { keepOpen, openList, readOpen } from "./open.js";
import { puzzles } from "./puzzles.js";
import { upload } from "./records.js";
import { openShared } from "./shared.js";
import { studies } from "./studies.js";
import { readTournaments, tournamentLine } from "./tournaments.js";

/** The time, in milliseconds, between the end of the chosen game's download and the beginning of the download of all games. */
const KEEP = 3000;

/** The beginning of a fragment that holds a study. */
const SENT = "#s=";

/** Shows the lobby, once the list of games has been fetched. @param {HTMLElement} root */
export async function openLobby(root) {
  root.className = "lobby";
  // The fragment of the address is a study that somebody has sent.
  if (location.hash.startsWith(SENT)) return openShared(root, location.hash.slice(SENT.length));
  const { lobby } = state;
  try {
    lobby.games = await games();
    await glance(lobby.games.map((game) => game.name));
  } catch {
    lobby.failed = true;
  }
  const ready = choose(lobby.games[0]);
  onChange(() => keepFocus(root, () => drawLobby(root)));
  // A stored page opens without a network; tables can then be opened on this device only.
  if (!navigator.onLine && hasPrograms) state.lobby.where = "device";
  recallMine();
  changed();
  // The page can fetch the tables of an account only when it knows which account has signed in.
  (isServed ? readAccount() : Promise.resolve()).then(() => Promise.all([readMine(), readTournaments()]));
  if (isServed) {
    readOpen();
    keepOpen();
    listen((message) => {
      if (message.open) readOpen();
      hearOwn(message);
    });
  }
  // The download of all games must not slow down the game that is about to be played.
  ready.then(() => setTimeout(keepPage, KEEP));
}

/** Shows the number of waiting games on the icon of the installed page, if the browser can do so. @param {number} waits */
function wearBadge(waits) {
  if (badge.shown === waits || !("setAppBadge" in navigator)) return;
  badge.shown = waits;
  // Without an installed page there is no icon, and the browser refuses.
  navigator.setAppBadge(waits).catch(() => {});
}

/** The number that the icon shows. It may have been set on an earlier visit. */
const badge = { shown: -1 };

function turnDark() {
  setDark(!isDark());
  changed();
}

/** @param {HTMLElement} root */
function drawLobby(root) {
  const { lobby } = state;
  const waits = howManyWait() + (lobby.challenges?.received.length ?? 0);
  wearBadge(waits);
  document.title = `${waits > 0 ? `(${waits}) ` : ""}${t("carillon")}`;
  root.replaceChildren(
    h("header", { class: "masthead" },
      h("div", null, h("h1", null, t("carillon")), h("p", { class: "motto" }, t("motto"))),
      h("div", { class: "masthead-tools" }, languagePicker(), h("button", { type: "button", class: "quiet toggle", id: "dark", "aria-pressed": String(isDark()), onclick: turnDark }, t("show-dark")), h("a", { class: "button quiet", id: "to-rulebook", href: rulebookAt(lobby.game) }, t("rules")), guideLink(), h("button", { type: "button", class: "quiet", id: "about", onclick: () => openHelp(lobby.games.map((game) => game.name)) }, t("about-help")))),
    h("main", { class: "sheets" },
      waiting(),
      ownPart()?.challengeSection() ?? null,
      h("section", { class: "sheet new-game" }, h("h2", null, t("new-game")), newGame()),
      h("div", { class: "sheet-column" },
        h("section", { class: "sheet", id: "mine" }, h("h2", null, t("my-tables")), myTables(), isServed ? recoverAnywhere() : null),
        accountSection(),
        isServed ? h("section", { class: "sheet" }, h("h2", null, t("open-tables")), openList(), tournamentLine(), h("p", { class: "fine" }, h("a", { id: "to-leaders", href: playerAt("") }, t("leaders")))) : null,
        h("section", { class: "sheet" }, h("h2", null, t("records")), h("p", { class: "fine" }, t("records-help")), upload()),
        puzzles(),
        studies(),
        device())),
    h("footer", { class: "colophon" }, h("p", null, t("about-owners")), h("p", null, t("map-credit"))));
}
