// @ts-check
// The editor of positions: the map, with the counters, the date, the cards and the text beside it.

import { byId, h, keepFocus, notice, put, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { NotPacked, packed, unpacked } from "../kit/packed.js";
import { editorAt, hasPrograms, POSITION, root as lobbyPath } from "../net/root.js";
import { board, games, ledger, positionKeys } from "../net/server.js";
import { begin, redo, spacesKey, stacks, type, undo, wrong } from "../model/draft.js";
import { setBoard, spaces } from "../model/facts.js";
import { learnSigns, wear } from "../model/look.js";
import { sideName } from "../model/names.js";
import { isDark, setDark } from "../model/scheme.js";
import { changed, onChange, SIDES, state } from "../model/state.js";
import { glance, learn, reason, speakOf, t, tOf } from "../model/words.js";
import { languagePicker } from "../papers/language.js";
import { cardsTab } from "./cards.js";
import { faultList } from "./faults.js";
import { cardPaths, field, tablePaths } from "./fields.js";
import { openTab, title } from "./open.js";
import { choose, drawMap, layMap } from "./sheet.js";
import { tray } from "./tray.js";

const TABS = ["counters", "table", "cards", "text", "open"];

/** Shows the editor for the game that the address names, with the position in its fragment. @param {HTMLElement} root */
export async function openEditor(root) {
  const { editor } = state;
  root.className = "editing coming";
  if (!hasPrograms) {
    root.replaceChildren(h("p", { class: "failed", role: "alert" }, t("editor-no-programs"), " ", h("a", { href: lobbyPath }, t("to-lobby"))));
    return;
  }
  editor.games = await games();
  const wanted = new URLSearchParams(location.search).get("g") ?? "";
  const fact = editor.games.find(({ name }) => name === wanted) ?? editor.games[0];
  if (!fact) throw new Error("there are no games");
  editor.game = fact.name;
  const [facts, keys] = await Promise.all([board(fact.name), positionKeys(fact.name), learn(fact.name), learnSigns(fact.name), glance(editor.games.map(({ name }) => name))]);
  speakOf(fact.name);
  setBoard(facts);
  wear(fact.name);
  editor.keys = keys;
  editor.stack = stacks()[0] ?? "";
  makePage(root);
  layMap(byId("map-box"), fact.name);
  onChange(() => draw(root));
  await begin(await sent());
  root.classList.remove("coming");
  changed();
  editor.ledger = await ledger(fact.name);
  changed();
}

/** Returns the position in the fragment of the address, or an empty text. */
async function sent() {
  const fragment = location.hash.slice(1);
  if (!fragment.startsWith(POSITION)) return "";
  try {
    return await unpacked(fragment.slice(POSITION.length));
  } catch (error) {
    notice(error instanceof NotPacked ? t("study-link-broken") : reason(error));
    return "";
  }
}

/** Opens the editor for another game. @param {string} game @param {string} [text] */
async function openOther(game, text = "") {
  location.assign(editorAt(game, text === "" ? "" : await packed(text)));
}

/** Creates the empty parts of the page. @param {HTMLElement} root */
function makePage(root) {
  const tool = (/** @type {string} */ id, /** @type {string} */ sign) => h("button", { type: "button", class: "icon-button", id }, icon(sign, 18));
  const text = h("textarea", { id: "position-text", spellcheck: "false", autocapitalize: "off", autocomplete: "off" });
  text.oninput = () => type(text.value);
  root.replaceChildren(
    h("header", { id: "editor-head" }),
    h("main", { id: "map-box" }, h("div", { class: "tools" }, tool("zoom-in", "plus"), tool("zoom-out", "minus"), tool("zoom-fit", "fit"))),
    h("aside", { id: "editor-side" },
      h("section", { id: "editor-state", "aria-live": "polite" }),
      h("p", { id: "editor-said", class: "unseen", role: "status" }),
      h("nav", { id: "editor-tabs", role: "tablist" }, ...TABS.map((name) => h("button", { type: "button", role: "tab", id: `editor-tab-${name}`, "aria-controls": `editor-${name}`, onclick: () => {
        state.editor.tab = name;
        changed();
      } }))),
      ...TABS.map((name) => h("section", { id: `editor-${name}`, class: "editor-pane", role: "tabpanel", "aria-labelledby": `editor-tab-${name}`, tabindex: "-1" }))));
  byId("editor-text").append(h("p", { class: "fine" }), text);
  addEventListener("keydown", (event) => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || at.closest("input, textarea, dialog")) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
}

/** Draws everything that depends on the state. @param {HTMLElement} root */
function draw(root) {
  const { editor } = state;
  document.title = `${title()} · ${t("carillon")}`;
  drawHead();
  for (const name of TABS) {
    const on = editor.tab === name;
    set(put(byId(`editor-tab-${name}`), t(`editor-tab-${name}`)), { "aria-selected": String(on), tabindex: on ? 0 : -1 });
    byId(`editor-${name}`).hidden = !on;
  }
  root.dataset.tab = editor.tab;
  root.dataset.wrong = String(wrong().length);
  root.dataset.asked = String(editor.asked);
  root.dataset.checked = String(editor.answered);
  for (const [id, key] of [["zoom-in", "zoom-in"], ["zoom-out", "zoom-out"], ["zoom-fit", "zoom-fit"]]) set(byId(id ?? ""), { title: t(key ?? ""), "aria-label": t(key ?? "") });
  keepFocus(byId("editor-state"), () => byId("editor-state").replaceChildren(...faultList(openPlace)));
  put(byId("editor-said"), editor.said);
  drawPane();
  drawMap();
}

/** Opens the part of the editor in which a value is changed. @param {string} at the path of the value */
function openPlace(at) {
  const { editor } = state;
  const [first = "", id = ""] = at.split(".");
  const isSpace = first === spacesKey() && spaces.has(id);
  if (isSpace) {
    editor.tab = "counters";
    choose(id);
  } else editor.tab = at === "" ? "text" : cardPaths().some((path) => at === path.join(".") || at.startsWith(`${path.join(".")}.`)) ? "cards" : "table";
  changed();
  queueMicrotask(() => {
    const there = [...document.querySelectorAll(".editor-pane:not([hidden]) [data-path]")].filter((el) => at === el.getAttribute("data-path") || at.startsWith(`${el.getAttribute("data-path")}.`)).at(-1);
    there?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */ (there?.querySelector("input, select, button"))?.focus({ preventScroll: true });
  });
}

/** Draws the open part beside the map. */
function drawPane() {
  const { editor } = state;
  const pane = byId(`editor-${editor.tab}`);
  if (editor.tab === "text") return drawText(pane);
  const top = pane.scrollTop;
  const parts = () => (editor.tab === "counters" ? tray() : editor.tab === "table" ? tableFields() : editor.tab === "cards" ? cardsTab() : openTab(openOther));
  keepFocus(pane, () => {
    const words = (/** @type {Element} */ one) => one.querySelector("summary")?.textContent;
    const open = [...pane.querySelectorAll("details[open]")].map(words);
    pane.replaceChildren(...parts());
    for (const one of pane.querySelectorAll("details")) if (open.includes(words(one))) one.open = true;
  });
  pane.scrollTop = top;
}

/** Returns the fields beside the map, those of a side together. */
function tableFields() {
  const paths = tablePaths();
  const sides = SIDES.filter((side) => paths.some(([first, second]) => first === side && second));
  const own = (/** @type {readonly string[]} */ [first, second]) => second !== undefined && SIDES.some((side) => side === first);
  return [h("div", { class: "fields" }, ...paths.filter((path) => !own(path)).map(field)),
    ...sides.map((side) => h("fieldset", { class: `fields ${side}` }, h("legend", null, sideName(side)), ...paths.filter((path) => own(path) && path[0] === side).map(field)))];
}

/** Draws the text, unless the player is typing in it. @param {HTMLElement} pane */
function drawText(pane) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("position-text"));
  put(/** @type {Element} */ (pane.firstElementChild), t("editor-text-help"));
  set(field, { "aria-label": t("editor-tab-text") });
  if (field.value !== state.editor.text) field.value = state.editor.text;
}

function drawHead() {
  const { editor } = state;
  const head = byId("editor-head");
  const pick = h("select", { id: "editor-game", "aria-label": t("game") }, ...editor.games.map(({ name }) => h("option", { value: name, selected: name === editor.game }, tOf(name, "game-title"))));
  pick.onchange = () => openOther(pick.value);
  const step = (/** @type {string} */ id, /** @type {boolean} */ may, /** @type {() => void} */ act) => h("button", { type: "button", class: `icon-button ${id}`, id: `editor-${id}`, disabled: !may, "aria-label": t(`editor-${id}`), title: t(`editor-${id}`), onclick: act }, icon("undo", 18));
  const turnDark = () => {
    setDark(!isDark());
    changed();
  };
  keepFocus(head, () => head.replaceChildren(
    h("a", { class: "brand icon-button", href: lobbyPath, "aria-label": t("to-lobby"), title: t("to-lobby") }, icon("home", 18)),
    h("h1", null, t("editor")), pick,
    h("div", { class: "editor-steps" }, step("undo", editor.past.length > 0, undo), step("redo", editor.future.length > 0, redo)),
    h("div", { class: "editor-tools" }, languagePicker(true), h("button", { type: "button", class: "quiet toggle", id: "dark", "aria-pressed": String(isDark()), onclick: turnDark }, t("show-dark")))));
}
