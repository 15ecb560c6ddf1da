// @ts-check
// The lobby: choose a game and who plays it, go back to one's tables, look at a record.

import { h, notice } from "../kit/dom.js";
import { basemapPath, games, openRecord, openTable } from "../net/server.js";
import { forgetTable, keepTable, keptTables, playerName, seatLink, setPlayerName } from "../net/store.js";
import { wear } from "../model/look.js";
import { sideName } from "../model/names.js";
import { changed, onChange, SIDES, state } from "../model/state.js";
import { learn, named, speakOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { openHelp } from "../papers/help.js";
import { languagePicker } from "../papers/language.js";

/** @typedef {import("../types").GameFact} GameFact */
/** @typedef {import("../types").Side} Side */

/** Shows the lobby, once the games are known. @param {HTMLElement} root */
export async function openLobby(root) {
  root.className = "lobby";
  const { lobby } = state;
  try {
    lobby.games = await games();
    await Promise.all(lobby.games.map((game) => learn(game.name)));
  } catch {
    lobby.failed = true;
  }
  choose(lobby.games[0]);
  onChange(() => drawLobby(root));
  changed();
}

/** @param {GameFact | undefined} game */
function choose(game) {
  if (!game) return;
  state.lobby.game = game.name;
  speakOf(game.name);
  wear(game.name);
  state.lobby.scenario = game.scenarios[0] ?? "";
  state.lobby.options = Object.fromEntries((game.options ?? []).map((option) => [option.name, option.values[0] ?? ""]));
  const bot = `bot:${game.default_level ?? game.levels[0] ?? "random"}`;
  for (const side of SIDES) if (state.lobby.seats[side].startsWith("bot")) state.lobby.seats[side] = bot;
}

/** @param {HTMLElement} root */
function drawLobby(root) {
  const { lobby } = state;
  document.title = t("carillon");
  const name = h("input", { type: "text", id: "name", maxlength: 40, value: playerName(), placeholder: t("name-placeholder"), autocomplete: "nickname" });
  name.oninput = () => setPlayerName(name.value.trim());
  root.replaceChildren(
    h("header", { class: "masthead" },
      lobby.game ? h("img", { class: "coast", alt: "", src: basemapPath(lobby.game) }) : null,
      h("div", { class: "masthead-tools" }, languagePicker(), h("button", { type: "button", class: "quiet", id: "about", onclick: () => openHelp(lobby.games.map((game) => game.name)) }, t("about-help"))),
      h("h1", null, t("carillon")),
      h("p", { class: "motto" }, t("motto"))),
    h("main", { class: "sheets" },
      h("section", { class: "sheet new-game" }, h("h2", null, t("new-game")), lobby.failed ? h("p", { role: "alert" }, t("server-silent")) : newGame(name)),
      h("div", { class: "sheet-column" },
        h("section", { class: "sheet" }, h("h2", null, t("my-tables")), myTables()),
        h("section", { class: "sheet" }, h("h2", null, t("records")), h("p", { class: "fine" }, t("records-help")), upload()))),
    h("footer", { class: "colophon" }, h("p", null, t("about-owners")), h("p", null, t("map-credit"))));
}

/** @param {HTMLElement} name */
function newGame(name) {
  const game = state.lobby.games.find((one) => one.name === state.lobby.game);
  if (!game) return h("p", null, "…");
  const form = h("form", { class: "choices" },
    h("div", { class: "game-list", role: "radiogroup", "aria-label": t("game") }, ...state.lobby.games.map(gameCard)),
    h("label", null, h("span", null, t("your-name")), name),
    game.scenarios.length > 1 ? pick(t("scenario"), game.scenarios, state.lobby.scenario, (id) => named("scenario", id), (id) => (state.lobby.scenario = id), "scenario") : null,
    ...options(game),
    h("div", { class: "seats" }, ...SIDES.map((side) => seat(side, game))),
    h("p", { class: "fine seat-note" }, note()),
    h("button", { type: "submit", class: "primary big", id: "create" }, t("create")));
  form.onsubmit = (event) => {
    event.preventDefault();
    create(/** @type {HTMLButtonElement} */ (form.querySelector("#create")));
  };
  return form;
}

/** What can be settled about a game: lists to choose from, and rules that are switched on. @param {GameFact} game */
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

/** @param {GameFact} game */
function gameCard(game) {
  const on = game.name === state.lobby.game;
  const card = h("button", { type: "button", role: "radio", "aria-checked": String(on), class: `game-card${on ? " on" : ""}`, "data-game": game.name },
    h("strong", null, tOf(game.name, "game-title")), h("span", { class: "game-about" }, tOf(game.name, "game-about")));
  card.onclick = () => {
    choose(game);
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
  const values = ["me", "open", ...game.levels.map((level) => `bot:${level}`)];
  const words = (/** @type {string} */ value) => value === "me" ? t("seat-me") : value === "open" ? t("seat-friend")
    : t("bot-named", { level: named("level", value.slice(4)) });
  const select = h("select", { id: `seat-${side}` }, ...values.map((value) => h("option", { value, selected: value === state.lobby.seats[side] }, words(value))));
  select.onchange = () => {
    state.lobby.seats[side] = select.value;
    changed();
  };
  return h("label", { class: `seat ${side}` }, h("span", null, mark(side, 26), sideName(side)), select);
}

/** What the two seats together come to. */
function note() {
  const [a, b] = SIDES.map((side) => state.lobby.seats[side]);
  if (a === "me" && b === "me") return t("note-hotseat");
  if (a === "open" && b === "open") return t("note-both-open");
  if (a === "open" || b === "open") return t("note-friend");
  if (a !== "me" && b !== "me") return t("note-watch");
  return t("note-bot");
}

/** @param {HTMLButtonElement} button */
async function create(button) {
  button.disabled = true;
  try {
    const { game, scenario, options, seats: wanted } = state.lobby;
    const made = await openTable({ game, scenario: scenario || undefined, options, ...wanted, name: playerName() || undefined });
    const seats = made.seats ?? {};
    const own = SIDES.filter((side) => wanted[side] === "me" && seats[side]);
    const tokens = own.map((side) => seats[side] ?? "");
    const invite = Object.fromEntries(SIDES.filter((side) => wanted[side] === "open" && seats[side]).map((side) => [side, seats[side]]));
    keepTable({ table: made.table, game, scenario, tokens, sides: own, invite, opened: Date.now() });
    location.assign(seatLink(made.table, tokens));
  } catch (error) {
    button.disabled = false;
    notice(t("create-failed"), " ", error instanceof Error ? error.message : "");
  }
}

function myTables() {
  const kept = keptTables();
  if (kept.length === 0) return h("p", { class: "fine" }, t("no-tables"));
  return h("ul", { class: "my-tables" }, ...kept.map((one) => h("li", null,
    h("a", { href: seatLink(one.table, one.tokens) },
      ...one.sides.map((side) => mark(side, 18)),
      h("span", null, tOf(one.game, "game-title")),
      h("small", null, new Date(one.opened).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" }), one.over ? ` · ${t("game-over")}` : one.sides.length === 0 ? ` · ${t("watching")}` : "")),
    h("button", { type: "button", class: "quiet", "aria-label": t("forget"), title: t("forget"), onclick: () => {
      forgetTable(one.table);
      changed();
    } }, "✕"))));
}

/** A record becomes a finished table to look at. */
function upload() {
  const field = h("input", { type: "file", id: "upload", accept: ".txt,.record,text/plain" });
  field.onchange = async () => {
    const file = field.files?.[0];
    if (!file) return;
    try {
      const made = await openRecord(await file.text());
      location.assign(seatLink(made.table, []));
    } catch (error) {
      notice(t("record-refused"), " ", error instanceof Error ? error.message : "");
    }
  };
  return h("label", { class: "upload button" }, h("span", null, t("upload")), field);
}
