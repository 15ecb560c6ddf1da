// @ts-check
// The ratings of the players at a table of the server: what each result would change, and what the result has changed.

import { h } from "../kit/dom.js";
import { isLocal } from "../net/root.js";
import { ratingsAt } from "../net/server.js";
import { keptTable } from "../net/store.js";
import { prospectWords, ratingWords, sideName, signed } from "../model/names.js";
import { changed, mine, over, SIDES, state } from "../model/state.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").Side} Side */

/** Asks for the ratings, once for each state of the seats, if a player has an account. */
export async function readRatings() {
  const { table, ratings, invitation } = state;
  if (!table || isLocal(table.table) || table.study || table.lesson || table.uploaded || !SIDES.some((side) => table.players[side]?.account)) return;
  const of = JSON.stringify([over(), SIDES.map((side) => [table.players[side].name, table.players[side].account])]);
  if (ratings.of === of) return;
  ratings.of = of;
  ratings.facts = await ratingsAt(table.table, { invitation: invitation ?? undefined, keys: keptTable(table.table)?.tokens ?? [] }).catch(() => null);
  changed();
}

/** Returns the rating of a side's player, and what each result would change. @param {Side} side */
export function ratingAt(side) {
  const seat = state.ratings.facts?.seats[side];
  return seat?.now ? [h("small", { class: "rating" }, ratingWords(seat.now), seat.prospects && !over() ? ` · ${prospectWords(seat.prospects)}` : "")] : [];
}

/** Returns what each result would change for the player who takes a free seat. @param {Side} side */
export function prospectsAt(side) {
  const prospects = state.ratings.facts?.seats[side].prospects;
  return prospects ? [h("p", { class: "fine prospects" }, sideName(side), ": ", prospectWords(prospects))] : [];
}

/** Returns the sentence about the change of this player's rating by the finished game. */
export function ratingChange() {
  const side = mine();
  const seat = side ? state.ratings.facts?.seats[side] : undefined;
  return seat?.change === undefined ? [] : [h("p", { id: "rating-change" }, t("rating-change", { rating: String(seat.after ?? ""), change: signed(seat.change) }))];
}
