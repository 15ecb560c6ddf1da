// @ts-check
// The one place for state: what the server has said, and what the reader has chosen so far. The server's word replaces
// it whole; nothing here is worked out from rules. Elsewhere a module keeps only what it has made from this: elements, and
// caches that can be thrown away.

import { keptArrows, keptConfirm, keptInWords, keptSpeed, keptPassing } from "../net/store.js";

/** @typedef {import("../types").Side} Side */

/** Both sides, in the order in which they are shown. @type {Side[]} */
export const SIDES = ["french", "british"];

/**
 * A table as it stood after an action, or in the middle of one: `told` of its lines have been shown, all if it is not said. Until a new
 * heading is told, `clock` is what time it was before.
 * @typedef {{ number: number, view: import("../types").View, told?: number, clock?: import("../types").View["clock"] }} Moment
 */

/**
 * The way that a force has come, from space to space, and its pieces by their ids, with how many of each.
 * @typedef {{ side: Side, spaces: string[], pieces: Map<string, number> }} Trail
 */

/** What happened in a space, besides. @typedef {"lost" | "came" | "held" | "marker"} Mark */

/** Whoever changes this calls `changed` when the change is to be seen. */
export const state = {
  /** What never changes at this table: `facts.js` has it sorted. @type {import("../types").BoardFacts | null} */
  board: null,
  /** The last word of the server. @type {import("../types").TableMessage | null} */
  table: null,
  /** @type {import("../types").NumberedLine[]} */
  log: [],
  /** The table of some time ago, while it is being looked at. @type {Moment | null} */
  replay: null,
  /** What happens is shown at a pace that one can follow. */
  story: {
    /** `off`, `fast`, `normal`, `slow`; nothing, if the player has not said it. @type {string | null} */
    speed: keptSpeed(),
    /** How far it has come; nothing while all there is is shown. @type {Moment | null} */
    moment: null,
    /** The number after which it began. */
    from: 0,
    /** The line that is being shown. @type {import("../types").NumberedLine | null} */
    line: null,
    /** The number at which the page first saw the table: what was settled before is no scene. */
    since: 0,
    /** The scene that was dismissed. */
    dismissed: "",
    /** Scenes and panels that the reader has opened (true) or folded himself, by their keys. @type {Map<string, boolean>} */
    folds: new Map(),
    /** Do the trails show? */
    arrows: keptArrows(),
    /** Where the other side has gone since our own turn, or who at all if we have no side. @type {Trail[]} */
    trails: [],
    /** Where else something has changed since. @type {Map<string, Mark>} */
    marks: new Map(),
  },
  /** The lesson that is taken at this table. */
  lesson: {
    /** What is known of it. @type {import("../types").LessonFact | null} */
    fact: null,
    /** The lesson that comes after it. @type {string | null} */
    next: null,
    /** So many of its steps were read. */
    read: 0,
    /** The learner wants it no more, or plays on after its end. */
    closed: false,
    /** Something else was touched than it speaks of. */
    astray: false,
  },
  /** The invitation that this page was opened with, until it is used or turned down. @type {string | null} */
  invitation: null,
  /** Where two share this screen: how many actions stood when it was last handed over. */
  handed: -1,
  /** Another game was asked for on this page, which is to lead there. */
  again: false,
  offline: false,
  /** The player's last touch was one of the keyboard. */
  keyed: false,
  /** Milliseconds that the server's clock is ahead of this machine's. */
  ahead: 0,
  /** Something was sent and has not been acknowledged. */
  busy: false,

  /** The choice that was touched once and can't be taken back: touched again, it is played. Nothing, if none was. @type {string | null} */
  armed: null,
  /** Is the player asked once more before such a choice? */
  confirm: keptConfirm(),
  /** Does a moment with nothing to respond with go by itself, against the computer? */
  passing: keptPassing(),
  /** The entry after which that was done last: it is done once. */
  passed: -1,
  /** Did the server refuse that? Then the player is asked after all. */
  unpassed: false,
  /** How many actions stood once it was done: what the player did not do himself he is not offered to take back. */
  passedTo: -1,
  /** What may come of a choice, by its action: what the server reckoned at that entry, or that it is awaited, or that there is none; and the one that is looked at. */
  odds: {
    entry: -1,
    /** @type {Map<string, import("../types").Odds | "awaited" | "none">} */
    of: new Map(),
    /** @type {string | null} */
    looked: null,
  },
  /**
   * What the computer would do: asked for at that entry, and the last entry at which the question was still the same; nothing, while it thinks.
   * @type {{ entry: number, holds: number, list: import("../types").HintView[] | null }}
   */
  hints: { entry: -1, holds: -1, list: null },
  /** Where the force on the move can come to, by the space: what the server found at that number. */
  ways: {
    number: -1,
    /** @type {Map<string, import("../types").Way>} */
    to: new Map(),
  },
  /** The space whose way is drawn while the player makes up his mind. @type {string | null} */
  looked: null,
  /** The steps of a walk that are still to be made. @type {import("../types").WayStep[]} */
  walk: [],
  /** Targets picked so far, where a choice is made of several. @type {Set<string>} */
  picked: new Set(),
  /** The last line of the log that was there when the player last acted. */
  seen: -1,
  /** The spaces that the line of the log under the pointer speaks of. @type {Set<string>} */
  pointed: new Set(),
  /** The space under the pointer. @type {string | null} */
  hovered: null,
  /** The layers of the map that were asked for. @type {Set<string>} */
  layers: new Set(),
  /** What the map shows: every counter by itself, counters at all, names at all. */
  show: { spread: false, counters: true, names: true },
  /** Is the table told in words, over the map? */
  inWords: keptInWords(),
  /** The language of everything that is said; `words.js` sets it. */
  language: "en",

  /** How the log is read: so many lines are drawn; the newest line drawn so far (nothing is new at first sight); does the newest stay in sight? */
  reading: {
    lines: 300,
    newest: -1,
    pinned: true,
    /** The paragraphs that are unfolded. @type {Set<string>} */
    open: new Set(),
    /** What it was last drawn from. @type {unknown[]} */
    drawn: [],
  },
  chat: {
    /** @type {import("../types").ChatLine[]} */
    lines: [],
    unread: 0,
    /** All of the chat comes after sitting down, then line by line. */
    awaitsAll: true,
  },
  /** The answers to "why not", by target; they hold for one number only. */
  refusals: {
    number: -1,
    /** @type {Map<string, import("../types").WhyMessage>} */
    answers: new Map(),
    /** The target whose answer is awaited. @type {string | null} */
    awaited: null,
  },
  /** The tables of earlier moments that were fetched; which is awaited (-1: none), and is it being played on? */
  playback: {
    /** @type {Map<string, Moment>} */
    kept: new Map(),
    awaited: -1,
    running: false,
  },
  /** What has been chosen in the lobby, and from what. */
  lobby: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    failed: false,
    /** How the tables stand that this browser sits at, by their ids; nothing before the server has said so. @type {Map<string, import("../types").TableStatus> | null} */
    mine: null,
    /** The tables that wait for whoever comes. @type {import("../types").OpenTable[]} */
    open: [],
    /** May only its players look at the table? */
    private: false,
    game: "",
    scenario: "",
    /** @type {Record<string, string>} */
    options: {},
    /** @type {Record<Side, string>} */
    seats: { french: "me", british: "bot" },
    /** How long one may think: `none`, or what the time is for and how much of it, such as `move:300`; and what happens when it runs out. */
    clock: "none",
    /** @type {import("../types").WhenOut} */
    whenOut: "computer",
    /** Are the lesser settings open? */
    more: false,
  },
};

/** @type {Set<() => void>} */
const drawers = new Set();

/** Calls `draw` whenever something has changed. @param {() => void} draw */
export const onChange = (draw) => void drawers.add(draw);

/** Is the page to be drawn as soon as all that is being done is done? */
const drawing = { due: false };

/** Says that the state has changed, and has it drawn: once, however much has changed by then. */
export function changed() {
  if (drawing.due) return;
  drawing.due = true;
  queueMicrotask(() => {
    drawing.due = false;
    for (const draw of drawers) draw();
  });
}

/** The moment that is shown, if it is not now: one that is looked back at, or that the show has come to. */
export const then = () => state.replay ?? state.story.moment;

/** What the board shows: now, or then. */
export const view = () => then()?.view ?? state.table?.view ?? null;

/** The lines of the log that belong to what is shown. */
export function lines() {
  const moment = then();
  if (!moment) return state.log;
  const { number, told = Infinity } = moment;
  const before = state.log.findIndex((line) => line.n >= number);
  const last = state.log.findLastIndex((line) => line.n <= number);
  return state.log.slice(0, before < 0 ? last + 1 : Math.min(last + 1, before + told));
}

/** The side whose eyes we look through and whose seat we hold. @returns {Side | null} */
export function mine() {
  const as = state.table?.as;
  const side = SIDES.find((name) => name === as);
  if (side && state.table?.seats.includes(side)) return side;
  return state.table?.seats.length === 1 ? (state.table.seats[0] ?? null) : null;
}

/** Is the game over, and has its end been shown? */
export const over = () => !state.story.moment && ended();
/** Is the game over, whatever has been shown of it? */
export const ended = () => Boolean(state.table?.outcome || state.table?.result);

/** Are we asked something, and may we answer it? */
export function asked() {
  const side = mine();
  return Boolean(side && !ended() && state.table?.started && state.table.awaited.includes(side) && !state.table.players[side].played_for);
}

/** Are we asked something that does not go by itself? */
export const isAsked = () => asked() && !idlePass();

/**
 * The pass of a moment that goes by itself: one with nothing to respond with, if the player wants that and plays against the computer, who learns nothing
 * from it; not where something could be taken back.
 */
export function idlePass() {
  const side = mine();
  const { table, passing, passed, unpassed } = state;
  if (!side || !table || !passing || !asked() || (unpassed && passed === table.entry)) return undefined;
  const pass = onlyPass(table.choices ?? NONE);
  return pass && table.players[other(side)].kind === "bot" && !("takes" in table.undo) ? pass : undefined;
}

/** The choices that may be made on what is shown: none while that is an earlier moment, and in a lesson those that it waits for. */
export function choices() {
  if (!isAsked() || then()) return NONE;
  const all = state.table?.choices ?? NONE;
  const plays = wanted();
  if (!plays) return all;
  if (few.from !== all || few.plays.join() !== plays.join()) Object.assign(few, { from: all, plays, list: all.filter(({ play }) => plays.includes(play)) });
  return few.list;
}
/** @type {import("../types").Choice[]} */
const NONE = [];
/** Those of the choices that a lesson waits for, kept until others come. @type {{ from: import("../types").Choice[], plays: string[], list: import("../types").Choice[] }} */
const few = { from: NONE, plays: [], list: NONE };

/** The lesson that guides the player now, if one does. */
export function lesson() {
  const { fact, closed } = state.lesson;
  const now = state.table?.lesson;
  return fact && now && !closed && state.table?.seats.includes(now.side) ? { fact, now } : null;
}

/** The place of the step that is shown: one that is to be read first, or the one that the next play belongs to. At the end, how many there are. */
export function lessonStep() {
  const taken = lesson();
  if (!taken) return 0;
  const { fact, now } = taken;
  let first = now.step;
  while (fact.steps[first - 1]?.plays === false) first -= 1;
  return Math.min(now.step, Math.max(first, state.lesson.read));
}

/** The plays that a lesson waits for, none while there is something to be read; nothing, where no lesson guides. */
export function wanted() {
  const taken = lesson();
  if (taken?.now.stands !== "on") return null;
  return lessonStep() < taken.now.step ? [] : taken.now.wants;
}

/** The pass, in a moment to respond in which the player has nothing to respond with. @param {import("../types").Choice[]} all what he may do */
export function onlyPass(all = choices()) {
  const pass = state.table?.prompt?.pass;
  if (!pass || wanted() || !all.every((choice) => choice.play === pass || choice.aside)) return undefined;
  return all.find((choice) => choice.play === pass);
}

/** The one who plays against that side. @param {Side} side @returns {Side} */
export const other = (side) => (side === "french" ? "british" : "french");
