// @ts-check
// Shows what can be touched, wherever it is drawn.

import { set } from "../kit/dom.js";
import { targetName } from "../model/names.js";
import { live, offers } from "../model/offers.js";
import { state } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { say } from "../model/words.js";

/** Lights what can be touched and marks what is picked, on everything that has a `data-id`; called after all is drawn. */
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
    const words = list.length === 1 && list[0] ? say(list[0].label) : "";
    const reach = on || target.startsWith("card:");
    set(el, {
      tabindex: reach ? "0" : null,
      role: reach ? "button" : null,
      "aria-label": on ? [targetName(target), words].filter(Boolean).join(": ") : null,
      "aria-pressed": offers().multi.has(target) ? String(state.picked.has(target)) : null,
    });
  }
}
