// The differences between two views, and the trails of moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some, standsAnew, viewOf } from "./ground.mjs";
import { changesBetween, isSeen, withMove } from "../../model/changes.js";

standsAnew();

const marks = (changes) => Object.fromEntries(changes.marks);
const moved = (changes) => changes.moves.map(({ side, from, to, pieces }) => `${side} ${from} ${to} ${[...pieces].join(" ")}`);

test("equal views have no visible differences", () => {
  const view = () => viewOf({ mill: { french: [some("foot", 2)], markers: [{ id: "fort", n: 1 }] } });
  assert.ok(!isSeen(changesBetween(view(), view())));
});

test("pieces missing from one space and new in another have moved, as many as both", () => {
  const changes = changesBetween(viewOf({ mill: { french: [some("foot", 3)] } }), viewOf({ mill: { french: [some("foot", 1)] }, ford: { french: [some("foot", 2)] } }));
  assert.deepEqual([moved(changes), marks(changes)], [["french mill ford foot,2"], {}]);
});

test("different pieces with the same origin and destination are one move", () => {
  const changes = changesBetween(viewOf({ mill: { french: [some("foot"), some("wolf")] } }), viewOf({ ford: { french: [some("foot"), some("wolf")] } }));
  assert.deepEqual(moved(changes), ["french mill ford foot,1 wolf,1"]);
});

test("a piece that could have come from two spaces came from the nearer one", () => {
  const changes = changesBetween(viewOf({ mill: { british: [some("foot")] }, ford: { british: [some("foot")] } }), viewOf({ mill: { british: [some("foot")] }, abbey: { british: [some("foot")] } }));
  assert.deepEqual(moved(changes), ["british ford abbey foot,1"]);
  const both = changesBetween(viewOf({ mill: { british: [some("foot")] }, ford: { british: [some("foot")] } }), viewOf({ abbey: { british: [some("foot")] } }));
  assert.deepEqual([moved(both), marks(both)], [["british ford abbey foot,1"], { mill: "lost" }]);
});

test("pieces of one side are never matched with those of the other", () => {
  const changes = changesBetween(viewOf({ mill: { french: [some("foot")] } }), viewOf({ ford: { british: [some("foot")] } }));
  assert.deepEqual([moved(changes), marks(changes)], [[], { mill: "lost", ford: "came" }]);
});

test("a piece that is reduced in its space is a loss; one that arrived reduced is not", () => {
  const whole = viewOf({ mill: { french: [some("foot", 2)] } });
  assert.deepEqual(marks(changesBetween(whole, viewOf({ mill: { french: [some("foot", 1), some("foot", 1, { reduced: true })] } }))), { mill: "lost" });
  const gone = changesBetween(viewOf({ mill: { french: [some("foot", 1, { reduced: true })] } }), viewOf({ ford: { french: [some("foot", 1, { reduced: true })] } }));
  assert.deepEqual([moved(gone), marks(gone)], [["french mill ford foot,1"], {}]);
});

test("a change of control is marked in preference to a change of markers", () => {
  const changes = changesBetween(viewOf({ mill: { control: "french" }, ford: {} }), viewOf({ mill: { control: "british", markers: [{ id: "burnt", n: 1 }] }, ford: { markers: [{ id: "fort", n: 1 }] } }));
  assert.deepEqual(marks(changes), { mill: "held", ford: "marker" });
});

const step = (from, to, side = "french", ids = ["foot"]) => ({ side, from, to, pieces: new Map(ids.map((id) => [id, 1])) });
const ways = (trails) => trails.map(({ spaces }) => spaces.join("-"));

test("a force that moves on extends its trail", () => assert.deepEqual(ways([step("mill", "ford"), step("ford", "abbey")].reduce(withMove, [])), ["mill-ford-abbey"]));

test("other pieces, another side or another space begin a new trail", () => {
  for (const other of [step("ford", "abbey", "french", ["wolf"]), step("ford", "abbey", "british"), step("mill", "abbey")]) {
    assert.equal([step("mill", "ford"), other].reduce(withMove, []).length, 2);
  }
});

test("a force that turns back has a shorter trail, and none if it is back at its start", () => {
  assert.deepEqual(ways([step("mill", "ford"), step("ford", "abbey"), step("abbey", "ford")].reduce(withMove, [])), ["mill-ford"]);
  assert.deepEqual([step("mill", "ford"), step("ford", "mill")].reduce(withMove, []), []);
});
