// A written position as a tree: operations, and the text that is made of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asCase, choose, commentsOf, empty, keyAt, piecesFor, place, sideOf, toggle, toggleWay, valueAt, withValue, written } from "../../model/position.js";

/** @type {any} */
const keys = {
  counters: [{ set: "units", side: "french", text: "kind", full: ["guns", "foot"], reduced: ["foot"] }, { set: "units", side: "british", text: "kind", full: ["foot"] }],
  key: [
    { name: ["from"], is: "word", values: ["empty", "setup"] },
    { name: ["year"], is: "number", least: 1, most: 9 },
    { name: ["roads"], is: "ways" },
    { name: ["lost"], is: "leaders", text: "box-lost" },
    { name: ["hurt"], is: "leaders" },
    { name: ["french", "british"], text: "side", is: "table", key: [{ name: ["hand"], is: "cards", own: true }] },
    { name: ["spaces"], is: "spaces", key: [{ name: ["french", "british"], text: "side", is: "pieces", of: ["units"], most: 9, leaders: "leaders" }, { name: ["fort"], is: "word", values: ["french", "british"] }] },
    { name: ["attack"], is: "tables", key: [{ name: ["from"], is: "space" }, { name: ["leaders"], is: "leaders" }] },
  ],
};
/** @type {any} */
const board = { spaces: [{ id: "ford" }, { id: "mill" }], pieces: [{ id: "foot", kind: "drilled" }, { id: "ann", kind: "leader", side: "french" }, { id: "bob", kind: "leader", side: "british" }], cards: [{ id: "F1", side: "french" }, { id: "B1", side: "british" }] };
const put = (tree, path, name, n = 1, view = null) => place(keys, board, tree, path, name, n, view);
const ford = ["spaces", "ford", "french"];

test("a path leads to its key, through spaces and rows", () => {
  assert.equal(keyAt(keys, ["spaces", "ford", "fort"])?.is, "word");
  assert.equal(keyAt(keys, ["attack", "0", "from"])?.is, "space");
  assert.equal(keyAt(keys, ["attack", "0", "nothing"]), undefined);
  assert.deepEqual([sideOf(ford), sideOf(["spaces", "ford", "british-inside"]), sideOf(["year"])], ["french", "british", undefined]);
});

test("the tray has the counters of a side, whole and reduced, and its leaders", () => {
  assert.deepEqual(piecesFor(keys, board, ford).map(({ name }) => name), ["guns", "foot", "reduced-foot", "ann"]);
  assert.deepEqual(piecesFor(keys, board, ["spaces", "ford", "british"]).map(({ name }) => name), ["foot", "bob"]);
});

test("counters are placed and taken away, and nothing empty is left", () => {
  const two = put(put({}, ford, "foot"), ford, "foot");
  assert.deepEqual(two, { spaces: { ford: { french: { foot: 2 } } } });
  assert.deepEqual(put(put(two, ford, "foot", -1), ford, "foot", -1), {});
  assert.equal(valueAt(put({}, ford, "foot", 99), [...ford, "foot"]), 9, "no more than the key allows");
});

test("a leader is in one place only, but may be hurt besides", () => {
  let tree = put(toggle(keys, {}, ["hurt"], "ann"), ford, "ann");
  assert.deepEqual(tree, { hurt: ["ann"], spaces: { ford: { french: { leaders: ["ann"] } } } });
  tree = toggle(keys, tree, ["lost"], "ann");
  assert.deepEqual(tree, { hurt: ["ann"], lost: ["ann"] });
  tree = put(tree, ["spaces", "mill", "french"], "ann");
  assert.deepEqual(tree, { hurt: ["ann"], spaces: { mill: { french: { leaders: ["ann"] } } } });
});

test("the pieces of the set-up are written before they are changed, and can all be removed", () => {
  /** @type {any} */
  const view = { spaces: { ford: { pieces: { french: [{ id: "foot", n: 2, reduced: false }, { id: "foot", n: 1, reduced: true }, { id: "ann", n: 1 }], british: [] } } } };
  const tree = put({ from: "setup" }, ford, "foot", -1, view);
  assert.deepEqual(valueAt(tree, ford), { foot: 1, "reduced-foot": 1, leaders: ["ann"] });
  assert.deepEqual(valueAt(empty(tree, ford), ford), {});
  const gone = toggle(keys, { from: "setup", spaces: { ford: { french: { leaders: ["ann"] } } } }, ["lost"], "ann");
  assert.deepEqual(valueAt(gone, ford), {}, "a table that is left out would bring the set-up back");
});

test("a list that the scenario fills can be empty", () => {
  const one = toggleWay(keys, {}, ["roads"], ["ford", "mill"]);
  assert.deepEqual(one, { roads: [["ford", "mill"]] });
  assert.deepEqual(toggleWay(keys, one, ["roads"], ["mill", "ford"]), { roads: [] });
});

test("no operation changes a tree in place", () => {
  const tree = Object.freeze({ spaces: Object.freeze({ ford: Object.freeze({ french: Object.freeze({ foot: 1 }) }) }), year: 2 });
  put(tree, ford, "foot");
  choose(tree, ["year"], 3);
  withValue(tree, ["spaces", "ford", "french", "foot"], undefined);
  assert.deepEqual(tree, { spaces: { ford: { french: { foot: 1 } } }, year: 2 });
});

test("a text is in the order of the game, and its comments stay where they were", () => {
  const text = "# mine\n\nyear = 2 # late\n# the fort\n[spaces.ford]\nfort = \"french\" # 'old'\n";
  const lines = { "": 1, year: 3, spaces: 5, "spaces.ford": 5, "spaces.ford.fort": 6 };
  const comments = commentsOf(text, lines);
  assert.deepEqual(comments.map(({ text }) => text), ["# mine", "# late", "# the fort", "# 'old'"]);
  const tree = put({ year: 2, spaces: { ford: { fort: "french" } } }, ford, "foot");
  assert.equal(written(keys, tree, comments), "# mine\nyear = 2  # late\n\n# the fort\n[spaces.ford]\nfrench = { foot = 1 }\nfort = \"french\"  # 'old'\n");
});

test("a comment sign in quotes is no comment", () => {
  assert.deepEqual(commentsOf("a = \"# no\"\nb = '''\n# no\n''' # yes\n", { a: 1, b: 2 }).map(({ text }) => text), ["# yes"]);
});

test("a case has the position under its own tables", () => {
  assert.equal(asCase(keys, { year: 2, spaces: { ford: { fort: "french" } } }, "pebbles", "it holds"),
    "game = \"pebbles\"\n\n[[case]]\nname = \"it holds\"\nproves = []\nscript = '''\n'''\n\n[case.position]\nyear = 2\n\n[case.position.spaces.ford]\nfort = \"french\"\n");
});
