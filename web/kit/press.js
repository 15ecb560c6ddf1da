// @ts-check
// Defers redraws while a button is pressed, since a button that is redrawn between press and release loses its click.

/** The current press. `count` is the number of presses so far, `down` the number of the current one (0 if none), and `then` the redraw that waits for its end. @type {{ count: number, down: number, then: (() => void) | null }} */
const press = { count: 0, down: 0, then: null };

/** Calls `draw` now, or once the current press has ended. @param {() => void} draw */
export function unpressed(draw) {
  if (press.down) press.then = draw;
  else draw();
}

/** @param {number} which */
function release(which) {
  if (press.down !== which) return;
  press.down = 0;
  const { then } = press;
  press.then = null;
  then?.();
}

addEventListener("pointerdown", (event) => {
  press.count += 1;
  press.down = event.target instanceof Element && event.target.closest("button, summary, label, .card") ? press.count : 0;
}, true);
// The click, if there is one, comes after the pointer is released. Without a click, the press ends at the next frame, unless another
// press has begun by then.
addEventListener("click", () => release(press.down));
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    const { down } = press;
    requestAnimationFrame(() => release(down));
  }, true);
}
