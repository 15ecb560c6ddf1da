// @ts-check
// Fields for the values of a position, made from the description of the keys: lists to choose from, switches, numbers, counters, leaders and lines.

import { h } from "../kit/dom.js";
import { change } from "../model/draft.js";
import { addRow, canBeNone, choose, keyAt, none, piecesFor, place, removeRow, stackOf, toggle, toggleWay, valueAt, valuesFor } from "../model/position.js";
import { SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";
import { faceOf } from "./counter.js";
import { faultsOf } from "./faults.js";
import { labelOf, linesByName, pieceAt, pieceLabel, spacesByName, valueLabel } from "./labels.js";

/** @typedef {import("../model/position.js").KeyFact} KeyFact */
/** @typedef {import("../model/position.js").Path} Path */
/** @typedef {import("../model/position.js").Value} Value */
/** @typedef {import("../kit/dom.js").Child} Child */

/** The largest number of values that are listed. If there are more, the player types a number. */
const LISTED = 12;

/** Returns the id of the field of a path. @param {Path} path */
export const fieldId = (path) => `f-${path.join("-")}`;

/** Returns the value at a path of the present position. @param {Path} path */
const now = (path) => valueAt(state.editor.tree ?? {}, path);

/** Returns the field of the value at a path, with its label and its errors. @param {Path} path @returns {HTMLElement} */
export function field(path) {
  const key = keyAt(state.editor.keys, path);
  const id = fieldId(path);
  const label = labelOf(path);
  const wrap = (/** @type {Child[]} */ ...inner) => h("div", { class: `field is-${key?.is}`, "data-path": path.join(".") }, ...inner, faultsOf(path));
  const group = (/** @type {Child[]} */ ...inner) => h("fieldset", { class: `field is-${key?.is}`, "data-path": path.join(".") }, h("legend", null, label), ...inner);
  switch (key?.is) {
    case "word": case "flag": case "space": case "card":
      return wrap(h("label", { for: id }, label), picker(id, path));
    case "number": {
      const values = state.board ? valuesFor(state.editor.keys, state.board, path) : [];
      return wrap(h("label", { for: id }, label), values.length <= LISTED ? picker(id, path) : number(id, key, now(path), (value) => change((tree) => choose(tree, path, value))));
    }
    case "words": return group(...(key.values ?? []).map((value) => check(path, value)), nothing(path), faultsOf(path));
    case "leaders": case "cards": return group(chips(path), adder(id, path), faultsOf(path));
    case "ways": return group(...wayList(path, key), nothing(path), faultsOf(path));
    case "counts": return group(...counts(path, key), faultsOf(path));
    case "pieces": return group(...pieceRows(path), pieceAdder(path), faultsOf(path));
    case "table": return group(...(key.key ?? []).flatMap((below) => below.name.map((name) => field([...path, name]))));
    case "tables": return group(...rows(path, key), faultsOf(path));
    default: return wrap();
  }
}

/** Returns a list of the values of a key. The first item leaves the key out of the position. @param {string} id @param {Path} path */
function picker(id, path) {
  const { keys } = state.editor;
  const key = keyAt(keys, path);
  const values = state.board ? valuesFor(keys, state.board, path) : [];
  const listed = key?.is === "space" ? spacesByName().map((one) => ({ value: /** @type {Value} */ (one.id), name: one.name })) : values.map((value) => ({ value, name: valueLabel(path, value) }));
  const value = now(path);
  const select = h("select", { id }, h("option", { value: "", selected: value === undefined }, t("editor-default")),
    ...listed.map((one) => h("option", { value: String(one.value), selected: one.value === value }, one.name)));
  select.onchange = () => change((tree) => choose(tree, path, listed.find((one) => String(one.value) === select.value)?.value));
  return select;
}

/** Returns a field for a number. @param {string} id @param {{ least?: number, most?: number }} range @param {number | undefined} value @param {(value: number | undefined) => void} take @param {string} [label] */
function number(id, { least = 0, most = 0 }, value, take, label) {
  const input = h("input", { type: "number", id, min: least, max: most, value: value ?? "", placeholder: t("editor-default"), inputmode: least < 0 ? null : "numeric", "aria-label": label });
  input.onchange = () => take(input.value === "" ? undefined : Number(input.value));
  return input;
}

/** Returns a switch that puts a word into a list. @param {Path} path @param {Value} value */
function check(path, value) {
  const box = h("input", { type: "checkbox", id: `${fieldId(path)}-${value}`, checked: (now(path) ?? []).includes(value) });
  box.onchange = () => change((tree) => toggle(state.editor.keys, tree, path, value));
  return h("label", { class: "switch" }, box, valueLabel(path, value));
}

/** Returns the switch that makes a list empty, even if the scenario's list is not empty. @param {Path} path */
function nothing(path) {
  if (!canBeNone(state.editor.keys, path)) return "";
  const list = now(path);
  const box = h("input", { type: "checkbox", id: `${fieldId(path)}-none`, checked: list !== undefined && list.length === 0 });
  box.onchange = () => change((tree) => (box.checked ? none(tree, path) : choose(tree, path, undefined)));
  return h("label", { class: "switch" }, box, t("editor-none"));
}

/** Returns the items of a list, each with a button that removes it. @param {Path} path */
export function chips(path) {
  /** @type {Value[]} */
  const list = now(path) ?? [];
  if (list.length === 0) return "";
  return h("ul", { class: "chips" }, ...list.map((value, i) => h("li", null, valueLabel(path, value), remover(`${fieldId(path)}-remove-${i}`, valueLabel(path, value), () => change((tree) => toggle(state.editor.keys, tree, path, value))))));
}

/** @param {string} id @param {string} name @param {() => void} act */
const remover = (id, name, act) => h("button", { type: "button", class: "quiet small", id, "aria-label": t("editor-remove", { name }), title: t("editor-remove", { name }), onclick: act }, "✕");

/** Returns a list of choices; a chosen item is added to the list at a path. @param {string} id @param {Path} path */
function adder(id, path) {
  const { keys } = state.editor;
  const taken = now(path) ?? [];
  const values = (state.board ? valuesFor(keys, state.board, path) : []).filter((value) => !taken.includes(value));
  const select = h("select", { id, "aria-label": t("editor-add-to", { name: labelOf(path) }) }, h("option", { value: "" }, t("editor-add")), ...values.map((value) => h("option", { value: String(value) }, valueLabel(path, value))));
  select.onchange = () => {
    const value = values.find((one) => String(one) === select.value);
    if (value !== undefined) change((tree) => toggle(keys, tree, path, value));
  };
  return select;
}

/** @param {Path} path @param {KeyFact} key */
function wayList(path, key) {
  /** @type {[string, string, number?][]} */
  const list = now(path) ?? [];
  const name = (/** @type {[string, string, number?]} */ [a, b]) => [a, b].map((id) => spacesByName().find((one) => one.id === id)?.name ?? id).join(" – ");
  const select = h("select", { id: fieldId(path), "aria-label": t("editor-add-to", { name: labelOf(path) }) }, h("option", { value: "" }, t("editor-add-line")), ...linesByName().map((one) => h("option", { value: one.id }, one.name)));
  select.onchange = () => {
    const [a, b] = select.value.split("--");
    if (a && b) change((tree) => toggleWay(state.editor.keys, tree, path, [a, b]));
  };
  return [list.length === 0 ? "" : h("ul", { class: "chips" }, ...list.map((way, i) => h("li", null, name(way),
    key.count ? number(`${fieldId(path)}-${i}-n`, { least: 0, most: key.count }, way[2], (n) => change((tree) => choose(tree, [...path, String(i), "2"], n ?? 0)), name(way)) : "",
    remover(`${fieldId(path)}-remove-${i}`, name(way), () => change((tree) => toggleWay(state.editor.keys, tree, path, [way[0], way[1]])))))), select];
}

/** @param {Path} path @param {KeyFact} key */
function counts(path, key) {
  const there = now(path) ?? {};
  const missing = (key.values ?? []).filter((value) => !(String(value) in there));
  const select = h("select", { id: fieldId(path), "aria-label": t("editor-add-to", { name: labelOf(path) }) }, h("option", { value: "" }, t("editor-add")), ...missing.map((value) => h("option", { value: String(value) }, valueLabel(path, value))));
  select.onchange = () => {
    if (select.value) change((tree) => choose(tree, [...path, select.value], 1));
  };
  return [...Object.entries(there).map(([name, n]) => steps([...path, name], valueLabel(path, name), Number(n), (by) => change((tree) => choose(tree, [...path, name], n + by > 0 ? Math.min(n + by, key.most ?? 99) : undefined)))), select];
}

/** Returns a row with a number and buttons that change it. @param {Path} path @param {Child} name @param {number} n @param {(by: number) => void} take @param {Child[]} more */
function steps(path, name, n, take, ...more) {
  const id = fieldId(path);
  const words = name instanceof Node ? name.textContent ?? "" : String(name);
  const button = (/** @type {number} */ by) => h("button", { type: "button", class: "small", id: `${id}-${by > 0 ? "more" : "fewer"}`, "aria-label": t(by > 0 ? "editor-more" : "editor-fewer", { name: words }), title: t(by > 0 ? "editor-more" : "editor-fewer", { name: words }), onclick: () => take(by) }, by > 0 ? "+" : "−");
  return h("div", { class: "steps", "data-path": path.join(".") }, h("span", { class: "steps-name" }, name), ...more, button(-1), h("b", { class: "n" }, String(n)), button(1));
}

/** Returns a row for each kind of counter in a table of pieces, with buttons that add a counter, remove one, or turn one over. @param {Path} path @returns {HTMLElement[]} */
export function pieceRows(path) {
  const { keys, view } = state.editor;
  const key = keyAt(keys, path);
  const written = now(path);
  const shown = written ?? (state.editor.tree?.from === "setup" && view ? stackOf(keys, view, path) : undefined) ?? {};
  const list = Object.entries(shown).flatMap(([name, n]) => (name === key?.leaders ? n.map((/** @type {string} */ leader) => /** @type {const} */ ([leader, 1])) : [/** @type {const} */ ([name, Number(n)])]));
  return list.filter(([, n]) => n > 0).map(([name, n]) => {
    const piece = pieceAt(path, name);
    const words = piece ? pieceLabel(piece) : name;
    const put = (/** @type {string} */ one, /** @type {number} */ by) => (/** @type {import("../model/position.js").Tree} */ tree) => (state.board ? place(keys, state.board, tree, path, one, by, view) : tree);
    const face = piece ? faceOf(path, piece, 26) : "";
    const row = [...path, name];
    if (piece?.set === "leaders") return h("div", { class: "steps", "data-path": row.join(".") }, face, h("span", { class: "steps-name" }, words), remover(`${fieldId(row)}-fewer`, words, () => change(put(name, -1))));
    const other = piece && pieceAt(path, piece.reduced ? piece.id : `reduced-${piece.id}`);
    const flip = other && other.id === piece?.id && other.reduced !== piece.reduced ? h("button", { type: "button", class: "small", id: `${fieldId(row)}-flip`, "aria-label": t("editor-flip", { name: words }), title: t("editor-flip", { name: words }), onclick: () => change((tree) => put(other.name, 1)(put(name, -1)(tree))) }, "⇄") : "";
    const line = steps(row, words, n, (by) => change(put(name, by)), flip);
    line.prepend(face);
    const faults = faultsOf(row);
    if (faults) line.append(faults);
    return line;
  });
}

/** @param {Path} path */
function pieceAdder(path) {
  const { keys } = state.editor;
  const all = state.board ? piecesFor(keys, state.board, path) : [];
  const select = h("select", { id: fieldId(path), "aria-label": t("editor-add-to", { name: labelOf(path) }) }, h("option", { value: "" }, t("editor-add")), ...all.map((piece) => h("option", { value: piece.name }, pieceLabel(piece))));
  select.onchange = () => {
    if (select.value) change((tree) => (state.board ? place(keys, state.board, tree, path, select.value, 1) : tree));
  };
  return select;
}

/** @param {Path} path @param {KeyFact} key */
function rows(path, key) {
  /** @type {unknown[]} */
  const list = now(path) ?? [];
  return [...list.map((_, n) => h("div", { class: "row-of" }, ...(key.key ?? []).flatMap((below) => below.name.map((name) => field([...path, String(n), name]))),
    h("button", { type: "button", class: "quiet", id: `${fieldId(path)}-remove-${n}`, onclick: () => change((tree) => removeRow(tree, path, n)) }, t("editor-remove-row")))),
  h("button", { type: "button", id: fieldId(path), onclick: () => change((tree) => addRow(tree, path)) }, t("editor-add-row"))];
}

/** Returns whether a key belongs to the cards. @param {KeyFact} key */
export const isCards = (key) => key.is === "card" || key.is === "cards";

/** Returns the paths of all fields beside the map, in the game's order, without cards and spaces. @returns {Path[]} */
export function tablePaths() {
  return state.editor.keys.key.filter((key) => key.is !== "spaces" && !isCards(key)).flatMap((key) => key.name.flatMap((name) =>
    (key.is === "table" && SIDES.some((side) => side === name) ? (key.key ?? []).filter((below) => !isCards(below)).flatMap((below) => below.name.map((part) => [name, part])) : [[name]])));
}

/** Returns the paths of all places of cards. @returns {Path[]} */
export function cardPaths() {
  return state.editor.keys.key.flatMap((key) => key.name.flatMap((name) =>
    (isCards(key) ? [[name]] : key.is === "table" ? (key.key ?? []).filter(isCards).flatMap((below) => below.name.map((part) => [name, part])) : [])));
}
