// @ts-check
// The help: a description of the program, the owners of the games, and instructions for players.

import { dialog, h } from "../kit/dom.js";
import { at } from "../net/root.js";
import { state } from "../model/state.js";
import { language, t, tOf } from "../model/words.js";
import { openGallery } from "./card.js";
import { legend } from "./legend.js";
import { rulebookLink, rulesSearch } from "./rules.js";

/** Returns a link to the player's guide, which opens in a new tab. */
export const guideLink = () => h("a", { class: "button quiet", href: at(`help/${language()}/`), target: "_blank", rel: "noopener" }, t("guide"));

/** Opens the help. Only at a table does it have the legend. @param {string[]} games the games that the help describes */
export function openHelp(games) {
  const keys = [["Tab", "help-key-tab"], ["← ↑ → ↓", "help-key-arrows"], ["Enter", "help-key-enter"], ["+ − 0", "help-key-zoom"], ["S", "help-key-spread"], ["C", "help-key-counters"], ["N", "help-key-names"],
    ["A", "help-key-list"], ["U", "help-key-undo"], ["␣", "help-key-skip"], ["M", "help-key-trails"], ["1 … 6", "help-key-dice"], ["Esc", "help-key-escape"], ["?", "help-key-help"]];
  const said = (/** @type {string[]} */ ...list) => list.map((key) => h("p", null, t(key)));
  const folded = (/** @type {string} */ key, /** @type {HTMLElement[]} */ ...parts) => h("details", { class: "more" }, h("summary", null, t(key)), ...parts);
  dialog(t("help"), t("close"),
    h("p", { class: "guide-link" }, t("guide-about"), " ", guideLink()),
    h("section", { class: "look-ups" }, h("h3", null, t("rules")), ...games.map((game) => h("div", null, games.length > 1 ? h("h4", null, tOf(game, "game-title")) : null, rulesSearch(game)))),
    h("section", null, h("h3", null, t("help-how")), ...said("help-lit", "help-dark", "help-confirm", "help-lessons")),
    state.board ? h("section", null, h("h3", null, t("legend")), legend()) : null,
    state.board ? h("p", null, h("button", { type: "button", id: "gallery", onclick: openGallery }, t("all-cards", { n: state.board.cards.length }))) : null,
    h("section", null,
      folded("help-war", ...said("help-ways", "help-odds", "help-stack", "help-several")),
      folded("help-follow", ...said("help-show", "help-log", "help-in-words")),
      folded("help-study", ...said("help-study-how", "help-study-marks")),
      folded("help-together", ...said("help-access", "help-agree", "help-clock")),
      folded("help-keys", h("dl", { class: "keys" }, ...keys.flatMap(([key, words]) => [h("dt", null, h("kbd", null, key)), h("dd", null, t(words ?? ""))])))),
    h("section", { class: "about" }, h("h3", null, t("about")), h("p", null, t("about-carillon")), ...games.flatMap((game) => [
      h("h4", null, tOf(game, "game-title")), h("p", null, tOf(game, "game-about")), h("p", null, rulebookLink(game))]),
    h("p", null, t("about-owners"))),
    h("section", { class: "credits" }, h("h3", null, t("credits")), h("p", null, t("map-credit")), h("p", null, t("fonts-credit")), h("p", null, t("fluent-credit"))));
}
