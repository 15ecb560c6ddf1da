// @ts-check
// Pan and zoom: wheel, drag, pinch, buttons and keys all move one window over the map. While the window moves, the drawing is
// only shifted and scaled, which is fast; when it comes to rest, the map is redrawn sharply.

import { calm } from "../kit/dom.js";
import { drawn } from "../model/facts.js";
import { sizesChanged } from "./size.js";

/** The size of the drawing relative to the window; the excess can be panned into view. */
const SPARE = 1.6;
const CLOSEST = 2;
/** The scale above which every counter is drawn by itself. */
const NEAR = 0.45;
/** The width, in pixels, below which a window counts as small. */
const SMALL = 700;
/** The margin, in units of the map, at the window's edge within which points count as out of view. */
const EDGE = 90;
/** The smallest size of digits on the screen, in pixels, and the size of the digits on badges in the drawing. */
const LEAST = 11.2;
const BADGE = 27;

/** The smallest width of a block on the screen, in pixels, its width in the drawing, and how much blocks may be enlarged for it. */
const BLOCK = { least: 25, wide: 82, most: 1.4 };

/** A window over the map. The code that creates a window sets `sized` and `places`, and moves the window with `fit`, `by`, `pan` and `show`. */
export class Zoom {
  /** @param {HTMLElement} world holds the layers @param {SVGSVGElement[]} layers the drawings, the topmost last @param {{ width: number, height: number }} canvas @param {{ x: number, y: number, width: number, height: number }} extent the part of the sheet that is in use */
  constructor(world, layers, canvas, extent = { x: 0, y: 0, width: canvas.width, height: canvas.height }) {
    this.world = world;
    this.layers = layers;
    this.canvas = canvas;
    this.extent = extent;
    /** Returns the points of interest around which a small screen is centred. @type {() => { x: number, y: number }[]} */
    this.places = () => [];
    /**
     * Whether the player has moved the map since it was last fitted. A map that the player has moved stays where it is,
     * if possible.
     */
    this.handled = false;
    this.centre = { x: canvas.width / 2, y: canvas.height / 2 };
    this.scale = 0.3;
    /** The window when the layers were last drawn. */
    this.rest = { x: this.centre.x, y: this.centre.y, scale: this.scale };
    /** Whether the map has been fitted into its window. */
    this.laid = false;
    /** Whether the whole map is shown, whatever the size of the window. It becomes false when the player moves the map. */
    this.fitted = false;
    this.frame = 0;
    this.settling = 0;
    this.moving = 0;
    /** Called when the scale of the drawing has changed. */
    this.sized = () => {};
    /** Whether the pointer was dragged, so that the click that follows is ignored. */
    this.moved = false;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    const box = this.box;
    world.style.inset = `${((1 - SPARE) / 2) * 100}%`;
    new ResizeObserver(() => {
      if (box.clientWidth > 0) (!this.laid ? this.fit() : this.fitted ? this.whole() : this.settle());
    }).observe(box);
    world.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    world.addEventListener("pointerdown", (event) => this.down(event));
    world.addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      world.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    }
    world.addEventListener("click", (event) => {
      if (this.moved) event.stopPropagation();
    }, true);
  }

  get box() {
    return /** @type {HTMLElement} */ (this.world.parentElement);
  }

  get size() {
    return { width: this.box.clientWidth || 800, height: this.box.clientHeight || 600 };
  }

  get least() {
    const { width, height } = this.size;
    return Math.min(width / (this.canvas.width + 80), height / (this.canvas.height + 80));
  }

  /** Fits the part in use into the window. On a small screen, shows only as much as stays readable, centred on the points of interest. */
  fit() {
    this.laid = true;
    this.whole();
    if (this.size.width >= SMALL) return;
    this.fitted = false;
    this.scale = Math.max(0.24 / drawn.grain, this.scale);
    this.centre = this.best(this.places()) ?? this.centre;
    this.settle();
  }

  /** Fits the part in use into the window, on a screen of any size. */
  whole() {
    const { width, height } = this.size;
    const { x, y, width: wide, height: high } = this.extent;
    clearTimeout(this.moving);
    this.fitted = true;
    this.handled = false;
    this.scale = Math.min(width / wide, height / high);
    this.centre = { x: x + wide / 2, y: y + high / 2 };
    this.settle();
  }

  /** Keeps the window within the sheet. */
  hold() {
    const { width, height } = this.size;
    this.scale = Math.min(CLOSEST, Math.max(this.least, this.scale));
    const margin = 60;
    const held = (/** @type {number} */ at, /** @type {number} */ half, /** @type {number} */ whole) =>
      half * 2 >= whole + 2 * margin ? whole / 2 : Math.min(whole + margin - half, Math.max(half - margin, at));
    this.centre.x = held(this.centre.x, width / this.scale / 2, this.canvas.width);
    this.centre.y = held(this.centre.y, height / this.scale / 2, this.canvas.height);
  }

  /** Shifts and scales the existing drawing. */
  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.hold();
      const { x, y, scale } = this.rest;
      const dx = (x - this.centre.x) * this.scale;
      const dy = (y - this.centre.y) * this.scale;
      this.world.style.transform = `translate(${dx}px, ${dy}px) scale(${this.scale / scale})`;
    });
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), 160);
  }

  /** Redraws the map once it has come to rest. */
  settle() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    this.hold();
    const { width, height } = this.size;
    const w = (width * SPARE) / this.scale;
    const h = (height * SPARE) / this.scale;
    this.rest = { x: this.centre.x, y: this.centre.y, scale: this.scale };
    this.world.style.transform = "none";
    for (const layer of this.layers) layer.setAttribute("viewBox", `${this.centre.x - w / 2} ${this.centre.y - h / 2} ${w} ${h}`);
    // When the map is zoomed out, counters and names are drawn larger in relation to the map; when it is zoomed in,
    // smaller.
    const near = this.scale * drawn.grain;
    const k = (drawn.grain * Math.min(1.3, near < 0.44 ? 0.35 / near : 0.8 * (0.44 / near) ** 0.55)).toFixed(2);
    const top = this.layers[this.layers.length - 1];
    const scale = this.scale.toFixed(3);
    if (!top || top.style.getPropertyValue("--scale") === scale) return;
    for (const layer of this.layers) layer.style.setProperty("--k", k);
    const px = 1 / (Number(k) * this.scale);
    top.style.setProperty("--scale", scale);
    top.style.setProperty("--px", px.toFixed(3));
    top.style.setProperty("--grow", Math.min(1.5, Math.max(1, near / NEAR) ** 0.5).toFixed(3));
    // Badges are enlarged if their digits would be too small to read, and hidden if there is no room for that.
    const badge = (LEAST * px) / BADGE;
    top.style.setProperty("--badge", Math.max(1, badge).toFixed(3));
    top.classList.toggle("far", badge > 1.4);
    top.style.setProperty("--block", Math.min(BLOCK.most, Math.max(1, (BLOCK.least * px) / BLOCK.wide)).toFixed(3));
    top.classList.toggle("farthest", BLOCK.least * px > 1.15 * BLOCK.most * BLOCK.wide);
    top.classList.toggle("near", near > NEAR);
    sizesChanged();
    this.sized();
  }

  /** Zooms by a factor. @param {number} factor @param {{ x: number, y: number }} [at] a point of the window that stays where it is */
  by(factor, at) {
    const { width, height } = this.size;
    const before = this.scale;
    this.scale = Math.min(CLOSEST, Math.max(this.least, this.scale * factor));
    if (at) {
      const shift = 1 / before - 1 / this.scale;
      this.centre.x += (at.x - width / 2) * shift;
      this.centre.y += (at.y - height / 2) * shift;
    }
    this.fitted = false;
    this.draw();
  }

  /** Pans by a distance. @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.centre.x -= dx / this.scale;
    this.centre.y -= dy / this.scale;
    this.fitted = false;
    this.draw();
  }

  /** Returns whether a point is in view, away from the edge. @param {number} x @param {number} y @param {{ x: number, y: number }} [from] the middle of the window, if not the current one */
  sees(x, y, from = this.centre) {
    const { width, height } = this.size;
    const margin = Math.min(EDGE * this.scale, width / 5, height / 5);
    return Math.abs(x - from.x) * this.scale <= width / 2 - margin && Math.abs(y - from.y) * this.scale <= height / 2 - margin;
  }

  /** Returns the centre of a window that shows most of these points; null if there are none. @param {{ x: number, y: number }[]} points */
  best(points) {
    /** @type {{ x: number, y: number }[]} */
    let most = [];
    for (const from of points) {
      const seen = points.filter(({ x, y }) => this.sees(x, y, from));
      if (seen.length > most.length) most = seen;
    }
    const middle = (/** @type {"x" | "y"} */ axis) => (Math.min(...most.map((one) => one[axis])) + Math.max(...most.map((one) => one[axis]))) / 2;
    return most.length > 0 ? { x: middle("x"), y: middle("y") } : null;
  }

  /** Moves a point into the middle of the window, unless it is in view already. @param {number} x @param {number} y */
  show(x, y) {
    if (!this.sees(x, y)) this.go(x, y);
    else clearTimeout(this.moving);
  }

  /** Moves a point into the middle of the window. @param {number} x @param {number} y */
  go(x, y) {
    clearTimeout(this.moving);
    const steps = calm() ? 1 : 12;
    const [dx, dy] = [(x - this.centre.x) / steps, (y - this.centre.y) / steps];
    let left = steps;
    const step = () => {
      this.pan(-dx * this.scale, -dy * this.scale);
      left -= 1;
      if (left > 0) this.moving = setTimeout(step, 16);
    };
    step();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.handled = true;
    const box = this.box.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    this.by(Math.exp(-step / 500), at);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    clearTimeout(this.moving);
    if (this.fingers.size === 0) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.from = { x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = this.from ? Math.hypot(now.x - this.from.x, now.y - this.from.y) : 0;
    if (!this.moved && far < 6 && this.fingers.size === 1) return;
    if (!this.moved) {
      this.moved = true;
      this.handled = true;
      this.world.setPointerCapture(event.pointerId);
    }
    if (this.fingers.size === 1) this.pan(now.x - finger.x, now.y - finger.y);
    else {
      const still = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (still) {
        const box = this.box.getBoundingClientRect();
        const before = Math.hypot(finger.x - still.x, finger.y - still.y);
        const after = Math.hypot(now.x - still.x, now.y - still.y);
        this.pan((now.x - finger.x) / 2, (now.y - finger.y) / 2);
        if (before > 0) this.by(after / before, { x: (now.x + still.x) / 2 - box.left, y: (now.y + still.y) / 2 - box.top });
      }
    }
    this.fingers.set(event.pointerId, now);
  }
}
