// @ts-check
// The tables on this device, in the browser's database. Each change is written in one transaction, which completes before any
// client is told of it.

/**
 * A table as it is kept.
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} game
 * @property {{ changes?: number }} stored the table without its entries, as the program gave it; `changes` grows with every change that is not an entry
 * @property {any} status the table's state for the lobby
 * @property {string[]} [tokens] the keys of the table's seats
 * @property {string} [lesson] the lesson that is taken at the table
 * @property {{ title: string, actions: number }} [study] the study that the table shows instead of a game
 * @property {number} [opened] when the table came to this device, in milliseconds since 1970
 */
/** An entry of a table, as the program gave it. @typedef {{ number: number, entry: unknown }} Entry */
/** A line of a table's chat. @typedef {{ number: number, line: unknown }} Line */
/** The changes that the program wants stored, to one table or to several. @typedef {{ tables?: Kept[], entries?: (Entry & { table: string })[], chat?: (Line & { table: string })[] }} Change */
/** A table with its entries and its chat, as in a file of tables. @typedef {Kept & { entries: Entry[], chat: Line[] }} Whole */

const NAME = "carillon";

/** The layouts of the database, oldest first: each function upgrades the previous layout to the next. A published layout never changes. @type {((db: IDBDatabase) => void)[]} */
const LAYOUTS = [
  (db) => {
    db.createObjectStore("tables", { keyPath: "id" });
    db.createObjectStore("entries");
    db.createObjectStore("chat");
  },
];

/** The version of the format of a file of tables. */
const FORM = 1;

/** The error when the storage is full; nothing was stored. */
export class Full extends Error {}

/** The error when the database can't be used: it is forbidden, broken, or of a later version of the page. */
export class Shut extends Error {}

/** The error for a file that holds no tables, or is of a later version of the page. */
export class Unreadable extends Error {}

/**
 * Opens the database. Creates or upgrades it before, if necessary.
 * @param {() => void} gone called when the database has been closed, because a later version of the page needs it
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

/** Returns the range of the keys of a table's entries, or lines of chat, with numbers above `after`. @param {string} table */
const keys = (table, after = -1) => IDBKeyRange.bound([table, after], [table, Infinity], true);

/** The database, once it is open. */
export class Store {
  /** @param {IDBDatabase} db */
  constructor(db) {
    this.db = db;
  }

  /** Closes the database; later requests fail. */
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
   * Stores the whole change or, if that fails, nothing. A change fails if the number of an entry is taken, since something else
   * has then written to the table. Fields of a table that are not given keep their values.
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

  /** Calls `change` with a function that returns the parts of the database, in one transaction. Resolves once the transaction is on disk. @param {(of: (name: string) => IDBObjectStore) => void} change @returns {Promise<void>} */
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

  /** Adds those tables of an exported file that are not on this device yet: all of them or, if that fails, none. Returns how many were added, and how many were on the device already. @param {string} file */
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

/** Returns the error for something that could not be stored. @param {any} error */
const failure = (error) => (error?.name === "QuotaExceededError" ? new Full(error.message) : new Error(error?.message ?? "not stored"));

/** Parses a file of tables. @param {string} file @returns {Whole[]} */
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
