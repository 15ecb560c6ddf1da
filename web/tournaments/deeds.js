// @ts-check
// Changes of a tournament, and the question before a change that can't be undone.

import { dialog, h, notice } from "../kit/dom.js";
import { change as ask, tournament } from "../net/tournaments.js";
import { changed, state } from "../model/state.js";
import { t } from "../model/words.js";
import { whyNot } from "./labels.js";

/** @typedef {import("../types").TournamentDetail} TournamentDetail */

/** The time, in milliseconds, after which the page looks for what the server has done after a change: it begins a second game, or ends the tournament. */
const SOON = 1500;

/** Changes a tournament, and shows it as it is then; a refusal is shown at the edge of the page. Returns whether the change was made. @param {TournamentDetail} one @param {import("../net/tournaments.js").TournamentDeed} what @param {object} [asked] */
export async function change(one, what, asked) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("main button"));
  for (const button of buttons) button.disabled = true;
  let done = true;
  try {
    state.tournaments.one = await ask(one.tournament, what, asked);
    setTimeout(() => look(one.tournament), SOON);
  } catch (error) {
    done = false;
    notice(whyNot(error));
    await look(one.tournament);
  }
  changed();
  for (const button of buttons) button.disabled = false;
  return done;
}

/** Fetches the tournament again. @param {string} id */
async function look(id) {
  state.tournaments.one = await tournament(id).catch(() => state.tournaments.one);
  changed();
}

/** Asks before a change: says what follows from it. @param {string} title @param {string} words @param {string} yes the text of the button @param {() => void} act */
export function confirm(title, words, yes, act) {
  const box = dialog(title, t("close"), h("p", null, words), h("div", { class: "row" },
    h("button", { type: "button", class: "danger", id: "deed-yes", onclick: () => {
      box.close();
      act();
    } }, yes),
    h("button", { type: "button", onclick: () => box.close() }, t("tournament-back"))));
}
