// @ts-check
// The puzzle at this table: the question, the verdict on the answer with its reason, and the buttons for going on.

import { h, notice, refill, set } from "../kit/dom.js";
import { puzzlesAt } from "../net/root.js";
import { study as change } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { askAgain, giveUp, isAsking, isRight, nextPuzzle, openPuzzle } from "../model/puzzles.js";
import { state } from "../model/state.js";
import { after, goToNode, here, nodeOf, pathTo, ROOT, stepBy } from "../model/study.js";
import { reason, share, t, written } from "../model/words.js";

/** Draws the puzzle, or nothing at a table without one. @param {HTMLElement} root */
export function drawPuzzle(root) {
  const { puzzle, language } = state;
  const { fact } = puzzle;
  root.hidden = puzzle.id === "";
  document.body.classList.toggle("puzzle", puzzle.id !== "");
  document.body.classList.toggle("solving", puzzle.id !== "" && !puzzle.open);
  const seal = [puzzle.id, fact?.id, puzzle.done, puzzle.answered, here(), state.study.version, language].join(" ");
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  if (!fact || !puzzle.facts) return refill(root, h("p", { role: "status" }, t("puzzle-loading")));
  const { facts } = puzzle;
  const side = sideName(fact.side);
  const theme = facts.themes.find(({ id }) => id === fact.theme);
  set(root, { "data-stands": isAsking() ? "asks" : "answered", "data-puzzle": fact.id });
  refill(root,
    h("header", null, h("h3", null, t("puzzle-number", { n: facts.all.indexOf(fact) + 1 })), h("small", null, [t(`puzzle-difficulty-${fact.difficulty}`), isAsking() || !theme ? "" : written(theme)].filter(Boolean).join(" · "))),
    ...(isAsking() ? question(side) : verdict(fact, side)),
    h("div", { class: "row" },
      ...(isAsking() ? [h("button", { type: "button", id: "puzzle-show", onclick: () => goTo(giveUp()) }, t("puzzle-show"))] : answered(facts, fact)),
      h("a", { class: "button quiet", id: "to-puzzles", href: puzzlesAt }, t("puzzles-all"))));
}

/** Returns the question. After a wrong answer for which the puzzle has no line, it also says that the answer was wrong. @param {string} side */
function question(side) {
  const { answered: given } = state.puzzle;
  return [
    h("p", { class: "words" }, t("puzzle-asks", { side })),
    h("p", { class: "said", role: "status" }, given ? t("puzzle-not-this") : t("puzzle-how")),
  ];
}

/** Returns the verdict on the line that is shown. @param {import("../types").PuzzleFact} fact @param {string} side */
function verdict(fact, side) {
  const first = nodeOf(pathTo(here())[1] ?? after(ROOT)[0] ?? ROOT)?.tried?.play ?? "";
  const best = share(fact.chance);
  if (isRight(first)) {
    const second = Math.max(...fact.wrong.map(({ chance }) => chance));
    const key = state.puzzle.answered === "" ? "puzzle-shown" : "puzzle-right";
    const other = state.puzzle.answered !== "" && isRight(state.puzzle.answered) && state.puzzle.answered !== first;
    return [h("p", { class: "said right", role: "status" }, h("b", null, t(key)), " ", t("puzzle-why-right", { side, best, second: share(second) }), " ", other ? t("puzzle-as-good") : "")];
  }
  const wrong = fact.wrong.find(({ play }) => play === first);
  if (!wrong) return [h("p", { class: "said", role: "status" }, t("puzzle-own-line"))];
  return [h("p", { class: "said wrong", role: "status" }, h("b", null, t("puzzle-wrong")), " ", t("puzzle-why-wrong", { side, chance: share(wrong.chance), best }), " ", wrong.ensign ? t("puzzle-ensign") : "")];
}

/** Returns the buttons after an answer. @param {import("../types").PuzzleFacts} facts @param {import("../types").PuzzleFact} fact */
function answered(facts, fact) {
  const first = nodeOf(pathTo(here())[1] ?? ROOT)?.tried?.play ?? "";
  const next = nextPuzzle(facts, fact.id);
  const goOn = () => next && openPuzzle(state.table?.game ?? "", next).then((address) => location.assign(address), (error) => notice(t("study-failed"), " ", reason(error)));
  return [
    after(here()).length > 0 && here() !== ROOT ? h("button", { type: "button", class: isRight(first) ? null : "primary", id: "puzzle-on", onclick: () => stepBy(1) }, t("puzzle-on")) : "",
    h("button", { type: "button", id: "puzzle-again", onclick: again }, t("puzzle-again")),
    isRight(first) ? "" : h("button", { type: "button", id: "puzzle-show", onclick: () => goTo(giveUp()) }, t("puzzle-show")),
    isRight(first) && next ? h("button", { type: "button", class: "primary", id: "puzzle-next", onclick: goOn }, t("puzzle-next")) : "",
  ];
}

/** Goes to a node, even while the puzzle waits for its answer. @param {number | undefined} node */
function goTo(node) {
  if (node !== undefined) change({ study: "go", node });
}

/** Goes back to the question. */
function again() {
  goToNode(ROOT);
  askAgain();
}
