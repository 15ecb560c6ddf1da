// @ts-check The table in words, for players who can't see the map: the prompt and its choices, the forces, and every space with its
// holder and the spaces that its lines lead to. While the table in words is switched on, it covers the map.

import { byId, h, put, set, sync } from "../kit/dom.js";
import { keepInWords } from "../net/store.js";
import { spaces, ways } from "../model/facts.js";
import { besides, cardName, counterWords, questionWords, sideName, spaceName, spaceWords } from "../model/names.js";
import { changed, choices, isAsked, over, SIDES, state } from "../model/state.js";
import { counters, hands, places, ticks, tracks } from "../model/view.js";
import { named, say, t } from "../model/words.js";
import { wear } from "../input/buttons.js";

/** The sections of the table in words, in reading order. Each is a heading and a list. */
const LISTS = ["choices", "date", "hand", "forces", "spaces"];

/** Creates the table in words and its switch, once. @param {HTMLElement} root @param {HTMLElement} button */
export function makeInWords(root, button) {
  root.append(
    h("h2", { id: "words-title" }),
    h("p", { id: "words-now", role: "status" }),
    ...LISTS.flatMap((name) => [h("h3", { id: `words-${name}` }), h("ul", { "aria-labelledby": `words-${name}`, "data-list": name })]));
  set(root, { "aria-labelledby": "words-title" });
  button.onclick = () => {
    state.inWords = !state.inWords;
    keepInWords(state.inWords);
    changed();
    if (state.inWords) root.focus();
  };
}

/** Draws the table in words, while it is switched on. @param {HTMLElement} root @param {HTMLElement} button */
export function drawInWords(root, button) {
  root.hidden = !state.inWords;
  root.parentElement?.classList.toggle("worded", state.inWords);
  set(button, { title: t("in-words"), "aria-label": t("in-words"), "aria-pressed": String(state.inWords) });
  if (root.hidden) return;
  put(byId("words-title"), t("in-words"));
  put(byId("words-now"), whoseMove());
  for (const name of LISTS) put(byId(`words-${name}`), t(`in-words-${name}`));
  const list = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-list="${name}"]`));
  sync(list("choices"), choices(), ({ play }) => play, () => h("li", null, h("button", { type: "button" })), (el, choice) => {
    const words = say(choice.label);
    const on = besides(words, choice.on);
    wear(el.firstElementChild, choice, on ? t("in-words-on", { what: words, on }) : words);
  });
  lines(list("date"), [...[...ticks("date"), ...ticks("stage"), ...ticks("badge")].map(({ text }) => say(text)),
    ...tracks().map(({ name, ...at }) => `${t(name)}: ${SIDES.map((side) => `${sideName(side)} ${at[side]}`).join(", ")}`)]);
  lines(list("hand"), hands().map(cardName));
  lines(list("forces"), SIDES.flatMap((side) => places().filter((id) => counters(id, side).length > 0)
    .map((id) => `${sideName(side)}, ${spaceName(id)}: ${counters(id, side).map(counterWords).join(", ")}`)));
  lines(list("spaces"), places().map((id) => [spaceWords(id).join(", "), ...leadsTo(id)].join(". ")));
}

/** Draws a list with an item for each text. @param {HTMLElement} list @param {string[]} words */
const lines = (list, words) => sync(list, words, (_, i) => String(i), () => h("li"), (el, line) => void put(el, line));

/** Returns the status line: the number of actions played, and the side to move. */
function whoseMove() {
  const { table } = state;
  if (!table) return "";
  const sides = table.awaited.map(sideName).join(", ");
  const now = over() ? t("game-over") : isAsked() ? questionWords() : sides ? t("waiting-for", { side: sides }) : t("waiting-seat");
  return `${t("in-words-number", { n: table.number })} ${now}`;
}

/** Returns the spaces that the lines of a space lead to. @param {string} id @returns {string[]} */
function leadsTo(id) {
  const ends = [...ways.values()].flatMap(({ a, b, kind }) => (a === id ? [{ to: b, kind }] : b === id ? [{ to: a, kind }] : []));
  const words = ends.filter(({ to }) => spaces.has(to)).map(({ to, kind }) => `${spaceName(to)} (${named("line", kind)})`);
  return words.length > 0 ? [t("in-words-ways", { to: words.join(", ") })] : [];
}
