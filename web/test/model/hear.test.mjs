// The messages of the server, and how they change the state.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choice, line, remembered, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { hearAt, hearChat, hearHint, hearOdds, hearTable, hearTime, hearWays, knownMoment, remember } from "../../model/hear.js";
import { state } from "../../model/state.js";

standsAnew();

const said = () => state.log.map(({ n, text }) => `${n}${text.key}`).join(" ");

test("a table message is `new` if it is the first or has another point of view; otherwise it is `on`", () => {
  assert.equal(hearTable(tableOf()), "new");
  assert.equal(hearTable(tableOf({ entry: 8, number: 6, log_from: 6 })), "on");
  assert.equal(hearTable(tableOf({ entry: 8, number: 6, log_from: 6, seats: ["french", "british"], as: "british" })), "new");
});

test("a table message is `on` if the end of the game opens the board", () => {
  hearTable(tableOf());
  assert.equal(hearTable(tableOf({ entry: 8, number: 6, log_from: 6, as: "open" })), "on");
});

test("new log lines are appended to the known ones", () => {
  hearTable(tableOf({ log: [line(4, "a"), line(5, "b")] }));
  hearTable(tableOf({ entry: 8, number: 6, log_from: 6, log: [line(6, "c")] }));
  assert.equal(said(), "4a 5b 6c");
});

test("an undo removes log lines, and discards the kept moments", () => {
  hearTable(tableOf({ log: [line(4, "a"), line(5, "b")] }));
  hearAt({ number: 3, view: viewOf() });
  state.seen = 6;
  assert.equal(hearTable(tableOf({ entry: 8, number: 4, log_from: 5, log: [] })), "other");
  assert.equal(said(), "4a");
  assert.equal(knownMoment(3), undefined);
  assert.equal(state.seen, 4);
});

test("a moment is kept separately for each point of view", () => {
  hearTable(tableOf());
  hearAt({ number: 3, view: viewOf() });
  assert.equal(knownMoment(3)?.number, 3);
  hearTable(tableOf({ seats: ["french", "british"], as: "british" }));
  assert.equal(knownMoment(3), undefined);
});

test("the oldest of very many moments is discarded", () => {
  hearTable(tableOf({ number: 0 }));
  for (let number = 1; number <= 1200; number += 1) hearAt({ number, view: null });
  assert.equal(knownMoment(0), undefined);
  assert.ok(knownMoment(1) && knownMoment(1200));
});

test("dice on the way, or an action of the other side, end a walk, and the state says which", () => {
  for (const [why, told] of [["dice", line(6, "c", {}, { side: "french", dice: [3] })], ["enemy", line(6, "c", {}, { side: "british" })], [null, line(6, "c", {}, { side: "french" })]]) {
    Object.assign(state, { table: null, log: [], walk: [], stopped: null });
    hearTable(tableOf());
    state.walk = [{ play: "go mill", on: "space:mill" }];
    hearTable(tableOf({ entry: 8, number: 6, log_from: 6, log: [told] }));
    assert.deepEqual([state.stopped, state.walk.length], [why, why ? 0 : 1]);
  }
});

test("picked targets and a choice to be confirmed are cleared by the next entry, and by nothing else", () => {
  hearTable(tableOf());
  Object.assign(state, { picked: new Set(["card:a"]), armed: "go" });
  hearTable(tableOf());
  assert.deepEqual([state.picked.size, state.armed], [1, "go"]);
  hearTable(tableOf({ entry: 8 }));
  assert.deepEqual([state.picked.size, state.armed], [0, null]);
});

test("a walk continues after the player's own log lines, and ends at dice or an action of the other side", () => {
  for (const [more, left] of [[{ side: "french" }, 1], [{ side: "french", dice: [3] }, 0], [{ side: "british" }, 0]]) {
    state.table = null;
    state.log = [];
    hearTable(tableOf());
    state.walk = [{ play: "go" }];
    hearTable(tableOf({ entry: 8, number: 6, log_from: 6, log: [line(6, "a", {}, more)] }));
    assert.equal(state.walk.length, left, JSON.stringify(more));
  }
});

test("a request that disappears without an entry was declined", () => {
  hearTable(tableOf({ draw: ["french"] }));
  hearTable(tableOf());
  assert.deepEqual(state.refused, { what: "draw", how: "declined" });
});

test("a request that the player withdrew was not declined", () => {
  hearTable(tableOf({ pause: ["french"] }));
  state.letGo = true;
  hearTable(tableOf());
  assert.equal(state.refused, null);
});

test("a request lapses when the other side plays on, and was granted when the player's own side does", () => {
  for (const [side, refused] of [["british", { what: "back", how: "lapsed" }], ["french", null]]) {
    Object.assign(state, { table: null, log: [], refused: null });
    hearTable(tableOf({ takeback: ["french"] }));
    hearTable(tableOf({ entry: 8, number: 6, log_from: 6, log: [line(6, "a", {}, { side })] }));
    assert.deepEqual(state.refused, refused);
  }
});

test("a player who takes over the screen can't undo earlier actions", () => {
  const undo = { takes: { key: "x" } };
  hearTable(tableOf({ seats: ["french", "british"], undo }));
  assert.ok("takes" in state.table.undo);
  hearTable(tableOf({ seats: ["french", "british"], as: "british", undo }));
  assert.deepEqual(state.table.undo, { no: "theirs" });
  hearTable(tableOf({ seats: ["french", "british"], as: "british", entry: 8, number: 6, undo }));
  assert.ok("takes" in state.table.undo);
});

test("a hint remains valid when the other side chooses in secret, but not at another prompt", () => {
  const both = { awaited: ["french", "british"], choices: [choice("go")] };
  hearTable(tableOf(both));
  state.hints = { entry: 7, holds: 7, list: [] };
  hearTable(tableOf({ ...both, entry: 8 }));
  assert.equal(state.hints.holds, 8);
  hearTable(tableOf({ ...both, entry: 9, choices: [choice("stay")] }));
  assert.equal(state.hints.holds, 8);
});

test("the whole chat that comes first is not unread; later lines are", () => {
  hearChat([{ text: "a" }, { text: "b" }]);
  assert.equal(state.chat.unread, 0);
  hearChat([{ text: "c" }]);
  assert.deepEqual([state.chat.unread, state.chat.lines.map(({ text }) => text).join("")], [1, "abc"]);
});

test("the lead of the server's clock follows from its time", () => {
  hearTime({ now: Date.now() + 60_000 });
  assert.ok(Math.abs(state.ahead - 60_000) < 1000);
});

test("odds and hints of an earlier entry are ignored", () => {
  Object.assign(state, { odds: { entry: 7, of: new Map(), looked: null }, hints: { entry: 7, holds: 7, list: null } });
  hearOdds({ entry: 6, play: "go", odds: {} });
  hearHint({ entry: 6, hints: [] });
  assert.deepEqual([state.odds.of.size, state.hints.list], [0, null]);
  hearOdds({ entry: 7, play: "go" });
  hearHint({ entry: 7, hints: [] });
  assert.deepEqual([state.odds.of.get("go"), state.hints.list], ["none", []]);
});

test("ways are found by their destination", () => {
  hearWays({ number: 5, ways: [{ to: "space:abbey", steps: [] }] });
  assert.deepEqual([state.ways.number, [...state.ways.to.keys()]], [5, ["abbey"]]);
});

test("a player's table is remembered with its keys, and a spectator's is not", () => {
  state.table = tableOf({ seats: [] });
  remember([]);
  assert.equal(remembered.get("carillon.tables"), undefined);
  state.table = tableOf();
  remember(["key"]);
  const [kept] = JSON.parse(remembered.get("carillon.tables"));
  assert.deepEqual([kept.table, kept.tokens, kept.sides, kept.over], ["t", ["key"], ["french"], false]);
});
