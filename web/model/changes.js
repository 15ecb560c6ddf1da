// @ts-check
// The differences between two views: moves, losses, arrivals, and spaces that changed hands. Only the views
// are compared, so the result reveals no more than the player may see.

import { ways } from "./facts.js";
import { SIDES } from "./state.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").View} View */
/** A move: the pieces of a side that went from one space to another. `pieces` gives the number of pieces for each id. @typedef {{ side: Side, from: string, to: string, pieces: Map<string, number> }} Move */
/** @typedef {import("./state.js").Trail} Trail */
/** @typedef {import("./state.js").Mark} Mark */
/** @typedef {{ moves: Move[], marks: Map<string, Mark> }} Changes */

/** Returns the differences between two views. @param {View} before @param {View} after @returns {Changes} */
export function changesBetween(before, after) {
  /** @type {Changes} */
  const changes = { moves: [], marks: new Map() };
  for (const [id, now] of Object.entries(after.spaces)) {
    const then = before.spaces[id];
    if (!then) continue;
    if (JSON.stringify(then.markers ?? []) !== JSON.stringify(now.markers ?? [])) changes.marks.set(id, "marker");
    if (then.control !== now.control) changes.marks.set(id, "held");
  }
  for (const side of SIDES) {
    const [then, now] = [standing(before, side), standing(after, side)];
    for (const id of new Set([...then.keys(), ...now.keys()])) compare(changes, side, id, then.get(id) ?? NOWHERE, now.get(id) ?? NOWHERE);
    for (const space of Object.keys(after.spaces)) {
      if (reduced(after, space, side) > reduced(before, space, side) && !changes.moves.some((move) => move.to === space)) changes.marks.set(space, "lost");
    }
  }
  return changes;
}

/** Returns whether any of the differences is visible on the map. @param {Changes} changes */
export const isSeen = ({ moves, marks }) => moves.length > 0 || marks.size > 0;

/** @type {Map<string, number>} */
const NOWHERE = new Map();

/** Counts the pieces of a side, by the piece's id and then by space. @param {View} view @param {Side} side */
function standing(view, side) {
  /** @type {Map<string, Map<string, number>>} */
  const all = new Map();
  for (const [space, { pieces }] of Object.entries(view.spaces)) {
    for (const { id, n } of pieces[side]) {
      const where = all.get(id) ?? new Map();
      where.set(space, (where.get(space) ?? 0) + n);
      all.set(id, where);
    }
  }
  return all;
}

/** Counts the reduced units in a space. @param {View} view @param {string} space @param {Side} side */
const reduced = (view, space, side) => (view.spaces[space]?.pieces[side] ?? []).reduce((sum, piece) => sum + (piece.reduced ? piece.n : 0), 0);

/** Adds the moves of one kind of piece: pieces missing from a space are matched with new ones elsewhere, in adjacent spaces first. @param {Changes} changes @param {Side} side @param {string} id @param {Map<string, number>} then @param {Map<string, number>} now */
function compare(changes, side, id, then, now) {
  const gone = [...then].map(([space, n]) => ({ space, n: n - (now.get(space) ?? 0) })).filter(({ n }) => n > 0);
  const come = [...now].map(([space, n]) => ({ space, n: n - (then.get(space) ?? 0) })).filter(({ n }) => n > 0);
  const pairs = gone.flatMap((from) => come.map((to) => ({ from, to, near: isNear(from.space, to.space) }))).sort((a, b) => Number(b.near) - Number(a.near));
  for (const { from, to } of pairs) {
    const n = Math.min(from.n, to.n);
    if (n === 0) continue;
    from.n -= n;
    to.n -= n;
    let move = changes.moves.find((one) => one.side === side && one.from === from.space && one.to === to.space);
    if (!move) changes.moves.push((move = { side, from: from.space, to: to.space, pieces: new Map() }));
    move.pieces.set(id, (move.pieces.get(id) ?? 0) + n);
  }
  for (const { space, n } of come) if (n > 0) changes.marks.set(space, "came");
  for (const { space, n } of gone) if (n > 0) changes.marks.set(space, "lost");
}

/** Returns whether a line connects two spaces. @param {string} a @param {string} b */
const isNear = (a, b) => ways.has(`${a}--${b}`) || ways.has(`${b}--${a}`);

/** Returns the trails with a move added. The move extends the trail of the same pieces, or begins a new trail. @param {Trail[]} trails @param {Move} move @returns {Trail[]} */
export function withMove(trails, { side, from, to, pieces }) {
  const before = trails.findLast((trail) => trail.side === side && trail.spaces.at(-1) === from && [...pieces.keys()].some((id) => trail.pieces.has(id)));
  if (!before) return [...trails, { side, spaces: [from, to], pieces }];
  // If a force returns to an earlier space, its trail leaves out the loop; a force that is back at its start has no trail.
  const at = before.spaces.indexOf(to);
  const spaces = at >= 0 ? before.spaces.slice(0, at + 1) : [...before.spaces, to];
  const rest = trails.filter((trail) => trail !== before);
  return spaces.length < 2 ? rest : [...rest, { side, spaces, pieces }];
}
