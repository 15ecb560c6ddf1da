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

/** The languages there are. */
export const LANGUAGES = ["en", "fr"];

/** The texts of the page, and of each loaded game, in the current language. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The games whose texts are loaded: all of them, or only those for the lobby. @type {Map<string, "all" | "few">} */
const games = new Map();
/** Stands for the page's own texts where a game's name is expected. */
const PAGE = "";
/** The current game, whose texts come before the page's own. */
let spoken = PAGE;

/** The language that was chosen here before, or the browser's. */
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
    // Years are not to be grouped: 1755, never 1,755.
    super(value, { useGrouping: false, ...opts });
  }

  /** @param {any} scope */
  toString(scope) {
    const digits = super.toString(scope);
    return state.language === "fr" ? digits.replace("-", minus) : digits;
  }
}

/** The language of now. */
export const language = () => state.language;

/** Chooses the reader's language and loads the page's texts, which must come first. */
export async function begin() {
  state.language = first();
  await load();
}

/** Changes the language of everything. @param {string} next */
export async function speak(next) {
  if (!LANGUAGES.includes(next)) return;
  state.language = next;
  keepLanguage(next);
  await load();
  changed();
}

/** Reads the words of a game. @param {string} game */
export async function learn(game) {
  if (games.get(game) === "all") return;
  games.set(game, "all");
  await load();
}

/** Loads the texts of these games that the lobby needs. @param {string[]} names */
export async function glance(names) {
  for (const game of names) if (!games.has(game)) games.set(game, "few");
  await load();
}

/** Sets the current game, whose texts must be loaded. @param {string} game */
export const speakOf = (game) => void (spoken = game);

/** Reads the files of the language; the server is asked once for each. */
async function load() {
  const wanted = state.language;
  const read = (/** @type {string} */ game) => (games.get(game) === "few" ? fewWords(wanted, game) : words(wanted, game));
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

/** Files that were read already, by their text: the page's own words are in every bundle. @type {Map<string, FluentResource>} */
const resources = new Map();

/** @param {string} text */
function parsed(text) {
  const known = resources.get(text) ?? new FluentResource(text);
  resources.set(text, known);
  return known;
}

/** @param {string} key @param {string} [game] */
const find = (key, game = spoken) => bundles.get(game)?.getMessage(key);

/** Returns whether there is such a message. @param {string} key */
export const has = (key) => find(key) !== undefined;
/** Returns whether a game, not necessarily the current one, has such a message. @param {string} game @param {string} key */
export const hasOf = (game, key) => find(key, game) !== undefined;

/**
 * A message by its key; the key itself where there is none.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function t(key, args) {
  const pattern = find(key)?.value;
  return pattern ? format(pattern, args) : key;
}

/** An attribute of a message, or nothing. @param {string} key @param {string} attribute @param {Record<string, any>} [args] */
export function attr(key, attribute, args) {
  const pattern = find(key)?.attributes[attribute];
  return pattern ? format(pattern, args) : "";
}

/** Returns a message of a game that need not be the current one; the key itself if there is none. @param {string} game @param {string} key */
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

/** Returns a phrase in its short form, for places that already name its subject: its attribute `here`, or the whole. @param {Phrase} phrase */
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

/** A phrase of another game than the one spoken of. @param {string} game @param {Phrase | null | undefined} phrase */
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

/** Returns the reader's version of a text written in both languages. @param {{ en: string, fr: string }} both */
export const written = (both) => (state.language === "fr" ? typeset(both.fr) : both.en);

/** What this device says when it refuses something; a server explains itself. */
const OWN = ["full", "shut", "unreached"];

/** Returns the reason why something failed, in words. @param {unknown} error */
export function reason(error) {
  if (error instanceof Refused && OWN.includes(error.code)) return t(`no-${error.code}`);
  return error instanceof Error ? error.message : "";
}

/** Words as one types them: small, without accents or spaces. @param {string} words */
export const typed = (words) => words.toLocaleLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** A part of the whole as a percentage. @param {number} part */
export const share = (part) => part.toLocaleString(state.language, { style: "percent", signDisplay: "negative" });

/** Returns the name of something in the texts, or its id if they have none. @param {string} kind @param {string | number} id */
export const named = (kind, id) => (has(keyOf(kind, id)) ? t(keyOf(kind, id)) : String(id));

/** The key of whatever is known by an id: `space-ID`, `card-ID`. @param {string} kind @param {string | number} id */
export const keyOf = (kind, id) => `${kind}-${id}`;

/** Returns the name of a scenario of any game. @param {string} game @param {string} id */
export function scenarioOf(game, id) {
  const said = tOf(game, `scenario-${id}`);
  return said === `scenario-${id}` ? id : said;
}
