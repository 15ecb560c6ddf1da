// @ts-check
// Two players at one screen: before the other side's turn, a curtain hides everything until that side's player opens it.

import { byId, h } from "../kit/dom.js";
import { lookAs, undo } from "../model/deeds.js";
import { sideName } from "../model/names.js";
import { over, state } from "../model/state.js";
import { t } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../types").Side} Side */

/** Returns the side whose player must take over the screen; null if that side's view is shown already. @returns {Side | null} */
function changeover() {
  const table = state.table;
  if (!table || table.seats.length < 2 || over() || !table.started) return null;
  const awaited = table.awaited.filter((side) => table.seats.includes(side));
  if (awaited.length === 0 || awaited.some((side) => side === table.as)) return null;
  return awaited[0] ?? null;
}

/** Draws the curtain or removes it. Returns whether it is closed. */
export function drawCurtain() {
  const next = changeover();
  const old = document.getElementById("curtain");
  byId("page").toggleAttribute("inert", next !== null);
  if (!next) {
    old?.remove();
    return false;
  }
  const button = h("button", { type: "button", class: "primary", "data-as": next, onclick: () => lookAs(next) }, t("curtain-open", { side: sideName(next) }));
  // The button does not name the action that it would undo, since the other player may be reading.
  const back = state.table && "takes" in state.table.undo ? h("button", { type: "button", id: "curtain-undo", onclick: undo }, t("undo")) : "";
  const curtain = h("div", { id: "curtain", class: next, role: "dialog", "aria-modal": "true", "aria-label": t("curtain", { side: sideName(next) }) },
    mark(next, 90), h("h1", null, t("curtain", { side: sideName(next) })), h("p", null, t("curtain-why")), button, back);
  if (old) old.replaceWith(curtain);
  else document.body.append(curtain);
  button.focus();
  return true;
}
