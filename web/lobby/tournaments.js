// @ts-check
// The line about tournaments: the link to their page, and the tournaments in which the account plays.

import { h } from "../kit/dom.js";
import { tournamentAt } from "../net/root.js";
import { tournaments } from "../net/tournaments.js";
import { changed, state } from "../model/state.js";
import { t } from "../model/words.js";

/** Fetches the tournaments in which the account plays, if somebody has signed in. */
export async function readTournaments() {
  const { lobby } = state;
  if (!lobby.account) return;
  // Without an answer, the line is only the link.
  const all = await tournaments().catch(() => []);
  lobby.tournaments = all.filter(({ entered, state }) => entered && state === "running");
  changed();
}

/** Returns the line. */
export function tournamentLine() {
  const { account, tournaments } = state.lobby;
  const own = account ? tournaments.map((one) => h("a", { href: tournamentAt(one.tournament) }, one.name)) : [];
  return h("p", { class: "fine", id: "lobby-tournaments" }, h("a", { id: "to-tournaments", href: tournamentAt() }, t("tournaments")), ...own.flatMap((link) => [" · ", link]));
}
