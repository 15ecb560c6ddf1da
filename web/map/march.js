// @ts-check
// Draws the way of a force before it moves, and marks where the other side may respond and where the force must stop.

import { byId, s, sync } from "../kit/dom.js";
import { spaces, ways } from "../model/facts.js";
import { stepsOf, wayTo } from "../model/offers.js";
import { state } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { focus } from "../model/view.js";
import { course } from "./lines.js";

/** Draws the way to the space that was clicked, or else to the one under the pointer. */
export function drawMarch() {
  const to = state.looked ?? state.hovered ?? "";
  const way = wayTo(to);
  const start = way?.steps.find((step) => step.sets_out)?.on;
  let from = (start && spaceOf(start)) ?? focus()[0] ?? "";
  const steps = (way ? stepsOf(way) : []).map((step, i, all) => {
    const on = spaceOf(step.on) ?? "";
    const leg = { from, on, risk: Boolean(step.risk), last: i === all.length - 1, stops: Boolean(way?.stops) };
    from = on;
    return leg;
  });
  sync(byId("march"), steps, ({ from, on, risk, last, stops }) => `${from} ${on} ${risk} ${last && stops}`, ({ from, on, risk, last, stops }) => {
    const space = spaces.get(on);
    const mark = last ? stops ? "stop" : "end" : risk ? "risk" : "";
    return s("g", { class: `leg${risk ? " risky" : ""}` },
      s("path", { class: "casing", d: legOf(from, on) }), s("path", { d: legOf(from, on) }),
      mark && space ? s("g", { class: `leg-mark ${mark}`, transform: `translate(${space.x} ${space.y})` }, s("g", { class: "inner" }, s("circle", { r: 70 }))) : null,
      risk && space ? s("g", { class: "leg-risk", transform: `translate(${space.x} ${space.y})` },
        s("g", { class: "inner" }, s("circle", { r: 24, cx: 56, cy: -56 }), s("text", { x: 56, y: -44 }, "!"))) : null);
  });
}

/** Returns points along the way that is drawn, in screen coordinates; nothing should cover them. */
export function wayOnScreen() {
  return [...byId("march").querySelectorAll("path:not(.casing)")].flatMap((el) => {
    const path = /** @type {SVGPathElement} */ (el);
    const [long, onto] = [path.getTotalLength(), path.getScreenCTM()];
    return onto ? [0, 0.5, 1].map((part) => path.getPointAtLength(long * part).matrixTransform(onto)) : [];
  });
}

/** Returns the path of one step: along the line between two spaces, or straight if there is none. @param {string} a @param {string} b */
function legOf(a, b) {
  const line = ways.get(`${a}--${b}`) ?? ways.get(`${b}--${a}`);
  const [p, q] = [spaces.get(a), spaces.get(b)];
  return line ? course(line).d : p && q ? `M${p.x} ${p.y}L${q.x} ${q.y}` : "";
}
