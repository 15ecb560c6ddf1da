// @ts-check
// Says things in the reader's language. Words come from Fluent files: the page's own, and those of the game at the table.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { words } from "../net/server.js";
import { keepLanguage, keptLanguage } from "../net/store.js";
import { forms, minus, typeset } from "./french.js";
import { changed, state } from "./state.js";

/** @typedef {import("../types").Phrase} Phrase */
/** @typedef {import("../types").Arg} Arg */

/** The languages there are. */
export const LANGUAGES = ["en", "fr"];

/** The page's own words, and those of each game that is known, in the language of now. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The games whose words are known. @type {Set<string>} */
const games = new Set();
/** What is said in the words of no game. */
const PAGE = "";
/** The game in whose words everything is said. */
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

/** A number as it is written here. */
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

/** Chooses the reader's language and reads the page's own words; nothing can be said before. */
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
  games.add(game);
  await load();
}

/** From now on everything is said in the words of that game, which must be known, and the page's own. @param {string} game */
export const speakOf = (game) => void (spoken = game);

/** Reads the files of the language; the server is asked once for each. */
async function load() {
  const wanted = state.language;
  const texts = await Promise.all([PAGE, ...games].map(async (game) => ({ game, text: await words(wanted, game) })));
  if (wanted !== state.language) return;
  const [page] = texts;
  for (const { game, text } of texts) {
    const bundle = fresh();
    for (const part of game === PAGE ? [text] : [page?.text ?? "", text]) bundle.addResource(new FluentResource(part), { allowOverrides: true });
    bundles.set(game, bundle);
  }
  document.documentElement.lang = wanted;
}

/** @param {string} key @param {string} [game] */
const find = (key, game = spoken) => bundles.get(game)?.getMessage(key);

/** Is there such a message? @param {string} key */
export const has = (key) => find(key) !== undefined;
/** Does another game than the one spoken of have such a message? @param {string} game @param {string} key */
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

/** A message in the words of another game than the one spoken of; the key itself where there is none. @param {string} game @param {string} key */
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

/** A phrase of the game, said. @param {Phrase | string | null | undefined} phrase @returns {string} */
export function say(phrase) {
  if (!phrase) return "";
  if (typeof phrase === "string") return t(phrase);
  return t(phrase.key, argsOf(phrase));
}

/** A phrase said in short, where what it is about is named already: its attribute `here`, or the whole. @param {Phrase} phrase */
export const sayHere = (phrase) => attr(phrase.key, "here", argsOf(phrase)) || say(phrase);

/** What fills the gaps of a phrase. @param {Phrase} phrase */
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

/** What is written in both languages, in the reader's. @param {{ en: string, fr: string }} both */
export const written = (both) => (state.language === "fr" ? typeset(both.fr) : both.en);

/** Words as one types them: small, without accents or spaces. @param {string} words */
export const typed = (words) => words.toLocaleLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

/** A part of the whole as a percentage. @param {number} part */
export const share = (part) => part.toLocaleString(state.language, { style: "percent", signDisplay: "negative" });

/** What the words call it, or its id where they don't. @param {string} kind @param {string | number} id */
export const named = (kind, id) => (has(keyOf(kind, id)) ? t(keyOf(kind, id)) : String(id));

/** The key of whatever is known by an id: `space-ID`, `card-ID`. @param {string} kind @param {string | number} id */
export const keyOf = (kind, id) => `${kind}-${id}`;

/** What a scenario of any game is called. @param {string} game @param {string} id */
export function scenarioOf(game, id) {
  const said = tOf(game, `scenario-${id}`);
  return said === `scenario-${id}` ? id : said;
}
