// Choices, sorted by the thing that is touched to make them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choice, some, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { confirmable, laidOut, live, offers, stepsOf, wayTo } from "../../model/offers.js";
import { state } from "../../model/state.js";

standsAnew();

const offered = (...list) => (state.table = tableOf({ choices: list, view: viewOf({ mill: { french: [some("foot", 2)] } }) }));

test("choices on one thing are found by it, in their order", () => {
  offered(choice("go", "space:ford"), choice("scout", "space:ford"), choice("stay", "space:mill"));
  assert.deepEqual(offers().byTarget.get("space:ford").map(({ play }) => play), ["go", "scout"]);
  assert.deepEqual(offers().buttons, []);
});

test("a choice on nothing is a button", () => {
  offered(choice("done"));
  assert.deepEqual(offers().buttons.map(({ play }) => play), ["done"]);
});

test("a choice on something that the screen does not show is a button too", () => {
  offered(choice("a", "card:b9"), choice("b", "space:nowhere"), choice("c", "line:mill--abbey"), choice("d", "piece:ford/french/foot"));
  assert.deepEqual(offers().buttons.map(({ play }) => play), ["a", "b", "c", "d"]);
  assert.equal(live().size, 0);
});

test("what the screen shows can be touched: cards, spaces, ways and pieces", () => {
  const shown = ["card:a1", "space:ford", "line:mill--ford", "piece:mill/french/foot"];
  offered(...shown.map((target, i) => choice(String(i), target)));
  assert.deepEqual([...live()], shown);
});

test("of a choice on several things each can be picked, and none is a button", () => {
  offered(choice("discard a1 f", "card:a1", "card:f"));
  assert.deepEqual([[...offers().multi], offers().buttons], [["card:a1", "card:f"], []]);
});

test("what was sorted is kept until other choices come", () => {
  offered(choice("done"));
  assert.equal(offers(), offers());
  const before = offers();
  offered(choice("done"));
  assert.notEqual(offers(), before);
});

test("what is picked is confirmed by the choice on exactly that", () => {
  offered(choice("both", "card:a", "card:b"), choice("three", "card:a", "card:b", "card:c"), choice("other", "card:a", "card:c"));
  assert.deepEqual(confirmable(), [], "nothing is picked");
  state.picked = new Set(["card:b", "card:a"]);
  assert.deepEqual(confirmable().map(({ play }) => play), ["both"]);
});

test("pieces are laid out up to ten; of more none is", () => {
  const pieces = Array.from({ length: 11 }, (_, i) => ({ ...some("foot"), key: `k${i}` }));
  const choices = pieces.map(({ key }) => choice(`take ${key}`, `piece:mill/french/${key}`));
  const view = viewOf({ mill: { french: pieces } });
  state.table = tableOf({ choices: choices.slice(1), view });
  assert.equal(laidOut().length, 10);
  state.table = tableOf({ choices, view });
  assert.equal(laidOut().length, 0);
});

const far = { to: "space:abbey", steps: [{ play: "set out", sets_out: { key: "x" } }, { play: "go ford" }, { play: "go abbey" }], stops: false };
const found = (number) => (state.ways = { number, to: new Map([["abbey", far]]) });

test("a way leads to a space out of one step's reach, and only at the number at which it was found", () => {
  offered(choice("go ford", "space:ford"));
  found(5);
  assert.equal(wayTo("abbey"), far);
  assert.equal(wayTo("ford"), undefined);
  found(4);
  assert.equal(wayTo("abbey"), undefined);
});

test("no way is needed to a space that can be touched, and none is offered to who is not asked", () => {
  found(5);
  offered(choice("go abbey", "space:abbey"));
  assert.equal(wayTo("abbey"), undefined);
  offered();
  assert.equal(wayTo("abbey"), undefined);
});

test("to set out is no step of a way", () => assert.deepEqual(stepsOf(far).map(({ play }) => play), ["go ford", "go abbey"]));
