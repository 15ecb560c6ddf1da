// @ts-check
// Looks at the table as it stood after any action. What was fetched once is kept.

import { h, put, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { lookBack } from "../model/deeds.js";
import { changed, over, state } from "../model/state.js";
import { t } from "../model/words.js";

/** What is to happen in a moment: fetching while the slider moves, the next step while it plays. */
const timers = { fetch: 0, next: 0 };

/** The same number can look different through other eyes, or once it is all open. @param {number} number */
const key = (number) => `${state.table?.as} ${number}`;

/** Makes the slider and its buttons, once. @param {HTMLElement} root */
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

/** Draws where the slider stands. @param {HTMLElement} root */
export function drawReplay(root) {
  const slider = /** @type {HTMLInputElement | null} */ (root.querySelector("input"));
  const { awaited, running } = state.playback;
  const at = awaited >= 0 ? awaited : (state.replay?.number ?? last());
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
  if (button && button.getAttribute("aria-label") !== t(running ? "pause" : "play")) {
    button.replaceChildren(icon(running ? "pause" : "play"));
    set(button, { "aria-label": t(running ? "pause" : "play"), title: t(running ? "pause" : "play") });
  }
  for (const [id, words] of [["replay-back", "replay-back"], ["replay-next", "replay-next"]]) {
    const el = root.querySelector(`#${id}`);
    if (el) set(el, { "aria-label": t(words ?? ""), title: t(words ?? "") });
  }
}

/** @param {number} number */
function go(number) {
  if (number >= last() && !over()) return backToNow();
  state.playback.awaited = number;
  const known = state.playback.kept.get(key(number));
  if (known) return show(known);
  clearTimeout(timers.fetch);
  timers.fetch = setTimeout(() => lookBack(number), 120);
  changed();
}

/** Keeps a table that was asked for, and shows it if it still is. @param {import("../types").AtMessage} message */
export function hearAt(message) {
  const { kept } = state.playback;
  kept.set(key(message.number), message);
  if (kept.size > 400) kept.delete(kept.keys().next().value ?? "");
  if (message.number === state.playback.awaited) show(message);
}

/** @param {import("../types").AtMessage} message */
function show(message) {
  state.replay = message;
  state.playback.awaited = -1;
  changed();
  if (!state.playback.running) return;
  clearTimeout(timers.next);
  if (message.number < last()) timers.next = setTimeout(() => go(message.number + 1), 700);
  else backToNow();
}

function stop() {
  clearTimeout(timers.next);
  state.playback.running = false;
}

function toggle() {
  if (state.playback.running) {
    stop();
    return changed();
  }
  state.playback.running = true;
  go(state.replay ? Math.min(last(), state.replay.number + 1) : 0);
}

/** Ends the replay: the table shows as it is. */
export function backToNow() {
  stop();
  state.playback.awaited = -1;
  clearTimeout(timers.fetch);
  state.replay = null;
  changed();
}
