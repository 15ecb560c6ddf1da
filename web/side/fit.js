// @ts-check
// Fits the side of the page into its room. The prompt has priority. A panel that does not fit completely below the prompt is folded to its title. If both the
// buttons and their odds would need to be scrolled, the odds are shortened.

import { byId } from "../kit/dom.js";
import { isAsked, state, then } from "../model/state.js";
import { foldPanel, panelKey } from "./panel.js";

/** Folds the parts that do not fit, after everything has been drawn at full size. */
export function fit() {
  const [ask, scene, panel] = [byId("ask"), byId("scene"), /** @type {HTMLDetailsElement} */ (byId("panel"))];
  const folds = isAsked() && !then();
  // Reading a scroll position forces a layout of the page, so it is done only if necessary.
  if (!folds && ![ask, scene].some((box) => box.matches(".tight"))) return;
  // Scroll positions are kept across the new layout.
  const scrolled = [ask, ...ask.querySelectorAll(".answers, #odds, #buttons")].map((box) => ({ box, top: box.scrollTop }));
  for (const box of [ask, scene]) box.classList.remove("tight");
  if (folds) fold(ask, scene, panel);
  for (const { box, top } of scrolled) if (box.scrollTop !== top) box.scrollTop = top;
}

/** @param {HTMLElement} ask @param {HTMLElement} scene @param {HTMLDetailsElement} panel */
function fold(ask, scene, panel) {
  if (scene.matches(".brief") && isScrolled(scene)) scene.classList.add("tight");
  if (!state.story.folds.has(panelKey()) && isScrolled(panel)) foldPanel(panel);
  const scrolled = [ask, ...ask.querySelectorAll(".answers, #odds")].filter(isScrolled);
  if (scrolled.length > 1 && isScrolled(byId("odds"))) ask.classList.add("tight");
}

/** Returns whether a box has more content than it shows. @param {Element} box */
const isScrolled = (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === "auto";
