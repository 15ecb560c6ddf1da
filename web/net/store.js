// @ts-check
// What this browser remembers: the player's name, language and tables with the keys of his seats, his share of their dice,
// and how far he has read their logs.

/**
 * A table that this browser remembers.
 * @typedef {object} Kept
 * @property {string} table
 * @property {string} game
 * @property {string} [scenario]
 * @property {string} [lesson] the lesson that is taken there
 * @property {string[]} tokens the keys of the seats held: nobody else has them
 * @property {string[]} sides
 * @property {import("../types").SeatTokens} [invite] invitations to the open seats
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

/** The address of a table. Whoever comes to it watches, unless his browser has the key of a seat. @param {string} table */
export const tableLink = (table) => `/t/${encodeURIComponent(table)}`;

/** The address of an invitation to a seat. @param {string} table @param {string} code */
export const invitationLink = (table, code) => `${tableLink(table)}#i=${encodeURIComponent(code)}`;

/** The key that a seat is being asked for with; it stays the same until the server has answered. @param {string} table @returns {string} */
export const claimKey = (table) => get(`claim.${table}`, "");
/** Remembers it, or forgets it when it is the key of a seat. @param {string} table @param {string} key */
export const setClaimKey = (table, key) => put(`claim.${table}`, key);

/**
 * What was sealed before the dice, and what this browser then drew for each seat.
 * @typedef {object} KeptDice
 * @property {string} commitment
 * @property {Partial<Record<import("../types").Side, string>>} nonces
 */

/** What is kept of a table's dice. @param {string} table @returns {KeptDice | null} */
export const keptDice = (table) => get(`dice.${table}`, null);
/** Keeps it. @param {string} table @param {KeptDice} dice */
export const keepDice = (table, dice) => put(`dice.${table}`, dice);

/** Does a moment with nothing to respond with go by itself? Yes, until he says no. @returns {boolean} */
export const keptPassing = () => get("passing", true);
/** Remembers it. @param {boolean} passing */
export const keepPassing = (passing) => put("passing", passing);

/** How many actions stood at a table once a moment had gone by itself; -1 if none did. @param {string} table */
export const keptPassedTo = (table) => get(`passed.${table}`, -1);
/** Remembers it. @param {string} table @param {number} number */
export const keepPassedTo = (table, number) => put(`passed.${table}`, number);

/** Does the player want to be asked once more before what can't be taken back? Yes, until he says no. @returns {boolean} */
export const keptConfirm = () => get("confirm", true);
/** Remembers it. @param {boolean} confirm */
export const keepConfirm = (confirm) => put("confirm", confirm);

/** How fast the player wants to be shown what happens, if he has said it. @returns {string | null} */
export const keptSpeed = () => get("speed", null);
/** Remembers it. @param {string} speed */
export const keepSpeed = (speed) => put("speed", speed);

/** Does the player want things to move on the screen, if he has said it? @returns {boolean | null} */
export const keptMotion = () => get("motion", null);
/** Remembers it. @param {boolean} motion */
export const keepMotion = (motion) => put("motion", motion);

/** Does the reader want the page dark, if he has said it? @returns {boolean | null} */
export const keptDark = () => get("dark", null);
/** Remembers it. @param {boolean} dark */
export const keepDark = (dark) => put("dark", dark);

/** Does the player want to hear sounds? No, until he says yes. @returns {boolean} */
export const keptSounds = () => get("sounds", false);
/** Remembers it. @param {boolean} sounds */
export const keepSounds = (sounds) => put("sounds", sounds);

/** Does the player want arrows where the other side went? Yes, until he says no. @returns {boolean} */
export const keptArrows = () => get("arrows", true);
/** Remembers it. @param {boolean} arrows */
export const keepArrows = (arrows) => put("arrows", arrows);

/** Is the table to be told in words? @returns {boolean} */
export const keptInWords = () => get("in-words", false);
/** Remembers it. @param {boolean} inWords */
export const keepInWords = (inWords) => put("in-words", inWords);

/** The last line of the log that a side has seen; -1 if none. @param {string} table @param {string} side */
export const seenLine = (table, side) => get(`seen.${table}.${side}`, -1);
/** Remembers it. @param {string} table @param {string} side @param {number} n */
export const setSeenLine = (table, side, n) => put(`seen.${table}.${side}`, n);

/** The version of the rules that the player was last told the game goes on under. @param {string} table */
export const seenMending = (table) => get(`mended.${table}`, 0);
/** Remembers it. @param {string} table @param {number} rules */
export const setSeenMending = (table, rules) => put(`mended.${table}`, rules);

/** The lessons that were taken to their end, as GAME/LESSON. @returns {string[]} */
export const finishedLessons = () => get("lessons", []);
/** Remembers one of them. @param {string} game @param {string} id */
export const finishLesson = (game, id) => put("lessons", [...new Set([...finishedLessons(), `${game}/${id}`])]);

/** So many steps of the lesson at a table were read. @param {string} table */
export const readSteps = (table) => get(`read.${table}`, 0);
/** Remembers it. @param {string} table @param {number} steps */
export const setReadSteps = (table, steps) => put(`read.${table}`, steps);

/** Does the learner go on without the lesson of that table? @param {string} table @returns {boolean} */
export const isLessonClosed = (table) => get(`unguided.${table}`, false);
/** Remembers that he does. @param {string} table */
export const closeLesson = (table) => put(`unguided.${table}`, true);
