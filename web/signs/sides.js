// @ts-check
// The marks of the sides, which differ in shape as well as in colour.

import { s } from "../kit/dom.js";
import { ANYWHERE } from "./places.js";

/** The paths of the marks, about 40 high and centred: a lily and a cross. @type {Record<string, string>} */
export const MARKS = {
  french:
    "M0-20c7 8 7 16 2.5 23 4-2 6-8 11.5-9 7-1 8 9 1 11.5 0-3-3-4-5.5-2-2 1.5-3.5 3-4 5h3v4h-3.500c.5 3 2.5 5 4.5 6-4 .5-7.5-.5-9.5-3-2 2.5-5.5 3.5-9.5 3 2-1 4-3 4.5-6h-3.500v-4h3c-.5-2-2-3.5-4-5-2.5-2-5.5-1-5.5 2-7-2.5-6-12.5 1-11.5 5.5 1 7.5 7 11.5 9-4.5-7-4.5-15 2.5-23z",
  british: "M-5-19h10v14h14v10h-14v14h-10v-14h-14v-10h14zM-18-15l3-3 8 8v3h-3zM18-15l-3-3-8 8v3h3zM-18 15l3 3 8-8v-3h-3zM18 15l-3 3-8-8v-3h3z",
};

/** Draws the mark of a side, for use in text. @param {string} side */
export function mark(side, size = 18) {
  return s("svg", { class: `mark ${side}`, viewBox: "-22 -22 44 44", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: MARKS[side] ?? ANYWHERE }));
}
