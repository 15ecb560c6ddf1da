// @ts-check
// What the signs on the map mean.

import { h, s } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { sideName } from "../model/names.js";
import { state } from "../model/state.js";
import { faces } from "../model/view.js";
import { any, has, keyOf, t } from "../model/words.js";
import { faceSign } from "../signs/dice.js";
import { anchor, ANYWHERE, BUST, HUT, numberBox, PEAKS, SHAPES, STAR } from "../signs/places.js";
import { points } from "../signs/points.js";
import { MARKS } from "../signs/sides.js";
import { unit } from "../signs/units.js";
import { drawing, drawings } from "../map/markers.js";

/** The list of all signs that the board at the table has. */
export function legend() {
  const spaces = state.board?.spaces ?? [];
  const kinds = [...new Set(spaces.map((space) => space.kind))];
  const ways = [...new Set((state.board?.lines ?? []).map((line) => line.kind))];
  const departments = [...new Set(spaces.flatMap((space) => space.department ?? []))];
  return h("ul", { class: `legend-list${drawn.massed ? " massed" : ""}` },
    ...["french", "british"].map((side) => row(sign(`space ${side}`, s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "held", d: MARKS[side] })), t("held-by", { side: sideName(side) }))),
    ...kinds.map((kind) => row(sign(drawn.massed ? `space ${kind}` : "space neutral", s("path", { class: "shape", d: kind.endsWith("box") ? "M-54-34h108v68h-108z" : SHAPES[kind] ?? ANYWHERE }), s("path", { class: "peaks", d: kind === "mountain" ? PEAKS : "" })), any(keyOf("kind", kind)))),
    ...departments.map((name) => row(sign(`space cultivated ${name}`, s("path", { class: "shape", d: SHAPES.cultivated })), any(keyOf("department", name)))),
    spaces.some((space) => space.vp) ? row(sign("space", numberBox("vp", 0, 0, 2)), t("legend-vp")) : null,
    spaces.some((space) => space.defence) ? row(sign("space", numberBox("dv", 0, 0, 2)), t("legend-dv")) : null,
    ...(drawn.massed ? signs(spaces) : []),
    ...(drawn.shaped ? units() : []),
    ...pointSigns(),
    ...[...new Set(faces() ?? [])].map((face) => row(h("span", { class: "dice" }, h("span", { class: "die" }, faceSign(face))), any(keyOf("face", face)))),
    ...ways.map((kind) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `line ${kind}` }, s("path", { class: "bed", d: "M0 17H68" }), s("path", { class: "way", d: "M0 17H68" }))), any(keyOf("line", kind)))),
    ...(state.board?.markers ?? []).filter((name) => has(keyOf("way", name))).map((name) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `way-now ${name}` }, s("path", { class: "laid", d: "M0 17H68" }))), t(keyOf("way", name)))));
}

/** Fortresses, ports, settlements and markers. @param {import("../types").Space[]} spaces */
function signs(spaces) {
  return [
    spaces.some((space) => space.victory) ? row(sign("space settled", s("path", { class: "worth", d: SHAPES.settled }), s("path", { class: "shape", d: SHAPES.settled })), t("victory-space")) : null,
    spaces.some((space) => space.militia) ? row(sign("space", s("g", { class: "militia", transform: "scale(3)" }, s("path", { d: BUST }))), t("legend-militia")) : null,
    spaces.some((space) => space.village) ? row(sign("space", s("g", { class: "wigwam", transform: "scale(2.6)" }, s("path", { d: HUT }))), t("legend-village")) : null,
    row(sign("space", s("path", { class: "bastions", d: STAR }), s("path", { class: "shape", d: SHAPES.cultivated })), t("fortress")),
    row(sign("space", s("g", { class: "port", transform: "scale(1.8)" }, ...anchor())), t("port")),
    spaces.some((space) => space.settlement?.length) ? row(sign("space wilderness", s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "settlement", d: ANYWHERE })), t("legend-settlement")) : null,
    ...drawings().map((name) => row(sign("mark-on", s("g", { transform: "scale(2)" }, drawing(name))), t(keyOf("legend", name)))),
  ];
}

/** One unit of each type, then how it looks when it is reduced or spent. */
function units() {
  const pieces = state.board?.pieces ?? [];
  const first = pieces.filter((piece, i) => pieces.findIndex((one) => one.type === piece.type) === i);
  const brigade = pieces.find((piece) => piece.shape === "square");
  const plate = (/** @type {Element} */ part) => sign("force french", s("rect", { class: "body", x: -52, y: -52, width: 104, height: 104, rx: 12 }), s("g", { transform: "scale(2.3)" }, part));
  return [
    ...first.map((piece) => row(plate(unit(piece, false, false)), any(keyOf("type", piece.type ?? "")))),
    row(plate(unit(brigade, true, false)), t("legend-reduced")), row(plate(unit(brigade, false, true)), t("legend-spent"))];
}

/** What cards have points for, and what becomes of a point. */
function pointSigns() {
  const kinds = [...new Set((state.board?.cards ?? []).flatMap((card) => card.points ?? []))].filter((kind) => !kind.startsWith("double-"));
  if (kinds.length === 0) return [];
  return [...kinds.map((kind) => row(points([{ kind, state: "free" }]), any(keyOf("ap", kind)))),
    ...["used", "held", "lost"].map((state) => row(points([{ kind: kinds[0] ?? "", state }]), t(keyOf("point", state))))];
}

/** @param {Element} sign @param {string} words */
const row = (sign, words) => h("li", null, sign, h("span", null, words));

/** @param {string} cls @param {Element[]} parts */
const sign = (cls, ...parts) => s("svg", { class: "sign", viewBox: "-60 -60 120 120", width: 34, height: 34 }, s("g", { class: cls }, ...parts));
