// @ts-check
// Action points as symbols: what each is for by its shape, what has become of it by how it is drawn.

import { h, s } from "../kit/dom.js";
import { any, keyOf, t } from "../model/words.js";

const SQUARE = "M-8-8h16v16h-16z";
const TRIANGLE = "M0-9l10 17h-20z";
const ANCHOR = "M0-4a1.500 1.500 0 1 0-.1 0v9M-3-2h6M-5 1c.5 3 2 4.500 5 4.500s4.500-1.500 5-4.500";

/** @param {string} kind */
function sign(kind) {
  switch (kind.replace("double-", "")) {
    case "light": return [s("path", { class: "full", d: TRIANGLE })];
    case "indian": return [s("path", { class: "hollow", d: TRIANGLE })];
    case "sail-army": return [s("path", { class: "full", d: SQUARE }), s("path", { class: "on-full", d: ANCHOR })];
    case "french-light-army": return [s("path", { class: "full", d: "M-10 8l10-17v17z" }), s("path", { class: "full", d: "M2-8h8v16h-8z" })];
    default: return [s("path", { class: "full", d: SQUARE })];
  }
}

/** One point. @param {import("../types").PointView} point */
function symbol({ kind, state }) {
  const words = state === "free" ? any(keyOf("ap", kind)) : t("point-state", { point: any(keyOf("ap", kind)), state: t(keyOf("point", state)) });
  return h("span", { class: `point ${kind} ${state}`, role: "img", title: words, "aria-label": words },
    s("svg", { viewBox: "-12 -12 24 24", width: 20, height: 20, "aria-hidden": "true" },
      ...sign(kind),
      state === "lost" ? s("path", { class: "cross", d: "M-10-10L10 10M10-10L-10 10" }) : state === "used" ? s("path", { class: "cross", d: "M-10 10L10-10" }) : null),
    kind.startsWith("double-") ? h("sup", null, "2×") : null,
    state === "held" ? h("sub", null, "R") : null);
}

/** The points of a card. @param {import("../types").PointView[]} list */
export const points = (list) => h("span", { class: "points" }, ...list.map(symbol));
