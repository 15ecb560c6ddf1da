// @ts-check
// What spaces have in common, as soft rings beneath them: where a force may still go shows always, the rest on demand.

import { byId, h, s, set, sync } from "./dom.js";
import { popover } from "./popover.js";
import { spaces, view } from "./state.js";
import { any, keyOf, t } from "./text.js";

const ALWAYS = "reach";
/** The layers asked for, as long as the page is open. @type {Set<string>} */
const wanted = new Set();

/** The layers of now that can be asked for. */
const known = () => Object.keys(view()?.layers ?? {}).filter((name) => name !== ALWAYS);

/** @param {HTMLElement} button */
export function drawLayers(button) {
  const layers = view()?.layers ?? {};
  const shown = Object.keys(layers).filter((name) => name === ALWAYS || wanted.has(name));
  const rings = shown.flatMap((name) => (layers[name] ?? []).flatMap((id) => spaces.get(id) ?? []).map((space) => ({ name, space })));
  sync(byId("layers"), rings, (ring) => `${ring.name} ${ring.space.id}`, ({ name, space }) => {
    const side = name.match(/french|british/)?.[0] ?? "";
    const shape = space.w && space.h
      ? s("rect", { class: "tint", x: -space.w / 2 - 16, y: -space.h / 2 - 16, width: space.w + 32, height: space.h + 32, rx: 14 })
      : s("circle", { class: "tint inner", r: side === "british" ? 94 : side ? 82 : 74 });
    return s("g", { class: `layer ${name} ${side}`, transform: `translate(${space.x} ${space.y})` }, shape);
  });
  button.hidden = known().length === 0;
  set(button, { title: t("layers"), "aria-label": t("layers"), "aria-haspopup": "menu", "aria-pressed": String(known().some((name) => wanted.has(name))) });
  button.onclick = () => openMenu(button);
}

/** @param {HTMLElement} button */
function openMenu(button) {
  popover(() => button, t("layers"), (box) => {
    const names = known();
    const item = (/** @type {string} */ name) => h("button", {
      type: "button", role: "menuitemcheckbox", "aria-checked": String(wanted.has(name)), "data-layer": name, class: "toggle",
      onclick: (/** @type {Event} */ event) => {
        if (!wanted.delete(name)) wanted.add(name);
        set(/** @type {Element} */ (event.currentTarget), { "aria-checked": String(wanted.has(name)) });
        drawLayers(button);
      },
    }, any(keyOf("layer", name)));
    box.replaceChildren(h("header", null, h("h3", null, t("layers"))), h("div", { class: "menu", role: "menu" }, ...names.map(item)));
    return names.length > 0;
  });
}
