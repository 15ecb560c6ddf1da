// @ts-check
// Unpredictable random strings, for keys that must not be guessed and ids that must not repeat.

/** Returns a random string in hexadecimal, two digits for each byte. */
export function random(bytes = 16) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}
