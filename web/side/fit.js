// @ts-check
// The question has first right to the room at the side: figures that do not fit whole below it fold to their title, and where both the answers and their
// odds have to be scrolled the odds are told shortly. The row of Undo stays in sight, and the buttons above it.

import { byId } from "../kit/dom.js";
import { isAsked, state, then } from "../model/state.js";
import { panelKey } from "./panel.js";

/** Folds what does not fit. All has been drawn at its full size. */
export function fit() {
  const [ask, scene, panel] = [byId("ask"), byId("scene"), /** @type {HTMLDetailsElement} */ (byId("panel"))];
  for (const box of [ask, scene]) box.classList.remove("tight", "flat", "long");
  if (!isAsked() || then()) return;
  ask.style.setProperty("--undo", `${/** @type {HTMLElement} */ (ask.querySelector(".ask-foot")).offsetHeight}px`);
  if (scene.matches(".brief") && isScrolled(scene)) scene.classList.add("tight");
  if (!state.story.folds.has(panelKey()) && isScrolled(panel)) panel.open = false;
  const [answers, picks, odds] = [".answers", "#picks", "#odds"].map((name) => /** @type {Element} */ (ask.querySelector(name)));
  if (isScrolled(odds) && [ask, answers, picks].some(isScrolled)) ask.classList.add("tight");
  // One box is scrolled, not one in another.
  if ([answers, picks].every(isScrolled)) ask.classList.add("flat");
  if (isScrolled(answers)) ask.classList.add("long");
}

/** Is there more of it than is seen? @param {Element} box */
const isScrolled = (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === "auto";
