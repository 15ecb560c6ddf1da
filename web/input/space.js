// @ts-check
// The popover of a space: its pieces, and the actions that it offers or the reason why there are none.

import { h, refill } from "../kit/dom.js";
import { close, popover } from "../kit/popover.js";
import { askWhy, pick } from "../model/deeds.js";
import { drawn, spaces } from "../model/facts.js";
import { counterWords, pieceName, ratings, sideName, spaceName, spaceWords } from "../model/names.js";
import { laidOut, offers, wayTo } from "../model/offers.js";
import { asked, changed, SIDES, state, wanted } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { counters, each, isLeader, statesOf, strengthIn, strengthOf } from "../model/view.js";
import { attr, keyOf, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { unitChip } from "../signs/units.js";
import { buttons, reasonOver } from "./buttons.js";
import { whyWords } from "./why.js";

/** Whether the reader has unfolded the details of a space. */
const detailed = { open: false };

/**
 * Opens the popover of a space.
 * @param {string} id @param {() => Element | null} anchor finds the space on the screen
 * @param {(() => void) | null} reach called if the popover is open when the page learns that the moving force can reach the space
 */
export function openSpace(id, anchor, reach = null) {
  const space = spaces.get(id);
  if (!space) return;
  const target = `space:${id}`;
  let lively = false;
  let number = state.table?.number;
  popover(anchor, spaceName(id), (box) => {
    if (reach && state.table?.number === number && wayTo(id)) {
      reach();
      return true;
    }
    /** @type {(Element | string | null)[]} */
    const parts = [h("header", null, h("h3", null, spaceName(id)), h("button", { type: "button", class: "close", title: t("close"), "aria-label": t("close"), onclick: close }, "✕"))];
    const facts = h("p", { class: "facts" }, spaceWords(id).slice(1).join(" · "));
    const about = attr(keyOf("space", id), "about");
    // The actions come before everything else.
    const here = offers().byTarget.get(target) ?? [];
    if (here.length > 0) parts.push(buttons(here));
    parts.push(facts);
    for (const side of SIDES) {
      const list = leadersFirst(counters(id, side));
      if (list.length === 0) continue;
      const outside = list.filter((one) => !one.inside);
      const inside = list.filter((one) => one.inside);
      const strength = inside.length > 0 ? strengthOf(outside) : strengthIn(id, side);
      parts.push(h("h4", { class: side }, mark(side), " ", sideName(side), strength ? h("small", null, t("strength-of", { n: strength })) : null));
      if (outside.length > 0) parts.push(h("ul", { class: "pieces" }, ...outside.map((one) => pieceRow(one))));
      if (inside.length > 0) {
        parts.push(h("div", { class: "within" }, h("h5", null, t("inside"), h("small", null, t("strength-of", { n: strengthOf(inside) }))),
          h("ul", { class: "pieces" }, ...inside.map((one) => pieceRow(one)))));
      }
    }
    const within = [...offers().byTarget.keys(), ...offers().multi].some((one) => one.startsWith(`piece:${id}/`));
    // A popover that offers actions closes once one has been played, since it would cover the next prompt. The popover stays open only while
    // pieces are chosen that are too many to be listed with the prompt.
    const done = state.table?.number !== number;
    const goesOn = done ? within && laidOut().length === 0 : within || here.length > 0;
    if (lively && !goesOn) return false;
    number = state.table?.number;
    lively = here.length > 0 || within;
    // A space more than one step away is not a choice, but the force may be able to reach it.
    if (here.length === 0 && !within && asked() && !state.replay && !wanted() && !offers().multi.has(target) && !wayTo(id)) {
      askWhy(target);
      parts.push(whyWords(target));
    }
    const values = SIDES.flatMap((side) => leadersFirst(counters(id, side))).flatMap((one) => (printed(one) ? [h("li", null, counterWords(one), " ", printed(one))] : []));
    if (about || values.length > 0) parts.push(h("details", { class: "about-space", open: detailed.open, ontoggle: (/** @type {Event} */ event) => void (detailed.open = /** @type {HTMLDetailsElement} */ (event.currentTarget).open) }, h("summary", null, t("details")), about ? h("p", null, about) : "", h("ul", null, ...values)));
    refill(box, ...parts, reasonOver([...offers().byTarget].flatMap(([on, list]) => (spaceOf(on) === id ? list : []))));
    return true;
  }, changed);
}

/** Sorts leaders first, since players mostly look for them. @param {readonly import("../model/view.js").Counter[]} list */
export const leadersFirst = (list) => [...list.filter(isLeader), ...list.filter((one) => !isLeader(one))];

/** Draws a counter in a row with its buttons; `short` saves room in a list of many. @param {import("../model/view.js").Counter} one */
export function pieceRow(one, short = false) {
  const list = offers().byTarget.get(one.target) ?? [];
  const leads = isLeader(one);
  const states = leads ? statesOf(one) : [];
  const chip = leads ? ratings(one.fact) || (one.rating ? `+${one.rating}` : "★") : one.n;
  const sign = drawn.shapes ? unitChip(one, one.side)
    : h("span", { class: `chip ${one.kind} ${one.side}${states.map((name) => ` state-${name}`).join("")}${one.reduced ? " reduced" : ""}` }, chip);
  // A heading above these pieces already says that they are inside.
  const name = leads ? (!short && attr(one.name, "full")) || t(one.name) : drawn.blocks ? pieceName({ ...one, inside: false }) : counterWords(one);
  return h("li", { class: list.length > 0 ? "can" : null },
    sign,
    h("span", { class: "who", title: short && leads ? counterWords(one) : null }, name,
      ...states.map((state) => h("em", null, ` ${t(keyOf("state", state))}`)),
      drawn.shapes && one.n !== 1 ? h("b", null, ` × ${one.n}`) : null,
      list.length > 0 || offers().multi.has(one.target) ? (short && leads ? null : printed(one)) : null),
    list.length > 0 ? buttons(list) : offers().multi.has(one.target) ? picker(one) : null);
}

/** Returns the toggle of a counter that is picked together with others. @param {import("../model/view.js").Counter} one */
function picker(one) {
  const picked = state.picked.has(one.target);
  return h("button", { type: "button", class: "toggle", "aria-pressed": String(picked), "aria-checked": String(picked), "aria-label": counterWords(one), onclick: () => pick(one.target) });
}

/** Returns the values printed on a counter, in words. @param {import("../model/view.js").Counter} one */
function printed(one) {
  const { fact } = one;
  if (fact?.strength) return h("small", null, t("values-of-unit", { strength: each(one), movement: fact.movement ?? 0 }));
  if (fact?.initiative !== undefined) return h("small", null, t("values-of-leader", { initiative: fact.initiative, command: fact.command ?? 0, tactics: fact.tactics ?? 0 }));
  return null;
}
