// @ts-check
// The head of the page: the date and the phase, the tracks and the goals, and the title of the window.

import { byId } from "../kit/dom.js";
import { isAsked } from "../model/state.js";
import { t } from "../model/words.js";
import { isAddressed } from "../side/agree.js";
import { drawBadges } from "../side/badges.js";
import { drawShare } from "../side/share.js";
import { drawGoals, drawStatus } from "../side/status.js";

/** Draws the head, and sets the title of the window. */
export function drawHead() {
  document.title = `${isAsked() || isAddressed() ? "● " : ""}${t("game-title")} · ${t("carillon")}`;
  drawStatus(byId("status-left"));
  drawShare(byId("share"));
  drawBadges(byId("badges"));
  drawGoals(byId("goals"));
}
