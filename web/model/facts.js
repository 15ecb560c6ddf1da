// @ts-check
// What never changes at a table, sorted by id: the board as the game describes it.

import { state } from "./state.js";

/** Spaces of the map and boxes beside it. @type {Map<string, import("../types").SpaceFact>} */
export const spaces = new Map();
/** What is printed on the cards. @type {Map<string, import("../types").CardFact>} */
export const cards = new Map();
/** Kinds of pieces, and pieces with a name of their own. @type {Map<string, import("../types").PieceFact>} */
export const pieces = new Map();
/** The ways between spaces, by both ends: `ID--ID`. @type {Map<string, import("../types").LineFact>} */
export const ways = new Map();

/** How the board is drawn, which follows from what is on it. */
export const drawn = {
  /** How close the spaces lie: 1 where there is room, less where everything must be drawn smaller. */
  grain: 1,
  /** Does each side stand in a space as one block, and not as a row of counters? So where pieces have a strength or a shape. */
  blocks: false,
  /** Does a block show its units by their shapes, and how many there are, and not their strength? So where pieces have a shape. */
  shapes: false,
};

/** Takes the board of the game at the table; everything else here is empty before. @param {import("../types").BoardFacts} board */
export function setBoard(board) {
  state.board = board;
  for (const space of board.spaces) spaces.set(space.id, space);
  for (const line of board.lines) ways.set(`${line.a}--${line.b}`, line);
  for (const card of board.cards) cards.set(card.id, card);
  for (const piece of board.pieces) pieces.set(piece.id, piece);
  drawn.shapes = board.pieces.some((piece) => piece.shape);
  drawn.blocks = drawn.shapes || board.pieces.some((piece) => piece.strength);
  drawn.grain = Math.min(1, closest(board.spaces) / 150);
}

/** Something that the board says of a space, by the name under which it does. @param {import("../types").SpaceFact} space @param {string} name @returns {unknown} */
export const factOf = (space, name) => Reflect.get(space, name);

/** What every space and line has, whatever the game. */
const COMMON = ["id", "kind", "control", "label", "a", "b"];

/** What else the game says of a space or a line in a word: `[NAME, VALUE]`. @param {import("../types").SpaceFact | import("../types").LineFact} one */
export const wordsOf = (one) => /** @type {[string, string][]} */ (Object.entries(one).filter(([name, value]) => typeof value === "string" && !COMMON.includes(name)));

/** How far apart the two nearest spaces lie. @param {import("../types").SpaceFact[]} all */
function closest(all) {
  let least = Infinity;
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}
