// Targets: what is touched, and where it lies.

import assert from "node:assert/strict";
import { test } from "node:test";
import { spaceOf, spacesOf, split } from "../../model/targets.js";

test("a target is parted at its first colon", () => assert.deepEqual(split("piece:mill/french/a:b"), ["piece", "mill/french/a:b"]));
test("a target without a colon is all kind", () => assert.deepEqual(split("done"), ["done", ""]));
test("a way leads to both of its ends", () => assert.deepEqual(spacesOf("line:mill--ford"), ["mill", "ford"]));
test("a piece lies in its space", () => assert.deepEqual([spaceOf("piece:mill/french/foot"), spacesOf("piece:mill/french/foot")], ["mill", ["mill"]]));
test("a card lies in no space", () => assert.deepEqual([spaceOf("card:a1"), spacesOf("card:a1")], [null, []]));
test("a way lies in no one space", () => assert.equal(spaceOf("line:mill--ford"), null));
