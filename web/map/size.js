// @ts-check
// How large things are on the screen at the zoom of now: whoever draws asks here, so that nothing is smaller than can be read.

import { byId } from "../kit/dom.js";
import { state } from "../model/state.js";

/** @param {string} name */
const told = (name) => Number(byId("map").style.getPropertyValue(name));

/** How many pixels the map's unit takes. */
export const scale = () => told("--scale") || 0.3;
/** How much larger than the map the things on it are drawn. */
export const larger = () => told("--k") || 1;
/** How many units of such a thing make a pixel. */
export const pixel = () => told("--px") || 1 / (larger() * scale());
/** Does every counter stand by itself? So from nearby, and wherever one looks while the stacks are spread. */
export const isSpread = () => state.show.spread || byId("map").classList.contains("near");
/** How many units a pixel of a counter makes that stands by itself: it grows a little as one comes nearer. */
export const counterPixel = () => pixel() * (told("--grow") || 1);
