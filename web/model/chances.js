// @ts-check
// The results of chance to choose from: dice, draws and shuffles, one after another. Each step offers the results that are possible after those chosen
// so far, with their probabilities.

/** @typedef {import("../types").RolledView} Rolled */
/** One die or one draw: its kind and its value. @typedef {{ kind: "dice" | "draw", value: string }} Part */
/** A result that can be chosen next: its part, its probability in per cent of all, and whether nothing remains to be chosen after it. @typedef {{ part: Part, chance: number, last: boolean }} Option */

/**
 * Returns the dice and draws of a result, in their order. A shuffle is left out, since nobody could choose one.
 * @param {string} results the lines of a script @returns {Part[]}
 */
export function partsOf(results) {
  return results.split("\n").flatMap((line) => {
    const [kind, ...values] = line.trim().split(/\s+/);
    return kind === "dice" || kind === "draw" ? values.map((value) => ({ kind, value })) : [];
  });
}

/** Returns whether a result has a shuffle. @param {string} results */
export const isShuffled = (results) => /^shuffle\b/m.test(results);

/** @param {Part} a @param {Part | undefined} b */
const isSame = (a, b) => a.kind === b?.kind && a.value === b.value;

/** Returns the results that begin with these parts, each with its list of parts. @param {Rolled[]} results @param {Part[]} chosen */
const after = (results, chosen) => results.map((one) => ({ ...one, parts: partsOf(one.results) })).filter(({ parts }) => chosen.every((part, i) => isSame(part, parts[i])));

/**
 * Returns the parts that can be chosen next. Dice are in the order of their faces, draws in the order of their probability. The list is empty if nothing remains to be chosen.
 * @param {Rolled[]} results @param {Part[]} chosen @returns {Option[]}
 */
export function options(results, chosen) {
  /** @type {Map<string, Option>} */
  const found = new Map();
  for (const { parts, chance } of after(results, chosen)) {
    const part = parts[chosen.length];
    if (!part) continue;
    const key = `${part.kind} ${part.value}`;
    const one = found.get(key) ?? { part, chance: 0, last: true };
    one.chance += chance;
    one.last &&= parts.length === chosen.length + 1;
    found.set(key, one);
  }
  const list = [...found.values()];
  return list.sort((a, b) => (a.part.kind === "dice" && b.part.kind === "dice" ? Number(a.part.value) - Number(b.part.value) : b.chance - a.chance));
}

/**
 * Returns the side that rolls the die that is chosen next, and the rule of the roll; null if this is unknown, or depends on dice that are chosen later.
 * @param {Rolled[]} results @param {Part[]} chosen
 */
export function rollerOf(results, chosen) {
  const before = chosen.filter(({ kind }) => kind === "dice").length;
  const all = after(results, chosen).flatMap(({ dice, parts }) => (parts[chosen.length]?.kind === "dice" ? [dice?.[before]] : []));
  const [first] = all;
  return first && all.every((one) => !one || (one.side === first.side && one.rule === first.rule)) ? first : null;
}

/** Returns the probability that the results begin with these parts. @param {Rolled[]} results @param {Part[]} chosen */
export const chanceOf = (results, chosen) => after(results, chosen).reduce((sum, { chance }) => sum + chance, 0);

/**
 * Returns a result that has exactly these parts; undefined if there is none. If there are several, which differ only in their shuffles, `random` chooses one of them.
 * @param {Rolled[]} results @param {Part[]} chosen @param {() => number} random returns a number from 0 to 1
 */
export function chosenOf(results, chosen, random = Math.random) {
  const whole = after(results, chosen).filter(({ parts }) => parts.length === chosen.length);
  let left = random() * whole.reduce((sum, { chance }) => sum + chance, 0);
  return (whole.find(({ chance }) => (left -= chance) < 0) ?? whole.at(-1))?.results;
}
