// @ts-check
// Dice that roll on the map, where the battle is.

import { byId, calm, s } from "../kit/dom.js";
import { spaces } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { faceOf, PIPS } from "../signs/dice.js";
import { sign } from "../signs/sprite.js";

/** The width of a die, and the distance from one to the next. */
const DIE = 76;
const APART = 86;

/** Rolls the dice of a log line beside a space, and removes them after a time in milliseconds. @param {string} id @param {import("../types").NumberedLine} line @param {number} ms */
export function roll(id, line, ms) {
  const space = spaces.get(id);
  if (!space || ms <= 0) return;
  const dice = line.dice ?? [];
  const abreast = Math.min(6, dice.length);
  const drawn = dice.map((number, i) => s("g", { class: "thrown", transform: `translate(${((i % abreast) - (abreast - 1) / 2) * APART} ${(-110 - Math.floor(i / abreast) * APART)})` }, face(number)));
  const group = s("g", { class: `throw ${line.side ?? ""}`, transform: `translate(${space.x} ${space.y})` }, s("g", { class: "inner" }, ...drawn));
  byId("travel").append(group);
  setTimeout(() => group.remove(), ms);
  if (calm()) return;
  let left = 6;
  const turn = () => {
    left -= 1;
    drawn.forEach((die, i) => die.replaceChildren(face(left > 0 ? 1 + Math.floor(Math.random() * 6) : (dice[i] ?? 1))));
    if (left > 0) setTimeout(turn, ms / 14);
  };
  turn();
}

/** Draws a face of the die, centred. @param {number} number */
function face(number) {
  const { face, words } = faceOf(number);
  const body = s("rect", { x: -DIE / 2, y: -DIE / 2, width: DIE, height: DIE, rx: 14 });
  if (hasSign("face", face)) return s("g", null, body, s("g", { class: `face ${face}`, transform: "translate(-31.2 -31.2) scale(2.6)" }, ...sign("face", face).children));
  const pips = PIPS[Number(face)];
  if (!pips) return s("g", null, body, s("text", { y: 10 }, words));
  return s("g", null, body, ...pips.map((at) => s("circle", { class: "pip", r: 8, cx: ((at % 3) - 1) * 21, cy: (Math.floor(at / 3) - 1) * 21 })));
}
