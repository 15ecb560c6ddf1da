// @ts-check
// What a touch does: the one thing that can be done, a menu of several, or what there is to know.

import { h } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { pick, play } from "../model/deeds.js";
import { cards } from "../model/facts.js";
import { targetName } from "../model/names.js";
import { offers } from "../model/offers.js";
import { asked, state } from "../model/state.js";
import { spaceOf, split } from "../model/targets.js";
import { attr, keyOf, t } from "../model/words.js";
import { openCard } from "../papers/card.js";
import { buttons } from "./buttons.js";
import { openSpace } from "./space.js";
import { openWay } from "./way.js";
import { openWhy } from "./why.js";

/** A thing was touched. @param {string} target @param {() => Element | null} anchor finds the thing on the screen, for what opens beside it */
export function touch(target, anchor) {
  const { byTarget, multi } = offers();
  if (multi.has(target)) return pick(target);
  const list = byTarget.get(target) ?? [];
  if (list.length === 1 && list[0]) return play(list[0]);
  if (list.length > 1) return menu(target, anchor);
  const [kind, rest] = split(target);
  const space = spaceOf(target);
  if (kind === "card") {
    openCard(rest);
    if (asked() && !state.replay) openWhy(target);
  } else if (kind === "piece" && space && (byTarget.has(`space:${space}`) || multi.has(`space:${space}`))) {
    touch(`space:${space}`, anchor);
  } else if (kind === "line") openWay(rest, anchor);
  else if (space) openSpace(space, anchor);
}

/** @param {string} target @param {() => Element | null} anchor */
function menu(target, anchor) {
  const number = state.table?.number;
  popover(anchor, targetName(target), (box) => {
    const list = offers().byTarget.get(target) ?? [];
    if (list.length === 0 || state.table?.number !== number) return false;
    const [kind, rest] = split(target);
    const about = h("button", { type: "button", class: "link", onclick: () => (kind === "card" ? openCard(rest) : kind === "line" ? openWay(rest, anchor) : openSpace(spaceOf(target) ?? rest, anchor)) }, t("details"));
    const effect = kind === "card" && cards.get(rest)?.value ? h("p", { class: "facts" }, attr(keyOf("card", rest), "effect")) : "";
    box.replaceChildren(h("header", null, h("h3", null, targetName(target)), about), effect, buttons(list));
    return true;
  });
}
