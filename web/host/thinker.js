// @ts-check A worker that thinks: it runs copies of the games' programs, apart from those that hold the tables. So a long computation blocks nothing
// else. The page's other worker ends this one when its answer is no longer needed.

import { started } from "./program.js";

/** The programs by game. @type {Map<string, Promise<import("./program.js").Program>>} */
const programs = new Map();

/** The number of the question that is being answered. */
const current = { n: 0 };

/** The end of the queue of questions, which are answered one after another. @type {{ last: Promise<void> }} */
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
