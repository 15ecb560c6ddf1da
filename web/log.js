// @ts-check
// The log: newest at the foot, with its dice and rules. Pointing at a line shows on the map what it speaks of.

import { h, put, set, sync } from "./dom.js";
import { dice } from "./dice.js";
import { mark } from "./icons.js";
import { ruleLink } from "./rules.js";
import { lines, state } from "./state.js";
import { language, say, spacesOf, t } from "./text.js";

/** @typedef {import("./types").LogLine} LogLine */

/** Older lines are drawn when asked for. */
let shown = 300;
/** The newest line drawn so far; nothing is new at first sight. */
let newest = -1;

/** The newest line stays in sight until the reader scrolls away from it. */
let pinned = true;

/** @type {(pointed: Set<string>) => void} */
let point = () => {};
/** @param {(pointed: Set<string>) => void} pointing */
export const onPoint = (pointing) => (point = pointing);

/** @param {HTMLElement} root */
export function drawLog(root) {
  const all = lines();
  const part = all.slice(-shown);
  const fresh = state.replay ? Infinity : newest;
  const first = newest === -1;
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
  if (!state.replay) newest = all.at(-1)?.n ?? newest;
  if (pinned || state.replay) root.scrollTop = root.scrollHeight;
  if (first) new ResizeObserver(() => pinned && (root.scrollTop = root.scrollHeight)).observe(root);
  root.onscroll = () => {
    pinned = root.scrollHeight - root.scrollTop - root.clientHeight < 40;
    if (root.scrollTop < 20 && shown < lines().length) {
      const before = root.scrollHeight;
      shown += 300;
      drawLog(root);
      root.scrollTop = root.scrollHeight - before;
    }
  };
}

/** A key for each line: the action that brought it, and which of its lines it is. @param {LogLine[]} part */
function keyed(part) {
  let n = -1;
  let i = 0;
  return part.map((line) => {
    i = line.n === n ? i + 1 : 0;
    n = line.n;
    return { line, key: `${line.n}.${i} ${line.text.key} ${language()} ${line.side ?? ""} ${line.dice ?? ""}` };
  });
}

/** @param {LogLine} line @param {boolean} fresh */
export function makeLine(line, fresh) {
  const el = h("li", { class: `log-line${line.heading ? " heading" : ""} ${line.side ?? ""}${fresh ? " fresh" : ""}`, "data-n": line.n });
  if (line.side && !line.heading) el.append(mark(line.side, 14));
  el.append(h("span", { class: "words" }, say(line.text)));
  if (line.dice && line.dice.length > 0) el.append(dice(line.dice, line.side, fresh));
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

/** New lines pass over the map for a while, so that they are seen where the eye is. @param {HTMLElement} root @param {LogLine[]} fresh */
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
