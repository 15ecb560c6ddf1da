// @ts-check
// The box that describes a line between two spaces, opened by touching the line.

import { h } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { spaces } from "../model/facts.js";
import { wayWords } from "../model/names.js";

/** @param {string} id @param {() => Element | null} anchor finds the way on the screen */
export function openWay(id, anchor) {
  const [name = "", ...words] = wayWords(id);
  const [a = "", b = ""] = id.split("--");
  if (!spaces.has(a) || !spaces.has(b)) return;
  popover(anchor, name, (box) => {
    box.replaceChildren(h("header", null, h("h3", null, name)), h("p", { class: "facts" }, words.join(" · ")));
    return true;
  });
}
