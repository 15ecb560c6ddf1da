// @ts-check
// Places a box beside an element, where it covers neither the element nor other points that must stay visible.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/** The distance between the box and the element, in pixels. */
const GAP = 10;

/**
 * Returns the position of a box of the given size beside an element, within bounds.
 * @param {DOMRect} at the element's rectangle @param {{ w: number, h: number }} size @param {Edges} bounds @param {Point[]} seen the points that the box should not cover
 */
export function beside(at, { w, h }, bounds, seen = []) {
  const [right, left] = [at.right + GAP, at.left - GAP - w];
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const places = [right, left].flatMap((l) => [[l, y - h / 2], [l, at.top], [l, at.bottom - h]]).concat([[x - w / 2, at.bottom + GAP], [x - w / 2, at.top - GAP - h]]);
  const within = (/** @type {number} */ n, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(most, n));
  const ranked = places.map(([l = 0, t = 0]) => {
    const place = { left: within(l, bounds.left, bounds.right - w), top: within(t, bounds.top, bounds.bottom - h) };
    const covers = (/** @type {Edges} */ edges) => place.left < edges.right && place.left + w > edges.left && place.top < edges.bottom && place.top + h > edges.top;
    const hidden = seen.filter((point) => covers({ left: point.x - GAP, right: point.x + GAP, top: point.y - GAP, bottom: point.y + GAP })).length;
    return { place, cost: hidden + (covers(at) ? seen.length + 1 : 0) };
  });
  return ranked.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
}
