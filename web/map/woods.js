// @ts-check
// The woods: trees on the land, away from its shores, its ranges, and everything that is played on.

import { s } from "../kit/dom.js";
import { drawn, spaces } from "../model/facts.js";
import { course } from "./lines.js";
import { titleBox } from "./cartouche.js";

/** The distance between two trees, the size of clearings, and the scale of the picture in which places are looked up. */
const APART = 31;
const CLEARING = 34;
const COARSE = 1 / 8;
/** The trees: a pine, a broader one, and a leafy tree. */
const TREES = ["m0-20l-5 13h3l-5 9h6v4h2v-4h6l-5-9h3z", "m0-16l-6 11h2l-5 8h8v3h2v-3h8l-5-8h2z", "m-1 6v-6c-10 1-11-12-3-12c1-7 9-7 10 0c7 0 6 13-5 12v6z"];

/** Returns the woods of a board. @param {import("../types").BoardFacts} board @param {string} shore @param {string} crest */
export function woods({ canvas, lines }, shore, crest) {
  const free = looker(canvas, lines, shore, crest);
  let trees = "";
  let wash = "";
  for (let row = 0; row * APART * 0.8 < canvas.height; row += 1) {
    for (let column = 0; column * APART < canvas.width; column += 1) {
      const [a, b, c] = [chance(column, row, 1), chance(column, row, 2), chance(column, row, 3)];
      const x = Math.round((column + (row % 2) / 2 + 0.7 * a) * APART);
      const y = Math.round((row + 0.6 * b) * APART * 0.8);
      // Woods and open land take turns.
      const dense = rolling(x / 330, y / 330) + 0.5 * rolling(x / 130, y / 130);
      if (dense < 0.66 + 0.12 * c || !free(x, y)) continue;
      trees += `M${x} ${y}${TREES[Math.floor(2.2 * rolling(x / 240 + 40, y / 240) + 0.8 * c)]}`;
      wash += `M${x} ${y}h0`;
    }
  }
  return [s("path", { class: "wash", d: wash }), s("path", { class: "woods", d: trees })];
}

/**
 * Returns a function that tells whether a tree may stand at a point.
 * @param {{ width: number, height: number }} canvas @param {import("../types").LineFact[]} lines @param {string} shore @param {string} crest
 */
function looker({ width, height }, lines, shore, crest) {
  const sheet = document.createElement("canvas");
  sheet.width = Math.ceil(width * COARSE);
  sheet.height = Math.ceil(height * COARSE);
  const pen = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d", { willReadFrequently: true }));
  pen.scale(COARSE, COARSE);
  const land = new Path2D(shore);
  pen.fill(land, "evenodd");
  pen.globalCompositeOperation = "destination-out";
  const clear = (/** @type {Path2D} */ path, /** @type {number} */ wide) => {
    pen.lineWidth = wide;
    pen.stroke(path);
  };
  pen.lineCap = pen.lineJoin = "round";
  clear(land, 34);
  clear(new Path2D(crest), 130);
  clear(new Path2D(lines.map((line) => course(line).d).join("")), 1.3 * CLEARING);
  // A line without a length would not be drawn.
  for (const { x, y, w = 1, h = 1 } of spaces.values()) {
    const box = new Path2D(`M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`);
    clear(box, 2 * (CLEARING + 58 * drawn.grain));
    pen.fill(box);
  }
  const title = titleBox();
  if (title) pen.fillRect(title.x - title.w, title.y - title.h, 2 * title.w, 2 * title.h);
  const { data } = pen.getImageData(0, 0, sheet.width, sheet.height);
  return (/** @type {number} */ x, /** @type {number} */ y) => x < width && y < height && (data[4 * (Math.floor(y * COARSE) * sheet.width + Math.floor(x * COARSE)) + 3] ?? 0) > 128;
}

/** Returns a number from 0 to 1 that seems random and is always the same. @param {number} x @param {number} y @param {number} n */
function chance(x, y, n) {
  const mixed = Math.imul(Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(n, 974634541), 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Returns a number from 0 to 1 that changes gently from point to point. @param {number} x @param {number} y */
function rolling(x, y) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (/** @type {number} */ f) => f * f * (3 - 2 * f);
  const [f, g] = [ease(x - i), ease(y - j)];
  const along = (/** @type {number} */ row) => (1 - f) * chance(i, row, 7) + f * chance(i + 1, row, 7);
  return (1 - g) * along(j) + g * along(j + 1);
}
