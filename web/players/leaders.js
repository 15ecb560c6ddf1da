// @ts-check
// The best players of a game, by side, with the fixed ratings of the computer between them.

import { h } from "../kit/dom.js";
import { leaders } from "../net/ratings.js";
import { playerAt } from "../net/root.js";
import { ratingWords } from "../model/names.js";
import { SIDES } from "../model/state.js";
import { named, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../types").BestPlayers} Leaders */
/** @typedef {import("../types").Side} Side */

/** Returns the page of the best players of a game. @param {import("../types").GameFact[]} games @param {string} game */
export async function leadersOf(games, game) {
  const found = await leaders(game);
  return h("section", { class: "sheet", id: "leaders" }, h("h2", null, t("leaders")),
    h("nav", { class: "row", "aria-label": t("game") }, ...games.map(({ name }) => h("a", { class: "button", href: playerAt("", name), "aria-current": name === game ? "page" : null }, tOf(name, "game-title")))),
    h("p", { class: "fine" }, t("leaders-help")),
    h("div", { class: "leader-sides" }, ...SIDES.map((side) => leadersAs(found, game, side))));
}

/** Returns the list of one side. @param {Leaders} found @param {string} game @param {Side} side */
function leadersAs(found, game, side) {
  const rows = [
    ...found.players[side].map((one) => ({ rating: one.rating, who: h("a", { href: playerAt(one.name) }, one.name), what: `${ratingWords(one)} · ${t("games-rated", { n: one.games })}` })),
    ...found.levels[side].map((one) => ({ rating: one.rating, who: h("i", null, t("bot-named", { level: named("level", one.level) })), what: String(one.rating) })),
  ].sort((a, b) => b.rating - a.rating);
  return h("section", null, h("h3", null, mark(side, 18), " ", tOf(game, `side-${side}`)),
    found.players[side].length === 0 ? h("p", { class: "fine" }, t("leaders-none")) : "",
    h("ol", { class: "own-list" }, ...rows.map(({ who, what }) => h("li", null, h("span", { class: "what" }, h("b", null, who), h("small", null, what))))));
}
