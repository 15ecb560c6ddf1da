// @ts-check
// Reads the view: what stands and lies where, what is held, what time it is. Everything that is drawn asks here, so that
// only this file knows how a view is written down.

import { cards, pieces, spaces } from "./facts.js";
import { signNames } from "./look.js";
import { mine, other, SIDES, state, then, view } from "./state.js";
import { spaceOf, split } from "./targets.js";

/** @typedef {import("../types").Side} Side */
/**
 * Like pieces in a space, or one with a name of its own: as the view has them, with what the board says of them.
 * @typedef {import("../types").PieceView & { target: string, side: Side, kind: string, rating: number, inside: boolean, fact: import("../types").PieceFact | undefined }} Counter
 */

/** The counters of a side in a space, in the order in which they stand. @param {string} space @param {Side} side @returns {Counter[]} */
export function counters(space, side) {
  const stack = view()?.spaces[space]?.pieces[side] ?? [];
  return stack
    .map((piece) => {
      const fact = pieces.get(piece.id);
      return { ...piece, target: `piece:${space}/${side}/${piece.key}`, side, kind: fact?.kind ?? "", rating: fact?.rating ?? 0, inside: Boolean(piece.inside), fact };
    })
    .sort((a, b) => rank(a.kind) - rank(b.kind) || shapeRank(a) - shapeRank(b) || worth(b) - worth(a) || a.id.localeCompare(b.id)
      || Number(a.reduced ?? false) - Number(b.reduced ?? false) || Number(a.spent ?? false) - Number(b.spent ?? false));
}

/** @param {Counter} one */
const worth = ({ rating, fact }) => rating || (fact?.command ?? fact?.strength?.[0] ?? 0);
/** Kinds that have no sign stand first, then the others in the order of the signs, leaders last. @param {string} kind */
const rank = (kind) => (kind === "leader" ? 99 : Math.max(signNames("unit").indexOf(kind), signNames("pip").indexOf(kind)));
/** @param {Counter} one */
const shapeRank = ({ fact }) => ["triangle", "square", "circle"].indexOf(fact?.shape ?? "");

/** The spaces in which something may stand, by their ids. */
export const places = () => Object.keys(view()?.spaces ?? {}).filter((id) => spaces.has(id));

/** The counter that a target names, if it stands there now. @param {string} target `piece:SPACE/SIDE/KEY` */
export function counterAt(target) {
  const [kind, rest] = split(target);
  const [space = "", whose = ""] = rest.split("/");
  const side = SIDES.find((name) => name === whose);
  return kind === "piece" && side && spaces.has(space) ? counters(space, side).find((one) => one.target === target) : undefined;
}

/** Is it a leader, who is one and has a name, and no unit? @param {Counter} one */
export const isLeader = (one) => one.kind === "leader";
/** How it is with a counter, where that is out of the ordinary, in the words of `state-STATE` and the signs of that name. @param {Counter} one */
export const statesOf = (one) => [...(one.wounded ? ["wounded"] : []), ...(one.spent ? ["spent"] : [])];
/** The strength that one of them shows, full or reduced. @param {Counter} one */
export const each = (one) => one.fact?.strength?.[one.reduced ? 1 : 0] ?? 0;
/** The strength that the pieces show together. @param {Counter[]} list */
export const strengthOf = (list) => list.reduce((sum, one) => sum + each(one) * one.n, 0);
/** What the game says that a side's strength is there. @param {string} space @param {Side} side */
export const strengthIn = (space, side) => view()?.spaces[space]?.strength[side] ?? 0;

/** Who holds a space: before the first word, whoever holds it at the start. @param {import("../types").SpaceFact} space @returns {Side | null} */
export function controlOf(space) {
  const now = view()?.spaces[space.id];
  return now ? now.control : space.control;
}

/** The markers in a space. @param {string} space */
export const markersIn = (space) => view()?.spaces[space]?.markers ?? [];

/** What lies on a way between two spaces and how much of its room is taken, if anything does. @param {string} id */
export const wayNow = (id) => view()?.lines?.[id];
/** The ways on which something lies, by their ids. */
export const waysNow = () => Object.keys(view()?.lines ?? {});

/** The spaces that are looked at. @returns {string[]} */
export const focus = () => (view()?.focus ?? []).map((target) => spaceOf(target) ?? target);

/** Sets of spaces that have something in common. */
export const layers = () => view()?.layers ?? [];

/** The cards in hand that may be seen: our own first, both when everything is open. @returns {string[]} */
export function hands() {
  const now = view();
  if (!now) return [];
  const me = mine();
  const sides = me ? [me, other(me)] : SIDES;
  return sides.flatMap((side) => now.cards[side].hand ?? []);
}

/** What a side has of cards, once there is anything to see. @param {Side} side */
export const cardsOf = (side) => view()?.cards[side];

/** What has become of a card's points: all are free if it is not in play. Nothing where it has none. @param {string} id @returns {import("../types").PointView[] | null} */
export const pointsOf = (id) => view()?.points?.[id] ?? cards.get(id)?.points?.map((kind) => freePoint(kind)) ?? null;
/** A point that may still be spent. @param {string} kind @returns {import("../types").PointView} */
export const freePoint = (kind) => ({ kind, name: `ap-${kind}`, state: "free" });

/** The boxes that are shown in one of these ways. @param {import("../types").BoxView["show"][]} ways */
export const boxesOf = (...ways) => (view()?.boxes ?? []).filter((box) => ways.includes(box.show));
/** The cards that lie face up in a box. @param {import("../types").BoxView} box */
export const cardsIn = (box) => box.holds.flatMap((held) => (held.is === "card" ? [held.id] : []));

/** What the clock says in that way, in the order in which it is said. @param {import("../types").Tick["show"]} show */
export const ticks = (show) => (then()?.clock ?? view()?.clock ?? []).filter((tick) => tick.show === show);
/** The tracks, and where both sides stand on them. */
export const tracks = () => view()?.tracks ?? [];
/** What is being settled: a battle, a march. */
export const panel = () => view()?.panel ?? null;
/** What wins the game for a side, or is worth points to it. @param {Side} side */
export const goals = (side) => (view()?.goals ?? []).filter((goal) => goal.side === side);
/** The faces of the game's die, if they are not numbers. */
export const faces = () => state.board?.dice;
