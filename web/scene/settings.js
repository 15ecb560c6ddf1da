// @ts-check
// The settings for pictures and sounds: the speed of the show, motion, arrows, automatic passing, light or dark, and sounds. They
// can be changed at any time.

import { calm, h, set } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { setPassing } from "../model/deeds.js";
import { changed, state } from "../model/state.js";
import { t } from "../model/words.js";
import { isDark, setDark } from "../model/scheme.js";
import { hasSounds, setSounds } from "./sound.js";
import { setArrows, setBattles, setMotion, setSpeed, speed, speeds } from "./pace.js";

/** Draws the button that opens the settings. @param {HTMLElement} button */
export function drawSettings(button) {
  set(button, { title: t("show-settings"), "aria-label": t("show-settings"), "aria-haspopup": "menu" });
  button.onclick = () => open(button);
}

/** Changes a setting, and redraws. @param {() => void} deed */
function then(deed) {
  deed();
  changed();
}

/** @param {HTMLElement} button */
function open(button) {
  popover(() => button, t("show-settings"), (box) => {
    const choice = (/** @type {string} */ name) => h("button", { type: "button", role: "menuitemradio", class: "toggle", "aria-checked": String(speed() === name), "data-speed": name, onclick: () => setSpeed(name) }, t(`speed-${name}`));
    const toggle = (/** @type {string} */ id, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ turn) =>
      h("button", { type: "button", role: "menuitemcheckbox", class: "toggle", id, "aria-checked": String(on), onclick: () => turn(!on) }, t(id));
    box.replaceChildren(h("header", null, h("h3", null, t("show-settings"))),
      h("h4", null, t("speed")), h("div", { class: "menu", role: "menu", "aria-label": t("speed") }, ...speeds().map(choice)),
      h("div", { class: "menu", role: "menu", "aria-label": t("show-settings") }, h("hr"),
        toggle("show-motion", !calm(), setMotion), toggle("show-arrows", state.story.arrows, setArrows), toggle("show-battles", state.story.battles, setBattles), h("hr"),
        toggle("show-passing", state.passing, setPassing), h("hr"),
        toggle("show-dark", isDark(), (on) => then(() => setDark(on))), toggle("show-sounds", hasSounds(), (on) => then(() => setSounds(on)))));
    return true;
  });
}
