// @ts-check
// The panel of the combat or march in progress: line by line, with a column for each side.

import { h, refill } from "../kit/dom.js";
import { sideName } from "../model/names.js";
import { sceneNow } from "../model/scenes.js";
import { changed, over, SIDES, state } from "../model/state.js";
import { panel } from "../model/view.js";
import { say, t } from "../model/words.js";
import { dice } from "../signs/dice.js";
import { mark } from "../signs/sides.js";
import { battleTrack } from "../signs/tracks.js";
import { ruleLink } from "../papers/rules.js";

/** Returns a key that is different for each panel. */
export const panelKey = () => JSON.stringify([panel()?.id, panel()?.title]);

/** The panel that did not fit into the side, with the prompt and the size of the window at that time. */
const folded = { key: "" };

const roomKey = () => JSON.stringify([panelKey(), state.table?.entry, state.language, innerWidth, innerHeight]);

/** Folds a panel that does not fit, until the next prompt. If every redraw opened it again, the buttons above it would move for a frame. @param {HTMLDetailsElement} root */
export function foldPanel(root) {
  root.open = false;
  folded.key = roomKey();
}

/** Draws the panel. It is hidden once the game is over, and while a scene is shown, since a scene has figures of its own. It is open unless the reader folds it. @param {HTMLDetailsElement} root */
export function drawPanel(root) {
  const now = panel();
  root.hidden = !now || (over() && !state.replay) || sceneNow() !== null;
  if (!now || root.hidden) return;
  root.open = state.story.folds.get(panelKey()) ?? folded.key !== roomKey();
  const fold = (/** @type {Event} */ event) => {
    event.preventDefault();
    state.story.folds.set(panelKey(), !root.open);
    changed();
  };
  refill(root, h("summary", { onclick: fold }, say(now.title)), ...panelTable(now));
}

/** Returns the contents of a panel: its track, its dice, and the figures of both sides. @param {import("../types").Panel} now */
export function panelTable(now) {
  const rolled = SIDES.map((side) => ({ side, faces: (now.dice ?? []).filter((die) => die.side === side).map(({ face, name }) => ({ face, words: t(name) })) })).filter(({ faces }) => faces.length > 0);
  return [
    now.track ? battleTrack(now.track) : "",
    ...rolled.map(({ side, faces }) => h("p", { class: "rolled" }, mark(side, 16), dice(faces, side, false))),
    h("table", null,
      h("thead", null, h("tr", null, h("td"), ...SIDES.map((side) => h("th", { class: side, scope: "col" }, mark(side, 16), " ", sideName(side))))),
      h("tbody", null, ...now.rows.map((row) => h("tr", null,
        h("th", { scope: "row" }, say(row.label), row.rule ? " " : null, row.rule ? ruleLink(row.rule) : null),
        row.french || row.british
          ? h("td", { class: "french" }, say(row.french))
          : h("td", { colspan: 2 }),
        row.french || row.british ? h("td", { class: "british" }, say(row.british)) : null)))),
  ];
}
