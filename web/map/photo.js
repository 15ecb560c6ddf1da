// @ts-check
// A picture of the part of the map in view, as a file that contains everything it needs.

import { byId, s } from "../kit/dom.js";
import { state } from "../model/state.js";

/** The width of a picture, the margin on all sides, and the heights of the heading and of a line of the caption. */
const WIDTH = 1600;
const MARGIN = 28;
const HEADING = 84;
const LINE = 34;
/** The width of the margin that the sheet has around the map. */
const EDGE = 34;
/** The number of letters in a line of the caption. */
const LETTERS = 110;

/** The style properties that a picture needs, each with its default value, which need not be written. */
const PROPERTIES = Object.entries({
  fill: "rgb(0, 0, 0)", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-opacity": "1", "stroke-dasharray": "none", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", opacity: "1", "paint-order": "normal", visibility: "visible",
});
/** The further properties of a text. */
const OF_TEXT = Object.entries({ "font-family": "", "font-size": "", "font-weight": "400", "font-style": "normal", "font-variant": "normal", "text-anchor": "start", "letter-spacing": "normal", "dominant-baseline": "auto" });

/** Draws the picture. @param {{ title: string, caption: string, note: string }} words the heading, the text below, and a note beside the heading */
export function photo({ title, caption, note }) {
  const [land, map] = [byId("land"), byId("map")];
  const view = inView();
  const [, , wide = 1, high = 1] = view;
  const inside = WIDTH - 2 * MARGIN;
  const tall = Math.round(inside * high / wide);
  const lines = folded(caption);
  const height = HEADING + tall + LINE * lines.length + 2 * MARGIN;
  const look = getComputedStyle(document.body);
  const [ink, paper, faded] = ["--ink", "--paper", "--faded"].map(colour);
  const words = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ fill, /** @type {string} */ text, /** @type {Record<string, unknown>} */ more = {}) =>
    s("text", { x, y, "font-size": size, fill, "font-family": look.getPropertyValue("--serif").replaceAll('"', "'"), ...more }, text);
  const picture = s("svg", { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}`, role: "img", lang: document.documentElement.lang },
    s("title", null, title),
    s("desc", null, caption),
    s("rect", { width: WIDTH, height, fill: paper }),
    words(MARGIN, 58, 40, ink ?? "", title, { "font-weight": 600 }),
    words(WIDTH - MARGIN, 58, 20, faded ?? "", note, { "text-anchor": "end" }),
    s("svg", { x: MARGIN, y: HEADING, width: inside, height: tall, viewBox: view.join(" ") }, ...[land, map].flatMap((layer) => [...layer.children].map((part) => copied(part)).filter((part) => part !== null))),
    ...lines.map((line, i) => words(MARGIN, HEADING + tall + MARGIN + 14 + LINE * i, 24, ink ?? "", line)));
  return { text: new XMLSerializer().serializeToString(picture), width: WIDTH, height };
}

/** Returns the part of the sheet in view: its left and upper edge, its width and its height. */
function inView() {
  const { width = 1, height = 1 } = state.board?.canvas ?? {};
  const back = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (byId("map"))).getScreenCTM()?.inverse();
  const box = byId("map-box").getBoundingClientRect();
  const from = new DOMPoint(box.left, box.top).matrixTransform(back);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
  const [left, top] = [Math.max(from.x, -EDGE), Math.max(from.y, -EDGE)];
  return [left, top, Math.max(1, Math.min(to.x, width + EDGE) - left), Math.max(1, Math.min(to.y, height + EDGE) - top)].map(Math.round);
}

/** Returns the value of a colour of the style sheet. @param {string} name */
function colour(name) {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Returns a copy of a part of the map that looks the same without a style sheet; null if the part is not shown. @param {Element} part @returns {Element | null} */
function copied(part) {
  const look = getComputedStyle(part);
  if (look.display === "none" || look.visibility === "hidden" || part.matches(LIGHTS)) return null;
  const copy = /** @type {Element} */ (part.cloneNode(false));
  const isKept = part.closest("defs") !== null;
  for (const { name } of [...copy.attributes]) {
    if (!KEPT.has(name) && !(isKept && name === "id")) copy.removeAttribute(name);
  }
  if (part instanceof SVGGraphicsElement) {
    for (const [name, usual] of part instanceof SVGTextContentElement ? [...PROPERTIES, ...OF_TEXT] : PROPERTIES) {
      const value = look.getPropertyValue(name);
      if (value !== usual) copy.setAttribute(name, value.replaceAll('"', "'"));
    }
    if (look.transform === "none") copy.removeAttribute("transform");
    else copy.setAttribute("transform", look.transform);
  }
  for (const child of part.childNodes) {
    if (child instanceof Element) {
      const inner = copied(child);
      if (inner) copy.append(inner);
    } else if (child instanceof Text) {
      copy.append(child.data);
    }
  }
  return copy;
}

/** The highlights of things that can be clicked, and the areas that only receive clicks. */
const LIGHTS = ".ring, .hit, #halos";

/** The attributes that set the position and the shape of an element; all others are used only by the page. */
const KEPT = new Set(["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "d", "points", "dx", "dy", "clip-path", "patternUnits", "fill-rule", "offset", "viewBox"]);

/** Breaks a text into lines. @param {string} text */
function folded(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
