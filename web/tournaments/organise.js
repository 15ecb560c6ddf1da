// @ts-check
// The organiser's part: the next step of the tournament, and the list of entrants, from which the organiser can take players out.

import { h } from "../kit/dom.js";
import { t } from "../model/words.js";
import { change, confirm } from "./deeds.js";
import { playing } from "./labels.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** Returns the part for the organiser: a sentence about the next step, and the buttons that are possible now. @param {TournamentDetail} one */
export function organiser(one) {
  if (one.state === "ended" || one.state === "cancelled") return null;
  return h("section", { class: "sheet organiser", id: "organiser" }, h("h2", null, t("tournament-organise")), h("p", { id: "next-step" }, step(one)),
    h("div", { class: "row" },
      one.state === "announced" && one.may_begin ? h("button", { type: "button", class: "primary", id: "begin", onclick: () => askBegin(one) }, t("tournament-begin")) : "",
      one.state === "running" && one.may_begin ? h("button", { type: "button", class: "primary", id: "next-round", onclick: () => change(one, "round") }, t("tournament-next-round", { n: one.rounds.length + 1 })) : "",
      h("button", { type: "button", class: "danger", id: "cancel", onclick: () => askCancel(one) }, t("tournament-cancel"))));
}

/** Returns a sentence about the next step. @param {TournamentDetail} one */
function step(one) {
  if (one.state === "announced") return one.may_begin ? t("tournament-step-begin", { n: playing(one) }) : t("tournament-step-wait", { n: 2 - playing(one) });
  const open = one.rounds.at(-1)?.pairings.flatMap((pairing) => pairing.games).filter(({ result }) => !result).length ?? 0;
  const last = one.rounds.length >= one.length;
  if (open > 0) return t(last ? "tournament-step-last" : one.rules.begins === "ended" ? "tournament-step-by-itself" : "tournament-step-open", { n: open });
  return t(one.may_begin ? "tournament-step-next" : "tournament-step-end", { n: one.rounds.length + 1 });
}

/** @param {TournamentDetail} one */
const askBegin = (one) => confirm(t("tournament-begin"), t(one.rules.format.kind === "swiss" ? "tournament-begin-swiss" : "tournament-begin-round-robin", { n: playing(one) }), t("tournament-begin-yes"), () => change(one, "begin"));

/** @param {TournamentDetail} one */
const askCancel = (one) => confirm(t("tournament-cancel"), t(one.state === "running" ? "tournament-cancel-running" : "tournament-cancel-announced"), t("tournament-cancel-yes"), () => change(one, "cancel"));

/** Returns the list of entrants. @param {TournamentDetail} one */
export function entrants(one) {
  const drops = one.organises && (one.state === "announced" || one.state === "running");
  return h("section", { class: "sheet", id: "entrants" }, h("h2", null, t("tournament-entrants")),
    h("p", { class: "fine" }, t("tournament-places", { n: playing(one), most: one.rules.most })),
    h("ol", { class: "own-list" }, ...one.entrants.map((entrant) => h("li", { class: entrant.number === one.own ? "own" : "", "data-entrant": entrant.number },
      h("span", { class: "what" }, h("span", null, entrant.name, entrant.rating === undefined ? "" : h("small", null, ` ${entrant.rating}`)),
        entrant.since > 1 ? h("small", null, t("tournament-since", { n: entrant.since })) : "",
        entrant.left === undefined ? "" : h("small", null, t("tournament-gone"))),
      drops && entrant.left === undefined ? h("button", { type: "button", class: "quiet", id: `drop-${entrant.number}`, "data-drop": entrant.number, "aria-label": t("tournament-drop-named", { name: entrant.name }), onclick: () => askDrop(one, entrant) }, t("tournament-drop")) : ""))));
}

/** @param {TournamentDetail} one @param {import("../types").TournamentEntrant} entrant */
const askDrop = (one, { number, name }) => confirm(t("tournament-drop-named", { name }), t(one.state === "running" ? "tournament-drop-running" : "tournament-drop-announced", { name }), t("tournament-drop-yes"), () => change(one, "drop", { entrant: number }));
