// @ts-check
// The page's beginning: the lobby at `/`, a table at `/t/TABLE`.

import { byId, h, put } from "./kit/dom.js";
import { begin, t } from "./model/words.js";

async function start() {
  await begin();
  const table = location.pathname.match(/^\/t\/([^/]+)/)?.[1];
  const root = byId("page");
  document.title = t("carillon");
  try {
    if (table) (await import("./table/table.js")).openTable(root, decodeURIComponent(table), tokens());
    else await (await import("./lobby/lobby.js")).openLobby(root);
  } catch (error) {
    console.error(error);
    put(root, "");
    root.append(h("p", { class: "failed", role: "alert" }, t("page-failed"), " ", h("a", { href: "/" }, t("to-lobby"))));
  }
}

/** The seats of this link are in its fragment, which never leaves the browser by itself. */
function tokens() {
  return location.hash.slice(1).split(",").filter((token) => token !== "").slice(0, 2);
}

// Another seat of the same table is another page.
addEventListener("hashchange", () => location.reload());
start();
