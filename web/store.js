// @ts-check
// What this browser remembers: the player's name, his tables and how far he has read their logs.

/** @typedef {import("./types").Kept} Kept */

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

export const playerName = () => get("name", "");
/** @param {string} name */
export const setPlayerName = (name) => put("name", name.slice(0, 40));

/** @returns {Kept[]} */
export const keptTables = () => get("tables", /** @type {Kept[]} */ ([]));

/** @param {string} table */
export const keptTable = (table) => keptTables().find((kept) => kept.table === table);

/** @param {Kept} kept */
export function keepTable(kept) {
  const before = keptTable(kept.table);
  const rest = keptTables().filter((one) => one.table !== kept.table);
  put("tables", [{ ...before, ...kept }, ...rest].slice(0, 60));
}

/** @param {string} table */
export function forgetTable(table) {
  put("tables", keptTables().filter((kept) => kept.table !== table));
}

/** The address of a seat. @param {string} table @param {string[]} tokens */
export function seatLink(table, tokens) {
  return `/t/${encodeURIComponent(table)}${tokens.length > 0 ? `#${tokens.join(",")}` : ""}`;
}

/** @param {string} table @param {string} side */
export const seenLine = (table, side) => get(`seen.${table}.${side}`, -1);
/** @param {string} table @param {string} side @param {number} n */
export const setSeenLine = (table, side, n) => put(`seen.${table}.${side}`, n);
