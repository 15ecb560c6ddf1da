// Text in the fragment of a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NotPacked, packed, unpacked } from "../kit/packed.js";

test("a text comes back as it was, whatever its letters", async () => {
  for (const text of ["", "carillon study 1\n", "Québec – « à l'île » 🜂\n".repeat(50), "x".repeat(100_000)]) {
    const fragment = await packed(text);
    assert.match(fragment, /^[\w-]*$/);
    assert.equal(await unpacked(fragment), text);
  }
});

test("repeated lines take little room", async () => {
  assert.ok((await packed("british: march albany saratoga\n".repeat(500))).length < 400);
});

test("a damaged fragment is refused, and so is one that would fill the memory", async () => {
  for (const fragment of ["???", "AAAA", (await packed("a study of some length")).slice(0, 9)]) await assert.rejects(unpacked(fragment), NotPacked, fragment);
  await assert.rejects(unpacked(await packed("x".repeat(3_000_000))), NotPacked);
});
