// @ts-check
// What the computer would do in the player's place: asked for by a button, at most three actions, the one it tried most first, and why.

import { h, put, refill, set } from "../kit/dom.js";
import { askHint } from "../model/deeds.js";
import { asked, choices, other, over, state, wanted } from "../model/state.js";
import { attr, say, t } from "../model/words.js";
import { reason, wear } from "../input/buttons.js";

/** May the player ask? Only against the computer, or alone: between two people it would be no help but cheating. */
function mayAsk() {
  const { table } = state;
  const [side, second] = table?.seats ?? [];
  if (!table || !side || !asked() || over() || state.replay || wanted() || choices().length < 2) return false;
  return second !== undefined || table.players[other(side)].kind === "bot";
}

/** Draws the button. @param {HTMLButtonElement} button */
export function drawHintButton(button) {
  button.hidden = !mayAsk();
  button.disabled = state.hints.holds === state.table?.entry;
  button.onclick = askHint;
  put(button, t("hint-ask"));
  set(button, { title: attr("hint-ask", "help") });
}

/** Draws what the computer said. @param {HTMLElement} root */
export function drawHints(root) {
  const { entry, holds, list } = state.hints;
  root.hidden = !asked() || holds !== state.table?.entry;
  if (root.hidden) return;
  if (!list) refill(root, h("p", null, t("hint-thinking")));
  else drawList(root, list);
  // What was asked for is seen, wherever the question was scrolled to.
  const seal = `${entry} ${list === null}`;
  if (root.dataset.seal !== seal) {
    root.dataset.seal = seal;
    root.scrollIntoView({ block: "nearest" });
  }
}

/** @param {HTMLElement} root @param {import("../types").HintMessage["hints"]} list */
function drawList(root, list) {
  const known = list.flatMap((hint) => {
    const choice = choices().find((one) => one.play === hint.play);
    return choice ? [{ hint, choice }] : [];
  });
  refill(root, h("h3", null, t(known.length > 0 ? "hint-title" : "hint-none")), h("ol", null, ...known.map(({ hint, choice }) => h("li", null,
    wear(h("button", { type: "button" }), choice, say(choice.label)), reason([choice]) ?? "",
    h("p", null, hint.reasons.map(say).join(" "))))));
}
