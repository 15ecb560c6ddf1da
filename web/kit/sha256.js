// @ts-check SHA-256 in plain JavaScript. A browser offers its own SHA-256 only to pages loaded over TLS, which a server on a home
// network often lacks.

/** Returns, for each of the first `n` primes, the first 32 bits of the fractional part of its root. @param {number} n @param {number} root */
function fractions(n, root) {
  /** @type {number[]} */
  const found = [];
  for (let i = 2; found.length < n; i += 1) {
    let prime = true;
    for (let d = 2; d * d <= i; d += 1) if (i % d === 0) prime = false;
    if (prime) found.push(((i ** (1 / root)) % 1) * 2 ** 32 | 0);
  }
  return found;
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** Returns the SHA-256 of bytes, in hexadecimal. @param {Uint8Array} bytes */
export function sha256(bytes) {
  const rounds = fractions(64, 3);
  const state = fractions(8, 2);
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, (length << 3) >>> 0);
  const w = new Int32Array(64);
  const at = (/** @type {number} */ i) => /** @type {number} */ (w[i]);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = words.getInt32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const a = at(i - 15);
      const b = at(i - 2);
      w[i] = at(i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = /** @type {[number, number, number, number, number, number, number, number]} */ (/** @type {unknown} */ (state));
    for (let i = 0; i < 64; i += 1) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + /** @type {number} */ (rounds[i]) + at(i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (/** @type {number} */ (state[i]) + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
