// @ts-check
// The lesson at this table, above the prompt: the text of the current step, the progress, and at the end a summary.

import { h, notice, refill, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { root as lobbyPath } from "../net/root.js";
import { leaveLesson, openLesson, readOn, spokenOf } from "../model/lessons.js";
import { asked, lesson, lessonStep, over, state, wanted } from "../model/state.js";
import { attr, keyOf, reason, t } from "../model/words.js";
import { ruleLink } from "../papers/rules.js";

/** Draws the current step. While the show is at an earlier moment, the text of the earlier step is kept. @param {HTMLElement} root */
export function drawLesson(root) {
  const taken = lesson();
  root.hidden = !taken;
  document.body.classList.toggle("lesson", Boolean(taken));
  document.body.classList.toggle("reading", taken !== null && !taken.fact.steps[lessonStep()]?.plays && wanted() !== null);
  if (taken && state.story.moment) return;
  point();
  if (!taken) return;
  const { fact, now } = taken;
  const step = lessonStep();
  const seal = [now.id, now.stands, step, lessonStep() < now.step, state.lesson.astray, over(), state.language].join(" ");
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  set(root, { "data-step": step + 1, "data-stands": now.stands });
  const key = keyOf("lesson", now.id);
  const done = now.stands === "done" && step >= fact.steps.length;
  refill(root,
    h("header", null, h("h3", null, t(key)),
      now.stands === "left" ? "" : h("span", { class: "far" }, done ? t("teach-done") : t("teach-step", { n: step + 1, of: fact.steps.length })),
      h("button", { type: "button", class: "icon-button", id: "lesson-close", title: t("teach-leave"), "aria-label": t("teach-leave"), onclick: leaveLesson }, icon("close", 14))),
    h("progress", { max: fact.steps.length, value: done ? fact.steps.length : step, "aria-label": t("teach-step", { n: Math.min(step + 1, fact.steps.length), of: fact.steps.length }) }),
    ...(now.stands === "left" ? strayed(now.id) : done ? end(key) : here(key, step, fact.steps[step])));
  requestAnimationFrame(showCard); // the hand is drawn after the prompt
}

/** Scrolls the card that is to be played into view, in a hand too wide for the page. */
const showCard = () => document.querySelector("#hand .live:not([aria-pressed])")?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** @param {string} key @param {number} step @param {import("../types").LessonStepFact | undefined} fact */
function here(key, step, fact) {
  return [
    h("p", { class: "words" }, t(`${key}-${step + 1}`), " ", fact?.rule ? ruleLink(fact.rule) : ""),
    state.lesson.astray && asked() ? h("p", { class: "astray", role: "status" }, t(fact?.plays ? "teach-astray" : "teach-read-first")) : "",
    fact?.plays ? "" : h("button", { type: "button", class: "primary", id: "lesson-next", onclick: readOn }, t("teach-next")),
  ];
}

/** Returns the end of a lesson: a summary, and buttons for going on. @param {string} key */
function end(key) {
  const { next } = state.lesson;
  return [
    h("p", { class: "words" }, attr(key, "learnt")),
    h("div", { class: "row" },
      next ? h("button", { type: "button", class: "primary", id: "lesson-after", onclick: () => open(next) }, t("teach-after", { lesson: t(keyOf("lesson", next)) })) : "",
      over() ? "" : h("button", { type: "button", id: "lesson-play-on", onclick: leaveLesson }, t("teach-play-on")),
      h("a", { class: "button", href: lobbyPath }, t("to-lobby"))),
  ];
}

/** Returns the message that an action outside the lesson was played, so that the lesson can't go on. @param {string} id */
function strayed(id) {
  return [
    h("p", { class: "words" }, t("teach-left")),
    h("div", { class: "row" },
      h("button", { type: "button", id: "lesson-again", onclick: () => open(id) }, t("teach-again")),
      over() ? "" : h("button", { type: "button", onclick: leaveLesson }, t("teach-play-on"))),
  ];
}

/** @param {string} id */
function open(id) {
  openLesson(state.table?.game ?? "", id).catch((error) => notice(t("create-failed"), " ", reason(error)));
}

/** Marks the parts of the page that the step refers to. */
function point() {
  const parts = new Set(spokenOf().parts);
  for (const el of document.querySelectorAll(".taught-part")) el.classList.toggle("taught-part", parts.has(el.id));
  for (const id of parts) document.getElementById(id)?.classList.add("taught-part");
}
