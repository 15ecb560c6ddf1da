// @ts-check
// What is being settled (a combat, a march), line by line with a column a side; and the tracks at the head of the page.

import { h, put, set, sync } from "./dom.js";
import { icon, mark } from "./icons.js";
import { ruleLink } from "./rules.js";
import { mine, other, over, SIDES, state, view } from "./state.js";
import { any, keyOf, say, sideName, t } from "./text.js";

/** @param {HTMLElement} root */
export function drawPanel(root) {
  const panel = view()?.panel;
  root.hidden = !panel;
  if (!panel) return;
  root.replaceChildren(
    h("summary", null, say(panel.title)),
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

/** @param {HTMLElement} root */
export function drawStatus(root) {
  const now = view();
  const clock = now?.clock ?? {};
  const home = root.querySelector("#home");
  if (home) set(home, { title: t("to-lobby"), "aria-label": t("to-lobby") });
  const season = clock.season ? any(keyOf("season", clock.season)) : "";
  const parts = root.querySelector("#clock")?.children;
  if (parts?.[0] && parts[1]) {
    put(parts[0], now ? `${season} ${clock.year ?? ""}`.trim() : t(keyOf("game", state.table?.game ?? "")));
    put(parts[1], over() && !state.replay ? t("game-over") : clock.phase ? any(keyOf("phase", clock.phase)) : "");
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
      fill(el, french ?? 0, british ?? 0);
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
