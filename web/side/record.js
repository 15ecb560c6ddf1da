// The record of a game that is over, to be kept.

import { h } from "../kit/dom.js";
import { recordPath } from "../net/server.js";
import { t } from "../model/words.js";

/** A link that saves it. A game that went on after a rule was mended can't be replayed as a whole, and has none. @param {import("../types").TableMessage} table @param {string | null} [id] */
export function recordLink(table, id = null) {
  if (table.mended) return "";
  return h("a", { class: "button", id, href: recordPath(table.table), download: `${table.game}-${table.table}.txt` }, t("record-download"));
}
