// @ts-check
// The part below the map: the hand, and the cards in play.

import { byId } from "../kit/dom.js";
import { drawHand } from "../side/hand.js";
import { drawInPlay } from "../side/inplay.js";

/** Draws the foot. */
export function drawFoot() {
  drawInPlay(byId("in-play"));
  drawHand(byId("hand"));
}
