// The results of chance from which a player chooses, one die or draw after another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chanceOf, chosenOf, isShuffled, options, partsOf, rollerOf } from "../../model/chances.js";

const two = Array.from({ length: 36 }, (_, i) => ({ results: `dice ${1 + Math.floor(i / 6)} ${1 + (i % 6)}\n`, chance: 1 / 36 }));
const die = (value) => ({ kind: "dice", value: String(value) });

test("the lines of a script are dice and draws in their order", () => {
  assert.deepEqual(partsOf("dice 3 5\ndraw smith\nshuffle 2 1 0\ndice 1\n"), [die(3), die(5), { kind: "draw", value: "smith" }, die(1)]);
  assert.deepEqual([isShuffled("dice 3\nshuffle 1 0"), isShuffled("draw shuffle")], [true, false]);
});

test("dice are chosen one after another, with their probabilities", () => {
  const first = options(two, []);
  assert.deepEqual(first.map(({ part, last }) => [part.value, last]), [1, 2, 3, 4, 5, 6].map((face) => [String(face), false]));
  assert.ok(first.every(({ chance }) => Math.abs(chance - 1 / 6) < 1e-9));
  const second = options(two, [die(4)]);
  assert.ok(second.length === 6 && second.every(({ chance, last }) => last && Math.abs(chance - 1 / 36) < 1e-9));
  assert.equal(chosenOf(two, [die(4), die(2)]), "dice 4 2\n");
  assert.deepEqual(options(two, [die(4), die(2)]), []);
  assert.ok(Math.abs(chanceOf(two, [die(4)]) - 1 / 6) < 1e-9);
});

test("a second die may depend on the first", () => {
  const results = [{ results: "dice 1\n", chance: 0.5 }, { results: "dice 6 1\n", chance: 0.25 }, { results: "dice 6 6\n", chance: 0.25 }];
  assert.deepEqual(options(results, []).map(({ part, chance, last }) => [part.value, chance, last]), [["1", 0.5, true], ["6", 0.5, false]]);
  assert.equal(chosenOf(results, [die(6)]), undefined);
});

test("draws are listed by their probability", () => {
  const results = [{ results: "draw ann", chance: 0.2 }, { results: "draw bob", chance: 0.5 }, { results: "draw cid", chance: 0.3 }];
  assert.deepEqual(options(results, []).map(({ part }) => part.value), ["bob", "cid", "ann"]);
});

test("of results that only a shuffle tells apart, one is chosen at random", () => {
  const results = [{ results: "dice 1\nshuffle 1 0", chance: 0.25 }, { results: "dice 1\nshuffle 0 0", chance: 0.75 }];
  assert.deepEqual(options(results, []).map(({ chance, last }) => [chance, last]), [[1, true]]);
  assert.deepEqual([0.1, 0.2, 0.3, 0.999].map((at) => chosenOf(results, [die(1)], () => at)?.endsWith("1 0")), [true, true, false, false]);
});

test("the chooser knows who rolls the next die, unless that depends on the dice to come", () => {
  const [a, b] = [{ side: "french", rule: "8.1" }, { side: "british", rule: "8.1" }];
  const results = [{ results: "dice 1 2\n", chance: 0.5, dice: [a, b] }, { results: "dice 6 1\n", chance: 0.5, dice: [a, a] }];
  assert.deepEqual(rollerOf(results, []), a);
  assert.deepEqual(rollerOf(results, [die(1)]), b);
  assert.deepEqual(rollerOf(results, [die(6)]), a);
  assert.equal(rollerOf([{ ...results[0] }, { results: "dice 1 3\n", chance: 0.5, dice: [a, a] }], [die(1)]), null);
  assert.equal(rollerOf(two, []), null);
});
