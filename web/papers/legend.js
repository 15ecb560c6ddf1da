// @ts-check
// What the signs on the map mean.

import { h, s } from "../kit/dom.js";
import { drawn, factOf } from "../model/facts.js";
import { signNames, told } from "../model/look.js";
import { sideName } from "../model/names.js";
import { SIDES, state } from "../model/state.js";
import { faces, freePoint } from "../model/view.js";
import { has, keyOf, named, t } from "../model/words.js";
import { faceSign } from "../signs/dice.js";
import { ANYWHERE, factBadge, kindOutline, ornaments } from "../signs/places.js";
import { points } from "../signs/points.js";
import { MARKS } from "../signs/sides.js";
import { sign } from "../signs/sprite.js";
import { unit } from "../signs/units.js";

/** The list of all signs that the board at the table has. */
export function legend() {
  const spaces = state.board?.spaces ?? [];
  const kinds = [...new Map(spaces.map((space) => [space.kind, space])).values()];
  const ways = [...new Set((state.board?.lines ?? []).map((line) => line.kind))];
  return h("ul", { class: "legend-list" },
    ...SIDES.map((side) => row(plate(`space ${side}`, s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "held", d: MARKS[side] })), t("held-by", { side: sideName(side) }))),
    ...kinds.map(({ kind, w }) => row(plate(`space${w ? "" : " neutral"} kind-${kind}`, s("path", { class: "shape", d: w ? "M-54-34h108v68h-108z" : kindOutline(kind) }), ...(w ? [] : ornaments(kind))), named("kind", kind))),
    ...signNames("fact").flatMap((name) => factRows(name, spaces)),
    ...signNames("marker").filter((name) => has(keyOf("legend", name))).map((name) => row(plate("mark-on", s("g", { transform: "scale(2)" }, sign("marker", name, `drawing ${name}`))), t(keyOf("legend", name)))),
    ...(drawn.shapes ? units() : []),
    ...pointSigns(),
    ...[...new Set(faces() ?? [])].map((face) => row(h("span", { class: "dice" }, h("span", { class: "die" }, faceSign(face))), named("face", face))),
    ...ways.map((kind) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `line ${kind}` }, s("path", { class: "bed", d: "M0 17H68" }), s("path", { class: "way", d: "M0 17H68" }))), named("line", kind))),
    ...signNames("way").map((name) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `way-now ${name}` }, s("path", { class: "laid", d: "M0 17H68" }))), t(keyOf("way", name)))));
}

/**
 * Something that is printed at spaces: a row with the game's `legend-NAME`, or one for each value where its sign only says on which kind of
 * space it is shown.
 * @param {string} name @param {import("../types").SpaceFact[]} spaces
 */
function factRows(name, spaces) {
  const on = told("fact", name, "on");
  const shape = s("path", { class: "shape", d: kindOutline(on ?? "") });
  if (has(keyOf("legend", name))) {
    if (!spaces.some((space) => factOf(space, name))) return [];
    const line = told("fact", name, "outline");
    const words = t(keyOf("legend", name));
    if (line) {
      const edge = s("path", { class: `fact-${name}`, d: kindOutline(on ?? "") });
      return [row(plate(`space neutral kind-${on}`, ...(line === "under" ? [edge, shape] : [shape, edge])), words)];
    }
    if (on) return [row(plate("space", sign("fact", name), shape), words)];
    return [row(plate("space", s("g", { transform: `scale(${told("fact", name, "legend") ?? 1})` }, factBadge(name, 2))), words)];
  }
  if (!on) return [];
  const values = [...new Set(spaces.map((space) => factOf(space, name)).filter((value) => typeof value === "string"))];
  return values.map((value) => row(plate(`space kind-${on} ${name}-${value}`, s("path", { class: "shape", d: kindOutline(on) })), named(name, String(value))));
}

/** One unit of each type, then how it looks when it is reduced or spent. */
function units() {
  const pieces = state.board?.pieces ?? [];
  const first = pieces.filter((piece, i) => pieces.findIndex((one) => one.type === piece.type) === i);
  const brigade = pieces.find((piece) => piece.shape === "square");
  const block = (/** @type {Element} */ part) => plate("force french", s("rect", { class: "body", x: -52, y: -52, width: 104, height: 104, rx: 12 }), s("g", { transform: "scale(2.3)" }, part));
  return [
    ...first.map((piece) => row(block(unit(piece, {})), named("type", piece.type ?? ""))),
    row(block(unit(brigade, { reduced: true })), t("legend-reduced")), row(block(unit(brigade, { spent: true })), t("legend-spent"))];
}

/** What cards have points for, and what becomes of a point. */
function pointSigns() {
  const kinds = [...new Set((state.board?.cards ?? []).flatMap((card) => card.points ?? []))].filter((kind) => told("point", kind, "mark") === null);
  if (kinds.length === 0) return [];
  const [first = ""] = kinds;
  const spent = /** @type {import("../types").PointState[]} */ (["used", "held", "lost"]);
  return [...kinds.map(freePoint).map((point) => row(points([point]), t(point.name))),
    ...spent.map((state) => row(points([{ ...freePoint(first), state }]), t(keyOf("point", state))))];
}

/** @param {Element} sign @param {string} words */
const row = (sign, words) => h("li", null, sign, h("span", null, words));

/** @param {string} cls @param {Element[]} parts */
const plate = (cls, ...parts) => s("svg", { class: "sign", viewBox: "-60 -60 120 120", width: 34, height: 34 }, s("g", { class: cls }, ...parts));
