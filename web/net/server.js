// @ts-check The requests of the page. Requests about a table on this device go to the device's worker, all others to the server. The conversation at
// a table is in `socket.js`.

import { askLocal, keepStorage } from "./local.js";
import { Refused } from "./refused.js";
import { at, fileAt, gameAt, gamesAt, hasPrograms, isLocal, isServed } from "./root.js";
import { keepTable, tableLink } from "./store.js";

/** @param {string} table @param {string} what */
const tablePath = (table, what) => at(`api/tables/${encodeURIComponent(table)}/${what}`);

/** The maximum number of requests for a review while it is being made. */
const REVIEW_TRIES = 200;

/** Responses that never change, by path. @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * Fetches a file only once. If that fails, returns `otherwise`, and the next call fetches the file again.
 * @template T
 * @param {string} from @param {(answer: Response) => Promise<T>} take @param {T} otherwise
 * @returns {Promise<T>}
 */
function once(from, take, otherwise) {
  const known = kept.get(from);
  if (known) return known;
  const read = fetch(from).then((answer) => (answer.ok ? take(answer) : otherwise), () => otherwise);
  kept.set(from, read);
  read.then((got) => {
    if (got === otherwise) kept.delete(from);
  });
  return read;
}

/** Fetches the list of games. @returns {Promise<import("../types").GameFact[]>} */
export const games = () => fetch(gamesAt()).then((answer) => answer.json());
/** Fetches the facts of a game's board. @param {string} game @returns {Promise<import("../types").BoardFacts>} */
export const board = (game) => fetch(gameAt(game, "board")).then((answer) => answer.json());
/** Fetches the drawing of the coast under a game's map. @param {string} game */
export const basemap = (game) => fetch(basemapPath(game)).then((answer) => answer.text());
/** Fetches a simplified coast, for small pictures. @param {string} game */
export const sketch = (game) => once(gameAt(game, "sketch.svg"), (answer) => answer.text(), "");
/** Returns the path of the coast drawing. @param {string} game */
export const basemapPath = (game) => gameAt(game, "basemap.svg");
/** Returns the path of a game's style sheet. @param {string} game */
export const stylePath = (game) => gameAt(game, "style.css");
/** Fetches the signs of a game, as an SVG of symbols; empty if that fails. @param {string} game */
export const signs = (game) => once(gameAt(game, "signs.svg"), (answer) => answer.text(), "");
/** Fetches the texts of the page, or of a game, as a Fluent file; empty if that fails. @param {string} language @param {string} [game] */
export const words = (language, game) => once(game ? gameAt(game, `text/${language}`) : fileAt(`text/${language}.ftl`), (answer) => answer.text(), "");
/** Fetches those texts of a game that the lobby needs; empty if that fails. @param {string} language @param {string} game */
export const fewWords = (language, game) => once(gameAt(game, `words/${language}`), (answer) => answer.text(), "");
/** Fetches the rules of a game, each in a sentence, and the titles of the examples in the gallery. @param {string} game @returns {Promise<import("../types").RulebookFact | null>} */
export const ledger = (game) => once(gameAt(game, "rules"), (answer) => /** @type {Promise<import("../types").RulebookFact | null>} */ (answer.json()), null);

/** Fetches the studies that show the rules of a game at work; null if that fails. @param {string} game @returns {Promise<import("../types").ExampleFacts | null>} */
export const examples = (game) => once(gameAt(game, "examples"), (answer) => /** @type {Promise<import("../types").ExampleFacts | null>} */ (answer.json()), null);

/** Fetches the puzzles of a game; null if that fails. @param {string} game @returns {Promise<import("../types").PuzzleFacts | null>} */
export const puzzles = (game) => once(gameAt(game, "puzzles"), (answer) => /** @type {Promise<import("../types").PuzzleFacts | null>} */ (answer.json()), null);

/** Fetches the lessons of a game. @param {string} game @returns {Promise<import("../types").LessonFact[]>} */
export const lessons = (game) => once(gameAt(game, "lessons"), (answer) => /** @type {Promise<import("../types").LessonFact[]>} */ (answer.json()), []);

/** Returns the path of the record of a server's table. @param {string} table */
export const recordPath = (table) => tablePath(table, "record");
/** Reads the record of a table on this device. @param {string} table @returns {Promise<string>} */
export const localRecord = (table) => askLocal({ ask: "record", table });
/**
 * Fetches the computer's review of a finished game, or null if there is none. The review is made on the first request, which takes some
 * seconds.
 * @param {string} table @param {(done: number) => void} told called with the progress, in per cent @returns {Promise<import("../types").Review | null>}
 */
export async function review(table, told) {
  if (isLocal(table)) return askLocal({ ask: "review", table }, told).catch(() => null);
  for (let tries = 0; tries < REVIEW_TRIES; tries += 1) {
    const answer = await fetch(tablePath(table, "review")).catch(() => null);
    if (answer?.status === 200) return answer.json();
    // With 503 or 429 the server has too many reviews to make, so the page asks again later.
    if (answer?.status === 202) told((await answer.json().catch(() => null))?.done ?? 0);
    else if (answer?.status !== 503 && answer?.status !== 429) return null;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 3)));
  }
  return null;
}

/** Returns whether it is certain that a table does not exist; false if the request fails. @param {string} table @returns {Promise<boolean>} */
export const isGone = (table) => (isLocal(table) ? askLocal({ ask: "has", table }).then((has) => !has, () => false) : fetch(recordPath(table)).then((answer) => answer.status === 404, () => false));

/** The place of a table: this device, or the server. @typedef {"device" | "server"} Where */

/** Opens a table. Rejects with the server's error message. @param {{ from?: { table: string, number: number }, [wish: string]: unknown }} wish @param {Where} where @returns {Promise<import("../types").OpenedTable>} */
export async function openTable({ from, ...wish }, where) {
  // The server does not know a table on this device, so a moment of it is sent as a position.
  if (from && isLocal(from.table)) wish.position = await askLocal({ ask: "moment", ...from });
  else if (from) wish.from = from;
  if (isServed && where === "server") return ask(at("api/tables"), wish);
  keepStorage();
  return askLocal({ ask: "open", wish });
}
/** Claims the seat of an invitation for the holder of `key`. @param {string} table @param {string} invitation @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const claim = (table, invitation, key, name) => ask(tablePath(table, "claim"), { invitation, key, name: name || undefined });
/** Claims a free seat of an open table for the holder of `key`. @param {string} table @param {import("../types").Side} side @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const join = (table, side, key, name) => ask(tablePath(table, "claim"), { side, key, name: name || undefined });
/** Takes an open table of this player out of the list. Returns the tables that are left. @param {string} table @param {string[]} keys @returns {Promise<import("../types").OpenTable[]>} */
export const withdraw = (table, keys) => ask(tablePath(table, "withdraw"), { keys });
/** Fetches the tables that anybody may join. @returns {Promise<import("../types").OpenTable[]>} */
export const openTables = async () => (isServed ? fetch(at("api/open")).then((answer) => (answer.ok ? answer.json() : [])) : []);
/** Fetches the ratings at a table of the server, and what each result changes. @param {string} table @param {{ invitation?: string, keys: string[] }} asked @returns {Promise<import("../types").TableRatings>} */
export const ratingsAt = (table, asked) => ask(tablePath(table, "rating"), asked);
/** Recovers a lost seat with its code, for the holder of `key`. @param {string} table @param {string} code @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const recover = (table, code, key) => ask(tablePath(table, "recover"), { code, key });
/** Requests a new recovery code for the seat of `key`; the previous code becomes invalid. @param {string} table @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const newCode = (table, key) => ask(tablePath(table, "code"), { key });
/** Fetches the state of these tables of the server. @param {{ table: string, keys: string[] }[]} tables @returns {Promise<import("../types").TableStatus[]>} */
export const myTables = async (tables) => (isServed && tables.length > 0 ? ask(at("api/mine"), { tables }) : []);
/** Uploads a record, which becomes a finished table. Rejects with the server's error message. @param {string} text @param {Where} where @returns {Promise<{ table: string }>} */
export async function openRecord(text, where) {
  if (isServed && where === "server") return post(at("api/records"), "text/plain", text);
  keepStorage();
  // Each game has a program of its own, and the record names its game.
  return askLocal({ ask: "upload", text, game: text.match(/^game ([\w-]+)$/m)?.[1] });
}

/**
 * The beginning of a study: the text of a study or of a record; or else a scenario with its options, or a position. `at` is the node that the study
 * shows at first, counted in the order of the text. After this node, `tried` is tried as a variation.
 * @typedef {{ text?: string, scenario?: string, options?: Record<string, string>, position?: string, at?: number, tried?: { side: import("../types").Side, play: string } }} Begun
 */
/** Opens a study, which is always on this device. Rejects if the study can't be opened, with the reason. @param {string} game @param {Begun} from @returns {Promise<{ table: string, address: string }>} the table of the study, and its address */
export async function openStudy(game, { text, at, tried, ...wish }) {
  if (!hasPrograms) throw new Refused({ code: "programs", message: "this server has no programs for tables on this device" }, 503);
  if (text !== undefined && gameNamed(text) !== game) throw new Refused({ code: "no-study", message: "this is neither a study nor a record" }, 422);
  keepStorage();
  const { table, seats } = await askLocal({ ask: "study", game, text, at, tried, wish });
  const sides = /** @type {import("../types").Side[]} */ (["french", "british"]);
  keepTable({ table, game, scenario: wish.scenario, tokens: sides.map((side) => seats[side]), sides, study: true, opened: Date.now() });
  return { table, address: tableLink(table) };
}
/** Returns a study of the game at a table on this device, and the node at a moment of the game. @param {string} table @param {number} number @returns {Promise<{ text: string, at: number }>} */
export const analysed = (table, number) => askLocal({ ask: "analyse", table, number });
/** Returns the text of a study. @param {string} table @returns {Promise<string>} */
export const writtenStudy = (table) => askLocal({ ask: "written", table });
/** Returns the keys of a game's positions, and their values. @param {string} game @returns {Promise<any>} */
export const positionKeys = (game) => askLocal({ ask: "keys", game });
/**
 * The result of checking a text as a position: its keys and values, the line of each, the view of the game that begins there, the first question, and everything
 * that is wrong, with the path of the wrong value and the rules.
 * @typedef {{ line: number, at: string, reason: string, rules: string[], slip: boolean }} Wrong
 * @typedef {{ tree: { [key: string]: any } | null, lines: Record<string, number>, view: import("../types").View | null, asks?: { side: import("../types").Side, prompt: import("../types").Prompt } | null, wrong: Wrong[] }} CheckedPosition
 */
/** Checks a text as a position. @param {string} game @param {string} text @returns {Promise<CheckedPosition>} */
export const checkPosition = (game, text) => askLocal({ ask: "position", game, text });
/** Returns the position at the end of a study, of a record or of a position with actions; any other text is returned as it is. @param {string} game @param {string} text @returns {Promise<string>} */
export const takePosition = (game, text) => askLocal({ ask: "take", game, text });
/** Returns the beginning of a scenario as a position, with its cards dealt at random. @param {string} game @param {string} scenario @returns {Promise<string>} */
export const setUp = (game, scenario) => askLocal({ ask: "setup", game, scenario });
/** Returns, as a position, a moment of a game on this device, or the present moment of a study. @param {string} table @param {number} number @returns {Promise<string>} */
export const momentOf = (table, number) => askLocal({ ask: "moment", table, number });
/** Returns the game that the text of a study or of a record names; undefined if the text is neither. @param {string} text */
export const gameNamed = (text) => (/^carillon (?:study|record) /.test(text) ? text.match(/^game ([\w-]+)$/m)?.[1] : undefined);
/** Reads the record of a finished game. @param {string} table @returns {Promise<string>} */
export async function recordOf(table) {
  if (isLocal(table)) return localRecord(table);
  const answer = await fetch(recordPath(table));
  if (!answer.ok) throw new Refused((await answer.json().catch(() => null))?.error, answer.status);
  return answer.text();
}

/** @typedef {import("./store.js").LocalTable} LocalTable */
/** Returns all tables on this device. @returns {Promise<LocalTable[]>} */
export const localTables = () => askLocal({ ask: "mine" });
/** Removes a table from this device for good. @param {string} table @returns {Promise<unknown>} */
export const removeLocal = (table) => askLocal({ ask: "remove", table });
/** Returns all tables on this device as the contents of a file. @returns {Promise<string>} */
export const exportTables = () => askLocal({ ask: "export" });
/** Adds those tables of an exported file that are not on this device yet. @param {string} text @returns {Promise<{ added: number, known: number }>} */
export const importTables = (text) => askLocal({ ask: "import", text });

/** Fetches the server's figures for an administrator; null if the key is wrong. @param {string} key @returns {Promise<import("../types").Admin | null>} */
export const admin = (key) => fetch(at("api/admin"), { headers: { "x-carillon-key": key } }).then((answer) => (answer.ok ? answer.json() : null), () => null);

/** @param {string} to @param {object} what */
const ask = (to, what) => post(to, "application/json", JSON.stringify(what));

/** Sends a request to the server. Rejects with the server's error. @param {string} to @param {string} type @param {string} body */
export const post = (to, type, body) => answered(fetch(to, { method: "POST", headers: { "content-type": type }, body }));

/** Fetches data from the server. Rejects with the server's error. @param {string} from */
export const get = (from) => answered(fetch(from));

/** @param {Promise<Response>} asked */
async function answered(asked) {
  const answer = await asked;
  const made = await answer.json();
  if (!answer.ok) throw new Refused(made?.error, answer.status);
  return made;
}
