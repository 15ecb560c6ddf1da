// @ts-check
// What this browser remembers: the player's name, language and tables, and how far he has read their logs.

/**
 * A table that this browser remembers.
 * @typedef {object} Kept
 * @property {string} table
 * @property {string} game
 * @property {string} [scenario]
 * @property {string[]} tokens
 * @property {string[]} sides
 * @property {import("../types").SeatTokens} [invite]
 * @property {number} opened
 * @property {boolean} [over]
 */

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function get(key, otherwise) {
  try {
    const text = localStorage.getItem(`carillon.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
function put(key, value) {
  try {
    localStorage.setItem(`carillon.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs memory between visits, nothing else.
  }
}

/** The language that was chosen here, or nothing. @returns {string} */
export function keptLanguage() {
  try {
    return localStorage.getItem("carillon.lang") ?? "";
  } catch {
    return "";
  }
}

/** Remembers the language. @param {string} language */
export function keepLanguage(language) {
  try {
    localStorage.setItem("carillon.lang", language);
  } catch {
    // As above.
  }
}

/** The name that others see; empty before it was given. */
export const playerName = () => get("name", "");
/** @param {string} name cut to forty letters */
export const setPlayerName = (name) => put("name", name.slice(0, 40));

/** The tables sat at in this browser, the last one first. @returns {Kept[]} */
export const keptTables = () => get("tables", /** @type {Kept[]} */ ([]));

/** What is remembered of one table. @param {string} table */
export const keptTable = (table) => keptTables().find((kept) => kept.table === table);

/** Remembers a table, with what is known of it already; the oldest beyond sixty are forgotten. @param {Kept} kept */
export function keepTable(kept) {
  const before = keptTable(kept.table);
  const rest = keptTables().filter((one) => one.table !== kept.table);
  put("tables", [{ ...before, ...kept }, ...rest].slice(0, 60));
}

/** Takes a table off the list; the table itself stays. @param {string} table */
export function forgetTable(table) {
  put("tables", keptTables().filter((kept) => kept.table !== table));
}

/** The address of a seat. @param {string} table @param {string[]} tokens */
export function seatLink(table, tokens) {
  return `/t/${encodeURIComponent(table)}${tokens.length > 0 ? `#${tokens.join(",")}` : ""}`;
}

/** Does the player want to be asked once more before what can't be taken back? Yes, until he says no. @returns {boolean} */
export const keptConfirm = () => get("confirm", true);
/** Remembers it. @param {boolean} confirm */
export const keepConfirm = (confirm) => put("confirm", confirm);

/** The last line of the log that a side has seen; -1 if none. @param {string} table @param {string} side */
export const seenLine = (table, side) => get(`seen.${table}.${side}`, -1);
/** Remembers it. @param {string} table @param {string} side @param {number} n */
export const setSeenLine = (table, side, n) => put(`seen.${table}.${side}`, n);
