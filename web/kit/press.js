// @ts-check
// Nothing is redrawn while a button is pressed: a button that is redrawn under a finger loses its click.

/** The press under way: its number (0 if none), and the drawing that waits until it ends. @type {{ count: number, down: number, then: (() => void) | null }} */
const press = { count: 0, down: 0, then: null };

/** Draws now, or as soon as nothing is pressed any more. @param {() => void} draw */
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
// The click comes after the pointer was let go, if it comes at all; by the next frame another press may have begun.
addEventListener("click", () => release(press.down));
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    const { down } = press;
    requestAnimationFrame(() => release(down));
  }, true);
}
