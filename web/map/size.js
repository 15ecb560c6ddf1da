// @ts-check
// The sizes of things at the current zoom: all drawing code asks here, so that nothing is too small to read.

import { byId } from "../kit/dom.js";
import { state } from "../model/state.js";

/** @param {string} name */
const told = (name) => Number(byId("map").style.getPropertyValue(name));

/** How many pixels the map's unit takes. */
export const scale = () => told("--scale") || 0.3;
/** The scale of things on the map, relative to the map. */
export const larger = () => told("--k") || 1;
/** The units of such a thing in a pixel. */
export const pixel = () => told("--px") || 1 / (larger() * scale());
/** Is every counter drawn by itself? It is from nearby, and while the stacks are spread. */
export const isSpread = () => state.show.spread || byId("map").classList.contains("near");
/** How many units a pixel of a counter makes that stands by itself: it grows a little as one comes nearer. */
export const counterPixel = () => pixel() * (told("--grow") || 1);
