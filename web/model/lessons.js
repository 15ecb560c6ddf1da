// @ts-check
// Lessons, which guide a learner step by step at a real table. The actions that a step waits for are in `state.js`, since they determine
// which targets can be clicked.

import { isLocal } from "../net/root.js";
import { lessons, openTable } from "../net/server.js";
import { closeLesson, finishLesson, isLessonClosed, keepTable, playerName, readSteps, setReadSteps, tableLink } from "../net/store.js";
import { changed, lesson, lessonStep, SIDES, state, wanted } from "./state.js";

/** Opens a new table for a lesson. Rejects with the server's error message. @param {string} game @param {string} id */
export async function openLesson(game, id) {
  const made = await openTable({ game, lesson: id, name: playerName() || undefined }, whereNow());
  const own = SIDES.filter((side) => made.seats[side]);
  keepTable({ table: made.table, game, lesson: id, tokens: own.map((side) => made.seats[side] ?? ""), sides: own, opened: Date.now() });
  location.assign(tableLink(made.table));
}

/** Returns where a new table is to be, on this device or on the server: where the current table is, or else the player's choice in the lobby. @returns {import("../net/server.js").Where} */
function whereNow() {
  if (!state.table) return state.lobby.where;
  return isLocal(state.table.table) ? "device" : "server";
}

/** Reads the state of the lesson from the table message, and fetches the lesson's facts once. */
export async function hearLesson() {
  const { table } = state;
  if (!table?.lesson) return;
  const { id, stands } = table.lesson;
  if (stands === "done") finishLesson(table.game, id);
  if (state.lesson.fact) return;
  const all = await lessons(table.game);
  const place = all.findIndex((one) => one.id === id);
  state.lesson.fact = all[place] ?? null;
  state.lesson.next = all[place + 1]?.id ?? null;
  state.lesson.read = readSteps(table.table);
  state.lesson.closed = isLessonClosed(table.table);
  changed();
}

/** Marks the current step as read, and goes on to the next step. */
export function readOn() {
  if (!state.table) return;
  state.lesson.read = lessonStep() + 1;
  state.lesson.astray = false;
  setReadSteps(state.table.table, state.lesson.read);
  changed();
}

/** Ends the guidance: the learner plays on as in an ordinary game. */
export function leaveLesson() {
  if (!state.table) return;
  state.lesson.closed = true;
  closeLesson(state.table.table);
  changed();
}

/** Records that the learner clicked something that the lesson did not ask for; the page then repeats the instruction. */
export function stray() {
  if (!wanted() || state.lesson.astray) return;
  state.lesson.astray = true;
  changed();
}

/** Returns the targets and the parts of the page that the text of the current step refers to. */
export function spokenOf() {
  const look = lesson()?.fact.steps[lessonStep()]?.look ?? [];
  const part = "part:";
  return { targets: look.filter((one) => !one.startsWith(part)), parts: look.filter((one) => one.startsWith(part)).map((one) => one.slice(part.length)) };
}
