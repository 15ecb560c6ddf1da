// @ts-check
// The leader's end of all lines. It takes the messages and requests of the pages of all tabs, and passes them to the tables.

/** @typedef {import("./relay.js").Asked} Asked */
/** @typedef {import("./relay.js").Told} Told */
/** @typedef {import("./tables.js").Client} Client */

/** The close code of a line to a table that does not exist. */
const NOWHERE = 1001;

/** The tables of the leader's tab, with the lines to them from all tabs. */
export class House {
  /**
   * @param {Promise<import("./tables.js").Tables>} tables rejects if the database can't be used
   * @param {(tab: string, message: Told) => void} tell sends a message to the page of a tab
   */
  constructor(tables, tell) {
    this.tables = tables;
    // Whoever uses the tables gets the failure. This line only marks the rejection as handled.
    tables.catch(() => {});
    this.tell = tell;
    /** The number of clients that have connected so far. */
    this.count = 0;
    /** The clients of each tab, by their lines. @type {Map<string, Map<number, Client>>} */
    this.tabs = new Map();
    this.ended = false;
  }

  /** @param {string} tab */
  lines(tab) {
    const known = this.tabs.get(tab) ?? new Map();
    this.tabs.set(tab, known);
    return known;
  }

  /** Handles a message from a page. @param {string} tab @param {Asked} message */
  take(tab, message) {
    if ("open" in message) this.open(tab, message.open, message.table);
    else if ("say" in message) this.say(tab, message.say, message.text);
    else if ("close" in message) this.leave(tab, message.close);
    else this.ask(tab, message.ask, message.what);
  }

  /** Opens a line to a table. @param {string} tab @param {number} line @param {string} table */
  async open(tab, line, table) {
    const tell = (/** @type {Told} */ message) => {
      if (!this.ended) this.tell(tab, message);
    };
    /** @type {Client} */
    const client = {
      n: this.count += 1,
      table,
      say: (text) => tell({ said: line, text }),
      close: (code, reason) => {
        if (this.lines(tab).get(line) === client) this.lines(tab).delete(line);
        tell({ ended: line, code, reason });
      },
    };
    this.lines(tab).set(line, client);
    const tables = await this.tables.catch(() => null);
    const open = await tables?.open(client);
    if (!open) return client.close(NOWHERE, "");
    // The page has closed the line meanwhile.
    if (this.lines(tab).get(line) !== client) return void tables?.leave(client);
    tell({ opened: line });
  }

  /** @param {string} tab @param {number} line @param {string} text */
  async say(tab, line, text) {
    const client = this.lines(tab).get(line);
    if (client) await (await this.tables).hear(client, text);
  }

  /** Removes the client of a line that its page has closed. @param {string} tab @param {number} line */
  async leave(tab, line) {
    const client = this.lines(tab).get(line);
    this.lines(tab).delete(line);
    if (client) await (await this.tables).leave(client);
  }

  /** @param {string} tab @param {number} n @param {object} what */
  async ask(tab, n, what) {
    /** @type {import("./tables.js").Answer} */
    let answer;
    try {
      answer = await (await this.tables).answer(what, (done) => this.tell(tab, { progress: n, done }));
    } catch (error) {
      answer = { status: 503, body: { error: { code: "shut", message: String(error) } } };
    }
    if (!this.ended) this.tell(tab, { answer: n, ...answer });
  }

  /** Removes a tab that is gone, with all its lines. @param {string} tab */
  gone(tab) {
    for (const line of [...this.lines(tab).keys()]) this.leave(tab, line);
    this.tabs.delete(tab);
  }

  /** Stops all work in this tab, since another tab leads. */
  end() {
    this.ended = true;
    this.tables.then((tables) => tables.end(), () => {});
  }
}
