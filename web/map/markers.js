// @ts-check
// Markers that lie on spaces, as small drawings: whose they are by colour, their level or how many there are by a number.

import { s, set, sync } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { markerName } from "../model/names.js";
import { state } from "../model/state.js";

/** @typedef {import("../model/view.js").Marker} Marker */

/** Drawings about 30 wide, centred. @type {Record<string, string>} */
const DRAWINGS = {
  fort: "M-17-17l10 4q7 2 14 0l10-4-4 10q-2 7 0 14l4 10-10-4q-7-2-14 0l-10 4 4-10q2-7 0-14zM-5-5h10v10h-10z",
  stockade: "M-16 14v-22l4-6 4 6v5h4v-5l4-6 4 6v5h4v-5l4-6 4 6v22zM-16 3h32",
  started: "M-13-6c7-9 20-9 27-1-7-3-12-4-15-2l2 3-17 19-5-4 17-19c-3-1-6 1-9 4z",
  siege: "M-14 4h28l-3 11h-22zM-9 4c0-5 3-8 7-8l10-9 4 4-9 9 3 4z",
  raided: "M1-17c7 8 14 14 12 23-1 7-6 11-13 11s-13-4-13-12c0-6 4-9 6-14 2 3 3 5 3 8 4-4 6-9 5-16z",
  amphib: "M-16 4h32c-3 8-6 11-10 11h-13c-4 0-7-3-9-11zM-2-16v17h-11c4-5 8-11 11-17zM2-12c5 3 8 8 9 13h-9z",
  fieldworks: "M-17 13l6-20 5 14 6-18 6 18 5-14 6 20z",
  allied: "M-16 4l8-12 9 3 8-3 7 10-10 11-5 1-7-3zM-3-2l6 5",
  captured: "M-11 17v-34h2l21 8-21 9v17z",
  battle: "M-16-16l5 1 21 21 4-4 3 3-4 4 4 5-4 4-5-4-4 4-3-3 4-4-20-21zM16-16l-5 1-8 8 4 4 8-8zM-3 2l-7 7-4-4-3 3 4 4-4 5 4 4 5-4 4 4 3-3-4-4 6-6z",
  rout: "M-12 17v-34h3v3c6-4 11 3 20-1v16c-9 4-14-3-20 1v15zM-2-9l8 8M6-9l-8 8",
  oos: "M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0zM-8 0l3 5 11-11-3-3a10 10 0 0 0-11 9zM8 0l-3-5-11 11 3 3a10 10 0 0 0 11-9z",
  landing: "M-16 4h32c-3 8-6 11-10 11h-13c-4 0-7-3-9-11zM-2-16v17h-11c4-5 8-11 11-17zM2-12c5 3 8 8 9 13h-9z",
  marshal: "M-14-7c0-7 28-7 28 0v14c0 7-28 7-28 0zM-12-5c6 4 18 4 24 0M-13 7l8-10 6 12 6-12 6 10",
  "fort-works": "M-13-6c7-9 20-9 27-1-7-3-12-4-15-2l2 3-17 19-5-4 17-19c-3-1-6 1-9 4z",
};
/** Those of a board that does not say which it has. */
const USUAL = ["fort", "stockade", "started", "siege", "raided", "amphib", "fieldworks", "allied", "captured"];
/** What men build stands in the middle of a space, or before its block; the rest lies beside it. */
const BUILT = new Set(["fort", "stockade", "started", "captured"]);
/** Where the mark of its holder is in the middle of a space, everything lies beside it. @param {Marker} marker */
const isBuilt = (marker) => !drawn.shaped && BUILT.has(marker.name);

/** The markers of the game that lie on spaces, for the legend. */
export const drawings = () => (state.board?.markers ?? USUAL).filter((name) => DRAWINGS[name]);

/** The drawing of a marker. @param {string} name @param {string} [side] */
export const drawing = (name, side = "") => s("path", { class: `drawing ${name} ${side}`, d: DRAWINGS[name] });

/** Draws the markers of a space. @param {Element} box @param {Marker[]} markers @param {import("../types").Space} space @param {number} crowd how many blocks stand on the space */
export function drawMarkers(box, markers, space, crowd) {
  const list = markers.map((marker) => ({ ...marker, built: isBuilt(marker) }));
  const built = list.filter((marker) => marker.built);
  const beside = list.filter((marker) => !marker.built);
  const all = [...built, ...beside];
  sync(box, all, (marker) => `${marker.id} ${marker.count}`, make, (el, marker, j) => {
    const i = (marker.built ? built : beside).indexOf(marker);
    set(el, { transform: space.w ? row(space, j) : DRAWINGS[marker.name] ? place(marker.built, i, crowd) : `translate(${-46 + i * 34} -40)` });
    const title = el.querySelector("title");
    if (title) title.textContent = `${markerName(marker)}${marker.count > 1 ? ` × ${marker.count}` : ""}`;
  });
}

/** Along the foot of a box. @param {import("../types").Space} space @param {number} i */
const row = ({ w = 0, h = 0 }, i) => `translate(${30 - w / 2 + i * 48} ${h / 2 - 30})`;

/** @param {boolean} built @param {number} i @param {number} crowd */
function place(built, i, crowd) {
  const crowded = crowd > 0;
  // Between two blocks, or below the only one.
  if (drawn.shaped && crowded) return `translate(${i % 2 === 0 ? 62 : -62} ${(crowd > 1 ? -1 : 20) + Math.floor(i / 2) * 44})`;
  if (built) return crowded ? `translate(${-18 + i * 40} 34) scale(1.15)` : `translate(${i * 40} 0) scale(${i > 0 ? 1 : 1.5})`;
  return `translate(${i % 2 === 0 ? 46 : -46} ${crowded ? 12 + Math.floor(i / 2) * 38 : -22 + Math.floor(i / 2) * 38})`;
}

/** @param {Marker} marker */
function make(marker) {
  if (!DRAWINGS[marker.name]) {
    return s("g", { class: "marker" }, s("rect", { x: -15, y: -15, width: 30, height: 30 }),
      s("text", { y: 8 }, markerName(marker).slice(0, 2)), s("title"));
  }
  const number = marker.level || (marker.count > 1 ? String(marker.count) : "");
  return s("g", { class: `mark-on ${marker.name} ${marker.side}` },
    isBuilt(marker) ? null : s("circle", { class: "plate", r: 22 }),
    drawing(marker.name, marker.side),
    number ? s("text", { class: "count", x: 19, y: 24 }, number) : null,
    s("title"));
}
