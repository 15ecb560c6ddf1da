// @ts-check
// A battle, a siege or a raid, shown beside the map: both forces, the modifiers, the dice and the losses as they happen, and at the end a
// summary that stays until it is dismissed. While the player must choose, it is folded to one line, with the current panel below it if that fits.

import { h, put, set, sync } from "../kit/dom.js";
import { pieceName, sideName } from "../model/names.js";
import { dismiss, sceneNow } from "../model/scenes.js";
import { changed, isAsked, SIDES, state, then } from "../model/state.js";
import { language, say, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { look } from "../scene/pace.js";
import { panelTable } from "./panel.js";

/** Creates the parts of the scene, once. @param {HTMLElement} root */
export function makeScene(root) {
  root.append(h("header", null, h("h3", null, h("button", { type: "button", class: "place" })), h("button", { type: "button", class: "close" }, "✕")),
    h("div", { class: "forces" }), h("div", { class: "fallen" }), h("details", { class: "reckoned" }, h("summary"), h("div")), h("details", { class: "told" }, h("summary"), h("ol", { class: "rolls" })));
}

/** Draws the scene, or nothing. @param {HTMLElement} root */
export function drawScene(root) {
  const scene = sceneNow();
  root.hidden = !scene;
  if (!scene) return;
  const { key, title, ended, place, lines, panel, forces, over, losses } = scene;
  const open = state.story.folds.get(key) ?? (!isAsked() || then() !== null);
  root.classList.toggle("brief", !open);
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(name));
  const fresh = root.dataset.scene === key;
  root.dataset.scene = key;
  const wasOver = root.classList.contains("over");
  root.classList.toggle("over", over);
  const name = part("h3 button");
  put(name, !open && over && ended ? ended : title);
  set(name, { title: open ? null : title, "aria-expanded": String(open) });
  name.onclick = () => {
    state.story.folds.set(key, !open);
    look(place);
    changed();
  };
  const close = part(".close");
  close.title = t("close");
  close.setAttribute("aria-label", t("close"));
  close.onclick = () => {
    dismiss(key);
    changed();
  };
  part(".forces").hidden = !forces || over;
  if (forces) part(".forces").replaceChildren(...SIDES.map((side) => column(side, forces[side].map((piece) => (piece.state ? t(piece.name) : t("scene-piece", { n: piece.n, name: pieceName(piece) }))).join(", ") || t("scene-nobody"))));
  const reckoned = /** @type {HTMLDetailsElement} */ (part(".reckoned"));
  reckoned.hidden = !panel;
  part(".reckoned summary").textContent = t("scene-reckoned");
  const told = /** @type {HTMLDetailsElement} */ (part(".told"));
  part(".told summary").textContent = t("scene-told", { n: lines.length });
  // During the fight everything is unfolded; at the end only the summary is.
  if (!fresh || over !== wasOver) {
    reckoned.open = !over;
    told.open = !over;
  }
  if (panel) part(".reckoned div").replaceChildren(...panelTable(panel));
  sync(part(".rolls"), lines, (line, i) => `${key} ${i} ${line.text.key} ${language()}`, (line) => h("li", { class: line.side ?? "" },
    line.side ? mark(line.side, 14) : "", h("span", null, say(line.text)), line.dice?.length ? dice(line.dice.map(faceOf), line.side, fresh) : ""));
  part(".fallen").hidden = !over;
  if (over) {
    part(".fallen").replaceChildren(...SIDES.map((side) => {
      const { steps, lines } = losses[side];
      return column(side, t("scene-lost", { n: steps }), ...lines.map((line) => h("small", null, say(line.text))));
    }));
  }
  // During the fight the page scrolls to the last throw; at the end, to the summary.
  if (!over) root.scrollTop = root.scrollHeight;
  else if (!wasOver || !fresh) root.scrollTop = 0;
}

/** @param {string} side @param {string} words @param {...Element} more */
const column = (side, words, ...more) => h("p", { class: side }, mark(side, 16), h("b", null, sideName(side)), h("span", null, words), ...more);
