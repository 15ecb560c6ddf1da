// @ts-check
// The section about this device: whether the page is stored for offline use, and the tables, which can be saved to a file and read from one.

import { h, notice } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { isKept, keepOffline } from "../net/offline.js";
import { isLocal, isServed } from "../net/root.js";
import { exportTables, importTables } from "../net/server.js";
import { keptTables } from "../net/store.js";
import { changed, state } from "../model/state.js";
import { reason, t } from "../model/words.js";
import { readMineNow } from "./mine.js";

/** Returns whether this device has tables, or is chosen as the place of the next table. */
const isUsed = () => !isServed || state.lobby.where === "device" || keptTables().some(({ table }) => isLocal(table));

/** Asks the browser to store the page and all games, if this device is used for tables or the browser has stored the page before. */
export async function keepPage() {
  if (!isUsed() && !(await isKept())) return;
  keepOffline((kept) => {
    state.lobby.kept = kept;
    changed();
  });
}

/** Returns the section about this device, or null if it is not used for tables. */
export function device() {
  if (!isUsed()) return null;
  const { kept } = state.lobby;
  const some = keptTables().some(({ table }) => isLocal(table));
  const words = !kept ? "" : kept.have < kept.of ? t("kept-partly", { have: kept.have, of: kept.of }) : t("kept-whole");
  return h("section", { class: "sheet", id: "device" }, h("h2", null, t("device")),
    h("p", { id: "kept", class: kept && kept.have === kept.of ? "ready" : null, role: "status", hidden: words === "" }, words),
    h("p", { class: "fine" }, t("device-help")),
    h("div", { class: "row" },
      some ? h("button", { type: "button", id: "export", onclick: save }, t("tables-save")) : "",
      reader()));
}

/** Saves all tables on this device to a file. */
async function save() {
  try {
    download(`carillon-${new Date().toISOString().slice(0, 10)}.json`, await exportTables(), "application/json");
  } catch (error) {
    notice(t("tables-unsaved"), " ", reason(error));
  }
}

/** Returns the field that reads tables from a file. */
function reader() {
  const field = h("input", { type: "file", id: "import", accept: ".json,application/json" });
  field.onchange = async () => {
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    try {
      const { added, known } = await importTables(await file.text());
      notice(t("tables-read", { added }), " ", known > 0 ? t("tables-known", { known }) : "");
      await readMineNow();
      changed();
    } catch (error) {
      notice(t("tables-unread"), " ", reason(error));
    }
  };
  return h("label", { class: "upload button" }, h("span", null, t("tables-load")), field);
}
