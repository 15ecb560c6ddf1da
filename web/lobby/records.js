// @ts-check
// Opens records of finished games.

import { h, notice } from "../kit/dom.js";
import { openRecord } from "../net/server.js";
import { tableLink } from "../net/store.js";
import { state } from "../model/state.js";
import { reason, t } from "../model/words.js";

/** Returns the field that uploads a record, which becomes a finished table. */
export function upload() {
  const field = h("input", { type: "file", id: "upload", accept: ".txt,.record,text/plain" });
  field.onchange = async () => {
    const file = field.files?.[0];
    if (!file) return;
    try {
      const made = await openRecord(await file.text(), state.lobby.where);
      location.assign(tableLink(made.table));
    } catch (error) {
      notice(t("record-refused"), " ", reason(error));
    }
  };
  return h("label", { class: "upload button" }, h("span", null, t("upload")), field);
}
