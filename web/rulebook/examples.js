// @ts-check
// The examples of the rules, which open as studies on this device.

import { h, notice } from "../kit/dom.js";
import { hasPrograms } from "../net/root.js";
import { openStudy } from "../net/server.js";
import { state } from "../model/state.js";
import { language, reason, t } from "../model/words.js";
import { shown } from "./find.js";

/** @typedef {import("../types").ExampleFact} ExampleFact */

/** Puts the examples of each rule in their places, once they are here. The places exist before, so that nothing moves. */
export function showExamples() {
  const { examples } = state.rulebook;
  if (!examples || !hasPrograms) return;
  for (const place of document.querySelectorAll(".rule-examples")) {
    const rule = place.getAttribute("data-rule") ?? "";
    const [best, ...others] = examples[rule] ?? [];
    if (!best || place.childElementCount > 0) continue;
    place.append(...(others.length > 0 ? [moreExamples(rule, others)] : []), showButton(best, t("rulebook-show"), t("rulebook-show-rule", { rule })));
  }
}

/** Returns the button that opens an example. @param {ExampleFact} example @param {string} words @param {string} name the accessible name */
function showButton(example, words, name) {
  const button = h("button", { type: "button", class: "show-me", "aria-label": name, title: [titleOf(example), whatIsSeen(example)].filter(Boolean).join("\n") }, words);
  button.onclick = () => openExample(example, button);
  return button;
}

/** Returns the examples of a rule after the best one, as a folded list. @param {string} rule @param {ExampleFact[]} others */
function moreExamples(rule, others) {
  return h("details", { class: "more-examples" },
    h("summary", null, t("rulebook-more", { n: others.length })),
    h("ul", null, ...others.map((example, i) => {
      const words = titleOf(example) || t("rulebook-example", { n: i + 2 });
      return h("li", null, showButton(example, words, `§ ${rule}: ${words}`), h("small", null, whatIsSeen(example)));
    })));
}

/** Returns the title of an example, which is in English; empty in another language. @param {ExampleFact} example */
const titleOf = (example) => (language() === "en" ? example.title : "");

/** Returns what a reader sees in an example: the actions that are played, and those that are tried and refused. @param {ExampleFact} example */
function whatIsSeen(example) {
  const { played, refused, rules } = shown(example.study);
  return t("rulebook-example-plays", { played, refused, rules: rules.join(", § ") });
}

/** Opens an example as a study on this device. @param {ExampleFact} example @param {HTMLButtonElement} button */
async function openExample({ study }, button) {
  button.disabled = true;
  try {
    const { address } = await openStudy(state.rulebook.game, { text: study });
    location.assign(address);
  } catch (error) {
    notice(t("rulebook-show-failed"), " ", reason(error));
  }
  button.disabled = false;
}
