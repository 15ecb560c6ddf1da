// @ts-check
// Layers, such as supply. A layer is a soft ring beneath each space with some property, drawn while the layer is switched on.

import { byId, h, s, set, sync } from "../kit/dom.js";
import { popover } from "../kit/popover.js";
import { spaces } from "../model/facts.js";
import { changed, state } from "../model/state.js";
import { layers } from "../model/view.js";
import { t } from "../model/words.js";

/** Draws the layers that are switched on, and the button that opens the list of layers. @param {HTMLElement} button */
export function drawLayers(button) {
  const shown = layers().filter(({ id }) => state.layers.has(id));
  const rings = shown.flatMap((layer) => layer.spaces.flatMap((id) => spaces.get(id) ?? []).map((space) => ({ ...layer, space })));
  sync(byId("layers"), rings, (ring) => `${ring.id} ${ring.space.id}`, ({ id, side = "", space }) => {
    const shape = space.w && space.h
      ? s("rect", { class: "tint", x: -space.w / 2 - 16, y: -space.h / 2 - 16, width: space.w + 32, height: space.h + 32, rx: 14 })
      : s("circle", { class: "tint inner", r: side === "british" ? 94 : side ? 82 : 74 });
    return s("g", { class: `layer ${id} ${side}`, transform: `translate(${space.x} ${space.y})` }, shape);
  });
  byId("map").classList.toggle("spread-all", state.show.spread);
  byId("map").classList.toggle("no-counters", !state.show.counters);
  byId("map").classList.toggle("no-names", !state.show.names);
  set(button, { title: t("layers"), "aria-label": t("layers"), "aria-haspopup": "menu", "aria-pressed": String(layers().some(({ id }) => state.layers.has(id)) || SHOWN.some(({ on }) => on())) });
  button.onclick = () => openMenu(button);
}

/** The switches that spread all stacks, hide the counters, or hide the names. The help lists their keys. */
const SHOWN = [
  { id: "spread", on: () => state.show.spread, turn: () => (state.show.spread = !state.show.spread) },
  { id: "no-counters", on: () => !state.show.counters, turn: () => (state.show.counters = !state.show.counters) },
  { id: "no-names", on: () => !state.show.names, turn: () => (state.show.names = !state.show.names) },
];

/** Turns a switch of the map on or off. @param {string} id `spread`, `no-counters` or `no-names` */
export function turn(id) {
  SHOWN.find((one) => one.id === id)?.turn();
  changed();
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
    const shown = SHOWN.map(({ id, on }) => h("button", { type: "button", role: "menuitemcheckbox", "aria-checked": String(on()), "data-show": id, class: "toggle", onclick: () => turn(id) }, t(`show-${id}`)));
    box.replaceChildren(h("header", null, h("h3", null, t("layers"))), h("div", { class: "menu", role: "menu" }, ...list.map(item), ...shown));
    return true;
  });
}
