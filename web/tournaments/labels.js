// @ts-check
// The words for the parts of a tournament: form, clock, scores, points, times.

import { Refused } from "../net/refused.js";
import { has, language, reason, scenarioOf, t, tOf } from "../model/words.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */
/** @typedef {import("../types").TournamentRules} TournamentRules */

/** Returns the form of a tournament in words: how players are paired, and the games of a pairing. @param {TournamentRules} rules */
export const formWords = ({ format, games }) => `${format.kind === "swiss" ? t("tournament-swiss-of", { n: format.rounds }) : t("tournament-round-robin")} · ${t(`tournament-games-${games}`)}`;

/** Returns the game and the scenario of a tournament. @param {{ game: string, scenario: string }} one */
export const gameWords = ({ game, scenario }) => [tOf(game, "game-title"), scenario ? scenarioOf(game, scenario) : ""].filter(Boolean).join(" · ");

/** Returns a time in words, to the minute. @param {number} time */
export const timeOf = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);

/** Returns a number of points, or another value of a standing, in digits. @param {number} points */
export const digits = (points) => points.toLocaleString(language(), { maximumFractionDigits: 2 });

/** Returns the name of an entrant by its number. @param {TournamentDetail} one @param {number} number */
export const nameOf = (one, number) => one.entrants.find((entrant) => entrant.number === number)?.name ?? "?";

/** Returns the number of players who have entered and not left. @param {TournamentDetail} one */
export const playing = (one) => one.entrants.filter(({ left }) => left === undefined).length;

/** Returns the reason why a request about tournaments failed, in the reader's language. @param {unknown} error */
export function whyNot(error) {
  if (!(error instanceof Refused)) return t("server-silent");
  const key = error.why || `no-${error.code}`;
  return has(key) ? t(key) : reason(error) || t("no-internal");
}
