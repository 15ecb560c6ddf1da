// @ts-check
// The title of the map and a compass rose, drawn where the map has most room.

import { byId, put, s, set } from "../kit/dom.js";
import { t } from "../model/words.js";

/** The area of the title. @type {{ area: { x: number, y: number, w: number, h: number } | null }} */
const title = { area: null };

/** Returns the area of the title, which names avoid: the middle, and half the width and height. */
export const titleBox = () => title.area;

/** Draws the title and the rose, once; `drawTitle` writes the text. @param {import("../types").BoardFacts} board */
export function makeCartouche(board) {
  const { x, y, room } = emptiest(board);
  const rose = [0, 90, 180, 270].map((turn) => s("path", { class: "long", d: "M0-96L15-15 0 0-15-15z", transform: `rotate(${turn})` }));
  const small = [45, 135, 225, 315].map((turn) => s("path", { d: "M0-62L12-12 0 0-12-12z", transform: `rotate(${turn})` }));
  const group = s("g", { transform: `translate(${x} ${y}) scale(${Math.min(1.25, room / 330)})` },
    s("g", { class: "rose", transform: "translate(0 -150)" },
      s("circle", { r: 70 }), s("circle", { r: 62 }), ...small, ...rose, s("text", { y: -104 }, "N")),
    s("text", { class: "title", y: 20 }),
    s("path", { class: "rule", d: "M-230 52H-24M24 52H230M0 40l12 12-12 12-12-12z" }),
    s("text", { class: "subtitle", y: 104 }));
  byId("cartouche").replaceChildren(group);
  const size = Math.min(1.25, room / 330);
  title.area = { x, y: y - 65 * size, w: 240 * size, h: 185 * size };
}

/** Writes the title of the game in the current language, as large as its length allows. */
export function drawTitle() {
  const words = t("game-title");
  const name = byId("cartouche").querySelector(".title");
  const years = byId("cartouche").querySelector(".subtitle");
  if (years) put(years, t("game-years"));
  if (name) set(put(name, words), { "font-size": Math.min(58, (1250 / Math.max(12, words.length)) * 1.5) });
}

/** Returns the point of the sheet that is farthest from every space and every line, with its distance from them. @param {import("../types").BoardFacts} board */
function emptiest(board) {
  const { width, height } = board.canvas;
  const at = new Map(board.spaces.map((space) => [space.id, space]));
  /** @type {[number, number][]} */
  const taken = [];
  for (const { x, y, w = 0, h = 0 } of board.spaces) {
    for (const i of [-1, 0, 1]) taken.push([x + (i * w) / 2, y - h / 2], [x + (i * w) / 2, y + h / 2]);
  }
  for (const line of board.lines) {
    const a = at.get(line.a);
    const b = at.get(line.b);
    if (!a || !b) continue;
    for (let f = 0.1; f < 1; f += 0.1) {
      const [kx, ky] = line.curve ?? [(a.x + b.x) / 2, (a.y + b.y) / 2];
      taken.push([(1 - f) ** 2 * a.x + 2 * f * (1 - f) * kx + f * f * b.x, (1 - f) ** 2 * a.y + 2 * f * (1 - f) * ky + f * f * b.y]);
    }
  }
  let best = { x: width / 2, y: height / 2, room: 0 };
  let near = 0; // what lies too near one point mostly lies too near the next
  for (let x = 60; x < width; x += 40) {
    for (let y = 60; y < height; y += 40) {
      const edge = Math.min(x * 0.6, (width - x) * 0.6, y, height - y);
      if (edge <= best.room) continue;
      // Squares of distances are compared. A point is skipped as soon as one thing is found to be too near.
      const least = best.room ** 2;
      const from = (/** @type {number} */ i) => {
        const [px = 0, py = 0] = taken[i] ?? [];
        return (0.7 * (px - x)) ** 2 + (py - y) ** 2;
      };
      let square = Math.min(edge ** 2, from(near));
      for (let i = 0; square > least && i < taken.length; i += 1) {
        const here = from(i);
        if (here >= square) continue;
        square = here;
        near = i;
      }
      if (square > least) best = { x, y, room: Math.sqrt(square) };
    }
  }
  return best;
}
