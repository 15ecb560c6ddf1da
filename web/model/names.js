// @ts-check
// What things are called, and all about them in one line.

import { spaces as spaceFacts, ways } from "./facts.js";
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
  return ["fit", "out", "inside"].includes(one.value) ? rated : t("leader-state", { name: rated, state: t(`state-${one.value}`) });
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
  if (space.department) words.push(any(keyOf("department", space.department)));
  if (space.colony) words.push(any(keyOf("colony", space.colony)));
  if (space.nation) words.push(any(keyOf("nation", space.nation)));
  if (space.fortress) words.push(t("fortress"));
  for (const marker of markersIn(id)) for (let i = 0; i < marker.count; i += 1) words.push(markerName(marker));
  if (space.settlement?.length) words.push(t("settlement", { of: space.settlement.map((tribe) => any(keyOf("tribe", tribe))).join(", ") }));
  if (space.village) words.push(t("village-of", { of: pieceName(space.village) }));
  if (space.militia) words.push(t("militia-of", { n: space.militia }));
  if (space.victory) words.push(t("victory-space"));
  if (space.vp) words.push(t("vp-short", { n: space.vp }));
  if (space.defence) words.push(t("dv-short", { n: space.defence }));
  if (space.port) words.push(t("port"));
  if (space.key) words.push(t("key-space"));
  return words;
}

/** All about a way: its name, what it is, what lies on it, how much of its room is taken. @param {string} id @returns {string[]} */
export function wayWords(id) {
  const line = ways.get(id);
  const now = wayNow(id);
  return [lineName(id), any(keyOf("line", line?.kind ?? "")),
    ...(line?.nation ? [any(keyOf("nation", line.nation))] : []),
    ...(now?.markers ?? []).map((marker) => t(keyOf("way", marker))),
    ...SIDES.filter((side) => now?.used[side]).map((side) => t("way-used", { side: sideName(side), n: now?.used[side], limit: now?.limit }))];
}
