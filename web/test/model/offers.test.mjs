// Choices, sorted by how they are made.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choice, some, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { confirmable, laidOut, live, offers, stepsOf, wayTo } from "../../model/offers.js";
import { state } from "../../model/state.js";

standsAnew();

const offered = (...list) => (state.table = tableOf({ choices: list, view: viewOf({ mill: { french: [some("foot", 2)] } }) }));

test("choices with one target are found by it, in their order", () => {
  offered(choice("go", "space:ford"), choice("scout", "space:ford"), choice("stay", "space:mill"));
  assert.deepEqual(offers().byTarget.get("space:ford").map(({ play }) => play), ["go", "scout"]);
  assert.deepEqual(offers().buttons, []);
});

test("a choice without a target is a button", () => {
  offered(choice("done"));
  assert.deepEqual(offers().buttons.map(({ play }) => play), ["done"]);
});

test("a choice whose target is not drawn is a button too", () => {
  offered(choice("a", "card:b9"), choice("b", "space:nowhere"), choice("c", "line:mill--abbey"), choice("d", "piece:ford/french/foot"));
  assert.deepEqual(offers().buttons.map(({ play }) => play), ["a", "b", "c", "d"]);
  assert.equal(live().size, 0);
});

test("cards, spaces, lines and pieces that are drawn can be clicked", () => {
  const shown = ["card:a1", "space:ford", "line:mill--ford", "piece:mill/french/foot"];
  offered(...shown.map((target, i) => choice(String(i), target)));
  assert.deepEqual([...live()], shown);
});

test("the targets of a choice with several can be picked, and the choice is not a button", () => {
  offered(choice("discard a1 f", "card:a1", "card:f"));
  assert.deepEqual([[...offers().multi], offers().buttons], [["card:a1", "card:f"], []]);
});

test("the sorted choices are kept until the choices change", () => {
  offered(choice("done"));
  assert.equal(offers(), offers());
  const before = offers();
  offered(choice("done"));
  assert.notEqual(offers(), before);
});

test("picked targets are confirmed by the choice with exactly these targets", () => {
  offered(choice("both", "card:a", "card:b"), choice("three", "card:a", "card:b", "card:c"), choice("other", "card:a", "card:c"));
  assert.deepEqual(confirmable(), [], "nothing is picked");
  state.picked = new Set(["card:b", "card:a"]);
  assert.deepEqual(confirmable().map(({ play }) => play), ["both"]);
});

test("up to ten pieces are listed in the panel; of more, none is", () => {
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

test("a way leads to a space more than one step away, and is valid only until the next action", () => {
  offered(choice("go ford", "space:ford"));
  found(5);
  assert.equal(wayTo("abbey"), far);
  assert.equal(wayTo("ford"), undefined);
  found(4);
  assert.equal(wayTo("abbey"), undefined);
});

test("there is no way to a space that can be clicked itself, and none if the player need not choose", () => {
  found(5);
  offered(choice("go abbey", "space:abbey"));
  assert.equal(wayTo("abbey"), undefined);
  offered();
  assert.equal(wayTo("abbey"), undefined);
});

test("setting out is not a step of a way", () => assert.deepEqual(stepsOf(far).map(({ play }) => play), ["go ford", "go abbey"]));
