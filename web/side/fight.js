// @ts-check
// A battle, a siege or a raid while it is shown, over the map beside its space: both forces face each other, with their dice and their losses. The box takes no
// clicks, so nothing below it is out of reach, and screen readers skip it, since the scene beside the map says the same.

import { beside } from "../kit/beside.js";
import { byId, h, put, sync } from "../kit/dom.js";
import { sideName } from "../model/names.js";
import { sceneNow } from "../model/scenes.js";
import { SIDES, state } from "../model/state.js";
import { counterOf, isLeader, strengthOf } from "../model/view.js";
import { language, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { faceIn } from "../signs/units.js";
import { isShowing } from "../scene/pace.js";

/** The size of a counter in the box, in pixels, and the number of counters of a side for which there is room. */
const FACE = 28;
const ROOM = 8;

/** Creates the parts of the box, once. @param {HTMLElement} root */
export function makeFight(root) {
  root.append(h("h3"), ...SIDES.map((side) => h("div", { class: `facing ${side}` },
    h("p", { class: "who" }, mark(side, 20), h("span"), h("b")), h("div", { class: "ranks" }), h("div", { class: "cast-dice" }), h("p", { class: "fell" }))));
}

/** Draws the box while the lines of a scene are shown, or nothing. @param {HTMLElement} root */
export function drawFight(root) {
  const { line } = state.story;
  const scene = isShowing() && state.story.battles && line ? sceneNow() : null;
  const shown = scene && scene.lines.some((one) => one.n === line?.n) ? scene : null;
  root.hidden = !shown;
  if (!shown) return;
  const { key, title, place, lines, forces, losses } = shown;
  put(/** @type {Element} */ (root.firstElementChild), title);
  for (const side of SIDES) {
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`.facing.${side} ${name}`));
    const list = (forces?.[side] ?? []).map((piece) => counterOf(piece, side)).sort((a, b) => Number(isLeader(b)) - Number(isLeader(a)));
    const units = list.filter((one) => !isLeader(one));
    put(part(".who span"), sideName(side));
    put(part(".who b"), units.length > 0 ? strengthOf(units) || units.reduce((sum, one) => sum + one.n, 0) : "");
    sync(part(".ranks"), list.slice(0, ROOM), (one) => `${key} ${one.key} ${one.n} ${language()}`, (one) => h("span", { class: "rank" }, faceIn(one, FACE), one.n > 1 && (one.fact?.strength || one.fact?.shape) ? h("small", null, `×${one.n}`) : ""));
    // The last throw of the side stays until its next one.
    const last = lines.findLastIndex((one) => one.side === side && one.dice?.length);
    sync(part(".cast-dice"), lines.flatMap((one, i) => (i === last ? [{ one, i }] : [])), ({ i }) => `${key} ${i}`, ({ one }) => dice((one.dice ?? []).map(faceOf), side, true));
    put(part(".fell"), losses[side].lines.length > 0 ? t("scene-lost", { n: losses[side].steps }) : "");
  }
  if (root.dataset.scene === key) return;
  root.dataset.scene = key;
  stand(root, place);
}

/** Places the box beside a space, where it stays as long as the scene. If the space is out of view, the map is about to move the space into its middle. @param {HTMLElement} root @param {string} place */
function stand(root, place) {
  const sheet = byId("map-box").getBoundingClientRect();
  const drawn = document.querySelector(`#spaces [data-id="space:${CSS.escape(place)}"] .shape:not(.shadow)`)?.getBoundingClientRect();
  const inView = drawn && drawn.left > sheet.left && drawn.right < sheet.right && drawn.top > sheet.top && drawn.bottom < sheet.bottom;
  const at = inView ? new DOMRect(drawn.left - 24, drawn.top - 34, drawn.width + 48, drawn.height + 58) : new DOMRect(sheet.left + sheet.width / 2 - 40, sheet.top + sheet.height / 2 - 40, 80, 80);
  // Where there is room, the box does not cover the tools of the map.
  const tools = document.querySelector("#map-box > .tools")?.getBoundingClientRect();
  const right = tools && tools.left - sheet.left > root.offsetWidth + 12 ? tools.left : sheet.right;
  const { left, top } = beside(at, { w: root.offsetWidth, h: root.offsetHeight }, { left: sheet.left + 6, top: sheet.top + 6, right: right - 6, bottom: sheet.bottom - 6 });
  root.style.left = `${Math.round(left - sheet.left)}px`;
  root.style.top = `${Math.round(top - sheet.top)}px`;
}
