// @ts-check
// The message that the page and the program that answers it have different versions.

import { byId, h } from "../kit/dom.js";
import { isLocal, isServed, tableHere } from "../net/root.js";
import { t } from "../model/words.js";

/** Returns the reason in words: the server has been replaced by a newer one, or another version of the page holds the tables of this device. */
export const versionWords = () => t(isServed && !isLocal(tableHere() ?? "") ? "no-version" : "no-version-here");

/** Shows the message until the page is reloaded. */
export function showVersion() {
  if (document.getElementById("version")) return;
  byId("notices").append(h("div", { class: "notice", id: "version", role: "alert" }, h("p", null, versionWords()), h("button", { type: "button", onclick: () => location.reload() }, t("reload"))));
}
