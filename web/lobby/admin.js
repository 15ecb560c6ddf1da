// @ts-check
// The administrator's page, which shows the server's figures to an administrator with the key. The page sends the key only with the request for the figures.

import { h, refill } from "../kit/dom.js";
import { admin } from "../net/server.js";
import { t } from "../model/words.js";

/** The interval, in milliseconds, at which the figures are refreshed. */
const AGAIN = 5000;

/** Asks for the key, and shows the figures. @param {HTMLElement} root */
export function openAdmin(root) {
  root.className = "lobby";
  const key = h("input", { type: "password", id: "admin-key", autocomplete: "off", required: true });
  const shown = h("div", { id: "numbers", "aria-live": "polite" });
  const form = h("form", { class: "choices" },
    h("label", null, h("span", null, t("admin-key")), key),
    h("p", { class: "fine" }, t("admin-help")),
    h("button", { type: "submit", class: "primary" }, t("admin-show")));
  let timer = 0;
  const read = async () => {
    clearTimeout(timer);
    const now = await admin(key.value.trim());
    refill(shown, now ? numbers(now) : h("p", { role: "alert" }, t("admin-refused")));
    if (now) timer = window.setTimeout(read, AGAIN);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    read();
  };
  root.replaceChildren(
    h("header", { class: "masthead" }, h("div", null, h("h1", null, t("carillon")))),
    h("main", { class: "sheets" }, h("section", { class: "sheet" }, h("h2", null, t("admin")), form, shown)));
}

/** @param {import("../types").Admin} now */
function numbers(now) {
  const language = document.documentElement.lang;
  const n = new Intl.NumberFormat(language);
  const rows = [
    ["version", now.version],
    ["since", new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(now.since)],
    ...["tables", "over", "clocks", "in_memory", "connections", "sockets", "thinking", "queue", "entries"].map((name) => [name.replace("_", "-"), n.format(/** @type {Record<string, any>} */ (now)[name])]),
    ["disk", new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(now.disk / 1e6)],
  ];
  return h("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [h("dt", null, t(`admin-${name}`)), h("dd", { "data-number": name }, value ?? "")]));
}
