// @ts-check
// The labels of the keys of a position and of their values, in the words of the game.

import { cards, pieces, spaces, ways } from "../model/facts.js";
import { cardName, lineName, sideName, spaceName } from "../model/names.js";
import { keyAt, piecesFor } from "../model/position.js";
import { SIDES, state } from "../model/state.js";
import { has, keyOf, t } from "../model/words.js";

/** @typedef {import("../model/position.js").Path} Path */
/** @typedef {import("../model/position.js").Piece} Piece */

/** Returns the label of the key at the end of a path. @param {Path} path */
export function labelOf(path) {
  const name = path.at(-1) ?? "";
  const key = keyAt(state.editor.keys, path);
  if (!key) return name;
  if (key.name.length > 1) return t(keyOf(key.text ?? "key", name));
  return t(key.text ?? keyOf("key", name));
}

/** Returns the label of a value at a path. @param {Path} path @param {import("../model/position.js").Value} value */
export function valueLabel(path, value) {
  const key = keyAt(state.editor.keys, path);
  const word = String(value);
  if (key?.is === "flag") return t(value ? "editor-yes" : "editor-no");
  if (key?.is === "number") return word;
  if (key?.is === "space") return spaceName(word);
  if (key?.is === "leaders") return t(pieces.get(word)?.name ?? word);
  if ((key?.is === "card" || key?.is === "cards") && cards.has(word)) return cardLabel(word);
  const text = keyOf(key?.says ?? keyOf("key", key?.name[0] ?? ""), word);
  const side = SIDES.find((one) => one === word);
  return has(text) ? t(text) : side ? sideName(side) : has(keyOf("key", `${path.at(-1)}-${word}`)) ? t(keyOf("key", `${path.at(-1)}-${word}`)) : word;
}

/** Returns the title of a card with its number. @param {string} id */
export const cardLabel = (id) => `${id} · ${cardName(id)}`;

/** Returns the name of a counter. @param {Piece} piece */
export function pieceLabel(piece) {
  if (piece.leader) return t(pieces.get(piece.id)?.name ?? piece.id);
  const text = keyOf(piece.text, piece.name);
  if (has(text)) return t(text);
  const plain = keyOf(piece.text, piece.id);
  const name = has(plain) ? t(plain) : piece.id;
  return piece.reduced ? t("editor-reduced", { name }) : name;
}

/** Returns the counter of that name in a table of pieces. @param {Path} path @param {string} name */
export const pieceAt = (path, name) => (state.board ? piecesFor(state.editor.keys, state.board, path).find((one) => one.name === name) : undefined);

/** Returns a phrase for the place at the end of a path, for a list of errors. @param {string} at */
export function placeLabel(at) {
  if (at === "") return "";
  const path = at.split(".");
  const words = path.map((part, i) => {
    if (spaces.has(part)) return spaceName(part);
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const upTo = path.slice(0, i + 1);
    if (keyAt(state.editor.keys, upTo)) return keyAt(state.editor.keys, upTo)?.is === "spaces" ? "" : labelOf(upTo);
    const piece = pieceAt(path.slice(0, i), part);
    return piece ? pieceLabel(piece) : part;
  });
  return words.filter(Boolean).join(" · ");
}

/** Returns all spaces, in the order of their names. */
export const spacesByName = () => [...spaces.keys()].map((id) => ({ id, name: spaceName(id) })).sort((a, b) => a.name.localeCompare(b.name, state.language));

/** Returns all lines, in the order of their names. */
export const linesByName = () => [...ways.keys()].map((id) => ({ id, name: lineName(id) })).sort((a, b) => a.name.localeCompare(b.name, state.language));
