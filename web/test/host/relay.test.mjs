// Tabs that share their tables: one tab leads, the others pass messages on to it, and when the leader closes, another tab takes
// its place.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { browser, emptied, page, settled, until } from "./ground.mjs";

/** @type {ReturnType<typeof browser>} */
let tabs;
beforeEach(() => { tabs = browser(); });
afterEach(async () => {
  for (const name of [...tabs.tabs.keys()]) tabs.kill(name);
  await settled();
  await emptied();
});

const WISH = { game: "toy", french: "me", british: "me" };
const opened = async (one) => (await one.ask({ ask: "open", wish: WISH })).body.table;
const SIT = JSON.stringify({ do: "sit", tokens: ["key-french"] });
const play = (entry, word) => JSON.stringify({ do: "play", entry, play: word, id: word });

/** Opens a line and sits down. */
async function sit(one, line, table) {
  one.say({ open: line, table });
  await until(() => one.heard.some((message) => message.opened === line));
  one.say({ say: line, text: SIT });
  await until(() => one.said(line).length > 0);
}

test("one tab leads, and all tabs have the same tables", async () => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(b);
  assert.deepEqual([a.tab.houses, b.tab.houses], [1, 0]);
  assert.deepEqual((await a.ask({ ask: "mine" })).body.map((one) => one.table), [table]);
});

test("an action in one tab is shown in the other", async () => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(a);
  await sit(a, 1, table);
  await sit(b, 1, table);
  b.say({ say: 1, text: play(0, "go") });
  await until(() => a.said(1).length === 2 && b.said(1).length === 3);
  assert.deepEqual([a, b].map((one) => one.said(1).map(({ is }) => is)), [["table", "patch"], ["table", "ack", "patch"]]);
});

test("when the leader goes, its lines close, and another tab leads with the stored tables", async () => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(a);
  await sit(b, 1, table);
  b.say({ say: 1, text: play(0, "go") });
  await until(() => b.said(1).length === 3);
  tabs.kill("a");
  await until(() => b.heard.some(({ ended }) => ended === 1));
  await sit(b, 2, table);
  assert.deepEqual([b.tab.houses, b.said(2)[0].said], [1, ["go"]]);
});

test("a tab that opens later finds the leader, and learns of the next one", async () => {
  const a = page(tabs, "a");
  await a.ask({ ask: "mine" });
  const [b, c] = [page(tabs, "b"), page(tabs, "c")];
  const table = await opened(c);
  await sit(c, 1, table);
  assert.deepEqual([a, b, c].map(({ tab }) => tab.houses), [1, 0, 0]);
  tabs.kill("a");
  await until(() => c.heard.some(({ ended }) => ended === 1));
  await sit(c, 2, table);
  assert.deepEqual([b, c].map(({ tab }) => tab.houses), [1, 0]);
});

test("if the leader is killed during a write, every acknowledged action is stored, and no action is stored in part", async () => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(a);
  await sit(a, 1, table);
  a.say({ say: 1, text: play(0, "go") });
  await until(() => a.said(1).length === 3);
  a.say({ say: 1, text: play(1, "on") });
  tabs.kill("a");
  await until(() => b.tab.houses === 1);
  await sit(b, 1, table);
  const { said, entry } = b.said(1)[0];
  assert.equal(said[0], "go");
  assert.equal(said.length, entry);
});

test("pending requests fail when the leader goes, and unsent ones are kept for the next leader", async () => {
  const [, b] = [page(tabs, "a"), page(tabs, "b")];
  await b.ask({ ask: "mine" });
  tabs.tabs.get("a").asleep = true;
  const asked = b.ask({ ask: "mine" });
  await settled();
  tabs.kill("a");
  assert.equal((await asked).status, 503);
  assert.equal((await b.ask({ ask: "mine" })).status, 200);
});

test("a tab that goes is removed from its tables", async () => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(a);
  await sit(b, 1, table);
  const { tables } = a.tab.made[0];
  assert.equal(tables.at(table).length, 1);
  tabs.kill("b");
  await until(() => tables.at(table).length === 0);
});

test("a suspended leader loses the lead, and writes nothing when it resumes", async (t) => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  const table = await opened(b);
  await sit(a, 1, table);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  a.tab.asleep = true;
  b.say({ open: 1, table });
  await settled();
  t.mock.timers.tick(60_000);
  t.mock.timers.reset();
  await until(() => b.tab.houses === 1);
  await sit(b, 2, table);
  b.say({ say: 2, text: play(0, "go") });
  await until(() => b.said(2).length === 3);
  a.tab.wake();
  await until(() => a.heard.some(({ ended }) => ended === 1));
  await sit(a, 2, table);
  assert.deepEqual([a.said(2)[0].said, a.tab.houses], [["go"], 1]);
});

test("a leader that answers keeps the lead, however long a request takes", async (t) => {
  const [a, b] = [page(tabs, "a"), page(tabs, "b")];
  await b.ask({ ask: "mine" });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  a.tab.made[0].tables.answer = () => new Promise(() => {});
  b.say({ ask: 99, what: { ask: "review" } });
  await settled();
  t.mock.timers.tick(60_000);
  await settled();
  assert.deepEqual([a.tab.houses, b.tab.houses], [1, 0]);
});

test("a line to a missing table closes, and so does one that its page closed before it was open", async () => {
  const a = page(tabs, "a");
  a.say({ open: 1, table: "local-none" });
  await until(() => a.heard.some(({ ended }) => ended === 1));
  const table = await opened(a);
  a.say({ open: 2, table });
  a.say({ close: 2 });
  await settled();
  assert.equal(a.tab.made[0].tables.clients.size, 0);
  assert.ok(!a.heard.some((message) => message.opened === 2));
});

test("requests and lines are refused if the database can't be used", async (t) => {
  t.mock.method(indexedDB, "open", () => {
    const request = { error: new Error("forbidden") };
    queueMicrotask(() => request.onerror());
    return request;
  });
  const a = page(tabs, "a");
  const { status, body } = await a.ask({ ask: "mine" });
  assert.deepEqual([status, body.error.code], [503, "shut"]);
  a.say({ open: 1, table: "local-x" });
  await until(() => a.heard.some(({ ended }) => ended === 1));
});
