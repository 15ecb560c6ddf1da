// @ts-check
// The browser's local storage: the player's name and language, the tables with the keys of the player's seats and shares of the
// dice, how far their logs have been read, and the settings.

import { at, isLocal } from "./root.js";

/**
 * A table that this browser remembers.
 * @typedef {object} Kept
 * @property {string} table
 * @property {string} game
 * @property {string} [scenario]
 * @property {string} [lesson] the lesson that is taken at the table
 * @property {boolean} [study] whether the table shows a study instead of a game
 * @property {string[]} tokens the keys of the seats held, which nobody else has
 * @property {string[]} sides
 * @property {import("../types").SeatTokens} [invite] invitations to the open seats
 * @property {boolean} [coded] whether the player was shown the code that recovers the seat
 * @property {string} [example] the example of the rules that the table shows
 * @property {string[]} [rules] the rules that the example shows
 * @property {string} [puzzle] the puzzle that the table shows
 * @property {number} opened
 * @property {boolean} [over]
 * @property {boolean} [account] whether the seats belong to the account that has signed in
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
    // If the storage is full or forbidden, the page still works, but remembers nothing between visits.
  }
}

/** Returns the language that the reader has chosen, or an empty string. @returns {string} */
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
    // The page still works, as above.
  }
}

/** Returns the player's name; empty until one has been entered. */
export const playerName = () => get("name", "");
/** Remembers the player's name, cut to forty characters. @param {string} name */
export const setPlayerName = (name) => put("name", name.slice(0, 40));

/** Returns the tables that this browser remembers, the latest first. @returns {Kept[]} */
export const keptTables = () => get("tables", /** @type {Kept[]} */ ([]));

/** Returns the browser's data about a table; undefined if there are none. @param {string} table */
export const keptTable = (table) => keptTables().find((kept) => kept.table === table);

/** Stores which example of the rules a table shows, and the rules from which the reader has come. @param {string} table @param {string} example @param {string[]} rules */
export function keepExample(table, example, rules) {
  const kept = keptTable(table);
  if (kept) keepTable({ ...kept, example, rules });
}

/** Returns the table that shows an example of the rules; undefined if there is none. @param {string} example */
export const exampleTable = (example) => keptTables().find((kept) => kept.example === example)?.table;

/** Remembers which puzzle a table shows. @param {string} table @param {string} puzzle */
export function keepPuzzle(table, puzzle) {
  const kept = keptTable(table);
  if (kept) keepTable({ ...kept, puzzle });
}

/** The solved puzzles, each with a number that shows how it was solved. `days` is the number of days in a row on which the puzzle of the day was solved, and `last` is the last of these days. @typedef {{ solved: Record<string, number>, days: number, last: number }} Solved */

/** Returns the puzzles that were solved in this browser. @returns {Solved} */
export const solvedPuzzles = () => get("puzzles", { solved: {}, days: 0, last: 0 });
/** Remembers the solved puzzles. @param {Solved} solved */
export const keepSolved = (solved) => put("puzzles", solved);

/** The maximum number of remembered tables. Older ones are forgotten, except those on this device. */
export const MOST_TABLES = 60;

/** Remembers a table, adding to the data already stored about it. @param {Kept} kept */
export function keepTable(kept) {
  const before = keptTable(kept.table);
  const rest = keptTables().filter((one) => one.table !== kept.table);
  put("tables", [{ ...before, ...kept }, ...rest].filter((one, i) => i < MOST_TABLES || isLocal(one.table)));
}

/** Removes a table from the list; the table itself stays. @param {string} table */
export function forgetTable(table) {
  // The table is noted as forgotten, since otherwise the server's list of the account's tables would add it again.
  if (keptTable(table)?.account) put("forgotten", [table, ...forgottenTables()].slice(0, 200));
  put("tables", keptTables().filter((kept) => kept.table !== table));
}

/** A table on this device, with the keys of its seats. @typedef {{ table: string, game: string, status: import("../types").TableStatus, tokens: string[], lesson?: string, study?: { title: string, actions: number }, opened?: number }} LocalTable */

/**
 * The last contents of the list "My tables": the state of the games, the date of each game in words with their language, and the studies.
 * @typedef {{ games: import("../types").TableStatus[], dates: Record<string, string[]>, language: string, studies: LocalTable[] }} KeptList
 */

/** Returns the last contents of the list "My tables", or null. The lobby draws them at once, so that nothing moves when the state of the tables arrives. @returns {KeptList | null} */
export const keptList = () => get("mine", null);
/** Remembers the contents of the list "My tables". @param {KeptList} list */
export const keepList = (list) => put("mine", list);

/** Returns the tables of accounts that the player has removed from the list. @returns {string[]} */
export const forgottenTables = () => get("forgotten", []);

/** Forgets the keys of the account's tables, which are invalid once all other devices have been signed out. */
export function forgetAccountKeys() {
  put("tables", keptTables().map((kept) => (kept.account ? { ...kept, tokens: [] } : kept)));
}

/** Removes the tables of an account, with their keys, from the list when its player signs out, since others may use this browser later. */
export function forgetAccountTables() {
  put("tables", keptTables().filter((kept) => !kept.account));
  put("mine", null);
}

/** Returns the address of a table. Visitors watch, unless their browser has the key of a seat. @param {string} table */
export const tableLink = (table) => at(isLocal(table) ? `table.html?t=${encodeURIComponent(table)}` : `t/${encodeURIComponent(table)}`);

/** Returns the address of an invitation to a seat. @param {string} table @param {string} code */
export const invitationLink = (table, code) => `${tableLink(table)}#i=${encodeURIComponent(code)}`;

/** Returns the key with which a seat is being claimed. It stays the same until the server has answered; empty if no claim is pending. @param {string} table @returns {string} */
export const claimKey = (table) => get(`claim.${table}`, "");
/** Remembers the key of a claim; an empty key ends the claim. @param {string} table @param {string} key */
export const setClaimKey = (table, key) => put(`claim.${table}`, key);

/**
 * The server's commitment to its secret, and the share of the dice that this browser then drew for each seat.
 * @typedef {object} KeptDice
 * @property {string} commitment
 * @property {Partial<Record<import("../types").Side, string>>} nonces
 */

/** Returns the commitment and shares kept for a table. @param {string} table @returns {KeptDice | null} */
export const keptDice = (table) => get(`dice.${table}`, null);
/** Remembers the commitment and shares of a table. @param {string} table @param {KeptDice} dice */
export const keepDice = (table, dice) => put(`dice.${table}`, dice);

/** Returns whether prompts with nothing to respond with are passed automatically; on by default. @returns {boolean} */
export const keptPassing = () => get("passing", true);
/** Sets whether prompts with nothing to respond with are passed automatically. @param {boolean} passing */
export const keepPassing = (passing) => put("passing", passing);

/** Returns the number of actions at a table after the last automatic pass; -1 if there was none. @param {string} table */
export const keptPassedTo = (table) => get(`passed.${table}`, -1);
/** Remembers the number of actions at a table after the last automatic pass. @param {string} table @param {number} number */
export const keepPassedTo = (table, number) => put(`passed.${table}`, number);

/** Returns whether the player must confirm irreversible choices; on by default. @returns {boolean} */
export const keptConfirm = () => get("confirm", true);
/** Sets whether the player must confirm irreversible choices. @param {boolean} confirm */
export const keepConfirm = (confirm) => put("confirm", confirm);

/** Returns the speed of the show, if the player has chosen one. @returns {string | null} */
export const keptSpeed = () => get("speed", null);
/** Sets the speed of the show. @param {string} speed */
export const keepSpeed = (speed) => put("speed", speed);

/** Returns whether the player wants motion on the screen; null if nothing was chosen. @returns {boolean | null} */
export const keptMotion = () => get("motion", null);
/** Sets whether the player wants motion. @param {boolean} motion */
export const keepMotion = (motion) => put("motion", motion);

/** Returns whether the reader wants a dark page; null if nothing was chosen. @returns {boolean | null} */
export const keptDark = () => get("dark", null);
/** Sets whether the reader wants a dark page. @param {boolean} dark */
export const keepDark = (dark) => put("dark", dark);

/** Returns whether sounds are on; off by default. @returns {boolean} */
export const keptSounds = () => get("sounds", false);
/** Sets whether sounds are on. @param {boolean} sounds */
export const keepSounds = (sounds) => put("sounds", sounds);

/** Returns whether battles are shown over the map; on by default. @returns {boolean} */
export const keptBattles = () => get("battles", true);
/** Sets whether battles are shown over the map. @param {boolean} battles */
export const keepBattles = (battles) => put("battles", battles);
/** Returns whether the other side's moves leave arrows; on by default. @returns {boolean} */
export const keptArrows = () => get("arrows", true);
/** Sets whether the other side's moves leave arrows. @param {boolean} arrows */
export const keepArrows = (arrows) => put("arrows", arrows);

/** Returns whether the table in words is switched on. @returns {boolean} */
export const keptInWords = () => get("in-words", false);
/** Switches the table in words on or off. @param {boolean} inWords */
export const keepInWords = (inWords) => put("in-words", inWords);

/** The value that is passed to `seenLine` for a spectator instead of a side. If `seenLine` then returns 0, the game is to be watched from its beginning. */
export const WATCHED = "watcher";
/** Returns the number of the last log line that a side has seen; -1 if none. @param {string} table @param {string} side */
export const seenLine = (table, side) => get(`seen.${table}.${side}`, -1);
/** Remembers the last log line that a side has seen. @param {string} table @param {string} side @param {number} n */
export const setSeenLine = (table, side, n) => put(`seen.${table}.${side}`, n);

/** Returns the version of the corrected rules that the player was last told about. @param {string} table */
export const seenMending = (table) => get(`mended.${table}`, 0);
/** Remembers the version of the corrected rules that the player was told about. @param {string} table @param {number} rules */
export const setSeenMending = (table, rules) => put(`mended.${table}`, rules);

/** Returns the lessons that were finished, as GAME/LESSON. @returns {string[]} */
export const finishedLessons = () => get("lessons", []);
/** Remembers that a lesson was finished. @param {string} game @param {string} id */
export const finishLesson = (game, id) => put("lessons", [...new Set([...finishedLessons(), `${game}/${id}`])]);

/** Returns the number of steps that were read of the lesson at a table. @param {string} table */
export const readSteps = (table) => get(`read.${table}`, 0);
/** Remembers the number of steps that were read of the lesson at a table. @param {string} table @param {number} steps */
export const setReadSteps = (table, steps) => put(`read.${table}`, steps);

/** Returns whether the learner has left the lesson at a table. @param {string} table @returns {boolean} */
export const isLessonClosed = (table) => get(`unguided.${table}`, false);
/** Remembers that the learner has left the lesson. @param {string} table */
export const closeLesson = (table) => put(`unguided.${table}`, true);
