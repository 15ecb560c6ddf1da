// @ts-check
// Outlines of spaces, and what is printed on them.

import { s } from "../kit/dom.js";

/** Outlines of the kinds of spaces, about 90 wide, centred. @type {Record<string, string>} */
export const SHAPES = {
  village: "M-38 32v-22a38 40 0 0 1 76 0v22z",
  town: "M0-44l42 34v42h-84v-42z",
  city: "M-50 34v-44l20-18 18 14v-16l12-30 12 30v16l18-14 20 18v44z",
  fort: "M-46-46l26 9q20 8 40 0l26-9-9 26q-8 20 0 40l9 26-26-9q-20-8-40 0l-26 9 9-26q8-20 0-40z",
  fortress: star(8, 56, 41),
  cultivated: "M-34-34h68v68h-68z",
  settled: "M-34-34h68v68h-68z",
  outpost: "M0-40l40 40-40 40-40-40z",
  base: "M-42 0l21-36h42l21 36-21 36h-42z",
};
/** Mountains, drawn on a space. */
export const PEAKS = "M-30 18l18-30 10 15 9-16 22 31zM-17-4l5 4 4-4M2-4l5 3 5-3";
/** A village beside a space. */
export const HUT = "M-15 13c0-14 5-22 15-28 10 6 15 14 15 28h-10v-9q-5-6-10 0v9z";
/** The head and shoulders of a militiaman. */
export const BUST = "M-8 11c0-7 2-10 5-11a6 6 0 1 1 6 0c3 1 5 4 5 11z";
/** Bastions that show around a space. */
export const STAR = star(8, 64, 46);
/** The outline of a space of any other kind. */
export const ANYWHERE = "M-38 0a38 38 0 1 1 76 0a38 38 0 1 1-76 0z";

/** @param {number} points @param {number} outer @param {number} inner */
function star(points, outer, inner) {
  const at = (/** @type {number} */ i) => {
    const r = i % 2 === 0 ? outer : inner;
    const a = (Math.PI * i) / points - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}z`;
}

/** The anchor of a port, on its disc. */
export const anchor = () => [s("circle", { r: 18 }), s("path", { class: "anchor", d: "M0-8a3 3 0 1 0-.1 0M0-8v18M-6-4h12M-10 2c1 6 4 9 10 9s9-3 10-9" })];

/** Something small that belongs to a space. @param {string} kind @param {number} x @param {number} y @param {Element[]} parts */
export function badge(kind, x, y, ...parts) {
  return s("g", { class: kind, transform: `translate(${x} ${y})` }, ...parts);
}

/** A number printed at a space: `vp` in a square, any other in a shield. @param {string} kind @param {number} x @param {number} y @param {number} value */
export function numberBox(kind, x, y, value) {
  const d = kind === "vp" ? "M-17-16h34v32h-34z" : "M-17-16h34v16c0 10-8 16-17 19-9-3-17-9-17-19z";
  return badge(kind, x, y, s("path", { d }), s("text", { y: 9 }, value));
}
