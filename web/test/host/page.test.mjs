// The page's side of tables on this device: addresses, requests, and what it remembers of them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const remembered = new Map();
globalThis.localStorage = { getItem: (key) => remembered.get(key) ?? null, setItem: (key, value) => void remembered.set(key, value) };
globalThis.document = { documentElement: { dataset: { host: "server" } }, addEventListener() {} };
/** How often the browser was asked to keep what is stored. */
let kept = 0;
Object.defineProperty(globalThis, "navigator", { value: { storage: { persist: async () => { kept += 1; } } }, configurable: true });
const { isLocal } = await import("../../net/root.js");
const { keepTable, keptTables, tableLink } = await import("../../net/store.js");
const { localRecord, openRecord, openTable } = await import("../../net/server.js");
const { askLocal } = await import("../../net/local.js");

const web = fileURLToPath(new URL("../../", import.meta.url));

/** What the worker was asked, and what it answers. */
let asked;
let answers;
/** @type {any} */
let worker;
globalThis.Worker = class {
  constructor() { worker = this; }
  postMessage(message) {
    asked.push(message);
    if (!("ask" in message)) return;
    const [status, body] = answers[message.what.ask] ?? [];
    if (status) queueMicrotask(() => this.onmessage({ data: { answer: message.ask, status, body } }));
  }
  terminate() { this.ended = true; }
};
/** What the page does when it is left. */
let left = () => {};
globalThis.addEventListener = (name, then) => { if (name === "pagehide") left = then; };
/** The requests that went to the server. */
let fetched;
globalThis.fetch = async (path, { body } = {}) => {
  fetched.push([path, body]);
  return { ok: true, status: 201, json: async () => ({ table: "t1" }) };
};
beforeEach(() => {
  [asked, answers, fetched] = [[], {}, []];
  remembered.clear();
});

test("where nothing is served all is found beside the script, under names with an ending", async () => {
  document.documentElement.dataset.host = "page";
  const { at, fileAt, gameAt, gamesAt, isServed, root } = await import("../../net/root.js?page");
  document.documentElement.dataset.host = "server";
  assert.deepEqual([isServed, root], [false, fileURLToPath(new URL("../../../", import.meta.url))]);
  assert.deepEqual([at("help/fr/"), fileAt("text/en.ftl"), gamesAt()], [`${root}help/fr/`, `${web}text/en.ftl`, `${web}api/games.json`]);
  for (const [what, path] of [["board", "board.json"], ["rules", "rules.json"], ["lessons", "lessons.json"], ["text/fr", "text/fr.ftl"], ["words/en", "words/en.ftl"], ["signs.svg", "signs.svg"], ["style.css", "style.css"]]) {
    assert.equal(gameAt("toy", what), `${web}api/games/toy/${path}`);
  }
});

test("a server is asked under its own names", async () => {
  const { gameAt, gamesAt, hasPrograms, root } = await import("../../net/root.js?server");
  assert.ok(hasPrograms);
  document.documentElement.dataset.device = "no";
  assert.ok(!(await import("../../net/root.js?none")).hasPrograms);
  delete document.documentElement.dataset.device;
  assert.deepEqual([gamesAt(), gameAt("a b", "text/fr")], [`${root}api/games`, `${root}api/games/a%20b/text/fr`]);
});

test("a table on this device has an address of its own, and is never forgotten for newer ones", () => {
  assert.ok(tableLink("local-1").endsWith("/table.html?t=local-1"));
  assert.ok(tableLink("abc").endsWith("/t/abc"));
  assert.deepEqual([isLocal("local-1"), isLocal("abc")], [true, false]);
  const one = (table) => keepTable({ table, game: "toy", tokens: [], sides: [], opened: 0 });
  one("local-1");
  for (let i = 0; i < 70; i += 1) one(`t${i}`);
  assert.equal(keptTables().length, 61);
  assert.ok(keptTables().some(({ table }) => table === "local-1"));
});

test("a table is opened where it is wanted", async () => {
  answers.open = [201, { table: "local-1" }];
  assert.equal((await openTable({ game: "toy" }, "device")).table, "local-1");
  assert.deepEqual([asked.map(({ what }) => what), fetched], [[{ ask: "open", wish: { game: "toy" } }], []]);
  assert.equal((await openTable({ game: "toy" }, "server")).table, "t1");
  assert.deepEqual([fetched.length, kept], [1, 1], "what is stored here is to stay");
});

test("a moment of a table on this device goes to the server as a position", async () => {
  answers.moment = [200, "year = 1757"];
  await openTable({ game: "toy", from: { table: "local-1", number: 12 } }, "server");
  assert.deepEqual(asked.map(({ what }) => what), [{ ask: "moment", table: "local-1", number: 12 }]);
  assert.deepEqual(JSON.parse(fetched[0][1]), { game: "toy", position: "year = 1757" });
  await openTable({ game: "toy", from: { table: "abc", number: 3 } }, "server");
  assert.deepEqual(JSON.parse(fetched[1][1]), { game: "toy", from: { table: "abc", number: 3 } }, "the server knows its own");
});

test("a record is read by the program of the game that it names", async () => {
  answers.upload = [201, { table: "local-2" }];
  await openRecord("carillon record 2\ngame toy\nplay go\n", "device");
  assert.equal(asked[0].what.game, "toy");
});

test("a refusal on this device fails as a server's does", async () => {
  answers.record = [409, { error: { code: "not-over", message: "the game is not over" } }];
  await assert.rejects(localRecord("local-1"), (error) => error.code === "not-over" && error.message === "the game is not over");
});

test("a worker that stops leaves no request without an answer, and the next has a worker of its own", async (t) => {
  t.mock.method(console, "error", () => {});
  const waits = askLocal({ ask: "slow" });
  const first = worker;
  first.onerror({ message: "broken" });
  await assert.rejects(waits, (error) => error.code === "unreached");
  answers.mine = [200, []];
  assert.deepEqual(await askLocal({ ask: "mine" }), []);
  assert.notEqual(worker, first);
});

test("a page that is left ends its worker at once, so that the next one need not wait for it to go", async () => {
  answers.mine = [200, []];
  await askLocal({ ask: "mine" });
  const last = worker;
  assert.ok(!last.ended);
  left();
  assert.ok(last.ended);
});
