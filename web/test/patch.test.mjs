// Patches are applied as in RFC 6902, and leave the original unchanged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../net/patch.js";

test("a patch adds, removes and replaces values in objects and lists", () => {
  const known = { a: { b: [1, 2, 3], "c/d": null }, e: "e" };
  const patch = [
    { op: "remove", path: "/a/b/2" },
    { op: "remove", path: "/a/b/0" },
    { op: "add", path: "/a/b/1", value: { f: 1 } },
    { op: "replace", path: "/a/b/0", value: "two" },
    { op: "replace", path: "/a/c~1d", value: 4 },
    { op: "remove", path: "/e" },
    { op: "add", path: "/g", value: null },
  ];
  assert.deepEqual(patched(known, patch), { a: { b: ["two", { f: 1 }], "c/d": 4 }, g: null });
});

test("the original stays unchanged, and the result shares all unchanged parts", () => {
  const known = { view: { spaces: { x: { n: 1 }, y: { n: 1 } } }, choices: [{ play: "a" }] };
  const before = structuredClone(known);
  const now = patched(known, [{ op: "replace", path: "/view/spaces/x", value: { n: 2 } }, { op: "add", path: "/choices/1", value: { play: "b" } }]);
  assert.deepEqual(known, before);
  assert.equal(now.view.spaces.y, known.view.spaces.y);
  assert.notEqual(now.view, known.view);
  assert.equal(now.choices[0], known.choices[0]);
});
