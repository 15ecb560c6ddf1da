// @ts-check
// Connections to tables: a WebSocket for a table of the server, or a line to the worker for a table on this device.

import { LocalLine } from "./local.js";
import { at, isLocal } from "./root.js";

/** Opens a connection to a table. @param {string} table @returns {import("./socket.js").Line} */
export function connect(table) {
  if (isLocal(table)) return new LocalLine(table);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${at(`api/tables/${encodeURIComponent(table)}/live`)}`);
}
