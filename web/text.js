// @ts-check
// Says things in the reader's language. Words come from Fluent files: the page's own, and those of the game at the table.

import { reading } from "./state.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {import("./types").Phrase} Phrase */
/** @typedef {import("./types").Arg} Arg */

export const LANGUAGES = ["en", "fr"];

let lang = first();
/** @type {Map<string, Promise<string>>} */
const files = new Map();
/** @type {Set<string>} */
const games = new Set();
/** @type {FluentBundle} */
let bundle = fresh();
/** @type {Set<() => void>} */
const readers = new Set();

function first() {
  const chosen = localStorage.getItem("carillon.lang");
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function fresh() {
  return new FluentBundle(lang, {
    useIsolating: false,
    // Years are not to be grouped: 1755, never 1,755.
    functions: { NUMBER: (args, opts) => new FluentNumber(Number(args[0]?.valueOf()), { useGrouping: false, .../** @type {any} */ (opts) }) },
  });
}

export const language = () => lang;

/** Calls `draw` whenever the language has changed. @param {() => void} draw */
export function onLanguage(draw) {
  readers.add(draw);
  return () => readers.delete(draw);
}

/** @param {string} next */
export async function speak(next) {
  if (!LANGUAGES.includes(next)) return;
  lang = next;
  localStorage.setItem("carillon.lang", lang);
  await load();
  for (const draw of readers) draw();
}

/** Adds the words of a game. @param {string} game */
export async function learn(game) {
  if (games.has(game)) return;
  games.add(game);
  await load();
}

/** Reads the files of the language, once each. */
export async function load() {
  const paths = [`/web/text/${lang}.ftl`, ...Array.from(games, (game) => `/api/games/${encodeURIComponent(game)}/text/${lang}`)];
  const wanted = lang;
  const texts = await Promise.all(paths.map(read));
  if (wanted !== lang) return;
  const next = fresh();
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  document.documentElement.lang = lang;
}

/** @param {string} path */
function read(path) {
  let text = files.get(path);
  if (!text) {
    text = fetch(path).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    files.set(path, text);
    text.then((words) => {
      if (words === "") files.delete(path);
    });
  }
  return text;
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

/** @param {string} id */
export const spaceName = (id) => t(keyOf("space", id));
/** @param {string} side */
export const sideName = (side) => t(keyOf("side", side));
/** @param {string} id */
export const cardName = (id) => t(keyOf("card", id));
/** A piece by its id, or by its name in a stack. @param {string} key */
export function pieceName(key) {
  const { id, reduced, spent, inside } = reading(key);
  const face = keyOf("sort", `reduced-${id}`);
  const name = any(keyOf("sort", id), keyOf("leader", id), keyOf("piece", id), keyOf("unit", id), keyOf("kind", id));
  const shown = !reduced ? name : has(face) ? t(face) : t("piece-reduced", { name });
  const whole = spent ? t("piece-spent", { name: shown }) : shown;
  return inside ? t("piece-inside", { name: whole }) : whole;
}

/** A way by its ends: `albany--saratoga`. @param {string} id */
export const lineName = (id) => id.split("--").map(spaceName).join(" – ");

/** What a target is called: `space:albany`, `card:B12`, `piece:albany/british/johnson`, `line:albany--saratoga`. @param {string} target */
export function targetName(target) {
  const [kind, rest = ""] = split(target);
  if (kind === "space") return spaceName(rest);
  if (kind === "card") return cardName(rest);
  if (kind === "line") return lineName(rest);
  if (kind === "piece") {
    const [space = "", , id = ""] = rest.split("/");
    return t("piece-in", { piece: pieceName(id), space: spaceName(space) });
  }
  return any(keyOf(kind ?? "", rest), rest);
}

/** @param {string} target */
export function split(target) {
  const at = target.indexOf(":");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

/** The spaces that a target lies in, or leads to. @param {string} target */
export function spacesOf(target) {
  const [kind, rest = ""] = split(target);
  const space = spaceOf(target);
  return kind === "line" ? rest.split("--") : space ? [space] : [];
}

/** The name of the space a target lies in, if it lies in one. @param {string} target */
export function spaceOf(target) {
  const [kind, rest = ""] = split(target);
  if (kind === "space") return rest;
  return kind === "piece" ? (rest.split("/")[0] ?? null) : null;
}
