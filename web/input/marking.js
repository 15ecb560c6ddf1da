// @ts-check
// Draws the marks of a study with the pointer: a click on a space draws a ring, and a drag from one space to another draws an arrow. The right button of a mouse
// draws arrows at any time, the left button only while marks are being drawn.

import { changed, state } from "../model/state.js";
import { isStudy, toggleMark } from "../model/study.js";
import { drawMarks } from "../map/marks.js";

/**
 * Starts to listen to the pointer. Returns a function that returns whether the right button is being used for marks.
 * @param {HTMLElement} world the map @param {(el: Element | null) => string | null | undefined} spaceAt returns the space of an element @param {(space: string) => void} about shows a space
 */
export function listenMarks(world, spaceAt, about) {
  /** The press in progress. @type {{ id: number, space: string, button: number } | null} */
  let press = null;
  world.addEventListener("pointerdown", (event) => {
    const right = event.button === 2 && event.pointerType === "mouse";
    if (!isStudy() || !(right || (event.button === 0 && state.study.marking.on && event.isPrimary))) return;
    const space = spaceAt(event.target instanceof Element ? event.target : null);
    if (!space) return;
    press = { id: event.pointerId, space, button: event.button };
    // This keeps the map from being dragged.
    event.stopPropagation();
  }, true);
  addEventListener("pointermove", (event) => {
    if (event.pointerId !== press?.id) return;
    const to = under(event, spaceAt);
    const { drawing } = state.study;
    if (to === drawing.to && drawing.from !== null) return;
    if (to === press.space && drawing.from === null) return;
    Object.assign(drawing, { from: press.space, to: to ?? null });
    drawMarks();
  });
  addEventListener("pointerup", (event) => {
    if (event.pointerId !== press?.id) return;
    const { space, button } = press;
    press = null;
    const to = under(event, spaceAt);
    finish(space, to, button === 2 ? about : null);
  });
  addEventListener("pointercancel", (event) => {
    if (event.pointerId !== press?.id) return;
    press = null;
    Object.assign(state.study.drawing, { from: null, to: null });
    changed();
  });
  return () => press !== null || (isStudy() && state.study.drawing.from !== null);
}

/** Returns the space under the pointer. @param {PointerEvent} event @param {(el: Element | null) => string | null | undefined} spaceAt */
const under = ({ clientX, clientY }, spaceAt) => spaceAt(document.elementFromPoint(clientX, clientY));

/** Ends a press. @param {string} from @param {string | null | undefined} to @param {((space: string) => void) | null} about what the right button does without a drag */
function finish(from, to, about) {
  const { marking, drawing } = state.study;
  const { colour, shape } = marking;
  const waiting = drawing.from;
  const dragged = to !== from;
  Object.assign(drawing, { from: null, to: null });
  if (dragged) {
    if (to) toggleMark({ shape: "arrow", colour, spaces: [from, to] });
  } else if (about) about(from);
  else if (shape === "ring") toggleMark({ shape, colour, spaces: [from] });
  else if (waiting === null) drawing.from = from;
  else if (waiting !== from) toggleMark({ shape, colour, spaces: [waiting, from] });
  changed();
}
