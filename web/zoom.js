// @ts-check
// Pan and zoom: wheel, drag, pinch, buttons and keys all move one window over the map.

import { calm } from "./dom.js";

export class Zoom {
  /** @param {SVGSVGElement} svg @param {{ width: number, height: number }} canvas */
  constructor(svg, canvas) {
    this.svg = svg;
    this.canvas = canvas;
    this.centre = { x: canvas.width / 2, y: canvas.height / 2 };
    this.scale = 0.3;
    this.fitted = true;
    this.frame = 0;
    /** Called when things are drawn larger or smaller than before. */
    this.sized = () => {};
    /** A drag is no click. */
    this.moved = false;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    new ResizeObserver(() => (this.fitted ? this.fit() : this.draw())).observe(svg);
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
      svg.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    }
    svg.addEventListener("click", (event) => {
      if (this.moved) event.stopPropagation();
    }, true);
  }

  get size() {
    return { width: this.svg.clientWidth || 800, height: this.svg.clientHeight || 600 };
  }

  get least() {
    const { width, height } = this.size;
    return Math.min(width / (this.canvas.width + 80), height / (this.canvas.height + 80));
  }

  /** The whole sheet; on a small screen as much of it as can be read. */
  fit() {
    const { width, height } = this.size;
    this.fitted = true;
    this.scale = width < 700 ? Math.max(0.2, height / (this.canvas.height + 80)) : this.least;
    this.centre = { x: this.canvas.width / 2, y: this.canvas.height / 2 };
    this.draw();
  }

  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const { width, height } = this.size;
      this.scale = Math.min(2.5, Math.max(this.least, this.scale));
      const w = width / this.scale;
      const h = height / this.scale;
      // The sheet never leaves the window altogether.
      const spare = 60;
      const hold = (/** @type {number} */ at, /** @type {number} */ half, /** @type {number} */ whole) =>
        half * 2 >= whole + 2 * spare ? whole / 2 : Math.min(whole + spare - half, Math.max(half - spare, at));
      this.centre.x = hold(this.centre.x, w / 2, this.canvas.width);
      this.centre.y = hold(this.centre.y, h / 2, this.canvas.height);
      this.svg.setAttribute("viewBox", `${this.centre.x - w / 2} ${this.centre.y - h / 2} ${w} ${h}`);
      // Seen from afar, counters and names are drawn larger than the map they stand on.
      const k = String(Math.min(1.3, Math.max(0.8, 0.35 / this.scale)).toFixed(2));
      if (this.svg.style.getPropertyValue("--k") !== k) {
        this.svg.style.setProperty("--k", k);
        this.sized();
      }
      this.svg.classList.toggle("near", this.scale > 0.5);
    });
  }

  /** @param {number} factor @param {{ x: number, y: number }} [at] a point of the window that stays where it is */
  by(factor, at) {
    const { width, height } = this.size;
    const before = this.scale;
    this.scale = Math.min(2.5, Math.max(this.least, this.scale * factor));
    if (at) {
      const shift = 1 / before - 1 / this.scale;
      this.centre.x += (at.x - width / 2) * shift;
      this.centre.y += (at.y - height / 2) * shift;
    }
    this.fitted = false;
    this.draw();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.centre.x -= dx / this.scale;
    this.centre.y -= dy / this.scale;
    this.fitted = false;
    this.draw();
  }

  /** Brings a point into view, if it is not. @param {number} x @param {number} y */
  show(x, y) {
    const { width, height } = this.size;
    const w = width / this.scale / 2 - 90;
    const h = height / this.scale / 2 - 90;
    const dx = Math.max(0, Math.abs(x - this.centre.x) - w) * Math.sign(x - this.centre.x);
    const dy = Math.max(0, Math.abs(y - this.centre.y) - h) * Math.sign(y - this.centre.y);
    if (dx === 0 && dy === 0) return;
    const steps = calm() ? 1 : 12;
    let left = steps;
    const step = () => {
      this.pan((-dx * this.scale) / steps, (-dy * this.scale) / steps);
      left -= 1;
      if (left > 0) setTimeout(step, 16);
    };
    step();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const box = this.svg.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const step = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    this.by(Math.exp(-step / 500), at);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
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
      this.svg.setPointerCapture(event.pointerId);
    }
    if (this.fingers.size === 1) this.pan(now.x - finger.x, now.y - finger.y);
    else {
      const still = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (still) {
        const box = this.svg.getBoundingClientRect();
        const before = Math.hypot(finger.x - still.x, finger.y - still.y);
        const after = Math.hypot(now.x - still.x, now.y - still.y);
        this.pan((now.x - finger.x) / 2, (now.y - finger.y) / 2);
        if (before > 0) this.by(after / before, { x: (now.x + still.x) / 2 - box.left, y: (now.y + still.y) / 2 - box.top });
      }
    }
    this.fingers.set(event.pointerId, now);
  }
}
