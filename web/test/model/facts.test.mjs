// Properties of the drawing that are derived from the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD, standsAnew } from "./ground.mjs";
import { drawn, setBoard, spaces, ways, wordsOf } from "../../model/facts.js";

standsAnew();

test("spaces and ways are found by their ids", () => {
  assert.equal(spaces.get("ford"), BOARD.spaces[1]);
  assert.equal(ways.get("mill--ford"), BOARD.lines[0]);
  assert.equal(ways.get("ford--mill"), undefined);
});

test("where pieces have a strength each side stands as a block", () => assert.deepEqual([drawn.blocks, drawn.shapes], [true, false]));

test("where pieces have neither strength nor shape each stands by itself", () => {
  setBoard({ ...BOARD, pieces: [{ id: "foot", name: "f", kind: "foot" }] });
  assert.deepEqual([drawn.blocks, drawn.shapes], [false, false]);
});

test("where pieces have a shape a block shows it", () => {
  setBoard({ ...BOARD, pieces: [{ id: "foot", name: "f", kind: "foot", shape: "circle" }] });
  assert.deepEqual([drawn.blocks, drawn.shapes], [true, true]);
});

test("things are drawn smaller as the two nearest spaces lie closer, and never larger", () => {
  assert.equal(drawn.grain, 1);
  setBoard({ ...BOARD, spaces: [...BOARD.spaces, { id: "inn", kind: "town", x: 500, y: 175, control: null }] });
  assert.equal(drawn.grain, 0.5);
});

test("the words of a space are what only its game says of it", () => {
  assert.deepEqual(wordsOf({ id: "a", kind: "town", label: "s", control: "french", x: 1, y: 1, colony: "york", port: true }), [["colony", "york"]]);
});
