// @ts-check
// Checks that the dice are fair. The server commits itself to a secret, each browser then draws its share, and at the end the
// secret must match the commitment.

import { sha256 } from "../kit/sha256.js";
import { keptDice } from "../net/store.js";

/** Returns the commitment that the server must have published for a secret. @param {string} secret in hexadecimal */
export function commitmentOf(secret) {
  const bytes = (secret.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return sha256(new Uint8Array([...new TextEncoder().encode("carillon commitment\n"), ...bytes]));
}

/**
 * Returns the state of the proof: `sealed` until the end of the game; then `proved` if everything that this browser kept matches, `opened` if
 * it kept nothing to compare, or `broken`.
 * @param {import("../types").TableMessage} table
 * @returns {"sealed" | "proved" | "opened" | "broken"}
 */
export function checkDice(table) {
  if (!table.secret) return "sealed";
  const opens = commitmentOf(table.secret);
  const kept = keptDice(table.table);
  const drawn = Object.entries(kept?.nonces ?? {});
  if (opens !== table.commitment || (kept && opens !== kept.commitment)) return "broken";
  if (drawn.some(([side, nonce]) => table.players[/** @type {import("../types").Side} */ (side)].nonce !== nonce)) return "broken";
  return drawn.length > 0 ? "proved" : "opened";
}
