// @ts-check
// The tray of counters, and the contents of the chosen space: its pieces and its markers.

import { h } from "../kit/dom.js";
import { change, spacesKey, stacks, wrongSpaces } from "../model/draft.js";
import { spaces } from "../model/facts.js";
import { spaceName } from "../model/names.js";
import { empty, piecesFor, sideOf, valueAt } from "../model/position.js";
import { changed, state } from "../model/state.js";
import { t } from "../model/words.js";
import { faceOf } from "./counter.js";
import { faultsOf } from "./faults.js";
import { field, pieceRows } from "./fields.js";
import { labelOf, pieceLabel, spacesByName } from "./labels.js";
import { choose, put } from "./sheet.js";

/** Returns the tray and the chosen space. @returns {HTMLElement[]} */
export function tray() {
  const { editor } = state;
  return [chooser(), ...(editor.space && spaces.has(editor.space) ? [there(editor.space)] : [h("p", { class: "fine", id: "tray-help" }, t("editor-tray-help"))]), tables(), counters(), ...(editor.space && spaces.has(editor.space) ? [markers(editor.space)] : [])];
}

/** Returns the list of all spaces, from which a player without a pointer can choose one. */
function chooser() {
  const { space } = state.editor;
  const select = h("select", { id: "editor-space" }, h("option", { value: "", selected: !space }, t("editor-no-space")), ...spacesByName().map(({ id, name }) => h("option", { value: id, selected: id === space }, name)));
  select.onchange = () => choose(select.value);
  return h("div", { class: "field" }, h("label", { for: "editor-space" }, t("editor-space")), select);
}

/** Returns the pieces in a space. @param {string} space */
function there(space) {
  const lists = stacks().map((name) => ({ name, path: [spacesKey(), space, name] }));
  const shown = lists.map(({ name, path }) => ({ name, path, rows: pieceRows(path), emptied: valueAt(state.editor.tree ?? {}, path) !== undefined }));
  const full = shown.filter(({ rows, emptied }) => rows.length > 0 || emptied);
  const wrong = wrongSpaces().get(space) ?? [];
  const here = wrong.filter(({ at }) => at === "" || at === `${spacesKey()}.${space}`);
  return h("section", { id: "editor-there", "aria-label": spaceName(space) },
    h("h2", null, spaceName(space)),
    faultsOf([spacesKey(), space], here),
    ...(full.length === 0 ? [h("p", { class: "fine" }, t("editor-nobody"))] : full.map(({ name, path, rows }) => h("div", { class: `stack-of ${sideOf([name]) ?? ""}`, "data-path": path.join(".") }, h("h3", null, labelOf(path)), ...rows,
      rows.length > 0 ? h("button", { type: "button", class: "quiet small", id: `empty-${name}`, onclick: () => change((tree) => empty(tree, path)) }, t("editor-empty")) : h("p", { class: "fine" }, t("editor-nobody"))))));
}

/** Returns the buttons that choose the table of pieces into which counters go. */
function tables() {
  const { editor } = state;
  return h("div", { class: "segments", role: "radiogroup", "aria-label": t("editor-into") }, ...stacks().map((name) => {
    const radio = h("input", { type: "radio", name: "stack", id: `stack-${name}`, value: name, checked: editor.stack === name });
    radio.onchange = () => {
      Object.assign(editor, { stack: name, brush: null });
      changed();
    };
    return h("label", { class: sideOf([name]) ?? null }, radio, labelOf([spacesKey(), "", name]));
  }));
}

/** Returns the counters of the tray. */
function counters() {
  const { editor, board } = state;
  const path = [spacesKey(), editor.space ?? "", editor.stack];
  const all = board ? piecesFor(editor.keys, board, path) : [];
  const sets = [...new Set(all.map(({ set }) => set))];
  // The counters with a name of their own are folded, since they are many and seldom needed.
  const grid = (/** @type {string} */ set) => h("div", { class: "tray" }, ...all.filter((one) => one.set === set).map((piece) => {
    const words = pieceLabel(piece);
    const button = h("button", { type: "button", id: `tray-${piece.name}`, class: `counter-button${piece.leader ? " named" : ""}`, "data-counter": piece.name, "aria-pressed": editor.space ? null : String(editor.brush === piece.name), onclick: () => pick(piece.name) }, faceOf(path, piece, 34), h("span", null, words));
    button.onkeydown = (event) => {
      if (!["Delete", "Backspace"].includes(event.key) || !editor.space) return;
      event.preventDefault();
      put(editor.space, piece.name, -1);
    };
    return button;
  }));
  const [first, ...others] = sets;
  return h("section", { id: "editor-tray", "aria-label": t("editor-tray") }, first ? grid(first) : "",
    ...others.map((set) => (set === "leaders" ? grid(set) : h("details", { open: editor.query === set, class: "more" }, h("summary", null, t("editor-by-name")), grid(set)))));
}

/** Puts a counter into the chosen space; without a space, the counter is armed, and the next press on the map puts it there. @param {string} name */
function pick(name) {
  const { editor } = state;
  if (editor.space) return put(editor.space, name, 1);
  editor.brush = editor.brush === name ? null : name;
  editor.said = editor.brush ? t("editor-armed") : "";
  changed();
}

/** Returns the fields for everything else about a space. @param {string} space */
function markers(space) {
  const key = state.editor.keys.key.find((one) => one.is === "spaces");
  const paths = (key?.key ?? []).filter((one) => one.is !== "pieces").flatMap((one) => one.name.map((name) => [spacesKey(), space, name]));
  return h("section", { id: "editor-markers", class: "fields", "aria-label": t("editor-markers") }, h("h3", null, t("editor-markers")), ...paths.map(field));
}
