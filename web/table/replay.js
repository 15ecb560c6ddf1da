// @ts-check
// The slider and the buttons of the replay.

import { h, put, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { ended, state } from "../model/state.js";
import { t } from "../model/words.js";
import { backToNow, goTo, last, toggle } from "../scene/lookback.js";
import { askPlayOn, mayPlayOn } from "../side/playon.js";

/** Creates the slider and its buttons, once. @param {HTMLElement} root */
export function makeReplay(root) {
  const slider = h("input", { type: "range", min: 0, max: 0, value: 0, id: "replay-slider" });
  slider.oninput = () => goTo(Number(slider.value));
  const step = (/** @type {number} */ by) => () => goTo(Math.max(0, Math.min(last(), (state.replay?.number ?? last()) + by)));
  root.append(
    h("button", { type: "button", class: "icon-button", id: "replay-play", onclick: toggle }, icon("play")),
    h("button", { type: "button", class: "icon-button step", id: "replay-back", onclick: step(-1) }, "‹"),
    slider,
    h("button", { type: "button", class: "icon-button step", id: "replay-next", onclick: step(1) }, "›"),
    h("output"),
    h("button", { type: "button", id: "replay-play-on", hidden: true, onclick: () => askPlayOn("replay-play-on") }),
    h("button", { type: "button", id: "replay-now", onclick: backToNow }));
}

/** Draws the position of the slider, and the state of the buttons. @param {HTMLElement} root */
export function drawReplay(root) {
  const slider = /** @type {HTMLInputElement | null} */ (root.querySelector("input"));
  const { awaited, running } = state.playback;
  const at = awaited >= 0 ? awaited : (state.replay?.number ?? last());
  if (slider) {
    set(slider, { max: last(), "aria-label": t("replay-slider") });
    if (Number(slider.value) !== at) slider.value = String(at);
  }
  const output = root.querySelector("output");
  if (output) {
    put(output, `${at} / ${last()}`);
    // The numbers keep the width of the longest of them, so that the buttons beside them stay where they are.
    output.style.width = `${2 * String(last()).length + 3}ch`;
  }
  const on = /** @type {HTMLElement | null} */ (root.querySelector("#replay-play-on"));
  if (on) {
    put(on, t("play-on"));
    on.hidden = !mayPlayOn();
  }
  const now = root.querySelector("#replay-now");
  if (now) {
    put(now, t(ended() ? "replay-end" : "replay-now"));
    set(now, { disabled: !state.replay });
  }
  const button = root.querySelector("#replay-play");
  if (button && button.getAttribute("aria-label") !== t(running ? "pause" : "play")) {
    button.replaceChildren(icon(running ? "pause" : "play"));
    set(button, { "aria-label": t(running ? "pause" : "play"), title: t(running ? "pause" : "play") });
  }
  for (const [id, words] of [["replay-back", "replay-back"], ["replay-next", "replay-next"]]) {
    const el = root.querySelector(`#${id}`);
    if (el) set(el, { "aria-label": t(words ?? ""), title: t(words ?? "") });
  }
}
