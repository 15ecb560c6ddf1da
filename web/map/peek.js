// @ts-check
// A box with the contents of the stack under the pointer: every counter, and a description of the space. The box is beside the stack, never on it, and ignores clicks.

import { beside } from "../kit/beside.js";
import { byId, h } from "../kit/dom.js";
import { isOpen } from "../kit/popover.js";
import { pieceName, sideName, spaceName, spaceWords } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { counters, isLeader, statesOf, strengthIn } from "../model/view.js";
import { attr, keyOf, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { faceIn } from "../signs/units.js";
import { wayOnScreen } from "./march.js";

/** The time, in milliseconds, for which the pointer must rest before the box opens. */
const REST = 260;

/** The timer that opens the box. */
const waiting = { timer: 0 };

/** Closes the open box, and opens the one for a space after a while. @param {string | null} space */
export function peek(space) {
  clearTimeout(waiting.timer);
  document.getElementById("peek")?.remove();
  if (!space || !SIDES.some((side) => counters(space, side).length > 0)) return;
  waiting.timer = setTimeout(() => open(space), REST);
}

/** @param {string} space */
function open(space) {
  const drawn = [...document.querySelectorAll(`#map [data-id="space:${CSS.escape(space)}"] .shape, #map [data-stack="${CSS.escape(space)}"] .body`)]
    .map((el) => el.getBoundingClientRect()).filter((at) => at.width > 0);
  if (isOpen() || drawn.length === 0) return;
  const box = h("div", { id: "peek", "aria-hidden": "true" }, h("h3", null, spaceName(space)), h("p", null, spaceWords(space).slice(1).join(" · ")), ...SIDES.map((side) => force(space, side)));
  byId("map-box").append(box);
  const sheet = byId("map-box").getBoundingClientRect();
  const [left, top] = [Math.min(...drawn.map((at) => at.left)), Math.min(...drawn.map((at) => at.top))];
  const stack = new DOMRect(left, top, Math.max(...drawn.map((at) => at.right)) - left, Math.max(...drawn.map((at) => at.bottom)) - top);
  const place = beside(stack, { w: box.offsetWidth, h: box.offsetHeight }, { left: sheet.left + 4, top: sheet.top + 4, right: sheet.right - 4, bottom: sheet.bottom - 4 }, wayOnScreen());
  box.style.left = `${place.left - sheet.left}px`;
  box.style.top = `${place.top - sheet.top}px`;
}

/** Draws the counters of a side in a space. @param {string} space @param {import("../types").Side} side */
function force(space, side) {
  const list = counters(space, side);
  if (list.length === 0) return null;
  const strength = strengthIn(space, side);
  return h("section", null,
    h("h4", null, mark(side, 15), " ", sideName(side), strength ? h("small", null, t("strength-of", { n: strength })) : null),
    h("ul", null, ...list.map((one) => h("li", null, faceIn(one, 32),
      h("span", null, isLeader(one) ? attr(one.name, "full") || t(one.name) : pieceName(one),
        ...(isLeader(one) ? statesOf(one) : []).map((state) => h("em", null, ` ${t(keyOf("state", state))}`)),
        one.n > 1 && one.fact?.kind ? h("b", null, ` × ${one.n}`) : null)))));
}
