// @ts-check
// The HTTP requests of the page; every path is named here. The live connection is in `socket.js`.

/** @param {string} game @param {string} what */
const path = (game, what) => `/api/games/${encodeURIComponent(game)}/${what}`;
/** @param {string} table @param {string} what */
const tablePath = (table, what) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** The number of times that a review is asked for while it is being made. */
const REVIEW_TRIES = 200;

/** Responses that never change, by path. @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * Reads a file once; a file that could not be read is asked for again the next time.
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

/** The games there are. @returns {Promise<import("../types").GameFact[]>} */
export const games = () => fetch("/api/games").then((answer) => answer.json());
/** Fetches the facts of a game's board. @param {string} game @returns {Promise<import("../types").BoardFacts>} */
export const board = (game) => fetch(path(game, "board")).then((answer) => answer.json());
/** The coast under a game's map. @param {string} game */
export const basemap = (game) => fetch(basemapPath(game)).then((answer) => answer.text());
/** Fetches a simplified coast, for small pictures. @param {string} game */
export const sketch = (game) => once(path(game, "sketch.svg"), (answer) => answer.text(), "");
/** Returns the path of the coast drawing. @param {string} game */
export const basemapPath = (game) => path(game, "basemap.svg");
/** Returns the path of a game's style sheet. @param {string} game */
export const stylePath = (game) => path(game, "style.css");
/** The signs of a game, as an SVG of symbols; empty if they could not be read. @param {string} game */
export const signs = (game) => once(path(game, "signs.svg"), (answer) => answer.text(), "");
/** The words of the page, or of a game, as a Fluent file; empty if there are none. @param {string} language @param {string} [game] */
export const words = (language, game) => once(game ? path(game, `text/${language}`) : new URL(`../text/${language}.ftl`, import.meta.url).pathname, (answer) => answer.text(), "");
/** Fetches the texts of a game that the lobby needs; empty if there are none. @param {string} language @param {string} game */
export const fewWords = (language, game) => once(path(game, `words/${language}`), (answer) => answer.text(), "");
/** The rules of a game in a few words. @param {string} game @returns {Promise<import("../types").Ledger | null>} */
export const ledger = (game) => once(path(game, "rules"), (answer) => /** @type {Promise<import("../types").Ledger | null>} */ (answer.json()), null);

/** Fetches the lessons of a game. @param {string} game @returns {Promise<import("../types").LessonFact[]>} */
export const lessons = (game) => once(path(game, "lessons"), (answer) => /** @type {Promise<import("../types").LessonFact[]>} */ (answer.json()), []);

/** Returns the path of a table's record. @param {string} table */
export const recordPath = (table) => tablePath(table, "record");
/**
 * Fetches the computer's review of a finished game, or null if there is none. It is made on the first request, which takes some seconds.
 * @param {string} table @param {(done: number) => void} told how far it has come, in hundredths @returns {Promise<import("../types").Review | null>}
 */
export async function review(table, told) {
  for (let tries = 0; tries < REVIEW_TRIES; tries += 1) {
    const answer = await fetch(tablePath(table, "review")).catch(() => null);
    if (answer?.status === 200) return answer.json();
    // A review waits for its turn when many are being made.
    if (answer?.status === 202) told((await answer.json().catch(() => null))?.done ?? 0);
    else if (answer?.status !== 503 && answer?.status !== 429) return null;
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 3)));
  }
  return null;
}

/** Returns whether the server says that there is no such table; false if it doesn't answer. @param {string} table */
export const isGone = (table) => fetch(recordPath(table)).then((answer) => answer.status === 404, () => false);

/** Opens a table. Fails with the server's words. @param {object} wish @returns {Promise<import("../types").OpenedTable>} */
export const openTable = (wish) => ask("/api/tables", wish);
/** Claims the seat of an invitation for the holder of `key`. @param {string} table @param {string} invitation @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const claim = (table, invitation, key, name) => ask(tablePath(table, "claim"), { invitation, key, name: name || undefined });
/** Claims a free seat of an open table for the holder of `key`. @param {string} table @param {import("../types").Side} side @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const join = (table, side, key, name) => ask(tablePath(table, "claim"), { side, key, name: name || undefined });
/** Fetches the tables that anybody may join. @returns {Promise<import("../types").OpenTable[]>} */
export const openTables = () => fetch("/api/open").then((answer) => (answer.ok ? answer.json() : []));
/** Takes a lost seat back with its code, for the holder of `key`. @param {string} table @param {string} code @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const recover = (table, code, key) => ask(tablePath(table, "recover"), { code, key });
/** Requests a new recovery code for the seat of that key; the previous code becomes invalid. @param {string} table @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const newCode = (table, key) => ask(tablePath(table, "code"), { key });
/** Fetches the state of these tables. @param {{ table: string, keys: string[] }[]} tables @returns {Promise<import("../types").TableStatus[]>} */
export const myTables = (tables) => ask("/api/mine", { tables });
/** Uploads a record, which becomes a finished table. Fails with the server's words. @param {string} text @returns {Promise<{ table: string }>} */
export const openRecord = (text) => post("/api/records", "text/plain", text);

/** Fetches the server's figures for an administrator; null if the key is wrong. @param {string} key @returns {Promise<import("../types").Admin | null>} */
export const admin = (key) => fetch("/api/admin", { headers: { "x-carillon-key": key } }).then((answer) => (answer.ok ? answer.json() : null), () => null);

/** The server's refusal of a request. */
export class Refused extends Error {
  /** @param {import("../types").ErrorDetail | undefined} detail @param {number} status */
  constructor(detail, status) {
    super(detail?.message ?? String(status));
    this.code = detail?.code ?? "internal";
  }
}

/** @param {string} to @param {object} what */
const ask = (to, what) => post(to, "application/json", JSON.stringify(what));

/** @param {string} to @param {string} type @param {string} body */
async function post(to, type, body) {
  const answer = await fetch(to, { method: "POST", headers: { "content-type": type }, body });
  const made = await answer.json();
  if (!answer.ok) throw new Refused(made?.error, answer.status);
  return made;
}
