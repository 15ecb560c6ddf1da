// @ts-check
// Says things in the reader's language. Words come from Fluent files: the page's own, and those of the game at the table.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { words } from "../net/server.js";
import { keepLanguage, keptLanguage } from "../net/store.js";
import { changed, state } from "./state.js";

/** @typedef {import("../types").Phrase} Phrase */
/** @typedef {import("../types").Arg} Arg */

/** The languages there are. */
export const LANGUAGES = ["en", "fr"];

/** The games whose words are known. @type {Set<string>} */
const games = new Set();
/** The words of the language of now. @type {FluentBundle} */
let bundle = fresh();

/** The language that was chosen here before, or the browser's. */
function first() {
  const chosen = keptLanguage();
  if (LANGUAGES.includes(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function fresh() {
  return new FluentBundle(state.language, {
    useIsolating: false,
    // Years are not to be grouped: 1755, never 1,755.
    functions: { NUMBER: (args, opts) => new FluentNumber(Number(args[0]?.valueOf()), { useGrouping: false, .../** @type {any} */ (opts) }) },
  });
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

/** Adds the words of a game. @param {string} game */
export async function learn(game) {
  if (games.has(game)) return;
  games.add(game);
  await load();
}

/** Reads the files of the language; the server is asked once for each. */
async function load() {
  const wanted = state.language;
  const texts = await Promise.all([words(wanted), ...Array.from(games, (game) => words(wanted, game))]);
  if (wanted !== state.language) return;
  const next = fresh();
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  document.documentElement.lang = wanted;
}

/** Is there such a message? @param {string} key */
export const has = (key) => bundle.hasMessage(key);

/**
 * A message by its key; the key itself where there is none.
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export function t(key, args) {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? format(pattern, args) : key;
}

/** An attribute of a message, or nothing. @param {string} key @param {string} attribute */
export function attr(key, attribute) {
  const pattern = bundle.getMessage(key)?.attributes[attribute];
  return pattern ? format(pattern) : "";
}

/** @param {any} pattern @param {Record<string, any>} [args] */
function format(pattern, args) {
  /** @type {Record<string, any>} */
  const given = {};
  for (const [gap, value] of Object.entries(args ?? {})) {
    given[gap] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  /** @type {Error[]} */
  const errors = [];
  return bundle.formatPattern(pattern, given, errors);
}

/** A phrase of the game, said. @param {Phrase | string | null | undefined} phrase @returns {string} */
export function say(phrase) {
  if (!phrase) return "";
  if (typeof phrase === "string") return t(phrase);
  /** @type {Record<string, any>} */
  const args = {};
  for (const [gap, value] of phrase.args ?? []) args[gap] = typeof value === "number" ? value : argument(value);
  return t(phrase.key, args);
}

/** @param {Arg} value @returns {string} */
function argument(value) {
  if (typeof value === "number" || typeof value === "string") return String(value);
  if (Array.isArray(value)) return value.map(argument).join(", ");
  if ("name" in value) return t(value.name);
  return say(value);
}

/** The first of these keys that has words. @param {string[]} keys */
export function any(...keys) {
  const key = keys.find(has);
  return key ? t(key) : (keys[keys.length - 1] ?? "").replace(/^[a-z]+-/, "");
}

/** What the words call it, or its id where they don't. @param {string} kind @param {string} id */
export const named = (kind, id) => (has(keyOf(kind, id)) ? t(keyOf(kind, id)) : id);

/** A key made of an id: ids may be written with `_` or `:`. @param {string} kind @param {string | number} id */
export const keyOf = (kind, id) => `${kind}-${String(id).replace(/[_:]/g, "-")}`;
