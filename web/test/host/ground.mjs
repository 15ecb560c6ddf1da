// A small imitation of a browser for the workers: tabs with locks, a channel between the tabs, and a database.

import "fake-indexeddb/auto";
import { House } from "../../host/house.js";
import { Program } from "../../host/program.js";
import { Relay } from "../../host/relay.js";
import { openStore } from "../../host/store.js";
import { Tables, Unreached } from "../../host/tables.js";
import { exportsOf, Toy } from "./toy.mjs";

/** Waits until everything pending has settled: promises, messages, and the tasks of the database. */
export const settled = async (turns = 40) => {
  for (let i = 0; i < turns; i += 1) await new Promise((done) => setImmediate(done));
};

/** The time limit, in milliseconds, for an expected event. It only prevents a test from waiting for ever. */
const PATIENCE = 120_000;

/** Waits until a condition holds. */
export async function until(is) {
  const began = Date.now();
  while (!(await is())) {
    if (Date.now() - began > PATIENCE) throw new Error("it never came");
    await new Promise((done) => setImmediate(done));
  }
}

/** Deletes the database. */
export const emptied = () => new Promise((done, fail) => {
  const request = indexedDB.deleteDatabase("carillon");
  request.onsuccess = () => done();
  request.onerror = request.onblocked = () => fail(new Error("the database is in use"));
});

/** The locks of a browser: `of(tab)` is the lock manager of a tab, and `free(tab)` releases all locks that the tab holds or waits for. */
export function locks() {
  /** @type {Map<string, { tab: string, begin: () => void, end: () => void, lose: (why: Error) => void }[]>} */
  const queues = new Map();
  const queue = (name) => queues.get(name) ?? queues.set(name, []).get(name);
  const leave = (name, one) => {
    const all = queue(name);
    const first = all[0] === one;
    all.splice(all.indexOf(one), 1);
    if (first) all[0]?.begin();
  };
  const of = (tab) => ({
    request(name, how, then = how) {
      return new Promise((take, fail) => {
        const one = {
          tab,
          begin: () => void Promise.resolve().then(() => then({ name })).then((value) => {
            if (queue(name)[0] === one) leave(name, one);
            take(value);
          }, fail),
          lose: fail,
        };
        const all = queue(name);
        if (how.steal) {
          all.shift()?.lose(new Error("AbortError"));
          all.unshift(one);
          one.begin();
        } else if (all.push(one) === 1) one.begin();
      });
    },
  });
  const free = (tab) => {
    for (const [name, all] of queues) for (const one of all.filter((one) => one.tab === tab).reverse()) leave(name, one);
  };
  return { of, free };
}

/** Workers that think, in the same thread. While `held` is true they do not answer, until `go` is called. The next `unreached` questions fail, as if the program could not be fetched. */
export function thinkers() {
  const all = [];
  const made = { all, held: false, waiting: [], unreached: 0, go() {
    made.held = false;
    for (const resume of made.waiting.splice(0)) resume();
  } };
  made.start = () => {
    const toy = new Toy();
    const program = new Program(exportsOf(toy));
    const one = { toy, ended: false };
    all.push(one);
    return {
      async ask(game, question, told) {
        if (made.unreached > 0) {
          made.unreached -= 1;
          throw new Unreached("no network");
        }
        if (made.held && question.ask !== "follow") await new Promise((resume) => made.waiting.push(resume));
        if (one.ended) return new Promise(() => {});
        toy.progress = told;
        return program.ask(question);
      },
      end: () => void (one.ended = true),
    };
  };
  return made;
}

/** Creates the tables of a leader, with toy programs and thinkers. */
export async function tablesOf({ gone = () => {}, programs = [], minds = thinkers() } = {}) {
  const store = await openStore(gone);
  const program = async () => {
    const toy = new Toy();
    programs.push(toy);
    return new Program(exportsOf(toy));
  };
  return { tables: new Tables({ store, program, thinker: minds.start, pause: settled }), store, programs, minds };
}

/** Creates a browser, whose tabs share its locks and a channel. */
export function browser() {
  const shared = locks();
  const tabs = new Map();
  /** Opens a tab; `tell` receives the messages for its page. */
  const open = (me, tell) => {
    const cast = (message) => {
      const sent = structuredClone(message);
      for (const [name, tab] of tabs) if (name !== me) setImmediate(() => {
        if (!tabs.has(me) || !tabs.has(name)) return;
        if (tab.asleep) tab.missed.push(sent);
        else tab.relay.heard(sent);
      });
    };
    const tab = { asleep: false, missed: [], houses: 0, made: [], wake() {
      tab.asleep = false;
      for (const message of tab.missed.splice(0)) tab.relay.heard(message);
    } };
    tab.relay = new Relay({ me, cast, tell: (message) => setImmediate(() => tabs.get(me) === tab && tell(structuredClone(message))), locks: shared.of(me), house: (to, resign) => {
      tab.houses += 1;
      const made = tablesOf({ gone: resign });
      made.then((one) => tab.made.push(one), () => {});
      return new House(made.then(({ tables }) => tables), to);
    } });
    tabs.set(me, tab);
    tab.relay.begin();
    return tab;
  };
  /** Closes or kills a tab, which sends nothing more. */
  const kill = (me) => {
    const tab = tabs.get(me);
    tabs.delete(me);
    tab?.relay.listen();
    tab?.relay.house?.end();
    shared.free(me);
  };
  return { open, kill, tabs };
}

/** Opens a page in a tab. It keeps the messages that it receives, and makes requests. */
export function page(of, me) {
  const heard = [];
  const waits = new Map();
  const tab = of.open(me, (message) => {
    heard.push(message);
    if ("answer" in message) waits.get(message.answer)?.(message);
  });
  let last = 0;
  return {
    heard,
    tab,
    say: (message) => tab.relay.asked(message),
    ask: (what) => new Promise((take) => {
      waits.set(last += 1, take);
      tab.relay.asked({ ask: last, what });
    }),
    said: (line) => heard.filter((one) => one.said === line).map((one) => JSON.parse(one.text)),
  };
}
