// @ts-check
// Small line drawings for buttons.

import { s } from "./dom.js";

/** The paths of the icons by name, stroked on a field of 24 by 24. @type {Record<string, string>} */
const SIGNS = {
  star: "M12 3l2.5 6 6.5.5-5 4.2 1.600 6.300L12 16.5 6.400 20 8 13.700 3 9.500l6.5-.5z",
  layers: "M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  copy: "M8 8h12v12H8zM4 16V4h12",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1.5-1 3M12 19v.5",
  list: "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
  replay: "M4 12a8 8 0 1 0 3-6.200M4 3v5h5",
  play: "M7 4l13 8-13 8z",
  pause: "M8 4v16M16 4v16",
  skip: "M5 5l8 7-8 7zM14 5l6 7-6 7z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 0 .1 0zM8 14.500a2.500 2.500 0 1 0 .1 0z",
  home: "M3 11l9-8 9 8M6 9v11h12V9M10 20v-6h4v6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  up: "M12 20V5M5 12l7-7 7 7",
  down: "M12 4v11M6 10l6 6 6-6M4 20h16",
  share: "M12 15V4M7 8l5-5 5 5M5 13v7h14v-7",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  ring: "M12 5a7 7 0 1 0 .1 0z",
  arrow: "M5 19L19 5M10 5h9v9",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4",
  silent: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4M4 4l16 17",
  check: "M5 12l5 6L19 6",
  computer: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  pen: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
};

/** Draws the icon of that name, or a star if there is none. @param {string} name */
export function icon(name, size = 18) {
  return s("svg", { class: `icon icon-${name}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    s("path", { d: SIGNS[name] ?? SIGNS.star }));
}
