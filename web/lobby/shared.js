// @ts-check
// Opens a study that is in a link, on this device.

import { h } from "../kit/dom.js";
import { NotPacked, unpacked } from "../kit/packed.js";
import { root as lobbyPath } from "../net/root.js";
import { gameNamed, openStudy } from "../net/server.js";
import { reason, t } from "../model/words.js";

/** Opens the study of a link, and goes there. @param {HTMLElement} root @param {string} fragment */
export async function openShared(root, fragment) {
  root.replaceChildren(h("p", { class: "failed", role: "status" }, t("study-opening")));
  try {
    const text = await unpacked(fragment);
    const { address } = await openStudy(gameNamed(text) ?? "", { text });
    // The link is not kept in the history: going back would open another copy.
    location.replace(address);
  } catch (error) {
    const why = error instanceof NotPacked ? t("study-link-broken") : reason(error);
    root.replaceChildren(h("p", { class: "failed", role: "alert" }, t("study-failed"), " ", why, " ", h("a", { href: lobbyPath }, t("to-lobby"))));
  }
}
