// @ts-check
// What spaces have in common, as soft rings beneath them, shown on demand.

import { byId, h, s, set, sync } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { spaces } from "../model/facts.js";
import { state } from "../model/state.js";
import { layers } from "../model/view.js";
import { t } from "../model/words.js";

/** Draws the layers that show, and the button that opens the list of the others. @param {HTMLElement} button */
export function drawLayers(button) {
  const shown = layers().filter(({ id }) => state.layers.has(id));
  const rings = shown.flatMap((layer) => layer.spaces.flatMap((id) => spaces.get(id) ?? []).map((space) => ({ ...layer, space })));
  sync(byId("layers"), rings, (ring) => `${ring.id} ${ring.space.id}`, ({ id, side = "", space }) => {
    const shape = space.w && space.h
      ? s("rect", { class: "tint", x: -space.w / 2 - 16, y: -space.h / 2 - 16, width: space.w + 32, height: space.h + 32, rx: 14 })
      : s("circle", { class: "tint inner", r: side === "british" ? 94 : side ? 82 : 74 });
    return s("g", { class: `layer ${id} ${side}`, transform: `translate(${space.x} ${space.y})` }, shape);
  });
  button.hidden = layers().length === 0;
  set(button, { title: t("layers"), "aria-label": t("layers"), "aria-haspopup": "menu", "aria-pressed": String(layers().some(({ id }) => state.layers.has(id))) });
  button.onclick = () => openMenu(button);
}

/** @param {HTMLElement} button */
function openMenu(button) {
  popover(() => button, t("layers"), (box) => {
    const list = layers();
    const item = (/** @type {import("../types").LayerView} */ { id, name }) => h("button", {
      type: "button", role: "menuitemcheckbox", "aria-checked": String(state.layers.has(id)), "data-layer": id, class: "toggle",
      onclick: (/** @type {Event} */ event) => {
        if (!state.layers.delete(id)) state.layers.add(id);
        set(/** @type {Element} */ (event.currentTarget), { "aria-checked": String(state.layers.has(id)) });
        drawLayers(button);
      },
    }, t(name));
    box.replaceChildren(h("header", null, h("h3", null, t("layers"))), h("div", { class: "menu", role: "menu" }, ...list.map(item)));
    return list.length > 0;
  });
}
