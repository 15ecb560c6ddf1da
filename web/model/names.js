// @ts-check
// What things are called, and all about them in one line.

import { spaces as spaceFacts, ways, wordsOf } from "./facts.js";
import { signNames } from "./look.js";
import { SIDES } from "./state.js";
import { split } from "./targets.js";
import { controlOf, counters, markersIn, reading, wayNow } from "./view.js";
import { any, has, keyOf, t } from "./words.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("./view.js").Counter} Counter */
/** @typedef {import("./view.js").Marker} Marker */

/** The name of a space. @param {string} id */
export const spaceName = (id) => t(keyOf("space", id));
/** The name of a side. @param {string} side */
export const sideName = (side) => t(keyOf("side", side));
/** The title of a card. @param {string} id */
export const cardName = (id) => t(keyOf("card", id));

/** A piece by its id, or by its name in a stack, which says what state it is in. @param {string} key */
export function pieceName(key) {
  const { id, reduced, spent, inside } = reading(key);
  const face = keyOf("sort", `reduced-${id}`);
  const name = any(keyOf("sort", id), keyOf("leader", id), keyOf("piece", id), keyOf("unit", id), keyOf("kind", id));
  const shown = !reduced ? name : has(face) ? t(face) : t("piece-reduced", { name });
  const whole = spent ? t("piece-spent", { name: shown }) : shown;
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
  if (kind === "piece") {
    const [space = "", , id = ""] = rest.split("/");
    return t("piece-in", { piece: pieceName(id), space: spaceName(space) });
  }
  return any(keyOf(kind, rest), rest);
}

/** A marker, with its side or its level. @param {Marker} marker */
export function markerName({ id, name, side, level }) {
  if (has(keyOf("marker", id))) return t(keyOf("marker", id));
  return has(keyOf("marker", name)) ? t(keyOf("marker", name), { side: side ? sideName(side) : "", level }) : any(keyOf("marker", id));
}

/** What is printed on a leader: initiative, command, tactics. Empty where nothing is. @param {import("../types").Piece | undefined} fact */
export const ratings = (fact) => (fact?.initiative === undefined ? "" : [fact.initiative, fact.command, fact.tactics].join("-"));

/** A counter, with how many there are of it or what state it is in. @param {Counter} one */
export function counterWords(one) {
  const name = pieceName(typeof one.value === "number" ? one.key : one.key.replace("spent-", ""));
  if (typeof one.value === "number") return t("some-pieces", { n: one.value, name });
  const rating = one.rating ? `+${one.rating}` : ratings(one.fact);
  const rated = rating ? t("leader-rated", { name, rating }) : name;
  return has(keyOf("state", one.value)) ? t("leader-state", { name: rated, state: t(keyOf("state", one.value)) }) : rated;
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
  const words = [spaceName(space.id), any(keyOf("kind", space.kind)), control ? sideName(control) : t("neutral")];
  for (const name of signNames("fact")) words.push(...factWords(name, space[name]));
  for (const marker of markersIn(id)) for (let i = 0; i < marker.count; i += 1) words.push(markerName(marker));
  return words;
}

/**
 * Something that is printed at a space, in words: `fact-NAME` of the game, with what it is of (`$of`) or how much (`$n`). A word alone is said
 * by its own name, `NAME-VALUE`. What is not so, or has no words, is not said.
 * @param {string} name @param {unknown} value @returns {string[]}
 */
function factWords(name, value) {
  if (!value || (Array.isArray(value) && value.length === 0)) return [];
  const one = (/** @type {string} */ id) => (has(keyOf(name, id)) ? t(keyOf(name, id)) : pieceName(id));
  const of = Array.isArray(value) ? value.map(one).join(", ") : typeof value === "string" ? one(value) : "";
  const key = keyOf("fact", name);
  return has(key) ? [t(key, { of, n: typeof value === "number" ? value : 0 })] : of ? [of] : [];
}

/** All about a way: its name, what it is, what lies on it, how much of its room is taken. @param {string} id @returns {string[]} */
export function wayWords(id) {
  const line = ways.get(id);
  const now = wayNow(id);
  return [lineName(id), any(keyOf("line", line?.kind ?? "")),
    ...(line ? wordsOf(line).map(([name, value]) => any(keyOf(name, value))) : []),
    ...(now?.markers ?? []).map((marker) => t(keyOf("way", marker))),
    ...SIDES.filter((side) => now?.used[side]).map((side) => t("way-used", { side: sideName(side), n: now?.used[side], limit: now?.limit }))];
}
