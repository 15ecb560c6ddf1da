// @ts-check
// Reads the view: pieces and markers, hands of cards, the date. All drawing code uses these functions,
// so that only this file knows the format of a view.

import { cards, pieces, spaces } from "./facts.js";
import { signNames } from "./look.js";
import { mine, other, SIDES, state, then, view } from "./state.js";
import { spaceOf, split } from "./targets.js";

/** @typedef {import("../types").Side} Side */
/**
 * Equal pieces in a space, or one piece with its own name: the data of the view, with the facts of the board.
 * @typedef {import("../types").PieceView & { target: string, side: Side, kind: string, rating: number, inside: boolean, fact: import("../types").PieceFact | undefined }} Counter
 */

/** The counters made of each list of pieces in a view. Views share the lists that did not change, so most counters are made only once. @type {WeakMap<object, { of: unknown, list: readonly Counter[] }>} */
const made = new WeakMap();

/** Returns the counters of a side in a space, in the order of drawing. @param {string} space @param {Side} side @returns {readonly Counter[]} */
export function counters(space, side) {
  const stack = view()?.spaces[space]?.pieces[side];
  if (!stack) return [];
  const known = made.get(stack);
  if (known?.of === state.board) return known.list;
  const list = stack
    .map((piece) => counterOf(piece, side, `piece:${space}/${side}/${piece.key}`))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || shapeRank(a) - shapeRank(b) || worth(b) - worth(a) || a.id.localeCompare(b.id)
      || Number(a.reduced ?? false) - Number(b.reduced ?? false) || Number(a.spent ?? false) - Number(b.spent ?? false));
  made.set(stack, { of: state.board, list });
  return list;
}

/** Returns the counter of a piece of a side. @param {import("../types").PieceView} piece @param {Side} side @param {string} [target] @returns {Counter} */
export function counterOf(piece, side, target = "") {
  const fact = pieces.get(piece.id);
  return { ...piece, target, side, kind: fact?.kind ?? "", rating: fact?.rating ?? 0, inside: Boolean(piece.inside), fact };
}

/** @param {Counter} one */
const worth = ({ rating, fact }) => rating || (fact?.command ?? fact?.strength?.[0] ?? 0);
/** Returns the rank of a kind in the order of drawing: kinds without a sign first, then the others in the order of the signs, leaders last. @param {string} kind */
const rank = (kind) => (kind === "leader" ? 99 : Math.max(signNames("unit").indexOf(kind), signNames("pip").indexOf(kind)));
/** @param {Counter} one */
const shapeRank = ({ fact }) => ["triangle", "square", "circle"].indexOf(fact?.shape ?? "");

/** Returns the ids of the spaces in which pieces can be. */
export const places = () => Object.keys(view()?.spaces ?? {}).filter((id) => spaces.has(id));

/** Returns the counter that a target names, if it is there now. @param {string} target `piece:SPACE/SIDE/KEY` */
export function counterAt(target) {
  const [kind, rest] = split(target);
  const [space = "", whose = ""] = rest.split("/");
  const side = SIDES.find((name) => name === whose);
  return kind === "piece" && side && spaces.has(space) ? counters(space, side).find((one) => one.target === target) : undefined;
}

/** Returns whether a counter is a leader, not a unit. @param {Counter} one */
export const isLeader = (one) => one.kind === "leader";
/** Returns the unusual state of a counter, if any, which names the text and the sign `state-STATE`. @param {Counter} one */
export const statesOf = (one) => [...(one.wounded ? ["wounded"] : []), ...(one.spent ? ["spent"] : [])];
/** Returns the strength of one piece of a counter, full or reduced. @param {Counter} one */
export const each = (one) => one.fact?.strength?.[one.reduced ? 1 : 0] ?? 0;
/** Returns the total strength of some counters. @param {readonly Counter[]} list */
export const strengthOf = (list) => list.reduce((sum, one) => sum + each(one) * one.n, 0);
/** Returns a side's strength in a space, as the game computes it. @param {string} space @param {Side} side */
export const strengthIn = (space, side) => view()?.spaces[space]?.strength[side] ?? 0;

/** Returns the side that holds a space; before the first view, the side that holds it at the start. @param {import("../types").SpaceFact} space @returns {Side | null} */
export function controlOf(space) {
  const now = view()?.spaces[space.id];
  return now ? now.control : space.control;
}

/** Returns the markers in a space. @param {string} space */
export const markersIn = (space) => view()?.spaces[space]?.markers ?? [];

/** Returns the markers on a line and how much of its limit is used, if the view has any. @param {string} id */
export const wayNow = (id) => view()?.lines?.[id];
/** Returns the ids of the lines with markers. */
export const waysNow = () => Object.keys(view()?.lines ?? {});

/** Returns the spaces that the game is about at this moment, such as that of a battle. @returns {string[]} */
export const focus = () => (view()?.focus ?? []).map((target) => spaceOf(target) ?? target);

/** Returns the layers of the view: sets of spaces that have something in common. */
export const layers = () => view()?.layers ?? [];

/** Returns the cards in hand that the player may see: the player's own first, then the other side's if everything is open. @returns {string[]} */
export function hands() {
  const now = view();
  if (!now) return [];
  const me = mine();
  const sides = me ? [me, other(me)] : SIDES;
  return sides.flatMap((side) => now.cards[side].hand ?? []);
}

/** Returns the cards of a side; undefined before the first view. @param {Side} side */
export const cardsOf = (side) => view()?.cards[side];

/** Returns the state of a card's points; null if the card has none. If the card is not in play, all its points are free. @param {string} id @returns {import("../types").PointView[] | null} */
export const pointsOf = (id) => view()?.points?.[id] ?? cards.get(id)?.points?.map((kind) => freePoint(kind)) ?? null;
/** Returns a point that may still be spent. @param {string} kind @returns {import("../types").PointView} */
export const freePoint = (kind) => ({ kind, name: `ap-${kind}`, state: "free" });

/** Returns the boxes beside the map that are shown in one of the given ways. @param {import("../types").BoxView["show"][]} ways */
export const boxesOf = (...ways) => (view()?.boxes ?? []).filter((box) => ways.includes(box.show));
/** Returns the cards that lie face up in a box. @param {import("../types").BoxView} box */
export const cardsIn = (box) => box.holds.flatMap((held) => (held.is === "card" ? [held.id] : []));

/** Returns the ticks of the clock, such as the date, that are shown in the given way. @param {import("../types").Tick["show"]} show */
export const ticks = (show) => (then()?.clock ?? view()?.clock ?? []).filter((tick) => tick.show === show);
/** Returns the tracks, with the values of both sides. */
export const tracks = () => then()?.tracks ?? view()?.tracks ?? [];
/** Returns the panel of the battle or march in progress. */
export const panel = () => view()?.panel ?? null;
/** Returns the goals of a side: the things that win the game or score points. @param {Side} side */
export const goals = (side) => (view()?.goals ?? []).filter((goal) => goal.side === side);
/** Returns the faces of the game's die, if they are not numbers. */
export const faces = () => state.board?.dice;
