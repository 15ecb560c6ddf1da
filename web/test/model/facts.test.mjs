// Properties of the drawing that are derived from the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD, standsAnew } from "./ground.mjs";
import { drawn, setBoard, spaces, ways, wordsOf } from "../../model/facts.js";

standsAnew();

test("spaces and lines are found by their ids", () => {
  assert.equal(spaces.get("ford"), BOARD.spaces[1]);
  assert.equal(ways.get("mill--ford"), BOARD.lines[0]);
  assert.equal(ways.get("ford--mill"), undefined);
});

test("if pieces have a strength, each side is drawn as a block", () => assert.deepEqual([drawn.blocks, drawn.shapes], [true, false]));

test("if pieces have neither strength nor shape, each is drawn by itself", () => {
  setBoard({ ...BOARD, pieces: [{ id: "foot", name: "f", kind: "foot" }] });
  assert.deepEqual([drawn.blocks, drawn.shapes], [false, false]);
});

test("if pieces have a shape, a block shows it", () => {
  setBoard({ ...BOARD, pieces: [{ id: "foot", name: "f", kind: "foot", shape: "circle" }] });
  assert.deepEqual([drawn.blocks, drawn.shapes], [true, true]);
});

test("the scale of the drawing shrinks with the smallest distance of two spaces, and never exceeds 1", () => {
  assert.equal(drawn.grain, 1);
  setBoard({ ...BOARD, spaces: [...BOARD.spaces, { id: "inn", kind: "town", x: 500, y: 175, control: null }] });
  assert.equal(drawn.grain, 0.5);
});

test("`wordsOf` returns the facts that are single words, except the fields of every game", () => {
  assert.deepEqual(wordsOf({ id: "a", kind: "town", label: "s", control: "french", x: 1, y: 1, colony: "york", port: true }), [["colony", "york"]]);
});
