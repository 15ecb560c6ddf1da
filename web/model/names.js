// @ts-check
// Names of things, and descriptions in one line.

import { isLocal } from "../net/root.js";
import { cards, factOf, pieces, spaces as spaceFacts, ways, wordsOf } from "./facts.js";
import { signNames } from "./look.js";
import { SIDES, state } from "./state.js";
import { spaceOf, split } from "./targets.js";
import { controlOf, counterAt, counters, isLeader, markersIn, statesOf, wayNow } from "./view.js";
import { keyOf, named, say, t } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("./view.js").Counter} Counter */

/** Returns the name of a space. @param {string} id */
export const spaceName = (id) => t(keyOf("space", id));
/** Returns the name of a side. @param {string} side */
export const sideName = (side) => t(keyOf("side", side));
/** Returns the title of a card. @param {string} id */
export const cardName = (id) => t(keyOf("card", id));

/** Returns the name and the state of a piece. @param {Pick<import("../types").PieceView, "name" | "spent" | "inside">} piece */
export function pieceName({ name, spent, inside }) {
  const whole = spent ? t("piece-spent", { name: t(name) }) : t(name);
  return inside ? t("piece-inside", { name: whole }) : whole;
}

/** Returns the name of a line, made of the names of its ends. @param {string} id */
export const lineName = (id) => id.split("--").map(spaceName).join(" – ");

/** Returns the name of a target. @param {string} target */
export function targetName(target) {
  const [kind, rest] = split(target);
  if (kind === "space") return spaceName(rest);
  if (kind === "card") return cardName(rest);
  if (kind === "line") return lineName(rest);
  const one = counterAt(target);
  const space = spaceName(spaceOf(target) ?? rest);
  return one ? t("piece-in", { piece: pieceName(one), space }) : space;
}

/** Returns the names of the targets that a choice's text does not name. If the text names a piece, returns the name of the piece's space. @param {string} words @param {string[]} on */
export function besides(words, on) {
  const unsaid = on.map((target) => {
    const one = counterAt(target);
    return one && words.includes(pieceName(one)) ? spaceName(spaceOf(target) ?? "") : targetName(target);
  });
  return [...new Set(unsaid)].filter((name) => !words.includes(name)).join(", ");
}

/** Returns the ratings printed on a leader: initiative, command, tactics. Empty if there are none. @param {import("../types").PieceFact | undefined} fact */
export const ratings = (fact) => (fact?.initiative === undefined ? "" : [fact.initiative, fact.command, fact.tactics].join("-"));

/** Describes a counter in words, with its number or its state. @param {Counter} one */
export function counterWords(one) {
  if (!isLeader(one)) return t("some-pieces", { n: one.n, name: pieceName(one) });
  const rating = one.rating ? `+${one.rating}` : ratings(one.fact);
  const rated = rating ? t("leader-rated", { name: t(one.name), rating }) : t(one.name);
  return [rated, ...statesOf(one)].reduce((name, state) => t("leader-state", { name, state: t(keyOf("state", state)) }));
}

/** Returns the name of something in a box; a leader's name is followed by the ratings printed on the counter. @param {import("../types").Held} held */
export function heldName(held) {
  if (held.is === "back") return "?";
  if (held.is === "card") return cardName(held.id);
  if (held.is === "token") return t(held.name);
  if (held.is === "word") return held.text ? say(held.text) : held.id;
  const rating = ratings(pieces.get(held.id));
  return rating ? t("leader-rated", { name: pieceName(held), rating }) : pieceName(held);
}

/** Describes the pieces of a side in a space. @param {string} space @param {Side} side */
export function stackWords(space, side) {
  return `${spaceName(space)} · ${sideName(side)}: ${counters(space, side).map(counterWords).join(", ")}`;
}

/** Describes a space: its name, kind, holder and markers. @param {string} id @returns {string[]} */
export function spaceWords(id) {
  const space = spaceFacts.get(id);
  if (!space) return [spaceName(id)];
  const control = controlOf(space);
  return [spaceName(space.id), named("kind", space.kind), control ? sideName(control) : t("neutral"),
    ...signNames("fact").flatMap((name) => factWords(space, name)),
    ...markersIn(id).flatMap((marker) => Array.from({ length: marker.n }, () => say(marker.text)))];
}

/**
 * Describes a fact that is printed at a space. A fact that is a single word uses the text `NAME-VALUE`; any other fact uses the game's text `fact-NAME`, with
 * a number (`$n`) or a list of pieces (`$of`). A fact that is false or zero is left out.
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

/** Describes a line: its name, kind, markers, and how much of its limit is used. @param {string} id @returns {string[]} */
export function wayWords(id) {
  const line = ways.get(id);
  const now = wayNow(id);
  return [lineName(id), named("line", line?.kind ?? ""),
    ...(line ? wordsOf(line).map(([name, value]) => named(name, value)) : []),
    ...(now?.markers ?? []).map((marker) => say(marker.text)),
    ...SIDES.filter((side) => now?.used[side]).map((side) => t("way-used", { side: sideName(side), n: now?.used[side], limit: now?.limit }))];
}

/** Returns the cards that a phrase names. @param {import("../types").Phrase} phrase @returns {string[]} */
export const cardsIn = ({ args }) => (args ?? []).flatMap(([, arg]) => typeof arg === "object" && "name" in arg ? [...cards.keys()].filter((id) => keyOf("card", id) === arg.name) : []);

/** Describes a clock: its time, and whether that is for a turn or for the whole game. @param {{ kind: string, seconds: number }} clock */
export function clockWords({ kind, seconds }) {
  const [unit, n] = kind === "days" ? ["days", seconds / 86_400] : seconds % 3600 === 0 ? ["hours", seconds / 3600] : seconds % 60 === 0 ? ["minutes", seconds / 60] : ["seconds", seconds];
  return t(kind === "game" ? "clock-game" : "clock-turn", { time: t(`clock-${unit}`, { n }) });
}

/** Returns the terms of a table (scenario, options, clock), each with its name. @param {import("../types").TableMessage} table @returns {[string, string][]} */
export function tableFacts({ table, scenario, access, clock, options }) {
  /** @type {[string, string][]} */
  const facts = [
    [t("game"), t("game-title")],
    [t("scenario"), scenario ? named("scenario", scenario) : ""],
    [t("access"), isLocal(table) ? "" : t(`access-${access}`)],
    [t("clock"), clock ? clockWords(clock) : ""],
    [t("when-out"), clock ? t(`when-out-${clock.when_out}`) : ""],
    ...Object.entries(options ?? {}).map(([name, value]) => /** @type {[string, string]} */ ([named("option", name), named(`option-${name}`, value)])),
  ];
  return facts.filter(([, value]) => value);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the time left as on a clock, and long times in days and hours. @param {number} left in milliseconds */
export function timeWords(left) {
  if (left >= DAY) return t("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  // Time that has not run out is never shown as zero.
  const seconds = Math.ceil(left / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Formats a time to the minute, for a list that is not redrawn every second. @param {number} left in milliseconds */
export function timeRoughly(left) {
  if (left >= DAY) return timeWords(left);
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  return hours > 0 ? t("time-hours", { hours, minutes }) : t("time-minutes", { minutes });
}

/** Returns the text of the prompt. While earlier events are being shown, the prompt stays hidden, since it may reveal later events. */
export const questionWords = () => (state.replay ? t("ask-after-replay") : state.story.moment ? t("ask-after-show") : say(state.table?.prompt?.text));

/** Returns a change of points with its sign. @param {number} points */
export const signed = (points) => points.toLocaleString(state.language, { signDisplay: "exceptZero" });

/** Returns the changes of a rating by each result, in words. @param {import("../types").RatingProspects} prospects */
export const prospectWords = ({ win, draw, loss }) => t("prospects", { win: signed(win), draw: signed(draw), loss: signed(loss) });

/** Returns a rating in words. @param {import("../types").RatingNow} now */
export const ratingWords = ({ rating, deviation, provisional }) => t(provisional ? "rating-provisional" : "rating-now", { rating: String(rating), deviation: String(deviation) });
