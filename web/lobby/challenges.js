// @ts-check
// Challenges between players with accounts: the list at the head of the lobby, the fields for a new challenge, and the setting in the dialog of the account.

import { dialog, h, notice } from "../kit/dom.js";
import { random } from "../kit/random.js";
import { changeChallenges, ownChallenges } from "../net/account.js";
import { Refused } from "../net/refused.js";
import { openTable } from "../net/server.js";
import { keepTable, tableLink } from "../net/store.js";
import { clockWords } from "../model/names.js";
import { changed, SIDES, state } from "../model/state.js";
import { keyOf, reason, scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { regularly } from "./live.js";
import { since } from "./mine.js";

/** @typedef {import("../types").Challenge} Challenge */
/** @typedef {import("../types").Challenges} Challenges */
/** @typedef {import("../types").Side} Side */

/** The ways in which the sides of a new challenge are decided. */
const CHOICES = ["", "taker", "chance"];

/** The interval, in milliseconds, at which the challenges are fetched, with the players who are online. */
const AGAIN = 60_000;

const isNeeded = regularly();

/** The players from whom an account may take challenges. */
const FROM = ["all", "met", "none"];

/** Fetches the challenges that concern the account. */
export async function readChallenges() {
  if (!state.lobby.account) return;
  take(await ownChallenges().catch(() => state.lobby.challenges));
}

/** From now on fetches the challenges regularly while the page is visible. */
export function keepChallenges() {
  setTimeout(async () => {
    // The server does not tell who comes and goes.
    const shown = state.lobby.challenges?.opponents.length;
    if (!document.hidden && (shown || isNeeded())) await readChallenges();
    keepChallenges();
  }, AGAIN);
}

/** @param {Challenges | null} told */
function take(told) {
  const before = JSON.stringify(state.lobby.challenges);
  state.lobby.challenges = told;
  if (before !== JSON.stringify(told)) changed();
}

/** Returns the reason why a challenge was refused. @param {unknown} error */
const why = (error) => (error instanceof Refused && error.why ? t(error.why) : reason(error));

/** Changes the challenges; if that fails, shows the reason. @param {object} asked @returns {Promise<Challenges | null>} */
async function change(asked) {
  try {
    const told = await changeChallenges(asked);
    take(told);
    return told;
  } catch (error) {
    notice(why(error));
    await readChallenges();
    return null;
  }
}

/** Returns the section with the challenges to the player and the player's own; null if there are none. */
export function challengeSection() {
  const { received = [], sent = [] } = state.lobby.challenges ?? {};
  const known = state.lobby.games.map((game) => game.name);
  const [to, by] = [received, sent].map((all) => all.filter(({ game }) => known.includes(game)));
  if (!to || !by || to.length + by.length === 0) return null;
  return h("section", { class: "sheet", id: "challenges" }, h("h2", null, t("challenges")),
    h("ul", { class: "my-tables open-tables" }, ...to.map(fromOther), ...by.map(toOther)));
}

/** @param {Challenge} one @param {string} who @param {(string | false | undefined)[]} facts @param {(Node | string)[]} buttons */
const row = (one, who, facts, ...buttons) => h("li", { "data-challenge": one.table },
  h("span", { class: "what" }, h("b", null, tOf(one.game, "game-title"), h("span", { class: "against" }, ` ${who}`)),
    h("small", null, [scenarioOf(one.game, one.scenario), ...optionsOf(one), one.from_position && t("challenge-position"), one.clock && clockWords(one.clock), ...facts].filter(Boolean).join(" · "))),
  ...buttons);

/** Returns the options of a challenge's game that differ from the usual ones, in words. @param {Challenge} one */
function optionsOf({ game, options }) {
  const facts = state.lobby.games.find(({ name }) => name === game)?.options ?? [];
  return facts.flatMap(({ name, values }) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    return value === "on" ? [tOf(game, keyOf("option", name))] : [`${tOf(game, keyOf("option", name))}: ${tOf(game, keyOf(`option-${name}`, value))}`];
  });
}

/** @param {Challenge} one */
function fromOther(one) {
  const name = (/** @type {Side} */ side) => tOf(one.game, keyOf("side", side));
  const accept = (/** @type {Side | undefined} */ side) => h("button", { type: "button", class: "primary", "data-accept": side ?? "", onclick: () => sit(one, side) },
    ...(side ? [mark(side, 18), " ", t("join-as", { side: name(side) })] : [t("challenge-accept")]));
  const sides = one.sides === "taker" ? SIDES : [one.side];
  return row(one, t("challenge-by", { name: one.name }), [one.sides && t(`challenge-to-${one.sides}`)],
    ...sides.map(accept), h("button", { type: "button", "data-decline": one.table, onclick: () => change({ decline: one.table }) }, t("challenge-decline")));
}

/** @param {Challenge} one */
function toOther(one) {
  const over = Boolean(one.declined) || one.ends <= Date.now();
  const fact = one.declined ? t("challenge-declined") : over ? t("challenge-ended") : t("challenge-waits", { when: since(one.made) });
  return row(one, t("challenge-to", { name: one.name }), [one.sides && t(`challenge-by-${one.sides}`), fact],
    h("button", { type: "button", "data-withdraw": one.table, onclick: () => change({ withdraw: one.table }) }, t(over ? "passkey-remove" : "offer-withdraw")));
}

/** Accepts a challenge, and opens its table. If the sides were drawn, shows the result first. @param {Challenge} one @param {Side | undefined} side */
async function sit(one, side) {
  const done = await change({ accept: { table: one.table, side: one.sides === "taker" ? side : undefined, share: one.sides === "chance" ? random(32) : undefined } });
  if (!done?.side) return;
  keepTable({ table: one.table, game: one.game, scenario: one.scenario, tokens: [], sides: [done.side], opened: Date.now(), account: true });
  const go = () => location.assign(tableLink(one.table));
  if (one.sides !== "chance") return go();
  const box = dialog(tOf(one.game, "game-title"), t("close"), h("p", null, mark(done.side, 22), " ", t("challenge-drawn", { side: tOf(one.game, keyOf("side", done.side)) })),
    h("div", { class: "row" }, h("button", { type: "button", class: "primary", id: "to-drawn", onclick: go }, t("challenge-to-table"))));
  box.addEventListener("close", go);
}

/** Returns the list of former opponents who are online, each with a button that begins a challenge; null if there are none. */
export function onlineList() {
  const online = (state.lobby.challenges?.opponents ?? []).filter((one) => one.online);
  if (online.length === 0) return null;
  return h("div", { class: "row", id: "online" }, h("span", null, t("online")), ...online.map(({ name }) =>
    h("button", { type: "button", class: "quiet", "data-online": name, "aria-label": t("online-challenge", { name }), onclick: () => begin(name) }, name)));
}

/** Fills in the form of a new game for a challenge. @param {string} name the other player */
function begin(name) {
  const { lobby } = state;
  lobby.where = "server";
  lobby.challenge.name = name;
  if (!SIDES.some((side) => lobby.seats[side] === "player")) Object.assign(lobby.seats, { french: "me", british: "player" });
  changed();
  // The form is there after the redraw.
  queueMicrotask(() => document.getElementById("challenge-name")?.focus());
}

/** Returns the fields for a challenge in the form of a new game: the name of the other player, and how the sides are decided. */
export function challengeFields() {
  const { challenge, challenges } = state.lobby;
  const name = h("input", { type: "text", id: "challenge-name", required: true, maxlength: 30, autocomplete: "off", list: "opponents", value: challenge.name });
  name.oninput = () => (challenge.name = name.value);
  const sides = h("select", { id: "challenge-sides" }, ...CHOICES.map((value) => h("option", { value, selected: value === challenge.sides }, t(value ? `challenge-by-${value}` : "challenge-by-me"))));
  sides.onchange = () => (challenge.sides = sides.value);
  return h("div", { class: "options", id: "challenge-fields" },
    h("label", null, h("span", null, t("challenge-name")), name),
    h("datalist", { id: "opponents" }, ...(challenges?.opponents ?? []).map(({ name }) => h("option", { value: name }))),
    h("label", null, h("span", null, t("challenge-sides")), sides));
}

/** Opens a table for the challenged player. @param {{ game: string, scenario?: string, [wish: string]: unknown }} wish @param {Record<Side, string>} seats */
export async function sendChallenge(wish, seats) {
  const { challenge } = state.lobby;
  const name = challenge.name.trim();
  const seat = (/** @type {Side} */ side) => (challenge.sides || seats[side] !== "me" ? "open" : "me");
  try {
    const made = await openTable({ ...wish, french: seat("french"), british: seat("british"), challenge: name, sides: challenge.sides || undefined }, "server");
    const own = SIDES.filter((side) => made.seats[side]);
    if (own.length > 0) keepTable({ table: made.table, game: wish.game, scenario: wish.scenario, tokens: own.map((side) => made.seats[side] ?? ""), sides: own, invite: made.invitations, opened: Date.now(), account: true });
    challenge.name = "";
    notice(t("challenge-sent", { name }));
    await readChallenges();
    changed();
  } catch (error) {
    notice(t("create-failed"), " ", why(error));
  }
}

/**
 * Returns the settings of the account: from whom it takes challenges, and whether others see when its player is online.
 * @param {(change: () => Promise<void>) => Promise<void>} act carries out a change; if it fails, shows the reason
 */
export function challengeSetting(act) {
  const now = state.lobby.challenges?.from ?? "all";
  const select = h("select", { id: "challenges-from" }, ...FROM.map((value) => h("option", { value, selected: value === now }, t(`challenges-from-${value}`))));
  select.onchange = () => act(async () => take(await changeChallenges({ from: select.value })));
  const shows = h("input", { type: "checkbox", id: "shows-online", checked: Boolean(state.lobby.challenges?.shows_online) });
  shows.onchange = () => act(async () => take(await changeChallenges({ shows_online: shows.checked })));
  return h("div", { class: "own-name" }, h("div", { class: "row" }, h("label", null, t("challenges-from"), " ", select)), h("label", { class: "switch" }, shows, t("shows-online")));
}
