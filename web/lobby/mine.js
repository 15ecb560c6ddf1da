// @ts-check
// The tables that this browser sits at: against whom, where the game stands, whose move it is and since when. What waits
// for the player comes first.

import { h } from "../kit/dom.js";
import { myTables as ask } from "../net/server.js";
import { finishedLessons, forgetTable, isLessonClosed, keptTables, tableLink } from "../net/store.js";
import { changed, other, state } from "../model/state.js";
import { keyOf, named, sayOf, scenarioOf, t, tOf } from "../model/words.js";
import { mark } from "../signs/sides.js";

/** @typedef {import("../net/store.js").Kept} Kept */
/** @typedef {import("../types").TableStatus} TableStatus */
/** @typedef {import("../types").Side} Side */

/** How often a list that lies open is read again, in milliseconds. */
const AGAIN = 30_000;

/** Asks in one request how all of them stand, now and as long as the page is looked at. */
export async function readMine() {
  const kept = keptTables();
  setTimeout(readMine, AGAIN);
  if (document.hidden && state.lobby.mine) return;
  try {
    const told = kept.length > 0 ? await ask(kept.map(({ table, tokens }) => ({ table, keys: tokens }))) : [];
    const before = JSON.stringify([...(state.lobby.mine?.values() ?? [])]);
    state.lobby.mine = new Map(told.map((one) => [one.table, one]));
    if (before !== JSON.stringify(told)) changed();
  } catch {
    // The list stands as the browser remembers it.
  }
}

/** Is it my move there? A lesson that was taken to its end waits no more. @param {TableStatus | undefined} now @param {Kept} kept */
const waits = (now, kept) => Boolean(now && !now.result && !isLearnt(kept) && now.awaited.some((side) => now.seats.includes(side)));

/** Is it the table of a lesson that was taken to its end, and is not played on? @param {Kept} kept */
const isLearnt = ({ table, game, lesson }) => lesson !== undefined && finishedLessons().includes(`${game}/${lesson}`) && !isLessonClosed(table);

/** How many of my tables wait for me, in a line that leads to the list of them; it stands where the list does not lie in sight. */
export function waiting() {
  const kept = keptTables();
  if (kept.length === 0) return null;
  const n = kept.filter((one) => waits(state.lobby.mine?.get(one.table), one)).length;
  return h("button", { type: "button", id: "waiting", class: n > 0 ? "waits" : null, onclick: () => {
    document.getElementById("mine")?.scrollIntoView();
    /** @type {HTMLElement | null} */ (document.querySelector("#mine a"))?.focus({ preventScroll: true });
  } }, t("mine-wait", { n }));
}

/** The list of my tables. */
export function myTables() {
  const kept = keptTables();
  if (kept.length === 0) return h("p", { class: "fine" }, t("no-tables"));
  const rows = kept.map((one) => ({ one, now: state.lobby.mine?.get(one.table) }));
  rows.sort((a, b) => rank(a.now, a.one) - rank(b.now, b.one) || (b.now?.since ?? b.one.opened) - (a.now?.since ?? a.one.opened));
  return h("ul", { class: "my-tables" }, ...rows.map(({ one, now }) => row(one, now)));
}

/** My move, then the other's, then what waits for a player, then what is over. @param {TableStatus | undefined} now @param {Kept} kept */
function rank(now, kept) {
  if (!now) return kept.over ? 4 : 3;
  if (now.result || isLearnt(kept)) return 4;
  if (waits(now, kept)) return 0;
  return now.awaited.length > 0 ? 1 : 2;
}

/** @param {Kept} one @param {TableStatus | undefined} now */
function row(one, now) {
  const sides = now ? now.seats : one.sides;
  return h("li", { class: waits(now, one) ? "waits" : null, "data-table": one.table },
    h("a", { href: tableLink(one.table) },
      h("span", { class: "sides" }, ...sides.map((side) => mark(/** @type {Side} */ (side), 18))),
      h("span", { class: "what" },
        h("b", null, tOf(one.game, "game-title"), one.lesson || now ? h("span", { class: "against" }, ` ${one.lesson ? t("mine-lesson", { lesson: tOf(one.game, keyOf("lesson", one.lesson)) }) : now ? against(now) : ""}`) : ""),
        h("small", null, [now?.scenario ?? one.scenario, ...(now ? clock(now) : [])].filter(Boolean).map((part, i) => (i === 0 ? scenarioOf(one.game, part ?? "") : part)).join(" · "))),
      h("span", { class: "turn" }, h("b", null, turn(one, now)), h("small", null, since(now?.since ?? one.opened)))),
    h("button", { type: "button", class: "quiet", "aria-label": t("forget"), title: t("forget"), onclick: () => {
      if (!confirm(t(sides.length > 0 && !now?.result ? "forget-sure" : "forget-plain"))) return;
      forgetTable(one.table);
      changed();
    } }, "✕"));
}

/** The date and the phase. @param {TableStatus} now */
const clock = (now) => (now.result ? [] : now.clock.filter(({ show, text }) => text && (show === "date" || show === "stage")).map(({ text }) => sayOf(now.game, text)));

/** Who sits on the other side. @param {TableStatus} now */
function against(now) {
  const [mine] = now.seats;
  if (!mine || now.seats.length > 1) return "";
  const one = now.players[other(mine)];
  const who = one.kind === "bot" ? t("bot-named", { level: named("level", one.level ?? "") }) : one.kind === "open" ? "" : one.name || t("nameless");
  return who ? t("against", { name: who }) : "";
}

/** @param {Kept} one @param {TableStatus | undefined} now */
function turn(one, now) {
  if (!now) return one.over ? t("game-over") : "";
  if (isLearnt(one)) return t("teach-done");
  if (now.result) return one.lesson ? t("game-over") : result(now);
  if (now.seats.length === 0) return t("watching");
  if (now.awaited.length === 0) return t(now.players.french.kind === "open" || now.players.british.kind === "open" ? "mine-open" : "mine-starts");
  return t(waits(now, one) ? "mine-my-turn" : "mine-their-turn");
}

/** @param {TableStatus} now */
function result(now) {
  const [who, how] = (now.result ?? "").split(" ");
  const [mine] = now.seats;
  if (who === "draw" || who === "unplayable") return t(`mine-${who}`);
  // Without more words it is the side that won; with some, the one that lost.
  const won = how ? who !== mine : who === mine;
  if (!mine || now.seats.length > 1) return t("game-over");
  return t(won ? "mine-won" : "mine-lost");
}

/** How long ago, in the largest measure that fits. @param {number} time */
function since(time) {
  const minutes = Math.max(0, (Date.now() - time) / 60_000);
  const said = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < 60) return said.format(-Math.floor(minutes), "minute");
  if (minutes < 48 * 60) return said.format(-Math.floor(minutes / 60), "hour");
  return said.format(-Math.floor(minutes / 1440), "day");
}
