// @ts-check
// Draws the map: coast, lines, spaces and who holds them. It knows no rules; what never changes is drawn once.

import { byId, h, put, s, set, sync } from "./dom.js";
import { ANYWHERE, MARKS, SHAPES } from "./icons.js";
import { spaces, state, view } from "./state.js";
import { any, keyOf, sideName, spaceName, t } from "./text.js";
import { cartouche } from "./cartouche.js";
import { drawLabels } from "./labels.js";

/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").Board} Board */

/** The empty map: the land in one layer, which seldom changes, and what stands on it in another. @param {Board} board */
export function makeMap(board) {
  const { width, height } = board.canvas;
  const land = s("svg", { id: "land", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  land.append(
    s("defs", null, s("clipPath", { id: "sheet" }, s("rect", { width, height }))),
    s("rect", { class: "margin", x: -34, y: -34, width: width + 68, height: height + 68, rx: 6 }),
    s("g", { "clip-path": "url(#sheet)" },
      s("rect", { class: "sea", width, height }),
      s("g", { id: "base" }),
      s("g", { id: "cartouche" }),
      s("g", { id: "lines" })),
    s("rect", { class: "neatline", x: -10, y: -10, width: width + 20, height: height + 20 }));
  const map = s("svg", { id: "map", viewBox: `0 0 ${width} ${height}`, role: "group", tabindex: "0" });
  map.append(
    s("defs", null, hatch("hatch-french", "M0 12L12 0M-3 3L3-3M9 15L15 9")),
    s("g", { id: "halos" }),
    s("g", { id: "spaces" }),
    s("g", { id: "labels" }),
    s("g", { id: "stacks" }));
  return { land, map };
}

/** @param {string} id @param {string} d */
function hatch(id, d) {
  return s("pattern", { id, width: 12, height: 12, patternUnits: "userSpaceOnUse" }, s("path", { d, class: "hatch" }));
}

/** Coast, lakes and rivers, from the game's drawing; engraved waterlines follow the shore. @param {string} text */
export function drawBase(text) {
  const base = byId("base");
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  /** @type {Element[]} */
  const shore = [];
  /** @type {Element[]} */
  const rest = [];
  for (const path of drawing.querySelectorAll("path")) {
    const kind = path.getAttribute("class") ?? "land";
    const d = path.getAttribute("d");
    rest.push(s("path", { class: kind, d, "fill-rule": path.getAttribute("fill-rule") }));
    if (kind === "land") for (const width of [46, 28, 12]) shore.push(s("path", { class: "waterline", d, "stroke-width": width }));
  }
  base.replaceChildren(...shore, ...rest);
}

/** @param {Board} board */
export function drawLines(board) {
  const key = (/** @type {import("./types").Line} */ line) => `${line.a}-${line.b}-${line.kind}`;
  sync(byId("lines"), board.lines, key, (line) => {
    const a = spaces.get(line.a);
    const b = spaces.get(line.b);
    if (!a || !b) return s("g");
    const d = line.curve
      ? `M${a.x} ${a.y}Q${line.curve[0]} ${line.curve[1]} ${b.x} ${b.y}`
      : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    return s("g", { class: `line ${line.kind}` },
      s("path", { class: "bed", d }), s("path", { class: "way", d }));
  });
  cartouche(board);
}

/** Spaces, their control and marks, and their names. */
export function drawSpaces() {
  const board = state.board;
  if (!board) return;
  sync(byId("spaces"), board.spaces, (space) => space.id, makeSpace, updateSpace);
  drawLabels();
}

/** @param {Space} space */
function makeSpace(space) {
  const inner = s("g", { class: "inner" },
    s("circle", { class: "ring", r: 62 }),
    s("circle", { class: "hit", r: 62 }),
    s("path", { class: "shape shadow", d: SHAPES[space.kind] ?? ANYWHERE, transform: "translate(3 5)" }),
    s("path", { class: "shape", d: SHAPES[space.kind] ?? ANYWHERE }),
    s("path", { class: "pattern", d: SHAPES[space.kind] ?? ANYWHERE }));
  if (space.kind === "fortress") inner.append(s("path", { class: "inside", d: SHAPES.fortress, transform: "scale(.8)" }));
  inner.append(s("path", { class: "held" }), s("g", { class: "markers" }));
  if (space.key) inner.append(badge("keystar", -50, -8, s("path", { d: "M0-17l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z" })));
  if (space.vp !== undefined && space.vp !== null) inner.append(box("vp", -37, 38, space.vp));
  if (space.defence !== undefined && space.defence !== null) inner.append(box("dv", 37, 38, space.defence));
  if (space.port) {
    inner.append(badge("port", 0, 42, s("circle", { r: 18 }),
      s("path", { class: "anchor", d: "M0-8a3 3 0 1 0-.1 0M0-8v18M-6-4h12M-10 2c1 6 4 9 10 9s9-3 10-9" })));
  }
  return s("g", { class: `space ${space.kind}`, "data-id": `space:${space.id}`, transform: `translate(${space.x} ${space.y})` },
    s("title"), inner);
}

/** @param {string} kind @param {number} x @param {number} y @param {Element[]} parts */
function badge(kind, x, y, ...parts) {
  return s("g", { class: kind, transform: `translate(${x} ${y})` }, ...parts);
}

/** @param {string} kind @param {number} x @param {number} y @param {number} value */
function box(kind, x, y, value) {
  const d = kind === "vp" ? "M-17-16h34v32h-34z" : "M-17-16h34v16c0 10-8 16-17 19-9-3-17-9-17-19z";
  return badge(kind, x, y, s("path", { d }), s("text", { y: 9 }, value));
}

/** @param {SVGGElement} el @param {Space} space */
function updateSpace(el, space) {
  const now = view()?.spaces[space.id];
  const control = now ? now.control : (space.control ?? null);
  const markers = now?.markers ?? [];
  const destroyed = markers.includes("destroyed");
  const taken = Boolean(control && space.control && control !== space.control);
  for (const side of ["french", "british"]) el.classList.toggle(side, control === side);
  el.classList.toggle("neutral", !control);
  el.classList.toggle("destroyed", destroyed);
  el.classList.toggle("taken", taken);
  const held = el.querySelector(".held");
  if (held) set(held, { d: destroyed ? "M-22-20L22 24M22-20L-22 24" : control ? MARKS[control] : "" });
  const box = el.querySelector(".markers");
  const others = markers.filter((marker) => marker !== "destroyed" && marker !== "control");
  if (box) sync(box, others, (marker) => marker, makeMarker, (one, _, i) => set(one, { transform: `translate(${-46 + i * 34} -40)` }));
  const title = el.querySelector("title");
  if (title) put(title, spaceWords(space));
}

/** @param {string} marker */
function makeMarker(marker) {
  const name = any(keyOf("marker", marker));
  return s("g", { class: "marker" }, s("rect", { x: -15, y: -15, width: 30, height: 30 }),
    s("text", { y: 8 }, name.slice(0, 2)), s("title", null, name));
}

/** All about a space in one line. @param {Space} space */
export function spaceWords(space) {
  const now = view()?.spaces[space.id];
  const control = now ? now.control : space.control;
  const words = [spaceName(space.id), any(keyOf("kind", space.kind)), control ? sideName(control) : t("neutral")];
  for (const marker of now?.markers ?? []) words.push(any(keyOf("marker", marker)));
  if (space.vp) words.push(t("vp-short", { n: space.vp }));
  if (space.defence) words.push(t("dv-short", { n: space.defence }));
  if (space.port) words.push(t("port"));
  if (space.key) words.push(t("key-space"));
  return words.join(" · ");
}

/** Rings around what is looked at, and around what a line of the log speaks of. @param {Set<string>} pointed */
export function drawHalos(pointed) {
  const focus = new Set((view()?.focus ?? []).map(spaceId));
  const shown = (state.board?.spaces ?? []).filter((space) => focus.has(space.id) || pointed.has(space.id));
  sync(byId("halos"), shown, (space) => space.id,
    (space) => s("g", { transform: `translate(${space.x} ${space.y})` }, s("circle", { class: "halo inner", r: 88 })),
    (el, space) => {
      el.classList.toggle("focus", focus.has(space.id));
      el.classList.toggle("pointed", pointed.has(space.id));
    });
}

/** @param {string} target */
function spaceId(target) {
  return (target.split(":")[1] ?? target).split("/")[0] ?? target;
}

/** What the signs on the map mean. */
export function legend() {
  const kinds = [...new Set((state.board?.spaces ?? []).map((space) => space.kind))];
  const ways = [...new Set((state.board?.lines ?? []).map((line) => line.kind))];
  const row = (/** @type {Element} */ sign, /** @type {string} */ words) => h("li", null, sign, h("span", null, words));
  const sign = (/** @type {string} */ cls, /** @type {Element[]} */ ...parts) =>
    s("svg", { class: "sign", viewBox: "-60 -60 120 120", width: 34, height: 34 }, s("g", { class: cls }, ...parts));
  return h("ul", { class: "legend-list" },
    ...["french", "british"].map((side) => row(sign(`space ${side}`, s("path", { class: "shape", d: ANYWHERE }), s("path", { class: "held", d: MARKS[side] })), t("held-by", { side: sideName(side) }))),
    ...kinds.map((kind) => row(sign("space neutral", s("path", { class: "shape", d: SHAPES[kind] ?? ANYWHERE })), any(keyOf("kind", kind)))),
    row(sign("space", box("vp", 0, 0, 2)), t("legend-vp")),
    row(sign("space", box("dv", 0, 0, 2)), t("legend-dv")),
    ...ways.map((kind) => row(s("svg", { class: "sign", viewBox: "0 0 68 34", width: 34, height: 17 },
      s("g", { class: `line ${kind}` }, s("path", { class: "bed", d: "M0 17H68" }), s("path", { class: "way", d: "M0 17H68" }))), any(keyOf("line", kind)))));
}
