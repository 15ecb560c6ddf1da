// @ts-check
// The one place for state: what the server has said, and what the reader has chosen so far. The server's word replaces
// it whole; nothing here is worked out from rules. Elsewhere a module keeps only what it has made from this: elements, and
// caches that can be thrown away.

import { keptConfirm } from "../net/store.js";

/** @typedef {import("../types").Side} Side */

/** Both sides, in the order in which they are shown. @type {Side[]} */
export const SIDES = ["french", "british"];

/** Whoever changes this calls `changed` when the change is to be seen. */
export const state = {
  /** What never changes at this table: `facts.js` has it sorted. @type {import("../types").BoardFacts | null} */
  board: null,
  /** The last word of the server. @type {import("../types").TableMessage | null} */
  table: null,
  /** @type {import("../types").NumberedLine[]} */
  log: [],
  /** The table of some time ago, while it is being looked at. @type {import("../types").AtMessage | null} */
  replay: null,
  offline: false,
  /** Something was sent and has not been acknowledged. */
  busy: false,

  /** The choice that was touched once and can't be taken back: touched again, it is played. Nothing, if none was. @type {string | null} */
  armed: null,
  /** Is the player asked once more before such a choice? */
  confirm: keptConfirm(),
  /** Where the force on the move can come to, by the space: what the server found at that number. */
  ways: {
    number: -1,
    /** @type {Map<string, import("../types").Way>} */
    to: new Map(),
  },
  /** The space whose way is drawn while the player makes up his mind. @type {string | null} */
  looked: null,
  /** The steps of a walk that are still to be made. @type {import("../types").WayStep[]} */
  walk: [],
  /** Targets picked so far, where a choice is made of several. @type {Set<string>} */
  picked: new Set(),
  /** The last line of the log that was there when the player last acted. */
  seen: -1,
  /** The spaces that the line of the log under the pointer speaks of. @type {Set<string>} */
  pointed: new Set(),
  /** The space under the pointer. @type {string | null} */
  hovered: null,
  /** The layers of the map that were asked for. @type {Set<string>} */
  layers: new Set(),
  /** The language of everything that is said; `words.js` sets it. */
  language: "en",

  /** How the log is read: so many lines are drawn; the newest line drawn so far (nothing is new at first sight); does the newest stay in sight? */
  reading: { lines: 300, newest: -1, pinned: true },
  chat: {
    /** @type {import("../types").ChatLine[]} */
    lines: [],
    unread: 0,
    /** All of the chat comes after sitting down, then line by line. */
    awaitsAll: true,
  },
  /** The answers to "why not", by target; they hold for one number only. */
  refusals: {
    number: -1,
    /** @type {Map<string, import("../types").WhyMessage>} */
    answers: new Map(),
    /** The target whose answer is awaited. @type {string | null} */
    awaited: null,
  },
  /** The tables of earlier moments that were fetched; which is awaited (-1: none), and is it being played on? */
  playback: {
    /** @type {Map<string, import("../types").AtMessage>} */
    kept: new Map(),
    awaited: -1,
    running: false,
  },
  /** What has been chosen in the lobby, and from what. */
  lobby: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    failed: false,
    game: "",
    scenario: "",
    /** @type {Record<string, string>} */
    options: {},
    /** @type {Record<Side, string>} */
    seats: { french: "me", british: "bot" },
  },
};

/** @type {Set<() => void>} */
const drawers = new Set();

/** Calls `draw` whenever something has changed. @param {() => void} draw */
export const onChange = (draw) => void drawers.add(draw);

/** Says that the state has changed, and has it drawn. */
export function changed() {
  for (const draw of drawers) draw();
}

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

/** Is the game over? */
export const over = () => Boolean(state.table?.outcome || state.table?.result);

/** Are we asked something, and may we answer it? */
export function asked() {
  const side = mine();
  return Boolean(side && !over() && state.table?.started && state.table.awaited.includes(side));
}

/** The choices that may be made on what is shown: none while an earlier moment is. */
export function choices() {
  return asked() && !state.replay ? (state.table?.choices ?? NONE) : NONE;
}
/** @type {import("../types").Choice[]} */
const NONE = [];

/** The one who plays against that side. @param {Side} side @returns {Side} */
export const other = (side) => (side === "french" ? "british" : "french");
