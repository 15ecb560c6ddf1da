// A game's program gives exactly the same answers in WebAssembly and as a native program: it opens a table, and its bots choose the same actions.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROFILE = process.env.CARILLON_PROFILE ?? "tests";

/** The level of the bots, and the number of their decisions at each table. `./check long` compares a hundred decisions of the captain. */
const LEVEL = process.env.CARILLON_SAME_LEVEL ?? "search:60";
const DECISIONS = Number(process.env.CARILLON_SAME_DECISIONS ?? 25);

/** Returns a function that asks the WebAssembly program, in bytes. @param {any} exports */
const page = (exports) => (/** @type {object} */ question) => {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const room = exports.room(bytes.length);
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  const at = exports.ask(room, bytes.length);
  const length = new DataView(exports.memory.buffer).getUint32(at, true);
  const answer = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at + 4, length));
  exports.done(at);
  return answer;
};

/** Starts the native program, which answers one question after another. */
function native() {
  const process = spawn(resolve(ROOT, `target/${PROFILE}/examples/ask`), { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdin.write(`${JSON.stringify(question)}\n`);
      return (await answers.next()).value;
    },
    end: () => process.stdin.end(),
  };
}

for (const game of ["struggle", "wilderness", "bayonets"]) {
  test(`${DECISIONS} decisions of ${LEVEL} are the same in a page and natively: ${game}`, { timeout: 3_600_000 }, async (t) => {
    const module = await WebAssembly.compile(readFileSync(resolve(ROOT, `target/programs/${game}.wasm`)));
    const { exports } = await WebAssembly.instantiate(module, { host: { progress() {}, panicked() {} } });
    const [here, other] = [page(exports), native()];
    let number = 0;
    const took = { page: 0, native: 0 };
    const ask = async (question) => {
      number += 1;
      const whole = { ...question, now: 1000 * number, random: String(number).padStart(64, "0") };
      const times = [performance.now()];
      const answer = here(whole);
      times.push(performance.now());
      const same = await other.ask(whole);
      times.push(performance.now());
      if (question.ask === "think") {
        took.page += times[1] - times[0];
        took.native += times[2] - times[1];
      }
      assert.equal(same, answer, JSON.stringify(question).slice(0, 300));
      return JSON.parse(answer);
    };
    const opened = await ask({ ask: "open", wish: { game, french: `bot:${LEVEL}`, british: `bot:${LEVEL}` } });
    assert.equal(opened.status, 201);
    const { stored, id: table } = opened.store.tables[0];
    // Like a thinker, the program follows the table from its first entry.
    await ask({ ask: "follow", stored, entries: [] });
    let thinks = (await ask({ ask: "load", stored, entries: [] })).think;
    for (let decisions = 0; decisions < DECISIONS && thinks.length > 0; decisions += 1) {
      const [think, ...later] = thinks;
      const { play } = await ask({ ...think, ask: "think" });
      const played = await ask({ ...think, ask: "thought", play });
      await ask({ ask: "follow", table, entries: (played.store?.entries ?? []).map(({ entry }) => entry) });
      thinks = [...later, ...played.think];
    }
    other.end();
    t.diagnostic(`thinking took ${Math.round(took.page)} ms in the page, ${Math.round(took.native)} ms natively: ${(took.page / took.native).toFixed(2)} times as long`);
  });
}
