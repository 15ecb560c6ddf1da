// The player's commands, and the messages that they send to the server.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { againstBot, choice, remembered, standsAnew, tableOf } from "./ground.mjs";
import { askHint, askOdds, askWhy, choose, needsConfirming, order, passIdly, passUntil, play, shareDice, speakOn, undo, walk, walkOn } from "../../model/deeds.js";
import { state } from "../../model/state.js";

standsAnew();

/** @type {any[]} */
let heard;
beforeEach(() => {
  heard = [];
  speakOn({ send: (message) => void heard.push(message), act: (message) => void heard.push(message), hold() {} });
});

const LASTING = { ...choice("roll"), lasting: "chance" };
const plays = () => heard.map((message) => message.play ?? message.do);

test("an action names the entry that it answers, and its side", () => {
  state.table = tableOf();
  play(choice("go"));
  assert.deepEqual(heard, [{ do: "play", entry: 7, side: "french", play: "go" }]);
});

test("nothing is played while another action is on its way, or by who is not asked", () => {
  state.table = tableOf();
  state.busy = true;
  play(choice("go"));
  state.busy = false;
  state.table = tableOf({ awaited: ["british"] });
  play(choice("go"));
  assert.deepEqual(heard, []);
});

test("what can't be taken back is played when it is touched a second time", () => {
  state.table = tableOf({ choices: [LASTING, choice("stay")] });
  choose(LASTING);
  assert.deepEqual([heard, state.armed], [[], "roll"]);
  choose(LASTING);
  assert.deepEqual([plays(), state.armed], [["roll"], null]);
});

test("what can be taken back is played at once, and so is everything for who wants no question", () => {
  state.table = tableOf({ choices: [LASTING, choice("stay")] });
  assert.ok(!needsConfirming(choice("stay")));
  state.confirm = false;
  assert.ok(!needsConfirming(LASTING));
});

test("the only choice needs no confirming unless there is something to take back", () => {
  state.table = tableOf({ choices: [LASTING, { ...choice("aside"), aside: true }] });
  assert.ok(!needsConfirming(LASTING));
  state.table = tableOf({ choices: [LASTING], undo: { takes: { key: "x" } } });
  assert.ok(needsConfirming(LASTING));
});

test("a choice with a warning is always confirmed", () => {
  state.table = tableOf({ choices: [choice("stay")] });
  assert.ok(needsConfirming({ ...choice("stay"), warning: { key: "x" } }));
});

test("a walk is played step by step, and ends where its next step can't be made", () => {
  const steps = ["go ford", "go abbey", "go mill"].map((play) => ({ play }));
  state.table = tableOf({ choices: [choice("go ford")] });
  walk({ steps });
  state.busy = true;
  walkOn();
  assert.deepEqual(plays(), ["go ford"], "the next one waits");
  Object.assign(state, { busy: false, table: tableOf({ entry: 8, choices: [choice("go abbey")] }) });
  walkOn();
  state.table = tableOf({ entry: 9, choices: [choice("halt")] });
  walkOn();
  assert.deepEqual([plays(), state.walk], [["go ford", "go abbey"], []]);
});

test("a moment that goes by itself is passed once", () => {
  state.table = againstBot({ prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] });
  passIdly();
  passIdly();
  assert.deepEqual([plays(), state.passedTo], [["pass"], 6]);
});

test("a pass by itself leaves unread what happened before it; an action of the player's does not", () => {
  state.table = againstBot({ prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] });
  passIdly();
  assert.equal(state.seen, -1);
  state.table = tableOf({ choices: [choice("go"), choice("stay")] });
  play(choice("go"));
  assert.equal(state.seen, 6);
});

test("only what may be taken back is", () => {
  state.table = tableOf();
  undo();
  state.table = tableOf({ undo: { takes: { key: "x" } } });
  undo();
  assert.deepEqual(heard, [{ do: "undo", entry: 7 }]);
});

test("why not is asked once for each target at each number", () => {
  state.table = tableOf();
  askWhy("space:ford");
  state.refusals.answers.set("space:ford", {});
  askWhy("space:ford");
  assert.equal(heard.length, 1);
  state.table = tableOf({ number: 6 });
  askWhy("space:ford");
  assert.deepEqual(heard[1], { do: "why", side: "french", on: "space:ford" });
});

test("a hint is asked for once at each entry", () => {
  state.table = tableOf();
  askHint();
  askHint();
  assert.deepEqual(heard, [{ do: "hint", entry: 7, side: "french" }]);
});

test("odds are asked for after a moment's rest, once, and not if the game has gone on", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const attack = { ...choice("attack"), odds: true };
  state.table = tableOf({ choices: [attack] });
  askOdds(attack);
  askOdds(attack);
  assert.deepEqual(heard, []);
  context.mock.timers.tick(250);
  assert.deepEqual(heard, [{ do: "odds", entry: 7, side: "french", play: "attack", after: [] }]);
  state.table = tableOf({ entry: 8, choices: [attack] });
  askOdds(attack);
  state.table = tableOf({ entry: 9, choices: [attack] });
  context.mock.timers.tick(250);
  assert.equal(heard.length, 1);
});

test("odds that never come are asked for again", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const attack = { ...choice("attack"), odds: true };
  state.table = tableOf({ choices: [attack] });
  askOdds(attack);
  context.mock.timers.tick(250);
  context.mock.timers.tick(8000);
  askOdds(attack);
  context.mock.timers.tick(250);
  assert.deepEqual(plays(), ["attack", "attack"]);
});

test("standing orders are given when they are touched a second time", () => {
  state.table = tableOf();
  passUntil("phase", "ask");
  assert.deepEqual(heard, []);
  passUntil("phase", "ask");
  assert.deepEqual(heard, [{ do: "orders", side: "french", until: "phase", moment: "ask" }]);
});

test("a spectator gives no orders", () => {
  state.table = tableOf({ seats: [], as: "watcher" });
  order("phase", null);
  assert.deepEqual(heard, []);
});

test("the share of the dice is drawn once, and answers the commitment that was seen first", () => {
  const unshared = (commitment) => {
    const table = tableOf({ commitment });
    return { ...table, players: { ...table.players, french: { ...table.players.french, nonce: undefined } } };
  };
  state.table = unshared("first");
  shareDice();
  state.table = unshared("second");
  shareDice();
  assert.deepEqual(heard.map(({ commitment }) => commitment), ["first", "first"]);
  assert.equal(heard[0].nonce, heard[1].nonce);
  assert.equal(JSON.parse(remembered.get("carillon.dice.t")).nonces.french, heard[0].nonce);
});
