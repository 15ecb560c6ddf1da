// @ts-check
// The shape of the page: `tall`, one column; `low`, the map beside a narrow side column; or `wide`. The style sheets read it as `[data-shape~="tall"]`, where
// `small` is `tall` or `low`. Lengths are in em, so that a page with larger type changes its shape sooner.

/** Matches pages too narrow for a side column but high enough for a single one, and pages higher than wide, such as an upright tablet. */
const TALL = matchMedia("(max-width: 47.5em) and (min-height: 30em), (max-width: 30em), (max-width: 60em) and (max-aspect-ratio: 1/1)");
/** Matches pages of little height, such as a phone in landscape or a laptop at 200 %. */
const LOW = matchMedia("(max-height: 30em)");

/** Returns the current shape of the page. */
export const shape = () => (TALL.matches ? "tall" : LOW.matches ? "low" : "wide");

/** Returns whether the page is too small to show all parts of the side at once. */
export const isSmall = () => shape() !== "wide";

/** Passes the shape of the page to the style sheets, now and whenever it changes. */
export function wearShape() {
  const wear = () => void (document.documentElement.dataset.shape = isSmall() ? `small ${shape()}` : shape());
  for (const one of [TALL, LOW]) one.addEventListener("change", wear);
  wear();
}
