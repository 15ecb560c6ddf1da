// @ts-check
// The tables on this device, in the browser's database. What the program wants stored is written in one transaction, which has
// completed before anybody is told of it.

/**
 * A table as it is kept.
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} game
 * @property {{ changes?: number }} stored the table without its entries, as the program gave it; `changes` grows when something other than an entry does
 * @property {any} status its state for the lobby
 * @property {string[]} [tokens] the keys of its seats
 * @property {string} [lesson] the lesson that is taken there
 * @property {number} [opened] when it came to this device, in milliseconds since 1970
 */
/** An entry of a table, as the program gave it. @typedef {{ number: number, entry: unknown }} Entry */
/** A line of a table's chat. @typedef {{ number: number, line: unknown }} Line */
/** What the program wants stored, of one table or of several. @typedef {{ tables?: Kept[], entries?: (Entry & { table: string })[], chat?: (Line & { table: string })[] }} Change */
/** A table with all that belongs to it, as a file of tables has it. @typedef {Kept & { entries: Entry[], chat: Line[] }} Whole */

const NAME = "carillon";

/** The layouts of the database, one after another: each function makes the next of the one before it. A layout that was once published never changes. @type {((db: IDBDatabase) => void)[]} */
const LAYOUTS = [
  (db) => {
    db.createObjectStore("tables", { keyPath: "id" });
    db.createObjectStore("entries");
    db.createObjectStore("chat");
  },
];

/** The form of a file of tables. */
const FORM = 1;

/** The storage is full: nothing was stored. */
export class Full extends Error {}

/** The database can't be used: it is forbidden, broken, or of a later version of the page. */
export class Shut extends Error {}

/** A file that holds no tables, or is of a later version of the page. */
export class Unreadable extends Error {}

/**
 * Opens the database, and makes it or brings it up to date first.
 * @param {() => void} gone is called when a later version of the page needs the database: it has been closed by then
 * @param {IDBFactory} factory @param {typeof LAYOUTS} layouts
 * @returns {Promise<Store>}
 */
export function openStore(gone, factory = indexedDB, layouts = LAYOUTS) {
  return new Promise((open, refuse) => {
    const request = factory.open(NAME, layouts.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const layout of layouts.slice(oldVersion)) layout(request.result);
    };
    request.onerror = () => refuse(new Shut(request.error?.message));
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = db.onclose = () => {
        db.close();
        gone();
      };
      open(new Store(db));
    };
  });
}

/** The keys of everything numbered that belongs to a table, after a number. @param {string} table */
const keys = (table, after = -1) => IDBKeyRange.bound([table, after], [table, Infinity], true);

/** The database, once it is open. */
export class Store {
  /** @param {IDBDatabase} db */
  constructor(db) {
    this.db = db;
  }

  /** Closes the database; whatever is asked afterwards fails. */
  close() {
    this.db.close();
  }

  /** Reads a table. @param {string} table @returns {Promise<Kept | undefined>} */
  table(table) {
    return this.read("tables", (store) => store.get(table));
  }

  /** Reads all tables. @returns {Promise<Kept[]>} */
  tables() {
    return this.read("tables", (store) => store.getAll());
  }

  /** Reads the entries of a table, in order. @param {string} table @param {number} [after] the last number that is not wanted @returns {Promise<Entry[]>} */
  entries(table, after) {
    return this.read("entries", (store) => store.getAll(keys(table, after)));
  }

  /** Reads the chat of a table, in order. @param {string} table @returns {Promise<Line[]>} */
  chat(table) {
    return this.read("chat", (store) => store.getAll(keys(table)));
  }

  /** @template T @param {string} name @param {(store: IDBObjectStore) => IDBRequest<T>} ask @returns {Promise<T>} */
  read(name, ask) {
    return new Promise((take, refuse) => {
      try {
        const request = ask(this.db.transaction(name).objectStore(name));
        request.onsuccess = () => take(request.result);
        request.onerror = () => refuse(new Shut(request.error?.message));
      } catch (error) {
        refuse(new Shut(String(error)));
      }
    });
  }

  /**
   * Stores a change: all of it or, if this fails, nothing. An entry whose number is taken already fails: something else has written
   * to the table. Fields of a table that are not given keep their values.
   * @param {Change} change
   */
  append({ tables = [], entries = [], chat = [] }) {
    return this.write((of) => {
      for (const table of tables) {
        const before = of("tables").get(table.id);
        before.onsuccess = () => of("tables").put({ ...before.result, ...table });
      }
      for (const { table, ...entry } of entries) of("entries").add(entry, [table, entry.number]);
      for (const { table, ...line } of chat) of("chat").add(line, [table, line.number]);
    });
  }

  /** Removes a table and all that belongs to it. @param {string} table */
  remove(table) {
    return this.write((of) => {
      of("tables").delete(table);
      of("entries").delete(keys(table));
      of("chat").delete(keys(table));
    });
  }

  /** Calls `change` with the parts of the database in one transaction; resolves once it is on disk. @param {(of: (name: string) => IDBObjectStore) => void} change @returns {Promise<void>} */
  write(change) {
    return new Promise((done, refuse) => {
      try {
        const transaction = this.db.transaction(["tables", "entries", "chat"], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => done();
        transaction.onabort = () => refuse(failure(transaction.error));
        try {
          change((name) => transaction.objectStore(name));
        } catch (error) {
          refuse(failure(error));
          transaction.abort();
        }
      } catch (error) {
        refuse(new Shut(String(error)));
      }
    });
  }

  /** Returns all tables as the contents of a file. */
  async exported() {
    /** @type {Whole[]} */
    const tables = [];
    for (const table of await this.tables()) tables.push({ ...table, entries: await this.entries(table.id), chat: await this.chat(table.id) });
    return JSON.stringify({ carillon: FORM, tables });
  }

  /** Adds the tables of such a file that are not here, all of them or none; returns how many were added, and how many were here already. @param {string} file */
  async imported(file) {
    const tables = readFile(file);
    const here = new Set((await this.tables()).map(({ id }) => id));
    const fresh = tables.filter(({ id }) => !here.has(id));
    const of = (/** @type {string} */ table) => (/** @type {any} */ one) => ({ ...one, table });
    await this.append({
      tables: fresh.map(({ entries, chat, ...table }) => table),
      entries: fresh.flatMap(({ id, entries }) => entries.map(of(id))),
      chat: fresh.flatMap(({ id, chat }) => chat.map(of(id))),
    });
    return { added: fresh.length, known: tables.length - fresh.length };
  }
}

/** The reason why something could not be stored. @param {any} error */
const failure = (error) => (error?.name === "QuotaExceededError" ? new Full(error.message) : new Error(error?.message ?? "not stored"));

/** Reads a file of tables. @param {string} file @returns {Whole[]} */
function readFile(file) {
  let read;
  try {
    read = JSON.parse(file);
  } catch {
    throw new Unreadable();
  }
  const numbered = (/** @type {any} */ list) => Array.isArray(list) && list.every((one) => Number.isInteger(one?.number));
  const isTable = (/** @type {any} */ one) => /^local-[\w-]+$/.test(one?.id) && typeof one.game === "string" && typeof one.status === "object" && one.stored && numbered(one.entries) && numbered(one.chat);
  if (read?.carillon !== FORM || !Array.isArray(read.tables) || !read.tables.every(isTable)) throw new Unreadable();
  return read.tables;
}
