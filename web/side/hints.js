// @ts-check The computer's hints, requested by a button: at most three actions with reasons. The first hint is the action that the
// computer searched most.

import { h, put, refill, set } from "../kit/dom.js";
import { askHint } from "../model/deeds.js";
import { asked, choices, other, over, state, wanted } from "../model/state.js";
import { attr, say, share, t } from "../model/words.js";
import { wear } from "../input/buttons.js";

/** Returns whether the player may ask for a hint: only against the computer, or alone. Between two people, asking for a hint would be cheating. */
function mayAsk() {
  const { table } = state;
  const [side, second] = table?.seats ?? [];
  if (!table || !side || !asked() || over() || state.replay || wanted() || choices().length < 2) return false;
  return second !== undefined || table.players[other(side)].kind === "bot";
}

/** Draws the button that asks for hints. @param {HTMLButtonElement} button */
export function drawHintButton(button) {
  button.hidden = !mayAsk();
  button.disabled = state.hints.holds === state.table?.entry;
  button.onclick = askHint;
  put(button, t("hint-ask"));
  set(button, { title: attr("hint-ask", "help") });
}

/** Draws the hints. @param {HTMLElement} root */
export function drawHints(root) {
  const { entry, holds, list } = state.hints;
  root.hidden = !asked() || holds !== state.table?.entry;
  if (root.hidden) return;
  set(root, { "aria-busy": list ? null : "true" });
  if (!list) refill(root, h("p", null, t("hint-thinking")), h("progress", { "aria-label": t("hint-thinking") }));
  else drawList(root, list);
  // New hints are scrolled into view.
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
  const best = known[0]?.hint.chance ?? 0;
  const behind = (/** @type {{ chance: number }} */ { chance }) => Math.round((best - chance) * 100);
  // If the actions are equally good, the chance of winning is shown only once.
  const alike = known.length > 1 && known.every(({ hint }) => behind(hint) <= ALIKE);
  const title = known.length === 0 ? t("hint-none") : alike ? t("hint-alike", { chance: share(best) }) : t(known.length === 1 ? "hint-only" : "hint-title");
  const why = (/** @type {import("../types").HintView} */ hint, /** @type {number} */ i) => [
    alike ? "" : i > 0 ? t("hint-behind", { n: behind(hint) }) : t("hint-best", { chance: share(best) }),
    ...hint.reasons.filter(({ key }) => key !== CHANCE).map(say),
  ].filter(Boolean).join(" ");
  refill(root, h("h3", null, title), h("ol", null, ...known.map(({ hint, choice }, i) => h("li", null,
    wear(h("button", { type: "button" }), choice, say(choice.label)),
    why(hint, i) ? h("p", null, why(hint, i)) : ""))));
}

/** Actions whose chances differ by at most this many percentage points count as equally good, since another search might reverse their order. */
const ALIKE = 2;

/** The key of the reason that only repeats the chance. */
const CHANCE = "hint-chance";
