// The tables on this device: questions are answered in order, results are stored before clients are told, and workers think.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { emptied, settled, tablesOf, thinkers, until } from "./ground.mjs";
import { Dropped, Mind } from "../../host/minds.js";

/** @type {Awaited<ReturnType<typeof tablesOf>>} */
let made;
beforeEach(async () => { made = await tablesOf(); });
afterEach(async () => {
  made.tables.end();
  await settled();
  await emptied();
});

const WISH = { game: "toy", french: "me", british: "me" };
const opened = async (wish = WISH) => (await made.tables.answer({ ask: "open", wish }, () => {})).body.table;

let count = 0;
/** Opens a client at a table, which keeps the messages that it receives. */
async function client(table, tokens = ["key-french", "key-british"]) {
  const heard = [];
  const one = { n: count += 1, table, heard, closed: null, say: (text) => heard.push(JSON.parse(text)), close: (code) => { one.closed = code; } };
  assert.equal(await made.tables.open(one), true);
  one.act = (message) => made.tables.hear(one, JSON.stringify(message));
  await one.act({ do: "sit", tokens });
  return one;
}
const play = (entry, word, id = word) => ({ do: "play", entry, play: word, id });
const kinds = ({ heard }) => heard.map((message) => message.is);

test("a new table is stored with the keys of its seats, and clients can open it", async () => {
  const table = await opened({ ...WISH, lesson: "first" });
  const [one] = (await made.tables.answer({ ask: "mine" }, () => {})).body;
  assert.deepEqual([one.table, one.game, one.tokens, one.lesson], [table, "toy", ["key-french", "key-british"], "first"]);
  assert.ok(one.opened > 0);
  const { heard } = await client(table);
  assert.deepEqual(heard.map(({ is, entry, seats }) => [is, entry, seats]), [["table", 0, ["french", "british"]]]);
});

test("if the program refuses to open a table, nothing is stored", async () => {
  const { status, body } = await made.tables.answer({ ask: "open", wish: { ...WISH, lesson: "none" } }, () => {});
  assert.deepEqual([status, body.error.code, await made.store.tables()], [422, "refused", []]);
});

test("a missing table admits no clients", async () => {
  assert.equal(await made.tables.open({ n: 1, table: "local-none", say() {}, close() {} }), false);
});

test("an action is stored before any client is told", async () => {
  const one = await client(await opened());
  const { append } = made.store;
  let stored = () => {};
  made.store.append = (changes) => new Promise((done) => { stored = done; }).then(() => append.call(made.store, changes));
  one.act(play(0, "go"));
  await settled();
  assert.deepEqual(kinds(one), ["table"], "nothing has been said yet");
  stored();
  await until(() => one.heard.length === 3);
  assert.deepEqual(kinds(one), ["table", "ack", "patch"]);
  assert.equal((await made.store.entries(one.table)).length, 1);
});

test("messages at one table are handled in order, and other tables need not wait", async () => {
  const [first, second] = [await client(await opened()), await client(await opened())];
  const { append } = made.store;
  const held = [];
  made.store.append = async (changes) => {
    if (changes.tables[0].id === first.table) await new Promise((go) => held.push(go));
    return append.call(made.store, changes);
  };
  first.act(play(0, "a"));
  first.act(play(1, "b"));
  await second.act(play(0, "x"));
  assert.deepEqual([kinds(first), kinds(second), held.length], [["table"], ["table", "ack", "patch"], 1]);
  held.shift()();
  await until(() => held.length === 1);
  held.shift()();
  await until(() => first.heard.length === 5);
  assert.deepEqual((await made.store.entries(first.table)).map(({ entry }) => entry.play), ["a", "b"]);
});

test("all clients at a table are told of an action", async () => {
  const table = await opened();
  const [one, other] = [await client(table), await client(table, [])];
  await one.act(play(0, "go"));
  assert.deepEqual([kinds(one), kinds(other)], [["table", "ack", "patch"], ["table", "patch"]]);
});

test("a ping is answered even while the table is busy", async () => {
  const one = await client(await opened());
  made.store.append = () => new Promise(() => {});
  one.act(play(0, "go"));
  await one.act({ do: "ping" });
  assert.deepEqual(kinds(one), ["table", "pong"]);
});

test("with full storage the player gets an error, the lines close, and the table is unchanged", async () => {
  const { Full } = await import("../../host/store.js");
  const table = await opened();
  const [one, other] = [await client(table), await client(table)];
  const { append } = made.store;
  made.store.append = async () => { throw new Full("no room"); };
  await one.act(play(0, "go", "id1"));
  assert.deepEqual(one.heard.at(-1), { is: "no", id: "id1", code: "full", message: "no room" });
  assert.deepEqual([one.closed, other.closed], [1011, 1011]);
  made.store.append = append;
  const again = await client(table);
  assert.equal(again.heard[0].entry, 0, "what was not stored was not played");
});

test("if something else has written an entry, the lines close and the table is loaded again", async () => {
  const one = await client(await opened());
  await made.store.append({ entries: [{ table: one.table, number: 1, entry: { number: 1, play: "elsewhere", client_id: "" } }] });
  await one.act(play(0, "go", "id1"));
  assert.deepEqual([one.heard.at(-1).code, one.closed], ["busy", 1011]);
  assert.deepEqual((await client(one.table)).heard[0].said, ["elsewhere"]);
});

test("a program that panics is replaced, and its tables are loaded again", async () => {
  const [one, other] = [await client(await opened()), await client(await opened())];
  await one.act(play(0, "go"));
  const quiet = console.error;
  console.error = () => {};
  await one.act(play(1, "trap", "id2"));
  console.error = quiet;
  assert.deepEqual([one.heard.at(-1).id, one.heard.at(-1).code], ["id2", "internal"]);
  assert.deepEqual([one.closed, other.closed], [1011, 1011]);
  const again = await client(one.table);
  assert.deepEqual([made.programs.length, again.heard[0].said], [2, ["go"]]);
});

test("a client whose `sit` makes the program panic is not disconnected, since it would reconnect for ever", async (t) => {
  const table = await opened();
  t.mock.method(console, "error", () => {});
  made.programs[0].hear = () => { throw new Error("broken"); };
  const one = await client(table);
  assert.deepEqual([one.heard.at(-1).code, one.closed], ["internal", null]);
});

test("a thinker's decision becomes the bot's action", async () => {
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  await one.act(play(0, "go"));
  await until(() => one.heard.length === 4);
  assert.deepEqual((await made.store.entries(one.table)).map(({ entry }) => entry.play), ["go", "captain after go"]);
});

test("`warm` starts a program once, and the first client starts the worker for a bot", async () => {
  const table = await opened({ ...WISH, british: "bot:captain" });
  made.tables.end();
  made = await tablesOf();
  await made.tables.answer({ ask: "warm", table }, () => {});
  await settled();
  assert.equal(made.programs.length, 1);
  await made.tables.answer({ ask: "warm", game: "toy" }, () => {});
  assert.equal(made.programs.length, 1, "once is enough");
  await client(table);
  await settled();
  assert.equal(made.minds.all.length, 1);
  await client(await opened());
  assert.equal(made.minds.all.length, 1);
});

test("a decision about an earlier entry is dropped together with its worker", async () => {
  made.minds.held = true;
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  await one.act(play(0, "go"));
  await settled();
  await made.tables.think({ table: one.table, side: "british", entry: 1, level: "captain", seed: "1" });
  assert.equal(made.minds.all.length, 1, "the same thought is not begun again");
  made.tables.think({ table: one.table, side: "british", entry: 3, level: "captain", seed: "1" });
  await settled();
  assert.deepEqual(made.minds.all.map(({ ended }) => ended), [true, false]);
});

test("if a bot finds no action, the program decides", async (t) => {
  t.mock.method(console, "error", () => {});
  made.tables.bots.ask = async () => { throw new Error("broken"); };
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  await one.act(play(0, "go"));
  await until(() => one.heard.length === 4);
  assert.equal((await made.store.entries(one.table))[1].entry.play, "resign");
});

test("a bot whose program can't be fetched tries again instead of resigning", async (t) => {
  t.mock.method(console, "error", () => {});
  made.minds.unreached = 3;
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  await one.act(play(0, "go"));
  await until(() => one.heard.length === 4);
  assert.equal((await made.store.entries(one.table))[1].entry.play, "captain after go");
});

test("if storage is full when a bot plays, every client is told, and the bot plays on once there is room", async () => {
  const { Full } = await import("../../host/store.js");
  made.minds.held = true;
  const table = await opened({ ...WISH, british: "bot:captain" });
  const [one, other] = [await client(table), await client(table)];
  await one.act(play(0, "go"));
  const { append } = made.store;
  made.store.append = async () => { throw new Full("no room"); };
  made.minds.go();
  await until(() => one.closed !== null);
  for (const { heard, closed } of [one, other]) assert.deepEqual([heard.at(-1).code, closed], ["full", 1011]);
  made.store.append = append;
  const again = await client(table);
  await until(() => again.heard.length === 2);
  assert.equal((await made.store.entries(table))[1].entry.play, "captain after go");
});

test("thinking stops when the last client leaves, and resumes when one comes back", async () => {
  made.minds.held = true;
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  await one.act(play(0, "go"));
  await settled();
  await made.tables.leave(one);
  assert.deepEqual([made.minds.all.map(({ ended }) => ended), made.programs[0].tables.size], [[true], 0]);
  const again = await client(one.table);
  await settled();
  made.minds.go();
  await until(() => again.heard.length === 2);
  assert.equal((await made.store.entries(one.table)).length, 2);
});

test("the answer of a thinker goes only to the client that asked", async () => {
  const table = await opened();
  const [one, other] = [await client(table), await client(table)];
  await one.act(play(0, "go"));
  await one.act({ do: "odds", play: "attack" });
  await until(() => one.heard.at(-1).is === "odds");
  assert.deepEqual(one.heard.at(-1), { is: "odds", play: "attack", odds: { of: "attack", after: 1 } });
  assert.ok(!kinds(other).includes("odds"));
});

test("a thinker gets a table once, and then only the new entries", async () => {
  const one = await client(await opened({ ...WISH, british: "bot:captain" }));
  for (const [entry, word] of [[0, "a"], [2, "b"]]) {
    await one.act(play(entry, word));
    await until(async () => (await made.store.entries(one.table)).length === entry + 2);
  }
  const follows = () => made.minds.all[0].toy.asked.filter(({ ask }) => ask === "follow").map(({ stored, from, entries }) => [Boolean(stored), from, entries.length]);
  assert.deepEqual(follows(), [[true, undefined, 1], [false, 1, 2]]);
  // A line of chat changes the table, although it is not an entry.
  await one.act({ do: "chat", text: "hm" });
  await one.act(play(4, "c"));
  await until(() => follows().length === 3);
  assert.deepEqual(follows()[2], [true, undefined, 5]);
});

test("a thinker that has lost a table gets all of it again", async () => {
  const mind = new Mind(made.minds.start, made.store);
  const one = await client(await opened());
  await one.act(play(0, "a"));
  await mind.ask(one.table, "toy", { ask: "odds", table: one.table });
  made.minds.all.at(-1).toy.tables.clear();
  await one.act(play(1, "b"));
  assert.equal((await mind.ask(one.table, "toy", { ask: "odds", table: one.table })).odds.after, 2);
});

test("dropping a waiting question does not affect the one before it", async () => {
  made.minds.held = true;
  const mind = new Mind(made.minds.start, made.store);
  const [a, b] = [await opened(), await opened()];
  const [first, second] = [a, b].map((table) => mind.ask(table, "toy", { ask: "odds", table }));
  const gone = assert.rejects(second, Dropped);
  await settled();
  mind.drop((job) => job.table === b);
  await gone;
  made.minds.go();
  assert.ok((await first).odds);
});

test("a table gives its record, its moments and its review", async () => {
  const one = await client(await opened());
  await one.act(play(0, "go"));
  const ask = (what, told = () => {}) => made.tables.answer({ table: one.table, ...what }, told);
  assert.equal((await ask({ ask: "record" })).status, 409);
  assert.deepEqual(await ask({ ask: "moment" }), { status: 200, body: "go" });
  await one.act(play(1, "end"));
  assert.deepEqual(await ask({ ask: "record" }), { status: 200, body: "game toy\ngo\nend\n" });
  const far = [];
  assert.deepEqual(await ask({ ask: "review" }, (done) => far.push(done)), { status: 200, body: { actions: 2 } });
  assert.deepEqual([far, made.minds.all.at(-1).ended], [[50], true]);
  assert.equal((await ask({ ask: "record", table: "local-none" })).status, 404);
  assert.deepEqual([(await ask({ ask: "has" })).body, (await ask({ ask: "has", table: "local-none" })).body], [true, false]);
});

test("an uploaded record becomes a table; any other file is refused", async () => {
  const { status, body } = await made.tables.answer({ ask: "upload", game: "toy", text: "game toy\nend\n" }, () => {});
  assert.deepEqual([status, body.table, (await made.store.tables()).length], [201, "local-record", 1]);
  assert.equal((await made.tables.answer({ ask: "upload", text: "x" }, () => {})).status, 422);
  assert.equal(made.programs.length, 1, "no program is asked for a file that names no game");
});

test("a study is stored as a table that is one, and its text can be read", async () => {
  const ask = (what) => made.tables.answer(what, () => {});
  const { status, body } = await ask({ ask: "study", game: "toy", text: "carillon study 1" });
  assert.equal(status, 201);
  await opened();
  const mine = (await ask({ ask: "mine" })).body;
  const one = mine.find(({ table }) => table === body.table);
  assert.deepEqual([one.tokens, one.study], [["key-french", "key-british"], { title: "", actions: 0 }]);
  assert.equal(mine.filter(({ study }) => study).length, 1, "a game is no study");
  assert.deepEqual(await ask({ ask: "written", table: body.table }), { status: 200, body: "study of carillon study 1" });
  assert.equal(made.programs[0].tables.size, 0, "the table leaves the memory again");
});

test("a study begins from a wish, and a text that is none is refused", async () => {
  const ask = (what) => made.tables.answer({ ask: "study", ...what }, () => {});
  const { body } = await ask({ game: "toy", wish: { scenario: "early" } });
  assert.deepEqual((await made.tables.answer({ ask: "written", table: body.table }, () => {})).body, "study of early");
  assert.deepEqual([(await ask({ game: "toy", text: "no" })).status, (await ask({ text: "x" })).status], [400, 422]);
  assert.equal((await made.store.tables()).length, 1, "what is refused is not stored");
});

test("in a study the hints come from longer and longer searches, until something else happens", async () => {
  const { body } = await made.tables.answer({ ask: "study", game: "toy", text: "carillon study 1" }, () => {});
  const one = await client(body.table);
  const hints = () => one.heard.filter(({ is }) => is === "hint");
  await one.act({ do: "hint", side: "french" });
  await until(() => hints().length === 4);
  assert.deepEqual(hints().map(({ more }) => more), [true, true, true, false]);
  assert.equal(new Set(hints().map(({ hints }) => hints[0].play)).size, 4);
  made.minds.held = true;
  await one.act({ do: "hint", side: "french" });
  await settled();
  await one.act({ do: "undo", id: "u" });
  made.minds.go();
  await settled();
  assert.equal(hints().length, 4, "the search was given up");
});

test("at a game there is one search for hints", async () => {
  const one = await client(await opened());
  await one.act({ do: "hint", side: "french" });
  await until(() => kinds(one).includes("hint"));
  await settled();
  assert.equal(kinds(one).filter((is) => is === "hint").length, 1);
});

test("removing a table closes the lines of its clients", async () => {
  const one = await client(await opened());
  await made.tables.answer({ ask: "remove", table: one.table }, () => {});
  assert.deepEqual([one.closed, await made.store.tables()], [1001, []]);
});

test("tables can be exported and imported; any other file is refused", async () => {
  const table = await opened();
  const { body } = await made.tables.answer({ ask: "export" }, () => {});
  await made.tables.answer({ ask: "remove", table }, () => {});
  assert.deepEqual((await made.tables.answer({ ask: "import", text: body }, () => {})).body, { added: 1, known: 0 });
  assert.equal((await made.tables.answer({ ask: "import", text: "no" }, () => {})).status, 422);
  assert.equal((await client(table)).heard[0].entry, 0);
});

test("with full storage a new table is refused with a code that the page has a text for", async () => {
  const { Full } = await import("../../host/store.js");
  made.store.append = async () => { throw new Full("no room"); };
  const { status, body } = await made.tables.answer({ ask: "open", wish: WISH }, () => {});
  assert.deepEqual([status, body.error.code], [507, "full"]);
});
