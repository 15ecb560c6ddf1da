// @ts-check
// The player's commands: all messages that the page of a table sends to the server.

import { random } from "../kit/random.js";
import { claim, recover } from "../net/server.js";
import { claimKey, keepConfirm, keepDice, keepPassedTo, keepPassing, keepTable, keptDice, keptTable, playerName, setClaimKey, setPlayerName, setSeenLine } from "../net/store.js";
import { answer, isAsking } from "./puzzles.js";
import { asked, changed, choices, idlePass, mine, onlyPass, over, state, then, wanted } from "./state.js";

/** @typedef {import("../net/socket.js").Deed} Deed */
/** @typedef {Pick<import("../net/socket.js").Live, "send" | "act" | "hold" | "rename">} Voice */

/** The connection to the server. `send` may lose a message, `act` delivers it exactly once, `hold` and `rename` send `sit` again. Until a table is open, these functions do nothing. @type {Voice} */
let voice = { send() {}, act() {}, hold() {}, rename() {} };

/** Sets the connection that all commands use from now on. @param {Voice} line */
export const speakOn = (line) => void (voice = line);

/** @param {Deed} message */
function act(message) {
  // A player who could only pass has not had a real turn, so earlier events still count as news.
  if (!onlyPass(state.table?.choices)) noteSeen();
  state.stopped = null;
  voice.act(message);
}

/** Records that the player, who acts now, has seen the log so far. */
function noteSeen() {
  const side = mine();
  if (!side || !state.table) return;
  // The log lines of the player's own action will have this number, and are not news.
  state.seen = state.table.number + 1;
  setSeenLine(state.table.table, side, state.seen);
}

/**
 * Returns whether the player must confirm a choice: always if it has a warning; if it is irreversible, only if there is something else to do. In a lesson, whose text asks for the action, nothing is confirmed.
 * @param {import("../types").Choice} choice
 */
export function needsConfirming(choice) {
  // In a study the player can go back from every action.
  if (!state.confirm || wanted() || state.table?.study) return false;
  if (choice.warning) return true;
  if (!choice.lasting) return false;
  return choices().some((one) => one.play !== choice.play && !one.aside) || (state.table !== null && "takes" in state.table.undo);
}

/** Makes a choice. A choice that must be confirmed is made when it is pressed a second time. @param {import("../types").Choice} choice */
export function choose(choice) {
  if (!needsConfirming(choice) || state.armed === choice.play) return play(choice);
  state.armed = choice.play;
  changed();
}

/** Plays an action, unless an earlier one is still unacknowledged. @param {{ play: string }} choice */
export function play(choice) {
  state.walk = [];
  playNow(choice);
}

/** @param {{ play: string }} choice */
function playNow(choice) {
  const side = mine();
  if (!side || !state.table || state.busy || !asked()) return;
  state.picked.clear();
  state.armed = null;
  state.looked = null;
  if (isAsking()) return give(choice.play);
  act({ do: "play", entry: state.table.entry, side, play: choice.play });
}

/** Answers the puzzle at this table. If the puzzle has a line for the answer, the board shows that line. @param {string} play */
function give(play) {
  const node = answer(play);
  if (node !== undefined) study({ study: "go", node });
  changed();
}

/** Passes automatically at a prompt that offers nothing else, once all events have been shown. */
export function passIdly() {
  const pass = idlePass();
  if (!pass || !state.table || state.busy || then() || state.passed === state.table.entry) return;
  state.passed = state.table.entry;
  state.unpassed = false;
  state.passedTo = state.table.number + 1;
  keepPassedTo(state.table.table, state.passedTo);
  playNow(pass);
}

/** Sets whether the page passes automatically at prompts that offer nothing else. @param {boolean} passing */
export function setPassing(passing) {
  state.passing = passing;
  keepPassing(passing);
  changed();
}

/** Changes the study at this table, as soon as all earlier changes have been made. @param {import("./state.js").StudyStep} change */
export function study(change) {
  const { queue } = state.study;
  if (!state.table?.study) return;
  state.walk = [];
  // Of several steps in a row, only the last one matters.
  if (change.study === "go" && queue.at(-1)?.study === "go") queue.pop();
  queue.push(change);
  studyOn();
}

/** Makes the next change to the study, unless one is still unacknowledged. */
export function studyOn() {
  const { table, busy } = state;
  if (!table?.study || busy) return;
  const change = state.study.queue.shift();
  if (change) voice.act(/** @type {Deed} */ (/** @type {unknown} */ ({ do: "study", entry: table.entry, change })));
}

/** Moves the force along a way, one step after another. @param {import("../types").Way} way */
export function walk(way) {
  state.walk = [...way.steps];
  walkOn();
}

/** Makes the next step of the walk as soon as possible. If the step is no longer legal, the walk ends. */
export function walkOn() {
  const [next] = state.walk;
  if (!next || state.busy || !asked()) return;
  if (!choices().some((choice) => choice.play === next.play)) {
    state.walk = [];
    state.stopped = "rule";
    return changed();
  }
  state.walk = state.walk.slice(1);
  playNow(next);
}

/** The delay, in milliseconds, before odds are requested: a player who decides at once does not need them. */
const DWELL = 250;
/**
 * The time, in milliseconds, after which odds that have not arrived may be requested again. The server does not compute the same odds
 * twice.
 */
const PATIENCE = 8000;

/** Asks the server for the odds of a choice, once; they arrive in `state.odds`. @param {import("../types").Choice} choice */
export function askOdds(choice) {
  const side = mine();
  const { table, odds } = state;
  if (!side || !table || !choice.odds || state.replay) return;
  if (odds.entry !== table.entry) state.odds = { entry: table.entry, of: new Map(), looked: null };
  if (state.odds.of.has(choice.play)) return;
  askOddsOf(choice.play, []);
}

/** Asks for the odds of the last step of a way, such as an attack, once. @param {import("../types").Way} way */
export function askOddsOfWay(way) {
  const { table } = state;
  const plays = way.steps.map(({ play }) => play);
  const last = plays.pop();
  if (!mine() || !table || !last) return;
  if (state.odds.entry !== table.entry) state.odds = { entry: table.entry, of: new Map(), looked: null };
  if (!state.odds.of.has(last)) askOddsOf(last, plays);
}

/** @param {string} play @param {string[]} after the steps that come first */
function askOddsOf(play, after) {
  const { entry } = state.odds;
  state.odds.of.set(play, "awaited");
  const side = mine();
  setTimeout(() => {
    if (!side || state.table?.entry !== entry) return;
    voice.send({ do: "odds", entry, side, play, after });
    setTimeout(() => {
      if (state.odds.entry !== entry || state.odds.of.get(play) !== "awaited") return;
      state.odds.of.delete(play);
      changed();
    }, PATIENCE);
  }, DWELL);
}

/** Forgets requests that were never answered, so that they can be made again. */
export function forgetAsked() {
  const { odds, hints } = state;
  for (const [play, known] of odds.of) if (known === "awaited") odds.of.delete(play);
  if (!hints.list) hints.entry = hints.holds = -1;
  changed();
}

/** Shows the odds of a choice below the buttons. @param {import("../types").Choice} choice */
export function lookAtOdds(choice) {
  askOdds(choice);
  if (!choice.odds || state.odds.looked === choice.play) return;
  state.odds.looked = choice.play;
  changed();
}

/** Asks for the computer's hints. */
export function askHint() {
  const side = mine();
  const { table } = state;
  if (!side || !table || state.hints.holds === table.entry) return;
  state.hints = { entry: table.entry, holds: table.entry, list: null };
  voice.send({ do: "hint", entry: table.entry, side });
  changed();
}

/** Ends the computer's search for hints in a study. A question about another moment ends the search, and has no answer. */
export function stopHints() {
  const side = mine();
  const { table } = state;
  state.hints = { entry: -1, holds: -1, list: null };
  if (side && table) voice.send({ do: "hint", entry: table.entry + 1, side });
}

/** Asks which spaces the moving force can reach. */
export function askWays() {
  const side = mine();
  if (side) voice.send({ do: "ways", side });
}

/** Draws the way to a space; null removes it. @param {string | null} space */
export function lookAlong(space) {
  if (state.looked === space) return;
  state.looked = space;
  changed();
}

/** Sets whether the player must confirm irreversible choices. @param {boolean} confirm */
export function setConfirm(confirm) {
  state.confirm = confirm;
  state.armed = null;
  keepConfirm(confirm);
  changed();
}

/** Picks a target for a choice that needs several, or unpicks it. @param {string} target */
export function pick(target) {
  if (!state.picked.delete(target)) state.picked.add(target);
  changed();
}

/** Undoes the last action, if that is allowed. */
export function undo() {
  state.walk = [];
  if (state.table && "takes" in state.table.undo && !state.busy && !state.replay) act({ do: "undo", entry: state.table.entry });
}

/** Claims the seat of the invitation with which the page was opened. Rejects with the server's error message. */
export async function claimSeat() {
  const { table, invitation } = state;
  if (!table || !invitation) return null;
  return take(table, (key) => claim(table.table, invitation, key, playerName()));
}

/** Gives the player another name at this table and at later ones; an empty name changes nothing. @param {string} name */
export function rename(name) {
  const wish = name.trim();
  if (!wish || !state.table || over()) return;
  setPlayerName(wish);
  state.chat.awaitsAll = true; // after `sit` the server sends the whole chat
  voice.rename(playerName());
}

/** Recovers a lost seat with its code. Rejects with the server's error message. @param {string} code */
export async function recoverSeat(code) {
  const { table } = state;
  return table ? take(table, (key) => recover(table.table, code, key)) : null;
}

/**
 * Takes a seat with a new key, which is never shared. The key is stored before it is sent, so that a lost answer does not cost the seat.
 * @param {import("../types").TableMessage} table @param {(key: string) => Promise<import("../types").OwnSeat>} ask
 */
async function take(table, ask) {
  const key = claimKey(table.table) || random(32);
  setClaimKey(table.table, key);
  const own = await ask(key);
  setClaimKey(table.table, "");
  const kept = keptTable(table.table);
  keepTable({ table: table.table, game: table.game, scenario: table.scenario, tokens: [...(kept?.tokens ?? []), key], sides: [...(kept?.sides ?? []), own.side], opened: kept?.opened ?? Date.now() });
  state.displaced = [];
  voice.hold(key, playerName());
  return own;
}

/** Draws the player's share of the dice, now that the server's commitment is known, and sends it. */
export function shareDice() {
  const { table } = state;
  if (!table || over()) return;
  for (const side of table.seats) {
    if (table.players[side].nonce) continue;
    // The first commitment counts. A server that sends another one later breaks its promise.
    const kept = keptDice(table.table) ?? { commitment: table.commitment, nonces: {} };
    const nonce = kept.nonces[side] ?? random();
    keepDice(table.table, { ...kept, nonces: { ...kept.nonces, [side]: nonce } });
    voice.send({ do: "nonce", side, commitment: kept.commitment, nonce });
  }
}

/** Resigns the game. */
export function resign() {
  const side = mine();
  if (side) act({ do: "resign", side });
}

/** Takes over again from the computer, which has played since the player's time ran out. */
export function comeBack() {
  const side = mine();
  if (side) act({ do: "back", side });
}

/** Offers a draw, or accepts the draw that the other side has offered. */
export function offerDraw() {
  const side = mine();
  if (side) act({ do: "draw", side });
}

/** Asks to take the player's last action back, or agrees to the other side's request to do so. */
export function askBack() {
  const side = mine();
  if (side && state.table) act({ do: "takeback", entry: state.table.entry, side });
}

/** Asks for a pause, or agrees to the other side's request for one. */
export function askPause() {
  const side = mine();
  if (side) act({ do: "pause", side });
}

/** Ends a pause. */
export function endPause() {
  const side = mine();
  if (side) act({ do: "resume", side });
}

/** Withdraws the player's own offer or request, and declines the other side's. */
export function decline() {
  const side = mine();
  if (!side) return;
  state.letGo = true;
  voice.send({ do: "decline", side });
}

/** Dismisses the message about a failed request. */
export function readRefusal() {
  state.refused = null;
  changed();
}

/** Asks for a rematch. @param {import("../types").Rematch} sides whether the players keep or swap their sides */
export function wantRematch(sides) {
  state.again = true;
  for (const side of state.table?.seats ?? []) act({ do: "rematch", side, sides });
}

/** Gives standing orders: skips response prompts for a while, either all or those with the given key. @param {import("../types").OrdersUntil} until @param {string | null} moment */
export function order(until, moment) {
  const side = mine();
  if (side) voice.send({ do: "orders", side, until, moment: moment ?? undefined });
}

/**
 * Passes the current prompt, and skips others of its kind for a while. Since that is irreversible, it takes a second press.
 * @param {import("../types").OrdersUntil} until @param {string} moment
 */
export function passUntil(until, moment) {
  if (state.confirm && !isPassing(until)) state.armed = orderOf(until);
  else {
    state.armed = null;
    order(until, moment);
  }
  changed();
}

/** Returns whether the button of some standing orders was pressed once and waits for confirmation. @param {string} until */
export const isPassing = (until) => state.armed === orderOf(until);

/** Returns the value that `state.armed` has while standing orders wait for confirmation. (While a choice waits, the value is its action.) @param {string} until */
const orderOf = (until) => `orders ${until}`;

/** Sends a line of chat to everybody at the table. @param {string} text */
export const chat = (text) => voice.send({ do: "chat", text });

/** Switches a hotseat table to the view of a side. @param {import("../types").Side} side */
export const lookAs = (side) => voice.send({ do: "as", side });

/** Asks for the table as it was after an action. @param {number} number */
export const lookBack = (number) => voice.send({ do: "at", number });

/** Asks for the reason why nothing can be done with a target, at most once after each action. The answer arrives in `state.refusals`. @param {string} target */
export function askWhy(target) {
  const side = mine();
  if (!side || !state.table) return;
  const { refusals } = state;
  if (refusals.number !== state.table.number) {
    refusals.answers.clear();
    refusals.number = state.table.number;
  }
  if (!refusals.answers.has(target)) voice.send({ do: "why", side, on: target });
}
