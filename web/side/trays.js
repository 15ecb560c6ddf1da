// @ts-check
// Boxes of counters that are not on the map: pools, losses, disbanded units. Equal counters are drawn once, with their number.

import { h } from "../kit/dom.js";
import { pieces } from "../model/facts.js";
import { told } from "../model/look.js";
import { heldName } from "../model/names.js";
import { t } from "../model/words.js";
import { unitChip } from "../signs/units.js";

/** @typedef {import("../types").Held} Held */

/** Draws a box of counters. @param {import("../types").BoxView} box */
export function tray(box) {
  /** @type {Map<string, { held: Held, n: number }>} */
  const alike = new Map();
  for (const held of box.holds) {
    const key = JSON.stringify(held);
    alike.set(key, { held, n: (alike.get(key)?.n ?? 0) + (held.is === "piece" ? held.n : 1) });
  }
  const list = [...alike.values()];
  return h("details", { class: "tray", "data-box": box.id, open: told("box", box.id, "open") !== null },
    h("summary", null, t(box.name), h("small", null, list.reduce((sum, one) => sum + one.n, 0))),
    h("ul", null, ...list.map(({ held, n }) => h("li", null, chip(held, box.side), h("span", null, heldName(held)), n > 1 ? h("b", null, `× ${n}`) : null))));
}

/** Draws a piece as a counter on a background in the colour of its side, or else of the box's side. Anything but a piece is drawn as a token with a question mark. @param {Held} held @param {string} [side] */
function chip(held, side = "") {
  return held.is === "piece" ? unitChip(held, pieces.get(held.id)?.side ?? side) : h("span", { class: "chip token", "aria-hidden": "true" }, "?");
}
