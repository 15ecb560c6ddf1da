// @ts-check
// What the signs on the map mean.

import { anchor, box } from "./board.js";
import { h, s } from "./dom.js";
import { ANYWHERE, MARKS, PEAKS, SHAPES, STAR } from "./icons.js";
import { drawing, drawn } from "./markers.js";
import { massed, state } from "./state.js";
import { any, keyOf, sideName, t } from "./text.js";

export function legend() {
  const spaces = state.board?.spaces ?? [];
  const kinds = [...new Set(spaces.map((space) => space.kind))];
  const ways = [...new Set((state.board?.lines ?? []).map((line) => line.kind))];
  const departments = [...new Set(spaces.flatMap((space) => space.department ?? []))];
  return h("ul", { class: `legend-list${massed ? " massed" : ""}` },
    ...["french", "british"].map((side) => row(sign(`space ${side}`, s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "held", d: MARKS[side] })), t("held-by", { side: sideName(side) }))),
    ...kinds.map((kind) => row(sign(massed ? `space ${kind}` : "space neutral", s("path", { class: "shape", d: kind.endsWith("box") ? "M-54-34h108v68h-108z" : SHAPES[kind] ?? ANYWHERE }), s("path", { class: "peaks", d: kind === "mountain" ? PEAKS : "" })), any(keyOf("kind", kind)))),
    ...departments.map((name) => row(sign(`space cultivated ${name}`, s("path", { class: "shape", d: SHAPES.cultivated })), any(keyOf("department", name)))),
    spaces.some((space) => space.vp) ? row(sign("space", box("vp", 0, 0, 2)), t("legend-vp")) : null,
    spaces.some((space) => space.defence) ? row(sign("space", box("dv", 0, 0, 2)), t("legend-dv")) : null,
    ...(massed ? signs() : []),
    ...ways.map((kind) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `line ${kind}` }, s("path", { class: "bed", d: "M0 17H68" }), s("path", { class: "way", d: "M0 17H68" }))), any(keyOf("line", kind)))));
}

/** Fortresses, ports, settlements and markers. */
function signs() {
  return [
    row(sign("space", s("path", { class: "bastions", d: STAR }), s("path", { class: "shape", d: SHAPES.cultivated })), t("fortress")),
    row(sign("space", s("g", { class: "port", transform: "scale(1.8)" }, ...anchor())), t("port")),
    row(sign("space wilderness", s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "settlement", d: ANYWHERE })), t("legend-settlement")),
    ...drawn().map((name) => row(sign("mark-on", s("g", { transform: "scale(2)" }, drawing(name))), t(keyOf("legend", name)))),
  ];
}

/** @param {Element} sign @param {string} words */
const row = (sign, words) => h("li", null, sign, h("span", null, words));

/** @param {string} cls @param {Element[]} parts */
const sign = (cls, ...parts) => s("svg", { class: "sign", viewBox: "-60 -60 120 120", width: 34, height: 34 }, s("g", { class: cls }, ...parts));
