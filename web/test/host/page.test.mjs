// The page's side of tables on this device: addresses, requests, and the remembered tables.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const remembered = new Map();
globalThis.localStorage = { getItem: (key) => remembered.get(key) ?? null, setItem: (key, value) => void remembered.set(key, value) };
globalThis.document = { documentElement: { dataset: { host: "server" } }, addEventListener() {} };
/** The number of times that the browser was asked not to clear the storage. */
let kept = 0;
Object.defineProperty(globalThis, "navigator", { value: { storage: { persist: async () => { kept += 1; } } }, configurable: true });
const { isLocal } = await import("../../net/root.js");
const { keepTable, keptTables, tableLink } = await import("../../net/store.js");
const { localRecord, openRecord, openTable } = await import("../../net/server.js");
const { askLocal } = await import("../../net/local.js");

const web = fileURLToPath(new URL("../../", import.meta.url));

/** The messages to the worker, and its answers to requests. */
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
/** The listener for `pagehide`. */
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

test("without a server all paths are relative to the script, and the files have extensions", async () => {
  document.documentElement.dataset.host = "page";
  const { at, fileAt, gameAt, gamesAt, isServed, root } = await import("../../net/root.js?page");
  document.documentElement.dataset.host = "server";
  assert.deepEqual([isServed, root], [false, fileURLToPath(new URL("../../../", import.meta.url))]);
  assert.deepEqual([at("help/fr/"), fileAt("text/en.ftl"), gamesAt()], [`${root}help/fr/`, `${web}text/en.ftl`, `${web}api/games.json`]);
  for (const [what, path] of [["board", "board.json"], ["rules", "rules.json"], ["lessons", "lessons.json"], ["text/fr", "text/fr.ftl"], ["words/en", "words/en.ftl"], ["signs.svg", "signs.svg"], ["style.css", "style.css"]]) {
    assert.equal(gameAt("toy", what), `${web}api/games/toy/${path}`);
  }
});

test("the paths of a server have no extensions", async () => {
  const { gameAt, gamesAt, hasPrograms, root } = await import("../../net/root.js?server");
  assert.ok(hasPrograms);
  document.documentElement.dataset.device = "no";
  assert.ok(!(await import("../../net/root.js?none")).hasPrograms);
  delete document.documentElement.dataset.device;
  assert.deepEqual([gamesAt(), gameAt("a b", "text/fr")], [`${root}api/games`, `${root}api/games/a%20b/text/fr`]);
});

test("a table on this device has its own kind of address, and is never forgotten in favour of newer ones", () => {
  assert.ok(tableLink("local-1").endsWith("/table.html?t=local-1"));
  assert.ok(tableLink("abc").endsWith("/t/abc"));
  assert.deepEqual([isLocal("local-1"), isLocal("abc")], [true, false]);
  const one = (table) => keepTable({ table, game: "toy", tokens: [], sides: [], opened: 0 });
  one("local-1");
  for (let i = 0; i < 70; i += 1) one(`t${i}`);
  assert.equal(keptTables().length, 61);
  assert.ok(keptTables().some(({ table }) => table === "local-1"));
});

test("a table is opened on this device or on the server, as requested", async () => {
  answers.open = [201, { table: "local-1" }];
  assert.equal((await openTable({ game: "toy" }, "device")).table, "local-1");
  assert.deepEqual([asked.map(({ what }) => what), fetched], [[{ ask: "open", wish: { game: "toy" } }], []]);
  assert.equal((await openTable({ game: "toy" }, "server")).table, "t1");
  assert.deepEqual([fetched.length, kept], [1, 1], "the browser is asked not to clear the storage");
});

test("a moment of a table on this device is sent to the server as a position", async () => {
  answers.moment = [200, "year = 1757"];
  await openTable({ game: "toy", from: { table: "local-1", number: 12 } }, "server");
  assert.deepEqual(asked.map(({ what }) => what), [{ ask: "moment", table: "local-1", number: 12 }]);
  assert.deepEqual(JSON.parse(fetched[0][1]), { game: "toy", position: "year = 1757" });
  await openTable({ game: "toy", from: { table: "abc", number: 3 } }, "server");
  assert.deepEqual(JSON.parse(fetched[1][1]), { game: "toy", from: { table: "abc", number: 3 } }, "the server knows its own");
});

test("a record is passed to the program of the game that it names", async () => {
  answers.upload = [201, { table: "local-2" }];
  await openRecord("carillon record 2\ngame toy\nplay go\n", "device");
  assert.equal(asked[0].what.game, "toy");
});

test("a refusal on this device rejects like one of a server", async () => {
  answers.record = [409, { error: { code: "not-over", message: "the game is not over" } }];
  await assert.rejects(localRecord("local-1"), (error) => error.code === "not-over" && error.message === "the game is not over");
});

test("when a worker stops, pending requests fail, and the next request starts another worker", async (t) => {
  t.mock.method(console, "error", () => {});
  const waits = askLocal({ ask: "slow" });
  const first = worker;
  first.onerror({ message: "broken" });
  await assert.rejects(waits, (error) => error.code === "unreached");
  answers.mine = [200, []];
  assert.deepEqual(await askLocal({ ask: "mine" }), []);
  assert.notEqual(worker, first);
});

test("a page that is left ends its worker at once, so that the next page need not wait for it", async () => {
  answers.mine = [200, []];
  await askLocal({ ask: "mine" });
  const last = worker;
  assert.ok(!last.ended);
  left();
  assert.ok(last.ended);
});
