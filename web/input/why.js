// @ts-check
// The reason why nothing can be done with a target. It is requested from the server, and shown where the player clicked.

import { h } from "../kit/dom.js";
import { refresh } from "../kit/popover.js";
import { askWhy } from "../model/deeds.js";
import { questionWords } from "../model/names.js";
import { choices, state } from "../model/state.js";
import { say, t } from "../model/words.js";
import { ruleLink } from "../papers/rules.js";

/** The maximum number of choices that are named because they lead to a target. If there are more, the prompt is repeated instead. */
const FEW = 3;

/** Returns the answer for a target, or dots until it arrives. If a force is moving, the answer begins with the sentence that this force can't reach the space. @param {string} target */
export function whyWords(target) {
  const answer = state.refusals.answers.get(target);
  const out = target.startsWith("space:") && isOnTheMove() ? t("why-out-of-reach") : "";
  if (!answer) return h("p", { class: "why" }, "…");
  if (!answer.rule && !answer.why) return h("p", { class: "why" }, notNow(answer.leads ?? [], out));
  return h("p", { class: "why" }, out, " ", answer.why ? say(answer.why) : "", " ", answer.rule ? ruleLink(answer.rule) : null);
}

/** Returns the message that nothing can be done with a target now, with the choice that must be made before, or else with the prompt. @param {string[]} leads @param {string} out */
function notNow(leads, out) {
  const first = choices().filter((choice) => leads.includes(choice.play)).map((choice) => say(choice.label));
  if (first.length > 0) return t("why-first", { what: first.length > FEW ? questionWords() : first.join(" / ") });
  return out || t("why-nothing", { asked: questionWords() });
}

/** Returns whether the page knows where the moving force can go. The reason is requested only for spaces that the force can't reach. */
const isOnTheMove = () => state.ways.number === state.table?.number && state.ways.to.size > 0;

/** Asks why a card can't be played; the answer is shown on the card. @param {string} target */
export function openWhy(target) {
  state.refusals.awaited = target;
  askWhy(target);
  if (state.refusals.answers.has(target)) showWhy(target);
}

/** Shows an answer that has arrived. @param {string} target */
export function drawWhy(target) {
  refresh();
  if (state.refusals.awaited === target) showWhy(target);
}

/** @param {string} target */
function showWhy(target) {
  state.refusals.awaited = null;
  document.querySelector("dialog[open] .why-here")?.replaceChildren(whyWords(target));
}
