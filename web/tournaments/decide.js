// @ts-check
// The organiser's decision about a game: a result, or a forfeit.

import { dialog, h, refill } from "../kit/dom.js";
import { t } from "../model/words.js";
import { change } from "./deeds.js";
import { nameOf } from "./labels.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** Asks the organiser for the result of a game, and says what follows from it. @param {TournamentDetail} one @param {import("../types").RoundDetail} round @param {import("../types").PairingDetail} pairing @param {import("../types").PairedGameDetail} game */
export function askResult(one, round, pairing, game) {
  const place = { round: round.number, pairing: pairing.number, game: game.number };
  const [french, british] = [nameOf(one, game.french), nameOf(one, game.british)];
  /** The decisions: the deed with its request, and the text of the choice. @type {{ id: string, deed: "adjudicate" | "forfeit", asked: object, words: string, says: string }[]} */
  const choices = [
    { id: "french", deed: "adjudicate", asked: { score: "french" }, words: t("tournament-decide-won", { name: french }), says: t("tournament-says-won", { name: french, other: british }) },
    { id: "british", deed: "adjudicate", asked: { score: "british" }, words: t("tournament-decide-won", { name: british }), says: t("tournament-says-won", { name: british, other: french }) },
    { id: "draw", deed: "adjudicate", asked: { score: "draw" }, words: t("tournament-decide-draw"), says: t("tournament-says-draw") },
    { id: "neither", deed: "adjudicate", asked: { score: "neither" }, words: t("tournament-decide-neither"), says: t("tournament-says-neither") },
    { id: "forfeit-french", deed: "forfeit", asked: { entrant: game.french }, words: t("tournament-decide-forfeit", { name: french }), says: t("tournament-says-forfeit", { name: french, other: british }) },
    { id: "forfeit-british", deed: "forfeit", asked: { entrant: game.british }, words: t("tournament-decide-forfeit", { name: british }), says: t("tournament-says-forfeit", { name: british, other: french }) },
  ];
  const says = h("p", { id: "decision-says", "aria-live": "polite" }, t("tournament-decide-help"));
  const yes = h("button", { type: "submit", class: "danger", id: "deed-yes", disabled: true }, t("tournament-decide-yes"));
  const again = game.result ? ` ${t("tournament-says-again")}` : ` ${t("tournament-says-table")}`;
  const later = round.number < one.rounds.length ? ` ${t("tournament-says-later")}` : "";
  const form = h("form", { class: "decisions" }, ...choices.map(({ id, words, says: what }) => h("label", null, h("input", { type: "radio", name: "decision", id: `decision-${id}`, value: id, onchange: () => {
    refill(says, what + again + later);
    yes.disabled = false;
  } }), words)), says, h("div", { class: "row" }, yes, h("button", { type: "button", onclick: () => box.close() }, t("tournament-back"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = choices.find(({ id }) => id === new FormData(form).get("decision"));
    if (!chosen) return;
    box.close();
    change(one, chosen.deed, { ...place, ...chosen.asked });
  };
  const box = dialog(t("tournament-decide-title", { french, british }), t("close"), form);
}
