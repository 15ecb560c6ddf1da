// @ts-check
// Puzzles: the puzzle at this table, the player's answer, today's puzzle, and the list of puzzles solved in this browser.

import { openStudy, puzzles, removeLocal } from "../net/server.js";
import { forgetTable, keepPuzzle, keepSolved, keptTable, keptTables, solvedPuzzles } from "../net/store.js";
import { changed, state } from "./state.js";

/** @typedef {import("../types").PuzzleFacts} PuzzleFacts */
/** @typedef {import("../types").PuzzleFact} PuzzleFact */

/** The length of a day in milliseconds. */
const DAY = 86_400_000;

/** The difficulties, the easiest first. */
export const DIFFICULTIES = [1, 2, 3];

/** Returns the number of the present day. The number is the same for everybody at the same time. */
export const today = () => Math.floor(Date.now() / DAY);

/** Returns today's puzzle of a game: the same for everybody. @param {PuzzleFacts} facts @returns {PuzzleFact | undefined} */
export const puzzleOfToday = ({ all }) => all[today() % Math.max(1, all.length)];

/** Returns the puzzles of a theme and of a difficulty; an empty theme and the difficulty 0 stand for all. @param {PuzzleFacts} facts @param {string} theme @param {number} difficulty */
export const chosenPuzzles = ({ all }, theme, difficulty) => all.filter((one) => (theme === "" || one.theme === theme) && (difficulty === 0 || one.difficulty === difficulty));

/** Returns the next unsolved puzzle after a puzzle; undefined if all have been solved. @param {PuzzleFacts} facts @param {string} id */
export function nextPuzzle({ all }, id) {
  const { solved } = solvedPuzzles();
  const place = all.findIndex((one) => one.id === id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].find((one) => !(one.id in solved));
}

/** Returns the number of days in a row, up to today or yesterday, on which today's puzzle was solved. */
export function streak() {
  const { days, last } = solvedPuzzles();
  return last >= today() - 1 ? days : 0;
}

/** Opens a puzzle as a study on this device, and returns its address. The study of the puzzle before it is removed. @param {string} game @param {PuzzleFact} puzzle */
export async function openPuzzle(game, puzzle) {
  const { table, address } = await openStudy(game, { text: puzzle.study });
  for (const old of keptTables().filter((kept) => kept.puzzle)) {
    forgetTable(old.table);
    // If the table can't be removed, it is only forgotten.
    await removeLocal(old.table).catch(() => {});
  }
  keepPuzzle(table, puzzle.id);
  return address;
}

/** Reads the puzzle of the table, once. If the table shows a moment after the first action, the puzzle has been answered. */
export async function hearPuzzle() {
  const { table, puzzle } = state;
  if (!table?.study || puzzle.heard) return;
  puzzle.heard = true;
  puzzle.id = keptTable(table.table)?.puzzle ?? "";
  if (puzzle.id === "") return;
  puzzle.done = puzzle.open = table.study.at !== 0;
  puzzle.facts = await puzzles(table.game);
  puzzle.fact = puzzle.facts?.all.find((one) => one.id === puzzle.id) ?? null;
  // A newer page may no longer have the puzzle. Its study can still be viewed.
  if (!puzzle.fact) puzzle.id = "";
  changed();
}

/** Returns whether the table waits for the answer to a puzzle. */
export const isAsking = () => state.puzzle.id !== "" && !state.puzzle.done;

/** Returns whether an action solves the puzzle. @param {string} play */
export const isRight = (play) => play === state.puzzle.fact?.answer || (state.puzzle.fact?.also ?? []).includes(play);

/** Takes the answer to the puzzle, and returns the node that shows its consequences; undefined if there is no such node. @param {string} play @returns {number | undefined} */
export function answer(play) {
  const { puzzle, study } = state;
  if (!puzzle.fact) return undefined;
  const nodes = study.nodes.get(0)?.after ?? [];
  const right = isRight(play);
  const shows = right ? nodes[0] : nodes.find((node) => study.nodes.get(node)?.tried?.play === play);
  puzzle.answered = play;
  if (right) {
    puzzle.open = true;
    solve(puzzle.fact, puzzle.missed ? 2 : 1);
  } else puzzle.missed = true;
  puzzle.done = shows !== undefined;
  return shows;
}

/** Stores how a puzzle was solved: 1 at the first try, 2 after wrong answers, 3 if the solution was shown. Only the first time counts. @param {PuzzleFact} fact @param {number} how */
function solve({ id }, how) {
  const kept = solvedPuzzles();
  const solved = { ...kept.solved, [id]: kept.solved[id] ?? how };
  const daily = state.puzzle.facts ? puzzleOfToday(state.puzzle.facts)?.id === id : false;
  const counts = daily && how !== 3 && kept.last !== today();
  keepSolved(counts ? { solved, days: kept.last === today() - 1 ? kept.days + 1 : 1, last: today() } : { ...kept, solved });
}

/** Gives the puzzle up, and returns the node of the solution. @returns {number | undefined} */
export function giveUp() {
  const { puzzle, study } = state;
  if (!puzzle.fact) return undefined;
  solve(puzzle.fact, 3);
  puzzle.answered = "";
  puzzle.done = puzzle.open = true;
  return study.nodes.get(0)?.after?.[0];
}

/** Asks the puzzle again. */
export function askAgain() {
  state.puzzle.done = state.puzzle.open = false;
  state.puzzle.answered = "";
  changed();
}
