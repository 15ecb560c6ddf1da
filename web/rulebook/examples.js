// @ts-check
// The examples of the rules, which open as studies on this device, and the gallery of selected examples at the top of the page.

import { h, notice } from "../kit/dom.js";
import { GALLERY, hasPrograms } from "../net/root.js";
import { examples as fetched, localTables, openStudy } from "../net/server.js";
import { exampleTable, keepExample, tableLink } from "../net/store.js";
import { state } from "../model/state.js";
import { language, reason, t, written } from "../model/words.js";
import { shown, titled } from "./find.js";

/** @typedef {import("../types").RulebookFact["gallery"][number]["examples"][number]} Exhibit */

/** Returns the examples of the gallery, which come first in the list of all examples, in the same order. @returns {Exhibit[]} */
const exhibits = () => state.rulebook.ledger?.gallery.flatMap((theme) => theme.examples) ?? [];

/** Draws the gallery, or returns null if there is none. @param {boolean} isWide whether the page has room to unfold it */
export function gallery(isWide) {
  const themes = state.rulebook.ledger?.gallery ?? [];
  if (themes.length === 0) return null;
  if (!hasPrograms) return h("p", { class: "fine" }, t("rulebook-no-programs"));
  let place = 0;
  return h("section", { id: GALLERY, "aria-labelledby": "gallery-title" },
    h("h2", { id: "gallery-title" }, t("rulebook-gallery")),
    h("p", { class: "fine" }, t("rulebook-gallery-about")),
    h("div", { class: "themes" }, ...themes.map((theme) => h("details", { class: "theme", open: isWide },
      h("summary", null, h("h3", null, written(theme))),
      h("ul", null, ...theme.examples.map((exhibit) => {
        const example = place;
        place += 1;
        return h("li", null, h("button", { type: "button", class: "show-me", "data-example": example, title: `§ ${exhibit.rules.join(", § ")}`, onclick: open }, written(exhibit)));
      }))))));
}

/** Inserts the examples of each rule once they have been fetched. The places for the examples exist already, so nothing moves. */
export function showExamples() {
  const { examples } = state.rulebook;
  if (!examples || !hasPrograms) return;
  for (const place of document.querySelectorAll(".rule-examples")) {
    const rule = place.getAttribute("data-rule") ?? "";
    const [best, ...others] = examples.rules[rule] ?? [];
    if (best === undefined || place.childElementCount > 0) continue;
    place.append(...(others.length > 0 ? [moreExamples(rule, others)] : []), showButton(best, t("rulebook-show"), t("rulebook-show-rule", { rule })));
  }
}

/** Returns the button that opens an example. @param {number} example @param {string} words @param {string} name the accessible name */
function showButton(example, words, name) {
  return h("button", { type: "button", class: "show-me", "data-example": example, "aria-label": name, title: [titleOf(example), whatIsSeen(example)].filter(Boolean).join("\n"), onclick: open }, words);
}

/** Returns the examples of a rule after the best one, as a folded list. @param {string} rule @param {number[]} others */
function moreExamples(rule, others) {
  return h("details", { class: "more-examples" },
    h("summary", null, t("rulebook-more", { n: others.length })),
    h("ul", null, ...others.map((example, i) => {
      const words = titleOf(example) || t("rulebook-example", { n: i + 2 });
      return h("li", null, showButton(example, words, `§ ${rule}: ${words}`), h("small", null, whatIsSeen(example)));
    })));
}

/** Returns the title of an example. Only those of the gallery have one in all languages; for the others the title is empty unless the reader reads English. @param {number} example */
function titleOf(example) {
  const exhibit = exhibits()[example];
  if (exhibit) return written(exhibit);
  const title = language() === "en" ? state.rulebook.examples?.all[example]?.title ?? "" : "";
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Describes an example: the actions that are played in it, and those that are tried and refused. @param {number} example */
function whatIsSeen(example) {
  const { played, refused, rules } = shown(state.rulebook.examples?.all[example]?.study ?? "");
  return t("rulebook-example-plays", { played, refused, rules: rules.join(", § ") });
}

/** Returns the table of an example that was opened before and to which the reader has added no actions; undefined if there is none. @param {string} id @param {number} actions */
async function openedBefore(id, actions) {
  const table = exampleTable(id);
  const all = table ? await localTables() : [];
  return all.some((one) => one.table === table && one.study?.actions === actions) ? table : undefined;
}

/** Opens the example of the button as a study on this device. @param {Event} event */
async function open(event) {
  const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
  const { game } = state.rulebook;
  const place = Number(button.dataset.example);
  button.disabled = true;
  // The reader comes back to the same place.
  history.replaceState(null, "", `#${button.closest(".rule")?.id ?? GALLERY}`);
  try {
    const example = (await fetched(game))?.all[place];
    if (!example) throw new Error(t("no-unreached"));
    const id = `${game}/${example.title}`;
    const exhibit = exhibits()[place];
    // Beside the board, the rule is shown from which the reader has come.
    const from = button.closest(".rule")?.id;
    const rules = from ? [from] : exhibit?.rules ?? [];
    const known = await openedBefore(id, shown(example.study).played);
    if (known) {
      keepExample(known, id, rules);
      return location.assign(tableLink(known));
    }
    const { table, address } = await openStudy(game, { text: exhibit ? titled(example.study, written(exhibit)) : example.study });
    keepExample(table, id, rules);
    location.assign(address);
  } catch (error) {
    notice(t("rulebook-show-failed"), " ", reason(error));
  }
  button.disabled = false;
}
