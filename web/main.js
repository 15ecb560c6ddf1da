// @ts-check
// The page's beginning: the lobby at `/`, a table at `/t/TABLE`, the administrator's page at `/admin`.

import { byId, h, put } from "./kit/dom.js";
import { wearShape } from "./kit/shape.js";
import { begin, t } from "./model/words.js";
import { wearScheme } from "./model/scheme.js";

async function start() {
  wearScheme();
  wearShape();
  await begin();
  const table = location.pathname.match(/^\/t\/([^/]+)/)?.[1];
  const root = byId("page");
  document.title = t("carillon");
  try {
    if (table) (await import("./table/table.js")).openTable(root, decodeURIComponent(table), link());
    else if (location.pathname === "/admin") (await import("./lobby/admin.js")).openAdmin(root);
    else await (await import("./lobby/lobby.js")).openLobby(root);
  } catch (error) {
    console.error(error);
    put(root, "");
    root.append(h("p", { class: "failed", role: "alert" }, t("page-failed"), " ", h("a", { href: "/" }, t("to-lobby"))));
  }
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
