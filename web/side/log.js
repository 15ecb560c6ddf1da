// @ts-check
// The log: newest at the foot, with its dice and rules. Pointing at a line shows on the map what it speaks of.

import { h, put, set, sync } from "../kit/dom.js";
import { lines, state } from "../model/state.js";
import { spacesOf } from "../model/targets.js";
import { language, say, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { drawHalos } from "../map/spaces.js";
import { ruleLink } from "../papers/rules.js";

/** @typedef {import("../types").NumberedLine} NumberedLine */

/** Draws the lines of now, or of the moment that is looked at. @param {HTMLElement} root */
export function drawLog(root) {
  const all = lines();
  const part = all.slice(-state.reading.lines);
  const fresh = state.replay ? Infinity : state.reading.newest;
  const first = state.reading.newest === -1;
  const unread = state.replay || state.seen < 0 ? -1 : part.findIndex((line) => line.n > state.seen);
  sync(root, keyed(part), (one) => one.key,
    ({ line }) => makeLine(line, !first && line.n > fresh),
    (el, { line }, i) => {
      put(el.querySelector(".words"), say(line.text));
      el.classList.toggle("new", i === unread && i > 0);
      el.dataset.new = t("since-last");
    });
  // What is there at first sight is not read out; what is added is.
  if (!first) set(root, { "aria-live": "polite", "aria-relevant": "additions" });
  if (!state.replay) state.reading.newest = all.at(-1)?.n ?? state.reading.newest;
  if (state.reading.pinned || state.replay) root.scrollTop = root.scrollHeight;
  if (first) new ResizeObserver(() => state.reading.pinned && (root.scrollTop = root.scrollHeight)).observe(root);
  root.onscroll = () => {
    state.reading.pinned = root.scrollHeight - root.scrollTop - root.clientHeight < 40;
    if (root.scrollTop < 20 && state.reading.lines < lines().length) {
      const before = root.scrollHeight;
      state.reading.lines += 300;
      drawLog(root);
      root.scrollTop = root.scrollHeight - before;
    }
  };
}

/** A key for each line: the action that brought it, and which of its lines it is. @param {NumberedLine[]} part */
function keyed(part) {
  let n = -1;
  let i = 0;
  return part.map((line) => {
    i = line.n === n ? i + 1 : 0;
    n = line.n;
    return { line, key: `${line.n}.${i} ${line.text.key} ${language()} ${line.side ?? ""} ${line.dice ?? ""}` };
  });
}

/** Shows on the map what a line speaks of. @param {Set<string>} spaces */
function point(spaces) {
  state.pointed = spaces;
  drawHalos();
}

/** @param {NumberedLine} line @param {boolean} fresh */
function makeLine(line, fresh) {
  const el = h("li", { class: `log-line${line.heading ? " heading" : ""} ${line.side ?? ""}${fresh ? " fresh" : ""}`, "data-n": line.n });
  if (line.side && !line.heading) el.append(mark(line.side, 14));
  el.append(h("span", { class: "words" }, say(line.text)));
  if (line.dice && line.dice.length > 0) el.append(dice(line.dice.map(faceOf), line.side, fresh));
  if (line.rule) el.append(ruleLink(line.rule));
  const on = new Set((line.on ?? []).flatMap(spacesOf));
  if (on.size > 0) {
    el.classList.add("pointing");
    el.tabIndex = 0;
    el.onpointerenter = () => point(on);
    el.onpointerleave = () => point(new Set());
    el.onfocus = () => point(on);
    el.onblur = () => point(new Set());
    el.onclick = () => point(on);
  }
  return el;
}

/** New lines pass over the map for a while, so that they are seen where the eye is. @param {HTMLElement} root @param {NumberedLine[]} fresh */
export function ticker(root, fresh) {
  for (const line of fresh.filter((one) => !one.heading).slice(-4)) {
    const el = makeLine(line, true);
    el.removeAttribute("data-n");
    root.append(el);
    setTimeout(() => el.remove(), 5200);
  }
  while (root.children.length > 4) root.firstElementChild?.remove();
}

/** Scrolls to where the player last looked. @param {HTMLElement} root */
export function toUnread(root) {
  root.querySelector(".new")?.scrollIntoView({ block: "start", behavior: "smooth" });
}
