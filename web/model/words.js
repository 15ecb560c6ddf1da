// @ts-check
// Texts in the reader's language. They come from Fluent files: the page's own, and those of the game at the table.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { Refused } from "../net/refused.js";
import { fewWords, words } from "../net/server.js";
import { keepLanguage, keptLanguage } from "../net/store.js";
import { forms, minus, typeset } from "./french.js";
import { changed, state } from "./state.js";

/** @typedef {import("../types").Phrase} Phrase */
/** @typedef {import("../types").Arg} Arg */

/** The available languages. */
export const LANGUAGES = ["en", "fr"];

/** The texts of the page, and of each loaded game, in the current language. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The games whose texts are loaded: all of them, or only those for the lobby. @type {Map<string, "all" | "few">} */
const games = new Map();
/** The folders with texts that only one page needs. @type {string[]} */
const pages = [];
/** Stands for the page's own texts where a game's name is expected. */
const PAGE = "";
/** The current game. If the game and the page have a text with the same key, the game's is used. */
let spoken = PAGE;

/** Returns the language that the reader has chosen, or else the browser's. */
function first() {
  const chosen = keptLanguage();
  if (LANGUAGES.includes(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function fresh() {
  return new FluentBundle(state.language, {
    useIsolating: false,
    functions: { NUMBER: (args, opts) => new Digits(Number(args[0]?.valueOf()), opts) },
    ...(state.language === "fr" ? { transform: typeset } : {}),
  });
}

/** Formats a number in the reader's language. */
class Digits extends FluentNumber {
  /** @param {number} value @param {Record<string, any>} [opts] */
  constructor(value, opts) {
    // Years must not be grouped: 1755, never 1,755.
    super(value, { useGrouping: false, ...opts });
  }

  /** @param {any} scope */
  toString(scope) {
    // Formatters are slow to make, and most numbers are small and whole.
    const isPlain = Number.isInteger(this.value) && Object.keys(this.opts).every((opt) => opt === "useGrouping") && this.opts.useGrouping === false;
    const digits = isPlain ? String(this.value) : super.toString(scope);
    return state.language === "fr" ? digits.replace("-", minus) : digits;
  }
}

/** Returns the current language. */
export const language = () => state.language;

/** Sets the reader's language and loads the page's texts. Must be called before anything else here. */
export async function begin() {
  state.language = first();
  await load();
}

/** Changes the language of the page. @param {string} next */
export async function speak(next) {
  if (!LANGUAGES.includes(next)) return;
  state.language = next;
  keepLanguage(next);
  await load();
  changed();
}

/** Loads all texts of a game. @param {string} game */
export async function learn(game) {
  if (games.get(game) === "all") return;
  games.set(game, "all");
  await load();
}

/** Loads only those texts of the games that the lobby needs. @param {string[]} names */
export async function glance(names) {
  for (const game of names) if (!games.has(game)) games.set(game, "few");
  await load();
}

/** Loads the texts that only one page needs, from its folder. @param {string} page */
export async function learnPage(page) {
  pages.push(page);
  await load();
}

/** Sets the current game, whose texts must be loaded. @param {string} game */
export const speakOf = (game) => void (spoken = game);

/** Loads the text files of the current language; each is fetched only once. */
async function load() {
  const wanted = state.language;
  const read = (/** @type {string} */ game) => (game === PAGE ? own(wanted) : games.get(game) === "few" ? fewWords(wanted, game) : words(wanted, game));
  const texts = await Promise.all([PAGE, ...games.keys()].map(async (game) => ({ game, text: await read(game) })));
  if (wanted !== state.language) return;
  const [page] = texts;
  for (const { game, text } of texts) {
    const bundle = fresh();
    for (const part of game === PAGE ? [text] : [page?.text ?? "", text]) bundle.addResource(parsed(part), { allowOverrides: true });
    bundles.set(game, bundle);
  }
  document.documentElement.lang = wanted;
}

/** Returns the page's own texts. @param {string} language */
const own = async (language) => (await Promise.all([language, ...pages.map((page) => `${page}/${language}`)].map((file) => words(file)))).join("\n");

/** The parsed files by their text. They are kept because the page's own texts are part of every bundle. @type {Map<string, FluentResource>} */
const resources = new Map();

/** @param {string} text */
function parsed(text) {
  const known = resources.get(text) ?? new FluentResource(text);
  resources.set(text, known);
  return known;
}

/** @param {string} key @param {string} [game] */
const find = (key, game = spoken) => bundles.get(game)?.getMessage(key);

/** Returns whether the current game, or the page, has a message with this key. @param {string} key */
export const has = (key) => find(key) !== undefined;
/** Returns whether a game, which need not be the current one, has a message with this key. @param {string} game @param {string} key */
export const hasOf = (game, key) => find(key, game) !== undefined;

/**
 * Returns a message by its key, or the key itself if there is none.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function t(key, args) {
  const pattern = find(key)?.value;
  return pattern ? format(pattern, args) : key;
}

/** Returns an attribute of a message, or an empty string. @param {string} key @param {string} attribute @param {Record<string, any>} [args] */
export function attr(key, attribute, args) {
  const pattern = find(key)?.attributes[attribute];
  return pattern ? format(pattern, args) : "";
}

/** Returns a message of a game, which need not be the current one, or the key itself if there is none. @param {string} game @param {string} key */
export function tOf(game, key) {
  const pattern = find(key, game)?.value;
  return pattern ? format(pattern, {}, game) : key;
}

/** @param {any} pattern @param {Record<string, any>} [args] @param {string} [game] */
function format(pattern, args, game = spoken) {
  /** @type {Record<string, any>} */
  const given = {};
  for (const [gap, value] of Object.entries(args ?? {})) {
    given[gap] = typeof value === "number" ? new Digits(value) : value;
  }
  /** @type {Error[]} */
  const errors = [];
  return bundles.get(game)?.formatPattern(pattern, given, errors) ?? "";
}

/** Returns a phrase of the game in words. @param {Phrase | string | null | undefined} phrase @returns {string} */
export function say(phrase) {
  if (!phrase) return "";
  if (typeof phrase === "string") return t(phrase);
  return t(phrase.key, argsOf(phrase));
}

/** Returns the short form of a phrase (the attribute `here`), for places that already name its subject; the whole phrase if it has none. @param {Phrase} phrase */
export const sayHere = (phrase) => attr(phrase.key, "here", argsOf(phrase)) || say(phrase);

/** Returns the values for the gaps of a phrase. @param {Phrase} phrase */
function argsOf(phrase) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [gap, value] of phrase.args ?? []) {
    args[gap] = typeof value === "number" ? value : argument(value);
    if (state.language === "fr" && typeof value === "object" && "name" in value) {
      Object.assign(args, Object.fromEntries(forms(gap, args[gap], (form) => attr(value.name, form))));
    }
  }
  return args;
}

/** Returns a phrase of a game, which need not be the current one, in words. @param {string} game @param {Phrase | null | undefined} phrase */
export function sayOf(game, phrase) {
  const before = spoken;
  spoken = game;
  const said = say(phrase);
  spoken = before;
  return said;
}

/** @param {Arg} value @returns {string} */
function argument(value) {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (Array.isArray(value)) return value.map(argument).join(", ");
  if ("name" in value) return t(value.name);
  return say(value);
}

/** Returns a text that is written in both languages, in the reader's language. @param {{ en: string, fr: string }} both */
export const written = (both) => (state.language === "fr" ? typeset(both.fr) : both.en);

/** The error codes of this device, for which the page has texts. A server's errors come with a message. */
const OWN = ["full", "shut", "unreached", "programs", "no-study"];

/** Returns the reason why something failed, in words. @param {unknown} error */
export function reason(error) {
  if (error instanceof Refused && OWN.includes(error.code)) return t(`no-${error.code}`);
  // Another message gives the reason, and stays on the page (papers/version.js).
  if (error instanceof Refused && error.code === "version") return "";
  return error instanceof Error ? error.message : "";
}

/** Returns text in lower case, without accents, spaces or punctuation, to be compared with what a reader types. @param {string} words */
export const typed = (words) => words.toLocaleLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** Formats a fraction as a percentage. @param {number} part */
export const share = (part) => part.toLocaleString(state.language, { style: "percent", signDisplay: "negative" });

/** Formats a probability as a percentage, with a decimal if it is small. @param {number} part */
export const finely = (part) => part.toLocaleString(state.language, { style: "percent", maximumFractionDigits: part > 0 && part < 0.1 ? 1 : 0 });

/** Returns the name of something in the texts, or its id if they have none. @param {string} kind @param {string | number} id */
export const named = (kind, id) => (has(keyOf(kind, id)) ? t(keyOf(kind, id)) : String(id));

/** Returns the key of the text for an id, such as `space-ID` or `card-ID`. @param {string} kind @param {string | number} id */
export const keyOf = (kind, id) => `${kind}-${id}`;

/** Returns the name of a scenario of any game. @param {string} game @param {string} id */
export function scenarioOf(game, id) {
  const said = tOf(game, `scenario-${id}`);
  return said === `scenario-${id}` ? id : said;
}
