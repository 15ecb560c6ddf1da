// @ts-check
// The sizes of things at the current zoom. All drawing code uses these, so that nothing is too small to read.

import { byId } from "../kit/dom.js";
import { state } from "../model/state.js";

/** The sizes that were read since the window last came to rest at another scale. Reading a style is slow, and drawing asks for sizes a thousand times. @type {Map<string, number>} */
const read = new Map();

/** Makes the sizes be read again. The window over the map calls this when it has written other sizes. */
export const sizesChanged = () => read.clear();

/** @param {string} name */
function told(name) {
  const known = read.get(name);
  if (known !== undefined) return known;
  const size = Number(byId("map").style.getPropertyValue(name));
  read.set(name, size);
  return size;
}

/** Returns the number of pixels in a unit of the map. */
export const scale = () => told("--scale") || 0.3;
/** Returns the scale of things on the map, relative to the map. */
export const larger = () => told("--k") || 1;
/** Returns the size of a pixel in the units of things on the map. */
export const pixel = () => told("--px") || 1 / (larger() * scale());
/** Returns whether every counter is drawn by itself: when zoomed in, and while the stacks are spread. */
export const isSpread = () => state.show.spread || byId("map").classList.contains("near");
/** Returns the size of a pixel of a counter that is drawn by itself, in the units of things on the map: such counters grow a little when the map is zoomed in. */
export const counterPixel = () => pixel() * (told("--grow") || 1);
/** Returns the scale of blocks when zoomed out: from afar, blocks are enlarged so that they can be read. */
export const blockScale = () => told("--block") || 1;
