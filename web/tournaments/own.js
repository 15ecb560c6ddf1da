// @ts-check
// The player's own games in the round, at the top of the page.

import { h } from "../kit/dom.js";
import { tableLink } from "../net/store.js";
import { t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { nameOf } from "./labels.js";
import { byeWords } from "./rounds.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** Returns the part with the player's own games of the last round; null if the reader does not play in it. @param {TournamentDetail} one */
export function ownGames(one) {
  const round = one.rounds.at(-1);
  const { own } = one;
  if (!round || own === undefined || one.state !== "running") return null;
  const bye = round.byes.find(({ entrant }) => entrant === own);
  const games = round.pairings.flatMap((pairing) => pairing.games).filter(({ french, british }) => french === own || british === own);
  const open = games.filter(({ result }) => !result);
  if (!bye && games.length === 0) return null;
  const words = bye ? byeWords(one, bye) : open.length === 0 ? t("tournament-own-done", { n: round.number }) : "";
  return h("section", { class: "sheet own-games", id: "own-games" },
    h("h2", null, bye ? t("tournament-own-bye", { n: round.number }) : open.length === 0 ? t("tournament-own-over") : t("tournament-own")),
    words ? h("p", null, words) : "",
    ...open.map(({ french, british, table }) => {
      const side = french === own ? "french" : "british";
      return h("div", { class: "row own-game" }, mark(side, 26),
        h("span", { class: "what" }, h("b", null, t("against", { name: nameOf(one, french === own ? british : french) })), " ", h("small", null, t("tournament-as", { side: tOf(one.game, `side-${side}`) }))),
        table ? h("a", { class: "button primary", href: tableLink(table) }, t("tournament-to-table")) : h("span", { class: "fine" }, t("tournament-game-later")));
    }));
}
