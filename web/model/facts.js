// @ts-check
// The facts of the game's board by id, which never change at a table.

import { state } from "./state.js";

/** The spaces of the map, and the boxes beside it. @type {Map<string, import("../types").SpaceFact>} */
export const spaces = new Map();
/** The facts printed on the cards. @type {Map<string, import("../types").CardFact>} */
export const cards = new Map();
/** The kinds of pieces, and the pieces with a name of their own. @type {Map<string, import("../types").PieceFact>} */
export const pieces = new Map();
/** The lines between spaces, by both ends: `ID--ID`. @type {Map<string, import("../types").LineFact>} */
export const ways = new Map();

/** Properties of the drawing, derived from the board. */
export const drawn = {
  /** The scale of the drawing: 1 if there is enough room, less if spaces are so close together that everything must be smaller. */
  grain: 1,
  /** Whether the pieces of a side in a space are drawn as one block and not as a row of counters. True if pieces have a strength or a shape. */
  blocks: false,
  /** Whether a block shows the shapes and the number of its units and not their strength. True if pieces have a shape. */
  shapes: false,
};

/** Stores the board of the game at the table; until then everything here is empty. @param {import("../types").BoardFacts} board */
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

/** Returns a fact of a space by its name. @param {import("../types").SpaceFact} space @param {string} name @returns {unknown} */
export const factOf = (space, name) => Reflect.get(space, name);

/** The fields that every space and line has, whatever the game. */
const COMMON = ["id", "kind", "control", "label", "a", "b"];

/** Returns the other facts of a space or a line that are single words, as `[NAME, VALUE]`. @param {import("../types").SpaceFact | import("../types").LineFact} one */
export const wordsOf = (one) => /** @type {[string, string][]} */ (Object.entries(one).filter(([name, value]) => typeof value === "string" && !COMMON.includes(name)));

/** Returns the distance between the two spaces that are closest to each other. @param {import("../types").SpaceFact[]} all */
function closest(all) {
  let least = Infinity;
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}
