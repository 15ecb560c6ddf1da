// @ts-check
// The page of one tournament: what it is, the player's own games, the standings, the rounds and the entrants.

import { h } from "../kit/dom.js";
import { root as lobbyPath } from "../net/root.js";
import { fileOf } from "../net/tournaments.js";
import { clockWords } from "../model/names.js";
import { state } from "../model/state.js";
import { named, t } from "../model/words.js";
import { confirm, change } from "./deeds.js";
import { formWords, gameWords, playing, timeOf } from "./labels.js";
import { entrants, organiser } from "./organise.js";
import { ownGames } from "./own.js";
import { rounds } from "./rounds.js";
import { standings } from "./standings.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** The files of a tournament, each with the key of its name. */
const FILES = [["standings.csv", "tournament-file-standings"], ["games.csv", "tournament-file-games"], ["rounds.ics", "tournament-file-rounds"], ["export.json", "tournament-file-all"]];

/** Returns the page of a tournament. @param {TournamentDetail} one */
export function shown(one) {
  return h("main", { class: "sheets tournament-page one" },
    h("div", { class: "sheet-column" }, ownGames(one), head(one), one.organises ? organiser(one) : "", ...results(one)),
    h("div", { class: "sheet-column" }, entrants(one), files(one)));
}

/** Returns the rounds and the standings: once the tournament is over, the standings come first. @param {TournamentDetail} one */
function results(one) {
  if (one.rounds.length === 0) return [];
  return one.state === "running" ? [rounds(one), standings(one)] : [standings(one), rounds(one)];
}

/** @param {TournamentDetail} one */
function head(one) {
  return h("section", { class: "sheet", id: "tournament" },
    h("h2", null, one.name, h("span", { class: `badge ${one.state}`, id: "tournament-state" }, stateWords(one))),
    ...one.description.split("\n").filter((line) => line.trim() !== "").map((line) => h("p", null, line)),
    h("dl", { class: "facts" }, ...facts(one).filter(([, value]) => value).flatMap(([name, value]) => [h("dt", null, name), h("dd", null, value)])),
    one.seed ? h("p", { class: "fine" }, t("tournament-seed", { seed: one.seed })) : "",
    ...entry(one));
}

/** @param {TournamentDetail} one */
const stateWords = (one) => (one.state === "running" ? t("tournament-round-of", { n: one.rounds.length, of: one.length }) : t(`tournament-state-${one.state}`));

/** Returns the usual value of a game's option. @param {TournamentDetail} one @param {string} name */
const usual = (one, name) => state.tournaments.games.find((game) => game.name === one.game)?.options?.find((option) => option.name === name)?.values[0];

/** @param {TournamentDetail} one @returns {[string, string][]} */
const facts = (one) => [
  [t("game"), gameWords(one)],
  ...Object.entries(one.options).filter(([name, value]) => value !== usual(one, name)).map(([name, value]) => /** @type {[string, string]} */ ([named("option", name), named(`option-${name}`, value)])),
  [t("tournament-form"), formWords(one.rules)],
  [t("clock"), one.clock ? `${clockWords(one.clock)} · ${t("tournament-when-out", { what: t(`when-out-${one.clock.when_out}`) })}` : t("clock-none")],
  [t("tournament-next"), t(`tournament-begins-${one.rules.begins}`)],
  [t("tournament-starts"), one.starts && !one.begun ? timeOf(one.starts) : ""],
  [t("tournament-begun"), one.begun ? timeOf(one.begun) : ""],
  [t("tournament-round-days"), one.round_days ? t("clock-days", { n: one.round_days }) : ""],
  [t("tournament-organiser"), one.organiser ?? t("tournament-organiser-gone")],
];

/** Returns what the reader can do as a player: enter, or leave. @param {TournamentDetail} one */
function entry(one) {
  const own = one.entrants.find(({ number }) => number === one.own);
  const over = one.state === "ended" || one.state === "cancelled";
  if (own?.left !== undefined) return [h("p", { class: "fine" }, t("tournament-left"))];
  if (own && over) return [];
  if (own) return [h("div", { class: "row" }, h("span", null, `✓ ${t("tournament-entered")}`), h("button", { type: "button", id: "leave", onclick: () => askLeave(one) }, t("tournament-leave")))];
  if (!one.may_enter) return over || one.state === "running" ? [] : [h("p", { class: "fine" }, t("tournament-no-full"))];
  if (state.tournaments.account === null) return [h("p", { class: "fine" }, t("tournaments-sign-in"), " ", h("a", { href: lobbyPath }, t("to-lobby")))];
  return [h("div", { class: "row" }, h("button", { type: "button", class: one.organises ? "" : "primary", id: "enter", onclick: () => change(one, "enter") }, t("tournament-enter")),
    h("span", { class: "fine" }, one.state === "running" ? t("tournament-enter-late") : t("tournament-places", { n: playing(one), most: one.rules.most })))];
}

/** @param {TournamentDetail} one */
const askLeave = (one) => confirm(t("tournament-leave"), t(one.state === "running" ? "tournament-leave-running" : "tournament-leave-announced"), t("tournament-leave-yes"), () => change(one, "leave"));

/** @param {TournamentDetail} one */
const files = (one) => h("section", { class: "sheet", id: "files" }, h("h2", null, t("tournament-files")),
  h("ul", { class: "own-list" }, ...FILES.map(([name = "", words = ""]) => h("li", null, h("a", { href: fileOf(one.tournament, name), download: "" }, t(words))))));
