// @ts-check
// What holds for the whole board: events in force, and what else the clock says besides the time.

import { h, set, sync } from "../kit/dom.js";
import { boxes, clock, sideIn } from "../model/view.js";
import { has, keyOf, t } from "../model/words.js";

/** Boxes whose ids have words of their own are no piles but badges. @param {string} box @param {string[]} ids */
export const isBadges = (box, ids) => ids.some((id) => has(keyOf(box, id)));

/** Draws the badges, or nothing. @param {HTMLElement} root */
export function drawBadges(root) {
  const told = Object.entries(clock()).map(([name, value]) => ({ key: keyOf("clock", `${name}-${value}`), kind: `told ${name} ${value}` }));
  const held = boxes().filter(([box, ids]) => isBadges(box, ids))
    .flatMap(([box, ids]) => ids.map((id) => ({ key: keyOf(box, id), kind: `lasting ${sideIn(id)}` })));
  const list = [...told, ...held].filter(({ key }) => has(key));
  root.hidden = list.length === 0;
  sync(root, list, ({ key }) => key, () => h("li"), (el, { key, kind }) => {
    el.textContent = t(key);
    set(el, { class: kind });
  });
}
