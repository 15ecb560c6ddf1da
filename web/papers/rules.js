// @ts-check The ledger: every rule of a game, in a sentence of this project's own words. The ledger can be opened
// wherever a rule is cited.

import { dialog, h } from "../kit/dom.js";
import { rulebookAt } from "../net/root.js";
import { ledger } from "../net/server.js";
import { state } from "../model/state.js";
import { t, tOf, typed, written } from "../model/words.js";

/** Returns a button with the number of a rule, which opens the rule's summary. @param {string} rule */
export function ruleLink(rule) {
  return h("button", { type: "button", class: "rule-link", "data-rule": rule, title: t("rule-open", { rule }) }, `§ ${rule}`);
}

// One listener serves all rule links, since a long log has hundreds of links. The click does not reach the element that contains the link.
addEventListener("click", (event) => {
  const rule = event.target instanceof Element ? event.target.closest(".rule-link")?.getAttribute("data-rule") : null;
  if (!rule) return;
  event.stopPropagation();
  openRule(rule);
}, true);

/** Returns a link to a game's rulebook, at a rule if one is given; the rulebook links back to the table. @param {string} game @param {string} [rule] */
export function rulebookLink(game, rule) {
  return h("a", { class: "button", "data-rulebook": game, href: rulebookAt(game, rule, state.table?.table) }, t(rule ? "rulebook-open" : "rulebook"));
}

/** @param {string} rule @param {string} [game] */
async function openRule(rule, game = state.table?.game ?? "") {
  const all = await ledger(game);
  if (!all) {
    dialog(t("rules"), t("close"), h("p", null, t("rules-unread")));
    return;
  }
  const section = rule.split(".")[0] ?? "";
  // All rules of the cited rule's section are listed. A rule may also have the section's own number.
  const same = all.rule.filter((one) => one.id === rule || one.id.startsWith(`${section}.`) || one.id === section);
  const titled = all.section.find((one) => one.id === section);
  const list = section === "card" ? same.filter((one) => one.id === rule) : same;
  const items = list.map((one) => h("li", { class: one.id === rule ? "this" : null, id: one.id === rule ? "this-rule" : null },
    h("b", null, one.id), " ", written(one)));
  if (!list.some((one) => one.id === rule)) items.unshift(h("li", { class: "this" }, h("b", null, rule), " ", t("rule-unknown")));
  const box = dialog(titled ? written(titled) : t("rules"), t("close"), h("p", { class: "to-rulebook" }, rulebookLink(game, rule)), h("ul", { class: "rules" }, ...items), h("p", { class: "fine" }, t("rules-own-words")));
  box.querySelector("#this-rule")?.scrollIntoView({ block: "center" });
}

/** Returns a field that searches the rules of a game; the results open in a dialog. @param {string} game */
export function rulesSearch(game) {
  const field = h("input", { type: "search", placeholder: t("rules-search"), "aria-label": `${tOf(game, "game-title")}. ${t("rules-search")}` });
  return h("form", { class: "look-up", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    openLedger(game, field.value);
  } }, field, h("button", { type: "submit" }, t("rules")), rulebookLink(game));
}

/** Opens the whole ledger, to be read or searched. @param {string} game @param {string} [first] the initial search */
export async function openLedger(game, first = "") {
  const all = await ledger(game);
  if (!all) return;
  const sections = all.section.map((section) => h("details", { class: "ledger" },
    h("summary", null, written(section)),
    h("ul", { class: "rules" }, ...all.rule.filter((rule) => rule.id.split(".")[0] === section.id)
      .map((rule) => h("li", null, h("b", null, rule.id), " ", h("span", null, written(rule)))))));
  const search = h("input", { type: "search", class: "search", placeholder: t("rules-search"), "aria-label": t("rules-search"), value: first });
  const find = () => {
    const wanted = typed(search.value);
    for (const section of sections) {
      const rules = [...section.querySelectorAll("li")];
      for (const rule of rules) {
        rule.hidden = !typed(rule.textContent ?? "").includes(wanted);
        const words = rule.querySelector("span");
        if (words) words.replaceChildren(...(rule.hidden ? [words.textContent ?? ""] : marked(words.textContent ?? "", wanted)));
      }
      section.hidden = rules.every((rule) => rule.hidden);
      section.open = wanted !== "" && !section.hidden;
    }
  };
  search.oninput = find;
  find();
  dialog(t("rules"), t("close"), h("p", { class: "to-rulebook" }, rulebookLink(game)), search, ...sections, h("p", { class: "fine" }, t("rules-own-words")));
}

/** Returns a text in which all matches of a search are marked. @param {string} words @param {string} wanted the search, as `typed` returns it */
function marked(words, wanted) {
  if (wanted === "") return [words];
  // For each letter of the typed text, the index of the letter in `words` that it comes from.
  const from = [...words].flatMap((letter, i) => Array.from(typed(letter), () => i));
  const plain = typed(words);
  const letters = [...words];
  const parts = [];
  let done = 0;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const [begin = 0, end = 0] = [from[at], (from[at + wanted.length - 1] ?? 0) + 1];
    parts.push(letters.slice(done, begin).join(""), h("mark", null, letters.slice(begin, end).join("")));
    done = end;
  }
  return [...parts, letters.slice(done).join("")];
}
