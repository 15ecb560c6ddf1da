// @ts-check
// The popover that describes a line between two spaces.

import { h } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { spaces } from "../model/facts.js";
import { wayWords } from "../model/names.js";

/** Opens the popover of a line. @param {string} id @param {() => Element | null} anchor finds the line on the screen */
export function openWay(id, anchor) {
  const [name = "", ...words] = wayWords(id);
  const [a = "", b = ""] = id.split("--");
  if (!spaces.has(a) || !spaces.has(b)) return;
  popover(anchor, name, (box) => {
    box.replaceChildren(h("header", null, h("h3", null, name)), h("p", { class: "facts" }, words.join(" · ")));
    return true;
  });
}
