// @ts-check
// A rule of the rulebook: its number, its sentence with links to the rules that it cites, and links to related rules elsewhere in the book.

import { h } from "../kit/dom.js";
import { attr, has, keyOf, language, t, written } from "../model/words.js";
import { fold, marks, references, sectionOf } from "./find.js";

/** @typedef {import("./find.js").Ledger} Ledger */
/** @typedef {import("../types").LedgerRule} LedgerRule */

/** The id of the section with the rules about single cards. */
const CARDS = "card";

/**
 * A book, read once: the numbers of its rules, the rules that cite each rule, the cards that each rule names, the rules that each interpretation concerns, and
 * the rules of another edition that differ from each rule.
 * @typedef {{ ids: Set<string>, citing: Map<string, string[]>, naming: Map<string, string[]>, ruled: Map<number, string[]>, other: Map<string, LedgerRule[]>, titles: Map<string, string> }} Book
 */

/** Returns the id of the card whose rule this is; empty for any other rule. @param {string} rule */
const cardOf = (rule) => (sectionOf(rule) === CARDS ? rule.slice(CARDS.length + 1) : "");

/** Returns the name of the card whose rule this is; empty for any other rule. @param {string} rule */
export function cardTitle(rule) {
  const key = keyOf("card", cardOf(rule));
  return cardOf(rule) && has(key) ? t(key) : "";
}

/** @template K @param {Map<K, string[]>} map @param {K} key @param {string} value */
function add(map, key, value) {
  const list = map.get(key) ?? [];
  if (!list.includes(value)) map.set(key, [...list, value]);
}

/** Reads a book. @param {Ledger} ledger @returns {Book} */
export function readBook(ledger) {
  const ids = new Set(ledger.rule.map(({ id }) => id));
  /** @type {Book} */
  const book = { ids, citing: new Map(), naming: new Map(), ruled: new Map(), other: new Map(), titles: new Map(ledger.section.map((section) => [section.id, written(section)])) };
  // A sentence names a card by its title in capitals.
  const titles = ledger.rule.map(({ id }) => ({ id, title: cardTitle(id).toLocaleUpperCase(language()) })).filter(({ title }) => title.length > 3);
  for (const rule of ledger.rule) {
    const words = written(rule);
    for (const part of references(words, ids)) if (part.rule && part.rule !== rule.id) add(book.citing, part.rule, rule.id);
    for (const { id, title } of titles) if (id !== rule.id && words.includes(title)) add(book.naming, rule.id, id);
    for (const ruling of rule.rulings ?? []) add(book.ruled, ruling, rule.id);
    for (const one of rule.differs ?? []) book.other.set(one, [...(book.other.get(one) ?? []), rule]);
  }
  return book;
}

/** Returns a link to a rule of this book. @param {string} id */
function ruleAnchor(id) {
  const title = cardTitle(id);
  return h("a", { href: `#${id}` }, title ? `${cardOf(id)} ${title}` : `§ ${id}`);
}

/** Returns a line of links below a rule, or null if there are none. @param {string} key @param {string[]} rules @param {Record<string, any>} [args] */
function line(key, rules, args) {
  if (rules.length === 0) return null;
  return h("p", { class: "beside-rule" }, t(key, args), " ", ...rules.flatMap((id, i) => [i > 0 ? ", " : "", ruleAnchor(id)]));
}

/** Draws a rule. @param {LedgerRule} rule @param {Book} book */
export function ruleArticle(rule, book) {
  const { id } = rule;
  const card = cardTitle(id);
  const other = book.other.get(id) ?? [];
  const citing = (book.citing.get(id) ?? []).filter((one) => !cardOf(one) && !other.some((rule) => rule.id === one));
  const named = new Set([...(book.naming.get(id) ?? []), ...(book.citing.get(id) ?? []).filter(cardOf), ...(rule.cards ?? [])]);
  const cards = [...book.ids].filter((one) => named.has(one));
  return h("article", { class: "rule", id, "aria-labelledby": `number-${id}` },
    h("header", null,
      h("h3", { id: `number-${id}` }, h("a", { class: "number", href: `#${id}`, title: t("rulebook-address", { rule: id }) }, id), card ? h("span", { class: "card-title" }, " ", card) : null),
      h("div", { class: "rule-examples", "data-rule": id })),
    other.length > 0 ? beside(rule, other, book) : h("p", { class: "sentence" }, ...linked(rule, book)),
    ...cardParts(id),
    line("rulebook-differs", rule.differs ?? []),
    line("rulebook-cards", cards),
    line("rulebook-cited", citing),
    rulingLine(rule, book));
}

/** Draws the sentence of a rule beside those of another edition. @param {LedgerRule} rule @param {LedgerRule[]} other @param {Book} book */
function beside(rule, other, book) {
  const [first] = other;
  return h("div", { class: "side-by-side" },
    h("p", { class: "sentence" }, ...linked(rule, book)),
    h("div", { class: "other-rules" },
      h("h4", null, book.titles.get(sectionOf(first?.id ?? ""))),
      ...other.map((one) => h("p", null, ruleAnchor(one.id), " ", ...linked(one, book)))));
}

/** Returns the line about the interpretations that a sentence contains, with the other rules that they concern; null if there are none. @param {LedgerRule} rule @param {Book} book */
function rulingLine({ id, rulings = [] }, book) {
  if (rulings.length === 0) return null;
  const others = [...new Set(rulings.flatMap((ruling) => book.ruled.get(ruling) ?? []))].filter((one) => one !== id);
  const numbers = t("rulebook-rulings", { n: rulings.length, numbers: rulings.join(", ") });
  return h("p", { class: "beside-rule", title: t("rulebook-rulings-help") }, numbers, ...others.flatMap((one, i) => [i > 0 ? ", " : ` ${t("rulebook-rulings-also")} `, ruleAnchor(one)]));
}

/** Returns the parts of a card's text that its rule does not repeat. @param {string} id */
function cardParts(id) {
  const key = keyOf("card", cardOf(id));
  if (!cardOf(id) || !has(key)) return [];
  return ["when", "condition"].map((name) => attr(key, name) && h("p", { class: "beside-rule" }, h("b", null, t(`card-part-${name}`)), " ", attr(key, name)));
}

/** Returns the sentence of a rule, in which every number of another rule is a link. @param {LedgerRule} rule @param {Book} book */
function linked(rule, book) {
  // A sentence about another edition also contains rule numbers of that edition. These are not links, since this book does not have the rules.
  const known = rule.differs?.length ? new Set(rule.differs) : book.ids;
  return references(written(rule), known).map((part) => (part.rule && part.rule !== rule.id ? h("a", { href: `#${part.rule}` }, part.text) : part.text));
}

/** Marks the matches of a search in the sentence and the title of a rule, or removes the marks. @param {HTMLElement} article @param {string[]} wanted */
export function markRule(article, wanted) {
  for (const part of article.querySelectorAll(".sentence, .card-title, .beside-rule, .other-rules")) {
    for (const mark of part.querySelectorAll("mark")) mark.replaceWith(mark.textContent ?? "");
    part.normalize();
    if (wanted.length === 0) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      const pieces = marks(text.data, wanted);
      if (pieces.some(({ marked }) => marked)) text.replaceWith(...pieces.map((piece) => (piece.marked ? h("mark", null, piece.text) : piece.text)));
    }
  }
}

/** The rules of a book with all words by which they can be found, by language. @type {WeakMap<Ledger, Map<string, import("./find.js").Entry[]>>} */
const searched = new WeakMap();

/** Returns the rules of a book as the search reads them. @param {Ledger} ledger */
export function entriesOf(ledger) {
  const known = searched.get(ledger) ?? new Map();
  searched.set(ledger, known);
  const entries = known.get(language()) ?? ledger.rule.map((rule) => ({ id: rule.id, section: sectionOf(rule.id), words: fold([rule.id, cardTitle(rule.id), written(rule), ...cardParts(rule.id).map((part) => (part ? part.textContent : ""))].join(" ")) }));
  known.set(language(), entries);
  return entries;
}
