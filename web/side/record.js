// The link with which a player downloads the record of a finished game.

import { h, notice } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { isLocal } from "../net/root.js";
import { localRecord, recordPath } from "../net/server.js";
import { reason, t } from "../model/words.js";

/** Returns a link or a button that downloads the record. A game that continued after a correction of its rules can't be replayed as a whole, and has no record. @param {import("../types").TableMessage} table @param {string | null} [id] */
export function recordLink(table, id = null) {
  if (table.mended) return "";
  const name = `${table.game}-${table.table}.txt`;
  if (isLocal(table.table)) return h("button", { type: "button", id, onclick: () => localRecord(table.table).then((text) => download(name, text, "text/plain"), (error) => notice(reason(error))) }, t("record-download"));
  return h("a", { class: "button", id, href: recordPath(table.table), download: name }, t("record-download"));
}
