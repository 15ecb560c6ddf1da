// @ts-check
// Highlights everything that can be clicked.

import { byId, put, set } from "../kit/dom.js";
import { spaceWords, targetName } from "../model/names.js";
import { live, offers, stepsOf, wayTo } from "../model/offers.js";
import { state } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { say, t } from "../model/words.js";

/** Highlights the targets that can be clicked and marks the picked ones, on all elements with a `data-id`. Must be called after everything is drawn. */
export function light() {
  const lit = live();
  const { byTarget } = offers();
  const inside = new Set([...lit].filter((target) => target.startsWith("piece:")).map(spaceOf));
  for (const el of document.querySelectorAll("[data-id]")) {
    const target = el.getAttribute("data-id") ?? "";
    const on = lit.has(target);
    el.classList.toggle("live", on);
    el.classList.toggle("picked", state.picked.has(target));
    const space = spaceOf(target);
    el.classList.toggle("holds", !on && target.startsWith("space:") && inside.has(space));
    const list = byTarget.get(target) ?? [];
    const way = !on && space && target.startsWith("space:") ? wayTo(space) : undefined;
    el.classList.toggle("reached", Boolean(way));
    const words = list.length === 1 && list[0] ? say(list[0].label) : way ? t("way-steps", { n: stepsOf(way).length }) : "";
    const reach = on || way || target.startsWith("card:");
    // Spaces and cards already have a tooltip and an accessible name.
    const title = el.querySelector(":scope > title");
    if (space && title && target.startsWith("space:")) put(title, [words, ...spaceWords(space)].filter(Boolean).join(" · "));
    // If the focused element can no longer be clicked, the focus of a player who uses the keyboard goes to the prompt.
    const left = !reach && state.keyed && el === document.activeElement;
    set(el, {
      tabindex: reach ? "0" : null,
      role: reach ? "button" : null,
      "aria-label": (on || way) && !title && !target.startsWith("card:") ? [targetName(target), words].filter(Boolean).join(": ") : null,
      "aria-description": on && target.startsWith("card:") ? words || null : null,
      "aria-pressed": offers().multi.has(target) ? String(state.picked.has(target)) : null,
    });
    if (left) byId("prompt").focus({ preventScroll: true });
  }
}
