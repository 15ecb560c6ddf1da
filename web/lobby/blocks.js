// @ts-check
// The players whom the account has blocked, in the dialog of the account.

import { h, keepFocus } from "../kit/dom.js";
import { changeBlocks, ownBlocks } from "../net/account.js";
import { Refused } from "../net/refused.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").Blocks} Blocks */

/**
 * Returns the part of the account's dialog about blocked players.
 * @param {(change: () => Promise<void>) => Promise<void>} act carries out a change; if it fails, shows the reason
 */
export function blockList(act) {
  const list = h("div", { id: "blocks" });
  const change = (/** @type {{ block?: string, unblock?: string }} */ asked) => act(async () => draw(await changeBlocks(asked).catch((error) => {
    throw error instanceof Refused && error.code === "not-found" ? new Refused({ code: error.code, message: error.message, why: "block-nobody" }, 404) : error;
  })));
  const draw = (/** @type {Blocks} */ { names }) => keepFocus(list, () => list.replaceChildren(
    h("ul", { class: "own-list" }, ...names.map((name) => h("li", null, h("span", { class: "what" }, h("b", null, name)),
      h("button", { type: "button", class: "quiet", "data-unblock": name, "aria-label": t("unblock-named", { name }), onclick: () => change({ unblock: name }) }, t("unblock"))))),
    form(change)));
  ownBlocks().then(draw, () => {});
  return list;
}

/** @param {(asked: { block: string }) => Promise<void>} change */
function form(change) {
  const name = h("input", { type: "text", id: "block-name", required: true, maxlength: 30, autocomplete: "off", "aria-label": t("block-name") });
  const form = h("form", { class: "row" }, name, h("button", { type: "submit" }, t("block")));
  form.onsubmit = (event) => {
    event.preventDefault();
    change({ block: name.value.trim() });
  };
  return form;
}
