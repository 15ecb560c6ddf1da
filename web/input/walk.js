// @ts-check
// A walk to a space more than one step away. The page draws the way, and the force moves once the player has confirmed it.

import { h, refill } from "../kit/dom.js";
import { close, popover } from "../kit/popover.js";
import { askOddsOfWay, lookAlong, walk } from "../model/deeds.js";
import { spaceName } from "../model/names.js";
import { stepsOf, wayTo } from "../model/offers.js";
import { state } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { say, t } from "../model/words.js";
import { wayOnScreen } from "../map/march.js";
import { oddsThere, threatList } from "./odds.js";
import { openSpace } from "./space.js";

/** Shows the way to a space with a button that moves the force there; moves it at once if confirmation is turned off. @param {string} space @param {() => Element | null} anchor */
export function openWalk(space, anchor) {
  const way = wayTo(space);
  if (!way) return;
  if (!state.confirm) return walk(way);
  const number = state.table?.number;
  const name = spaceName(space);
  close();
  lookAlong(space);
  const last = way.steps.at(-1);
  if (way.stops || last?.risk) askOddsOfWay(way);
  const first = way.steps.find((step) => step.sets_out)?.sets_out;
  const risks = stepsOf(way).filter((step) => step.risk).map((step) => spaceName(spaceOf(step.on) ?? ""));
  // The threats of the last step are shown with its odds.
  const threats = way.steps.slice(0, -1).flatMap((step) => step.threats ?? []);
  popover(anchor, name, (box) => {
    if (state.table?.number !== number || state.looked !== space) return false;
    const go = () => walk(way);
    refill(box,
      h("header", null, h("h3", null, name), h("button", { type: "button", class: "link", onclick: () => openSpace(space, anchor) }, t("details"))),
      first ? h("p", { class: "facts sets-out" }, t("way-first", { what: say(first) })) : "",
      risks.length > 0 ? h("p", { class: "risk" }, t("way-risks", { places: risks.join(", "), n: risks.length })) : "",
      threats.length > 0 ? h("div", { class: "odds on-the-way" }, threatList(threats)) : "",
      ...way.steps.flatMap(({ warning }) => (warning ? [h("p", { class: "risk" }, say(warning))] : [])),
      way.stops ? h("p", { class: "facts" }, t("way-stops")) : "",
      h("div", { class: "menu" }, h("button", { type: "button", class: "primary", "data-walk": space, onclick: go }, t("way-go", { n: stepsOf(way).length, space: name }))),
      last ? oddsThere(last) : "");
    return true;
  }, () => lookAlong(null), wayOnScreen);
}
