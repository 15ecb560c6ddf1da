// @ts-check
// Dice drawn as dice, with pips or with the faces that the game gives them. A new throw is seen to roll, unless the reader
// wants no motion.

import { calm, h, s } from "../kit/dom.js";
import { faces } from "../model/view.js";
import { any, keyOf } from "../model/words.js";

/** Which of the nine places of a face have a pip. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** Faces on a field of 24 by 24: what is filled, and what is drawn as a line. @type {Record<string, [string, string]>} */
const FACES = {
  flag: ["M7 4c4-2 6 2 12 0v9c-6 2-8-2-12 0z", "M6 3v18"],
  triangle: ["M9 3l7 12h-14zM13.500 17.500a4 4 0 1 1 8 0a4 4 0 1 1-8 0z", ""],
  square: ["M3 4h11v11h-11zM13.500 17.500a4 4 0 1 1 8 0a4 4 0 1 1-8 0z", ""],
  bt: ["M3 4c3-2 6-1 8 1l-4 5c-3-1-4-3-4-6zM21 3l-1 5-6 5-2-2 5-6z", "M7 7l13 14M14 12l-9 9"],
  miss: ["", "M7 12h10"],
};

/** Dice by their numbers, or by the names of their faces. @param {(number | string)[]} values @param {string | undefined} side @param {boolean} fresh */
export function dice(values, side, fresh) {
  const shown = values.map((value) => (typeof value === "number" ? (faces()?.[value - 1] ?? value) : value));
  return h("span", { class: `dice ${side ?? ""}`, role: "img", "aria-label": shown.map((value) => (FACES[value] ? any(keyOf("face", value)) : value)).join(", ") },
    ...shown.map((value) => die(value, fresh)));
}

/** A face by its name, alone. @param {string} name */
export const faceSign = (name) => s("svg", { class: `face ${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
  s("path", { class: "filled", d: FACES[name]?.[0] }), s("path", { class: "drawn", d: FACES[name]?.[1] }));

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
  if (FACES[value]) {
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
