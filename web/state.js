// @ts-check
// What the page knows right now. The server's word replaces it whole; nothing here is worked out from rules.

/** @typedef {import("./types").Side} Side */

/** @type {Side[]} */
export const SIDES = ["french", "british"];

export const state = {
  /** @type {import("./types").Board | null} */
  board: null,
  /** @type {import("./types").TableMessage | null} */
  table: null,
  /** @type {import("./types").LogLine[]} */
  log: [],
  /** The table of some time ago, while it is being looked at. @type {import("./types").AtMessage | null} */
  replay: null,
  /** Targets picked so far, where a choice is made of several. @type {Set<string>} */
  picked: new Set(),
  offline: false,
  /** Something was sent and has not been acknowledged. */
  busy: false,
  /** The last line of the log that was there when the player last acted. */
  seen: -1,
};

/** What the board shows: now, or then. */
export const view = () => (state.replay ? state.replay.view : (state.table?.view ?? null));

/** The lines of the log that belong to what is shown. */
export const lines = () => state.replay?.log ?? state.log;

/** The side whose eyes we look through and whose seat we hold. @returns {Side | null} */
export function mine() {
  const as = state.table?.as;
  const side = SIDES.find((name) => name === as);
  if (side && state.table?.seats.includes(side)) return side;
  return state.table?.seats.length === 1 ? (state.table.seats[0] ?? null) : null;
}

export const over = () => Boolean(state.table?.outcome || state.table?.result);

/** Are we asked something, and may we answer it? */
export function asked() {
  const side = mine();
  return Boolean(side && !over() && state.table?.started && state.table.awaited.includes(side));
}

/** The choices that may be made on what is shown. */
export function choices() {
  return asked() && !state.replay ? (state.table?.choices ?? []) : [];
}

/** @type {Map<string, import("./types").Space>} */
export const spaces = new Map();
/** @type {Map<string, import("./types").CardFact>} */
export const cards = new Map();
/** By id, and by side and id where the sides' pieces differ. @type {Map<string, import("./types").Piece>} */
export const pieces = new Map();

/** How close the spaces lie: 1 where there is room, less where everything must be drawn smaller. */
export let grain = 1;
/** Are there units of many classes, which stand as one block? */
export let massed = false;
/** Do units count by their shape? */
export let shaped = false;
/** The ways between spaces, by both ends. @type {Map<string, import("./types").Line>} */
export const ways = new Map();

/** @param {import("./types").Board} board */
export function setBoard(board) {
  state.board = board;
  for (const space of board.spaces) spaces.set(space.id, space);
  for (const line of board.lines) ways.set(`${line.a}--${line.b}`, line);
  for (const card of board.cards ?? []) cards.set(card.id, card);
  for (const piece of board.pieces ?? []) {
    pieces.set(piece.id, piece);
    if (piece.side) pieces.set(`${piece.side}/${piece.id}`, piece);
  }
  shaped = (board.pieces ?? []).some((piece) => piece.shape);
  massed = shaped || (board.pieces ?? []).some((piece) => piece.strength);
  grain = Math.min(1, closest(board.spaces) / 150);
}

/** How far apart the two nearest spaces lie. @param {import("./types").Space[]} all */
function closest(all) {
  let least = Infinity;
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}

/** A name in a stack: what it is, whether it is reduced or spent, whether it is inside the fort. @param {string} name */
export function reading(name) {
  const [, inside, spent, reduced, id = name] = name.match(/^(inside-)?(spent-)?(reduced-)?(.*)$/) ?? [];
  return { id, reduced: Boolean(reduced), spent: Boolean(spent), inside: Boolean(inside) };
}

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "french" ? "british" : "french");
