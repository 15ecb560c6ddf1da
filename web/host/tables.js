// @ts-check
// The tables on this device, with the program of each game. They are handled as on a server: the questions of a table are answered in order, the
// result of each is stored, and only then are clients told.

import { Dropped, Mind } from "./minds.js";
import { Full, Shut, Unreadable } from "./store.js";

/**
 * A client at a table.
 * @typedef {object} Client
 * @property {number} n the client's number
 * @property {string} table
 * @property {(text: string) => void} say
 * @property {(code: number, reason: string) => void} close
 */
/** A decision of a bot that the program needs from a thinker. @typedef {{ table: string, side: string, entry: number, level: string, seed: unknown }} Thought */
/** A question for a client that the program leaves to a thinker. @typedef {{ client: number, id: unknown, kind: "odds" | "hints" }} Question */
/**
 * The result of a question at a table: changes to store, messages to clients, questions for thinkers, and lines to close.
 * @typedef {object} Outcome
 * @property {import("./store.js").Change} [store]
 * @property {[number, string][]} [say]
 * @property {Thought[]} [think]
 * @property {Question[]} [questions]
 * @property {[number, number, string][]} [close]
 */
/** @typedef {{ status: number, body: any }} Answer */

/** The time, in milliseconds, after which the fetch of a program is tried again if it has failed. */
const RETRY = 3000;

/** The close code of a line after an internal fault; the client may connect again. */
const FAULT = 1011;

/** The iterations of the searches for hints in a study. */
const SEARCHES = [300, 2_000, 10_000, 50_000];

/** The messages that end the searches in a study. */
const ENDING = ["study", "play", "undo", "hint"];

/** A ping and its answer, which do not depend on any table. */
const PING = JSON.stringify({ do: "ping" });
const PONG = JSON.stringify({ is: "pong" });

/** @param {number} status @param {string} code @param {string} message @returns {Answer} */
const refusal = (status, code, message) => ({ status, body: { error: { code, message } } });

/** All tables on this device. */
export class Tables {
  /**
   * @param {object} means
   * @param {import("./store.js").Store} means.store
   * @param {(game: string) => Promise<import("./program.js").Program>} means.program starts the program of a game
   * @param {() => import("./minds.js").Thinker} means.thinker starts a worker that thinks
   * @param {() => Promise<void>} [means.pause] waits before a program that could not be fetched is fetched again
   */
  constructor({ store, program, thinker, pause = () => new Promise((done) => setTimeout(done, RETRY)) }) {
    this.store = store;
    this.pause = pause;
    this.start = program;
    this.thinker = thinker;
    this.bots = new Mind(thinker, store);
    this.advice = new Mind(thinker, store);
    // Hints in a study have a worker of their own, so that their long searches do not delay the odds.
    this.hints = new Mind(thinker, store);
    /** The number of times that the searches in each study were ended. @type {Map<string, number>} */
    this.searches = new Map();
    /** The programs by their games. @type {Map<string, Promise<import("./program.js").Program>>} */
    this.programs = new Map();
    /** The last of the queued tasks of each table. @type {Map<string, Promise<unknown>>} */
    this.queues = new Map();
    /** The clients by their numbers. @type {Map<number, Client>} */
    this.clients = new Map();
    /** The decisions that thinkers are working on, by table and side, with the entry of each. @type {Map<string, number>} */
    this.thoughts = new Map();
    /** The tables whose bot has played an action that could not be stored. @type {Set<string>} */
    this.unstored = new Set();
  }

  /** Ends all thinking, and closes the database. */
  end() {
    this.clients.clear();
    this.bots.end();
    this.advice.end();
    this.hints.end();
    this.store.close();
  }

  /** Admits a client once the program of the table's game has been loaded. Returns false if that fails, or if there is no such table. @param {Client} client */
  async open(client) {
    const kept = await this.store.table(client.table).catch(() => undefined);
    const program = kept && await this.program(kept.game).catch(() => null);
    if (!program) return false;
    this.clients.set(client.n, client);
    if (Object.values(kept.status?.players ?? {}).some(({ kind }) => kind === "bot")) this.bots.warm(kept.game);
    return true;
  }

  /** Handles a client's message. @param {Client} client @param {string} text */
  async hear(client, text) {
    // A ping is answered at once, even while the table is busy.
    if (text === PING) return client.say(PONG);
    if (ENDING.includes(read(text).do)) this.stopSearches(client.table);
    return this.queued(client.table, async () => {
      if (this.clients.has(client.n)) await this.work(client.table, { ask: "hear", table: client.table, client: client.n, text }, client, text);
    });
  }

  /** Removes a client. When the last client of a table has gone, the table is removed from the memory, and all thinking about it ends. @param {Client} client */
  leave(client) {
    if (!this.clients.delete(client.n)) return Promise.resolve();
    const { table, n } = client;
    return this.queued(table, async () => {
      const program = await this.inMemory(table);
      if (!program) return;
      await this.work(table, { ask: "leave", table, client: n });
      if (this.at(table).length === 0) this.forget(table, program);
    });
  }

  /** Returns the clients at a table. @param {string} table */
  at(table) {
    return [...this.clients.values()].filter((client) => client.table === table);
  }

  /** Runs a task after all earlier tasks of the table. @template T @param {string} table @param {() => Promise<T>} work @returns {Promise<T>} */
  queued(table, work) {
    const done = (this.queues.get(table) ?? Promise.resolve()).then(work);
    const last = done.catch(() => {});
    this.queues.set(table, last);
    last.then(() => this.queues.get(table) === last && this.queues.delete(table));
    return done;
  }

  /** Returns the program of a game, which is started when it is first needed. @param {string} game */
  program(game) {
    const known = this.programs.get(game);
    if (known) return known;
    const program = this.start(game);
    this.programs.set(game, program);
    program.catch(() => this.programs.get(game) === program && this.programs.delete(game));
    return program;
  }

  /** Returns the program that has a table in memory, if any. @param {string} table */
  async inMemory(table) {
    for (const starting of this.programs.values()) {
      const program = await starting.catch(() => null);
      if (program?.tables.has(table)) return program;
    }
    return null;
  }

  /** Returns the program of a table, after loading the table into it if necessary. @param {string} table */
  async loaded(table) {
    const kept = await this.store.table(table);
    if (!kept) throw new Dropped(`there is no table ${table}`);
    const program = await this.program(kept.game);
    if (program.tables.has(table)) return program;
    const [entries, chat] = await Promise.all([this.store.entries(table), this.store.chat(table)]);
    const outcome = program.ask({ ask: "load", table, stored: kept.stored, entries: entries.map(({ entry }) => entry), chat: chat.map(({ line }) => line) });
    program.tables.add(table);
    await this.follow(table, outcome);
    return program;
  }

  /**
   * Asks the program of a table a question, and carries out the result. If that fails, the table stays as it was before, and the lines to it are closed.
   * @param {string} table @param {object} question @param {Client} [client] the sender of the message, if there is one @param {string} [text]
   */
  async work(table, question, client, text) {
    const no = (/** @type {string} */ code, /** @type {unknown} */ error) => {
      const message = error instanceof Error ? error.message : String(error);
      const { id } = read(text);
      // A bot's action concerns every client at the table.
      for (const one of client ? [client] : this.at(table)) one.say(JSON.stringify({ is: "no", id, code, message }));
    };
    let program = null;
    try {
      program = await this.loaded(table);
      await this.follow(table, program.ask(question));
    } catch (error) {
      if (error instanceof Dropped) return this.shut([table], [], 1001);
      if (error instanceof Unstored) {
        this.forget(table, program);
        if (!client) this.unstored.add(table);
        no(error.cause instanceof Full ? "full" : "busy", error.cause);
        return this.shut([table], []);
      }
      if (error instanceof Shut) {
        no("shut", error);
        return this.shut([table], []);
      }
      console.error(error);
      no("internal", error);
      // The other tables in the program's memory are lost with it. A client that only tried to take a seat is not disconnected, since reconnecting would
      // lead to the same fault again.
      const game = (await this.store.table(table).catch(() => undefined))?.game ?? "";
      const others = [...((await this.programs.get(game)?.catch(() => null))?.tables ?? [])];
      this.programs.delete(game);
      this.shut([table, ...others], read(text).do === "sit" && client ? [client] : []);
    }
  }

  /** Stores the result of a question, then sends the messages to the clients and the questions to the thinkers. @param {string} table @param {Outcome} outcome */
  async follow(table, { store, say = [], think = [], questions = [], close = [] }) {
    if (store) {
      const { tokens } = (await this.store.table(table)) ?? {};
      // The keys of a table also open its rematch.
      const tables = store.tables?.map((kept) => (kept.id === table ? kept : { tokens, opened: Date.now(), ...kept }));
      try {
        await this.store.append({ ...store, tables });
      } catch (error) {
        throw new Unstored("not stored", { cause: error });
      }
    }
    for (const [n, text] of say) this.clients.get(n)?.say(text);
    for (const [n, code, reason] of close) {
      this.clients.get(n)?.close(code, reason);
      this.clients.delete(n);
    }
    // The computer does not think about a table without clients.
    if (this.at(table).length === 0) return;
    for (const thought of think) this.think(thought);
    for (const question of questions) this.ask(table, question);
  }

  /** Removes a table from the memory, and drops the questions about it. @param {string} table @param {import("./program.js").Program | null} program */
  forget(table, program) {
    if (program?.tables.delete(table)) program.ask({ ask: "forget", table });
    this.bots.drop((job) => job.table === table);
    this.advice.drop((job) => job.table === table);
    this.stopSearches(table);
  }

  /** Closes the lines to tables, except those of some clients. @param {string[]} tables @param {Client[]} except */
  shut(tables, except, code = FAULT) {
    for (const client of [...this.clients.values()]) {
      if (!tables.includes(client.table) || except.includes(client)) continue;
      this.clients.delete(client.n);
      client.close(code, "");
    }
  }

  /** Asks a thinker for a bot's decision; a question about an earlier entry of the same side is dropped. @param {Thought} thought */
  async think({ table, ...thought }) {
    const { side, entry } = thought;
    const key = `${table} ${side}`;
    const before = this.thoughts.get(key);
    if (before === entry) return;
    this.thoughts.set(key, entry);
    if (before !== undefined) this.bots.drop((job) => job.table === table && /** @type {any} */ (job.question).side === side);
    // The player needs some time to free storage.
    if (this.unstored.delete(table)) await this.pause();
    const kept = await this.store.table(table);
    /** @type {string | null} */
    let play = null;
    for (;;) {
      try {
        ({ play } = await this.bots.ask(table, kept?.game ?? "", { ask: "think", table, ...thought }));
        break;
      } catch (error) {
        if (error instanceof Dropped) return void (this.thoughts.get(key) === entry && this.thoughts.delete(key));
        console.error(error);
        if (!(error instanceof Unreached)) break;
        // The program could not be fetched: the bot waits for the network instead of losing its game.
        await this.pause();
        if (this.thoughts.get(key) !== entry) return;
        if (this.at(table).length === 0) return void this.thoughts.delete(key);
      }
    }
    if (this.thoughts.get(key) === entry) this.thoughts.delete(key);
    // If no action was found, `play` is null, and the program decides how to go on.
    await this.queued(table, () => this.work(table, { ask: "thought", table, entry, side, play }));
  }

  /** Asks a thinker a client's question, and sends the answer. In a study the computer makes longer and longer searches for hints, and sends the answer of each. @param {string} table @param {Question} question */
  async ask(table, { client, id, kind, ...rest }) {
    const kept = await this.store.table(table);
    const long = kept?.study !== undefined && kind === "hints";
    const searches = long ? SEARCHES : [undefined];
    const run = this.searches.get(table) ?? 0;
    for (const [i, iterations] of searches.entries()) {
      if (long && (this.searches.get(table) ?? 0) !== run) return;
      let answer = kind === "odds" ? { odds: null } : { hints: [] };
      try {
        answer = await (long ? this.hints : this.advice).ask(table, kept?.game ?? "", { ...rest, ask: kind, table, iterations });
      } catch (error) {
        if (error instanceof Dropped) return;
        console.error(error);
      }
      await this.queued(table, async () => {
        if (this.clients.has(client)) await this.work(table, { ask: "answer", table, client, id, more: i < searches.length - 1, ...answer });
      });
    }
  }

  /** Ends the searches for hints in a study, since the study has changed or another question has been asked. @param {string} table */
  stopSearches(table) {
    this.searches.set(table, (this.searches.get(table) ?? 0) + 1);
    this.hints.drop((job) => job.table === table);
  }

  /**
   * Answers a request that a server would answer by HTTP.
   * @param {any} request @param {(done: number) => void} told called with the progress, in per cent @returns {Promise<Answer>}
   */
  async answer(request, told) {
    try {
      return await this.answered(request, told);
    } catch (error) {
      if (error instanceof Unstored && error.cause instanceof Full || error instanceof Full) return refusal(507, "full", "the storage is full");
      if (error instanceof Unreadable) return refusal(422, "unreadable", "this is no file of tables");
      if (error instanceof Shut) return refusal(503, "shut", error.message);
      if (error instanceof Unreached) return refusal(503, "unreached", error.message);
      console.error(error);
      return refusal(500, "internal", String(error));
    }
  }

  /** @param {any} request @param {(done: number) => void} told @returns {Promise<Answer>} */
  async answered(request, told) {
    const { table } = request;
    switch (request.ask) {
      case "open": {
        const opened = Date.now();
        const { lesson } = request.wish;
        return this.made(await this.program(request.wish.game), { ask: "open", wish: request.wish }, ({ seats }) => ({ tokens: Object.values(seats ?? {}).filter(Boolean), lesson, opened }));
      }
      case "upload":
        if (!request.game) return refusal(422, "unreadable", "this is no record");
        return this.made(await this.program(request.game), { ask: "upload", text: request.text }, () => ({ tokens: [], opened: Date.now() }));
      case "study": {
        const { game, ask, ...from } = request;
        if (!game) return refusal(422, "unreadable", "this is neither a study nor a record");
        return this.made(await this.program(game), { ask, ...from, wish: { ...from.wish, game } }, ({ seats }) => ({ tokens: Object.values(seats ?? {}).filter(Boolean), opened: Date.now() }));
      }
      // These questions are about a text, not about a table.
      case "keys":
      case "position":
      case "take":
      case "setup":
        return (await this.program(request.game)).ask(request);
      case "mine":
        return { status: 200, body: (await this.store.tables()).map(({ id, game, status, tokens, lesson, study, opened }) => ({ table: id, game, status, tokens: tokens ?? [], lesson, study, opened })) };
      case "has":
        return { status: 200, body: Boolean(await this.store.table(table)) };
      case "warm": {
        const game = request.game ?? (await this.store.table(table))?.game;
        if (game) await this.program(game);
        return { status: 200, body: {} };
      }
      case "record":
      case "moment":
      case "written":
      case "analyse":
        return this.queued(table, async () => this.read(table, { ...request }));
      case "review":
        return this.review(table, told);
      case "remove":
        return this.queued(table, async () => {
          this.forget(table, await this.inMemory(table));
          this.shut([table], [], 1001);
          await this.store.remove(table);
          return { status: 200, body: {} };
        });
      case "export":
        return { status: 200, body: await this.store.exported() };
      case "import":
        return { status: 200, body: await this.store.imported(request.text) };
      default:
        return refusal(400, "unreadable", "no such request");
    }
  }

  /** Asks a program to make a table, and stores the table. @param {import("./program.js").Program} program @param {object} question @param {(body: any) => object} besides returns further fields to store @returns {Promise<Answer>} */
  async made(program, question, besides) {
    const { status, body, store } = program.ask(question);
    if (!store) return { status, body };
    await this.store.append({ ...store, tables: store.tables.map((/** @type {import("./store.js").Kept} */ kept) => ({ ...kept, ...besides(body) })) });
    return { status, body };
  }

  /** Asks the program of a table a question that changes nothing. @param {string} table @param {object} question @returns {Promise<Answer>} */
  async read(table, question) {
    if (!(await this.store.table(table))) return refusal(404, "not-found", "there is no such table");
    const program = await this.loaded(table);
    const answer = program.ask(question);
    if (this.at(table).length === 0) this.forget(table, program);
    return answer;
  }

  /** Reviews a game, in a worker of its own. @param {string} table @param {(done: number) => void} told @returns {Promise<Answer>} */
  async review(table, told) {
    const kept = await this.store.table(table);
    if (!kept) return refusal(404, "not-found", "there is no such table");
    const mind = new Mind(this.thinker, this.store);
    try {
      const answer = await mind.ask(table, kept.game, { ask: "review", table }, (done, of) => told(Math.floor((100 * done) / of)));
      return answer.review ? { status: 200, body: answer.review } : answer.status ? answer : refusal(409, "not-over", "there is nothing to review");
    } finally {
      mind.end();
    }
  }
}

/** The error when something could not be stored; its cause is the database's error. */
class Unstored extends Error {}

/** The error when a program could not be fetched. */
export class Unreached extends Error {}

/** Parses a client's message; returns an empty object if that fails. @param {string | undefined} text @returns {any} */
function read(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}
