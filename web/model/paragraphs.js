// @ts-check
// The log in paragraphs, each with a head line and details below it. A paragraph is one thing that a player did: a march of
// several steps, a battle with all its dice, or a run of lines that say the same about different pieces.

import { pieces } from "./facts.js";
import { SIDES } from "./state.js";
import { spacesOf } from "./targets.js";
import { say, sayHere, t } from "./words.js";

/** @typedef {import("../types").NumberedLine} NumberedLine */
/** @typedef {import("../types").Phrase} Phrase */
/** @typedef {import("../types").Arg} Arg */
/** @typedef {{ force: Arg[], from: string, to: string }} Way */

/**
 * A paragraph. If `chapter` is true, the paragraph is a heading, such as a new season. `place` is the space of a battle.
 * @typedef {{ lines: NumberedLine[], chapter: boolean, place: string | null }} Paragraph
 */

/** The key of the line with a battle's result, which is shown in the paragraph's head. */
const RESULT = "log-won";

/** Returns the paragraphs of these lines. @param {NumberedLine[]} lines @returns {Paragraph[]} */
export function paragraphs(lines) {
  /** @type {Paragraph[]} */
  const all = [];
  lines.forEach((line, i) => {
    const last = all.at(-1);
    const [place = null] = placesOf(line);
    if (line.heading) all.push({ lines: [line], chapter: place === null, place });
    else if (last && (belongs(line, last) || isAmid(lines, i, last))) last.lines.push(line);
    else all.push({ lines: [line], chapter: false, place: null });
  });
  return all;
}

/** Returns the spaces that a line names. @param {NumberedLine} line */
export const placesOf = (line) => (line.on ?? []).flatMap(spacesOf);

/** Returns whether a line belongs to the paragraph before it. @param {NumberedLine} line @param {Paragraph} before */
function belongs(line, { lines, chapter, place }) {
  const first = /** @type {NumberedLine} */ (lines[0]);
  const places = placesOf(line);
  if (chapter) return false;
  if (place) return places.length === 0 ? (line.n === lines.at(-1)?.n && !isOfAll(line)) || Boolean(line.dice?.length) : places.includes(place);
  const [way, before] = [wayOf(line), lines.map(wayOf).findLast(Boolean)];
  if (way && line.side === first.side) {
    // The same force moves on, or the previous line names the space where it starts.
    if (before ? goesOn(way, before) && way.to !== start(lines) && sameKey(line, lines) : lines.length === 1 && placesOf(first).includes(way.from)) return true;
  }
  if (lines.every((one) => isLike(one, line))) return true;
  if (line.n !== lines.at(-1)?.n || isOfAll(line)) return false;
  const known = lines.flatMap(placesOf);
  return known.length > 0 && (places.length === 0 || places.some((one) => known.includes(one)));
}

/** Returns whether a line is about the whole game, not a player's action: for example, the count of points at the end of a season. @param {NumberedLine} line */
export const isOfAll = (line) => !line.side && !line.dice?.length && placesOf(line).length === 0;

/** Returns whether a line without a space, such as the play of a card, is in the middle of a battle: the battle was undecided before it, and continues after it. @param {NumberedLine[]} lines @param {number} i @param {Paragraph} before */
function isAmid(lines, i, { lines: told, place }) {
  if (!place || resultOf(told) || placesOf(/** @type {NumberedLine} */ (lines[i])).length > 0) return false;
  const heading = lines.findIndex((line, n) => n > i && line.heading);
  return lines.slice(i + 1, heading < 0 ? lines.length : heading).some((line) => placesOf(line).includes(place));
}

/** Returns whether a step continues the previous one: part of the same force moves on from where it arrived. @param {Way} way @param {Way} before */
const goesOn = (way, before) => before.to === way.from && before.force.some((one) => way.force.some((other) => same(one, other)));
/** Returns the space from which the force of a paragraph set out. @param {NumberedLine[]} lines */
const start = (lines) => lines.map(wayOf).find(Boolean)?.from;
/** Returns whether a line uses the same sentence as the step before it. @param {NumberedLine} line @param {NumberedLine[]} lines */
const sameKey = (line, lines) => lines.findLast((one) => wayOf(one))?.text.key === line.text.key;
/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the step from one space to another that a line describes, or null. @param {NumberedLine} line @returns {Way | null} */
function wayOf({ text }) {
  const args = new Map(text.args ?? []);
  const [force, from, to] = [args.get("force"), nameOf(args.get("from")), nameOf(args.get("to"))];
  if (force === undefined || !from || !to) return null;
  return { force: Array.isArray(force) ? force : [force], from, to };
}

/** The gaps of a sentence that hold the pieces it is about. */
const PIECES = ["force", "piece"];
/** Returns the pieces that a sentence is about. @param {Phrase} phrase @returns {Arg[]} */
const piecesIn = ({ args }) => (args ?? []).filter(([gap]) => PIECES.includes(gap)).flatMap(([, arg]) => arg);

/** Returns whether two lines say the same about pieces that don't move. @param {NumberedLine} a @param {NumberedLine} b */
function isLike(a, b) {
  const besides = (/** @type {NumberedLine} */ { text: { args } }) => (args ?? []).filter(([gap]) => !PIECES.includes(gap));
  const told = (/** @type {NumberedLine} */ line) => [line.side, line.text.key, line.rule, besides(line)];
  const plain = (/** @type {NumberedLine} */ line) => !line.heading && !line.dice?.length && !wayOf(line) && piecesIn(line.text).length > 0;
  return plain(a) && plain(b) && same(told(a), told(b));
}

/** Returns one sentence for a run of similar lines. @param {NumberedLine[]} run @returns {string} */
function together(run) {
  const all = summed(run.flatMap(({ text }) => piecesIn(text)));
  return say(filled(/** @type {NumberedLine} */ (run[0]).text, Object.fromEntries(PIECES.map((gap) => [gap, all]))));
}

/** Adds up items that differ only in their number: 5 SP and 1 SP become 6 SP. @param {Arg[]} all @returns {Arg[]} */
function summed(all) {
  /** @type {Arg[]} */
  const sum = [];
  for (const one of all) {
    const [n, others] = counted(one);
    const before = n === undefined ? -1 : sum.findIndex((other) => counted(other)[0] !== undefined && same(counted(other)[1], others));
    const [had = 0] = before < 0 ? [] : counted(/** @type {Arg} */ (sum[before]));
    if (before < 0 || n === undefined) sum.push(one);
    else sum[before] = filled(/** @type {Phrase} */ (one), { n: had + n });
  }
  return sum;
}

/** Splits a phrase into its number and the rest. @param {Arg} arg @returns {[number | undefined, unknown]} */
function counted(arg) {
  if (typeof arg !== "object" || !("key" in arg)) return [undefined, arg];
  const args = new Map(arg.args ?? []);
  const n = args.get("n");
  args.delete("n");
  return [typeof n === "number" ? n : undefined, [arg.key, [...args]]];
}

/** @param {Arg | undefined} arg */
const nameOf = (arg) => (arg && typeof arg === "object" && "name" in arg && arg.name.startsWith("space-") ? arg.name.slice(6) : null);

/** Returns the line with a battle's result. @param {NumberedLine[]} lines */
export const resultOf = (lines) => lines.findLast((line) => line.text.key === RESULT);

/** Returns the head line of a paragraph and the lines folded under it, none if the head contains everything. @param {Paragraph} paragraph @returns {{ words: string, rest: NumberedLine[] }} */
export function headOf({ lines, place }) {
  const [first] = lines;
  if (!first) return { words: "", rest: [] };
  if (place) {
    const result = resultOf(lines);
    // The head keeps the first sentence (the attacker and the place); the forces are listed below.
    const what = firstSentence(first.text);
    // A line with a short form, such as the points gained, is shown in the head too.
    const worth = lines.findLast((line) => sayHere(line.text) !== say(line.text));
    const how = result && worth ? t("log-worth", { how: say(result.text), worth: sayHere(worth.text) }) : say(result?.text);
    const lost = result ? "" : lostSoFar(lines);
    return { words: result || lost ? t("log-ended", { what, how: result ? how : lost }) : what, rest: what === say(first.text) ? lines.slice(1) : lines };
  }
  // The head shows the sign of the side that acts first in the paragraph, even if the other side acts later in it.
  const steps = lines.filter((line) => wayOf(line) && line.side === first.side);
  const [start] = steps;
  const way = start && wayOf(start);
  if (!start || !way) {
    const others = lines.findIndex((line) => line !== first && !isLike(first, line));
    const run = others < 0 ? lines : lines.slice(0, others);
    return { words: run.length > 1 ? together(run) : say(first.text), rest: lines.slice(run.length) };
  }
  const legs = steps.filter((line) => line.text.key === start.text.key);
  const end = /** @type {Way} */ (wayOf(/** @type {NumberedLine} */ (legs.at(-1))));
  const short = shortly(way.force);
  const words = say(filled(start.text, { force: short ?? way.force, to: { name: `space-${end.to}` } }));
  return { words: legs.length > 1 ? t("log-steps", { way: words, n: legs.length }) : words, rest: lines.length > 1 || short ? lines : [] };
}

/** Returns the losses in a battle without a result so far; empty if the dice have not been rolled. @param {NumberedLine[]} lines */
function lostSoFar(lines) {
  if (!lines.some((line) => line.dice?.length)) return "";
  const steps = (/** @type {import("../types").Side} */ side) => lines.reduce((sum, { lost }) => sum + (lost?.side === side ? lost.steps : 0), 0);
  return t("odds-line-lost", { lost: SIDES.map((side) => `${t(`side-${side}`)} ${steps(side)}`).join(", ") });
}

/** Returns the first sentence of a phrase. A full stop in a name, such as "Fort St. Frédéric", does not end it. @param {Phrase} phrase */
function firstSentence(phrase) {
  const marked = namesIn(phrase).reduce((words, name) => words.replaceAll(name.words, name.words.replaceAll(". ", ".\0")), say(phrase));
  return (marked.split(". ")[0] ?? "").replaceAll(".\0", ". ");
}

/** Returns a phrase with other values in some of its gaps. @param {Phrase} phrase @param {Record<string, Arg>} gaps @returns {Phrase} */
const filled = (phrase, gaps) => ({ ...phrase, args: (phrase.args ?? []).map(([gap, value]) => [gap, gaps[gap] ?? value]) });

/**
 * The maximum number of leaders of a force that are all named. If a force has more leaders, only the first two are
 * named.
 */
const NAMED = 3;

/** Returns a short form of a large force: its leaders, and the number of its units. Returns null for a small force. @param {Arg[]} force @returns {Arg[] | null} */
function shortly(force) {
  if (force.length < 3) return null;
  const leads = (/** @type {Arg} */ one) => typeof one === "object" && "name" in one && isLeader(one.name);
  const leaders = force.filter(leads);
  const units = force.filter((one) => !leads(one));
  const [only] = units;
  const count = units.length === 1 && only !== undefined ? worded(only) : t("log-units", { n: units.reduce((/** @type {number} */ sum, one) => sum + many(one), 0) });
  if (leaders.length === 0) return [count];
  const named = leaders.slice(0, leaders.length > NAMED ? 2 : NAMED);
  const names = named.map(worded).join(", ");
  const leader = leaders.length > NAMED ? t("log-leaders", { leader: names, n: leaders.length - named.length }) : names;
  return [units.length === 0 ? leader : t("log-led", { leader, units: count })];
}

/** @param {Arg} arg */
const worded = (arg) => (typeof arg === "object" && "name" in arg ? t(arg.name) : typeof arg === "object" && "key" in arg ? say(arg) : String(arg));
/** @param {string} name */
const isLeader = (name) => [...pieces.values()].some((piece) => piece.name === name && piece.kind === "leader");
/** Returns the number that an argument stands for. @param {Arg} arg @returns {number} */
function many(arg) {
  const n = typeof arg === "object" && "key" in arg ? new Map(arg.args ?? []).get("n") : undefined;
  return typeof n === "number" ? n : 1;
}

/** Returns the spaces and pieces that a phrase names, each with its name as shown. @param {Phrase} phrase @returns {{ words: string, space?: string, piece?: string }[]} */
export function namesIn(phrase) {
  return (phrase.args ?? []).flatMap(([, arg]) => namesOf(arg));
}

/** @param {Arg} arg @returns {{ words: string, space?: string, piece?: string }[]} */
function namesOf(arg) {
  if (typeof arg !== "object") return [];
  if (Array.isArray(arg)) return arg.flatMap(namesOf);
  if (!("name" in arg)) return namesIn(arg);
  const space = nameOf(arg);
  if (space) return [{ words: t(arg.name), space }];
  const piece = [...pieces.values()].find((one) => one.name === arg.name);
  return piece ? [{ words: t(arg.name), piece: piece.id }] : [];
}
