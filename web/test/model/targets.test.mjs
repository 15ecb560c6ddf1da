// Targets: their kinds and their spaces.

import assert from "node:assert/strict";
import { test } from "node:test";
import { spaceOf, spacesOf, split } from "../../model/targets.js";

test("a target is split at its first colon", () => assert.deepEqual(split("piece:mill/french/a:b"), ["piece", "mill/french/a:b"]));
test("a target without a colon is only a kind", () => assert.deepEqual(split("done"), ["done", ""]));
test("the spaces of a line are both its ends", () => assert.deepEqual(spacesOf("line:mill--ford"), ["mill", "ford"]));
test("a piece is in its space", () => assert.deepEqual([spaceOf("piece:mill/french/foot"), spacesOf("piece:mill/french/foot")], ["mill", ["mill"]]));
test("a card is in no space", () => assert.deepEqual([spaceOf("card:a1"), spacesOf("card:a1")], [null, []]));
test("a line is in no single space", () => assert.equal(spaceOf("line:mill--ford"), null));
