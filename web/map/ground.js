// @ts-check
// The land: its shore with waterlines, its ranges with hachures, and its rivers, which widen on their way.

import { s } from "../kit/dom.js";

/** The shores that part land from water. A lake is a hole in the land, and an island fills a part of the hole. */
const SHORES = ["land", "lake", "island"];
/** The distances of the waterlines from the shore: each is farther from the last one. */
const WATERLINES = [43, 30, 19.5, 11, 4.5];
/** The strokes across a range, in pairs of the width and the offset; together they are hachures of different lengths. */
const HACHURES = [[176, 0], [92, 4], [142, 9], [60, 13], [160, 18], [112, 22]];
/** The distances from the spring at which a river becomes wider, and the widths in between. */
const STAGES = [40, 100, 180, 300, 450, 650, 900, Infinity];
const WIDTHS = [1.4, 2, 2.6, 3.2, 3.9, 4.6, 5.4, 6.2];

/** Returns the drawing of a game as paths. @param {string} text */
export function ground(text) {
  const paths = pathsOf(text);
  const d = SHORES.map((kind) => paths.get(kind) ?? "").join("");
  const use = (/** @type {string} */ kind, /** @type {number} */ width) => s("use", { class: kind, href: "#shore", "stroke-width": width });
  const crest = smooth(paths.get("heights") ?? "");
  return [
    s("defs", null, s("path", { id: "shore", "fill-rule": "evenodd", d }), s("path", { id: "crest", d: crest })),
    use("shoal", 40),
    ...WATERLINES.flatMap((far) => [use("waterline", 2 * far + 2.4), use("water", 2 * far)]),
    s("use", { class: "land", href: "#shore" }),
    s("g", { id: "woods" }),
    s("use", { class: "slope", href: "#crest" }),
    ...HACHURES.map(([width, offset]) => s("use", { class: "heights", href: "#crest", "stroke-width": width, "stroke-dashoffset": offset })),
    ...courses(paths.get("river") ?? "").map((course, i) => s("path", { class: "river", d: course, "stroke-width": WIDTHS[i] })),
  ];
}

/** Returns the outlines of a drawing by their classes. @param {string} text @returns {Map<string, string>} */
export function pathsOf(text) {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
  return new Map([...drawing.querySelectorAll("path")].map((path) => [path.getAttribute("class") ?? "", path.getAttribute("d") ?? ""]));
}

/** Returns the points of each line of a path, which begins at an absolute point and goes on with relative steps. @param {string} d */
function linesOf(d) {
  return d.split("M").slice(1).map((line) => {
    const [x = 0, y = 0, ...steps] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = [{ x, y }];
    for (let i = 0, at = { x, y }; i + 1 < steps.length; i += 2) points.push(at = { x: at.x + (steps[i] ?? 0), y: at.y + (steps[i + 1] ?? 0) });
    return points;
  });
}

/** Returns the rivers, cut into stages by the distance from the spring, as a path for each stage. @param {string} d */
function courses(d) {
  const stages = STAGES.map(() => "");
  for (const points of linesOf(d)) {
    let run = 0;
    let stage = -1;
    for (const [i, { x, y }] of points.entries()) {
      const from = points[i - 1];
      if (!from) continue;
      const now = STAGES.findIndex((end) => run < end);
      if (now !== stage) stages[stage = now] += `M${from.x} ${from.y}`;
      stages[stage] += `L${x} ${y}`;
      run += Math.hypot(x - from.x, y - from.y);
    }
  }
  return stages;
}

/** Returns lines with their corners rounded, so that the strokes across them fan out. @param {string} d */
function smooth(d) {
  return linesOf(d).map((points) => points.map(({ x, y }, i) => {
    const next = points[i + 1];
    return i === 0 ? `M${x} ${y}` : next ? `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : `L${x} ${y}`;
  }).join("")).join("");
}
