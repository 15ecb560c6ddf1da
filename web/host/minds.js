// @ts-check
// The computer's thinking. It runs in workers of its own, which get a copy of a table and then questions about the table. One worker plays the bots,
// one gives odds and hints, one searches for hints in studies, and each review has its own. A question that is no longer needed ends its worker, since a running program can't be interrupted.

/**
 * A worker that thinks.
 * @typedef {object} Thinker
 * @property {(game: string, question: object, told?: (done: number, of: number) => void) => Promise<any>} ask rejects if the program panics
 * @property {() => void} end
 */
/** @typedef {{ table: string, game: string, question: object, told?: (done: number, of: number) => void, take: (answer: any) => void, refuse: (error: Error) => void }} Job */

/** The error for a question that was dropped before it was answered. */
export class Dropped extends Error {}

/** Returns the entries in the form that the program takes. @param {import("./store.js").Entry[]} entries */
const bare = (entries) => entries.map(({ entry }) => entry);

/** A worker, which is replaced when it has ended, and the questions that wait for it. */
export class Mind {
  /** @param {() => Thinker} start @param {import("./store.js").Store} store */
  constructor(start, store) {
    this.start = start;
    this.store = store;
    /** @type {Thinker | null} */
    this.thinker = null;
    /** The state of the worker's copy of each table: the last entry, and the number of other changes. @type {Map<string, { last: number, changes: number | undefined }>} */
    this.seen = new Map();
    /** @type {Job[]} */
    this.jobs = [];
    /** @type {Job | null} */
    this.current = null;
  }

  /** Asks a question about a table, after all earlier questions have been answered. @param {string} table @param {string} game @param {object} question @param {(done: number, of: number) => void} [told] @returns {Promise<any>} */
  ask(table, game, question, told) {
    return new Promise((take, refuse) => {
      this.jobs.push({ table, game, question, told, take, refuse });
      this.next();
    });
  }

  /** Starts the worker with the program of a game, so that the program is ready when the first question comes. @param {string} game */
  warm(game) {
    if (this.thinker) return;
    this.thinker = this.start();
    this.thinker.ask(game, { ask: "forget", table: "" }).catch(() => {});
  }

  async next() {
    if (this.current) return;
    const job = this.jobs.shift();
    if (!job) return;
    this.current = job;
    try {
      const thinker = this.thinker ??= this.start();
      await this.show(thinker, job);
      job.take(await thinker.ask(job.game, job.question, job.told));
    } catch (error) {
      // If this question was dropped, its worker has already ended.
      if (this.current === job) this.end();
      job.refuse(error instanceof Error ? error : new Error(String(error)));
    }
    if (this.current !== job) return;
    this.current = null;
    this.next();
  }

  /** Brings the worker's copy of a table up to date. @param {Thinker} thinker @param {Job} job */
  async show(thinker, { table, game }) {
    const kept = await this.store.table(table);
    if (!kept) throw new Dropped(`there is no table ${table}`);
    const { stored } = kept;
    const { changes } = stored;
    const seen = this.seen.get(table);
    const whole = async () => {
      const entries = await this.store.entries(table);
      await thinker.ask(game, { ask: "follow", table, stored, entries: bare(entries) });
      return entries;
    };
    let entries = await (seen && seen.changes === changes ? this.store.entries(table, seen.last) : whole());
    if (seen && seen.changes === changes && entries.length > 0) {
      const answer = await thinker.ask(game, { ask: "follow", table, from: seen.last, entries: bare(entries) });
      if (answer.whole) entries = await whole();
    }
    this.seen.set(table, { last: entries.at(-1)?.number ?? seen?.last ?? 0, changes });
  }

  /** Drops questions; the worker ends if it is working on one of them. @param {(job: Job) => boolean} unwanted */
  drop(unwanted) {
    for (const job of this.jobs.filter(unwanted)) job.refuse(new Dropped());
    this.jobs = this.jobs.filter((job) => !unwanted(job));
    const { current } = this;
    if (!current || !unwanted(current)) return;
    this.end();
    this.current = null;
    current.refuse(new Dropped());
    this.next();
  }

  /** Ends the worker; the next question starts another. */
  end() {
    this.thinker?.end();
    this.thinker = null;
    this.seen.clear();
  }
}
