// @ts-check
// Dice drawn as dice. A new throw is seen to roll, unless the reader wants no motion.

import { calm, h } from "./dom.js";

/** Which of the nine places of a face have a pip. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** @param {number[]} values @param {string | undefined} side @param {boolean} fresh */
export function dice(values, side, fresh) {
  return h("span", { class: `dice ${side ?? ""}`, role: "img", "aria-label": values.join(", ") }, ...values.map((value) => die(value, fresh)));
}

/** @param {number} value @param {boolean} fresh */
function die(value, fresh) {
  const el = h("span", { class: "die" });
  face(el, value);
  if (fresh && !calm()) {
    el.classList.add("rolling");
    let left = 8;
    const roll = () => {
      left -= 1;
      face(el, left > 0 ? 1 + Math.floor(Math.random() * 6) : value);
      if (left > 0) setTimeout(roll, 60 + (8 - left) * 14);
      else el.classList.remove("rolling");
    };
    roll();
  }
  return el;
}

/** @param {HTMLElement} el @param {number} value */
function face(el, value) {
  const pips = PIPS[value];
  if (!pips) {
    el.replaceChildren(String(value));
    return;
  }
  el.replaceChildren(...Array.from({ length: 9 }, (_, i) => h("i", { class: pips.includes(i) ? "pip" : null })));
}
