// @ts-check
// Requests for players' profiles and for the best players of a game.

import { at } from "./root.js";
import { get } from "./server.js";

/** Fetches the profile of a player. @param {string} name @returns {Promise<import("../types").Profile>} */
export const profile = (name) => get(at(`api/players/${encodeURIComponent(name)}`));

/** Fetches the best players of a game. @param {string} game @returns {Promise<import("../types").BestPlayers>} */
export const leaders = (game) => get(at(`api/ratings/${encodeURIComponent(game)}`));
