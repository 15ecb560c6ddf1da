// @ts-check
// The effect of a click or touch: performs the only possible action, opens a menu of several, or shows information.

import { h, refill } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { askOdds, choose, needsConfirming, pick, play } from "../model/deeds.js";
import { targetName } from "../model/names.js";
import { stray } from "../model/lessons.js";
import { offers, wayTo } from "../model/offers.js";
import { asked, changed, state, wanted } from "../model/state.js";
import { spaceOf, split } from "../model/targets.js";
import { t } from "../model/words.js";
import { openCard } from "../papers/card.js";
import { buttons, reasonRoom } from "./buttons.js";
import { oddsThere } from "./odds.js";
import { openSpace } from "./space.js";
import { openUses } from "./uses.js";
import { openWalk } from "./walk.js";
import { openWay } from "./way.js";
import { openWhy } from "./why.js";

/** Handles a click on a target. @param {string} target @param {() => Element | null} anchor finds the element beside which a popover opens */
export function touch(target, anchor) {
  const { byTarget, multi } = offers();
  if (state.armed) {
    state.armed = null;
    changed();
  }
  if (multi.has(target)) return pick(target);
  const list = byTarget.get(target) ?? [];
  const [kind, rest] = split(target);
  const space = spaceOf(target);
  if (kind === "card" && list.length > 0) return openUses(rest);
  // A reversible action is performed at once. Any other action is confirmed on a button beside the target.
  const [only] = list;
  if (only && list.length === 1 && !needsConfirming(only)) return play(only);
  if (only) {
    menu(target, anchor);
    return list.length === 1 ? choose(only) : undefined;
  }
  if (kind === "space" && wayTo(rest)) return openWalk(rest, anchor);
  if (kind === "piece" && space && (byTarget.has(`space:${space}`) || multi.has(`space:${space}`))) return touch(`space:${space}`, anchor);
  if (kind === "piece" && space && wayTo(space)) return openWalk(space, anchor);
  if (!space || ![...byTarget.keys(), ...multi].some((one) => one.startsWith(`piece:${space}/`))) stray();
  if (kind === "card") {
    openCard(rest);
    if (asked() && !state.replay && !wanted()) openWhy(target);
  } else if (kind === "line") openWay(rest, anchor);
  // If confirmation is turned off, `openWalk` moves the force at once, so the player must click once more.
  else if (space) openSpace(space, anchor, state.confirm ? () => openWalk(space, anchor) : null);
}

/** @param {string} target @param {() => Element | null} anchor */
function menu(target, anchor) {
  const number = state.table?.number;
  popover(anchor, targetName(target), (box) => {
    const list = offers().byTarget.get(target) ?? [];
    if (list.length === 0 || state.table?.number !== number) return false;
    const [kind, rest] = split(target);
    const about = h("button", { type: "button", class: "link", onclick: () => (kind === "line" ? openWay(rest, anchor) : openSpace(spaceOf(target) ?? rest, anchor)) }, t("details"));
    refill(box, h("header", null, h("h3", null, targetName(target)), about), buttons(list), reasonRoom(list), oddsHere(list));
    return true;
  }, changed);
}

/** Draws the odds of the choice that is pointed at, or else of the first choice that has odds. @param {import("../types").Choice[]} list */
function oddsHere(list) {
  const all = list.filter((choice) => choice.odds);
  const one = all.find((choice) => choice.play === (state.armed ?? state.odds.looked)) ?? all[0];
  if (!one) return "";
  askOdds(one);
  return oddsThere(one);
}
