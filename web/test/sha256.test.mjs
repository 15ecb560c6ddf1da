// The hash with which the dice are checked, compared with Node's.

import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { sha256 } from "../kit/sha256.js";

test("the hash is SHA-256 for inputs of any length", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = randomBytes(length);
    assert.equal(sha256(new Uint8Array(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});
