// @ts-check
// Studies: begins one from a scenario, from a file or from pasted text, and lists those on this device.

import { h, notice } from "../kit/dom.js";
import { editorAt, hasPrograms } from "../net/root.js";
import { gameNamed, openStudy } from "../net/server.js";
import { keptTable, tableLink } from "../net/store.js";
import { state } from "../model/state.js";
import { learn, reason, scenarioOf, t, tOf } from "../model/words.js";
import { forget, since } from "./mine.js";

/** Returns the section about studies, or null if this server does not allow tables on the device. */
export function studies() {
  if (!hasPrograms) return null;
  // The study of a puzzle is reached from the puzzles.
  const kept = state.lobby.studies?.filter(({ table }) => !keptTable(table)?.puzzle);
  return h("section", { class: "sheet", id: "studies" }, h("h2", null, t("studies")),
    h("p", { class: "fine" }, t("studies-help")),
    begin(),
    h("div", { class: "row" }, reader(), h("button", { type: "button", id: "to-editor", title: t("editor-help"), onclick: () => location.assign(editorAt(chosenGame()?.name ?? "")) }, t("editor-open"))),
    pasted(),
    kept && kept.length > 0 ? h("ul", { class: "my-tables" }, ...[...kept].sort((a, b) => (b.opened ?? 0) - (a.opened ?? 0)).map(row)) : "");
}

/** Returns the fields that begin a study from a scenario. */
function begin() {
  const { games, study } = state.lobby;
  const game = chosenGame();
  if (!game) return "";
  const scenario = game.scenarios.includes(study.scenario) ? study.scenario : game.scenarios[0] ?? "";
  const select = (/** @type {string} */ id, /** @type {string} */ title, /** @type {string[]} */ values, /** @type {string} */ now, /** @type {(value: string) => string} */ name) =>
    h("select", { id, "aria-label": title }, ...values.map((value) => h("option", { value, selected: value === now }, name(value))));
  const which = select("study-game", t("game"), games.map(({ name }) => name), game.name, (name) => tOf(name, "game-title"));
  const where = select("study-scenario", t("scenario"), game.scenarios, scenario, (id) => scenarioOf(game.name, id));
  const form = h("form", { class: "study-begin" }, which, game.scenarios.length > 1 ? where : "", h("button", { type: "submit", id: "study-new" }, t("study-new")));
  which.onchange = () => {
    study.game = which.value;
    const scenarios = games.find(({ name }) => name === study.game)?.scenarios ?? [];
    // Only this form is redrawn, so that the text in the other fields of the lobby stays.
    where.replaceChildren(...scenarios.map((id) => h("option", { value: id }, scenarioOf(study.game, id))));
    if (scenarios.length > 1) which.after(where);
    else where.remove();
  };
  where.onchange = () => (study.scenario = where.value);
  form.onsubmit = (event) => {
    event.preventDefault();
    go(which.value, { scenario: where.isConnected ? where.value : undefined });
  };
  return form;
}

/** Returns the field that opens a study, or a record as a study, from a file. */
function reader() {
  const field = h("input", { type: "file", id: "study-file", accept: ".study,.record,.txt,text/plain" });
  field.onchange = async () => {
    const file = field.files?.[0];
    field.value = "";
    if (file) read(await file.text());
  };
  return h("label", { class: "upload button" }, h("span", null, t("study-open")), field);
}

/** Returns the field for text that was copied from somewhere. */
function pasted() {
  const { study } = state.lobby;
  const field = h("textarea", { id: "study-text", rows: 4, "aria-label": t("study-paste"), spellcheck: "false" });
  field.value = study.text;
  field.oninput = () => (study.text = field.value);
  // The lobby is redrawn when the server answers, and the field stays open.
  const keepOpen = (/** @type {Event} */ event) => void (study.pasting = /** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return h("details", { class: "recover", open: study.pasting, ontoggle: keepOpen }, h("summary", null, t("study-paste")),
    h("div", { class: "column" }, h("p", { class: "fine" }, t("study-paste-help")), field, h("button", { type: "button", id: "study-read", onclick: () => read(field.value) }, t("study-read"))));
}

/** Opens the text of a study, of a record, or of a position of the game that is chosen in the form. @param {string} text */
function read(text) {
  const whole = `${text.replaceAll("\r\n", "\n").trim()}\n`;
  const named = gameNamed(whole);
  return named ? go(named, { text: whole }) : go(chosenGame()?.name ?? "", { position: whole });
}

/** Returns the game that is chosen in the form. */
function chosenGame() {
  const { games, study } = state.lobby;
  return games.find(({ name }) => name === study.game) ?? games[0];
}

/** Opens a study, and goes there. @param {string} game @param {import("../net/server.js").Begun} from */
async function go(game, from) {
  try {
    const { address } = await openStudy(game, from);
    location.assign(address);
  } catch (error) {
    // The reason why an action can't be played is in the words of its game.
    if (game) await learn(game);
    notice(t("study-failed"), " ", reason(error));
  }
}

/** Returns the row of a study. @param {import("../net/server.js").LocalTable} one */
function row({ table, game, status, study, opened }) {
  const scenario = status.scenario ? scenarioOf(game, status.scenario) : "";
  return h("li", { "data-table": table },
    h("a", { href: tableLink(table) },
      h("span", { class: "what" },
        h("b", null, study?.title || tOf(game, "game-title")),
        h("small", null, [study?.title ? tOf(game, "game-title") : "", scenario, t("study-actions", { n: study?.actions ?? 0 }), since(opened ?? Date.now())].filter(Boolean).join(" · ")))),
    h("button", { type: "button", class: "quiet", "aria-label": t("study-delete-this"), title: t("study-delete-this"), onclick: () => forget(table, false) }, "✕"));
}
