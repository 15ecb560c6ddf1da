// @ts-check
// The map of the editor. It shows the position as a table would, the chosen space, and the spaces with errors.

import { byId, h, s, set, sync } from "../kit/dom.js";
import { basemap } from "../net/server.js";
import { change, spacesKey, wrongSpaces } from "../model/draft.js";
import { drawn, spaces } from "../model/facts.js";
import { spaceName } from "../model/names.js";
import { piecesFor, place, stackOf, valueAt } from "../model/position.js";
import { changed, state } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { t } from "../model/words.js";
import { drawTitle, makeCartouche } from "../map/cartouche.js";
import { drawForces } from "../map/forces.js";
import { drawLabels, nameSpace } from "../map/labels.js";
import { drawLines } from "../map/lines.js";
import { extent } from "../map/picture.js";
import { drawBase, makeMap } from "../map/sheet.js";
import { drawSpaces } from "../map/spaces.js";
import { drawStacks } from "../map/stacks.js";
import { drawWays } from "../map/ways.js";
import { Zoom } from "../map/zoom.js";
import { pieceAt, pieceLabel } from "./labels.js";

/** The zoom of the map, once it has been drawn. @type {{ zoom: Zoom | null, seal: unknown[] }} */
const sheet = { zoom: null, seal: [] };

/** Creates the map of a game, in place of an earlier one. @param {HTMLElement} box @param {string} game */
export function layMap(box, game) {
  const facts = /** @type {import("../types").BoardFacts} */ (state.board);
  const { land, map } = makeMap(facts);
  map.append(s("g", { id: "here-space" }), s("g", { id: "wrong-spaces" }));
  const world = h("div", { id: "world" }, land, map);
  box.querySelector("#world")?.remove();
  box.prepend(world);
  const zoom = new Zoom(world, [land, map], facts.canvas, extent(facts));
  sheet.zoom = zoom;
  sheet.seal = [];
  drawLines(facts);
  makeCartouche(facts);
  map.addEventListener("click", (event) => {
    const on = event.target instanceof Element ? event.target.closest("[data-id], [data-stack]") : null;
    press(on ? on.getAttribute("data-stack") ?? spaceOf(on.getAttribute("data-id") ?? "") : null);
  });
  map.addEventListener("pointerover", (event) => {
    const on = event.target instanceof Element ? event.target.closest("[data-id], [data-stack]") : null;
    state.hovered = on ? on.getAttribute("data-stack") ?? spaceOf(on.getAttribute("data-id") ?? "") : null;
    nameSpace();
  });
  map.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && pressed(event.key)) event.preventDefault();
  });
  byId("zoom-in").onclick = () => zoom.by(1.3);
  byId("zoom-out").onclick = () => zoom.by(1 / 1.3);
  byId("zoom-fit").onclick = () => zoom.whole();
  basemap(game).then((text) => drawBase(text, facts)).catch(() => {});
}

/** Draws the position on the map. */
export function drawMap() {
  const { zoom } = sheet;
  if (!zoom || !state.replay) return;
  if (!zoom.laid) zoom.fit();
  zoom.sized = drawPieces;
  const seal = [state.replay.view, state.language];
  if (seal.some((part, i) => part !== sheet.seal[i])) {
    sheet.seal = seal;
    drawTitle();
    drawSpaces();
    drawWays();
    drawPieces();
  }
  drawChosen();
  drawWrong();
  nameSpace();
  set(byId("map"), { "aria-label": `${t("map")}. ${t("editor-map-help")}`, "data-space": state.editor.space });
}

function drawPieces() {
  if (!state.replay) return;
  if (drawn.blocks) drawForces();
  else drawStacks();
  drawLabels();
}

/** Draws a ring around the chosen space. */
function drawChosen() {
  const space = spaces.get(state.editor.space ?? "");
  sync(byId("here-space"), space ? [space] : [], (one) => one.id,
    (one) => s("g", { transform: `translate(${one.x} ${one.y})` }, one.w && one.h
      ? s("rect", { class: "here-ring", x: -one.w / 2 - 8, y: -one.h / 2 - 8, width: one.w + 16, height: one.h + 16, rx: 8 })
      : s("circle", { class: "here-ring inner", r: 84 })));
}

/** Draws a sign at each space with an error. */
function drawWrong() {
  const wrong = wrongSpaces();
  const shown = [...wrong.keys()].flatMap((id) => spaces.get(id) ?? []);
  sync(byId("wrong-spaces"), shown, (one) => one.id,
    (one) => s("g", { "data-wrong": one.id, transform: `translate(${one.x} ${one.y})` }, s("g", { class: "inner" }, s("circle", { class: "wrong-ring", r: 74 }), s("g", { transform: "translate(52 -52)" }, s("circle", { class: "wrong-sign", r: 25 }), s("text", { class: "wrong-mark", y: 13 }, "!")), s("title"))),
    (el, one) => {
      const title = el.querySelector("title");
      if (title) title.textContent = `${spaceName(one.id)}: ${(wrong.get(one.id) ?? []).map(({ reason }) => reason).join("; ")}`;
    });
}

/** Handles a press on a space: if a counter is armed, it is put there; otherwise the space is chosen. @param {string | null} id */
export function press(id) {
  const { editor } = state;
  if (!id) {
    editor.space = null;
    return changed();
  }
  if (editor.brush) put(id, editor.brush, 1);
  editor.space = editor.brush || editor.space !== id ? id : null;
  editor.tab = "counters";
  changed();
}

/** Puts `n` counters into a space, or takes counters away if `n` is negative. @param {string} space @param {string} name @param {number} n */
export function put(space, name, n) {
  const { editor, board } = state;
  if (!board) return;
  const path = [spacesKey(), space, editor.stack];
  if (!change((tree) => place(editor.keys, board, tree, path, name, n, editor.view))) return;
  const piece = pieceAt(path, name);
  editor.said = t(n > 0 ? "editor-put" : "editor-taken", { name: piece ? pieceLabel(piece) : name, space: spaceName(space) });
}

/** Takes away the last piece of the chosen table of pieces in the chosen space. */
function takeLast() {
  const { editor, board } = state;
  if (!editor.space || !board) return;
  const path = [spacesKey(), editor.space, editor.stack];
  const there = valueAt(editor.tree ?? {}, path) ?? (editor.tree?.from === "setup" && editor.view ? stackOf(editor.keys, editor.view, path) : undefined) ?? {};
  const names = piecesFor(editor.keys, board, path).map(({ name }) => name).filter((name) => name in there || Object.values(there).some((one) => Array.isArray(one) && one.includes(name)));
  const last = names.at(-1);
  if (last) put(editor.space, last, -1);
}

/** @param {string} key @returns {boolean} whether the key had an effect */
function pressed(key) {
  const { editor } = state;
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (arrow) {
    const [dx = 0, dy = 0] = arrow;
    const next = nearest(dx, dy);
    if (next) choose(next);
    return true;
  }
  switch (key) {
    case "Enter": case " ":
      if (editor.space && editor.brush) put(editor.space, editor.brush, 1);
      return true;
    case "Delete": case "Backspace": takeLast(); return true;
    case "Escape":
      editor.brush = null;
      changed();
      return true;
    case "+": case "=": sheet.zoom?.by(1.25); return true;
    case "-": case "_": sheet.zoom?.by(0.8); return true;
    case "0": sheet.zoom?.whole(); return true;
    default: return false;
  }
}

/** Returns the space that is nearest to the chosen one in a direction; without a chosen space, the one in the middle of the window. @param {number} dx @param {number} dy */
function nearest(dx, dy) {
  const from = spaces.get(state.editor.space ?? "");
  const centre = sheet.zoom?.centre ?? { x: 0, y: 0 };
  const cost = (/** @type {import("../types").SpaceFact} */ { x, y }) => {
    if (!from) return Math.hypot(x - centre.x, y - centre.y);
    const along = (x - from.x) * dx + (y - from.y) * dy;
    return along <= 2 ? Infinity : along + 2 * (Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx));
  };
  const [best] = [...spaces.values()].map((space) => ({ space, cost: cost(space) })).filter((one) => one.cost < Infinity).sort((a, b) => a.cost - b.cost);
  return best?.space.id;
}

/** Chooses a space, and brings it into view. @param {string} id */
export function choose(id) {
  const space = spaces.get(id);
  state.editor.space = space ? id : null;
  if (space) sheet.zoom?.show(space.x, space.y);
  state.editor.said = space ? spaceName(id) : "";
  changed();
}
