// @ts-check
// A counter of the tray, drawn as on the map.

import { pieces } from "../model/facts.js";
import { sideOf } from "../model/position.js";
import { faceIn } from "../signs/units.js";

/** Draws a counter that is written in a table of pieces. @param {readonly string[]} path @param {import("../model/position.js").Piece} piece @param {number} [size] */
export function faceOf(path, piece, size = 34) {
  const fact = pieces.get(piece.id) ?? pieces.get(piece.id.replace(/-[^-]+$/, ""));
  const side = sideOf(path) ?? fact?.side ?? "british";
  const kind = piece.leader ? "leader" : fact?.kind ?? "";
  return faceIn(/** @type {any} */ ({ id: fact?.id ?? piece.id, key: piece.name, name: fact?.name ?? piece.id, n: 1, reduced: piece.reduced, spent: false, side, kind, rating: fact?.rating ?? 0, fact }), size);
}
