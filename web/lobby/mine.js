// @ts-check
// The list "My tables": the tables at which this browser has a seat, each with the opponent, the state of the game, the side to move and the time since the last move.
// Tables that wait for the player come first.

import { h, notice } from "../kit/dom.js";
import { isLocal, isServed } from "../net/root.js";
import { localTables, myTables as ask, removeLocal } from "../net/server.js";
import { finishedLessons, forgetTable, isLessonClosed, keepList, keepTable, keptList, keptTable, keptTables, tableLink } from "../net/store.js";
import { changed, other, SIDES, state } from "../model/state.js";
import { timeRoughly } from "../model/names.js";
import { hasOf, keyOf, language, learn, named, reason, sayOf, scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { regularly } from "./live.js";
import { learnOwn, muteButton } from "./own.js";

/** @typedef {import("../net/store.js").Kept} Kept */
/** @typedef {import("../types").TableStatus} TableStatus */
/** @typedef {import("../types").Side} Side */

/** Whether the state of the tables has not been fetched yet. */
const reading = { first: true };

/** The interval, in milliseconds, at which the list is refreshed. */
const AGAIN = 30_000;

const isNeeded = regularly();

/** Puts the last contents of the list into the state, so that the list already has its size when the state of the tables arrives. */
export function recallMine() {
  const list = keptList();
  if (!list) return;
  state.lobby.mine = new Map(list.games.filter(({ table }) => keptTable(table)).map((one) => [one.table, one]));
  state.lobby.studies = list.studies.filter(({ table }) => keptTable(table));
  state.lobby.dates = list.language === language() ? new Map(Object.entries(list.dates)) : new Map();
}

/** Stores the present contents of the list. */
function keepMine() {
  const games = [...(state.lobby.mine?.values() ?? [])];
  // The keys of the seats are kept with the tables.
  const studies = (state.lobby.studies ?? []).map((one) => ({ ...one, tokens: [] }));
  keepList({ games, dates: Object.fromEntries(games.map((one) => [one.table, clock(one)])), language: language(), studies });
}

/** Fetches the state of all tables, now and regularly while the page is visible. */
export async function readMine() {
  const { first } = reading;
  reading.first = false;
  setTimeout(readMine, AGAIN);
  // The server tells of the tables of an account only.
  if (first || (!document.hidden && (!state.lobby.account || isNeeded()))) await readMineNow();
}

/** Fetches the state of all tables: those on the server in one request, and those on this device. */
export async function readMineNow() {
  const drawn = shown();
  // Without an answer, the list shows the tables of the account that are known already.
  await learnOwn().catch(() => {});
  const far = keptTables().filter(({ table }) => !isLocal(table)).map(({ table, tokens }) => ({ table, keys: tokens }));
  // Without an answer, the list shows the tables as the browser remembers them.
  const [served, here] = await Promise.all([ask(far).catch(() => null), readHere().catch(() => null)]);
  const known = [...(state.lobby.mine?.values() ?? [])];
  const told = [...(served ?? known.filter(({ table }) => !isLocal(table))), ...(here?.games ?? known.filter(({ table }) => isLocal(table)))];
  if (!served && !here) return;
  // The date and phase of a game are described in its own texts.
  for (const { game, result } of told) if (!result) await learn(game);
  state.lobby.mine = new Map(told.map((one) => [one.table, one]));
  if (here) state.lobby.studies = here.studies;
  keepMine();
  if (drawn !== shown()) changed();
}

/** Returns everything that the list shows, as text. */
function shown() {
  const games = [...(state.lobby.mine?.values() ?? [])];
  return JSON.stringify([games, games.map(clock), state.lobby.studies, [...state.lobby.muted], [...state.lobby.drawn]]);
}

/** Reads the tables on this device, and updates the browser's list to match, since some may have come from a file. Returns the state of the games, and the studies. */
async function readHere() {
  if (isServed && !keptTables().some(({ table }) => isLocal(table))) return { games: [], studies: [] };
  const here = await localTables();
  for (const { table, game, status, tokens, lesson, study, opened } of here) {
    if (!keptTable(table)) keepTable({ table, game, scenario: status.scenario, lesson, study: study ? true : undefined, tokens, sides: status.seats, opened: opened ?? Date.now() });
  }
  for (const { table } of keptTables()) if (isLocal(table) && !here.some((one) => one.table === table)) forgetTable(table);
  return { games: here.filter(({ study }) => !study).map(({ status }) => status), studies: here.filter(({ study }) => study) };
}

/** Returns the tables in this list: all that the browser remembers, except studies. */
const gamesKept = () => keptTables().filter(({ study }) => !study);

/** Returns whether it is my move at a table. @param {TableStatus | undefined} now */
const isMyMove = (now) => Boolean(now && !now.result && now.awaited.some((side) => now.seats.includes(side)));

/** Returns whether a game waits for my move; a lesson does not count. @param {TableStatus | undefined} now @param {Kept} kept */
const waits = (now, kept) => isMyMove(now) && !isLesson(kept);

/** Returns whether a table is that of a lesson, and the learner has not left the lesson in order to play on. @param {Kept} kept */
const isLesson = ({ table, lesson }) => lesson !== undefined && !isLessonClosed(table);

/** Returns whether a table is that of a lesson that was finished. @param {Kept} kept */
const isLearnt = (kept) => isLesson(kept) && finishedLessons().includes(`${kept.game}/${kept.lesson}`);

/** Returns the number of tables that wait for my move. */
export const howManyWait = () => gamesKept().filter((one) => waits(state.lobby.mine?.get(one.table), one)).length;

/** Returns a button that shows how many tables wait, and scrolls to the list when pressed. It is shown where the list is out of view. */
export function waiting() {
  if (gamesKept().length === 0) return null;
  const n = howManyWait();
  return h("button", { type: "button", id: "waiting", class: n > 0 ? "waits" : null, onclick: () => {
    document.getElementById("mine")?.scrollIntoView();
    /** @type {HTMLElement | null} */ (document.querySelector("#mine a"))?.focus({ preventScroll: true });
  } }, t("mine-wait", { n }));
}

/** Returns the list of my tables. */
export function myTables() {
  const kept = gamesKept();
  if (kept.length === 0) return h("p", { class: "fine" }, t("no-tables"));
  const rows = kept.map((one) => ({ one, now: state.lobby.mine?.get(one.table) }));
  /** @typedef {typeof rows[0]} Row */
  const since = (/** @type {Row} */ { one, now }) => now?.since ?? one.opened;
  rows.sort((a, b) => rank(a.now, a.one) - rank(b.now, b.one) || since(b) - since(a));
  const list = (/** @type {typeof rows} */ some) => h("ul", { class: "my-tables" }, ...some.map(({ one, now }) => row(one, now)));
  // Games in progress are at the top. Below them is a folded list of finished games and all lessons, beginning with the latest.
  const going = rows.filter(({ one, now }) => rank(now, one) < OVER);
  const folded = rows.slice(going.length).sort((a, b) => since(b) - since(a));
  return h("div", null, going.length === 0 ? h("p", { class: "fine" }, t("mine-none")) : list(going), folded.length === 0 ? "" : h("details", { class: "over-tables", open: state.lobby.past, ontoggle: (/** @type {Event} */ event) => void (state.lobby.past = /** @type {HTMLDetailsElement} */ (event.currentTarget).open) },
    h("summary", null, t("mine-past", { n: folded.length })), list(folded)));
}

/** The rank of finished games and of lessons. */
const OVER = 4;

/** Returns the rank of a table in the list. Tables with my move come first, then those with the other side's move, then tables that wait for a player, then finished games and lessons. @param {TableStatus | undefined} now @param {Kept} kept */
function rank(now, kept) {
  if (isLesson(kept)) return OVER;
  if (!now) return kept.over ? OVER : 3;
  if (now.result) return OVER;
  if (waits(now, kept)) return 0;
  return now.awaited.length > 0 ? 1 : 2;
}

/** @param {Kept} one @param {TableStatus | undefined} now */
function row(one, now) {
  const sides = now ? now.seats : one.sides;
  return h("li", { class: waits(now, one) ? "waits" : null, "data-table": one.table },
    h("a", { href: tableLink(one.table) },
      h("span", { class: "sides" }, ...sides.map((side) => mark(/** @type {Side} */ (side), 18))),
      h("span", { class: "what" },
        h("b", null, tOf(one.game, "game-title"), one.lesson || now ? h("span", { class: "against" }, ` ${one.lesson ? t("mine-lesson", { lesson: tOf(one.game, keyOf("lesson", one.lesson)) }) : now ? against(now) : ""}`) : ""),
        h("small", null, [now?.scenario ?? one.scenario, ...(now ? clock(now) : [])].filter(Boolean).map((part, i) => (i === 0 ? scenarioOf(one.game, part ?? "") : part)).join(" · ")),
        state.lobby.drawn.has(one.table) ? h("small", null, t("mine-drawn")) : "",
        isServed && isLocal(one.table) ? h("small", { class: "here" }, t("mine-here")) : ""),
      h("span", { class: "turn" }, h("b", null, turn(one, now)), h("small", null, now && left(now) || since(now?.since ?? one.opened)))),
    state.lobby.account && one.account && now && !now.result && !isLesson(one) ? muteButton(one.table) : "",
    h("button", { type: "button", class: "quiet", "aria-label": t("forget"), title: t("forget"), onclick: () => forget(one.table, sides.length > 0 && !now?.result) }, "✕"));
}

/** Removes a table from the list, after a confirmation. A table on this device is deleted. @param {string} table @param {boolean} going whether the player has a seat there in a game in progress */
export async function forget(table, going) {
  if (!confirm(t(isLocal(table) ? "forget-here" : going ? "forget-sure" : "forget-plain"))) return;
  try {
    if (isLocal(table)) await removeLocal(table);
    forgetTable(table);
    state.lobby.mine?.delete(table);
    state.lobby.studies = state.lobby.studies?.filter((one) => one.table !== table) ?? null;
    changed();
  } catch (error) {
    notice(reason(error));
  }
}

/** Returns the date and the phase of a game in progress; until the texts of its game have been loaded, as they were shown last. @param {TableStatus} now @returns {string[]} */
function clock(now) {
  const told = now.result ? [] : now.clock.flatMap(({ show, text }) => (text && (show === "date" || show === "stage") ? [text] : []));
  return told.every(({ key }) => hasOf(now.game, key)) ? told.map((text) => sayOf(now.game, text)) : state.lobby.dates.get(now.table) ?? [];
}

/** Returns the time that the player, or else the other side, has left; empty if no clock runs. @param {TableStatus} now */
function left({ result, seats, runs_out: until }) {
  const [first] = SIDES.filter((side) => until[side] !== null).sort((a, b) => Number(seats.includes(b)) - Number(seats.includes(a)));
  if (result || !first) return "";
  return t(seats.includes(first) ? "mine-left" : "mine-their-left", { time: timeRoughly(Math.max(0, (until[first] ?? 0) - Date.now())) });
}

/** Returns the opponent's name, as in "against Ann". @param {TableStatus} now */
function against(now) {
  const [mine] = now.seats;
  if (!mine || now.seats.length > 1) return "";
  const one = now.players[other(mine)];
  const who = one.kind === "bot" ? t("bot-named", { level: named("level", one.level ?? "") }) : one.kind === "open" ? "" : one.name || t("nameless");
  return who ? t("against", { name: who }) : "";
}

/** @param {Kept} one @param {TableStatus | undefined} now */
function turn(one, now) {
  if (!now) return one.over ? t("game-over") : "";
  if (isLearnt(one)) return t("teach-done");
  if (now.result) return one.lesson ? t("game-over") : result(now);
  if (now.seats.length === 0) return t("watching");
  if (now.awaited.length === 0) return t(now.players.french.kind === "open" || now.players.british.kind === "open" ? "mine-open" : "mine-starts");
  return t(isMyMove(now) ? "mine-my-turn" : "mine-their-turn");
}

/** @param {TableStatus} now */
function result(now) {
  const [who, how] = (now.result ?? "").split(" ");
  const [mine] = now.seats;
  if (who === "draw" || who === "unplayable") return t(`mine-${who}`);
  // A result of one word names the winner; with a second word (`resigned`) it names the loser.
  const won = how ? who !== mine : who === mine;
  if (!mine || now.seats.length > 1) return t("game-over");
  return t(won ? "mine-won" : "mine-lost");
}

/** Returns how long ago a time was, in the largest unit that fits. @param {number} time */
export function since(time) {
  const minutes = Math.max(0, (Date.now() - time) / 60_000);
  const said = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < 60) return said.format(-Math.floor(minutes), "minute");
  if (minutes < 48 * 60) return said.format(-Math.floor(minutes / 60), "hour");
  return said.format(-Math.floor(minutes / 1440), "day");
}
