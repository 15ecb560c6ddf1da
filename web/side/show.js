// @ts-check
// The event being shown, in words, with the progress of the show and the buttons that pause it or skip the rest. It is drawn above
// the prompt, which waits.

import { h, put, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { isAsked, state } from "../model/state.js";
import { say, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { hold, isShowing, skip } from "../scene/pace.js";

/** Creates the elements of the show, once. @param {HTMLElement} root */
export function makeShow(root) {
  root.append(
    h("p", { class: "words", "aria-live": "off" }),
    h("progress", { max: 1, value: 0 }),
    h("button", { type: "button", class: "icon-button", id: "hold" }),
    h("button", { type: "button", id: "skip", class: "primary", onclick: skip }, icon("skip", 16), h("span"), h("kbd")));
}

/** Draws the event being shown, or nothing. @param {HTMLElement} root */
export function drawShow(root) {
  const { line, moment, from } = state.story;
  const showing = isShowing();
  root.hidden = !showing;
  document.body.classList.toggle("showing", showing);
  if (!showing) return;
  const words = /** @type {HTMLElement} */ (root.querySelector(".words"));
  words.replaceChildren(line?.side ? mark(line.side, 16) : "", line ? say(line.text) : t("show-begins"));
  const last = state.table?.number ?? 1;
  const bar = /** @type {HTMLProgressElement} */ (root.querySelector("progress"));
  set(bar, { max: Math.max(1, last - from), value: Math.max(0, (moment?.number ?? last) - from), "aria-label": t("show-progress") });
  const { held } = state.story;
  const pause = /** @type {HTMLElement} */ (root.querySelector("#hold"));
  if (pause.dataset.held !== String(held)) pause.replaceChildren(icon(held ? "play" : "pause", 16));
  pause.onclick = () => hold(!held);
  set(pause, { "data-held": String(held), "aria-label": t(held ? "play" : "pause"), title: t(held ? "play" : "pause") });
  const button = /** @type {HTMLElement} */ (root.querySelector("#skip"));
  put(/** @type {HTMLElement} */ (button.querySelector("span")), t(isAsked() ? "show-skip-asked" : "show-skip"));
  put(/** @type {HTMLElement} */ (button.querySelector("kbd")), t("key-space"));
}
