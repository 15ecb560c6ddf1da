// @ts-check
// The ways to share a study: a file, or a link that contains it. Also the buttons that begin a game, or open the editor, at the study's present moment.

import { h, notice, put, refill, set } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { icon } from "../kit/icons.js";
import { LONGEST, packed } from "../kit/packed.js";
import { close, popover } from "../kit/popover.js";
import { editorAt, root } from "../net/root.js";
import { momentOf, takePosition, writtenStudy } from "../net/server.js";
import { state } from "../model/state.js";
import { isStudy } from "../model/study.js";
import { reason, t } from "../model/words.js";
import { askPlayOn } from "./playon.js";

/** Draws the button in the head of the page that opens the ways to share a study; it is hidden at the table of a game. @param {HTMLElement} button */
export function drawShare(button) {
  button.hidden = !isStudy();
  put(/** @type {Element} */ (button.querySelector("span")), t("study-share"));
  set(button, { title: t("study-share"), "aria-label": t("study-share"), onclick: openShare });
}

/** Opens the ways to share the study. */
function openShare() {
  popover(() => document.getElementById("share"), t("study-share"), (box) => {
    refill(box, h("div", { class: "menu" },
      h("button", { type: "button", id: "study-link", onclick: copyLink }, icon("copy", 16), t("study-link")),
      h("button", { type: "button", id: "study-save", onclick: save }, icon("down", 16), t("study-save"))));
    return true;
  });
}

/** Returns the buttons that begin a game and open the editor at the present moment of the study. */
export const playOnButton = () => h("div", { class: "row" },
  h("button", { type: "button", id: "study-play", onclick: () => askPlayOn("study-play") }, t("play-on")),
  h("button", { type: "button", id: "study-edit", onclick: edit }, t("editor-edit")));

/** Returns the text of the study. If it can't be read, shows the reason. */
async function text() {
  try {
    return await writtenStudy(state.table?.table ?? "");
  } catch (error) {
    notice(reason(error));
    return null;
  }
}

/** Opens the editor with the position at the present moment. */
async function edit() {
  const { table } = state;
  if (!table) return;
  try {
    const position = await takePosition(table.game, await momentOf(table.table, table.number));
    location.assign(editorAt(table.game, await packed(position)));
  } catch (error) {
    notice(reason(error));
  }
}

/** Saves the study to a file named after its title. */
async function save() {
  close();
  const written = await text();
  const { table } = state;
  if (written === null || !table) return;
  const name = (table.study?.title ?? "").normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().replaceAll(" ", "-").toLowerCase();
  download(`${name || table.game}.study`, written, "text/plain");
}

/** Copies a link to the study. A long study does not fit into one. */
async function copyLink() {
  close();
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
    // If the page may not use the clipboard, it shows the link instead.
    const box = notice(h("label", null, t("study-link-this"), " ", h("input", { type: "text", readonly: true, value: link })));
    box.querySelector("input")?.select();
  }
}
