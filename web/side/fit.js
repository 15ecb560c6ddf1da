// @ts-check
// The question has first right to the room at the side: figures that do not fit whole below it fold to their title, and where both the answers and their
// odds would have to be scrolled the odds are told shortly.

import { byId } from "../kit/dom.js";
import { isAsked, state, then } from "../model/state.js";
import { panelKey } from "./panel.js";

/** Folds what does not fit. All has been drawn at its full size. */
export function fit() {
  const [ask, scene, panel] = [byId("ask"), byId("scene"), /** @type {HTMLDetailsElement} */ (byId("panel"))];
  for (const box of [ask, scene]) box.classList.remove("tight", "flat");
  if (!isAsked() || then()) return;
  if (scene.matches(".brief") && isScrolled(scene)) scene.classList.add("tight");
  if (!state.story.folds.has(panelKey()) && isScrolled(panel)) panel.open = false;
  // One box is scrolled, not one in another.
  if (["#picks", ".answers"].every((name) => isScrolled(/** @type {Element} */ (ask.querySelector(name))))) ask.classList.add("flat");
  const scrolled = [ask, ...ask.querySelectorAll(".answers, #picks, #odds")].filter(isScrolled);
  if (scrolled.length > 1 && isScrolled(byId("odds"))) ask.classList.add("tight");
}

/** Is there more of it than is seen? @param {Element} box */
const isScrolled = (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === "auto";
