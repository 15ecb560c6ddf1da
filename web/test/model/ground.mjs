// Fixtures for the model without a browser: texts, a small board, and table messages.

import { remembered } from "./browser.mjs"; // before any module of the model, since these read the storage when they are loaded
import { beforeEach } from "node:test";
import { setBoard } from "../../model/facts.js";
import { state } from "../../model/state.js";
import { begin, learn, speakOf } from "../../model/words.js";

const first = structuredClone(state);

export { remembered };

/** Three spaces in a row, a card, a unit of two strengths and a leader. */
export const BOARD = {
  canvas: { width: 1000, height: 500 },
  spaces: [
    { id: "mill", kind: "town", x: 100, y: 100, control: "french" },
    { id: "ford", kind: "wild", x: 300, y: 100, control: null },
    { id: "abbey", kind: "town", x: 500, y: 100, control: "british" },
  ],
  lines: [{ a: "mill", b: "ford", kind: "road" }, { a: "ford", b: "abbey", kind: "road" }],
  cards: [{ id: "a1", points: ["land", "sea"] }],
  pieces: [
    { id: "foot", name: "sort-foot", kind: "foot", strength: [2, 1] },
    { id: "wolf", name: "leader-wolf", kind: "leader", rating: 3 },
  ],
};

/** Returns pieces of a kind, as in a view. */
export const some = (id, n = 1, more = {}) => ({ id, key: id, name: id === "wolf" ? "leader-wolf" : "sort-foot", n, ...more });

/** Returns a space, as in a view. */
export const place = ({ french = [], british = [], control = null, markers = [] } = {}) => ({ control, markers, pieces: { french, british }, strength: { french: 0, british: 0 } });

/** Returns a view in which only the given spaces have contents. */
export const viewOf = (spaces = {}, more = {}) => ({
  clock: [], tracks: [], boxes: [], outcome: null,
  spaces: Object.fromEntries(BOARD.spaces.map(({ id }) => [id, place(spaces[id])])),
  cards: { french: { hand: ["f"], held: 1, left: 0, discard: [], active: null }, british: { hand: ["b"], held: 1, left: 0, discard: [], active: null } },
  ...more,
});

const player = (kind) => ({ name: "", kind, here: true, nonce: "n" });

/** Returns a table message in which the player is French and must choose. */
export const tableOf = (more = {}) => ({
  is: "table", table: "t", game: "toy", scenario: "s", options: {}, commitment: "c", players: { french: player("human"), british: player("human") },
  started: true, seats: ["french"], as: "french", entry: 7, number: 5, awaited: ["french"], view: viewOf(), prompt: { text: { key: "ask" } }, choices: [],
  undo: { no: "nothing" }, orders: null, log_from: 0, log: [], outcome: null, result: null, draw: [], takeback: [], pause: [], asks_back: null, access: "invitation",
  rematch: { french: null, british: null }, ...more,
});

/** Returns the same message for a game against the computer. */
export const againstBot = (more = {}) => tableOf({ players: { french: player("human"), british: player("bot") }, ...more });

/** Returns a choice with an action and its targets. */
export const choice = (play, ...on) => ({ play, on, label: { key: play } });

/** Returns a log line. */
export const line = (n, key, args = {}, more = {}) => ({ n, text: { key, args: Object.entries(args) }, ...more });

/** Returns a name as an argument of a phrase. */
export const name = (key) => ({ name: key });

/** Resets the state and the language before each test. */
export function standsAnew(language = "en") {
  beforeEach(async () => {
    remembered.clear();
    remembered.set("carillon.lang", language);
    Object.assign(state, structuredClone(first));
    setBoard(BOARD);
    await begin();
    await learn("toy");
    speakOf("toy");
  });
}
