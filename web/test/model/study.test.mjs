// The study at a table: its tree, its list of rows, and the commands that change it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { standsAnew, tableOf } from "./ground.mjs";
import { speakOn } from "../../model/deeds.js";
import { state } from "../../model/state.js";
import { comment, endOf, fold, follow, goTo, goToNode, hearChances, hearNodes, isMain, leaveChances, limitTo, pathTo, remove, rowBy, rows, stepBy, tryWith } from "../../model/study.js";

standsAnew();

/** @type {any[]} */
let heard;
beforeEach(() => {
  heard = [];
  speakOn({ send: (message) => void heard.push(message), act: (message) => void heard.push(message), hold() {}, rename() {} });
});

const changes = () => heard.map(({ change }) => change);
const node = (number, after = [], more = {}) => ({ node: number, after, ...(number > 0 ? { tried: { side: "french", play: `p${number}`, label: { key: `p${number}` } } } : {}), ...more });
const standAt = (at, more = {}) => {
  state.table = tableOf({ study: { title: "", author: "", at }, ...more });
  follow();
};

/** The main line is 1, 2, 3. The variations in place of 2 are 4, which is followed by 5, and 6. */
const tree = () => hearNodes({ whole: true, nodes: [node(0, [1]), node(1, [2, 4, 6]), node(2, [3]), node(3), node(4, [5]), node(5), node(6)] });

const shape = () => rows().map(({ node, level, n, begins }) => `${"·".repeat(level)}${begins ? ">" : ""}${node}/${n}`).join(" ");

test("variations are listed below the action that they replace, before the line goes on", () => {
  tree();
  assert.equal(shape(), "0/0 1/1 2/2 ·>4/2 ·5/3 ·>6/2 3/3");
  assert.deepEqual([pathTo(5), endOf(0), endOf(4), isMain(3), isMain(5)], [[0, 1, 4, 5], 3, 5, true, false]);
});

test("a comment has a row below its action", () => {
  tree();
  hearNodes({ whole: false, nodes: [node(4, [5], { comment: "Bold." })] });
  assert.deepEqual(rows().filter(({ node }) => node === 4).map(({ kind }) => kind), ["action", "comment"]);
});

test("changed nodes replace those with the same numbers, and those that nothing leads to are dropped", () => {
  tree();
  hearNodes({ whole: false, nodes: [node(1, [4, 2])] });
  assert.equal(shape(), "0/0 1/1 4/2 ·>2/2 ·3/3 5/3");
  assert.equal(state.study.nodes.has(6), false);
  hearNodes({ whole: false, nodes: [node(1, [2])] });
  assert.deepEqual([...state.study.nodes.keys()].sort(), [0, 1, 2, 3]);
});

test("a folded variation hides what follows it, and going there unfolds it", () => {
  tree();
  standAt(3);
  fold(4, true);
  assert.equal(shape(), "0/0 1/1 2/2 ·>4/2 ·>6/2 3/3");
  assert.equal(rows().find(({ node }) => node === 4)?.hides, 1);
  goToNode(5);
  assert.deepEqual([changes(), rows().length], [[{ study: "go", node: 5 }], 7]);
});

test("a step on follows the line that was last visited, and otherwise the main line", () => {
  tree();
  standAt(1);
  stepBy(1);
  standAt(5);
  standAt(1);
  stepBy(1);
  stepBy(-1);
  assert.deepEqual(changes().map(({ node }) => node), [2, 4, 1]);
});

test("rows and the ends of a line are reached, and nothing beyond them", () => {
  tree();
  standAt(4);
  rowBy(-1);
  rowBy(1);
  goTo("start");
  goTo("end");
  standAt(0);
  rowBy(-1);
  stepBy(-1);
  goTo("start");
  assert.deepEqual(changes().map(({ node }) => node), [2, 4, 0, 3]);
});

test("a node is deleted when that is asked for twice, but not after going elsewhere, and the beginning never", () => {
  tree();
  standAt(4);
  remove();
  goToNode(5);
  standAt(5);
  remove();
  remove();
  standAt(0);
  remove();
  remove();
  assert.deepEqual(changes(), [{ study: "go", node: 5 }, { study: "delete", node: 5 }]);
});

test("an action whose results must be chosen is tried with them, rolled, or not at all", () => {
  standAt(0);
  const message = { side: "british", play: "roll", results: [{ results: "dice 6\n", chance: 1 / 6 }], exact: true };
  for (const go of [() => tryWith("dice 6\n"), () => tryWith(null), leaveChances]) {
    hearChances(message);
    go();
    assert.equal(state.study.chances, null);
  }
  assert.deepEqual(changes(), [{ study: "try", side: "british", play: "roll", results: "dice 6\n" }, { study: "try", side: "british", play: "roll", roll: true }]);
});

test("a comment is sent only if it is another, and nothing is sent at a game", () => {
  hearNodes({ whole: true, nodes: [node(0, [], { comment: "Before." })] });
  standAt(0);
  comment(0, "Before.");
  comment(0, "After.");
  limitTo("french");
  limitTo(null);
  state.table = tableOf();
  comment(0, "Never.");
  assert.deepEqual(changes(), [{ study: "comment", node: 0, text: "After." }, { study: "knows", side: "french" }, { study: "knows" }]);
});

test("ten thousand nodes are listed at once, whether they form a line or replace each other", () => {
  const line = Array.from({ length: 10_001 }, (_, i) => node(i, i < 10_000 ? [i + 1] : []));
  hearNodes({ whole: true, nodes: line });
  assert.deepEqual([rows().length, rows().at(-1)?.n], [10_001, 10_000]);
  hearNodes({ whole: true, nodes: [node(0, line.slice(1).map((one) => one.node)), ...line.slice(1).map((one) => node(one.node))] });
  assert.equal(rows().length, 10_001);
});
