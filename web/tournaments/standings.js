// @ts-check
// The standings, with the names of the tie-breaks and what each means.

import { h } from "../kit/dom.js";
import { attr, t } from "../model/words.js";
import { digits, nameOf } from "./labels.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** Returns the part with the standings. @param {TournamentDetail} one */
export function standings(one) {
  const columns = ["tournament-rank", "tournament-player", "tournament-points", "tournament-games", ...one.rules.tie_breaks.map((name) => `tie-break-${name}`)];
  const cell = (/** @type {number} */ column, /** @type {import("../kit/dom.js").Child[]} */ ...words) => h("td", { "data-label": t(columns[column] ?? "") }, ...words);
  const ahead = Math.max(0, ...one.standings.map(({ rank }) => rank));
  return h("section", { class: "sheet", id: "standings" }, h("h2", null, t(one.state === "ended" ? "tournament-standings-final" : "tournament-standings")),
    h("table", { class: "standings" },
      h("thead", null, h("tr", null, ...columns.map((key) => h("th", { scope: "col" }, t(key))))),
      h("tbody", null, ...one.standings.map((row) => h("tr", { class: row.entrant === one.own ? "own" : "", "data-entrant": row.entrant },
        cell(0, String(row.rank)),
        h("th", { scope: "row" }, nameOf(one, row.entrant), left(one, row.entrant)),
        cell(2, h("b", null, digits(row.points))),
        cell(3, t("tournament-record", { won: row.won, drawn: row.drawn, lost: row.lost }), row.byes > 0 ? h("small", null, ` ${t("tournament-byes", { n: row.byes })}`) : ""),
        ...row.tie_breaks.map(({ value }, n) => cell(4 + n, digits(value))))))),
    h("details", { class: "more", id: "tie-breaks" }, h("summary", null, t("tournament-tie-breaks")),
      h("p", null, t("tournament-points-help")),
      one.rules.tie_breaks.length === 0 ? h("p", null, t("tie-break-none")) : h("p", null, t("tournament-tie-breaks-help")),
      h("ol", { class: "tie-breaks" }, ...one.rules.tie_breaks.map((name) => h("li", null, h("b", null, t(`tie-break-${name}`)), h("br"), attr(`tie-break-${name}`, "about")))),
      one.rules.tie_breaks.length > 0 && ahead < one.standings.length && ahead > 0 ? h("p", null, t("tournament-same-rank")) : ""));
}

/** Returns a sign for an entrant who has left. @param {TournamentDetail} one @param {number} number */
const left = (one, number) => (one.entrants.find((entrant) => entrant.number === number)?.left === undefined ? "" : h("small", null, ` (${t("tournament-gone")})`));
