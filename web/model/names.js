// @ts-check
// What things are called, and all about them in one line.

import { cards, factOf, pieces, spaces as spaceFacts, ways, wordsOf } from "./facts.js";
import { signNames } from "./look.js";
import { SIDES, state } from "./state.js";
import { spaceOf, split } from "./targets.js";
import { controlOf, counterAt, counters, isLeader, markersIn, statesOf, wayNow } from "./view.js";
import { keyOf, named, say, t } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("./view.js").Counter} Counter */

/** The name of a space. @param {string} id */
export const spaceName = (id) => t(keyOf("space", id));
/** The name of a side. @param {string} side */
export const sideName = (side) => t(keyOf("side", side));
/** The title of a card. @param {string} id */
export const cardName = (id) => t(keyOf("card", id));

/** A piece by its name, and what state it is in. @param {Pick<import("../types").PieceView, "name" | "spent" | "inside">} piece */
export function pieceName({ name, spent, inside }) {
  const whole = spent ? t("piece-spent", { name: t(name) }) : t(name);
  return inside ? t("piece-inside", { name: whole }) : whole;
}

/** A way by its ends. @param {string} id */
export const lineName = (id) => id.split("--").map(spaceName).join(" – ");

/** What a target is called. @param {string} target */
export function targetName(target) {
  const [kind, rest] = split(target);
  if (kind === "space") return spaceName(rest);
  if (kind === "card") return cardName(rest);
  if (kind === "line") return lineName(rest);
  const one = counterAt(target);
  const space = spaceName(spaceOf(target) ?? rest);
  return one ? t("piece-in", { piece: pieceName(one), space }) : space;
}

/** What a choice is about, as far as its words do not say so already: of a piece that they name, where it is. @param {string} words @param {string[]} on */
export function besides(words, on) {
  const unsaid = on.map((target) => {
    const one = counterAt(target);
    return one && words.includes(pieceName(one)) ? spaceName(spaceOf(target) ?? "") : targetName(target);
  });
  return [...new Set(unsaid)].filter((name) => !words.includes(name)).join(", ");
}

/** What is printed on a leader: initiative, command, tactics. Empty where nothing is. @param {import("../types").PieceFact | undefined} fact */
export const ratings = (fact) => (fact?.initiative === undefined ? "" : [fact.initiative, fact.command, fact.tactics].join("-"));

/** A counter, with how many there are of it or what state it is in. @param {Counter} one */
export function counterWords(one) {
  if (!isLeader(one)) return t("some-pieces", { n: one.n, name: pieceName(one) });
  const rating = one.rating ? `+${one.rating}` : ratings(one.fact);
  const rated = rating ? t("leader-rated", { name: t(one.name), rating }) : t(one.name);
  return [rated, ...statesOf(one)].reduce((name, state) => t("leader-state", { name, state: t(keyOf("state", state)) }));
}

/** What lies in a box, by its name; a leader has what is printed on him with it. @param {import("../types").Held} held */
export function heldName(held) {
  if (held.is === "back") return "?";
  if (held.is === "card") return cardName(held.id);
  if (held.is === "token") return t(held.name);
  if (held.is === "word") return held.text ? say(held.text) : held.id;
  const rating = ratings(pieces.get(held.id));
  return rating ? t("leader-rated", { name: pieceName(held), rating }) : pieceName(held);
}

/** All that stands there of a side. @param {string} space @param {Side} side */
export function stackWords(space, side) {
  return `${spaceName(space)} · ${sideName(side)}: ${counters(space, side).map(counterWords).join(", ")}`;
}

/** All about a space: its name, what it is, who holds it, what lies there. @param {string} id @returns {string[]} */
export function spaceWords(id) {
  const space = spaceFacts.get(id);
  if (!space) return [spaceName(id)];
  const control = controlOf(space);
  return [spaceName(space.id), named("kind", space.kind), control ? sideName(control) : t("neutral"),
    ...signNames("fact").flatMap((name) => factWords(space, name)),
    ...markersIn(id).flatMap((marker) => Array.from({ length: marker.n }, () => say(marker.text)))];
}

/**
 * Something that is printed at a space, in words. A word alone is said by its own name, `NAME-VALUE`; the rest by `fact-NAME` of the game, with how
 * much there is (`$n`), or the pieces that it is of (`$of`). What is not so is not said.
 * @param {import("../types").SpaceFact} space @param {string} name @returns {string[]}
 */
function factWords(space, name) {
  const value = factOf(space, name);
  if (!value) return [];
  const { settlement, village } = space;
  const living = new Map(Object.entries({ settlement, village: village ? [village] : [] })).get(name);
  if (typeof value === "string" && !living) return [named(name, value)];
  const of = (living ?? []).map((id) => t(pieces.get(id)?.name ?? id)).join(", ");
  return [t(keyOf("fact", name), { of, n: typeof value === "number" ? value : 0 })];
}

/** All about a way: its name, what it is, what lies on it, how much of its room is taken. @param {string} id @returns {string[]} */
export function wayWords(id) {
  const line = ways.get(id);
  const now = wayNow(id);
  return [lineName(id), named("line", line?.kind ?? ""),
    ...(line ? wordsOf(line).map(([name, value]) => named(name, value)) : []),
    ...(now?.markers ?? []).map((marker) => say(marker.text)),
    ...SIDES.filter((side) => now?.used[side]).map((side) => t("way-used", { side: sideName(side), n: now?.used[side], limit: now?.limit }))];
}

/** The cards that a phrase names. @param {import("../types").Phrase} phrase @returns {string[]} */
export const cardsIn = ({ args }) => (args ?? []).flatMap(([, arg]) => typeof arg === "object" && "name" in arg ? [...cards.keys()].filter((id) => keyOf("card", id) === arg.name) : []);

/** How long one may think, and for what. @param {{ kind: string, seconds: number }} clock */
export function clockWords({ kind, seconds }) {
  const [unit, n] = kind === "days" ? ["days", seconds / 86_400] : seconds % 3600 === 0 ? ["hours", seconds / 3600] : seconds % 60 === 0 ? ["minutes", seconds / 60] : ["seconds", seconds];
  return t(kind === "game" ? "clock-game" : "clock-turn", { time: t(`clock-${unit}`, { n }) });
}

/** What is asked. While earlier things are shown it is not told: it may speak of what comes after them. */
export const questionWords = () => (state.replay ? t("ask-after-replay") : state.story.moment ? t("ask-after-show") : say(state.table?.prompt?.text));
