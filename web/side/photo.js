// @ts-check
// The button that saves a picture of the map, and the window in which the picture gets its title and its caption.

import { dialog, h, notice } from "../kit/dom.js";
import { download, downloadFile } from "../kit/download.js";
import { photo } from "../map/photo.js";
import { state } from "../model/state.js";
import { t } from "../model/words.js";

/** The width in pixels of a PNG, as a multiple of the picture's width. */
const FINE = 2;

/** Returns the button. @param {string} id */
export const photoButton = (id) => h("button", { type: "button", id, onclick: openPhoto }, t("photo"));

/** Asks for title and caption, and saves the picture. */
export function openPhoto() {
  const title = h("input", { type: "text", id: "photo-title", maxlength: "120", value: state.table?.study?.title || t("game-title") });
  const caption = h("input", { type: "text", id: "photo-caption", maxlength: "400", value: [...document.querySelectorAll("#clock > *")].map((part) => part.textContent?.trim()).filter(Boolean).join(" · ") });
  const save = (/** @type {string} */ kind) => async () => {
    const picture = photo({ title: title.value.trim(), caption: caption.value.trim(), note: t("photo-note") });
    const name = `${state.table?.game ?? "map"}-${state.table?.number ?? 0}`;
    if (kind === "svg") download(`${name}.svg`, picture.text, "image/svg+xml");
    else await png(picture).then((blob) => downloadFile(`${name}.png`, blob), () => notice(t("photo-failed")));
    box.close();
  };
  const box = dialog(t("photo-title"), t("close"),
    h("p", { class: "fine" }, t("photo-about")),
    h("label", null, t("photo-heading"), title),
    h("label", null, t("photo-caption"), caption),
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary", id: "photo-png", onclick: save("png") }, t("photo-png")),
      h("button", { type: "button", id: "photo-svg", onclick: save("svg") }, t("photo-svg"))));
}

/** Draws a picture as a PNG. @param {{ text: string, width: number, height: number }} picture @returns {Promise<Blob>} */
async function png({ text, width, height }) {
  const image = new Image();
  // The page's security policy allows pictures from its own server and from data addresses.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = h("canvas", { width: FINE * width, height: FINE * height });
  const pen = canvas.getContext("2d");
  pen?.drawImage(image, 0, 0, FINE * width, FINE * height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
