// The functions that read the view.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD, line, place, some, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { boxesOf, controlOf, counterAt, counters, focus, goals, hands, places, pointsOf, strengthOf, ticks } from "../../model/view.js";
import { lossesOf } from "../../model/scenes.js";
import { state } from "../../model/state.js";

standsAnew();

const show = (spaces, more) => (state.table = tableOf({ view: viewOf(spaces, more) }));

test("leaders come after units, full units before reduced ones, fresh ones before spent ones", () => {
  show({ mill: { french: [some("wolf"), some("foot", 1, { reduced: true, key: "r" }), some("foot", 1, { spent: true, key: "s" }), some("foot")] } });
  assert.deepEqual(counters("mill", "french").map(({ key }) => key), ["foot", "s", "r", "wolf"]);
});

test("a counter is found by its target while it is there", () => {
  show({ mill: { french: [some("foot", 2)] } });
  assert.equal(counterAt("piece:mill/french/foot")?.n, 2);
  for (const target of ["piece:mill/british/foot", "piece:ford/french/foot", "piece:nowhere/french/foot", "space:mill"]) assert.equal(counterAt(target), undefined, target);
});

test("the strength of a counter is that of a piece, full or reduced, times their number", () => {
  show({ mill: { french: [some("foot", 3), some("foot", 2, { reduced: true, key: "r" }), some("wolf")] } });
  assert.equal(strengthOf(counters("mill", "french")), 8);
});

test("control comes from the view, and from the board before there is a view", () => {
  assert.equal(controlOf(BOARD.spaces[0]), "french");
  show({ mill: { control: "british" } });
  assert.equal(controlOf(BOARD.spaces[0]), "british");
  show({ mill: { control: null } });
  assert.equal(controlOf(BOARD.spaces[0]), null);
});

test("the player's own hand comes first; a spectator sees the hands in the order of the sides", () => {
  show();
  assert.deepEqual(hands(), ["f", "b"]);
  state.table = tableOf({ seats: ["british"], as: "british" });
  assert.deepEqual(hands(), ["b", "f"]);
  state.table = tableOf({ seats: [], as: "watcher" });
  assert.deepEqual(hands(), ["f", "b"]);
});

test("a hidden hand has no cards", () => {
  show({}, { cards: { french: { hand: ["f"] }, british: { hand: null } } });
  assert.deepEqual(hands(), ["f"]);
});

test("the points of a card are free unless the view gives their state", () => {
  show();
  assert.deepEqual(pointsOf("a1").map(({ kind, state }) => `${kind} ${state}`), ["land free", "sea free"]);
  show({}, { points: { a1: [{ kind: "land", name: "ap-land", state: "spent" }] } });
  assert.equal(pointsOf("a1")[0].state, "spent");
  assert.equal(pointsOf("b9"), null);
});

test("the focus is given as spaces, even if it is on a piece", () => {
  show({}, { focus: ["space:ford", "piece:mill/french/foot"] });
  assert.deepEqual(focus(), ["ford", "mill"]);
});

test("`places` returns only spaces of the board", () => {
  show();
  state.table.view.spaces.limbo = place();
  assert.deepEqual(places(), ["mill", "ford", "abbey"]);
});

test("boxes and ticks are found by how they are shown, and goals by side", () => {
  show({}, { boxes: [{ show: "list", id: "a" }, { show: "open", id: "b" }], clock: [{ show: "date", id: "y" }, { show: "stage", id: "p" }], goals: [{ side: "french", id: "g" }, { side: "british", id: "h" }] });
  assert.deepEqual([boxesOf("open")[0].id, ticks("date")[0].id, goals("british")[0].id], ["b", "y", "h"]);
  state.story.moment = { number: 1, view: state.table.view, clock: [{ show: "date", id: "before" }] };
  assert.equal(ticks("date")[0].id, "before", "until the new heading is told it is as late as it was");
});

test("the losses of a side are added up", () => {
  const lines = [["french", 2], ["british", 5], ["french", 1]].map(([side, steps], i) => line(i, "x", {}, { lost: { side, steps } }));
  assert.deepEqual([lossesOf(lines, "french").steps, lossesOf(lines, "french").lines.length, lossesOf([], "british").steps], [3, 2, 0]);
});
