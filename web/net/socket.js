// @ts-check
// The live line to a table. It comes back by itself when it breaks, sits down again, and sends again what was not
// acknowledged, under the same id, so that nothing is played twice and nothing is lost.

import { random } from "../kit/random.js";
import { patched } from "./patch.js";

/** @typedef {import("../types").ServerMessage} ServerMessage */
/**
 * @typedef {object} Ears
 * @property {(message: ServerMessage) => void} hear
 * @property {(offline: boolean) => void} line
 * @property {(busy: boolean) => void} busy
 * @property {() => void} lost the line has never been open
 */

/** So long the server is left alone when it is busy, in milliseconds. */
const BUSY = 700;

/** A line for one table: `open` it once, then `act` for what must arrive and `send` for what need not; `ears` hear the rest. */
export class Live {
  /** @param {string} table @param {string[]} tokens @param {string} name @param {Ears} ears */
  constructor(table, tokens, name, ears) {
    this.table = table;
    this.tokens = tokens;
    this.name = name;
    this.ears = ears;
    /** @type {string | null} */
    this.as = null;
    /** What lets one look at a private table. @type {string | null} */
    this.invitation = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** Has a table come since it last sat down? */
    this.seated = false;
    /** What waits for its acknowledgement, by id. @type {Map<string, object>} */
    this.waiting = new Map();
    /** The table as it was last heard; what is different comes as a patch to it. @type {import("../types").TableMessage | null} */
    this.known = null;
    /** Is a newer one on its way? */
    this.owed = false;
    this.tries = 0;
    /** Has it ever been open? */
    this.reached = false;
    this.timer = 0;
    this.ended = false;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  open() {
    if (this.ended) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.reached = true;
      this.ears.line(false);
      this.sit();
      for (const message of this.waiting.values()) this.send(message);
    };
    socket.onmessage = (event) => this.heard(event.data);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.ears.line(true);
      if (!this.reached) this.ears.lost();
      const wait = Math.min(15000, 500 * 2 ** this.tries) * (0.8 + Math.random() * 0.4);
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  sit() {
    this.seated = false;
    this.send({ do: "sit", tokens: this.tokens, name: this.name || undefined, as: this.as ?? undefined, invitation: this.invitation ?? undefined });
  }

  /** Sits down with one key more. @param {string} key */
  hold(key) {
    this.tokens = [...this.tokens, key];
    this.sit();
  }

  /** Tries at once instead of waiting for its turn. */
  hurry() {
    if (!this.socket && !this.ended && this.timer) this.open();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** @param {string} data */
  heard(data) {
    /** @type {ServerMessage} */
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (message.is === "patch") {
      // Something was missed: whoever sits down is told the whole.
      if (message.of !== this.known?.version) return this.sit();
      message = { is: "table", ...patched(this.known, message.patch) };
    }
    if (message.is === "no" && message.code === "busy" && this.waits(message.id)) return;
    const answered = (message.is === "ack" || message.is === "no") && message.id !== undefined && this.waiting.delete(message.id);
    // What was played shows only in the next table: until then another click would answer an entry that is not the last one any more.
    if (answered && message.is === "ack" && message.entry > (this.known?.entry ?? -1)) this.owed = true;
    if (message.is === "table") {
      this.as = message.seats.find((side) => side === message.as) ?? null;
      this.known = message;
      this.seated = true;
      this.owed = false;
    }
    this.ears.hear(message);
    if (answered || message.is === "table") this.ears.busy(this.waiting.size > 0 || this.owed);
  }

  /** Too much was asked of the server, which did nothing: what must arrive is said again in a moment. @param {string | undefined} id */
  waits(id) {
    const message = id === undefined ? undefined : this.waiting.get(id);
    if (!id || !message) return false;
    setTimeout(() => this.waiting.has(id) && this.send(message), BUSY);
    return true;
  }

  /** Says something that may be lost with the line. @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Says something that must arrive, once. @param {object} message */
  act(message) {
    const id = random(12);
    const whole = { ...message, id };
    this.waiting.set(id, whole);
    this.ears.busy(true);
    this.send(whole);
  }
}
