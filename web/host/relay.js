// @ts-check The tabs of a browser share their tables. The worker of one tab, the leader, holds the tables and is the only worker that writes. The
// workers of the other tabs pass their page's messages on to the leader. When the leader closes, the lines to it close, another worker takes its
// place, and the pages reconnect, as after a broken connection.

/** A message from a page, which opens, uses or closes a line to a table, or makes a request. @typedef {{ open: number, table: string } | { say: number, text: string } | { close: number } | { ask: number, what: object }} Asked */
/** A message to a page. @typedef {{ opened: number } | { said: number, text: string } | { ended: number, code: number, reason: string } | { answer: number, status: number, body: any } | { progress: number, done: number }} Told */
/** The holder of the tables. @typedef {{ take: (tab: string, message: Asked) => void, gone: (tab: string) => void, end: () => void }} House */

/** The lock that the leader holds. */
const LEADER = "carillon";

/** Returns the name of the lock that a tab holds while it is open. @param {string} tab */
const lockOf = (tab) => `carillon tab ${tab}`;

/** The time, in milliseconds, after which a leader that does not answer counts as dead: a phone may suspend a tab together with its locks. */
const PATIENCE = 10_000;

/** The close code of a line whose leader has gone. */
const AWAY = 1001;

/** The part of a tab's worker that finds the leader, or becomes the leader. */
export class Relay {
  /**
   * @param {object} means
   * @param {string} means.me the name of this tab
   * @param {(message: any) => void} means.cast sends a message to the other tabs
   * @param {(message: Told) => void} means.tell sends a message to the page of this tab
   * @param {Pick<LockManager, "request">} means.locks
   * @param {(tell: (tab: string, message: Told) => void, resign: () => void) => House} means.house makes the holder of the tables, if this tab is the leader
   */
  constructor({ me, cast, tell, locks, house }) {
    this.me = me;
    this.cast = cast;
    this.tell = tell;
    this.locks = locks;
    this.make = house;
    /** The tab that leads, once it is known. @type {string | null} */
    this.leader = null;
    /** The tables, if this tab leads. @type {House | null} */
    this.house = null;
    /** Gives up the lead. */
    this.resign = () => {};
    /** The tabs that the leader knows. @type {Set<string>} */
    this.tabs = new Set();
    /** Messages of the page that wait for a leader. @type {Asked[]} */
    this.waiting = [];
    /** The lines that the page has opened, and the requests that it has made. */
    this.lines = new Set();
    this.asks = new Set();
    /** The timer that ends the wait for the leader's answer. @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined;
  }

  /** Starts: takes the lock of this tab, and looks for a leader. */
  async begin() {
    // When this lock is free, the other tabs know that the tab is gone. So the lock is taken before the first message.
    await new Promise((held) => {
      this.locks.request(lockOf(this.me), () => new Promise(() => held(null)));
    });
    this.seek();
  }

  /** Looks for a leader, and waits to become the leader when there is none. */
  seek() {
    this.queue({});
    this.cast({ hello: this.me });
    this.expect();
  }

  /** Requests the leader's lock, and leads while this tab holds it. @param {LockOptions} how */
  queue(how) {
    const lead = () => new Promise((resign) => {
      this.resign = () => resign(null);
      this.lead();
    });
    this.locks.request(LEADER, how, lead).catch(() => {}).then(() => this.yield());
  }

  /** Makes this tab the leader. */
  lead() {
    if (this.leader !== this.me) this.reset();
    this.listen();
    this.leader = this.me;
    this.tabs.clear();
    this.house = this.make((tab, message) => (tab === this.me ? this.answer(message) : this.cast({ to: tab, from: this.me, told: message })), this.resign);
    this.cast({ leader: this.me });
    this.flush();
  }

  /** Stops leading, because this tab has given up the lead, or because another tab took it while this one was suspended. From now on this tab writes nothing. */
  yield() {
    if (!this.house) return;
    this.house.end();
    this.house = null;
    this.leader = null;
    this.reset();
    this.seek();
  }

  /** Closes all lines of the page and fails its requests, since the leader that knew of them is gone. */
  reset() {
    const { lines, asks } = this;
    this.lines = new Set();
    this.asks = new Set();
    // Lines and requests whose messages have not been sent yet are kept.
    for (const message of this.waiting) {
      if ("open" in message) lines.delete(message.open);
      if ("ask" in message) asks.delete(message.ask);
    }
    for (const line of lines) this.tell({ ended: line, code: AWAY, reason: "" });
    for (const ask of asks) this.tell({ answer: ask, status: 503, body: { error: { code: "busy", message: "the tab that holds the tables has gone" } } });
  }

  /** Handles a message from the page of this tab. @param {Asked} message */
  asked(message) {
    this.waiting.push(message);
    if (this.leader) this.flush();
  }

  /** Sends the waiting messages to the leader. */
  flush() {
    for (const message of this.waiting.splice(0)) {
      if ("open" in message) this.lines.add(message.open);
      if ("close" in message) this.lines.delete(message.close);
      if ("ask" in message) this.asks.add(message.ask);
      if (this.house) this.house.take(this.me, message);
      else {
        this.cast({ to: this.leader, from: this.me, asked: message });
        this.expect();
      }
    }
  }

  /** Passes a message of the leader on to the page. @param {Told} message */
  answer(message) {
    if ("ended" in message) this.lines.delete(message.ended);
    if ("answer" in message) this.asks.delete(message.answer);
    this.tell(message);
  }

  /** Handles a message from another tab. @param {any} message */
  heard(message) {
    if (message.hello) {
      if (this.house) this.cast({ leader: this.me });
    } else if (message.leader) {
      // Two tabs can lead at the same time only where the browser has no locks; each then leads for itself.
      if (this.house) return;
      if (this.leader !== message.leader) {
        if (this.leader) this.reset();
        this.leader = message.leader;
      }
      this.listen();
      this.flush();
    } else if (message.to !== this.me) {
      // The message is for another tab.
    } else if (message.asked) {
      if (!this.house) return;
      this.greet(message.from);
      this.cast({ to: message.from, from: this.me });
      this.house.take(message.from, message.asked);
    } else if (message.from === this.leader) {
      this.listen();
      if (message.told) this.answer(message.told);
    }
  }

  /** Registers a tab. When the tab is gone, its lines are closed. @param {string} tab */
  greet(tab) {
    if (this.tabs.has(tab)) return;
    this.tabs.add(tab);
    const { house } = this;
    this.locks.request(lockOf(tab), async () => {
      this.tabs.delete(tab);
      house?.gone(tab);
    });
  }

  /** Waits for an answer from the leader. If none comes, this tab takes the lead. */
  expect() {
    this.watch ??= setTimeout(() => {
      this.watch = undefined;
      this.queue({ steal: true });
    }, PATIENCE);
  }

  /** Ends the wait for the leader's answer. */
  listen() {
    clearTimeout(this.watch);
    this.watch = undefined;
  }
}
