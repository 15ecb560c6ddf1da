// @ts-check
// The form of a new game: the game, its options, and the players.

import { h, notice } from "../kit/dom.js";
import { warm } from "../net/local.js";
import { hasPrograms, isServed, rulebookAt } from "../net/root.js";
import { board, openTable, sketch } from "../net/server.js";
import { keepTable, playerName, setSeenLine, tableLink, WATCHED } from "../net/store.js";
import { wear } from "../model/look.js";
import { clockWords, sideName } from "../model/names.js";
import { changed, other, SIDES, state } from "../model/state.js";
import { attr, hasOf, keyOf, named, reason, speakOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { picture } from "../map/picture.js";
import { nameField } from "../side/invite.js";
import { ownPart } from "./account.js";
import { firstSteps } from "./lessons.js";

/** @typedef {import("../types").GameFact} GameFact */
/** @typedef {import("../types").Side} Side */

/** Chooses a game, with its usual settings. Resolves when its program is loaded, if the table is to be on this device. @param {GameFact | undefined} game @returns {Promise<void>} */
export function choose(game) {
  if (!game) return Promise.resolve();
  state.lobby.game = game.name;
  speakOf(game.name);
  wear(game.name);
  state.lobby.scenario = game.scenarios[0] ?? "";
  state.lobby.options = Object.fromEntries((game.options ?? []).map((option) => [option.name, option.values[0] ?? ""]));
  for (const side of SIDES) if (state.lobby.seats[side].startsWith("bot")) state.lobby.seats[side] = usualBot(game);
  return isHere() ? warm({ game: game.name }) : Promise.resolve();
}

/** Returns the value of a seat for a game's default bot: `bot:LEVEL`. @param {GameFact} game */
const usualBot = (game) => `bot:${game.default_level ?? game.levels[0] ?? "random"}`;

/** Returns the form of a new game. */
export function newGame() {
  if (state.lobby.failed) return h("p", { role: "alert" }, t(isServed ? "server-silent" : "no-unreached"));
  const game = state.lobby.games.find((one) => one.name === state.lobby.game);
  if (!game) return h("p", null, "…");
  const form = h("form", { class: "choices" },
    h("div", { class: "game-list", role: "radiogroup", "aria-label": t("game"), onkeydown: stepGame }, ...state.lobby.games.map(gameCard)),
    h("div", { class: "setup" },
      game.scenarios.length > 1 ? pick(t("scenario"), game.scenarios, state.lobby.scenario, (id) => named("scenario", id), (id) => (state.lobby.scenario = id), "scenario") : null,
      h("div", { class: "seats" }, ...SIDES.map((side) => seat(side, game))),
      isChallenge() ? ownPart()?.challengeFields() : null,
      h("button", { type: "submit", class: "primary big", id: "create" }, t(isChallenge() ? "challenge-send" : "create"))),
    isServed && hasPrograms ? where(game) : null,
    h("p", { class: "fine seat-note" }, note()),
    firstSteps(game),
    // If the form is redrawn at once, the element's own toggle event comes too late.
    h("details", { class: "more", open: state.lobby.more },
      h("summary", { onclick: () => (state.lobby.more = !state.lobby.more) }, t("more-settings")),
      h("label", null, h("span", null, t("your-name")), nameField("name")),
      ...(isHere() ? [] : [...clocks(), privacy(), casual()]),
      ...options(game)),
    h("p", { class: "fine game-about" }, t("game-about"), " ", h("a", { href: rulebookAt(game.name) }, t("rulebook-to", { game: t("game-title") }))));
  form.onsubmit = (event) => {
    event.preventDefault();
    create(/** @type {HTMLButtonElement} */ (form.querySelector("#create")));
  };
  return form;
}

/** Returns whether a seat of the new table is for a player whom this player challenges. */
const isChallenge = () => ownPart() !== null && SIDES.some((side) => state.lobby.seats[side] === "player");

/** Returns whether the new table is to be on this device, where nobody else can join it. */
const isHere = () => state.lobby.where === "device";

/** Returns the buttons that choose where the new table is. @param {GameFact} game */
function where(game) {
  const { lobby } = state;
  const choices = /** @type {const} */ (["server", "device"]).map((place) => {
    const button = h("input", { type: "radio", name: "where", id: `where-${place}`, value: place, checked: lobby.where === place });
    button.onchange = () => {
      lobby.where = place;
      // At a table on this device a player can only play against the computer.
      for (const side of SIDES) if (place === "device" && ["open", "anyone", "player"].includes(lobby.seats[side])) lobby.seats[side] = usualBot(game);
      changed();
    };
    return h("label", null, button, t(`where-${place}`));
  });
  return h("div", { class: "where", role: "radiogroup", "aria-label": t("where") }, ...choices);
}

/** The clocks on offer: the kind of clock, and its seconds. */
const CLOCKS = ["none", "move:120", "move:300", "move:900", "game:1800", "game:3600", "game:7200", "game:14400", "days:86400", "days:259200", "days:604800"];

/** @param {string} text */
const clockOf = (text) => {
  const [kind = "", seconds] = text.split(":");
  return { kind, seconds: Number(seconds) };
};

/** Returns the fields for the clock and for the consequence of running out of time. */
function clocks() {
  const { lobby } = state;
  const take = (/** @type {string} */ value) => {
    lobby.clock = value;
    changed();
  };
  return [h("div", { class: "options" },
    pick(t("clock"), CLOCKS, lobby.clock, (value) => (value === "none" ? t("clock-none") : clockWords(clockOf(value))), take, "clock-kind"),
    lobby.clock === "none" ? null : pick(t("when-out"), ["nothing", "computer", "loss"], lobby.whenOut, (value) => t(`when-out-${value}`), (value) => (lobby.whenOut = /** @type {import("../types").WhenOut} */ (value)), "when-out"))];
}

/** Returns the box that makes a table private, or for a table that anybody may join, the box that admits accounts only. */
function privacy() {
  const { lobby } = state;
  if (SIDES.some((side) => lobby.seats[side] === "anyone")) return accountsOnly();
  const box = h("input", { type: "checkbox", id: "private", checked: lobby.private });
  box.onchange = () => (lobby.private = box.checked);
  return h("label", { class: "switch" }, box, t("private"));
}

/** Returns the box that makes a table casual; null for a guest, whose games are never rated. */
function casual() {
  const { lobby } = state;
  if (!lobby.account) return null;
  const box = h("input", { type: "checkbox", id: "casual", checked: lobby.casual });
  box.onchange = () => (lobby.casual = box.checked);
  return h("label", { class: "switch" }, box, t("casual"));
}

/** Returns the box by which a player with an account lets only players with accounts join; null for a guest. */
function accountsOnly() {
  const { lobby } = state;
  if (!lobby.account) return null;
  const box = h("input", { type: "checkbox", id: "accounts-only", checked: lobby.accountsOnly });
  box.onchange = () => (lobby.accountsOnly = box.checked);
  return h("label", { class: "switch" }, box, t("accounts-only"));
}

/** Returns the fields for a game's options: lists to choose from, and switches for optional rules. @param {GameFact} game */
function options(game) {
  const all = game.options ?? [];
  const switches = all.filter((option) => option.values.join() === "off,on");
  const lists = all.filter((option) => !switches.includes(option)).map((option) => pick(named("option", option.name), option.values, state.lobby.options[option.name] ?? "",
    (value) => named(`option-${option.name}`, value), (value) => (state.lobby.options[option.name] = value), `option-${option.name}`));
  const rules = switches.map(({ name }) => {
    const box = h("input", { type: "checkbox", id: `option-${name}`, checked: state.lobby.options[name] === "on" });
    box.onchange = () => (state.lobby.options[name] = box.checked ? "on" : "off");
    return h("label", { class: "switch" }, box, named("option", name));
  });
  return [
    lists.length > 0 ? h("div", { class: "options" }, ...lists) : null,
    rules.length > 0 ? h("details", { class: "switches", open: switches.some(({ name }) => state.lobby.options[name] === "on") }, h("summary", null, t("optional-rules", { n: rules.length })), ...rules) : null,
  ];
}

/** The pictures of the boards, each of which is drawn only once. @type {Map<string, HTMLElement>} */
const pictures = new Map();

/** Returns the picture of a game's board, which is filled in once its data has been loaded. @param {string} name */
function boardOf(name) {
  const known = pictures.get(name);
  if (known) return known;
  const frame = h("span", { class: "game-picture" });
  pictures.set(name, frame);
  Promise.all([board(name), sketch(name)]).then(([facts, base]) => frame.append(picture(facts, base)), () => pictures.delete(name));
  return frame;
}

/** Chooses the next game with an arrow key, as in any radio group. @param {KeyboardEvent} event */
function stepGame(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const { games, game } = state.lobby;
  if (!step) return;
  event.preventDefault();
  const next = games[(games.findIndex((one) => one.name === game) + step + games.length) % games.length];
  choose(next);
  changed();
  // The focus is set after the redraw, which replaces the cards.
  queueMicrotask(() => /** @type {HTMLElement | null} */ (document.querySelector(".game-card.on"))?.focus());
}

/** @param {GameFact} game */
function gameCard({ name, ...game }) {
  const on = name === state.lobby.game;
  const words = (/** @type {string} */ key) => (hasOf(name, key) ? h("span", { class: key }, tOf(name, key)) : null);
  const card = h("button", { type: "button", role: "radio", "aria-checked": String(on), tabindex: on ? 0 : -1, class: `game-card${on ? " on" : ""}`, "data-game": name },
    boardOf(name),
    h("span", { class: "game-words" }, h("strong", null, tOf(name, "game-title")), words("game-short"), words("game-length"), words("game-begin")));
  card.onclick = () => {
    choose({ name, ...game });
    changed();
  };
  return card;
}

/**
 * @param {string} title @param {string[]} values @param {string} now
 * @param {(value: string) => string} name @param {(value: string) => void} take @param {string} id
 */
function pick(title, values, now, name, take, id) {
  const select = h("select", { id }, ...values.map((value) => h("option", { value, selected: value === now }, name(value))));
  select.onchange = () => take(select.value);
  return h("label", null, h("span", null, title), select);
}

/** @param {Side} side @param {GameFact} game */
function seat(side, game) {
  const values = ["me", ...(isHere() ? [] : ["open", "anyone"]), ...(isHere() || !ownPart() ? [] : ["player"]), ...game.levels.map((level) => `bot:${level}`)];
  const words = (/** @type {string} */ value) => value === "me" ? t("seat-me") : value === "open" ? t("seat-friend") : value === "anyone" ? t("seat-anyone") : value === "player" ? t("seat-player")
    : t("bot-named", { level: named("level", value.slice(4)) });
  const select = h("select", { id: `seat-${side}` }, ...values.map((value) => h("option", { value, selected: value === state.lobby.seats[side] }, words(value))));
  select.onchange = () => {
    state.lobby.seats[side] = select.value;
    // The open seats of a table are all filled in the same way: either by invitation or from the lobby.
    const [mine, theirs] = [select.value, state.lobby.seats[other(side)]];
    // A player challenges one other player.
    if ([mine, theirs].includes("player") && ![mine, theirs].includes("me")) state.lobby.seats[other(side)] = "me";
    if ([mine, theirs].includes("open") && [mine, theirs].includes("anyone")) state.lobby.seats[other(side)] = mine;
    changed();
  };
  return h("label", { class: `seat ${side}` }, h("span", null, mark(side, 26), sideName(side)), select);
}

/** Returns a sentence about the chosen players, including how well the bots play. */
function note() {
  const seats = SIDES.map((side) => state.lobby.seats[side]);
  const [a, b] = seats;
  const levels = [...new Set(seats.filter((seat) => seat.startsWith("bot:")).map((seat) => seat.slice(4)))];
  const key = a === "me" && b === "me" ? "note-hotseat"
    : isChallenge() ? "note-challenge"
    : seats.includes("anyone") ? "note-anyone"
    : a === "open" && b === "open" ? "note-both-open"
    : a === "open" || b === "open" ? "note-friend"
    : a !== "me" && b !== "me" ? "note-watch" : "note-bot";
  return [t(key), isServed && isHere() ? t("note-here") : "", ...levels.map((level) => attr(keyOf("level", level), "about"))].filter(Boolean).join(" ");
}

/** @param {HTMLButtonElement} button */
async function create(button) {
  button.disabled = true;
  try {
    const { game, scenario, options, seats: wanted } = state.lobby;
    const open = SIDES.some((side) => wanted[side] === "anyone");
    const seat = (/** @type {string} */ value) => (value === "anyone" ? "open" : value);
    const clock = state.lobby.clock === "none" ? undefined : { ...clockOf(state.lobby.clock), when_out: state.lobby.whenOut };
    const wish = { game, scenario: scenario || undefined, options, name: playerName() || undefined, clock, access: open ? "open" : state.lobby.private ? "private" : "invitation", casual: (state.lobby.casual && state.lobby.where === "server") || undefined };
    if (isChallenge()) {
      await ownPart()?.sendChallenge(wish, wanted);
      button.disabled = false;
      return;
    }
    const made = await openTable({ ...wish, french: seat(wanted.french), british: seat(wanted.british), accounts_only: (open && state.lobby.accountsOnly && state.lobby.account !== null) || undefined }, state.lobby.where);
    const own = SIDES.filter((side) => made.seats[side]);
    const tokens = own.map((side) => made.seats[side] ?? "");
    keepTable({ table: made.table, game, scenario, tokens, sides: own, invite: made.invitations, opened: Date.now() });
    if (own.length === 0) setSeenLine(made.table, WATCHED, 0); // the bots may have finished the game before the page opens
    location.assign(tableLink(made.table));
  } catch (error) {
    button.disabled = false;
    notice(t("create-failed"), " ", reason(error));
  }
}
