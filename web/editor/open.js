// @ts-check
// The tab in which a player opens a position, and makes a table, a study, a link, a file or a case from it.

import { h, notice } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { LONGEST, packed } from "../kit/packed.js";
import { editorAt } from "../net/root.js";
import { gameNamed, openStudy, openTable, setUp, takePosition } from "../net/server.js";
import { keepTable, playerName, tableLink } from "../net/store.js";
import { begin, isPlayable, type } from "../model/draft.js";
import { sideName } from "../model/names.js";
import { asCase } from "../model/position.js";
import { SIDES, state } from "../model/state.js";
import { named, reason, scenarioOf, t, tOf } from "../model/words.js";

/** Returns the parts of the tab. @param {(game: string, text: string) => void} open opens the editor with another game @returns {HTMLElement[]} */
export function openTab(open) {
  return [goOn(), share(), start(open)];
}

/** Returns the buttons that open a table or a study. */
function goOn() {
  const { editor } = state;
  const fact = editor.games.find(({ name }) => name === editor.game);
  const levels = (fact?.levels ?? []).map((level) => `bot:${level}`);
  const seat = (/** @type {import("../types").Side} */ side) => {
    const select = h("select", { id: `editor-seat-${side}` }, ...["me", ...levels].map((value) => h("option", { value, selected: editor.seats[side] === value }, value === "me" ? t("seat-me") : t("bot-named", { level: named("level", value.slice(4)) }))));
    select.onchange = () => (editor.seats[side] = select.value);
    return h("label", { class: side }, h("span", null, sideName(side)), select);
  };
  const no = !isPlayable();
  return h("section", { class: "fields" }, h("h2", null, t("editor-go-on")),
    no ? h("p", { class: "fine", id: "editor-not-yet" }, t("editor-not-yet")) : asks(),
    h("div", { class: "players" }, ...SIDES.map(seat)),
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", id: "editor-play", disabled: no, onclick: play }, t("editor-play")),
      h("button", { type: "button", id: "editor-study", disabled: no, onclick: study }, t("editor-study"))));
}

/** Returns the side that has the first choice. */
function asks() {
  const side = state.editor.checked?.asks?.side;
  return h("p", { class: "fine" }, side ? t("editor-asks", { side: sideName(side) }) : "");
}

async function play() {
  const { game, text, seats } = state.editor;
  try {
    const made = await openTable({ game, position: text, french: seats.french, british: seats.british, name: playerName() || undefined }, "device");
    const sides = SIDES.filter((side) => made.seats[side]);
    keepTable({ table: made.table, game, tokens: sides.map((side) => made.seats[side] ?? ""), sides, opened: Date.now() });
    location.assign(tableLink(made.table));
  } catch (error) {
    notice(t("create-failed"), " ", reason(error));
  }
}

async function study() {
  const { game, text } = state.editor;
  try {
    location.assign((await openStudy(game, { position: text })).address);
  } catch (error) {
    notice(t("study-failed"), " ", reason(error));
  }
}

/** Returns the buttons that send or save the position. */
function share() {
  const { game, keys, tree } = state.editor;
  return h("section", { class: "fields" }, h("h2", null, t("editor-share")),
    h("div", { class: "row" },
      h("button", { type: "button", id: "editor-link", onclick: copyLink }, t("study-link")),
      h("button", { type: "button", id: "editor-save", onclick: () => download(`${game}.toml`, state.editor.text, "text/plain") }, t("study-save")),
      h("button", { type: "button", id: "editor-case", disabled: !tree, onclick: () => tree && download(`${game}-case.toml`, asCase(keys, tree, game, t("editor-case-name")), "text/plain") }, t("editor-case"))),
    h("p", { class: "fine" }, t("editor-case-help")));
}

/** Copies a link that opens the editor with this position. */
async function copyLink() {
  const fragment = await packed(state.editor.text);
  if (fragment.length > LONGEST) return void notice(t("editor-link-long"));
  const link = `${location.origin}${editorAt(state.editor.game, fragment)}`;
  try {
    await navigator.clipboard.writeText(link);
    notice(t("editor-link-copied"));
  } catch {
    // If the page may not use the clipboard, it shows the link instead.
    const box = notice(h("label", null, t("study-link-this"), " ", h("input", { type: "text", readonly: true, value: link })));
    box.querySelector("input")?.select();
  }
}

/** Returns the buttons that open a new position. @param {(game: string, text: string) => void} open */
function start(open) {
  const { editor } = state;
  const fact = editor.games.find(({ name }) => name === editor.game);
  const scenarios = fact?.scenarios ?? [];
  const which = h("select", { id: "editor-scenario", "aria-label": t("scenario") }, ...scenarios.map((id) => h("option", { value: id }, scenarioOf(editor.game, id))));
  const setup = async () => {
    try {
      type(await setUp(editor.game, which.value));
    } catch (error) {
      notice(t("editor-unread"), " ", reason(error));
    }
  };
  const file = h("input", { type: "file", id: "editor-file", accept: ".toml,.study,.record,.txt,text/plain" });
  file.onchange = async () => {
    const chosen = file.files?.[0];
    file.value = "";
    if (chosen) read(await chosen.text(), open);
  };
  const pasted = h("textarea", { id: "editor-paste", rows: 4, "aria-label": t("editor-paste"), spellcheck: "false" });
  return h("section", { class: "fields" }, h("h2", null, t("editor-begin")),
    h("div", { class: "row" }, h("button", { type: "button", id: "editor-blank", onclick: () => type("") }, t("editor-blank"))),
    h("div", { class: "row" }, which, h("button", { type: "button", id: "editor-setup", onclick: setup }, t("editor-setup"))),
    h("div", { class: "row" }, h("label", { class: "upload button" }, h("span", null, t("editor-file")), file)),
    h("details", { class: "recover" }, h("summary", null, t("editor-paste")), h("div", { class: "column" }, pasted, h("button", { type: "button", id: "editor-read", onclick: () => read(pasted.value, open) }, t("editor-read")))));
}

/** Begins with the position in a text. The text is a position, a study or a record. @param {string} given @param {(game: string, text: string) => void} open */
async function read(given, open) {
  const whole = `${given.replaceAll("\r\n", "\n").trim()}\n`;
  const game = gameNamed(whole) ?? state.editor.game;
  try {
    const text = await takePosition(game, whole);
    if (game === state.editor.game) type(text);
    else open(game, text);
  } catch (error) {
    notice(t("editor-unread"), " ", reason(error));
  }
}

/** Returns the title of the page. */
export const title = () => `${t("editor")} · ${tOf(state.editor.game, "game-title")}`;

/** Begins the editor with a text, or with an empty map. @param {string | null} text */
export const beginWith = (text) => begin(text ?? "");
