// @ts-check
// Small drawings, as paths: marks of the sides, kinds of spaces, kinds of cards. Shapes carry what colour alone must not.

import { s } from "./dom.js";

/** Marks of the sides, about 40 high, centred: a lily and a cross. @type {Record<string, string>} */
export const MARKS = {
  french:
    "M0-20c7 8 7 16 2.5 23 4-2 6-8 11.5-9 7-1 8 9 1 11.5 0-3-3-4-5.5-2-2 1.5-3.5 3-4 5h3v4h-3.500c.5 3 2.5 5 4.5 6-4 .5-7.5-.5-9.5-3-2 2.5-5.5 3.5-9.5 3 2-1 4-3 4.5-6h-3.500v-4h3c-.5-2-2-3.5-4-5-2.5-2-5.5-1-5.5 2-7-2.5-6-12.5 1-11.5 5.5 1 7.5 7 11.5 9-4.5-7-4.5-15 2.5-23z",
  british: "M-5-19h10v14h14v10h-14v14h-10v-14h-14v-10h14zM-18-15l3-3 8 8v3h-3zM18-15l-3-3-8 8v3h3zM-18 15l3 3 8-8v-3h-3zM18 15l-3 3-8-8v-3h3z",
};

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
export const PEAKS = "M-30 18l18-30 10 15 9-16 22 31zM-17-4l5 4 4-4M2-4l5 3 5-3";
/** A village beside a space, and the head and shoulders of a militiaman. */
export const HUT = "M-15 13c0-14 5-22 15-28 10 6 15 14 15 28h-10v-9q-5-6-10 0v9z";
export const BUST = "M-8 11c0-7 2-10 5-11a6 6 0 1 1 6 0c3 1 5 4 5 11z";
/** Bastions that show around a space. */
export const STAR = star(8, 64, 46);
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

/** Small signs on a 24 by 24 field, stroked. @type {Record<string, string>} */
const SIGNS = {
  reinforcement: "M12 4v16M4 12h16M7 4v4M17 4v4",
  movement: "M3 12h16M13 5l7 7-7 7",
  combat: "M4 4l14 14M20 4L6 18M3 17l4 4M21 17l-4 4",
  interrupt: "M13 2L5 14h6l-1 8 9-13h-6z",
  event: "M12 3l2.5 6 6.5.5-5 4.2 1.600 6.300L12 16.5 6.400 20 8 13.700 3 9.500l6.5-.5z",
  response: "M13 2L5 14h6l-1 8 9-13h-6z",
  layers: "M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5",
  feather: "M5 20c0-8 4-15 14-17-1 9-5 14-12 15M5 21L14 9",
  anchor: "M12 3a2 2 0 1 0 .1 0M12 7v14M7 10h10M4 14c1 5 4 7 8 7s7-2 8-7",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  copy: "M8 8h12v12H8zM4 16V4h12",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1.5-1 3M12 19v.5",
  list: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
  replay: "M4 12a8 8 0 1 0 3-6.200M4 3v5h5",
  play: "M7 4l13 8-13 8z",
  pause: "M8 4v16M16 4v16",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  key: "M12 3l2.5 6 6.5.5-5 4.2 1.600 6.300L12 16.5 6.400 20 8 13.700 3 9.500l6.5-.5z",
  bell: "M12 3c-1.2 0-2 .8-2 1.800-3.5 1-4.5 4-4.5 7.2 0 3-1 4-2 5.500h17c-1-1.5-2-2.5-2-5.5 0-3.2-1-6.2-4.5-7.2 0-1-.8-1.800-2-1.800zM10 20a2 2 0 0 0 4 0",
  legend: "M4 5h16v14H4zM4 10h16M9 10v9",
};

/** @param {string} name */
export function icon(name, size = 18) {
  return s("svg", { class: `icon icon-${name}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: SIGNS[name] ?? SIGNS.event }));
}

/** The sign of the Indians. */
export const feather = (size = 18) => icon("feather", size);

/** The mark of a side, for use in text. @param {string} side */
export function mark(side, size = 18) {
  return s("svg", { class: `mark ${side}`, viewBox: "-22 -22 44 44", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: MARKS[side] ?? ANYWHERE }));
}
