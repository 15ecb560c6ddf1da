// @ts-check
// What the page asks the server for besides the live line (`socket.js`): every path is named here.

/** @param {string} game @param {string} what */
const path = (game, what) => `/api/games/${encodeURIComponent(game)}/${what}`;
/** @param {string} table @param {string} what */
const tablePath = (table, what) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** So often a review is asked for, while it is being made. */
const REVIEW_TRIES = 200;

/** What was read once and does not change. @type {Map<string, Promise<any>>} */
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
/** What never changes about a game's board. @param {string} game @returns {Promise<import("../types").BoardFacts>} */
export const board = (game) => fetch(path(game, "board")).then((answer) => answer.json());
/** The coast under a game's map. @param {string} game */
export const basemap = (game) => fetch(basemapPath(game)).then((answer) => answer.text());
/** Where that drawing is. @param {string} game */
export const basemapPath = (game) => path(game, "basemap.svg");
/** Where the style sheet of a game is. @param {string} game */
export const stylePath = (game) => path(game, "style.css");
/** The signs of a game, as an SVG of symbols; empty if they could not be read. @param {string} game */
export const signs = (game) => once(path(game, "signs.svg"), (answer) => answer.text(), "");
/** The words of the page, or of a game, as a Fluent file; empty if there are none. @param {string} language @param {string} [game] */
export const words = (language, game) => once(game ? path(game, `text/${language}`) : new URL(`../text/${language}.ftl`, import.meta.url).pathname, (answer) => answer.text(), "");
/** The rules of a game in a few words. @param {string} game @returns {Promise<import("../types").Ledger | null>} */
export const ledger = (game) => once(path(game, "rules"), (answer) => /** @type {Promise<import("../types").Ledger | null>} */ (answer.json()), null);

/** What can be learnt at a table of a game. @param {string} game @returns {Promise<import("../types").LessonFact[]>} */
export const lessons = (game) => once(path(game, "lessons"), (answer) => /** @type {Promise<import("../types").LessonFact[]>} */ (answer.json()), []);

/** Where the record of a table is. @param {string} table */
export const recordPath = (table) => tablePath(table, "record");
/**
 * What the computer says of a finished game. It is made when it is first asked for, which takes some seconds; nothing, if it can't be had.
 * @param {string} table @param {(done: number) => void} told how far it has come, in hundredths @returns {Promise<import("../types").Review | null>}
 */
export async function review(table, told) {
  for (let tries = 0; tries < REVIEW_TRIES; tries += 1) {
    const answer = await fetch(tablePath(table, "review")).catch(() => null);
    if (answer?.status === 200) return answer.json();
    if (answer?.status !== 202) return null;
    told((await answer.json().catch(() => null))?.done ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 3)));
  }
  return null;
}

/** Does the server say that there is no such table? Not if it doesn't answer. @param {string} table */
export const isGone = (table) => fetch(recordPath(table)).then((answer) => answer.status === 404, () => false);

/** Opens a table. Fails with the server's words. @param {object} wish @returns {Promise<import("../types").OpenedTable>} */
export const openTable = (wish) => ask("/api/tables", wish);
/** Claims the seat of an invitation for who has `key`. @param {string} table @param {string} invitation @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const claim = (table, invitation, key, name) => ask(tablePath(table, "claim"), { invitation, key, name: name || undefined });
/** Claims a free seat of an open table for who has `key`. @param {string} table @param {import("../types").Side} side @param {string} key @param {string} name @returns {Promise<import("../types").OwnSeat>} */
export const join = (table, side, key, name) => ask(tablePath(table, "claim"), { side, key, name: name || undefined });
/** The tables that wait for whoever comes. @returns {Promise<import("../types").OpenTable[]>} */
export const openTables = () => fetch("/api/open").then((answer) => (answer.ok ? answer.json() : []));
/** Takes a lost seat back with its code, for who has `key`. @param {string} table @param {string} code @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const recover = (table, code, key) => ask(tablePath(table, "recover"), { code, key });
/** A code to take the seat of that key back by; the one before is void. @param {string} table @param {string} key @returns {Promise<import("../types").OwnSeat>} */
export const newCode = (table, key) => ask(tablePath(table, "code"), { key });
/** How these tables stand. @param {{ table: string, keys: string[] }[]} tables @returns {Promise<import("../types").TableStatus[]>} */
export const myTables = (tables) => ask("/api/mine", { tables });
/** Makes a finished table of a record. Fails with the server's words. @param {string} text @returns {Promise<{ table: string }>} */
export const openRecord = (text) => post("/api/records", "text/plain", text);

/** How the server does, for who has the administrator's key; nothing, if it is not that. @param {string} key @returns {Promise<import("../types").Admin | null>} */
export const admin = (key) => fetch("/api/admin", { headers: { "x-carillon-key": key } }).then((answer) => (answer.ok ? answer.json() : null), () => null);

/** What the server said instead of doing what it was asked. */
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
