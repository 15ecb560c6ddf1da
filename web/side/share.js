// @ts-check
// Saves a study to a file, copies a link that holds it, and begins a game at its present moment.

import { h, notice } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { LONGEST, packed } from "../kit/packed.js";
import { root } from "../net/root.js";
import { writtenStudy } from "../net/server.js";
import { state } from "../model/state.js";
import { reason, t } from "../model/words.js";
import { askPlayOn } from "./playon.js";

/** Returns the buttons that save and send the study, and that begin a game. */
export function shareButtons() {
  return h("div", { class: "row" },
    h("button", { type: "button", id: "study-save", onclick: save }, t("study-save")),
    h("button", { type: "button", id: "study-link", onclick: copyLink }, t("study-link")),
    h("button", { type: "button", id: "study-play", onclick: () => askPlayOn("study-play") }, t("play-on")));
}

/** Returns the text of the study; says why if it can't be read. */
async function text() {
  try {
    return await writtenStudy(state.table?.table ?? "");
  } catch (error) {
    notice(reason(error));
    return null;
  }
}

/** Saves the study to a file named after its title. */
async function save() {
  const written = await text();
  const { table } = state;
  if (written === null || !table) return;
  const name = (table.study?.title ?? "").normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().replaceAll(" ", "-").toLowerCase();
  download(`${name || table.game}.study`, written, "text/plain");
}

/** Copies a link to the study. A long study does not fit into one. */
async function copyLink() {
  const written = await text();
  if (written === null) return;
  const fragment = await packed(written);
  if (fragment.length > LONGEST) {
    notice(t("study-link-long"));
    return;
  }
  const link = `${location.origin}${root}#s=${fragment}`;
  try {
    await navigator.clipboard.writeText(link);
    notice(t("study-link-copied"));
  } catch {
    // A page that may not use the clipboard shows the link instead.
    const box = notice(h("label", null, t("study-link-this"), " ", h("input", { type: "text", readonly: true, value: link })));
    box.querySelector("input")?.select();
  }
}
