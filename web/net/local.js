// @ts-check
// Tables on this device. A worker holds the tables, as a server would. This module talks to the worker through connections that look
// like those to a server, and through requests.

import { Refused } from "./refused.js";
import { fileAt } from "./root.js";

/** @typedef {import("./socket.js").Line} Line */
/** @typedef {import("../host/relay.js").Asked} Asked */
/** @typedef {import("../host/relay.js").Told} Told */
/** @typedef {{ take: (answer: { status: number, body: any }) => void, told: (done: number) => void }} Request */

/** The states of a line, with the values of a WebSocket. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** The time, in milliseconds, that a line may take to open: the game's program must be fetched first, perhaps over a slow connection. */
const PATIENCE = 120_000;

/** The worker, which is started when it is first needed, with its open lines and pending requests. */
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
  // The worker ends together with the page. Otherwise the next page might find a leader that is about to end.
  addEventListener("pagehide", dismiss, { once: true });
  return worker;
}

/** Ends the worker, closes its lines and fails its requests. The next message starts another worker. */
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

  /** Sends a message; does nothing unless the line is open. @param {string} text */
  send(text) {
    if (this.readyState === OPEN) tell({ say: this.n, text });
  }

  /** Closes the line. */
  close() {
    if (this.readyState === CLOSED) return;
    tell({ close: this.n });
    this.closed(1000, "");
  }

  /** Marks the line as open. */
  opened() {
    this.readyState = OPEN;
    this.onopen?.({});
  }

  /** Handles a message from the table. @param {string} data */
  said(data) {
    this.onmessage?.({ data });
  }

  /** Marks the line as closed. @param {number} code @param {string} reason */
  closed(code, reason) {
    this.readyState = CLOSED;
    host.lines.delete(this.n);
    this.onclose?.({ code, reason });
  }
}

/**
 * Sends a request to the worker. Rejects with the same errors as a request to a server.
 * @param {{ ask: string, [what: string]: unknown }} what @param {(done: number) => void} [told] called with the progress, in per cent @returns {Promise<any>}
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

/** Asks the worker to load the program of a game, given by name or by one of its tables, while the page is still being drawn. Resolves when the program is loaded, or when loading has failed. @param {{ game: string } | { table: string }} of @returns {Promise<void>} */
export const warm = (of) => askLocal({ ask: "warm", ...of }).then(() => {}, () => {});

/** Asks the browser not to clear this page's storage when room is short. */
export function keepStorage() {
  navigator.storage?.persist?.().catch(() => {});
}
