// @ts-check
// Draws the map: coast, lines, spaces and who holds them. It knows no rules; what never changes is drawn once.

import { byId, put, s, set, sync } from "./dom.js";
import { blocks } from "./forces.js";
import { ANYWHERE, BUST, HUT, MARKS, PEAKS, SHAPES, STAR } from "./icons.js";
import { drawLabels } from "./labels.js";
import { drawMarkers, markerName } from "./markers.js";
import { massed, state, view } from "./state.js";
import { any, keyOf, pieceName, sideName, spaceName, t } from "./text.js";

/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").Board} Board */

/** The empty map: the land in one layer, which seldom changes, and what stands on it in another. @param {Board} board */
export function makeMap(board) {
  const { width, height } = board.canvas;
  const land = s("svg", { id: "land", class: massed ? "massed" : null, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  land.append(
    s("defs", null, s("clipPath", { id: "sheet" }, s("rect", { width, height }))),
    s("rect", { class: "margin", x: -34, y: -34, width: width + 68, height: height + 68, rx: 6 }),
    s("g", { "clip-path": "url(#sheet)" },
      s("rect", { class: "sea", width, height }),
      s("g", { id: "base" }),
      s("g", { id: "cartouche" }),
      s("g", { id: "lines" })),
    s("rect", { class: "neatline", x: -10, y: -10, width: width + 20, height: height + 20 }));
  const map = s("svg", { id: "map", class: massed ? "massed" : null, viewBox: `0 0 ${width} ${height}`, role: "group", tabindex: "0" });
  map.append(
    s("defs", null, hatch("hatch-french", "M0 12L12 0M-3 3L3-3M9 15L15 9")),
    s("g", { id: "layers" }),
    s("g", { id: "ways" }),
    s("g", { id: "halos" }),
    s("g", { id: "spaces" }),
    s("g", { id: "labels" }),
    s("g", { id: "stacks" }),
    s("g", { id: "named" }));
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

/** Spaces, their control and marks, and their names. */
export function drawSpaces() {
  const board = state.board;
  if (!board) return;
  sync(byId("spaces"), board.spaces, (space) => space.id, makeSpace, updateSpace);
  drawLabels();
}

/** @param {Space} space */
function makeSpace(space) {
  const shape = outline(space);
  const inner = s("g", { class: space.w ? "inner boxed" : "inner" });
  if (!space.w) inner.append(s("circle", { class: "ring", r: 62 }), s("circle", { class: "hit", r: 62 }));
  else inner.append(s("path", { class: "ring", d: shape }));
  if (space.fortress && !space.w) inner.append(s("path", { class: "bastions", d: STAR }));
  if (space.victory) inner.append(s("path", { class: "worth", d: shape }));
  inner.append(
    s("path", { class: "shape shadow", d: shape, transform: "translate(3 5)" }),
    s("path", { class: "shape", d: shape }),
    s("path", { class: "pattern", d: shape }));
  if (space.kind === "fortress") inner.append(s("path", { class: "inside", d: SHAPES.fortress, transform: "scale(.8)" }));
  if (space.kind === "mountain") inner.append(s("path", { class: "peaks", d: PEAKS }));
  if (space.settlement?.length) inner.append(s("path", { class: `settlement ${space.group ?? ""}`, d: shape }));
  inner.append(s("path", { class: "held" }), s("g", { class: "markers" }));
  if (space.village && space.kind !== "village") inner.append(badge("wigwam", -58, -6, s("path", { d: HUT })));
  for (let i = 0; i < (space.militia ?? 0); i += 1) inner.append(badge("militia", (i - ((space.militia ?? 0) - 1) / 2) * 17, 42, s("path", { d: BUST })));
  if (space.key) inner.append(badge("keystar", -50, -8, s("path", { d: "M0-17l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z" })));
  if (space.vp !== undefined && space.vp !== null) inner.append(box("vp", -37, 38, space.vp));
  if (space.defence !== undefined && space.defence !== null) inner.append(box("dv", 37, 38, space.defence));
  if (space.port) {
    const [x, y] = space.w && space.h ? [space.w / 2 - 26, space.h / 2 - 26] : massed ? [40, 36] : [0, 42];
    inner.append(badge("port", x, y, ...anchor()));
  }
  return s("g", { class: `space ${space.kind}${space.fortress ? " walled" : ""} ${space.department ?? space.nation ?? ""}`, "data-id": `space:${space.id}`, transform: `translate(${space.x} ${space.y})` },
    s("title"), inner);
}

/** @param {Space} space */
function outline(space) {
  if (space.w && space.h) return `M${-space.w / 2} ${-space.h / 2}h${space.w}v${space.h}h${-space.w}z`;
  return SHAPES[space.kind] ?? ANYWHERE;
}

export const anchor = () => [s("circle", { r: 18 }), s("path", { class: "anchor", d: "M0-8a3 3 0 1 0-.1 0M0-8v18M-6-4h12M-10 2c1 6 4 9 10 9s9-3 10-9" })];

/** @param {string} kind @param {number} x @param {number} y @param {Element[]} parts */
function badge(kind, x, y, ...parts) {
  return s("g", { class: kind, transform: `translate(${x} ${y})` }, ...parts);
}

/** @param {string} kind @param {number} x @param {number} y @param {number} value */
export function box(kind, x, y, value) {
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
  if (box) drawMarkers(box, others, space, massed ? blocks(space.id).length : 0);
  const title = el.querySelector("title");
  if (title) put(title, spaceWords(space));
}

/** All about a space in one line. @param {Space} space */
export function spaceWords(space) {
  const now = view()?.spaces[space.id];
  const control = now ? now.control : space.control;
  const words = [spaceName(space.id), any(keyOf("kind", space.kind)), control ? sideName(control) : t("neutral")];
  if (space.department) words.push(any(keyOf("department", space.department)));
  if (space.colony) words.push(any(keyOf("colony", space.colony)));
  if (space.nation) words.push(any(keyOf("nation", space.nation)));
  if (space.fortress) words.push(t("fortress"));
  for (const marker of now?.markers ?? []) words.push(markerName(marker));
  if (space.settlement?.length) words.push(t("settlement", { of: space.settlement.map((tribe) => any(keyOf("tribe", tribe))).join(", ") }));
  if (space.village) words.push(t("village-of", { of: pieceName(space.village) }));
  if (space.militia) words.push(t("militia-of", { n: space.militia }));
  if (space.victory) words.push(t("victory-space"));
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
