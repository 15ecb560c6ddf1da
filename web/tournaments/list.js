// @ts-check
// The list of tournaments, by their state, and the button that announces another.

import { h } from "../kit/dom.js";
import { root as lobbyPath, tournamentAt } from "../net/root.js";
import { clockWords } from "../model/names.js";
import { state } from "../model/state.js";
import { t } from "../model/words.js";
import { askAnnouncement } from "./announce.js";
import { formWords, gameWords, timeOf } from "./labels.js";

/** @typedef {import("../types").TournamentSummary} TournamentSummary */

/** The parts of the list, each with the states of its tournaments. */
const PARTS = [
  { id: "announced", states: ["announced"], none: "tournaments-none-announced" },
  { id: "running", states: ["running"], none: "tournaments-none-running" },
  { id: "ended", states: ["ended", "cancelled"], none: "" },
];

/** Returns the page with the list. @param {TournamentSummary[]} all */
export function listed(all) {
  const parts = PARTS.map(({ id, states, none }) => ({ id, none, of: all.filter((one) => states.includes(one.state)) }));
  return h("main", { class: "sheets tournament-page" },
    h("section", { class: "sheet", id: "tournaments" }, h("h2", null, t("tournaments")), h("p", null, t("tournaments-help")),
      state.tournaments.account !== null
        ? h("button", { type: "button", class: "primary", id: "announce", onclick: askAnnouncement }, t("tournament-announce"))
        : h("p", { class: "fine" }, t("tournaments-sign-in"), " ", h("a", { href: lobbyPath }, t("to-lobby")))),
    ...parts.filter(({ none, of }) => none || of.length > 0).map(({ id, none, of }) => h("section", { class: "sheet", id: `tournaments-${id}` },
      h("h2", null, t(`tournaments-${id}`)),
      of.length === 0 ? h("p", { class: "fine" }, t(none)) : h("ul", { class: "own-list" }, ...of.map(row)))));
}

/** @param {TournamentSummary} one */
function row(one) {
  const own = [one.organises ? t("tournament-you-organise") : "", one.entered ? t("tournament-you-play") : ""].filter(Boolean);
  const facts = [
    one.state === "cancelled" ? t("tournament-state-cancelled") : "",
    one.state === "running" ? t("tournament-round-now", { n: one.rounds }) : "",
    one.state === "announced" ? t("tournament-places", { n: one.entrants, most: one.rules.most }) : t("tournament-players", { n: one.entrants }),
    one.starts && one.state === "announced" ? t("tournament-starts-at", { time: timeOf(one.starts) }) : "",
    one.organiser ? t("tournament-by", { name: one.organiser }) : "",
  ];
  return h("li", { "data-tournament": one.tournament }, h("span", { class: "what" },
    h("a", { href: tournamentAt(one.tournament) }, one.name), ...own.map((words) => h("span", { class: "badge" }, words)),
    h("small", null, [gameWords(one), formWords(one.rules), one.clock ? clockWords(one.clock) : ""].filter(Boolean).join(" · ")),
    h("small", null, facts.filter(Boolean).join(" · "))));
}
