// @ts-check
// Puzzles: today's puzzle, and the list of a game's puzzles by theme and difficulty. The puzzles are fetched when the section is opened.

import { h, notice } from "../kit/dom.js";
import { hasPrograms, PUZZLES } from "../net/root.js";
import { puzzles as fetched } from "../net/server.js";
import { solvedPuzzles } from "../net/store.js";
import { chosenPuzzles, DIFFICULTIES, openPuzzle, puzzleOfToday, streak } from "../model/puzzles.js";
import { changed, state } from "../model/state.js";
import { reason, t, tOf, written } from "../model/words.js";

/** @typedef {import("../types").PuzzleFact} PuzzleFact */

/** Returns the section about puzzles, or null if this server does not allow tables on the device. */
export function puzzles() {
  const { games, puzzles: now } = state.lobby;
  if (!hasPrograms || games.length === 0) return null;
  const isWanted = location.hash === `#${PUZZLES}`;
  if (isWanted && !now.open) show(now.game || (games[0]?.name ?? ""));
  const details = h("details", { class: "recover", open: now.open }, h("summary", { id: "puzzles-summary" }, t("puzzles-open")), h("div", { class: "column" }, ...(now.open ? list() : [])));
  details.ontoggle = () => {
    if (details.open && !now.open) show(now.game || (games[0]?.name ?? ""));
    else if (!details.open && now.open) {
      now.open = false;
      // If the fragment stayed in the address, it would open the section again.
      history.replaceState(null, "", location.pathname + location.search);
      changed();
    }
  };
  return h("section", { class: "sheet", id: PUZZLES }, h("h2", null, t("puzzles")), h("p", { class: "fine" }, t("puzzles-help")), details);
}

/** Opens the section at a game. @param {string} game */
async function show(game) {
  const { puzzles: now } = state.lobby;
  Object.assign(now, { open: true, game, facts: null, failed: false });
  changed();
  // Only games that have puzzles can be chosen.
  const all = await Promise.all(state.lobby.games.map(async ({ name }) => ({ name, facts: await fetched(name) })));
  if (now.game !== game) return;
  const having = all.filter(({ facts }) => facts && facts.all.length > 0);
  const chosen = having.find(({ name }) => name === game) ?? having[0];
  Object.assign(now, { having: having.map(({ name }) => name), game: chosen?.name ?? game, facts: chosen?.facts ?? null, failed: all.every(({ facts }) => facts === null) });
  changed();
}

function list() {
  const { puzzles: now } = state.lobby;
  const { facts, having } = now;
  const which = h("select", { id: "puzzle-game", "aria-label": t("game") }, ...having.map((name) => h("option", { value: name, selected: name === now.game }, tOf(name, "game-title"))));
  which.onchange = () => show(which.value);
  if (!facts) return [h("p", { class: "fine", role: "status" }, t(now.failed ? "puzzles-failed" : "puzzle-loading"))];
  const { solved } = solvedPuzzles();
  const daily = puzzleOfToday(facts);
  if (!daily) return [];
  const count = facts.all.filter(({ id }) => id in solved).length;
  const days = streak();
  const theme = h("select", { id: "puzzle-theme", "aria-label": t("puzzle-theme") }, h("option", { value: "" }, t("puzzle-themes-all")), ...facts.themes.map((one) => h("option", { value: one.id, selected: one.id === now.theme }, written(one))));
  const difficulty = h("select", { id: "puzzle-difficulty", "aria-label": t("puzzle-difficulty") }, ...[0, ...DIFFICULTIES].map((n) => h("option", { value: n, selected: n === now.difficulty }, t(n === 0 ? "puzzle-difficulty-all" : `puzzle-difficulty-${n}`))));
  theme.onchange = () => {
    now.theme = theme.value;
    changed();
  };
  difficulty.onchange = () => {
    now.difficulty = Number(difficulty.value);
    changed();
  };
  return [
    which,
    h("button", { type: "button", class: "primary", id: "puzzle-today", onclick: () => go(daily) }, t(daily.id in solved ? "puzzle-today-again" : "puzzle-today")),
    h("p", { class: "fine", id: "puzzle-progress" }, t("puzzles-progress", { n: count, of: facts.all.length }), " ", days > 0 ? t("puzzles-streak", { n: days }) : ""),
    h("div", { class: "study-begin" }, theme, difficulty),
    h("ul", { class: "puzzle-list" }, ...chosenPuzzles(facts, now.theme, now.difficulty).map((one) => row(one, solved[one.id]))),
  ];
}

/** Returns the row of a puzzle. @param {PuzzleFact} one @param {number | undefined} how how it was solved, if it was */
function row(one, how) {
  const { game, facts } = state.lobby.puzzles;
  const theme = facts?.themes.find(({ id }) => id === one.theme);
  const done = how === undefined ? "" : t(`puzzle-solved-${how}`);
  return h("li", null, h("button", { type: "button", "data-puzzle": one.id, class: how === undefined ? null : "solved", onclick: () => go(one) },
    h("b", null, t("puzzle-number", { n: (facts?.all.indexOf(one) ?? 0) + 1 })),
    h("span", null, [theme ? written(theme) : "", tOf(game, `side-${one.side}`), t(`puzzle-difficulty-${one.difficulty}`)].filter(Boolean).join(" · ")),
    done ? h("small", null, done) : ""));
}

/** Opens a puzzle, and goes there. @param {PuzzleFact} one */
async function go(one) {
  try {
    const address = await openPuzzle(state.lobby.puzzles.game, one);
    // The reader comes back to this section.
    history.replaceState(null, "", `#${PUZZLES}`);
    location.assign(address);
  } catch (error) {
    notice(t("study-failed"), " ", reason(error));
  }
}
