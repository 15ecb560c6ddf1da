// @ts-check
// The page about players: the profile of one player, or the best players of a game.

import { h } from "../kit/dom.js";
import { Refused } from "../net/refused.js";
import { playerAt, playerHere, root as lobbyPath } from "../net/root.js";
import { games } from "../net/server.js";
import { onChange } from "../model/state.js";
import { glance, t } from "../model/words.js";
import { languagePicker } from "../papers/language.js";
import { leadersOf } from "./leaders.js";
import { profileOf } from "./profile.js";

/** Shows the profile of the player whom the address names, or else the best players of a game. @param {HTMLElement} root */
export async function openPlayers(root) {
  root.className = "lobby";
  onChange(() => draw(root));
  await draw(root);
}

/** Draws the page anew. @param {HTMLElement} root */
async function draw(root) {
  const name = playerHere() ?? "";
  document.title = `${name === "" ? t("leaders") : name} · ${t("carillon")}`;
  const parts = await found(name).catch((error) => [h("section", { class: "sheet" }, h("h2", null, name), h("p", { role: "alert" }, t(error instanceof Refused && error.code === "not-found" ? "player-none" : "server-silent")))]);
  root.replaceChildren(
    h("header", { class: "masthead" },
      h("div", null, h("h1", null, t("carillon"))),
      h("div", { class: "masthead-tools" }, languagePicker(), h("a", { class: "button quiet", id: "to-lobby", href: lobbyPath }, t("to-lobby")), name === "" ? "" : h("a", { class: "button quiet", id: "to-leaders", href: playerAt("") }, t("leaders")))),
    h("main", { class: "sheets players-page" }, ...parts));
}

/** Returns the parts of the page. @param {string} name */
async function found(name) {
  const all = await games();
  await glance(all.map((game) => game.name));
  if (name !== "") return profileOf(name);
  const wanted = new URLSearchParams(location.search).get("g");
  return [await leadersOf(all, (all.find((game) => game.name === wanted) ?? all[0])?.name ?? "")];
}
