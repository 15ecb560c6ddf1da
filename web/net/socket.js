// @ts-check
// The conversation with a table. When the connection breaks, another is opened and `sit` is sent again. The messages that were not
// acknowledged are repeated under the same ids, so that none is lost and no action is played twice. A dead connection looks like a
// quiet one, so the other end is pinged after a silence.

import { random } from "../kit/random.js";
import { patched } from "./patch.js";

/** @typedef {import("../types").ServerMessage} ServerMessage */
/** @typedef {import("../types").ClientMessage} ClientMessage */
/** @template T @typedef {T extends { id: string } ? Omit<T, "id"> : never} Unnumbered a message that is acknowledged, before it has its id */
/** @typedef {Unnumbered<ClientMessage>} Deed */
/**
 * @typedef {object} Ears
 * @property {(message: ServerMessage) => void} hear
 * @property {(offline: boolean) => void} line
 * @property {(busy: boolean) => void} busy
 * @property {() => void} lost called when a line ends, if no line has ever been open
 */
/**
 * A connection to a table: a WebSocket, or something that behaves like one.
 * @typedef {object} Line
 * @property {number} readyState as in a WebSocket
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {number} [patience] the time, in milliseconds, that the line may take to open, if not the usual one
 */

/** The state of a line that is open. */
const OPEN = 1;

/** The pause before a message is repeated to a busy server, in milliseconds. */
const BUSY = 700;

/** The silence, in milliseconds, after which the server is pinged. */
const QUIET = 4000;

/** The time, in milliseconds, within which the server must answer, or accept a connection. After that the connection counts as dead. */
const PATIENCE = 5000;

/** The conversation with one table. Call `open` once. After that, call `act` for messages that must arrive, and `send` for messages that may be lost. Everything that happens on the line is passed to `ears`. */
export class Live {
  /** @param {() => Line} connect opens a connection @param {string} table @param {string[]} tokens @param {string} name @param {Ears} ears */
  constructor(connect, table, tokens, name, ears) {
    this.connect = connect;
    this.table = table;
    this.tokens = tokens;
    this.name = name;
    this.ears = ears;
    /** @type {import("../types").Side | null} */
    this.as = null;
    /** The invitation that lets this client watch a private table. @type {string | null} */
    this.invitation = null;
    /** @type {Line | null} */
    this.socket = null;
    /** Whether a table message has arrived since the last `sit`. */
    this.seated = false;
    /** The messages that have not been acknowledged yet, by id. @type {Map<string, ClientMessage>} */
    this.waiting = new Map();
    /** The last table message, to which patches are applied. @type {import("../types").TableMessage | null} */
    this.known = null;
    /** Whether a newer table message is expected. */
    this.owed = false;
    this.tries = 0;
    /** Whether the connection has ever been open. */
    this.reached = false;
    this.timer = 0;
    /** The timer that ends the wait for the next message. */
    this.watch = 0;
    this.ended = false;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  open() {
    if (this.ended) return;
    clearTimeout(this.timer);
    const socket = this.connect();
    this.socket = socket;
    this.listen(socket.patience ?? PATIENCE, () => this.give(socket));
    socket.onopen = () => {
      this.tries = 0;
      this.reached = true;
      this.ears.line(false);
      this.sit();
      for (const message of this.waiting.values()) this.send(message);
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.listen();
      this.heard(event.data);
    };
    socket.onclose = () => this.give(socket);
  }

  /** Gives up a line that is closed or dead, and opens another after a pause. @param {Line} socket */
  give(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.watch);
    // A dead socket takes a long time to close, so nothing waits for its end.
    socket.close();
    this.ears.line(true);
    if (!this.reached) this.ears.lost();
    const wait = Math.min(15000, 500 * 2 ** this.tries) * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Restarts the timer that pings the server after a silence. */
  listen(wait = QUIET, then = () => this.ping()) {
    clearTimeout(this.watch);
    this.watch = setTimeout(then, wait);
  }

  /** Pings the server. If there is no answer, opens another connection. */
  ping() {
    const socket = this.socket;
    if (!socket) return;
    this.send({ do: "ping" });
    this.listen(PATIENCE, () => this.give(socket));
  }

  sit() {
    this.seated = false;
    this.send({ do: "sit", tokens: this.tokens, name: this.name || undefined, as: this.as ?? undefined, invitation: this.invitation ?? undefined });
  }

  /** Sends `sit` again with an additional key, under the given name. @param {string} key @param {string} name */
  hold(key, name) {
    this.tokens = [...this.tokens, key];
    this.name = name;
    this.sit();
  }

  /** Sends `sit` again under another name. @param {string} name */
  rename(name) {
    this.name = name;
    this.sit();
  }

  /** Reconnects at once instead of after the pause. If the line is open, pings the server at once. */
  hurry() {
    if (this.socket?.readyState === OPEN) this.ping();
    else if (!this.socket && !this.ended && this.timer) this.open();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
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
    if (message.is === "pong") return;
    if (message.is === "patch") {
      // A message was missed. After another `sit` the server sends the whole table.
      if (message.of !== this.known?.version) return this.sit();
      message = { is: "table", ...patched(this.known, message.patch) };
    }
    if (message.is === "no" && message.code === "busy" && this.waits(message.id)) return;
    const answered = (message.is === "ack" || message.is === "no") && message.id !== undefined && this.waiting.delete(message.id);
    // The next table message shows the effect of the action. Until it arrives, another click would answer an outdated entry.
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

  /** Repeats the message that a busy server did not handle. Returns whether there was such a message. @param {string | undefined} id */
  waits(id) {
    const message = id === undefined ? undefined : this.waiting.get(id);
    if (!id || !message) return false;
    setTimeout(() => this.waiting.has(id) && this.send(message), BUSY);
    return true;
  }

  /** Sends a message that may be lost with the connection; all messages go through here. @param {ClientMessage} message */
  send(message) {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a message that must arrive exactly once. @param {Deed} message */
  act(message) {
    const id = random(12);
    const whole = /** @type {ClientMessage} */ ({ ...message, id });
    this.waiting.set(id, whole);
    this.ears.busy(true);
    this.send(whole);
  }
}
