// The database of the tables on this device.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { emptied } from "./ground.mjs";
import { Full, openStore, Shut, Store, Unreadable } from "../../host/store.js";

/** @type {Store} */
let store;
beforeEach(async () => { store = await openStore(() => {}); });
afterEach(async () => {
  store.close();
  await emptied();
});

const table = (id, more = {}) => ({ id, game: "toy", stored: { id }, status: {}, ...more });
const entry = (number) => ({ number, entry: { play: `p${number}` } });
/** Returns a change to one table, as a program gives it. */
const change = (kept, entries = [], chat = []) => ({ tables: [kept], entries: entries.map((one) => ({ table: kept.id, ...one })), chat: chat.map((one) => ({ table: kept.id, ...one })) });

test("entries and chat are read in order, and only those of one table", async () => {
  await store.append(change(table("local-a"), [1, 2, 10].map(entry)));
  await store.append(change(table("local-ab"), [entry(1)], [{ number: 1, line: "x" }]));
  assert.deepEqual((await store.entries("local-a")).map(({ number }) => number), [1, 2, 10]);
  assert.deepEqual((await store.entries("local-a", 2)).map(({ number }) => number), [10]);
  assert.deepEqual(await store.chat("local-a"), []);
  assert.equal((await store.chat("local-ab")).length, 1);
  assert.deepEqual((await store.tables()).map(({ id }) => id), ["local-a", "local-ab"]);
});

test("a change fails as a whole if the number of an entry is taken", async () => {
  await store.append(change(table("local-a", { status: "first" }), [entry(1)]));
  const more = change(table("local-a", { status: "second" }), [entry(2), { number: 1, entry: "other" }]);
  await assert.rejects(store.append({ ...more, tables: [table("local-b"), ...more.tables] }));
  assert.equal((await store.table("local-a")).status, "first");
  assert.deepEqual(await store.entries("local-a"), [entry(1)]);
  assert.equal(await store.table("local-b"), undefined);
});

test("a change keeps the fields that it does not give", async () => {
  await store.append(change(table("local-a", { tokens: ["k"], lesson: "l" })));
  await store.append(change(table("local-a", { status: 3 })));
  const { tokens, lesson, status } = await store.table("local-a");
  assert.deepEqual([tokens, lesson, status], [["k"], "l", 3]);
});

test("a write has strict durability, and resolves only when its transaction has completed", async () => {
  const how = [];
  const begun = store.db.transaction;
  let completed = false;
  store.db.transaction = function (names, mode, options) {
    how.push(options);
    const transaction = begun.call(this, names, mode);
    transaction.addEventListener("complete", () => { completed = true; });
    return transaction;
  };
  await store.append(change(table("local-a")));
  assert.deepEqual([how, completed], [[{ durability: "strict" }], true]);
});

test("full storage has its own error", async (t) => {
  const quota = Object.assign(new Error("no room"), { name: "QuotaExceededError" });
  t.mock.method(IDBObjectStore.prototype, "add", () => { throw quota; });
  await assert.rejects(store.append(change(table("local-a"), [entry(1)])), Full);
  assert.equal(await store.table("local-a"), undefined);
});

test("requests to a closed database fail with `Shut`", async () => {
  store.close();
  await assert.rejects(store.table("local-a"), Shut);
  await assert.rejects(store.append(change(table("local-a"))), Shut);
});

test("removing a table removes its entries and chat too", async () => {
  await store.append(change(table("local-a"), [entry(1)], [{ number: 1, line: "x" }]));
  await store.append(change(table("local-b"), [entry(1)]));
  await store.remove("local-a");
  assert.deepEqual([await store.table("local-a"), await store.entries("local-a"), await store.chat("local-a")], [undefined, [], []]);
  assert.equal((await store.entries("local-b")).length, 1);
});

test("an upgrade applies the new layouts in order, and keeps the stored tables", async () => {
  await store.append(change(table("local-a")));
  store.close();
  const steps = [];
  const layouts = [() => steps.push("first"), (db) => { steps.push("second"); db.createObjectStore("more"); }, () => steps.push("third")];
  store = await openStore(() => {}, indexedDB, layouts);
  assert.deepEqual(steps, ["second", "third"]);
  assert.ok(store.db.objectStoreNames.contains("more"));
  assert.ok(await store.table("local-a"));
});

test("a later version of the page can open the database, and an earlier one can't any more", async () => {
  const gone = new Promise((told) => { openStore(told).then((one) => { store.close(); store = one; }); });
  const layouts = [() => {}, () => {}];
  const later = await openStore(() => {}, indexedDB, layouts);
  await gone;
  await assert.rejects(openStore(() => {}), Shut);
  later.close();
});

test("all tables are exported to one file, and importing it leaves existing tables unchanged", async () => {
  await store.append(change(table("local-a", { tokens: ["k"] }), [entry(1), entry(2)], [{ number: 1, line: "x" }]));
  await store.append(change(table("local-b")));
  const file = await store.exported();
  await store.remove("local-a");
  await store.append(change(table("local-b", { status: 7 })));
  assert.deepEqual(await store.imported(file), { added: 1, known: 1 });
  assert.deepEqual((await store.table("local-a")).tokens, ["k"]);
  assert.equal((await store.table("local-a")).entries, undefined, "the entries are not in the table");
  assert.deepEqual(await store.entries("local-a"), [entry(1), entry(2)]);
  assert.equal((await store.chat("local-a")).length, 1);
  assert.equal((await store.table("local-b")).status, 7);
});

test("a file with an invalid table is refused as a whole", async () => {
  const good = { ...table("local-a"), entries: [], chat: [] };
  const bad = [{ ...good, id: "t" }, { ...good, entries: [{}] }, { ...good, stored: undefined }, null];
  const files = ["", "{}", "[]", JSON.stringify({ carillon: 2, tables: [] }), ...bad.map((one) => JSON.stringify({ carillon: 1, tables: [good, one] }))];
  for (const file of files) await assert.rejects(store.imported(file), Unreadable, file);
  assert.deepEqual(await store.tables(), []);
});
