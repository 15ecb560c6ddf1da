// @ts-check
// Action points as symbols: the shape shows the use of a point, and the style shows whether it has been used.

import { h, s } from "../kit/dom.js";
import { told } from "../model/look.js";
import { attr, keyOf, t } from "../model/words.js";
import { sign } from "./sprite.js";

/** Returns the name of a point and its state, in words. @param {import("../types").PointView} point */
const pointWords = ({ name, state }) => (state === "free" ? t(name) : t("point-state", { point: t(name), state: t(keyOf("point", state)) }));

/** Draws a point. @param {import("../types").PointView} point */
function symbol(point) {
  const { kind, state } = point;
  const words = pointWords(point);
  return h("span", { class: `point ${kind} ${state}`, role: "img", title: words, "aria-label": words },
    s("svg", { viewBox: "-12 -12 24 24", width: 20, height: 20, "aria-hidden": "true" },
      sign("point", kind),
      state === "lost" ? s("path", { class: "cross", d: "M-10-10L10 10M10-10L-10 10" }) : state === "used" ? s("path", { class: "cross", d: "M-10 10L10-10" }) : null),
    told("point", kind, "mark") ? h("sup", null, told("point", kind, "mark")) : null,
    attr(keyOf("point", state), "mark") ? h("sub", null, attr(keyOf("point", state), "mark")) : null);
}

/** Draws the points of a card. @param {import("../types").PointView[]} list */
export const points = (list) => h("span", { class: "points" }, ...list.map(symbol));

/** Draws the points of a card, each with its name. @param {import("../types").PointView[]} list */
export const namedPoints = (list) => h("ul", { class: "points named" }, ...list.map((point) => h("li", null, h("span", { "aria-hidden": "true" }, symbol(point)), h("span", { class: "point-name" }, pointWords(point)))));
