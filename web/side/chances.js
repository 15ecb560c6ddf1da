// @ts-check
// Chooses the dice and draws of an action that is tried in a study, one after another, or rolls them.

import { dialog, h, refill } from "../kit/dom.js";
import { chanceOf, chosenOf, isShuffled, options, rollerOf } from "../model/chances.js";
import { cards, pieces } from "../model/facts.js";
import { cardName, sideName } from "../model/names.js";
import { state } from "../model/state.js";
import { leaveChances, tryWith } from "../model/study.js";
import { finely, say, t } from "../model/words.js";
import { dice, faceOf } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { ruleLink } from "../papers/rules.js";

/** @typedef {import("../model/chances.js").Part} Part */

/** The maximum number of draws that are listed until the player asks for the others. */
const FEW = 12;

/** The open chooser: its dialog, the parts chosen so far, and whether all options are listed. @type {{ box: HTMLDialogElement | null, chosen: Part[], all: boolean }} */
const open = { box: null, chosen: [], all: false };

/** Opens the chooser, or closes it, to match the state. */
export function drawChances() {
  const { chances } = state.study;
  if (!chances) {
    open.box?.close();
    return;
  }
  if (open.box) return;
  const choice = state.table?.choices?.find(({ play }) => play === chances.play);
  const body = h("div", { class: "chances", "aria-live": "polite" });
  Object.assign(open, { chosen: [], all: false });
  const box = dialog(t("chances-title"), t("close"), h("p", { class: "chances-of" }, t("study-by", { side: sideName(chances.side), what: choice ? say(choice.label) : chances.play })), body);
  box.id = "chances";
  open.box = box;
  box.onclose = () => {
    box.remove();
    open.box = null;
    if (state.study.chances === chances) leaveChances();
  };
  // The keys `1` to `6` choose a die, and Backspace takes the last choice back.
  box.onkeydown = (event) => {
    if (event.key === "Backspace" && open.chosen.length > 0) goBack(body);
    else if (/^[1-6]$/.test(event.key)) /** @type {HTMLElement | null} */ (body.querySelector(`[data-part="dice ${event.key}"]`))?.click();
  };
  draw(body);
  focusFirst(body);
}

/** @param {HTMLElement} body */
const focusFirst = (body) => /** @type {HTMLElement | null} */ (body.querySelector(".outcomes button, #chances-roll"))?.focus();

/** @param {HTMLElement} body */
function draw(body) {
  const { chances } = state.study;
  if (!chances) return;
  const { results } = chances;
  const { chosen } = open;
  const list = options(results, chosen);
  const rolls = list.every(({ part }) => part.kind === "dice");
  const shown = open.all || rolls ? list : list.slice(0, FEW);
  const whole = chanceOf(results, chosen);
  const roller = rollerOf(results, chosen);
  // The words are the ids of cards only if every word in the list is one.
  const ofCards = list.every(({ part }) => cards.has(part.value));
  const words = (/** @type {Part} */ part) => part.kind === "dice" ? faceOf(Number(part.value)).words : ofCards ? cardName(part.value) : pieces.has(part.value) ? t(pieces.get(part.value)?.name ?? "") : part.value;
  refill(body,
    chosen.length > 0 ? h("div", { class: "so-far" },
      h("span", null, t("chances-taken")), ...chosen.map((part) => (part.kind === "dice" ? dice([faceOf(Number(part.value))], chances.side, false) : h("b", null, cards.has(part.value) ? cardName(part.value) : words(part)))),
      h("small", null, t("chances-so-far", { chance: finely(whole) })),
      h("button", { type: "button", class: "quiet", id: "chances-back" }, t("chances-back"))) : "",
    list.length > 0 ? h("h3", { class: "roller" }, roller?.side ? mark(roller.side, 18) : "", h("span", null, t(!rolls ? "chances-draw" : roller?.side ? "chances-die-of" : "chances-die", { n: chosen.length + 1, side: roller?.side ? sideName(roller.side) : "" })), rolls && roller?.rule ? ruleLink(roller.rule) : "") : h("p", null, t("chances-shuffle")),
    h("div", { class: `outcomes${rolls ? " faces" : ""}` }, ...shown.map(({ part, chance }) =>
      h("button", { type: "button", "data-part": `${part.kind} ${part.value}`, "aria-label": `${words(part)}: ${finely(chance / whole)}` },
        part.kind === "dice" ? dice([faceOf(Number(part.value))], roller?.side ?? chances.side, false) : h("b", null, words(part)), h("small", null, finely(chance / whole))))),
    shown.length < list.length ? h("button", { type: "button", class: "quiet", id: "chances-more" }, t("chances-more", { n: list.length - shown.length })) : "",
    chances.exact ? "" : h("p", { class: "fine" }, t("chances-sampled")),
    results.some((one) => isShuffled(one.results)) && list.length > 0 ? h("p", { class: "fine" }, t("chances-shuffled")) : "",
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", id: "chances-roll" }, t(chosen.length > 0 ? "chances-rest" : rolls && list.length > 0 ? "chances-roll" : "chances-random")),
      h("button", { type: "button", id: "chances-leave" }, t("cancel"))));
  const on = (/** @type {string} */ id, /** @type {() => void} */ act) => {
    const button = /** @type {HTMLElement | null} */ (body.querySelector(`#${id}`));
    if (button) button.onclick = act;
  };
  shown.forEach(({ part, last }, i) => {
    const button = /** @type {HTMLElement | undefined} */ (body.querySelectorAll(".outcomes button")[i]);
    if (button) button.onclick = () => take(body, part, last);
  });
  on("chances-back", () => goBack(body));
  on("chances-more", () => {
    open.all = true;
    draw(body);
  });
  on("chances-roll", () => tryWith(chosen.length > 0 ? anyAfter() : null));
  on("chances-leave", leaveChances);
}

/** Chooses a part; the last one completes the result. @param {HTMLElement} body @param {Part} part @param {boolean} last */
function take(body, part, last) {
  open.chosen = [...open.chosen, part];
  open.all = false;
  const result = last ? chosenOf(state.study.chances?.results ?? [], open.chosen) : undefined;
  if (result !== undefined) return tryWith(result);
  draw(body);
  focusFirst(body);
}

/** Takes the last chosen part back. @param {HTMLElement} body */
function goBack(body) {
  open.chosen = open.chosen.slice(0, -1);
  draw(body);
  focusFirst(body);
}

/** Returns a result at random that begins with the chosen parts. */
function anyAfter() {
  const results = state.study.chances?.results ?? [];
  let { chosen } = open;
  for (let next = options(results, chosen); next.length > 0; next = options(results, chosen)) {
    let left = Math.random() * next.reduce((sum, { chance }) => sum + chance, 0);
    const part = (next.find(({ chance }) => (left -= chance) < 0) ?? next[0])?.part;
    if (!part) break;
    chosen = [...chosen, part];
  }
  return chosenOf(results, chosen) ?? null;
}
