// @ts-check
// Looks at the table as it stood after any action. What was fetched once is kept.

import { h, put, set } from "./dom.js";
import { icon } from "./icons.js";
import { voice } from "./choices.js";
import { over, state } from "./state.js";
import { t } from "./text.js";

/** @type {Map<string, import("./types").AtMessage>} */
const cache = new Map();
let wanted = -1;
let timer = 0;
let playing = 0;

/** The same number can look different through other eyes, or once it is all open. @param {number} number */
const key = (number) => `${state.table?.as} ${number}`;

/** @param {HTMLElement} root */
export function makeReplay(root) {
  const slider = h("input", { type: "range", min: 0, max: 0, value: 0, id: "replay-slider" });
  slider.oninput = () => {
    stop();
    go(Number(slider.value));
  };
  const step = (/** @type {number} */ by) => () => {
    stop();
    go(Math.max(0, Math.min(last(), (state.replay?.number ?? last()) + by)));
  };
  root.append(
    h("button", { type: "button", class: "icon-button", id: "replay-play", onclick: toggle }, icon("play")),
    h("button", { type: "button", class: "icon-button step", id: "replay-back", onclick: step(-1) }, "‹"),
    slider,
    h("button", { type: "button", class: "icon-button step", id: "replay-next", onclick: step(1) }, "›"),
    h("output"),
    h("button", { type: "button", id: "replay-now", onclick: backToNow }));
}

const last = () => state.table?.number ?? 0;

/** @param {HTMLElement} root */
export function drawReplay(root) {
  const slider = /** @type {HTMLInputElement | null} */ (root.querySelector("input"));
  const at = wanted >= 0 ? wanted : (state.replay?.number ?? last());
  if (slider) {
    set(slider, { max: last(), "aria-label": t("replay-slider") });
    if (Number(slider.value) !== at) slider.value = String(at);
  }
  const output = root.querySelector("output");
  if (output) put(output, `${at} / ${last()}`);
  const now = root.querySelector("#replay-now");
  if (now) {
    put(now, t("replay-now"));
    set(now, { disabled: !state.replay });
  }
  const button = root.querySelector("#replay-play");
  if (button && button.getAttribute("aria-label") !== t(playing ? "pause" : "play")) {
    button.replaceChildren(icon(playing ? "pause" : "play"));
    set(button, { "aria-label": t(playing ? "pause" : "play"), title: t(playing ? "pause" : "play") });
  }
  for (const [id, words] of [["replay-back", "replay-back"], ["replay-next", "replay-next"]]) {
    const el = root.querySelector(`#${id}`);
    if (el) set(el, { "aria-label": t(words ?? ""), title: t(words ?? "") });
  }
}

/** @param {number} number */
function go(number) {
  if (number >= last() && !over()) return backToNow();
  wanted = number;
  const known = cache.get(key(number));
  if (known) return show(known);
  clearTimeout(timer);
  timer = setTimeout(() => voice.send({ do: "at", number }), 120);
  voice.redraw();
}

/** @param {import("./types").AtMessage} message */
export function hearAt(message) {
  cache.set(key(message.number), message);
  if (cache.size > 400) cache.delete(cache.keys().next().value ?? "");
  if (message.number === wanted) show(message);
}

/** @param {import("./types").AtMessage} message */
function show(message) {
  state.replay = message;
  wanted = -1;
  voice.redraw();
  if (playing) {
    clearTimeout(playing);
    playing = message.number < last() ? setTimeout(() => go(message.number + 1), 700) : 0;
    if (!playing) backToNow();
  }
}

function stop() {
  clearTimeout(playing);
  playing = 0;
}

function toggle() {
  if (playing) {
    stop();
    voice.redraw();
    return;
  }
  playing = 1;
  go(state.replay ? Math.min(last(), state.replay.number + 1) : 0);
}

export function backToNow() {
  stop();
  wanted = -1;
  clearTimeout(timer);
  state.replay = null;
  voice.redraw();
}

/** Undo changes what happened after a number: forget what was kept. */
export const forgetReplay = () => cache.clear();
