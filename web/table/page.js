// @ts-check
// Draws the whole page of a table from the state, one part after another.

import { byId, set } from "../kit/dom.js";
import { close, refresh } from "../kit/popover.js";
import { isAsked, over, state } from "../model/state.js";
import { t } from "../model/words.js";
import { light } from "../input/light.js";
import { refreshUses } from "../input/uses.js";
import { drawCurtain } from "./curtain.js";
import { drawFoot } from "./foot.js";
import { drawFrame, showFrame } from "./frame.js";
import { drawHead } from "./head.js";
import { drawMap, drawOverMap } from "./map.js";
import { drawSide } from "./side.js";

/** Draws the page. If the focused element was removed, hidden (as a discarded card is for a moment) or disabled, the prompt takes the focus, so that keyboard navigation continues from there. */
export function drawPage() {
  const held = document.activeElement;
  drawParts();
  const now = document.activeElement;
  const lost = held && held !== document.body && (now === null || now === document.body || now.matches(":disabled") || !now.checkVisibility());
  if (lost) byId(byId("prompt").hidden ? "ask" : "prompt").focus({ preventScroll: true });
}

/** Draws the parts of the page, unless the curtain hides them. */
function drawParts() {
  const { table } = state;
  drawFrame();
  if (!table) {
    document.title = t("carillon");
    return;
  }
  const closed = drawCurtain();
  set(document.body, { "data-number": table.number, "data-awaiting": over() ? "over" : (isAsked() && !state.story.moment) || closed ? "me" : "other" });
  if (closed) {
    // While the screen is handed over, no popover or dialog of the previous player may cover the curtain.
    close();
    for (const box of document.querySelectorAll("dialog")) box.close();
    return;
  }
  showFrame(table);
  drawHead();
  drawOverMap();
  drawFoot();
  drawSide();
  drawMap();
  light();
  refresh();
  refreshUses();
  // The box with the reason to press a button again is hidden while a popover or dialog shows the same reason. A
  // selector with :has() on the body would take a third of the time spent on styles.
  byId("again").hidden = document.querySelector(":is(.popover, dialog) .reason") !== null;
}
