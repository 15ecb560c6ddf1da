// @ts-check
// The chat. Text is shown as it was written, without markup.

import { h, put, set, sync } from "../kit/dom.js";
import { chat } from "../model/deeds.js";
import { state } from "../model/state.js";
import { t } from "../model/words.js";

/** Marks the chat as read. */
export const readChat = () => void (state.chat.unread = 0);

/** Creates the list of lines and the field for new ones, once. @param {HTMLElement} root */
export function makeChat(root) {
  const input = h("input", { type: "text", maxlength: 1000, id: "chat-input", autocomplete: "off" });
  const form = h("form", null, input, h("button", { type: "submit" }));
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) chat(text);
    input.value = "";
  };
  root.append(h("ul", { class: "chat-lines", tabindex: "0", "aria-live": "polite" }), form);
}

/** Draws the lines of the chat. @param {HTMLElement} root @param {boolean} seated whether the client holds a seat: spectators can't write */
export function drawChat(root, seated) {
  const list = /** @type {HTMLElement | null} */ (root.querySelector(".chat-lines"));
  if (!list) return;
  const said = state.chat.lines;
  const grown = list.children.length !== said.length;
  sync(list, said.map((line, i) => ({ line, i })), ({ i, line }) => `${i} ${line.text}`, ({ line }) => h("li", { class: `chat-line ${line.side ?? "watcher"}` },
    h("b"), h("span", { class: "words" }, line.text), h("time", null, clock(line.time))),
  (el, { line }) => put(el.children[0], speaker(line)));
  if (grown) list.dataset.grown = "";
  const form = root.querySelector("form");
  if (form) form.hidden = !seated;
  const input = root.querySelector("input");
  const button = root.querySelector("form button");
  if (input) set(input, { placeholder: t("chat-say"), "aria-label": t("chat-say") });
  if (button) put(button, t("chat-send"));
}

/** Scrolls the chat to new lines, while it is open: reading its height forces a layout of the page. @param {HTMLElement} root */
export function scrollChat(root) {
  const list = /** @type {HTMLElement | null} */ (root.querySelector(".chat-lines[data-grown]"));
  if (!list || document.body.dataset.tab !== "chat") return;
  delete list.dataset.grown;
  list.scrollTop = list.scrollHeight;
}

/** Returns the author of a line, always with the seat, whatever name the player uses. @param {import("../types").ChatLine} line */
function speaker({ side, from }) {
  if (!side) return t("chat-watcher", { name: from });
  return from ? t("chat-seat", { side: t(`side-${side}`), name: from }) : t(`side-${side}`);
}

/** @param {number | string | undefined} time seconds, milliseconds or a date */
function clock(time) {
  if (time === undefined || time === null || time === "") return "";
  const date = new Date(typeof time === "number" && time < 1e11 ? time * 1000 : time);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}
