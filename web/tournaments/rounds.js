// @ts-check
// The rounds: pairings, each with its explanation, and the results with links to the tables.

import { h } from "../kit/dom.js";
import { tableLink } from "../net/store.js";
import { changed, state } from "../model/state.js";
import { t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { askResult } from "./decide.js";
import { nameOf, timeOf } from "./labels.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */
/** @typedef {import("../types").RoundDetail} RoundDetail */
/** @typedef {import("../types").PairingDetail} PairingDetail */
/** @typedef {import("../types").PairedGameDetail} PairedGameDetail */

/** Returns the part with all rounds, the last one first. Only the last one is unfolded, unless the reader has chosen otherwise. @param {TournamentDetail} one */
export const rounds = (one) => h("section", { class: "sheet", id: "rounds" }, h("h2", null, t("tournament-rounds")),
  ...[...one.rounds].reverse().map((round) => part(one, round)));

/** @param {TournamentDetail} one @param {RoundDetail} round */
function part(one, round) {
  const { folded } = state.tournaments;
  const games = round.pairings.flatMap((pairing) => pairing.games);
  const key = String(round.number);
  const open = (round.number === one.rounds.length) !== folded.has(key);
  const turn = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!folded.delete(key)) folded.add(key);
    changed();
  };
  return h("details", { class: "round", open, "data-round": round.number },
    h("summary", { id: `round-${round.number}`, onclick: turn }, h("b", null, t("tournament-round", { n: round.number })), " ",
      h("small", null, round.settled ? t("tournament-round-over") : t("tournament-round-open", { n: games.filter(({ result }) => result).length, of: games.length }), " · ", timeOf(round.begun))),
    h("ul", { class: "pairings" }, ...round.pairings.map((pairing) => pair(one, round, pairing)),
      ...round.byes.map((bye) => h("li", { class: "bye" }, h("p", null, t("tournament-bye", { name: nameOf(one, bye.entrant), points: bye.points }), h("small", { class: "because" }, byeWords(one, bye)))))));
}

/** Returns the explanation of a bye. @param {TournamentDetail} one @param {import("../types").ByeDetail} bye */
export const byeWords = (one, { reason, points }) => t(`tournament-bye-${reason.kind}`, { points, opponent: "opponent" in reason ? nameOf(one, reason.opponent) : "" });

/** @param {TournamentDetail} one @param {RoundDetail} round @param {PairingDetail} pairing */
function pair(one, round, pairing) {
  const own = one.own !== undefined && pairing.entrants.includes(one.own);
  const sides = pairing.sides === "both" ? "tournament-sides-both" : `tournament-sides-${pairing.sides}`;
  return h("li", { class: own ? "own" : "", "data-pairing": pairing.number },
    ...pairing.games.map((game) => line(one, round, pairing, game)),
    h("small", { class: "because" }, t(`tournament-pairing-${pairing.reason.kind}`), " ", t(sides, { french: tOf(one.game, "side-french") })));
}

/** @param {TournamentDetail} one @param {RoundDetail} round @param {PairingDetail} pairing @param {PairedGameDetail} game */
function line(one, round, pairing, game) {
  const { result, table } = game;
  const won = (/** @type {string} */ side) => (result?.score === side ? "won" : "");
  const decides = one.organises && one.state === "running";
  return h("div", { class: "paired-game", "data-game-number": game.number },
    h("span", { class: "players" },
      h("span", { class: won("french") }, mark("french", 18), " ", nameOf(one, game.french)),
      h("span", { class: won("british") }, mark("british", 18), " ", nameOf(one, game.british))),
    h("span", { class: "result" }, result ? resultWords(one, game) : table ? t("tournament-game-open") : t("tournament-game-later")),
    h("span", { class: "row" },
      table ? h("a", { class: "button", href: tableLink(table) }, t("tournament-watch")) : "",
      decides ? h("button", { type: "button", class: "quiet", id: `decide-${round.number}-${pairing.number}-${game.number}`, "data-decide": "", onclick: () => askResult(one, round, pairing, game) }, t("tournament-decide")) : ""));
}

/** Returns the result of a game, and how it was decided unless at the table. @param {TournamentDetail} one @param {PairedGameDetail} game */
function resultWords(one, { french, british, result }) {
  if (!result) return "";
  const words = result.score === "draw" ? t("tournament-score-draw") : result.score === "neither" ? t("tournament-score-neither")
    : t("tournament-score-won", { name: nameOf(one, result.score === "french" ? french : british) });
  return result.source === "played" ? words : `${words} (${t(`tournament-source-${result.source}`)})`;
}

