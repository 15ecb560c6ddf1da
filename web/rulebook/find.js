// @ts-check
// The search in a rulebook: rules by their words, and a rule by its number, however the reader writes it. This module draws
// nothing and reads no state.

/** The part of a rulebook that a search reads. @typedef {{ section: import("../types").LedgerSection[], rule: import("../types").LedgerRule[] }} Ledger */
/** A rule with all words by which it can be found, as `fold` returns them. @typedef {{ id: string, section: string, words: string }} Entry */

/** The maximum number of rules that are offered instead of a number that does not exist. */
const NEAREST = 3;

/** Returns text in lower case and without accents; every sign that is neither a letter nor a digit becomes a space, except the point in a number. @param {string} words */
export const fold = (words) => words.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replace(/[^\p{L}\p{N}.]|\.(?![\p{L}\p{N}])/gu, " ").replace(/ +/g, " ").trim();

/** Returns the id of the section to which a rule belongs. @param {string} rule */
export const sectionOf = (rule) => rule.split(".")[0] ?? "";

/** Returns the words that a reader searches for. @param {string} query @returns {string[]} */
export const wordsOf = (query) => fold(query).split(" ").filter((word) => word !== "");

/**
 * Returns the ids of the rules that contain all words of a query, each at the beginning of a word. A number finds the rules whose numbers begin with it.
 * @param {Entry[]} entries @param {string} query
 */
export function find(entries, query) {
  const wanted = wordsOf(query);
  return entries.filter(({ words }) => wanted.every((word) => ` ${words}`.includes(` ${word}`))).map(({ id }) => id);
}

/**
 * Returns the parts of a text. A part that begins with a searched word is marked.
 * @param {string} text @param {string[]} wanted the words as `wordsOf` returns them @returns {{ text: string, marked: boolean }[]}
 */
export function marks(text, wanted) {
  /** @type {{ text: string, marked: boolean }[]} */
  const parts = [];
  // A word of the text is matched as a whole, since folding may change its length.
  for (const [part] of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}]+)*|[^\p{L}\p{N}\p{M}]+/gu)) {
    const plain = fold(part);
    const marked = plain !== "" && wanted.some((word) => plain.startsWith(word));
    const last = parts.at(-1);
    if (last && last.marked === marked && !marked) last.text += part;
    else parts.push({ text: part, marked });
  }
  return parts;
}

/**
 * The answer to a typed number: the rule with that number; a section, if the number is a section's own; or else the nearest rules.
 * @typedef {{ rule: string } | { section: string } | { near: string[] }} Found
 */

/** Finds a rule by its number. @param {Ledger} ledger @param {string} query such as `8.231`, `§ 8.231`, `card 12`, `movement 4` or `8` @returns {Found} */
export function locate(ledger, query) {
  const parts = fold(query).split(/[ .]+/).filter((part) => part !== "");
  // A word before the number, such as "rule", is ignored unless it names a section.
  while (parts.length > 1 && !/\d/.test(parts[0] ?? "") && sectionsNamed(ledger, parts[0] ?? "").length === 0) parts.shift();
  const [first = "", ...rest] = parts;
  const id = parts.join(".");
  const exact = ledger.rule.find((rule) => fold(rule.id) === id);
  if (exact) return { rule: exact.id };
  const sections = sectionsNamed(ledger, first);
  for (const section of sections) {
    const rule = ledger.rule.find((one) => fold(one.id) === fold([section, ...rest].join(".")));
    if (rule) return { rule: rule.id };
  }
  if (rest.length === 0 && sections.length > 0) return { section: sections[0] ?? "" };
  // The last part of a number may be unique: a card is found without the word "card".
  const ends = ledger.rule.filter((rule) => fold(rule.id).split(".").at(-1) === id && !/^\d/.test(rule.id));
  if (ends.length === 1 && ends[0]) return { rule: ends[0].id };
  return { near: nearest(ledger, [sections[0] ?? first, ...rest]) };
}

/** Returns the sections that a word names: by their id, or by the beginning of a word of their titles. @param {Ledger} ledger @param {string} word */
function sectionsNamed(ledger, word) {
  const own = ledger.section.filter(({ id }) => fold(id) === word);
  const titled = ledger.section.filter(({ en, fr }) => word.length > 2 && /\D/.test(word) && fold(`${en} ${fr}`).split(/[ .]/).some((one) => one.startsWith(word)));
  return [...own, ...titled].map(({ id }) => id);
}

/** Returns the rules whose numbers are closest to a number that does not exist: those that have most of its beginning in common, and then those next to it. @param {Ledger} ledger @param {string[]} parts */
function nearest(ledger, parts) {
  const typed = parts.join(".");
  const far = ledger.rule.map(({ id }) => {
    const plain = fold(id);
    let shared = 0;
    while (shared < plain.length && plain[shared] === typed[shared]) shared += 1;
    return { id, shared, apart: Math.abs(numberIn(plain.slice(shared)) - numberIn(typed.slice(shared))) };
  });
  const chapter = far.filter(({ id }) => fold(sectionOf(id)) === parts[0]);
  const among = chapter.length > 0 ? chapter : far;
  const best = among.toSorted((a, b) => b.shared - a.shared || a.apart - b.apart).slice(0, NEAREST).map(({ id }) => id);
  return ledger.rule.filter(({ id }) => best.includes(id)).map(({ id }) => id);
}

/** @param {string} text */
const numberIn = (text) => Number.parseInt(text.replace(/^\D+/, ""), 10) || 0;

/**
 * Returns the parts of a sentence. A part that is the number of another rule of the ledger has the id of that rule.
 * @param {string} text @param {Set<string>} ids @returns {{ text: string, rule?: string }[]}
 */
export function references(text, ids) {
  const parts = [];
  let done = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}]+)+/gu)) {
    if (!ids.has(match[0])) continue;
    parts.push({ text: text.slice(done, match.index) }, { text: match[0], rule: match[0] });
    done = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(done) }].filter(({ text: words }) => words !== "");
}

/** Returns, from the text of a study, the number of actions that are played, the number of those that are refused, and the rules that forbid them. @param {string} study */
export function shown(study) {
  const actions = study.match(/^(?:french|british): .*$/gm) ?? [];
  const refused = actions.map((action) => action.match(/ ! (\S+)$/)?.[1]).filter((rule) => rule !== undefined);
  return { played: actions.length - refused.length, refused: refused.length, rules: [...new Set(refused)] };
}

/** Returns the text of a study with another title. @param {string} study @param {string} title */
export const titled = (study, title) => study.replace(/^title .*$/m, () => `title ${title}`);
