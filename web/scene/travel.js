// @ts-check
// Pieces that travel: a counter flies along the line from space to space. The stack at the end of the way does not change before it arrives. If motion is
// turned off, the space that changed flashes instead.

import { byId, calm, s } from "../kit/dom.js";
import { pieces as facts, spaces } from "../model/facts.js";
import { view } from "../model/state.js";
import { along } from "../map/arrows.js";
import { MARKS } from "../signs/sides.js";

/** @typedef {import("../model/changes.js").Move} Move */

/** The time, in milliseconds, that a piece takes from one space to the next. */
const LEG = 520;

/** Returns the time, in milliseconds, that a move takes at the normal speed. @param {Move} move */
export const travelTime = ({ from, to }) => (along([from, to]).length < 2 ? 0 : LEG);

/** Animates a move: the pieces fly to their new space. @param {Move} move @param {number} ms */
export function travel(move, ms) {
  const way = along([move.from, move.to]);
  if (calm() || ms < 60 || way.length < 2) return flash(move.to, Math.max(ms, 300));
  const here = view()?.spaces[move.to]?.pieces[move.side] ?? [];
  const whole = here.every((piece) => (move.pieces.get(piece.id) ?? 0) >= piece.n);
  const stack = whole ? document.querySelector(`#stacks [data-stack="${CSS.escape(move.to)}"].${move.side}`) : null;
  const flying = s("g", { class: "flying" }, stack ? copyOf(stack) : token(move));
  byId("travel").append(flying);
  stack?.classList.add("joining");
  const flight = flying.animate(way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { duration: ms, easing: "ease-in-out", fill: "both" });
  flight.onfinish = flight.oncancel = () => {
    flying.remove();
    stack?.classList.remove("joining");
  };
}

/** Returns a copy of a stack, centred. @param {Element} stack */
function copyOf(stack) {
  const copy = /** @type {Element} */ (stack.cloneNode(true));
  copy.removeAttribute("transform");
  copy.removeAttribute("data-stack");
  copy.classList.remove("joining");
  for (const el of copy.querySelectorAll("[data-id]")) el.removeAttribute("data-id");
  return copy;
}

/** Draws a counter for a part of a stack: the side's mark, the number of units, and a disc for each leader. @param {Move} move */
function token({ side, pieces }) {
  const leads = (/** @type {string} */ id) => facts.get(id)?.kind === "leader";
  const leaders = [...pieces.keys()].filter(leads);
  const n = [...pieces].reduce((sum, [id, one]) => sum + (leads(id) ? 0 : one), 0);
  return s("g", { class: "inner" }, s("g", { class: `token ${side}` },
    s("rect", { class: "body", x: -34, y: -30, width: 68, height: 60, rx: 6 }),
    s("path", { class: "sidemark", d: MARKS[side], transform: "translate(-18 0) scale(.6)" }),
    s("text", { class: "number", x: 15, y: 13 }, n || "★"),
    s("g", { class: "discs" }, ...leaders.map((_, i) => s("circle", { r: 8, cx: 34 - i * 18, cy: -30 })))));
}

/** Draws a ring around a space where something has changed, and removes it after a time in milliseconds. @param {string} id @param {number} ms */
export function flash(id, ms) {
  const space = spaces.get(id);
  if (!space || ms <= 0) return;
  const ring = s("g", { class: "flash", transform: `translate(${space.x} ${space.y})` }, s("circle", { class: "inner", r: 78 }));
  byId("travel").append(ring);
  setTimeout(() => ring.remove(), ms);
}
