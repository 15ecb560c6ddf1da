// @ts-check
// Lessons: taken at a real table, which guides the learner step by step. What a step waits for is in `state.js`, since it decides
// what can be touched.

import { lessons, openTable } from "../net/server.js";
import { closeLesson, finishLesson, isLessonClosed, keepTable, playerName, readSteps, setReadSteps, tableLink } from "../net/store.js";
import { changed, lesson, lessonStep, SIDES, state, wanted } from "./state.js";

/** Opens a lesson at a table of its own. Fails with the server's words. @param {string} game @param {string} id */
export async function openLesson(game, id) {
  const made = await openTable({ game, lesson: id, name: playerName() || undefined });
  const own = SIDES.filter((side) => made.seats[side]);
  keepTable({ table: made.table, game, lesson: id, tokens: own.map((side) => made.seats[side] ?? ""), sides: own, opened: Date.now() });
  location.assign(tableLink(made.table));
}

/** Takes what the table says of its lesson; reads what is known of that, once. */
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

/** What was to be read has been read. */
export function readOn() {
  if (!state.table) return;
  state.lesson.read = lessonStep() + 1;
  state.lesson.astray = false;
  setReadSteps(state.table.table, state.lesson.read);
  changed();
}

/** The learner goes on without the lesson. */
export function leaveLesson() {
  if (!state.table) return;
  state.lesson.closed = true;
  closeLesson(state.table.table);
  changed();
}

/** Something was touched that the lesson does not speak of: it says so, and asks again. */
export function stray() {
  if (!wanted() || state.lesson.astray) return;
  state.lesson.astray = true;
  changed();
}

/** What the words of the step speak of: targets, and parts of the page. */
export function spokenOf() {
  const look = lesson()?.fact.steps[lessonStep()]?.look ?? [];
  const part = "part:";
  return { targets: look.filter((one) => !one.startsWith(part)), parts: look.filter((one) => one.startsWith(part)).map((one) => one.slice(part.length)) };
}
