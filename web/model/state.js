// @ts-check
// The one place for state: the server's messages, and the reader's choices so far. A message of the server replaces
// its part whole; nothing here is derived from rules. Other modules keep only what they have made from this: elements, and
// caches that can be thrown away.

import { isServed } from "../net/root.js";
import { keptArrows, keptConfirm, keptInWords, keptSpeed, keptPassing } from "../net/store.js";

/** @typedef {import("../types").Side} Side */

/** Both sides, in the order in which they are shown. @type {Side[]} */
export const SIDES = ["french", "british"];

/**
 * A table as it stood after an action, or in the middle of one: `told` is the number of its lines that have been shown, all if missing. Until a new
 * heading is shown, `clock` is the previous date, and until all lines are shown `tracks` are the previous values.
 * @typedef {{ number: number, view: import("../types").View, told?: number, clock?: import("../types").View["clock"], tracks?: import("../types").View["tracks"] }} Moment
 */

/**
 * The trail of a force, from space to space, and its pieces by id, with the number of each.
 * @typedef {{ side: Side, spaces: string[], pieces: Map<string, number> }} Trail
 */

/** A mark on a space in which something other than a move happened. @typedef {"lost" | "came" | "held" | "marker"} Mark */

/** Whoever changes this calls `changed` when the change is to be seen. */
export const state = {
  /** The facts that never change at this table; `facts.js` has them by id. @type {import("../types").BoardFacts | null} */
  board: null,
  /** The last word of the server. @type {import("../types").TableMessage | null} */
  table: null,
  /** @type {import("../types").NumberedLine[]} */
  log: [],
  /** The past moment being shown in a replay. @type {Moment | null} */
  replay: null,
  /** The events being shown, at a pace that one can follow. */
  story: {
    /** `off`, `fast`, `normal`, `slow`; null if the player has not chosen. @type {string | null} */
    speed: keptSpeed(),
    /** The moment that the show has come to; null while the present is shown. @type {Moment | null} */
    moment: null,
    /** Has the reader paused the show? */
    held: false,
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
    /** The moves of the other side since our own turn; for a spectator, of both sides. @type {Trail[]} */
    trails: [],
    /** The other spaces in which something has changed since. @type {Map<string, Mark>} */
    marks: new Map(),
  },
  /** The lesson that is taken at this table. */
  lesson: {
    /** The facts of the lesson. @type {import("../types").LessonFact | null} */
    fact: null,
    /** The lesson that comes after it. @type {string | null} */
    next: null,
    /** So many of its steps were read. */
    read: 0,
    /** Has the learner left the lesson, or played on after its end? */
    closed: false,
    /** Has the learner touched something that the step did not ask for? */
    astray: false,
  },
  /** The invitation that this page was opened with, until it is used or turned down. @type {string | null} */
  invitation: null,
  /** At a hotseat table, the number of actions when the screen was last handed over. */
  handed: -1,
  /** Another game was asked for on this page, which is to lead there. */
  again: false,
  /** The player's request that failed, because the other side declined it or played on; null once he has read the message. @type {{ what: "draw" | "back" | "pause", how: "declined" | "lapsed" } | null} */
  refused: null,
  /** Has the player withdrawn his own request, or declined the other side's? */
  letGo: false,
  /** The sides whose seats this browser held until another device took them. @type {Side[]} */
  displaced: [],
  offline: false,
  /** The player's last touch was one of the keyboard. */
  keyed: false,
  /** Milliseconds that the server's clock is ahead of this machine's. */
  ahead: 0,
  /** Something was sent and has not been acknowledged. */
  busy: false,

  /** The review's comment on the moment that it leads back to, and the number of that moment. @type {{ number: number, words: string } | null} */
  reviewed: null,
  /** The irreversible choice that was pressed once, and is played when pressed again; null if none was. @type {string | null} */
  armed: null,
  /** Must the player confirm irreversible choices? */
  confirm: keptConfirm(),
  /** Are prompts with nothing to respond with passed automatically, against the computer? */
  passing: keptPassing(),
  /** The entry at which the page last passed automatically, so that it does so only once. */
  passed: -1,
  /** Did the server refuse the automatic pass? Then the player is asked after all. */
  unpassed: false,
  /** The number of actions after the automatic pass, which the player is not offered to undo. */
  passedTo: -1,
  /** The odds of the choices by action, as computed at that entry: the odds, or that they are awaited, or that there are none; and the choice that is pointed at. */
  odds: {
    entry: -1,
    /** @type {Map<string, import("../types").Odds | "awaited" | "none">} */
    of: new Map(),
    /** @type {string | null} */
    looked: null,
  },
  /**
   * The computer's hints: the entry at which they were asked for, the last entry at which the question was still the same, and the list, null while it thinks.
   * @type {{ entry: number, holds: number, list: import("../types").HintView[] | null }}
   */
  hints: { entry: -1, holds: -1, list: null },
  /** The ways of the moving force, by the space that they lead to, as the server found them at that number. */
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
  /** Switches of the map: every counter by itself, counters at all, names at all. */
  show: { spread: false, counters: true, names: true },
  /** Is the table in words open, over the map? */
  inWords: keptInWords(),
  /** The language of everything that is said; `words.js` sets it. */
  language: "en",

  /** The log: the number of lines drawn, the newest line drawn so far (none is new at first), and whether the newest is kept in sight. */
  reading: {
    lines: 300,
    newest: -1,
    pinned: true,
    /** The paragraphs that are unfolded. @type {Set<string>} */
    open: new Set(),
    /** The values that it was last drawn from. @type {unknown[]} */
    drawn: [],
  },
  chat: {
    /** @type {import("../types").ChatLine[]} */
    lines: [],
    unread: 0,
    /** Will the next message bring the whole chat? It does after sitting down; later ones bring single lines. */
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
  /** The past moments that were fetched, the number of the one awaited (-1: none), and whether the replay is playing. */
  playback: {
    /** @type {Map<string, Moment>} */
    kept: new Map(),
    awaited: -1,
    running: false,
  },
  /** The settings chosen in the lobby, and the lists that they are chosen from. */
  lobby: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    failed: false,
    /** The state of the tables at which this browser has a seat, by id; null until the server has answered. @type {Map<string, import("../types").TableStatus> | null} */
    mine: null,
    /** The tables that anybody may join. @type {import("../types").OpenTable[]} */
    open: [],
    /** Is a new table private, so that only its players can see it? */
    private: false,
    /** The place of a new table: this device, or the server. @type {import("../net/server.js").Where} */
    where: isServed ? "server" : "device",
    /** How much of the games the browser keeps for when there is no network; null until it says. @type {import("../net/offline.js").Kept | null} */
    kept: null,
    game: "",
    scenario: "",
    /** @type {Record<string, string>} */
    options: {},
    /** @type {Record<Side, string>} */
    seats: { french: "me", british: "bot" },
    /** The clock: `none`, or its kind and its seconds, such as `move:300`. */
    clock: "none",
    /** @type {import("../types").WhenOut} */
    whenOut: "computer",
    /** Is the section with further settings open? */
    more: false,
    /** Is the list of finished games and lessons open? */
    past: false,
    /** The form that recovers a seat: whether it is open, and what has been typed. */
    recovery: { open: false, address: "", code: "" },
  },
};

/** @type {Set<() => void>} */
const drawers = new Set();

/** Calls `draw` whenever something has changed. @param {() => void} draw */
export const onChange = (draw) => void drawers.add(draw);

/** Is a redraw scheduled? */
const drawing = { due: false };

/** Announces a change of the state; the page is redrawn once, however many changes there are by then. */
export function changed() {
  if (drawing.due) return;
  drawing.due = true;
  queueMicrotask(() => {
    drawing.due = false;
    for (const draw of drawers) draw();
  });
}

/** Returns the moment being shown, in a replay or by the show; null for the present. */
export const then = () => state.replay ?? state.story.moment;

/** Returns the view that the board shows: of the present, or of a past moment. */
export const view = () => then()?.view ?? state.table?.view ?? null;

/** Returns the log lines up to the moment being shown. */
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

/** Returns whether the game is over and its end has been shown. */
export const over = () => !state.story.moment && ended();
/** Returns whether the game is over, though its end may not have been shown. */
export const ended = () => Boolean(state.table?.outcome || state.table?.result);

/** Returns whether the player is asked something that he may answer. */
export function asked() {
  const side = mine();
  return Boolean(side && !ended() && state.table?.started && state.table.awaited.includes(side) && !state.table.players[side].played_for);
}

/** Returns whether the player is asked something that is not passed automatically. */
export const isAsked = () => asked() && !idlePass();

/**
 * Returns the pass that is played automatically: at a prompt with nothing to respond with, if the player wants that and plays against the computer, which learns
 * nothing from it. He has confirmed his action just before it as irreversible.
 */
export function idlePass() {
  const side = mine();
  const { table, passing, passed, unpassed } = state;
  if (!side || !table || !passing || !asked() || (unpassed && passed === table.entry)) return undefined;
  const pass = onlyPass(table.choices ?? NONE);
  return pass && table.players[other(side)].kind === "bot" ? pass : undefined;
}

/** Returns the choices that can be made: none while a past moment is shown, and in a lesson those that it waits for. */
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
/** The choices that a lesson waits for, kept until the choices change. @type {{ from: import("../types").Choice[], plays: string[], list: import("../types").Choice[] }} */
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

/** Returns the opposing side. @param {Side} side @returns {Side} */
export const other = (side) => (side === "french" ? "british" : "french");
