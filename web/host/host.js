// @ts-check
// The worker of a tab. It holds the tables on this device, or passes messages on to the worker of another tab, which holds them.

import { random } from "../kit/random.js";
import { House } from "./house.js";
import { compiled, started } from "./program.js";
import { Relay } from "./relay.js";
import { openStore } from "./store.js";
import { Tables, Unreached } from "./tables.js";

/** The address of this file, which contains the version of the page; the games' programs are next to it. */
const here = self.location.href;

/** The compiled programs by game; all workers share them. @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map();

/** @param {string} game */
function moduleOf(game) {
  const known = modules.get(game);
  if (known) return known;
  const module = compiled(new URL(`play/${encodeURIComponent(game)}.wasm`, here).href);
  modules.set(game, module);
  module.catch(() => modules.delete(game));
  return module;
}

/** Returns the compiled program of a game. If that fails, the error says that the program could not be fetched. @param {string} game */
async function reached(game) {
  try {
    return await moduleOf(game);
  } catch (error) {
    throw new Unreached(String(error));
  }
}

/** Starts the program of a game in this worker, for the game's tables. @param {string} game */
const program = async (game) => started(await reached(game), () => {});

/** Starts a worker that thinks. @returns {import("./minds.js").Thinker} */
function thinker() {
  const worker = new Worker(new URL("thinker.linked.js", here), { type: "module", name: "carillon-thinker" });
  const sent = new Set();
  /** @type {Map<number, { take: (answer: any) => void, refuse: (error: Error) => void, told?: (done: number, of: number) => void }>} */
  const asked = new Map();
  let last = 0;
  let started = false;
  worker.onmessage = ({ data }) => {
    started = true;
    const one = asked.get(data.n);
    if ("of" in data) return one?.told?.(data.done, data.of);
    asked.delete(data.n);
    if ("failed" in data) one?.refuse(new Error(data.failed));
    else one?.take(data.answer);
  };
  worker.onerror = ({ message }) => {
    for (const one of asked.values()) one.refuse(started ? new Error(message) : new Unreached(message));
  };
  return {
    async ask(game, question, told) {
      const module = sent.has(game) ? undefined : await reached(game);
      sent.add(game);
      return new Promise((take, refuse) => {
        const n = last += 1;
        asked.set(n, { take, refuse, told });
        worker.postMessage({ n, game, module, question });
      });
    },
    end: () => worker.terminate(),
  };
}

/** The substitute for locks, which a browser offers only to pages loaded over a secure connection. Without locks every tab is a leader. A tab notices the entries that another tab has written when it stores its next entry. */
const alone = { request: async (/** @type {string} */ _name, /** @type {any} */ how, /** @type {any} */ then = how) => then(null) };

const channel = new BroadcastChannel("carillon");
const relay = new Relay({
  me: random(8),
  cast: (message) => channel.postMessage(message),
  tell: (message) => self.postMessage(message),
  locks: navigator.locks ?? alone,
  // This tab gives up the lead when a later version of the page needs the database.
  house: (tell, resign) => new House(openStore(resign).then((store) => new Tables({ store, program, thinker })), tell),
});
channel.onmessage = (/** @type {MessageEvent} */ { data }) => relay.heard(data);
self.onmessage = (/** @type {MessageEvent} */ { data }) => relay.asked(data);
relay.begin();
