// @ts-check
// What is being settled (a combat, a march), line by line with a column a side; and the tracks at the head of the page.

import { dice } from "./dice.js";
import { h, put, set, sync } from "./dom.js";
import { icon, mark } from "./icons.js";
import { ruleLink } from "./rules.js";
import { mine, other, over, SIDES, state, view } from "./state.js";
import { any, keyOf, say, sideName, t } from "./text.js";
import { battleTrack, pairTrack, singleTrack } from "./tracks.js";

/** @param {HTMLElement} root */
export function drawPanel(root) {
  const panel = view()?.panel;
  root.hidden = !panel;
  if (!panel) return;
  const rolled = SIDES.map((side) => ({ side, faces: (panel.dice ?? []).filter((die) => die.side === side).map((die) => die.face) })).filter(({ faces }) => faces.length > 0);
  root.replaceChildren(
    h("summary", null, say(panel.title)),
    panel.track ? battleTrack(panel.track) : "",
    ...rolled.map(({ side, faces }) => h("p", { class: "rolled" }, mark(side, 16), dice(faces, side, false))),
    h("table", null,
      h("thead", null, h("tr", null, h("td"), ...SIDES.map((side) => h("th", { class: side, scope: "col" }, mark(side, 16), " ", sideName(side))))),
      h("tbody", null, ...panel.rows.map((row) => h("tr", null,
        h("th", { scope: "row" }, say(row.label), row.rule ? " " : null, row.rule ? ruleLink(row.rule) : null),
        row.french || row.british
          ? h("td", { class: "french" }, say(row.french))
          : h("td", { colspan: 2 }),
        row.french || row.british ? h("td", { class: "british" }, say(row.british)) : null)))));
}

/** @param {HTMLElement} root */
export function makeStatus(root) {
  root.append(
    h("a", { href: "/", class: "brand", id: "home" }, icon("bell", 22)),
    h("div", { class: "clock", id: "clock" }, h("strong"), h("span")),
    h("div", { class: "tracks", id: "tracks" }),
    h("div", { class: "hands", id: "hands" }));
}

/** So far ahead, half of the bar is full. */
const FULL = 11;

/** The shares of both; or, where only one of them can have any, how far he is ahead. @param {HTMLElement} el @param {number} french @param {number} british */
function fill(el, french, british) {
  const bar = /** @type {HTMLElement} */ (el.querySelector(".bar i"));
  const single = Math.min(french, british) === 0;
  const far = Math.min(1, Math.max(french, british) / FULL) * 50;
  el.classList.toggle("single", single);
  for (const side of SIDES) el.classList.toggle(side, single && (side === "french" ? french > british : british > french));
  bar.style.left = single ? `${french > 0 ? 50 - far : 50}%` : "";
  bar.style.width = `${single ? far : (french / (french + british)) * 100}%`;
}

/** As the game prints it, box by box. @param {HTMLElement} el @param {import("./types").TrackFact} fact @param {Record<import("./types").Side, number>} at */
function printed(el, fact, at) {
  el.classList.add("printed", fact.single ? "one-row" : "two-rows");
  for (const side of SIDES) el.classList.toggle(`no-${side}`, Boolean(fact.single) && at[side] === 0);
  const bar = /** @type {Element} */ (el.querySelector(".bar"));
  bar.replaceChildren(fact.single ? singleTrack(fact.most, at) : pairTrack(fact.most, at), /** @type {Element} */ (bar.querySelector("small")));
}

/** @param {HTMLElement} root */
export function drawStatus(root) {
  const now = view();
  const clock = now?.clock ?? {};
  const home = root.querySelector("#home");
  if (home) set(home, { title: t("to-lobby"), "aria-label": t("to-lobby") });
  const season = clock.season ? any(keyOf("season", String(clock.season))) : "";
  const parts = root.querySelector("#clock")?.children;
  if (parts?.[0] && parts[1]) {
    put(parts[0], now ? `${season} ${clock.year ?? ""}`.trim() : t(keyOf("game", state.table?.game ?? "")));
    const stage = ["round", "phase"].flatMap((name) => (clock[name] ? [any(keyOf(name, String(clock[name])))] : []));
    put(parts[1], over() && !state.replay ? t("game-over") : stage.join(" · "));
  }
  const tracks = root.querySelector("#tracks");
  const list = Object.entries(now?.tracks ?? {});
  if (tracks) {
    sync(tracks, list, ([name]) => name, ([name]) => h("div", { class: `track ${name}` },
      h("span", { class: "side french" }, mark("french", 18), h("b")), h("span", { class: "bar" }, h("i"), h("small")), h("span", { class: "side british" }, h("b"), mark("british", 18))),
    (el, [name, values]) => {
      const [french, british] = SIDES.map((side) => values[side] ?? 0);
      put(el.querySelector(".french b"), french ?? 0);
      put(el.querySelector(".british b"), british ?? 0);
      put(el.querySelector("small"), any(keyOf("track", name)));
      const fact = state.board?.tracks?.[name];
      if (fact) printed(el, fact, { french: french ?? 0, british: british ?? 0 });
      else fill(el, french ?? 0, british ?? 0);
      set(el, { title: `${any(keyOf("track", name))}: ${sideName("french")} ${french}, ${sideName("british")} ${british}` });
    });
  }
  const hands = root.querySelector("#hands");
  const me = mine();
  const theirs = me ? [other(me)] : [];
  if (hands) {
    sync(hands, now ? theirs.filter((side) => now.cards?.[side]) : [], (side) => side,
      (side) => h("span", { class: `held-cards ${side}` }, mark(side, 16), h("span", { class: "backs" }), h("b")),
      (el, side) => {
        const held = now?.cards[side].held ?? 0;
        put(el.querySelector("b"), held);
        sync(el.querySelector(".backs"), Array.from({ length: Math.min(held, 7) }, (_, i) => i), String, () => h("i"));
        set(el, { title: t("their-cards", { side: sideName(side), n: held }) });
      });
  }
}
