// @ts-check
// Chance that nobody can foresee, for what must not be guessed or taken twice.

/** Random letters for nonces and ids, two for each byte. */
export function random(bytes = 16) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}
