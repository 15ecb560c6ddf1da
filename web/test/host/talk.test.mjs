// The conversation with a table, over both kinds of connections: to a server, and to the worker on this device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, emptied, settled, until } from "./ground.mjs";
import { Toy } from "./toy.mjs";

globalThis.document = { documentElement: { dataset: {} }, addEventListener() {} };
globalThis.location = { protocol: "http:", host: "house" };
globalThis.addEventListener ??= () => {};
const { connect } = await import("../../net/connect.js");
const { askLocal } = await import("../../net/local.js");
const { Live } = await import("../../net/socket.js");

const WISH = { game: "toy", french: "me", british: "me" };

/** Creates a server with a toy program, and the sockets to it. */
function served() {
  const toy = new Toy();
  /** @type {Map<number, any>} */
  const sockets = new Map();
  const tables = new Map();
  let down = false;
  let count = 0;
  const follow = ({ store, say = [] }) => {
    if (store) {
      const [table] = store.tables;
      const before = tables.get(table.id)?.entries ?? [];
      tables.set(table.id, { ...table, entries: [...before, ...(store.entries ?? []).map(({ entry }) => entry)] });
    }
    for (const [n, text] of say) sockets.get(n)?.hear(text);
  };
  globalThis.WebSocket = class {
    constructor(address) {
      assert.match(address, /^ws:\/\/house\/.*api\/tables\/[^/]+\/live$/);
      this.table = decodeURIComponent(address.split("/").at(-2));
      this.readyState = 0;
      this.n = count += 1;
      setImmediate(() => {
        if (down || !tables.has(this.table)) return this.end();
        sockets.set(this.n, this);
        this.readyState = 1;
        this.onopen?.({});
      });
    }
    send(text) {
      if (this.readyState !== 1) return;
      setImmediate(() => {
        if (!sockets.has(this.n)) return;
        if (!toy.tables.has(this.table)) follow(toy.load({ stored: tables.get(this.table).stored, entries: tables.get(this.table).entries }));
        if (JSON.parse(text).do === "ping") return this.hear('{"is":"pong"}');
        follow(toy.hear({ table: this.table, client: this.n, text }));
      });
    }
    hear(data) {
      setImmediate(() => sockets.has(this.n) && this.onmessage?.({ data }));
    }
    close() {
      this.end();
    }
    end() {
      if (this.readyState === 3) return;
      sockets.delete(this.n);
      toy.clients.delete(this.n);
      this.readyState = 3;
      setImmediate(() => this.onclose?.({ code: 1006 }));
    }
  };
  return {
    async open() {
      const made = toy.open({ wish: WISH, random: String(10_000_000 + tables.size) });
      const id = made.body.table.replace("local-", "t");
      const [table] = made.store.tables;
      made.store.tables = [{ ...table, id, stored: { ...table.stored, id } }];
      follow(made);
      return id;
    },
    cut: () => [...sockets.values()].forEach((socket) => socket.end()),
    toys: () => [toy],
    close() { down = true; },
  };
}

/** Creates a browser with a tab whose worker holds the tables. */
function local() {
  const tabs = browser();
  let n = 0;
  globalThis.Worker = class {
    constructor(address) {
      assert.match(address, /\/host\.linked\.js$/);
      this.name = `tab${n += 1}`;
      this.tab = tabs.open(this.name, (data) => this.onmessage?.({ data }));
    }
    postMessage(message) {
      const sent = structuredClone(message);
      setImmediate(() => this.tab.relay.asked(sent));
    }
    terminate() {
      tabs.kill(this.name);
    }
  };
  const leader = () => [...tabs.tabs.values()].find(({ relay }) => relay.house);
  return {
    open: async () => (await askLocal({ ask: "open", wish: WISH })).table,
    // A failed write ends the connection in the same way.
    async cut() {
      const { tables } = leader().made.at(-1);
      for (const { table } of [...tables.clients.values()]) {
        tables.forget(table, await tables.inMemory(table));
        tables.shut([table], []);
      }
    },
    toys: () => leader().made.at(-1).programs,
    async close() {
      for (const name of [...tabs.tabs.keys()]) tabs.kill(name);
      await settled();
      await emptied();
    },
  };
}

for (const [name, house] of [["a server", served], ["this device", local]]) {
  test(`the conversation with ${name}`, async (t) => {
    const far = house();
    /** @type {Live[]} */
    const lives = [];
    /** Sits down at a table, and keeps the messages that arrive. */
    const sit = async (table, tokens = ["key-french", "key-british"]) => {
      const ears = { heard: [], offline: [], busy: [], lost: 0 };
      const live = new Live(() => connect(table), table, tokens, "Ann", {
        hear: (message) => ears.heard.push(message),
        line: (offline) => ears.offline.push(offline),
        busy: (busy) => ears.busy.push(busy),
        lost: () => { ears.lost += 1; },
      });
      lives.push(live);
      live.open();
      return { live, ears };
    };
    const seated = async (table, tokens) => {
      const one = await sit(table, tokens);
      await until(() => one.live.seated);
      return one;
    };
    const play = (live, word) => live.act({ do: "play", entry: live.known.entry, play: word });
    t.afterEach(() => {
      for (const live of lives.splice(0)) live.close();
    });
    t.after(() => far.close());

    await t.test("after `sit` the table is sent", async () => {
      const { ears, live } = await seated(await far.open());
      assert.deepEqual([ears.heard[0].is, live.as, ears.offline], ["table", "french", [false]]);
    });

    await t.test("an action is acknowledged, and then shown", async () => {
      const { ears, live } = await seated(await far.open());
      play(live, "go");
      await until(() => live.known.entry === 1 && !live.owed);
      assert.deepEqual(ears.heard.map(({ is }) => is), ["table", "ack", "table"]);
      assert.deepEqual([live.known.said, live.waiting.size, ears.busy], [["go"], 0, [false, true, true, false]], "busy until it shows");
    });

    await t.test("two clients at one table see the same", async () => {
      const table = await far.open();
      const [one, other] = [await seated(table), await seated(table, ["key-british"])];
      play(one.live, "go");
      await until(() => other.live.known.entry === 1);
      play(other.live, "on");
      await until(() => one.live.known.entry === 2);
      assert.deepEqual(one.live.known.said, ["go", "on"]);
    });

    await t.test("after a missed change the client sends `sit` again", async () => {
      const { live } = await seated(await far.open());
      live.known = { ...live.known, version: -1, said: ["something old"] };
      play(live, "go");
      await until(() => live.known.entry === 1);
      assert.deepEqual(live.known.said, ["go"]);
    });

    await t.test("a refusal names the message that it answers", async () => {
      const { ears, live } = await seated(await far.open());
      live.act({ do: "play", entry: 5, play: "go" });
      await until(() => ears.heard.length === 2);
      assert.deepEqual([ears.heard[1].is, ears.heard[1].code, live.waiting.size], ["no", "stale", 0]);
    });

    await t.test("a ping is answered, and the answer is not passed on", async () => {
      const { ears, live } = await seated(await far.open());
      const heard = [];
      const { onmessage } = live.socket;
      live.socket.onmessage = (event) => {
        heard.push(JSON.parse(event.data).is);
        onmessage(event);
      };
      live.ping();
      await until(() => heard.length > 0);
      assert.deepEqual([heard, ears.heard.length], [["pong"], 1]);
    });

    await t.test("when the line breaks another is opened, and an unacknowledged action is played exactly once", async () => {
      const { ears, live } = await seated(await far.open());
      play(live, "go");
      await far.cut();
      await until(() => ears.offline.length === 3);
      await until(() => live.waiting.size === 0 && live.known.entry === 1);
      assert.deepEqual([ears.offline, live.known.said, ears.lost], [[false, true, false], ["go"], 0]);
    });

    await t.test("a repeated action is acknowledged again, and not played twice", async () => {
      const { ears, live } = await seated(await far.open());
      play(live, "go");
      const [message] = live.waiting.values();
      await until(() => live.known.entry === 1);
      live.waiting.set(message.id, message);
      await far.cut();
      await until(() => ears.offline.length === 3 && live.waiting.size === 0);
      assert.deepEqual([live.known.entry, live.known.said], [1, ["go"]]);
    });

    await t.test("a missing table calls `lost`", async () => {
      const { ears } = await sit(name === "a server" ? "tnone" : "local-none");
      await until(() => ears.lost > 0);
      assert.deepEqual([ears.offline[0], ears.heard], [true, []]);
    });

    await t.test("when the page closes a line, the other end closes it too", async () => {
      const { live } = await seated(await far.open());
      live.close();
      await until(() => far.toys().every((toy) => toy.clients.size === 0));
    });
  });
}
