// @ts-check
// Requests about tournaments.

import { at } from "./root.js";
import { get, post } from "./server.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** Returns the address of a request about a tournament. @param {string} id @param {string} [what] */
const path = (id, what = "") => at(`api/tournaments/${encodeURIComponent(id)}${what === "" ? "" : `/${what}`}`);

/** Fetches the latest tournaments. @returns {Promise<import("../types").TournamentSummary[]>} */
export const tournaments = () => get(at("api/tournaments"));

/** Fetches a tournament. @param {string} id @returns {Promise<TournamentDetail>} */
export const tournament = (id) => get(path(id));

/** Announces a tournament. @param {object} asked @returns {Promise<TournamentDetail>} */
export const announce = (asked) => post(at("api/tournaments"), "application/json", JSON.stringify(asked));

/** The changes of a tournament. @typedef {"enter" | "leave" | "begin" | "round" | "cancel" | "drop" | "forfeit" | "adjudicate"} TournamentDeed */

/** Changes a tournament. @param {string} id @param {TournamentDeed} what @param {object} [asked] @returns {Promise<TournamentDetail>} */
export const change = (id, what, asked = {}) => post(path(id, what), "application/json", JSON.stringify(asked));

/** Returns the address of a file of a tournament. @param {string} id @param {string} name */
export const fileOf = (id, name) => path(id, name);
