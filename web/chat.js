// @ts-check
// Talk across the table. Whatever is written shows as it was written.

import { h, put, set, sync } from "./dom.js";
import { t } from "./text.js";
import { voice } from "./choices.js";

/** @typedef {import("./types").ChatLine} ChatLine */

/** @type {ChatLine[]} */
let said = [];
let unread = 0;
let complete = false;

/** All of it comes after sitting down, then line by line. @param {ChatLine[]} lines @param {boolean} whole */
export function hearChat(lines, whole) {
  unread += complete && !whole ? lines.length : 0;
  said = whole ? lines : [...said, ...lines];
  complete = true;
}

export const unreadChat = () => unread;
export const readChat = () => (unread = 0);

/** @param {HTMLElement} root */
export function makeChat(root) {
  const input = h("input", { type: "text", maxlength: 1000, id: "chat-input", autocomplete: "off" });
  const form = h("form", null, input, h("button", { type: "submit" }));
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) voice.send({ do: "chat", text });
    input.value = "";
  };
  root.append(h("ul", { class: "chat-lines", "aria-live": "polite" }), form);
}

/** @param {HTMLElement} root @param {boolean} seated */
export function drawChat(root, seated) {
  const list = root.querySelector(".chat-lines");
  if (!list) return;
  const grown = list.children.length !== said.length;
  sync(list, said.map((line, i) => ({ line, i })), ({ i, line }) => `${i} ${line.text}`, ({ line }) => h("li", { class: `chat-line ${line.from}` },
    h("b"), h("span", { class: "words" }, line.text), h("time", null, clock(line.time))),
  (el, { line }) => put(el.children[0], line.from === "french" || line.from === "british" ? t(`side-${line.from}`) : line.from));
  if (grown) list.scrollTop = list.scrollHeight;
  const form = root.querySelector("form");
  if (form) form.hidden = !seated;
  const input = root.querySelector("input");
  const button = root.querySelector("form button");
  if (input) set(input, { placeholder: t("chat-say"), "aria-label": t("chat-say") });
  if (button) put(button, t("chat-send"));
}

/** @param {number | string | undefined} time seconds, milliseconds or a date */
function clock(time) {
  if (time === undefined || time === null || time === "") return "";
  const date = new Date(typeof time === "number" && time < 1e11 ? time * 1000 : time);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}
