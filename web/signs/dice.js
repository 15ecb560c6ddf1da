// @ts-check
// Dice drawn as dice, with pips or with the faces that the game gives them. A new throw is seen to roll, unless the reader
// wants no motion.

import { calm, h, s } from "../kit/dom.js";
import { hasSign } from "../model/look.js";
import { faces } from "../model/view.js";
import { any, keyOf } from "../model/words.js";
import { sign } from "./sprite.js";

/** Which of the nine places of a face have a pip. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** Dice by their numbers, or by the names of their faces. @param {(number | string)[]} values @param {string | undefined} side @param {boolean} fresh */
export function dice(values, side, fresh) {
  const shown = values.map((value) => (typeof value === "number" ? (faces()?.[value - 1] ?? value) : value));
  return h("span", { class: `dice ${side ?? ""}`, role: "img", "aria-label": shown.map((value) => (hasSign("face", value) ? any(keyOf("face", value)) : value)).join(", ") },
    ...shown.map((value) => die(value, fresh)));
}

/** A face by its name, alone. @param {string} name */
export const faceSign = (name) => s("svg", { class: `face ${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, ...sign("face", name).children);

/** @param {number | string} value @param {boolean} fresh */
function die(value, fresh) {
  const el = h("span", { class: "die" });
  face(el, value);
  if (fresh && !calm()) {
    el.classList.add("rolling");
    let left = 8;
    const roll = () => {
      left -= 1;
      face(el, left > 0 ? anyFace() : value);
      if (left > 0) setTimeout(roll, 60 + (8 - left) * 14);
      else el.classList.remove("rolling");
    };
    roll();
  }
  return el;
}

/** Some face or other. */
function anyFace() {
  const n = Math.floor(Math.random() * 6);
  return faces()?.[n] ?? n + 1;
}

/** @param {HTMLElement} el @param {number | string} value */
function face(el, value) {
  if (hasSign("face", value)) {
    el.replaceChildren(faceSign(String(value)));
    el.title = any(keyOf("face", value));
    return;
  }
  const pips = PIPS[Number(value)];
  if (!pips) {
    el.replaceChildren(String(value));
    return;
  }
  el.replaceChildren(...Array.from({ length: 9 }, (_, i) => h("i", { class: pips.includes(i) ? "pip" : null })));
}
