// @ts-check
// Tables on this device. A worker holds them, as a server does its own; this module speaks to that worker, in connections that look
// like a server's, and in requests.

import { Refused } from "./refused.js";
import { fileAt } from "./root.js";

/** @typedef {import("./socket.js").Line} Line */
/** @typedef {import("../host/relay.js").Asked} Asked */
/** @typedef {import("../host/relay.js").Told} Told */
/** @typedef {{ take: (answer: { status: number, body: any }) => void, told: (done: number) => void }} Request */

/** The states of a line, as a WebSocket has them. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** The time in milliseconds that a line may take to open: the game's program comes first, over a slow connection. */
const PATIENCE = 120_000;

/** The worker, once it is needed, with the lines and requests that it knows of. */
const host = {
  /** @type {Worker | null} */
  worker: null,
  /** @type {Map<number, LocalLine>} */
  lines: new Map(),
  /** @type {Map<number, Request>} */
  requests: new Map(),
  last: 0,
};

/** @param {Asked} message */
function tell(message) {
  host.worker ??= employ();
  host.worker.postMessage(message);
}

function employ() {
  const worker = new Worker(fileAt("host.linked.js"), { type: "module", name: "carillon" });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (error) => {
    console.error(error.message);
    dismiss();
  };
  // The next page must not find a leader that is about to go.
  addEventListener("pagehide", dismiss, { once: true });
  return worker;
}

/** Ends the worker. Nothing that was said to it will be answered; whatever is said next starts another. */
function dismiss() {
  host.worker?.terminate();
  host.worker = null;
  for (const line of [...host.lines.keys()]) heard({ ended: line, code: 1006, reason: "" });
  for (const request of [...host.requests.keys()]) heard({ answer: request, status: 503, body: { error: { code: "unreached", message: "the worker has stopped" } } });
}

/** @param {Told} message */
function heard(message) {
  if ("opened" in message) host.lines.get(message.opened)?.opened();
  else if ("said" in message) host.lines.get(message.said)?.said(message.text);
  else if ("ended" in message) host.lines.get(message.ended)?.closed(message.code, message.reason);
  else if ("progress" in message) host.requests.get(message.progress)?.told(message.done);
  else {
    host.requests.get(message.answer)?.take(message);
    host.requests.delete(message.answer);
  }
}

/** A connection to a table on this device. @implements {Line} */
export class LocalLine {
  /** @param {string} table */
  constructor(table) {
    this.n = host.last += 1;
    this.readyState = CONNECTING;
    this.patience = PATIENCE;
    /** @type {Line["onopen"]} */
    this.onopen = null;
    /** @type {Line["onmessage"]} */
    this.onmessage = null;
    /** @type {Line["onclose"]} */
    this.onclose = null;
    host.lines.set(this.n, this);
    tell({ open: this.n, table });
  }

  /** Sends a message; nothing happens on a line that is not open. @param {string} text */
  send(text) {
    if (this.readyState === OPEN) tell({ say: this.n, text });
  }

  /** Closes the line. */
  close() {
    if (this.readyState === CLOSED) return;
    tell({ close: this.n });
    this.closed(1000, "");
  }

  /** The worker has opened the line. */
  opened() {
    this.readyState = OPEN;
    this.onopen?.({});
  }

  /** The worker has sent a message. @param {string} data */
  said(data) {
    this.onmessage?.({ data });
  }

  /** The line is closed. @param {number} code @param {string} reason */
  closed(code, reason) {
    this.readyState = CLOSED;
    host.lines.delete(this.n);
    this.onclose?.({ code, reason });
  }
}

/**
 * Makes a request of the worker. Fails as a request of a server does.
 * @param {{ ask: string, [what: string]: unknown }} what @param {(done: number) => void} [told] how far it has come, in hundredths @returns {Promise<any>}
 */
export async function askLocal(what, told = () => {}) {
  const { status, body } = await new Promise((/** @type {Request["take"]} */ take) => {
    const n = host.last += 1;
    host.requests.set(n, { take, told });
    tell({ ask: n, what });
  });
  if (status >= 400) throw new Refused(body?.error, status);
  return body;
}

/** Has the program of a game made ready, by its name or by one of its tables, while the page is still being drawn. @param {{ game: string } | { table: string }} of */
export const warm = (of) => void askLocal({ ask: "warm", ...of }).catch(() => {});

/** Asks the browser not to clear this page's storage when room is short. */
export function keepStorage() {
  navigator.storage?.persist?.().catch(() => {});
}
