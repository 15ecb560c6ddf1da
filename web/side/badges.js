// @ts-check
// Badges for conditions of the whole board: events in force, and ticks of the clock other than the date.

import { h, set, sync } from "../kit/dom.js";
import { heldName } from "../model/names.js";
import { boxesOf, ticks } from "../model/view.js";
import { say } from "../model/words.js";

/** Draws the badges, or nothing. @param {HTMLElement} root */
export function drawBadges(root) {
  const told = ticks("badge").map(({ id, value, text }) => ({ key: id, words: say(text), kind: `told ${id} ${value}` }));
  const held = boxesOf("badges").flatMap((box) => box.holds.flatMap((one) =>
    one.is === "word" ? [{ key: `${box.id} ${one.id}`, words: heldName(one), kind: `lasting ${one.side ?? ""}` }] : []));
  const list = [...told, ...held];
  root.hidden = list.length === 0;
  root.onwheel = ({ deltaY }) => void (root.scrollLeft += deltaY); // the wheel scrolls the line sideways
  sync(root, list, ({ key }) => key, () => h("li"), (el, { words, kind }) => {
    el.textContent = words;
    set(el, { class: kind, title: words });
  });
}
