// @ts-check
// Drawings of dice, with pips or with the game's own faces. New dice roll before they come to rest, unless the reader wants no
// motion.

import { calm, h, s } from "../kit/dom.js";
import { hasSign } from "../model/look.js";
import { faces } from "../model/view.js";
import { named } from "../model/words.js";
import { sign } from "./sprite.js";

/** The places of a face that have a pip, numbered 0 to 8 by rows. @type {Record<number, number[]>} */
export const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A face of a die: its number or id, and its name. @typedef {{ face: number | string, words: string }} Face */

/** Returns the face for a number. If the game's die has faces of its own, returns one of these. @param {number} number @returns {Face} */
export function faceOf(number) {
  const face = faces()?.[number - 1] ?? number;
  return { face, words: named("face", face) };
}

/** Draws dice with the given faces. @param {Face[]} rolled @param {string | undefined} side @param {boolean} fresh */
export function dice(rolled, side, fresh) {
  return h("span", { class: `dice ${side ?? ""}`, role: "img", "aria-label": rolled.map(({ words }) => words).join(", ") },
    ...rolled.map((one) => die(one, fresh)));
}

/** Draws a single face by its name. @param {string} name */
export const faceSign = (name) => s("svg", { class: `face ${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, ...sign("face", name).children);

/** @param {Face} shown @param {boolean} fresh */
function die(shown, fresh) {
  const el = h("span", { class: "die" });
  show(el, shown);
  if (fresh && !calm()) {
    el.classList.add("rolling");
    let left = 8;
    const roll = () => {
      left -= 1;
      show(el, left > 0 ? anyFace() : shown);
      if (left > 0) setTimeout(roll, 60 + (8 - left) * 14);
      else el.classList.remove("rolling");
    };
    roll();
  }
  return el;
}

/** Returns a random face. */
const anyFace = () => faceOf(1 + Math.floor(Math.random() * 6));

/** @param {HTMLElement} el @param {Face} shown */
function show(el, { face, words }) {
  if (hasSign("face", face)) {
    el.replaceChildren(faceSign(String(face)));
    el.title = words;
    return;
  }
  const pips = PIPS[Number(face)];
  if (!pips) {
    el.replaceChildren(words);
    return;
  }
  el.replaceChildren(...Array.from({ length: 9 }, (_, i) => h("i", { class: pips.includes(i) ? "pip" : null })));
}
