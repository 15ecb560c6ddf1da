// @ts-check
// The profile of a player: ratings with their graphs, the last rated games, and the opponents.

import { h } from "../kit/dom.js";
import { profile } from "../net/ratings.js";
import { at, playerAt } from "../net/root.js";
import { ratingWords, signed } from "../model/names.js";
import { language, named, scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { graph } from "./graph.js";

/** @typedef {import("../types").Profile} Profile */

/** Returns a day in words. @param {number} time */
const day = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);

/** Returns the sections of a player's profile. @param {string} name */
export async function profileOf(name) {
  const found = await profile(name);
  return [
    h("section", { class: "sheet", id: "player" }, h("h2", null, found.name), h("p", { class: "fine" }, t("player-since", { date: day(found.created) })),
      found.ratings.length === 0 ? h("p", null, t("player-unrated")) : h("ul", { class: "player-ratings" }, ...found.ratings.map(rating)),
      found.ratings.some(({ provisional }) => provisional) ? h("p", { class: "fine" }, t("rating-provisional-help")) : ""),
    ...(found.games.length === 0 ? [] : [
      h("section", { class: "sheet", id: "rated-games" }, h("h2", null, t("rated-games")), h("ul", { class: "own-list" }, ...found.games.map(game))),
      h("section", { class: "sheet", id: "opponents" }, h("h2", null, t("opponents")), h("ul", { class: "own-list" }, ...found.opponents.map((one) =>
        h("li", null, h("span", { class: "what" }, h("b", null, opponent(one.opponent)), h("small", null, t("results", { ...one.results })))))))]),
  ];
}

/** @param {import("../types").PlayerRating} one */
const rating = (one) => h("li", { "data-rating": `${one.game} ${one.side}` },
  h("h3", null, mark(one.side, 18), " ", tOf(one.game, "game-title"), " · ", tOf(one.game, `side-${one.side}`)),
  h("p", null, h("strong", null, ratingWords(one))),
  h("p", { class: "fine" }, t("games-rated", { n: one.games }), ": ", t("results", { ...one.results })),
  graph(one.history ?? [], one.side));

/** Returns an opponent: the link to a profile, the level of the computer, or the words for a deleted account. @param {import("../types").OpponentName} one */
const opponent = ({ name, level }) => (name ? h("a", { href: playerAt(name) }, name) : level ? t("bot-named", { level: named("level", level) }) : t("player-deleted"));

/** The words for a score, by half points. */
const SCORES = ["score-loss", "score-draw", "score-win"];

/** @param {import("../types").ProfileGame} one */
const game = (one) => h("li", null, mark(one.side, 18), h("span", { class: "what" },
  h("b", null, t(SCORES[one.score] ?? ""), " ", h("span", { class: "against" }, t("as-side", { side: tOf(one.game, `side-${one.side}`) })), " · ", opponent(one.opponent)),
  h("small", null, [tOf(one.game, "game-title"), scenarioOf(one.game, one.scenario), day(one.time), `${one.rating} (${signed(one.change)})`].filter(Boolean).join(" · "),
    ...(one.table ? [" · ", h("a", { href: at(`t/${encodeURIComponent(one.table)}`) }, t("game-view"))] : []))));
