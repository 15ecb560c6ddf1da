// @ts-check All state of the page: the server's messages and the reader's choices so far. A message of the server replaces
// its part as a whole, and nothing here is derived from rules. Other modules keep only elements and caches, which can be
// rebuilt from this state.

import { isServed } from "../net/root.js";
import { keptArrows, keptBattles, keptConfirm, keptInWords, keptSpeed, keptPassing } from "../net/store.js";

/** @typedef {import("../types").Side} Side */

/** Both sides, in the order in which they are shown. @type {Side[]} */
export const SIDES = ["french", "british"];

/**
 * The table after an action, or in the middle of one. `told` is the number of the action's log lines that have been shown; if it is missing, all have.
 * `clock` is the previous date until a new heading is shown, and `tracks` are the previous values until all lines are shown.
 * @typedef {{ number: number, view: import("../types").View, told?: number, clock?: import("../types").View["clock"], tracks?: import("../types").View["tracks"] }} Moment
 */

/**
 * The trail of a force: the spaces along it, and the pieces by id with the number of each.
 * @typedef {{ side: Side, spaces: string[], pieces: Map<string, number> }} Trail
 */

/** A mark on a space in which something other than a move happened. @typedef {"lost" | "came" | "held" | "marker"} Mark */

/** A change to a study; some of its fields may be left out. @typedef {{ study: import("../types").StudyChange["study"], [field: string]: unknown }} StudyStep */

/** The state. After a change that must become visible, call `changed`. */
export const state = {
  /** The facts that never change at this table; `facts.js` has them by id. @type {import("../types").BoardFacts | null} */
  board: null,
  /** The last table message of the server. @type {import("../types").TableMessage | null} */
  table: null,
  /** @type {import("../types").NumberedLine[]} */
  log: [],
  /** The past moment being shown in a replay. @type {Moment | null} */
  replay: null,
  /** The events being shown, at a pace that a person can follow. */
  story: {
    /** `off`, `fast`, `normal`, `slow`; null if the player has not chosen. @type {string | null} */
    speed: keptSpeed(),
    /** The moment that the show has reached; null while the present is shown. @type {Moment | null} */
    moment: null,
    /** Whether the reader has paused the show. */
    held: false,
    /** The number of actions after which the show began. */
    from: 0,
    /** The line that is being shown. @type {import("../types").NumberedLine | null} */
    line: null,
    /** The number of actions when the page first got the table; fights that were settled before are not shown as scenes. */
    since: 0,
    /** The key of the scene that was dismissed. */
    dismissed: "",
    /** The scenes and panels that the reader has opened (true) or folded (false), by key. @type {Map<string, boolean>} */
    folds: new Map(),
    /** Whether battles are shown over the map. */
    battles: keptBattles(),
    /** Whether the trails are shown. */
    arrows: keptArrows(),
    /** The moves of the other side since the player's own turn; for a spectator, of both sides. @type {Trail[]} */
    trails: [],
    /** The spaces in which, during the same time, something other than a move has happened. @type {Map<string, Mark>} */
    marks: new Map(),
  },
  /** The puzzle at this table, if it has one; `puzzles.js` changes it. */
  puzzle: {
    /** Whether the page has already read the table to find its puzzle. */
    heard: false,
    /** The id of the puzzle; empty if there is none. */
    id: "",
    /** The puzzles of the game; null until they are here. @type {import("../types").PuzzleFacts | null} */
    facts: null,
    /** @type {import("../types").PuzzleFact | null} */
    fact: null,
    /** The last answer; empty if there is none. */
    answered: "",
    /** Whether a wrong answer was given. */
    missed: false,
    /** Whether the puzzle's question has been answered. */
    done: false,
    /** Whether the solution has been found or shown, so that all lines can be seen. */
    open: false,
  },
  /** The lesson at this table, if it has one. */
  lesson: {
    /** The facts of the lesson, such as its steps. @type {import("../types").LessonFact | null} */
    fact: null,
    /** The lesson that comes after this one. @type {string | null} */
    next: null,
    /** The number of steps that have been read. */
    read: 0,
    /** Whether the learner has left the lesson, or plays on after its end. */
    closed: false,
    /** Whether the learner has clicked something that the step did not ask for. */
    astray: false,
  },
  /** The ratings at the table, and the state of the table for which they were requested. */
  ratings: { of: "", facts: /** @type {import("../types").TableRatings | null} */ (null) },
  /** The invitation that this page was opened with, until it is used or turned down. @type {string | null} */
  invitation: null,
  /** When two players share a screen: the number of actions when the screen was last handed over. */
  handed: -1,
  /** Whether the player asked for a rematch on this page, in which case the page opens it. */
  again: false,
  /** The player's request that failed, because the other side declined it or played on; null once the message was dismissed. @type {{ what: "draw" | "back" | "pause", how: "declined" | "lapsed" } | null} */
  refused: null,
  /** Whether the player has withdrawn a request, or declined one of the other side. */
  letGo: false,
  /** The sides whose seats this browser held until another device took them. @type {Side[]} */
  displaced: [],
  offline: false,
  /** Whether the player's last input came from the keyboard. */
  keyed: false,
  /** The time, in milliseconds, by which the server's clock is ahead of this machine's. */
  ahead: 0,
  /** Whether a message was sent that has not been acknowledged. */
  busy: false,

  /** The comment on a turning point that was opened from the review, and the number of its moment. @type {{ number: number, words: string } | null} */
  reviewed: null,
  /** The irreversible choice that was pressed once, and is played when it is pressed again; null if there is none. @type {string | null} */
  armed: null,
  /** Whether the player must confirm irreversible choices. */
  confirm: keptConfirm(),
  /** Whether the page, in a game against the computer, passes automatically at prompts where the player has nothing to respond with. */
  passing: keptPassing(),
  /** The entry at which the page last passed automatically, so that it does so only once. */
  passed: -1,
  /** Whether the server refused the automatic pass, so that the player is asked after all. */
  unpassed: false,
  /** The number of actions after the last automatic pass. The player is not offered to undo that pass. */
  passedTo: -1,
  /**
   * The odds of the choices. `of` has them by action, as computed at `entry`: the odds, `awaited` or `none`. `looked` is the choice under the
   * pointer.
   */
  odds: {
    entry: -1,
    /** @type {Map<string, import("../types").Odds | "awaited" | "none">} */
    of: new Map(),
    /** @type {string | null} */
    looked: null,
  },
  /**
   * The computer's hints. They were requested at `entry`, and `holds` is the last entry at which the prompt was still the same. `list` is null until they arrive.
   * @type {{ entry: number, holds: number, list: import("../types").HintView[] | null }}
   */
  hints: { entry: -1, holds: -1, list: null },
  /** The ways of the moving force by destination, as the server found them after `number` actions. */
  ways: {
    number: -1,
    /** @type {Map<string, import("../types").Way>} */
    to: new Map(),
  },
  /** The space to which the way is drawn while the player decides. @type {string | null} */
  looked: null,
  /** The steps of a walk that are still to be made. @type {import("../types").WayStep[]} */
  walk: [],
  /** The reason why the last walk ended before its destination, until the player acts again; null if the walk reached it. @type {"dice" | "enemy" | "rule" | null} */
  stopped: null,
  /** The targets picked so far for a choice that needs several. @type {Set<string>} */
  picked: new Set(),
  /** The number of the last log line that the player has seen; it is set when the player acts. */
  seen: -1,
  /** The spaces of the log line under the pointer. @type {Set<string>} */
  pointed: new Set(),
  /** The space under the pointer. @type {string | null} */
  hovered: null,
  /** The layers of the map that are switched on. @type {Set<string>} */
  layers: new Set(),
  /** The switches of the map: whether every counter is shown by itself, whether counters are shown, and whether names are. */
  show: { spread: false, counters: true, names: true },
  /** Whether the table in words is open, over the map. */
  inWords: keptInWords(),
  /** The language of all texts; `words.js` sets it. */
  language: "en",

  /** The log: how many lines are drawn, the number of the newest of them (-1 before the first drawing), and whether the newest line is kept in view. */
  reading: {
    lines: 120,
    newest: -1,
    pinned: true,
    /** Whether the log must still be scrolled to lines that have just been drawn. */
    scrolls: false,
    /** The paragraphs that are unfolded. @type {Set<string>} */
    open: new Set(),
    /** The values that the log was last drawn from. @type {unknown[]} */
    drawn: [],
  },
  chat: {
    /** @type {import("../types").ChatLine[]} */
    lines: [],
    unread: 0,
    /** Whether the next chat message brings the whole chat, as it does after `sit`; later ones bring single lines. */
    awaitsAll: true,
  },
  /** The reasons why nothing can be done with a target, by target. They are valid after `number` actions only. */
  refusals: {
    number: -1,
    /** @type {Map<string, import("../types").WhyMessage>} */
    answers: new Map(),
    /** The target whose answer is awaited. @type {string | null} */
    awaited: null,
  },
  /** The past moments that were fetched, the number of the one awaited (-1 if none), and whether the replay is playing. */
  playback: {
    /** @type {Map<string, Moment>} */
    kept: new Map(),
    awaited: -1,
    running: false,
  },
  /** The study at this table, if it shows one; `study.js` reads it. */
  study: {
    /** The nodes by number, and the node before each. @type {Map<number, import("../types").NodeView>} */
    nodes: new Map(),
    /** @type {Map<number, number>} */
    before: new Map(),
    /** Grows whenever the nodes or the folds change. */
    version: 0,
    /** The first nodes of the variations that are folded. @type {Set<number>} */
    folded: new Set(),
    /** The nodes of the lines that were visited last. @type {Set<number>} */
    last: new Set(),
    /** The changes that wait until an earlier one has been made. @type {StudyStep[]} */
    queue: [],
    /** The node that the last of these changes leads to; null if none leads to a node. @type {number | null} */
    aim: null,
    /** The results to choose from for the action that is to be tried. @type {import("../types").ChancesMessage | null} */
    chances: null,
    /** The node for which the player has pressed the button for deletion once. @type {number | null} */
    deleting: null,
    /** Whether the computer judges every moment, and the first side's chance of winning as it was judged last. @type {{ on: boolean, chance: number | null }} */
    computer: { on: false, chance: null },
    /** Whether clicks on the map draw marks, and their colour and shape. @type {{ on: boolean, colour: string, shape: "ring" | "arrow" }} */
    marking: { on: false, colour: "red", shape: "ring" },
    /** The ends of the arrow that is being drawn. @type {{ from: string | null, to: string | null }} */
    drawing: { from: null, to: null },
  },
  /** The page of the tournaments: the games, the account that has signed in, the list or the one that is shown, the reason why there is none, and the rounds whose fold differs from the usual one. */
  tournaments: {
    games: /** @type {import("../types").GameFact[]} */ ([]),
    account: /** @type {string | null} */ (null),
    all: /** @type {import("../types").TournamentSummary[] | null} */ (null),
    one: /** @type {import("../types").TournamentDetail | null} */ (null),
    failed: "",
    folded: /** @type {Set<string>} */ (new Set()),
  },
  /** The settings chosen in the lobby, and the lists shown there. */
  lobby: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    failed: false,
    /** The state of the tables at which this browser has a seat, by id; null until the server has answered. @type {Map<string, import("../types").TableStatus> | null} */
    mine: null,
    /** The date of each game in words, as the list showed it last. @type {Map<string, string[]>} */
    dates: new Map(),
    /** The studies on this device; null until they have been read. @type {import("../net/server.js").LocalTable[] | null} */
    studies: null,
    /** The form of a new study: its game and its scenario, if they are not those of a new game; the text that was pasted, and whether its field is open. */
    study: { game: "", scenario: "", text: "", pasting: false },
    /** The section with the puzzles: whether it is open, its game and all games that have puzzles, the chosen theme and difficulty, and the puzzles, which are null until they are here. */
    puzzles: { open: false, failed: false, game: "", having: /** @type {string[]} */ ([]), theme: "", difficulty: 0, facts: /** @type {import("../types").PuzzleFacts | null} */ (null) },
    /** The tables of the account whose notices are muted. @type {Set<string>} */
    muted: new Set(),
    /** The tables that anybody may join. @type {import("../types").OpenTable[]} */
    open: [],
    /** The challenges that concern the account; null until they are here. @type {import("../types").Challenges | null} */
    challenges: null,
    /** The challenge that is being written: the name of the other player, and how the sides are decided; empty if the form decides. */
    challenge: { name: "", sides: "" },
    /** The tables of the account at which a lot decided the sides. @type {Set<string>} */
    drawn: new Set(),
    /** Whether a new table is private, so that only its players can see it. */
    private: false,
    /** Whether only players with accounts may join a new table from the lobby. */
    accountsOnly: false,
    /** Whether the result of a new table does not count for ratings. */
    casual: false,
    /** The place of a new table: this device, or the server. @type {import("../net/server.js").Where} */
    where: isServed ? "server" : "device",
    /** The number of the games' files that the browser has stored for offline use; null until it is known. @type {import("../net/offline.js").Kept | null} */
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
    /** Whether the section with further settings is open. */
    more: false,
    /** Whether the list of finished games and lessons is open. */
    past: false,
    /** The account that has signed in; null for a guest, and undefined until the server has answered. @type {import("../types").Account | null | undefined} */
    account: undefined,
    /** The tournaments that run and in which the account plays. @type {import("../types").TournamentSummary[]} */
    tournaments: [],
    /** The form that recovers a seat: whether it is open, and what has been typed. */
    recovery: { open: false, address: "", code: "" },
  },
  /** The editor of positions; `draft.js` changes it. */
  editor: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    game: "",
    /** The keys of the game's positions. @type {import("./position.js").Keys} */
    keys: { counters: [], key: [] },
    /** The text of the position, and the tree that it describes. The tree is null while the text can't be read. */
    text: "",
    /** @type {import("./position.js").Tree | null} */
    tree: {},
    /** The program's findings about the text; null until it has answered. @type {import("../net/server.js").CheckedPosition | null} */
    checked: null,
    /** The last view that a text led to. @type {import("../types").View | null} */
    view: null,
    /** The texts before and after the present one, for undo and redo. @type {string[]} */
    past: [],
    /** @type {string[]} */
    future: [],
    /** The number of the last question to the program, and of the last that it has answered. */
    asked: 0,
    answered: 0,
    /** The space that is chosen on the map. @type {string | null} */
    space: null,
    /** The table of pieces that counters are put into. */
    stack: "",
    /** The counter that the next click on a space puts there. @type {string | null} */
    brush: null,
    /** The list into which cards are put, as a path. */
    pile: "",
    /** The words that cards are searched for. */
    query: "",
    /** The part of the editor that is open beside the map. */
    tab: "counters",
    /** The sentence that is read out after a change. */
    said: "",
    /** The players of a new table. @type {Record<Side, string>} */
    seats: { french: "me", british: "me" },
    /** The rules of the game, whose sentences explain the errors. @type {import("../types").RulebookFact | null} */
    ledger: null,
  },
  /** The rulebook that is open. */
  rulebook: {
    /** @type {import("../types").GameFact[]} */
    games: [],
    game: "",
    /** The game that the address names, if there is no such game; empty otherwise. */
    unknown: "",
    /** The table from which the reader came; empty if there is none. */
    from: "",
    /** The rules of the game; null if they could not be read. @type {import("../types").RulebookFact | null} */
    ledger: null,
    /** The examples of the rules; null until they are here. @type {import("../types").ExampleFacts | null} */
    examples: null,
    /** The words that the reader searches for. */
    query: "",
  },
};

/** @type {Set<() => void>} */
const drawers = new Set();

/** Calls `draw` whenever something has changed. @param {() => void} draw */
export const onChange = (draw) => void drawers.add(draw);

/** Whether a redraw is scheduled. */
const drawing = { due: false };

/** Schedules a redraw of the page after a change of the state; several changes in a row cause only one. */
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

/** Returns the side for which the player acts: the side whose view is shown, if this browser holds its seat; otherwise the side of the only seat that the browser holds. @returns {Side | null} */
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

/** Returns whether the player must choose now. */
export function asked() {
  const side = mine();
  return Boolean(side && !ended() && state.table?.started && state.table.awaited.includes(side) && !state.table.players[side].played_for);
}

/** Returns whether the player must choose now, at a prompt that is not passed automatically. */
export const isAsked = () => asked() && !idlePass();

/**
 * Returns the pass that the page plays automatically at a prompt where the player has nothing to respond with, if automatic passing is on and the
 * opponent is the computer, which learns nothing from the pass. The player has already confirmed the preceding action as irreversible.
 */
export function idlePass() {
  const side = mine();
  const { table, passing, passed, unpassed } = state;
  if (!side || !table || !passing || !asked() || (unpassed && passed === table.entry)) return undefined;
  const pass = onlyPass(table.choices ?? NONE);
  return pass && table.players[other(side)].kind === "bot" ? pass : undefined;
}

/** Returns the choices that can be made: none while a past moment is shown, and in a lesson only those that its step waits for. */
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

/** Returns the lesson that guides the player now, or null. */
export function lesson() {
  const { fact, closed } = state.lesson;
  const now = state.table?.lesson;
  return fact && now && !closed && state.table?.seats.includes(now.side) ? { fact, now } : null;
}

/** Returns the index of the step that is shown: the first step that is still to be read, or else the step to which the next action belongs. At the end, returns the number of steps. */
export function lessonStep() {
  const taken = lesson();
  if (!taken) return 0;
  const { fact, now } = taken;
  let first = now.step;
  while (fact.steps[first - 1]?.plays === false) first -= 1;
  return Math.min(now.step, Math.max(first, state.lesson.read));
}

/** Returns the actions that a lesson waits for: none while there is something to read, and null without a lesson. */
export function wanted() {
  const taken = lesson();
  if (taken?.now.stands !== "on") return null;
  return lessonStep() < taken.now.step ? [] : taken.now.wants;
}

/** Returns the pass at a response prompt where the player has nothing to respond with. @param {import("../types").Choice[]} all the player's choices */
export function onlyPass(all = choices()) {
  const pass = state.table?.prompt?.pass;
  if (!pass || wanted() || !all.every((choice) => choice.play === pass || choice.aside)) return undefined;
  return all.find((choice) => choice.play === pass);
}

/** Returns the opposing side. @param {Side} side @returns {Side} */
export const other = (side) => (side === "french" ? "british" : "french");
