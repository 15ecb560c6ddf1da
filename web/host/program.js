// @ts-check
// A game's program: a WebAssembly module that takes a question and returns an answer, both as JSON in UTF-8. The program knows
// nothing of workers, clocks or storage: the time and random bytes come with each question.

import { random } from "../kit/random.js";

/**
 * The exports of a program.
 * @typedef {object} Exports
 * @property {{ buffer: ArrayBuffer }} memory
 * @property {(length: number) => number} room makes room for a question
 * @property {(at: number, length: number) => number} ask takes the question, and returns the address of the answer: first the length of the answer, then its bytes
 * @property {(at: number) => void} done frees the memory of the answer
 */

/** The number of random bytes that come with each question. */
const RANDOM = 64;

/** A running program. If a question fails, the program is broken and must not be asked again. */
export class Program {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
    /** The tables that the program has in memory. @type {Set<string>} */
    this.tables = new Set();
    /** The message of the program's panic. */
    this.words = "";
  }

  /** Stores the message of a panic. @param {number} at @param {number} length */
  panicked(at, length) {
    this.words = new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at >>> 0, length));
  }

  /** @template T @param {() => T} ask @returns {T} */
  asking(ask) {
    try {
      return ask();
    } catch (error) {
      throw new Error(this.words || String(error), { cause: error });
    }
  }

  /** Asks the program, and returns its answer. @param {object} question @returns {any} */
  ask(question) {
    const { exports } = this;
    const bytes = new TextEncoder().encode(JSON.stringify({ ...question, now: Date.now(), random: random(RANDOM) }));
    const room = exports.room(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    const at = this.asking(() => exports.ask(room, bytes.length)) >>> 0;
    // The buffer must be read after the question: if the memory has grown, there is a new buffer.
    const length = new DataView(exports.memory.buffer).getUint32(at, true);
    const answer = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at + 4, length));
    exports.done(at);
    return JSON.parse(answer);
  }
}

/** Fetches and compiles a program. @param {string} address @returns {Promise<WebAssembly.Module>} */
export async function compiled(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A module can be compiled while it arrives only if it has the right content type, which not every file host sends.
  if (answer.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Starts a program. @param {WebAssembly.Module} module @param {(done: number, of: number) => void} progress called with the progress of a long question */
export async function started(module, progress) {
  /** @type {Program} */
  const program = new Program(/** @type {any} */ ({}));
  const panicked = (/** @type {number} */ at, /** @type {number} */ length) => program.panicked(at, length);
  const instance = await WebAssembly.instantiate(module, { host: { progress, panicked } });
  program.exports = /** @type {any} */ (instance.exports);
  return program;
}
