// @ts-check
// A worker that thinks: it runs the programs of games apart from the tables, so that a long thought holds nothing up, and is ended
// from outside when its thought is no longer wanted.

import { started } from "./program.js";

/** The programs by their games. @type {Map<string, Promise<import("./program.js").Program>>} */
const programs = new Map();

/** The question that is being answered. */
const current = { n: 0 };

/** The questions are answered one after another. @type {{ last: Promise<void> }} */
const queue = { last: Promise.resolve() };

self.onmessage = ({ data: { n, game, module, question } }) => {
  if (module) programs.set(game, started(module, (done, of) => self.postMessage({ n: current.n, done, of })));
  queue.last = queue.last.then(async () => {
    current.n = n;
    try {
      const program = await programs.get(game);
      self.postMessage({ n, answer: program?.ask(question) });
    } catch (error) {
      self.postMessage({ n, failed: String(error) });
    }
  });
};
