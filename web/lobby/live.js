// @ts-check
// The news of the lobby: the server tells which lists have changed. Without news, the lists are fetched at intervals.

import { lobbyLine } from "../net/connect.js";

/** @typedef {import("../types").LobbyMessage} LobbyMessage */

/** The pause, in milliseconds, after which a line that has closed is opened again. It doubles with each attempt that fails. */
const FIRST = 1000;
const LONGEST = 60_000;

/** While the server tells of changes, only one of so many regular requests is sent. */
const SELDOM = 10;

/** The line to the server, whether it is open, and the pause before it is opened again. @type {{ line: WebSocket | null, on: boolean, pause: number }} */
const live = { line: null, on: false, pause: FIRST };

/** Opens the line, and opens it again whenever it closes. @param {(message: LobbyMessage) => void} heard */
export function listen(heard) {
  const line = lobbyLine();
  live.line = line;
  line.onopen = () => {
    live.on = true;
    live.pause = FIRST;
  };
  line.onmessage = ({ data }) => heard(JSON.parse(data));
  line.onclose = () => {
    live.on = false;
    setTimeout(() => listen(heard), live.pause);
    live.pause = Math.min(2 * live.pause, LONGEST);
  };
}

/** Closes the line, which is then opened again for the account that has signed in now. */
export function listenAgain() {
  live.line?.close();
}

/** Returns a function that tells whether the next regular request is needed. */
export function regularly() {
  const count = { n: 0 };
  return () => {
    count.n += 1;
    return !live.on || count.n % SELDOM === 0;
  };
}
