// @ts-check
// Reads the view: what stands and lies where, what is held, what time it is. Everything that is drawn asks here, so that
// only this file knows how a view is written down.

import { cards, pieces, spaces } from "./facts.js";
import { signNames } from "./look.js";
import { mine, other, SIDES, state, view } from "./state.js";
import { spaceOf } from "./targets.js";
import { has, keyOf } from "./words.js";

/** @typedef {import("../types").Side} Side */
/**
 * One kind of counter in a space. Its key is its name in the stack, its id the piece it is.
 * @typedef {{ key: string, id: string, target: string, kind: string, side: Side, value: number | string, rating: number | null,
 *   reduced: boolean, spent: boolean, inside: boolean, fact: import("../types").Piece | undefined }} Counter
 */
/** A marker by its parts; like ones are counted. @typedef {{ id: string, name: string, side: string, level: string, count: number }} Marker */

/** A name in a stack: what it is, whether it is reduced or spent, whether it is inside the fort. @param {string} name */
export function reading(name) {
  const [, inside, spent, reduced, id = name] = name.match(/^(inside-)?(spent-)?(reduced-)?(.*)$/) ?? [];
  return { id, reduced: Boolean(reduced), spent: Boolean(spent), inside: Boolean(inside) };
}

/** The counters of a side in a space, in the order in which they stand. @param {string} space @param {Side} side @returns {Counter[]} */
export function counters(space, side) {
  const stack = view()?.spaces[space]?.[side] ?? {};
  return Object.entries(stack)
    .filter(([, value]) => value !== 0)
    .map(([key, value]) => {
      const { id, reduced, spent, inside } = reading(key);
      const fact = pieces.get(`${side}/${id}`) ?? pieces.get(id);
      const kind = fact?.kind ?? (typeof value === "number" ? "strength" : "leader");
      const state = kind === "leader" && value === 1 ? (spent ? "spent" : "fit") : value;
      return { key, id, target: `piece:${space}/${side}/${key}`, kind, side, value: state, rating: fact?.rating ?? null, reduced, spent, inside: inside || value === "inside", fact };
    })
    .sort((a, b) => rank(a.kind) - rank(b.kind) || shapeRank(a) - shapeRank(b) || worth(b) - worth(a) || a.id.localeCompare(b.id)
      || Number(a.reduced) - Number(b.reduced) || Number(a.spent) - Number(b.spent));
}

/** @param {Counter} one */
const worth = ({ rating, fact }) => rating ?? fact?.command ?? fact?.strength?.[0] ?? 0;
/** Kinds that have no sign stand first, then the others in the order of the signs, leaders last. @param {string} kind */
const rank = (kind) => (kind === "leader" ? 99 : Math.max(signNames("counter").indexOf(kind), signNames("pip").indexOf(kind)));
/** @param {Counter} one */
const shapeRank = ({ fact }) => ["triangle", "square", "circle"].indexOf(fact?.shape ?? "");

/** The spaces in which something may stand, by their ids. */
export const places = () => Object.keys(view()?.spaces ?? {}).filter((id) => spaces.has(id));

/** Is there such a counter now? @param {string} space @param {string} side @param {string} key its name in the stack */
export function stands(space, side, key) {
  const stack = side === "french" || side === "british" ? view()?.spaces[space]?.[side] : undefined;
  return spaces.has(space) && Boolean(stack?.[key]);
}

/** How many there are of a counter; 0 for a leader. @param {Counter} one */
export const number = (one) => (typeof one.value === "number" ? one.value : 0);
/** The strength that one of them shows, full or reduced. @param {Counter} one */
export const each = (one) => one.fact?.strength?.[one.reduced ? 1 : 0] ?? 0;
/** The strength that the pieces show together. @param {Counter[]} list */
export const strengthOf = (list) => list.reduce((sum, one) => sum + each(one) * number(one), 0);
/** What the game says that a side's strength is there, if it does. @param {string} space @param {Side} side */
export const strengthIn = (space, side) => view()?.spaces[space]?.strength?.[side];

/** Who holds a space: before the first word, whoever holds it at the start. @param {import("../types").Space} space @returns {Side | null} */
export function controlOf(space) {
  const now = view()?.spaces[space.id];
  return (now ? now.control : space.control) ?? null;
}

/** The markers in a space. @param {string} space @returns {Marker[]} */
export const markersIn = (space) => counted(view()?.spaces[space]?.markers ?? []);

/** Markers with their parts told, like ones together. @param {string[]} ids @returns {Marker[]} */
function counted(ids) {
  /** @type {Map<string, Marker>} */
  const all = new Map();
  for (const id of ids) {
    const [, name = id, side = "", level = ""] = id.match(/^(.*?)(?:-(french|british)|-(\d+))?$/) ?? [];
    const same = all.get(id);
    if (same) same.count += 1;
    else all.set(id, { id, name, side, level, count: 1 });
  }
  return [...all.values()];
}

/** What lies on a way between two spaces and how much of its room is taken, if anything does. @param {string} id */
export const wayNow = (id) => view()?.lines?.[id];
/** The ways on which something lies, by their ids. */
export const waysNow = () => Object.keys(view()?.lines ?? {});

/** The spaces that are looked at. @returns {string[]} */
export const focus = () => (view()?.focus ?? []).map((target) => spaceOf(target) ?? target);

/** Sets of spaces that have something in common, by name; and whose they are, if they are a side's. */
export const layers = () => Object.entries(view()?.layers ?? {}).map(([name, ids]) => ({ name, side: sideIn(name), ids }));

/** The side that an id speaks of, or nothing. @param {string} id */
export const sideIn = (id) => id.match(/french|british/)?.[0] ?? "";

/** The hands to show: our own first; both when everything is open. */
export function hands() {
  const now = view();
  if (!now) return [];
  const me = mine();
  const sides = me ? [me, other(me)] : SIDES;
  return sides.filter((side) => now.cards?.[side]?.hand).map((side) => ({ side, hand: now.cards[side].hand ?? [] }));
}

/** What a side has of cards, if it has any. @param {Side} side */
export const cardsOf = (side) => view()?.cards?.[side];

/** What has become of a card's points: all are free if it is not in play. Nothing where it has none. @param {string} id */
export const pointsOf = (id) => view()?.points?.[id] ?? cards.get(id)?.points?.map((kind) => ({ kind, state: "free" })) ?? null;

/** The cards that are in play with points to use, in the order in which they lie there. */
export const inPlay = () => boxes().map(([, ids]) => ids).find((ids) => ids.length > 0 && ids.every((id) => view()?.points?.[id])) ?? [];

/** What lies beside the map, box by box. @returns {[string, string[]][]} */
export const boxes = () => Object.entries(view()?.boxes ?? {});
/** What lies in a box; nothing if there is no such box. @param {string} name */
export const box = (name) => view()?.boxes?.[name];

/**
 * What a side keeps to itself until it is shown (a card, a chit), box by box: a box `NAME-SIDE` is one, if there are words for its name alone.
 * What lies there and has words of its own (`NAME-ID`) is a chit, else it is a card.
 * @param {Side} side
 */
export const keptBoxes = (side) => boxes().flatMap(([box, ids]) => {
  const name = box.endsWith(`-${side}`) ? box.slice(0, -side.length - 1) : "";
  return name && has(keyOf("box", name)) ? [{ name, box, ids }] : [];
});

/** What the clock says, by the names of its hands. */
export const clock = () => view()?.clock ?? {};
/** The tracks, and where both sides stand on them. */
export const tracks = () => Object.entries(view()?.tracks ?? {}).map(([name, at]) => ({ name, at: { french: at.french ?? 0, british: at.british ?? 0 } }));
/** What is being settled: a battle, a march. */
export const panel = () => view()?.panel ?? null;
/** What wins the game for a side, or is worth points to it. @param {Side} side */
export const goals = (side) => (view()?.goals ?? []).filter((goal) => goal.side === side);
/** The faces of the game's die, if they are not numbers. */
export const faces = () => state.board?.dice;
