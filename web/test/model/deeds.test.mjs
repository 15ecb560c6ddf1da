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

test("an action has the entry that it answers, and its side", () => {
  state.table = tableOf();
  play(choice("go"));
  assert.deepEqual(heard, [{ do: "play", entry: 7, side: "french", play: "go" }]);
});

test("an action is not played while another is unacknowledged, or if the player need not choose", () => {
  state.table = tableOf();
  state.busy = true;
  play(choice("go"));
  state.busy = false;
  state.table = tableOf({ awaited: ["british"] });
  play(choice("go"));
  assert.deepEqual(heard, []);
});

test("an irreversible choice is played at the second press", () => {
  state.table = tableOf({ choices: [LASTING, choice("stay")] });
  choose(LASTING);
  assert.deepEqual([heard, state.armed], [[], "roll"]);
  choose(LASTING);
  assert.deepEqual([plays(), state.armed], [["roll"], null]);
});

test("a reversible choice is played at once, and so is any choice if confirmation is turned off", () => {
  state.table = tableOf({ choices: [LASTING, choice("stay")] });
  assert.ok(!needsConfirming(choice("stay")));
  state.confirm = false;
  assert.ok(!needsConfirming(LASTING));
});

test("the only choice need not be confirmed unless undo is possible", () => {
  state.table = tableOf({ choices: [LASTING, { ...choice("aside"), aside: true }] });
  assert.ok(!needsConfirming(LASTING));
  state.table = tableOf({ choices: [LASTING], undo: { takes: { key: "x" } } });
  assert.ok(needsConfirming(LASTING));
});

test("a choice with a warning must always be confirmed", () => {
  state.table = tableOf({ choices: [choice("stay")] });
  assert.ok(needsConfirming({ ...choice("stay"), warning: { key: "x" } }));
});

test("a walk is played step by step, and ends if its next step is not possible", () => {
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

test("the page passes automatically only once at a prompt", () => {
  state.table = againstBot({ prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] });
  passIdly();
  passIdly();
  assert.deepEqual([plays(), state.passedTo], [["pass"], 6]);
});

test("an automatic pass leaves earlier events unread; an action of the player marks them as read", () => {
  state.table = againstBot({ prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] });
  passIdly();
  assert.equal(state.seen, -1);
  state.table = tableOf({ choices: [choice("go"), choice("stay")] });
  play(choice("go"));
  assert.equal(state.seen, 6);
});

test("undo is sent only if it is allowed", () => {
  state.table = tableOf();
  undo();
  state.table = tableOf({ undo: { takes: { key: "x" } } });
  undo();
  assert.deepEqual(heard, [{ do: "undo", entry: 7 }]);
});

test("the reason why nothing can be done is requested once for each target after each action", () => {
  state.table = tableOf();
  askWhy("space:ford");
  state.refusals.answers.set("space:ford", {});
  askWhy("space:ford");
  assert.equal(heard.length, 1);
  state.table = tableOf({ number: 6 });
  askWhy("space:ford");
  assert.deepEqual(heard[1], { do: "why", side: "french", on: "space:ford" });
});

test("a hint is requested once at each entry", () => {
  state.table = tableOf();
  askHint();
  askHint();
  assert.deepEqual(heard, [{ do: "hint", entry: 7, side: "french" }]);
});

test("odds are requested once, after a short delay, and not if the game has gone on", (context) => {
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

test("odds that never arrive are requested again", (context) => {
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

test("standing orders are given at the second press", () => {
  state.table = tableOf();
  passUntil("phase", "ask");
  assert.deepEqual(heard, []);
  passUntil("phase", "ask");
  assert.deepEqual(heard, [{ do: "orders", side: "french", until: "phase", moment: "ask" }]);
});

test("a spectator can't give standing orders", () => {
  state.table = tableOf({ seats: [], as: "watcher" });
  order("phase", null);
  assert.deepEqual(heard, []);
});

test("the share of the dice is drawn once, and is sent with the first commitment", () => {
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
