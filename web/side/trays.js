// @ts-check
// Boxes of counters that are not on the map: pools, losses, what was disbanded. Like ones lie together.

import { h } from "../kit/dom.js";
import { drawn, pieces } from "../model/facts.js";
import { told } from "../model/look.js";
import { pieceName } from "../model/names.js";
import { reading, sideIn } from "../model/view.js";
import { any, keyOf } from "../model/words.js";
import { unitChip } from "../signs/units.js";

const TOKEN = "token:";

/** Does it hold counters that are drawn? @param {string[]} ids */
export const isTray = (ids) => drawn.shapes && ids.length > 0 && ids.every((id) => id.startsWith(TOKEN) || pieces.has(reading(id).id));

/** A box of counters, like ones counted. @param {string} box @param {string[]} ids */
export function tray(box, ids) {
  const side = sideIn(box);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return h("details", { class: "tray", "data-box": box, open: told("box", box, "open") !== null },
    h("summary", null, any(box, keyOf("box", box)), h("small", null, ids.length)),
    h("ul", null, ...[...counts].map(([id, n]) => id.startsWith(TOKEN)
      ? row(h("span", { class: "chip token", "aria-hidden": "true" }, "?"), any(keyOf("token", id.slice(TOKEN.length))), n)
      : row(unitChip(id, pieces.get(reading(id).id)?.side ?? side), pieceName(id), n))));
}

/** @param {Element} chip @param {string} name @param {number} n */
const row = (chip, name, n) => h("li", null, chip, h("span", null, name), n > 1 ? h("b", null, `× ${n}`) : null);
