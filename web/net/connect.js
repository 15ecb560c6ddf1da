// @ts-check
// Connections to tables: a WebSocket for a table of the server, or a line to the worker for a table on this device.

import { LocalLine } from "./local.js";
import { at, isLocal } from "./root.js";

/** Opens a connection to a table. @param {string} table @returns {import("./socket.js").Line} */
export function connect(table) {
  if (isLocal(table)) return new LocalLine(table);
  return socket(`api/tables/${encodeURIComponent(table)}/live`);
}

/** Opens the connection on which the server tells which lists of the lobby have changed. */
export const lobbyLine = () => socket("api/live");

/** @param {string} path */
const socket = (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${at(path)}`);
