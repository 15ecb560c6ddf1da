// @ts-check
// The entry point of the page. Opens the lobby, a table of the server (`t/TABLE`) or of this device (`table.html?t=TABLE`), a game's rulebook (`rules/GAME`
// or `rules.html?g=GAME`), the editor of positions (`editor.html?g=GAME`), a player's profile (`players/NAME`), the best players (`players`), a tournament
// (`tournaments/ID`), the list of tournaments (`tournaments`), or the administrator's page (`admin`).

import { byId, h, put } from "./kit/dom.js";
import { wearShape } from "./kit/shape.js";
import { warm } from "./net/local.js";
import { versions } from "./net/refused.js";
import { at, isEditor, isLocal, playerHere, root as lobbyPath, rulebookHere, tableHere, tournamentHere } from "./net/root.js";
import { begin, t } from "./model/words.js";
import { wearScheme } from "./model/scheme.js";
import { showVersion } from "./papers/version.js";

async function start() {
  wearScheme();
  wearShape();
  versions.differ = showVersion;
  const table = tableHere();
  // The game's program is fetched while the rest of the page loads.
  if (table && isLocal(table)) warm({ table });
  await begin();
  const root = byId("page");
  document.title = t("carillon");
  try {
    if (table) (await import("./table/table.js")).openTable(root, table, link());
    else if (rulebookHere() !== null) await (await import("./rulebook/rulebook.js")).openRulebook(root);
    else if (isEditor()) await (await import("./editor/editor.js")).openEditor(root);
    else if (tournamentHere() !== null) await (await import("./tournaments/tournaments.js")).openTournaments(root);
    else if (playerHere() !== null) await (await import("./players/players.js")).openPlayers(root);
    else if (location.pathname === at("admin")) (await import("./lobby/admin.js")).openAdmin(root);
    else await (await import("./lobby/lobby.js")).openLobby(root);
  } catch (error) {
    console.error(error);
    put(root, "");
    root.append(h("p", { class: "failed", role: "alert" }, t("page-failed"), " ", h("a", { href: lobbyPath }, t("to-lobby"))));
  }
}

/** Reads the fragment of the address, which a browser never sends to a server: an invitation or, in older links, keys of seats. */
function link() {
  const fragment = location.hash.slice(1);
  if (fragment.startsWith("i=")) return { invitation: decodeURIComponent(fragment.slice(2)), keys: [] };
  return { invitation: null, keys: fragment.split(",").filter((key) => key !== "").slice(0, 2) };
}

// A new fragment, such as another invitation to the same table, needs a fresh page. In a rulebook the fragment is the number of a rule.
addEventListener("hashchange", () => rulebookHere() ?? location.reload());
start();
