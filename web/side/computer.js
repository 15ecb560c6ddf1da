// @ts-check
// The computer's judgement in a study: the chance of winning as a bar, and the computer's best actions. Both improve as the computer searches longer.

import { byId, h, put, refill, set } from "../kit/dom.js";
import { known } from "../model/computer.js";
import { play } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { choices, mine, SIDES, state } from "../model/state.js";
import { say, share, t } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** Creates the parts of the computer's judgement, once. @param {HTMLElement} root */
export function makeComputer(root) {
  root.append(
    h("div", { id: "chance-bar", role: "img" }, h("i"), h("b"), h("b")),
    h("ol", { id: "computer-list" }));
}

/** Draws the computer's judgement of the present moment. @param {HTMLElement} root */
export function drawComputer(root) {
  const { computer } = state.study;
  set(byId("computer-on"), { "aria-pressed": String(computer.on), "aria-label": t("computer"), title: t("computer-help") });
  const bar = /** @type {HTMLElement} */ (root.querySelector("#chance-bar"));
  const list = /** @type {HTMLElement} */ (root.querySelector("#computer-list"));
  bar.hidden = list.hidden = root.hidden = !computer.on;
  if (!computer.on) return;
  const hints = known();
  const [first, second] = SIDES;
  bar.classList.toggle("thinking", hints === null && choices().length > 0);
  /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${100 * (computer.chance ?? 0.5)}%`;
  for (const [i, part] of [computer.chance, computer.chance === null ? null : 1 - computer.chance].entries()) put(/** @type {Element} */ (bar.children[i + 1]), part === null ? "…" : share(part));
  set(bar, { "aria-label": computer.chance === null ? t("computer-thinks") : t("computer-chances", { first: sideName(first ?? ""), chance: share(computer.chance), second: sideName(second ?? ""), other: share(1 - computer.chance) }) });
  set(list, { "aria-label": t("computer-list"), "aria-busy": hints === null ? "true" : null });
  const side = mine();
  const rows = (hints ?? []).flatMap((hint) => {
    const choice = choices().find((one) => one.play === hint.play);
    return choice ? [{ hint, choice }] : [];
  });
  refill(list, ...(rows.length > 0 ? rows.map(({ hint, choice }) => h("li", null, h("button", { type: "button", "data-hint": hint.play }, side ? mark(side, 14) : "", h("b", null, share(hint.chance)), h("span", null, say(choice.label)))))
    : [h("li", { class: "fine" }, t(choices().length === 0 ? "computer-over" : hints === null ? "computer-thinks" : "hint-none"))]));
  rows.forEach(({ choice }, i) => {
    const el = /** @type {HTMLElement | undefined} */ (list.querySelectorAll("button")[i]);
    if (el) el.onclick = () => play(choice);
  });
}
