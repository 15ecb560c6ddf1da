// @ts-check
// Keyboard control: moves the map and reaches everything that is highlighted, without a mouse.

import { isOpen } from "../kit/popover.js";
import { state } from "../model/state.js";
import { turn } from "../map/layers.js";
import { touch } from "./touch.js";

/**
 * @typedef {object} Hands
 * @property {import("../map/zoom.js").Zoom} zoom
 * @property {() => void} undo
 * @property {() => void} list
 * @property {() => void} help
 * @property {() => boolean} skip returns whether there was anything to skip
 * @property {() => void} arrows
 */

/** Starts to listen to the keyboard. @param {Hands} hands the actions of the keys */
export function listenKeys(hands) {
  addEventListener("keydown", () => void (state.keyed = true), true);
  addEventListener("pointerdown", () => void (state.keyed = false), true);
  addEventListener("keydown", (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (at.closest("input, select, textarea, dialog, #curtain, .popover")) return;
    if (document.getElementById("curtain")) return;
    if (pressed(event.key, at, hands)) event.preventDefault();
  });
}

/** @param {string} key @param {Element} at @param {Hands} hands @returns {boolean} whether the key had an effect */
function pressed(key, at, hands) {
  if (key === " " && hands.skip()) return true;
  const thing = at.closest("[data-id].live, [data-id].reached, .card[data-id]");
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (arrow && !isOpen()) {
    const [dx = 0, dy = 0] = arrow;
    const here = at.closest("#map, #prompt") || at === document.body;
    const next = thing ? nearest(thing, dx, dy) : here ? lit()[0] : null;
    if (next) {
      next.focus();
      return true;
    }
    if (here) {
      hands.zoom.pan(-dx * 80, -dy * 80);
      return true;
    }
    return false;
  }
  if ((key === "Enter" || key === " ") && thing && !at.closest("button")) {
    const id = thing.getAttribute("data-id") ?? "";
    touch(id, () => document.querySelector(`[data-id="${CSS.escape(id)}"]`));
    return true;
  }
  switch (key) {
    case "+": case "=": hands.zoom.by(1.25); return true;
    case "-": case "_": hands.zoom.by(0.8); return true;
    case "0": hands.zoom.whole(); return true;
    case "s": turn("spread"); return true;
    case "c": turn("no-counters"); return true;
    case "n": turn("no-names"); return true;
    case "u": hands.undo(); return true;
    case "a": case "/": hands.list(); return true;
    case "m": hands.arrows(); return true;
    case "?": hands.help(); return true;
    default: return false;
  }
}

/** Returns all elements that are highlighted and visible. */
const lit = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-id].live, [data-id].reached"))].filter((el) => el.getClientRects().length > 0);

/** Returns the highlighted element that is nearest in a direction. @param {Element} from @param {number} dx @param {number} dy */
function nearest(from, dx, dy) {
  const a = middle(from);
  let best = null;
  let least = Infinity;
  for (const el of lit()) {
    if (el === from) continue;
    const b = middle(el);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (along <= 2) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = el;
    }
  }
  return best;
}

/** @param {Element} el */
function middle(el) {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
