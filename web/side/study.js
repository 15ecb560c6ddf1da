// @ts-check
// The panel of a study: its actions, the comment on the present one, the actions that a rule forbids there, and the title.

import { byId, h, keepFocus, put, refill, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { turnComputer } from "../model/computer.js";
import { sideName } from "../model/names.js";
import { SIDES, state } from "../model/state.js";
import { after, before, comment, entitle, goTo, hasOthers, here, isMain, isStudy, limitTo, makeMain, nodeOf, promote, remove, ROOT, stepBy } from "../model/study.js";
import { t } from "../model/words.js";
import { ruleLink } from "../papers/rules.js";
import { drawComputer, makeComputer } from "./computer.js";
import { drawExample } from "./example.js";
import { drawOutcome, listenLines } from "./log.js";
import { drawMarkList } from "./palette.js";
import { drawPuzzle } from "./puzzle.js";
import { playOnButton } from "./share.js";
import { drawCount, drawTree, makeTree } from "./tree.js";

/** The buttons of the panel: the id of each, its sign, its action, and when it can be pressed. @type {[string, string, () => void, () => boolean][]} */
const TOOLS = [
  ["study-first", "first", () => goTo("start"), () => here() !== ROOT],
  ["study-back", "back", () => stepBy(-1), () => here() !== ROOT],
  ["study-on", "next", () => stepBy(1), () => after(here()).length > 0],
  ["study-last", "last", () => goTo("end"), () => after(here()).length > 0],
  ["study-promote", "up", promote, () => hasOthers(here()) && after(before(here()) ?? ROOT)[0] !== here()],
  ["study-main", "star", makeMain, () => !isMain(here())],
  ["study-delete", "bin", remove, () => here() !== ROOT],
];

/** The maximum length of a comment, in bytes. */
const LONGEST = 4000;

/** Creates the panel, once. @param {HTMLElement} root */
export function makeStudy(root) {
  const tree = h("ul", { id: "tree" });
  const field = h("textarea", { id: "study-comment", rows: 2, maxlength: LONGEST });
  // A comment belongs to the node for which it was typed, even if another is shown meanwhile.
  field.onchange = () => comment(Number(field.dataset.node), field.value);
  root.append(
    h("div", { id: "study-example", hidden: true }),
    h("div", { id: "study-puzzle", hidden: true }),
    h("div", { class: "study-tools", role: "toolbar" }, ...TOOLS.map(([id, sign, act]) => h("button", { type: "button", class: "icon-button", id, onclick: act }, icon(sign, 18))),
      h("button", { type: "button", class: "icon-button", id: "computer-on", onclick: turnComputer }, icon("computer", 18))),
    h("div", { id: "study-sure", role: "status" }),
    h("div", { id: "computer" }),
    tree,
    h("ol", { id: "study-told" }),
    h("div", { class: "study-foot" }, field, h("div", { id: "study-rules" }), h("div", { id: "study-marks" }),
      h("details", { id: "study-more" }, h("summary", null, h("span"), h("small", { id: "study-count" })), h("div", { class: "column" }))));
  listenLines(byId("study-told"));
  makeTree(tree);
  makeComputer(byId("computer"));
}

/** Draws the panel. @param {HTMLElement} root */
export function drawStudy(root) {
  if (!isStudy()) return;
  for (const [id, , , can] of TOOLS) {
    const button = /** @type {HTMLButtonElement} */ (byId(id));
    button.disabled = !can();
    set(button, { title: t(id), "aria-label": t(id) });
  }
  set(/** @type {Element} */ (root.querySelector(".study-tools")), { "aria-label": t("study-tools") });
  const sure = state.study.deleting === here();
  byId("study-delete").classList.toggle("armed", sure);
  put(byId("study-sure"), sure ? t("study-delete-sure") : "");
  drawExample(byId("study-example"));
  drawPuzzle(byId("study-puzzle"));
  drawComputer(byId("computer"));
  drawOutcome(byId("study-told"));
  drawTree(byId("tree"));
  drawComment(/** @type {HTMLTextAreaElement} */ (byId("study-comment")));
  drawForbidden(byId("study-rules"));
  drawMarkList(byId("study-marks"));
  drawMore(/** @type {HTMLElement} */ (byId("study-more")));
}

/** @param {HTMLTextAreaElement} field */
function drawComment(field) {
  set(field, { "aria-label": t("study-comment"), placeholder: t("study-comment-here") });
  const text = nodeOf(here())?.comment ?? "";
  const seal = `${here()} ${text}`;
  if (field.dataset.seal === seal) return;
  // A comment that is being typed is not replaced.
  if (field === document.activeElement && field.dataset.node === String(here())) return;
  if (field.dataset.node !== undefined && field.dataset.node !== String(here())) field.onchange?.(new Event("change"));
  Object.assign(field.dataset, { seal, node: String(here()) });
  field.value = text;
}

/** Draws the actions that a rule forbids at the present node. @param {HTMLElement} root */
function drawForbidden(root) {
  const list = nodeOf(here())?.forbidden ?? [];
  refill(root, list.length === 0 ? "" : h("h4", null, t("study-forbidden")), list.length === 0 ? "" : h("ul", null, ...list.map(({ side, play, rule, why }) =>
    h("li", null, t("study-by", { side: sideName(side), what: "" }), h("code", null, play), " ", why ? h("span", null, t(why)) : "", " ", ruleLink(rule)))));
}

/** Draws the title, the author's name, and the side to whose knowledge the study is limited. @param {HTMLElement} root */
function drawMore(root) {
  const now = state.table?.study;
  if (!now) return;
  put(/** @type {Element} */ (root.querySelector("summary span")), t("study-more"));
  drawCount(byId("study-count"));
  const column = /** @type {HTMLElement} */ (root.querySelector(".column"));
  const seal = JSON.stringify([now.title, now.author, now.knows, state.language]);
  if (column.dataset.seal === seal) return;
  column.dataset.seal = seal;
  const text = (/** @type {string} */ id, /** @type {string} */ value) => h("input", { type: "text", id, maxlength: 100, value, autocomplete: "off" });
  const [title, author] = [text("study-title", now.title), text("study-author", now.author)];
  for (const field of [title, author]) field.onchange = () => entitle(title.value.trim(), author.value.trim());
  const knows = h("select", { id: "study-knows" }, ...["", ...SIDES].map((side) => h("option", { value: side, selected: (now.knows ?? "") === side }, side ? t("study-knows-side", { side: sideName(side) }) : t("study-knows-all"))));
  knows.onchange = () => limitTo(SIDES.find((side) => side === knows.value) ?? null);
  keepFocus(column, () => column.replaceChildren(
    h("label", null, h("span", null, t("study-title")), title),
    h("label", null, h("span", null, t("study-author")), author),
    h("label", null, h("span", null, t("study-knows")), knows),
    playOnButton()));
}
