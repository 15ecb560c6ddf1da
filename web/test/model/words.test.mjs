// Texts and names.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { name, some, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { besides, clockWords, counterWords, lineName, questionWords, targetName, timeRoughly, timeWords } from "../../model/names.js";
import { state } from "../../model/state.js";
import { counters } from "../../model/view.js";
import { has, say, sayHere, share, speak, t, typed } from "../../model/words.js";

standsAnew();

test("a key without a text is shown itself", () => assert.deepEqual([t("no-such-key"), has("no-such-key")], ["no-such-key", false]));
test("years are not grouped", () => assert.equal(say({ key: "year", args: [["n", 1755]] }), "1755"));
test("a phrase is filled with names, lists and phrases", () => {
  assert.equal(say({ key: "log-go", args: [["force", [{ key: "many", args: [["n", 3]] }, name("leader-wolf")]], ["from", name("space-mill")], ["to", "X"]] }), "3 Foot, Wolf marched from Mill to X.");
});
test("a phrase with a short form is shown in it, any other in full", () => {
  assert.equal(sayHere({ key: "many", args: [["n", 3]] }), "3 F");
  assert.equal(sayHere({ key: "year", args: [["n", 3]] }), "3");
});
test("searches ignore case, accents and spaces", () => assert.equal(typed(" Fort St. Frédéric "), "fortstfrederic"));
test("a share is a percentage, with a minus sign only below zero", () => assert.deepEqual([share(0.25), share(-0.25), share(-0)], ["25%", "-25%", "0%"]));

test("in French a name has its own form, or the regular one", async () => {
  await speak("fr");
  const from = (space) => say({ key: "from", args: [["space", name(space)]] });
  assert.deepEqual([from("space-mill"), from("space-ford")], ["Parti du Moulin", "Parti d’Albany"]);
});

describe("time", () => {
  test("seconds are rounded up, so that time left is never shown as zero", () => assert.deepEqual([timeWords(1), timeWords(59_001)], ["0:01", "1:00"]));
  test("hours come before minutes of two digits", () => assert.equal(timeWords(3_605_000), "1:00:05"));
  test("days are shown with hours", () => assert.equal(timeWords(90_000_000), "1 d 1 h"));
  test("a rough time has no seconds", () => assert.deepEqual([timeRoughly(59_000), timeRoughly(3_660_000)], ["0 min", "1 h 1 min"]));
  test("a clock is described in the largest unit without a remainder", () => {
    assert.match(clockWords({ kind: "move", seconds: 7200 }), /^2 hours for a turn$/);
    assert.match(clockWords({ kind: "game", seconds: 5400 }), /^90 minutes for the game$/);
    assert.match(clockWords({ kind: "move", seconds: 45 }), /^45 seconds/);
    assert.match(clockWords({ kind: "days", seconds: 259_200 }), /^3 days/);
  });
});

describe("names", () => {
  const stands = (...french) => (state.table = tableOf({ view: viewOf({ mill: { french } }) }));

  test("a line is named by its ends", () => assert.equal(lineName("mill--ford"), "Mill – Ford"));
  test("a piece is named with its space, and one that has left only by its space", () => {
    stands(some("foot", 2));
    assert.equal(targetName("piece:mill/french/foot"), "Foot (Mill)");
    assert.equal(targetName("piece:mill/french/gone"), "Mill");
  });
  test("targets that the text of a choice names are not repeated", () => {
    stands(some("foot", 2));
    assert.equal(besides("March to Ford", ["space:ford"]), "");
    assert.equal(besides("March", ["space:ford", "card:a1", "space:ford"]), "Ford, Ambush");
    assert.equal(besides("Take Foot", ["piece:mill/french/foot"]), "Mill");
  });
  test("units are shown with their number, a leader with the rating", () => {
    stands(some("foot", 2), some("wolf"));
    assert.deepEqual(counters("mill", "french").map(counterWords), ["Foot: 2", "Wolf +3"]);
  });
  test("the prompt is hidden while an earlier moment is shown", () => {
    state.table = tableOf({ prompt: { text: { key: "year", args: [["n", 1]] } } });
    assert.equal(questionWords(), "1");
    state.replay = { number: 1, view: viewOf() };
    assert.notEqual(questionWords(), "1");
  });
});
