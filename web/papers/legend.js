// @ts-check
// The legend: the meaning of the signs on the map.

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
import { BODIES, unit } from "../signs/units.js";
import { SIGNS } from "../map/arrows.js";
import { BLOCKS, WALLS } from "../map/forces.js";

/** Returns the list of all signs on the board at the table. */
export function legend() {
  const spaces = state.board?.spaces ?? [];
  const kinds = [...new Map(spaces.map((space) => [space.kind, space])).values()];
  const ways = [...new Set((state.board?.lines ?? []).map((line) => line.kind))];
  return h("ul", { class: "legend-list" },
    ...SIDES.map((side) => row(plate(`space ${side}`, s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "held", d: MARKS[side] })), t("held-by", { side: sideName(side) }))),
    ...kinds.map(({ kind, w }) => row(plate(`space${w ? "" : " neutral"} kind-${kind}`, s("path", { class: "shape", d: w ? "M-54-34h108v68h-108z" : kindOutline(kind) }), ...(w ? [] : ornaments(kind))), named("kind", kind))),
    ...signNames("fact").flatMap((name) => factRows(name, spaces)),
    ...signNames("marker").filter((name) => has(keyOf("legend", name))).map((name) => row(plate("mark-on", s("g", { transform: "scale(2)" }, sign("marker", name, `drawing ${name}`))), t(keyOf("legend", name)))),
    ...(drawn.blocks ? blocks() : counters()),
    ...(drawn.shapes ? units() : []),
    ...pointSigns(),
    ...[...new Set(faces() ?? [])].map((face) => row(h("span", { class: "dice" }, h("span", { class: "die" }, faceSign(face))), named("face", face))),
    ...ways.map((kind) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `line ${kind}` }, s("path", { class: "bed", d: "M0 17H68" }), s("path", { class: "way", d: "M0 17H68" }))), named("line", kind))),
    ...signNames("way").map((name) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `way-now ${name}` }, s("path", { class: "laid", d: "M0 17H68" }))), t(keyOf("way", name)))),
    ...(drawn.shapes ? [row(s("svg", { class: "sign", viewBox: "-18 -9 36 18", width: 34, height: 17 }, s("g", { class: "used french" }, s("rect", { x: -17, y: -8, width: 34, height: 16, rx: 5 }), s("text", { y: 4.200 }, "3/16"))), t("legend-used"))] : []),
    row(s("svg", { class: "sign", viewBox: "-74 -34 148 68", width: 34, height: 17 }, s("g", { class: "went french" }, s("path", { class: "shaft", d: "M-70 0H24" }), s("path", { class: "head", d: "M22-26L70 0L22 26z" }))), t("legend-went")),
    ...Object.entries(SIGNS).map(([name, d]) => row(plate("", s("g", { transform: "scale(2.2)" }, s("g", { class: `changed ${name}` }, s("circle", { r: 21 }), s("path", { d })))), t(keyOf("legend", name)))));
}

/** Returns an example of counters in a row: a number of each kind of unit, and a leader. */
function counters() {
  const common = (state.board?.pieces ?? []).filter((piece) => piece.kind !== "leader");
  const counter = (/** @type {string} */ kind, /** @type {Element[]} */ ...parts) => plate("", s("g", { class: `counter french ${kind}`, transform: "scale(4.5)" }, ...parts));
  return [
    ...common.map(({ kind, name }) => row(counter(kind, s("path", { class: "body", d: BODIES.french, transform: "scale(.66)" }), s("text", { class: "number", y: 4.500 }, "2")), t(name))),
    row(counter("leader", s("circle", { class: "body", r: 10 }), s("circle", { class: "edge", r: 8.300 }), s("text", { class: "number", y: 4 }, "+1")), t("legend-leader"))];
}

/** Returns examples of blocks: one with units and the disc of a leader on its edge, and the block of a force inside a fort. */
function blocks() {
  const force = (/** @type {Element[]} */ ...parts) => plate("", s("g", { class: "force stack french" }, ...parts));
  const body = () => s("path", { class: "body", d: BLOCKS.french });
  const number = () => s("text", { class: "number", y: 7 }, "4");
  return [
    row(force(body(), number(), s("path", { class: "pip", d: "M-8 11h16v16h-16z" })), t(drawn.shapes ? "legend-units" : "legend-strength")),
    row(force(body(), number(), s("g", { class: "discs" }, s("circle", { r: 13, cx: 34, cy: -30 }))), t("legend-leader")),
    ...(drawn.shapes ? [] : [row(plate("", s("g", { class: "force stack french within" }, s("path", { class: "body", d: WALLS }), number())), t("legend-inside"))])];
}

/**
 * Returns the rows for a fact that is printed at spaces: one row with the game's text `legend-NAME`. If the sign only determines on which kind
 * of space the fact is shown, returns one row for each value.
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

/** Returns one unit of each type, then a reduced one and a spent one. */
function units() {
  const pieces = state.board?.pieces ?? [];
  const first = pieces.filter((piece, i) => pieces.findIndex((one) => one.type === piece.type) === i);
  const brigade = pieces.find((piece) => piece.shape === "square");
  const block = (/** @type {Element} */ part) => plate("force french", s("rect", { class: "body", x: -52, y: -52, width: 104, height: 104, rx: 12 }), s("g", { transform: "scale(2.3)" }, part));
  return [
    ...first.map((piece) => row(block(unit(piece, {})), named("type", piece.type ?? ""))),
    row(block(unit(brigade, { reduced: true })), t("legend-reduced")), row(block(unit(brigade, { spent: true })), t("legend-spent"))];
}

/** Returns the kinds of points on cards, and the states of a point. */
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
