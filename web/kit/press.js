// @ts-check
// While something is pressed nothing is drawn: what is drawn anew under a finger loses its click.

/** What is to be done when it is let go. @type {{ down: boolean, then: (() => void) | null }} */
const press = { down: false, then: null };

/** Does it now, or as soon as nothing is pressed any more. @param {() => void} draw */
export function unpressed(draw) {
  if (press.down) press.then = draw;
  else draw();
}

function release() {
  press.down = false;
  const { then } = press;
  press.then = null;
  then?.();
}

addEventListener("pointerdown", (event) => {
  press.down = event.target instanceof Element && event.target.closest("button, summary, label, .card") !== null;
}, true);
// The click comes after the pointer was let go, if it comes at all.
addEventListener("click", release);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => requestAnimationFrame(release), true);
