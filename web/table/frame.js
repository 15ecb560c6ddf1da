// @ts-check
// The layout of a table's page: the map, the hand, the side with its tabs, and the bands for messages that must not be missed.

import { byId, h, put, set } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { isSmall, shape } from "../kit/shape.js";
import { changed, ended, state } from "../model/state.js";
import { t } from "../model/words.js";
import { backToNow } from "../scene/lookback.js";
import { languagePicker } from "../papers/language.js";
import { makeStatus } from "../side/status.js";

const TABS = ["hand", "study", "log", "cards", "chat", "table"];

/** Creates the empty parts of the page. @param {HTMLElement} root */
export function makeFrame(root) {
  const tool = (/** @type {string} */ id, /** @type {string} */ sign) => h("button", { type: "button", class: "icon-button", id }, icon(sign, 18));
  const left = h("div", { id: "status-left" });
  makeStatus(left);
  root.className = "table coming";
  document.body.classList.add("at-table");
  root.append(
    // This button is the first tab stop, since the map has a tab stop for everything that can be clicked.
    h("button", { type: "button", id: "to-question", onclick: () => byId(byId("prompt").hidden ? "ask" : "prompt").focus() }),
    h("header", { id: "status" }, h("h1", { class: "unseen" }), left, h("div", { class: "status-right" }, h("button", { type: "button", id: "share", hidden: true }, icon("share", 18), h("span")), languagePicker(isSmall()), tool("help", "help"))),
    h("section", { id: "stands" }, h("button", { type: "button", id: "goals", class: "quiet", hidden: true }), h("ul", { id: "badges", hidden: true, tabindex: "0" })),
    h("main", { id: "map-box" },
      h("div", { id: "bands" },
        h("div", { id: "offer", role: "status", hidden: true }),
        h("div", { class: "band offline", role: "status", hidden: true }),
        h("div", { class: "band replaying", hidden: true }, h("span"), h("button", { type: "button", onclick: backToNow }), h("p", { id: "reviewed" }))),
      h("div", { id: "invitation", hidden: true }),
      h("div", { id: "fight", hidden: true, "aria-hidden": "true" }),
      h("div", { class: "tools" }, tool("tools-fold", "more"), tool("layers-menu", "layers"), tool("zoom-in", "plus"), tool("zoom-out", "minus"), tool("zoom-fit", "fit"), tool("show-settings", "settings"), tool("replay-toggle", "replay"), tool("in-words-switch", "list"), tool("marks-switch", "pen")),
      h("div", { id: "palette", role: "toolbar", hidden: true }),
      h("div", { id: "replay", hidden: true }),
      h("section", { id: "in-words", tabindex: "-1", hidden: true })),
    h("section", { id: "foot" }, h("section", { id: "hand", class: "pane", "data-pane": "hand" }), h("ul", { id: "in-play", hidden: true })),
    h("aside", { id: "side" },
      h("h2", { class: "unseen" }),
      h("div", { id: "turn" },
        h("section", { id: "show", hidden: true }),
        h("section", { id: "ask", tabindex: "-1" }),
        h("div", { id: "again" })),
      h("section", { id: "scene", hidden: true, "aria-live": "polite" }),
      h("details", { id: "panel", open: true, hidden: true }),
      h("section", { id: "study", class: "pane", "data-pane": "study" }),
      h("ol", { id: "log", class: "pane", "data-pane": "log" }),
      h("section", { class: "pane", "data-pane": "cards" }, h("div", { id: "piles" }), h("div", { class: "boxes" })),
      h("section", { id: "chat", class: "pane", "data-pane": "chat" }),
      h("section", { id: "seats", class: "pane", "data-pane": "table" }),
      // The tabs are below their panes, so that they stay where they are when a pane is opened or closed.
      h("nav", { id: "tabs", role: "tablist" }, ...TABS.map((name) => h("button", { type: "button", role: "tab", id: `tab-${name}`, onclick: () => tab(name, true) })))));
  const fold = byId("tools-fold");
  fold.onclick = () => set(fold, { "aria-expanded": String(Boolean(fold.parentElement?.classList.toggle("open"))) });
  set(fold, { "aria-expanded": "false" });
  byId("zoom-fit").addEventListener("click", () => {
    if (fold.parentElement?.matches(".open")) fold.click();
  });
  byId("replay-toggle").onclick = () => {
    const bar = byId("replay");
    bar.hidden = !bar.hidden;
    if (bar.hidden) backToNow();
  };
  tab({ tall: "hand", low: "", wide: "log" }[shape()]);
}

/** Opens a tab. With `toggle`, if the tab is open on a small page, closes it instead, which leaves more room for the map. @param {string} name */
export function tab(name, toggle = false) {
  const now = document.body.dataset.tab;
  document.body.dataset.tab = toggle && isSmall() && now === name ? "" : name;
  for (const one of TABS) set(byId(`tab-${one}`), { "aria-selected": String(document.body.dataset.tab === one) });
  if (name === "log") state.reading.scrolls = true;
  changed();
  if (name === "chat") byId("tab-chat").removeAttribute("data-unread");
}

/** Shows the parts of the page once everything has been loaded, including the first prompt, which waits for this player's share of the dice. @param {import("../types").TableMessage} table */
export function showFrame({ started, seats, players, result }) {
  if (started || result || seats.every((side) => players[side].nonce)) byId("page").classList.remove("coming");
}

/** Draws the frame's texts, in the current language, and its bands. */
export function drawFrame() {
  // On a wide page the hand is below the map, and one of the other tabs is always open.
  if (!isSmall() && ["", "hand"].includes(document.body.dataset.tab ?? "")) tab("log");
  put(/** @type {Element} */ (document.querySelector("#status h1")), t(state.table ? "game-title" : "carillon"));
  put(/** @type {Element} */ (document.querySelector("#side h2")), t("details"));
  for (const part of ["stands", "foot"]) set(byId(part), { "aria-label": t(`part-${part}`) });
  for (const name of TABS) put(byId(`tab-${name}`), t(`tab-${name}`));
  put(byId("to-question"), t("to-question"));
  const bands = byId("bands");
  const offline = /** @type {HTMLElement} */ (bands.querySelector(".offline"));
  offline.hidden = !state.offline;
  put(offline, t(state.table ? "offline" : "no-table"));
  const replaying = /** @type {HTMLElement} */ (bands.querySelector(".replaying"));
  replaying.hidden = !state.replay;
  put(/** @type {Element} */ (replaying.children[0]), t("replaying", { n: state.replay?.number ?? 0, of: state.table?.number ?? 0 }));
  put(/** @type {Element} */ (replaying.children[1]), t(ended() ? "replay-end" : "replay-now"));
  const { reviewed } = state;
  put(byId("reviewed"), reviewed && reviewed.number === state.replay?.number ? reviewed.words : "");
  for (const [id, key] of [["zoom-in", "zoom-in"], ["zoom-out", "zoom-out"], ["zoom-fit", "zoom-fit"], ["replay-toggle", "replay"], ["tools-fold", "tools"], ["help", "help"]]) {
    set(byId(id ?? ""), { title: t(key ?? ""), "aria-label": t(key ?? "") });
  }
  document.body.classList.toggle("replay", state.replay !== null);
}
