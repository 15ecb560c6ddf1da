// @ts-check
// What stands in a space, opened by touching it: every piece, what may be done with it, and why nothing else may.

import { h } from "./dom.js";
import { spaceWords } from "./board.js";
import { buttons, offers, touch, voice } from "./choices.js";
import { mark } from "./icons.js";
import { popover, refresh } from "./popover.js";
import { ruleLink } from "./rules.js";
import { unitChip } from "./shapes.js";
import { asked, mine, shaped, SIDES, spaces, state, view } from "./state.js";
import { each, strengthOf } from "./forces.js";
import { counters, counterWords, ratings } from "./stacks.js";
import { attr, has, keyOf, pieceName, say, sideName, spaceName, t } from "./text.js";

/** The answers to "why not", by target; they hold for one number only. @type {Map<string, import("./types").WhyMessage>} */
const answers = new Map();
let answered = -1;

/** @param {string} id @param {() => Element | null} anchor */
export function openSpace(id, anchor) {
  const space = spaces.get(id);
  if (!space) return;
  const target = `space:${id}`;
  let lively = false;
  popover(anchor, spaceName(id), (box) => {
    box.replaceChildren(
      h("header", null, h("h3", null, spaceName(id))),
      h("p", { class: "facts" }, spaceWords(space).split(" · ").slice(1).join(" · ")));
    if (has(keyOf("nation", id))) box.append(h("p", { class: "facts" }, t(keyOf("nation", id))));
    for (const side of SIDES) {
      const list = counters(id, side);
      if (list.length === 0) continue;
      const outside = list.filter((one) => !one.inside);
      const inside = list.filter((one) => one.inside);
      const strength = inside.length > 0 ? strengthOf(outside) : view()?.spaces[id]?.strength?.[side];
      box.append(h("h4", { class: side }, mark(side), " ", sideName(side), strength ? h("small", null, t("strength-of", { n: strength })) : null));
      if (outside.length > 0) box.append(h("ul", { class: "pieces" }, ...outside.map(pieceRow)));
      if (inside.length > 0) {
        box.append(h("div", { class: "within" }, h("h5", null, t("inside"), h("small", null, t("strength-of", { n: strengthOf(inside) }))),
          h("ul", { class: "pieces" }, ...inside.map(pieceRow))));
      }
    }
    const here = offers().byTarget.get(target) ?? [];
    const within = [...offers().byTarget.keys(), ...offers().multi].some((one) => one.startsWith(`piece:${id}/`));
    // A box that was opened to do something closes when that is done.
    if (lively && here.length === 0 && !within) return false;
    lively = here.length > 0 || within;
    if (here.length > 0) box.append(buttons(here));
    else if (!within && asked() && !state.replay && !offers().multi.has(target)) {
      ask(target);
      box.append(whyWords(target));
    }
    return true;
  });
}

/** @param {import("./stacks.js").Counter} one */
export function pieceRow(one) {
  const list = offers().byTarget.get(one.target) ?? [];
  const full = attr(keyOf("leader", one.id), "full");
  const many = typeof one.value === "number";
  const chip = many ? one.value : ratings(one) || (one.rating ? `+${one.rating}` : "★");
  const sign = shaped ? unitChip(one.key, one.side)
    : h("span", { class: `chip ${one.kind} ${one.side}${one.value === "wounded" ? " wounded" : ""}${one.reduced ? " reduced" : ""}` }, chip);
  return h("li", { class: list.length > 0 ? "can" : null },
    sign,
    h("span", { class: "who" }, full || (shaped ? pieceName(many ? one.key : one.id) : many && !one.fact?.strength ? counterWords(one) : pieceName(one.reduced ? `reduced-${one.id}` : one.id)),
      typeof one.value === "string" && !["fit", "out", "inside"].includes(one.value) ? h("em", null, ` ${t(`state-${one.value}`)}`) : null,
      shaped && many && one.value !== 1 ? h("b", null, ` × ${one.value}`) : null,
      printed(one)),
    list.length > 0 ? buttons(list) : offers().multi.has(one.target) ? pick(one) : null);
}

/** One of several that are chosen together. @param {import("./stacks.js").Counter} one */
function pick(one) {
  const picked = state.picked.has(one.target);
  return h("button", { type: "button", class: "toggle", "aria-pressed": String(picked), "aria-checked": String(picked), "aria-label": counterWords(one), onclick: () => touch(one.target, () => null) });
}

/** What a counter has printed on it, in words. @param {import("./stacks.js").Counter} one */
function printed(one) {
  const { fact } = one;
  if (fact?.strength) return h("small", null, t("unit-values", { strength: each(one), movement: fact.movement ?? 0 }));
  if (fact?.initiative !== undefined) return h("small", null, t("leader-values", { initiative: fact.initiative, command: fact.command ?? 0, tactics: fact.tactics ?? 0 }));
  return null;
}

/** @param {string} target */
function ask(target) {
  const side = mine();
  if (!side || !state.table) return;
  if (answered !== state.table.number) {
    answers.clear();
    answered = state.table.number;
  }
  if (!answers.has(target)) voice.send({ do: "why", side, on: target });
}

/** @param {string} target */
function whyWords(target) {
  const answer = answers.get(target);
  if (!answer) return h("p", { class: "why" }, "…");
  if (!answer.rule && !answer.why) return h("p", { class: "why" }, t("why-nothing"));
  return h("p", { class: "why" }, answer.why ? say(answer.why) : "", " ", answer.rule ? ruleLink(answer.rule) : null);
}

/** The card whose refusal is awaited. @type {string | null} */
let wondering = null;

/** Asks why a card can't be played; the answer is shown on the card. @param {string} target */
export function openWhy(target) {
  wondering = target;
  ask(target);
  const known = answers.get(target);
  if (known) showWhy(known);
}

/** @param {import("./types").WhyMessage} answer */
export function hearWhy(answer) {
  answers.set(answer.on, answer);
  refresh();
  if (wondering === answer.on) showWhy(answer);
}

/** @param {import("./types").WhyMessage} answer */
function showWhy(answer) {
  wondering = null;
  const place = document.querySelector("dialog[open] .why-here");
  if (place) place.replaceChildren(whyWords(answer.on));
}
