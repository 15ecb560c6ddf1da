// @ts-check
// The marks of a study: the colours and shapes over the map, and the list of marks in the panel, where marks can also be made without a pointer.

import { h, keepFocus, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { spaceName } from "../model/names.js";
import { changed, state } from "../model/state.js";
import { clearMarks, COLOURS, isStudy, marks, toggleMark } from "../model/study.js";
import { t } from "../model/words.js";
import { markWords } from "../map/marks.js";

/** The shapes of marks. @type {("ring" | "arrow")[]} */
const SHAPES = ["ring", "arrow"];

/** Draws the colours and shapes over the map while marks are being drawn, and the button that begins and ends the drawing. @param {HTMLElement} root @param {HTMLElement} button */
export function drawPalette(root, button) {
  const { marking, drawing } = state.study;
  button.hidden = !isStudy();
  set(button, { title: t("marks-draw"), "aria-label": t("marks-draw"), "aria-pressed": String(marking.on) });
  const turn = () => {
    marking.on = !marking.on;
    Object.assign(drawing, { from: null, to: null });
    changed();
  };
  button.onclick = turn;
  root.hidden = !isStudy() || !marking.on;
  document.body.classList.toggle("marking", !root.hidden);
  const seal = JSON.stringify([root.hidden, marking, state.language, marks().length > 0, drawing.from]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  set(root, { "aria-label": t("marks-draw") });
  const pick = (/** @type {object} */ choice) => () => {
    Object.assign(marking, choice);
    Object.assign(drawing, { from: null, to: null });
    changed();
  };
  keepFocus(root, () => root.replaceChildren(
    ...COLOURS.map((colour) => h("button", { type: "button", id: `mark-${colour}`, class: `icon-button swatch drawn-${colour}`, "aria-pressed": String(marking.colour === colour), "aria-label": t(`colour-${colour}`), title: t(`colour-${colour}`), onclick: pick({ colour }) }, h("i"))),
    ...SHAPES.map((shape) => h("button", { type: "button", id: `mark-${shape}`, class: "icon-button", "aria-pressed": String(marking.shape === shape), "aria-label": t(`shape-${shape}`), title: t(`shape-${shape}`), onclick: pick({ shape }) }, icon(shape, 18))),
    h("button", { type: "button", id: "marks-clear", class: "icon-button", disabled: marks().length === 0, title: t("marks-clear"), "aria-label": t("marks-clear"), onclick: clearMarks }, icon("bin", 18)),
    h("button", { type: "button", id: "marks-done", class: "icon-button", "aria-label": t("marks-done"), title: t("marks-done"), onclick: turn }, icon("check", 18)),
    h("p", { role: "status", "data-from": drawing.from }, t(drawing.from !== null ? "marks-help-to" : `marks-help-${marking.shape}`, { space: drawing.from ? spaceName(drawing.from) : "" }))));
}

/** Draws the list of the marks at the present node, and the form that makes one. @param {HTMLElement} root */
export function drawMarkList(root) {
  const list = marks();
  const seal = JSON.stringify([list, state.language, state.board?.spaces.length]);
  if (root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  const open = root.querySelector("details")?.open ?? false;
  keepFocus(root, () => root.replaceChildren(
    h("details", { open, class: "marks" }, h("summary", null, h("span", null, t("marks")), h("small", null, list.length > 0 ? String(list.length) : "")),
      h("ul", null, ...list.map((mark) => h("li", null, h("i", { class: `drawn-${mark.colour}` }), h("span", null, markWords(mark)),
        h("button", { type: "button", class: "quiet", "aria-label": t("mark-remove", { mark: markWords(mark) }), title: t("mark-remove", { mark: markWords(mark) }), onclick: () => toggleMark(mark) }, "✕")))),
      form())));
}

/** Returns the form that makes a mark without a pointer. */
function form() {
  const names = (state.board?.spaces ?? []).map(({ id }) => ({ id, name: spaceName(id) })).sort((a, b) => a.name.localeCompare(b.name, state.language));
  const select = (/** @type {string} */ id, /** @type {string} */ title, /** @type {{ id: string, name: string }[]} */ values) => h("select", { id, "aria-label": title }, ...values.map((one) => h("option", { value: one.id }, one.name)));
  const shape = select("mark-new-shape", t("mark-shape"), SHAPES.map((id) => ({ id, name: t(`shape-${id}`) })));
  const colour = select("mark-new-colour", t("mark-colour"), COLOURS.map((id) => ({ id, name: t(`colour-${id}`) })));
  const [from, to] = [select("mark-new-from", t("mark-space"), names), select("mark-new-to", t("mark-to"), names)];
  to.hidden = true;
  shape.onchange = () => (to.hidden = shape.value === "ring");
  const make = () => {
    if (shape.value === "ring") toggleMark({ shape: "ring", colour: colour.value, spaces: [from.value] });
    else if (from.value !== to.value) toggleMark({ shape: "arrow", colour: colour.value, spaces: [from.value, to.value] });
  };
  return h("div", { class: "mark-form" }, shape, colour, from, to, h("button", { type: "button", id: "mark-add", onclick: make }, t("mark-add")));
}
