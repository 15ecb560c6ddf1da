// @ts-check
// The markers on the lines between spaces: roads, works, closed lines, and how much of a line's limit is used.
// A line that can be chosen is highlighted like a space.

import { byId, put, s, sync } from "../kit/dom.js";
import { ways } from "../model/facts.js";
import { hasSign } from "../model/look.js";
import { wayWords } from "../model/names.js";
import { live } from "../model/offers.js";
import { SIDES } from "../model/state.js";
import { split } from "../model/targets.js";
import { wayNow, waysNow } from "../model/view.js";
import { sign } from "../signs/sprite.js";
import { course } from "./lines.js";

/** Draws every line that has markers, or that can be chosen. */
export function drawWays() {
  const lit = [...live()].map(split).filter(([kind]) => kind === "line").map(([, id]) => id);
  const ids = [...new Set([...waysNow(), ...lit])].filter((id) => ways.has(id));
  sync(byId("ways"), ids, (id) => `${id} ${JSON.stringify(wayNow(id))}`, make, (el, id) => put(el.querySelector("title"), wayWords(id).join(" · ")));
}

/** @param {string} id */
function make(id) {
  const line = /** @type {import("../types").LineFact} */ (ways.get(id));
  const { d, x, y } = course(line);
  const now = wayNow(id);
  const markers = now?.markers ?? [];
  const parts = [
    ...markers.filter(({ id }) => hasSign("way", id)).map(({ id }) => s("g", { class: `on-way ${id}` }, s("circle", { r: 20 }), sign("way", id))),
    ...SIDES.filter((side) => now?.used[side]).map((side) => s("g", { class: `used ${side} ${now ? room(now.used[side], now.limit) : ""}` },
      s("g", { class: "sized" }, s("rect", { x: -17, y: -8, width: 34, height: 16, rx: 5 }), s("text", { y: 4.200 }, `${now?.used[side]}/${now?.limit}`)))),
  ];
  parts.forEach((part, i) => part.setAttribute("transform", `translate(0 ${(i - (parts.length - 1) / 2) * 38})`));
  return s("g", { class: `way-now ${markers.map((marker) => marker.id).join(" ")}`, "data-id": `line:${id}` }, s("title"),
    s("path", { class: "glow", d }), s("path", { class: "laid", d }), s("path", { class: "hit", d }),
    s("g", { transform: `translate(${x} ${y})` }, s("g", { class: "inner" }, ...parts)));
}

/** Returns how full a line is, as a class. If the class is `ample`, the figure shows only when the line is pointed at or can be chosen. @param {number} used @param {number} limit */
const room = (used, limit) => (used >= limit ? "full" : 2 * used <= limit ? "ample" : "");
