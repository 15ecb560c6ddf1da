// @ts-check
// The errors of the position: a list of all of them, and the errors of a single value, shown beside the value.

import { h } from "../kit/dom.js";
import { wrong, wrongAt } from "../model/draft.js";
import { state } from "../model/state.js";
import { language, t, typed, written } from "../model/words.js";
import { rulebookAt } from "../net/root.js";
import { placeLabel } from "./labels.js";

/** @typedef {import("../net/server.js").Wrong} Wrong */

/** Returns the errors of the value at a path, or an empty string. @param {readonly string[]} path @param {Wrong[]} [list] */
export function faultsOf(path, list = wrongAt(path)) {
  if (list.length === 0) return "";
  return h("ul", { class: "faults", id: `faults-${path.join("-")}` }, ...list.map((one) => h("li", null, ...sentence(one))));
}

/** Returns a list of all errors, in which each is a link to its place. If there are no errors, returns a line that says so. @param {(at: string) => void} go */
export function faultList(go) {
  const { checked, game } = state.editor;
  const list = wrong();
  if (!checked || !game) return [];
  if (list.length === 0) return [h("p", { class: "sound" }, "✓ ", t("editor-sound"))];
  return [h("p", { class: "unsound" }, t("editor-wrong", { n: list.length })),
    h("ul", { class: "faults" }, ...list.map((one) => {
      const place = placeLabel(one.at);
      const where = place || (state.editor.tree ? t("editor-whole") : t("editor-line", { n: one.line }));
      return h("li", null, h("button", { type: "button", class: "place", "data-at": one.at, onclick: () => go(one.at) }, where), " ", ...sentence(one));
    }))];
}

/**
 * Returns the reason of an error, with a link to each of its rules. The program gives reasons in English. For a reader of another language the rule is shown before the reason, in that
 * language.
 * @param {Wrong} one
 */
function sentence({ reason, rules }) {
  const { ledger, game } = state.editor;
  const known = rules.flatMap((id) => ledger?.rule.find((rule) => rule.id === id) ?? []);
  const plain = known.length > 0 ? reason.replace(/ \([^()]*\)$/, "") : reason;
  const english = language() === "en";
  const first = known[0];
  return [
    ...(english || !first ? [] : [h("span", { class: "rule-words" }, written(first)), " "]),
    h("span", english ? null : { lang: "en", class: first ? "fine" : null }, sentenceCase(plain)),
    ...known.flatMap(({ id, ...rule }) => [" ", h("a", { class: "rule-link", href: rulebookAt(game, id), title: written(/** @type {any} */ (rule)), target: "_blank" }, `§ ${id}`)]),
  ];
}

/** Begins a reason with a capital, unless it begins with an id, and replaces the ids of spaces by their names. @param {string} words */
function sentenceCase(words) {
  const named = words.replace(/[a-z]+(?:-[a-z]+)+|[a-z]+/g, (word) => (state.board?.spaces.some(({ id }) => id === word) ? placeLabel(word) : word));
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${typed(named.at(-1) ?? "") === "" ? "" : "."}`;
}
