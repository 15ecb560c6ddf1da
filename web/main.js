// @ts-check
// The page's beginning: the lobby, a table of the server (`t/TABLE`) or of this device (`table.html?t=TABLE`), the administrator's page (`admin`).

import { byId, h, put } from "./kit/dom.js";
import { wearShape } from "./kit/shape.js";
import { warm } from "./net/local.js";
import { at, isLocal, root as lobbyPath } from "./net/root.js";
import { begin, t } from "./model/words.js";
import { wearScheme } from "./model/scheme.js";

async function start() {
  wearScheme();
  wearShape();
  const table = tableHere();
  // Its program comes while the page is on its way.
  if (table && isLocal(table)) warm({ table });
  await begin();
  const root = byId("page");
  document.title = t("carillon");
  try {
    if (table) (await import("./table/table.js")).openTable(root, table, link());
    else if (location.pathname === at("admin")) (await import("./lobby/admin.js")).openAdmin(root);
    else await (await import("./lobby/lobby.js")).openLobby(root);
  } catch (error) {
    console.error(error);
    put(root, "");
    root.append(h("p", { class: "failed", role: "alert" }, t("page-failed"), " ", h("a", { href: lobbyPath }, t("to-lobby"))));
  }
}

/** Returns the table that the address names, if it does. */
function tableHere() {
  const tables = at("t/");
  const path = location.pathname;
  if (path.startsWith(tables)) return decodeURIComponent(path.slice(tables.length).split("/")[0] ?? "");
  return new URLSearchParams(location.search).get("t");
}

/** Reads the fragment of the address, which a browser never sends to a server: an invitation, or keys of seats as older links have them. */
function link() {
  const fragment = location.hash.slice(1);
  if (fragment.startsWith("i=")) return { invitation: decodeURIComponent(fragment.slice(2)), keys: [] };
  return { invitation: null, keys: fragment.split(",").filter((key) => key !== "").slice(0, 2) };
}

// Another invitation to the same table is another page.
addEventListener("hashchange", () => location.reload());
start();
