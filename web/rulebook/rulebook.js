// @ts-check
// The rulebook of a game: every rule under a permanent address, with a search, a contents by chapter and examples that can be
// played.

import { byId, h, put } from "../kit/dom.js";
import { GALLERY, root as lobbyPath, rulebookAt, rulebookHere } from "../net/root.js";
import { examples, games, ledger } from "../net/server.js";
import { tableLink } from "../net/store.js";
import { isDark, setDark } from "../model/scheme.js";
import { changed, onChange, state } from "../model/state.js";
import { glance, language, learn, speakOf, t, tOf, written } from "../model/words.js";
import { languagePicker } from "../papers/language.js";
import { gallery, showExamples } from "./examples.js";
import { find, locate, sectionOf, wordsOf } from "./find.js";
import { cardTitle, entriesOf, markRule, readBook, ruleArticle } from "./rule.js";

/** Matches pages that are wide enough to show the contents beside the text. */
const BESIDE = matchMedia("(min-width: 43.75em)");

/** Shows the rulebook of the game that the address names, at the rule that its fragment names. @param {HTMLElement} root */
export async function openRulebook(root) {
  const { rulebook } = state;
  root.className = "rulebook";
  rulebook.games = await games();
  const wanted = rulebookHere() ?? "";
  const fact = rulebook.games.find(({ name }) => name === wanted) ?? rulebook.games[0];
  if (!fact) throw new Error("there are no games");
  rulebook.game = fact.name;
  rulebook.unknown = fact.name === wanted ? "" : wanted;
  const asked = new URLSearchParams(location.search);
  rulebook.from = asked.get("from") ?? "";
  rulebook.query = asked.get("q") ?? "";
  [rulebook.ledger] = await Promise.all([ledger(fact.name), learn(fact.name), glance(rulebook.games.map(({ name }) => name))]);
  speakOf(fact.name);
  drawBook(root);
  followAddress();
  addEventListener("hashchange", followAddress);
  BESIDE.addEventListener("change", foldContents);
  onChange(() => redraw(root));
  rulebook.examples = await examples(fact.name);
  changed();
}

/** Draws the parts that have changed: everything if the language has changed, otherwise only the parts that the reader has changed. @param {HTMLElement} root */
function redraw(root) {
  if (root.dataset.language !== language()) {
    const rule = topRule();
    drawBook(root);
    if (rule) byId(rule).scrollIntoView();
  }
  byId("dark").setAttribute("aria-pressed", String(isDark()));
  showExamples();
}

/** Returns the number of the rule at the top of the screen; undefined at the head of the book. */
function topRule() {
  if (scrollY < 10) return undefined;
  return [...document.querySelectorAll(".rule")].find((rule) => rule.checkVisibility() && rule.getBoundingClientRect().bottom > barHeight())?.id;
}

/** Returns the height of the bar that stays at the top of the screen. */
const barHeight = () => byId("book-bar").getBoundingClientRect().bottom;

/** @param {HTMLElement} root */
function drawBook(root) {
  const { game, ledger: book, from, unknown, games: all } = state.rulebook;
  root.dataset.language = language();
  const title = tOf(game, "game-title");
  document.title = `${t("rulebook-of", { game: title })} · ${t("carillon")}`;
  const turnDark = () => {
    setDark(!isDark());
    changed();
  };
  root.replaceChildren(
    h("header", { class: "masthead" },
      h("div", null, h("h1", null, title), h("p", { class: "motto" }, t("rulebook"))),
      h("div", { class: "masthead-tools" },
        from ? h("a", { class: "button", id: "to-table", href: tableLink(from) }, t("rulebook-to-table")) : h("a", { class: "button quiet", id: "to-lobby", href: lobbyPath }, t("to-lobby")),
        languagePicker(),
        h("button", { type: "button", class: "quiet toggle", id: "dark", "aria-pressed": String(isDark()), onclick: turnDark }, t("show-dark")),
        h("button", { type: "button", class: "quiet", id: "print", onclick: () => print() }, t("rulebook-print")))),
    h("main", null,
      unknown ? h("p", { class: "book-notice", role: "status" }, t("rulebook-no-game", { game: unknown, title })) : null,
      h("nav", { class: "other-books", "aria-label": t("rulebook-others") }, ...all.map(({ name }) => h("a", { href: rulebookAt(name, "", from), "aria-current": name === game ? "page" : null }, tOf(name, "game-title")))),
      book ? bar(book) : null,
      book ? h("div", { class: "book" }, contents(book), bookText(book)) : h("p", { class: "failed", role: "alert" }, t("rules-unread"))));
  if (!book) return;
  foldContents();
  watchChapters();
  searchBook();
  showExamples();
}

/** Returns the fields that lead to a rule: one for a number, and one for words. @param {import("../types").RulebookFact} book */
function bar(book) {
  const some = book.rule[Math.floor(book.rule.length / 4)]?.id ?? "";
  const number = h("input", { type: "text", id: "rule-number", size: 7, autocomplete: "off", spellcheck: "false", placeholder: `§ ${some}`, "aria-label": t("rulebook-number"), title: t("rulebook-number-help") });
  const search = h("input", { type: "search", id: "book-search", value: state.rulebook.query, placeholder: t("rulebook-search"), "aria-label": t("rulebook-search") });
  search.oninput = () => {
    state.rulebook.query = search.value;
    searchBook();
  };
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    goTo(number.value);
  };
  return h("div", { id: "book-bar" },
    h("form", { class: "number-form", onsubmit: go }, number, h("button", { type: "submit" }, t("rulebook-go"))),
    h("form", { class: "search-form", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, search),
    h("p", { id: "book-found", role: "status" }));
}

/** Returns the contents: the chapters, each with the number of its rules, or of those that were found. @param {import("../types").RulebookFact} book */
function contents(book) {
  return h("nav", { id: "contents", "aria-label": t("rulebook-contents") }, h("details", null,
    h("summary", null, t("rulebook-contents")),
    h("ol", null, ...book.section.map((section) => h("li", { "data-section": section.id },
      h("a", { href: `#${chapterId(section.id)}`, onclick: leaveContents }, h("span", { class: "what" }, isNumber(section.id) ? h("b", null, section.id) : null, " ", written(section)), h("span", { class: "count" })))))));
}

/** On a narrow page the contents cover the text. They are folded when the reader has chosen a chapter. */
function leaveContents() {
  if (!BESIDE.matches) foldContents();
}

/** Folds the contents on a narrow page, and unfolds them on a wide one. */
function foldContents() {
  const details = document.querySelector("#contents details");
  details?.toggleAttribute("open", BESIDE.matches);
}

/** Marks in the contents the chapter that is being read. */
function watchChapters() {
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) contentsItem(target)?.querySelector("a")?.setAttribute("aria-current", String(isIntersecting));
  }, { rootMargin: "-25% 0px -70% 0px" });
  for (const chapter of document.querySelectorAll(".chapter")) watch.observe(chapter);
}

/** Returns the item of a chapter in the contents. @param {Element} chapter */
const contentsItem = (chapter) => document.querySelector(`#contents [data-section="${CSS.escape(chapter.getAttribute("data-section") ?? "")}"]`);

/** Returns the fragment of a chapter. @param {string} section */
const chapterId = (section) => `chapter-${section}`;

/** @param {string} id */
const isNumber = (id) => /^\d/.test(id);

/** Returns all chapters with their rules. @param {import("../types").RulebookFact} book */
function bookText(book) {
  const read = readBook(book);
  return h("div", { class: "book-text" },
    gallery(BESIDE.matches),
    ...book.section.map((section) => {
      const rules = book.rule.filter(({ id }) => sectionOf(id) === section.id);
      return h("section", { class: "chapter", id: chapterId(section.id), "data-section": section.id },
        h("h2", null, isNumber(section.id) ? h("span", { class: "number" }, section.id) : null, isNumber(section.id) ? " " : "", written(section)),
        h("p", { class: "chapter-numbers" }, ...rules.flatMap(({ id }) => [h("a", { href: `#${id}`, title: cardTitle(id) || null }, isNumber(section.id) ? id : id.slice(section.id.length + 1)), " "])),
        ...rules.map((rule) => ruleArticle(rule, read)));
    }),
    h("p", { class: "fine own-words" }, t("rules-own-words")));
}

/** Shows only the rules that contain the words that the reader searches for, with all matches marked. */
function searchBook() {
  const { query, ledger: book } = state.rulebook;
  if (!book) return;
  const wanted = wordsOf(query);
  const found = new Set(find(entriesOf(book), query));
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".chapter"))) {
    let count = 0;
    for (const rule of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll(".rule"))) {
      rule.hidden = !found.has(rule.id);
      if (!rule.hidden) count += 1;
      markRule(rule, rule.hidden ? [] : wanted);
    }
    chapter.hidden = count === 0;
    const item = contentsItem(chapter);
    const number = item?.querySelector(".count");
    if (number) put(number, count);
    item?.classList.toggle("none", count === 0);
  }
  document.querySelector(".book")?.classList.toggle("searched", wanted.length > 0);
  document.getElementById(GALLERY)?.toggleAttribute("hidden", wanted.length > 0);
  put(byId("book-found"), wanted.length > 0 ? t("rulebook-found", { n: found.size }) : "");
}

/** Goes to the rule that the reader has typed. @param {string} number */
function goTo(number) {
  const { ledger: book } = state.rulebook;
  if (!book || number.trim() === "") return;
  const found = locate(book, number);
  if ("near" in found) {
    const links = found.near.flatMap((id) => [" ", h("a", { href: `#${id}` }, `§ ${id}`)]);
    byId("book-found").replaceChildren(t("rulebook-no-number", { number: number.trim() }), ...links);
    return;
  }
  put(byId("book-found"), "");
  const fragment = "rule" in found ? found.rule : chapterId(found.section);
  if (location.hash === `#${fragment}`) followAddress();
  else location.hash = fragment;
}

/** Shows and marks the rule that the fragment of the address names. */
function followAddress() {
  const fragment = decodeURIComponent(location.hash.slice(1));
  for (const marked of document.querySelectorAll(".rule.this")) marked.classList.remove("this");
  if (fragment === "") return;
  const there = document.getElementById(fragment);
  if (!there?.closest(".book-text")) return goTo(fragment);
  if (!there.checkVisibility()) {
    state.rulebook.query = "";
    /** @type {HTMLInputElement} */ (byId("book-search")).value = "";
    searchBook();
  }
  there.classList.toggle("this", there.matches(".rule"));
  there.scrollIntoView();
  // The focus moves here, so that the reader goes on from this rule, also by keyboard and with a screen reader.
  there.tabIndex = -1;
  there.focus({ preventScroll: true });
}
