// @ts-check
// The addresses to which the server sends messages about the account's games: browsers and webhooks, in a dialog of the account.

import { h, keepFocus } from "../kit/dom.js";
import { changeHooks, ownHooks } from "../net/account.js";
import { t } from "../model/words.js";
import { haveHours } from "./hours.js";
import { since } from "./mine.js";
import { pushSwitch } from "./push.js";

/** @typedef {import("../types").Hook} Hook */
/** @typedef {{ add?: object, remove?: string, test?: string, set?: { id: string, kinds: string[] } }} Change */
/** @typedef {import("../types").Hooks} Hooks */

/** The forms of the messages to an address. */
const FORMS = ["discord", "slack", "ntfy", "json"];

/** The kinds of notices, as a player chooses them for each address. */
const KINDS = ["turn", "over", "request", "time", "challenge", "summary"];

/**
 * Returns the part of the account's dialog about these addresses.
 * @param {(change: () => Promise<void>) => Promise<void>} act carries out a change; if it fails, shows the reason
 */
export function hookList(act) {
  const list = h("div", { id: "hooks" });
  const draw = (/** @type {Hooks} */ told) => keepFocus(list, () => list.replaceChildren(
    pushSwitch(told, (work) => act(async () => draw(await work()))),
    h("ul", { class: "own-list" }, ...told.hooks.map((hook) => row(hook, change))), form(change)));
  const change = (/** @type {Change} */ asked) => act(async () => {
    if (asked.set?.kinds.includes("summary")) await haveHours();
    draw(await changeHooks(asked));
  });
  ownHooks().then(draw, () => {});
  return list;
}

/** @param {Hook} hook @param {(asked: Change) => Promise<void>} change */
function row({ id, form: kind, kinds, host, device, here, secret, told, failed }, change) {
  const state = failed ? t("hook-failed", { when: since(failed) }) : told ? t("hook-told", { when: since(told) }) : t("hook-new");
  return h("li", null,
    h("span", { class: "what" }, h("b", null, `${t(`hook-${kind}`)} · ${here ? t("hook-here") : device === undefined ? host : device || t("device-unknown")}`), h("small", null, state),
      kind === "json" ? h("small", null, t("hook-secret"), " ", h("code", null, secret)) : "", choices(id, kinds, change)),
    h("button", { type: "button", class: "quiet", "data-hook-test": id, onclick: () => change({ test: id }) }, t("hook-test")),
    h("button", { type: "button", class: "quiet", "data-hook": id, onclick: () => change({ remove: id }) }, t("passkey-remove")));
}

/** Returns the choice of kinds of an address. @param {string} id @param {string[]} kinds @param {(asked: Change) => Promise<void>} change */
function choices(id, kinds, change) {
  const boxes = KINDS.map((kind) => h("input", { type: "checkbox", id: `${kind} ${id}`, "data-kind": kind, checked: kinds.includes(kind), onchange: () => choose() }));
  // A player may press a second box before the server has answered.
  const choose = () => change({ set: { id, kinds: KINDS.filter((_, i) => boxes[i]?.checked) } });
  return h("span", { class: "kinds", role: "group", "aria-label": t("notice-kinds") }, ...KINDS.map((kind, i) => h("label", null, boxes[i] ?? "", " ", t(`notice-${kind}`))));
}

/** @param {(asked: Change) => Promise<void>} change */
function form(change) {
  const kind = h("select", { id: "hook-form", "aria-label": t("hook-kind") }, ...FORMS.map((form) => h("option", { value: form }, t(`hook-${form}`))));
  const url = h("input", { type: "url", id: "hook-url", required: true, maxlength: 500, autocomplete: "off", placeholder: "https://…", "aria-label": t("hook-url") });
  const form = h("form", { class: "row" }, kind, url, h("button", { type: "submit" }, t("hook-add")));
  form.onsubmit = (event) => {
    event.preventDefault();
    change({ add: { form: kind.value, url: url.value.trim(), language: document.documentElement.lang } });
  };
  return form;
}
