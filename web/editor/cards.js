// @ts-check
// The cards of a position: the places of cards, and all cards of the game to choose from.

import { h } from "../kit/dom.js";
import { change } from "../model/draft.js";
import { cards } from "../model/facts.js";
import { sideName } from "../model/names.js";
import { choose, keyAt, sideOf, toggle, valueAt, valuesFor } from "../model/position.js";
import { changed, SIDES, state } from "../model/state.js";
import { t, typed } from "../model/words.js";
import { faultsOf } from "./faults.js";
import { cardPaths, chips } from "./fields.js";
import { cardLabel, labelOf, valueLabel } from "./labels.js";

/** Returns the places of cards and the list of cards. @returns {HTMLElement[]} */
export function cardsTab() {
  const { editor, board } = state;
  const paths = cardPaths();
  const at = paths.find((path) => path.join(".") === editor.pile) ?? paths[0];
  if (!at || !board) return [];
  editor.pile = at.join(".");
  return [places(paths, at), gallery(at, paths)];
}

/** Returns the label of a place of cards, with its side. @param {readonly string[]} path */
const placeOf = (path) => [SIDES.includes(/** @type {any} */ (path[0])) ? sideName(path[0] ?? "") : "", labelOf(path)].filter(Boolean).join(" · ");

/** @param {(readonly string[])[]} paths @param {readonly string[]} at */
function places(paths, at) {
  return h("div", { class: "piles", role: "radiogroup", "aria-label": t("editor-piles") }, ...paths.map((path) => {
    const id = path.join(".");
    const value = valueAt(state.editor.tree ?? {}, path);
    const radio = h("input", { type: "radio", name: "pile", id: `pile-${path.join("-")}`, value: id, checked: path === at });
    radio.onchange = () => {
      state.editor.pile = id;
      changed();
    };
    const list = Array.isArray(value) ? chips(path) : value === undefined ? "" : h("ul", { class: "chips" }, h("li", null, valueLabel(path, value), h("button", { type: "button", class: "quiet small", id: `pile-${path.join("-")}-remove`, "aria-label": t("editor-remove", { name: valueLabel(path, value) }), onclick: () => change((tree) => choose(tree, path, undefined)) }, "✕")));
    return h("div", { class: `pile-of ${sideOf(path) ?? ""}`, "data-path": id }, h("label", null, radio, placeOf(path)), list, faultsOf(path));
  }));
}

/** Returns the cards that can be put into a place. A card that is in a place already is shown with the place's name. @param {readonly string[]} at @param {(readonly string[])[]} paths */
function gallery(at, paths) {
  const { editor, board } = state;
  const key = keyAt(editor.keys, at);
  const values = board ? valuesFor(editor.keys, board, at) : [];
  const where = (/** @type {unknown} */ card) => paths.filter((path) => [valueAt(editor.tree ?? {}, path) ?? []].flat().includes(card));
  const found = values.filter((value) => typed(valueLabel(at, value)).includes(typed(editor.query)));
  const search = h("input", { type: "search", id: "card-query", value: editor.query, placeholder: t("editor-find-card"), "aria-label": t("editor-find-card") });
  search.oninput = () => {
    editor.query = search.value;
    changed();
  };
  const take = (/** @type {import("../model/position.js").Value} */ value) => change((tree) => {
    if (key?.is === "card") return choose(tree, at, valueAt(tree, at) === value ? undefined : value);
    // A card can be in only one place.
    const isHere = (valueAt(tree, at) ?? []).includes(value);
    const free = isHere ? tree : where(value).reduce((now, path) => (keyAt(editor.keys, path)?.is === "card" ? choose(now, path, undefined) : toggle(editor.keys, now, path, value)), tree);
    return toggle(editor.keys, free, at, value);
  });
  return h("section", { id: "editor-gallery", "aria-label": t("editor-cards-of", { name: placeOf(at) }) }, search,
    h("ul", { class: "gallery" }, ...found.map((value) => {
      const lies = where(value);
      const here = lies.some((path) => path === at);
      return h("li", null, h("button", { type: "button", id: `card-${value}`, class: cards.get(String(value))?.side ?? null, "aria-pressed": String(here), onclick: () => take(value) },
        h("span", null, cards.has(String(value)) ? cardLabel(String(value)) : valueLabel(at, value)), lies.length > 0 ? h("small", null, lies.map(placeOf).join(", ")) : ""));
    })));
}
