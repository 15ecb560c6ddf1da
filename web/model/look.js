// @ts-check The look of a game: its style sheet and its signs. A sign is a `<symbol>` of its `signs.svg`, called
// `PART-NAME` (`marker-NAME`, `face-NAME`); its `data-` attributes determine how the sign is used. The page's README
// lists all of these.

import { signs, stylePath } from "../net/server.js";

/** The signs of the game at the table by part and name, in the order in which the game has them. @type {Map<string, Map<string, Element>>} */
const known = new Map();

/** Loads the style sheet of a game into the page. @param {string} game */
export function wear(game) {
  const old = document.getElementById("look");
  const href = stylePath(game);
  if (old?.getAttribute("href") === href) return;
  const link = document.createElement("link");
  link.id = "look";
  link.rel = "stylesheet";
  link.href = href;
  // The previous style stays until the new sheet has been loaded.
  link.onload = link.onerror = () => old?.remove();
  document.head.append(link);
}

/** Loads the signs of a game, which replace those of the game before. @param {string} game */
export async function learnSigns(game) {
  const drawing = new DOMParser().parseFromString(await signs(game), "image/svg+xml");
  known.clear();
  for (const sign of drawing.querySelectorAll("symbol[id]")) {
    const [part = "", ...name] = sign.id.split("-");
    if (!known.has(part)) known.set(part, new Map());
    known.get(part)?.set(name.join("-"), sign);
  }
}

/** Returns a sign of the game; undefined if the game does not have it. @param {string} part @param {string | number} name */
export const symbol = (part, name) => known.get(part)?.get(String(name));

/** Returns whether the game has a sign that draws something. @param {string} part @param {string | number} name */
export const hasSign = (part, name) => (symbol(part, name)?.childElementCount ?? 0) > 0;

/** Returns the attribute `data-WHAT` of a sign, or null. @param {string} part @param {string | number} name @param {string} what */
export const told = (part, name, what) => symbol(part, name)?.getAttribute(`data-${what}`) ?? null;

/** Returns the name of the drawing that heads a card, of those in the page's `motifs.svg`; undefined for a card without a drawing. @param {string} card */
export const motifOf = (card) => signNames("motif").find((name) => told("motif", name, "cards")?.split(" ").includes(card));

/** Returns the names of all signs of a part, in the game's order. @param {string} part @returns {string[]} */
export const signNames = (part) => [...(known.get(part)?.keys() ?? [])];
