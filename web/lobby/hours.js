// @ts-check
// The hours of the account's notices: quiet hours, and the time of the daily summary, both in the time zone of this browser.

import { h } from "../kit/dom.js";
import { timeShifts, zoneMinutes } from "../kit/zone.js";
import { setHours } from "../net/account.js";
import { state } from "../model/state.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").Account} Account */

/** The hours that the form proposes, in minutes after midnight. */
const USUAL = { from: 22 * 60, until: 7 * 60, summary: 8 * 60 };

/** Returns a time of day as a form writes it. @param {number} minutes */
const written = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the minutes after midnight of a time in a form. @param {HTMLInputElement} field */
function minutesOf(field) {
  const [hours, minutes] = field.value.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Sends hours to the server, with the time zone of this browser. @param {{ quiet?: { from: number, until: number } | null, summary: number }} hours */
async function send(hours) {
  const done = await setHours({ quiet: hours.quiet ?? undefined, summary: hours.summary, shifts: timeShifts(Date.now()) });
  if (state.lobby.account) state.lobby.account = done.account;
  return done;
}

/** Tells the server the time zone of this browser, if the account has hours and the server expects another zone. */
export async function keepZone() {
  const hours = state.lobby.account?.hours;
  if (hours && hours.minutes !== zoneMinutes(Date.now())) await send(hours);
}

/** Stores the usual hours if the player has chosen none, since the time of a summary depends on the player's time zone. */
export async function haveHours() {
  if (!state.lobby.account?.hours) await send({ summary: USUAL.summary });
}

/**
 * Returns the form with the hours.
 * @param {Account} account
 * @param {(change: () => Promise<{ account: Account }>) => Promise<void>} act carries out a change; if it fails, shows the reason
 */
export function hoursForm({ hours }, act) {
  const quiet = hours?.quiet;
  const on = h("input", { type: "checkbox", id: "quiet-on", checked: Boolean(quiet), onchange: () => show() });
  const time = (/** @type {string} */ id, /** @type {number} */ minutes) => h("input", { type: "time", id, required: true, value: written(minutes) });
  const from = time("quiet-from", quiet?.from ?? USUAL.from);
  const until = time("quiet-until", quiet?.until ?? USUAL.until);
  const summary = time("summary-at", hours?.summary ?? USUAL.summary);
  const show = () => {
    from.disabled = until.disabled = !on.checked;
  };
  show();
  const form = h("form", { class: "hours", id: "hours" },
    h("div", { class: "row" }, h("label", null, on, " ", t("quiet-hours")), h("label", null, t("quiet-from"), " ", from), h("label", null, t("quiet-until"), " ", until)),
    h("div", { class: "row" }, h("label", null, t("summary-at"), " ", summary), h("button", { type: "submit", id: "hours-set" }, t("hours-set"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    act(() => send({ quiet: on.checked ? { from: minutesOf(from), until: minutesOf(until) } : null, summary: minutesOf(summary) }));
  };
  return form;
}
