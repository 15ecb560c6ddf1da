// The editor's model, with the program of each game: the operations that clicks make build the positions of the cases, and the results equal the
// written ones. ./check builds one position in four, chosen by the seed of the run, and ./check long all of them.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { compiled, started } from "../host/program.js";
import { SEED, WHOLE } from "./house.mjs";
import { addRow, canBeNone, choose, empty, keyAt, none, piecesFor, place, toggle, toggleWay, valuesFor, written } from "../model/position.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Starts the program of a game. */
async function programOf(game) {
  const wasm = readFileSync(join(ROOT, "target/programs", `${game}.wasm`));
  globalThis.fetch = async () => new Response(wasm, { headers: { "content-type": "application/wasm" } });
  return started(await compiled(game), () => {});
}

/** Returns the text of every case file of a game. */
function caseFiles(game) {
  const folder = join(ROOT, "games", game, "cases");
  const files = readdirSync(folder, { recursive: true }).map(String).filter((path) => path.endsWith(".toml"));
  return files.sort().map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** Returns a whole position: the shared position to which it refers, with its changes applied. */
function whole(position, shared) {
  const { like, without = [], ...changes } = position;
  if (!like) return position;
  const merge = (old, now) => (old && now && typeof old === "object" && typeof now === "object" && !Array.isArray(now) ? Object.fromEntries([...new Set([...Object.keys(old), ...Object.keys(now)])].map((key) => [key, key in now ? merge(old[key], now[key]) : old[key]])) : now);
  let base = structuredClone(whole(shared[like], shared));
  for (const path of without) {
    const parts = path.split(".");
    let at = base;
    for (const part of parts.slice(0, -1)) at = at[part];
    delete at[parts.at(-1)];
  }
  return merge(base, changes);
}

/** Returns the operations that make the value of a key, or null if the editor does not offer it. */
function operations(keys, board, path, value, isSetUp) {
  const key = keyAt(keys, path);
  if (!key) return null;
  const offered = (one) => valuesFor(keys, board, path).includes(one);
  if (Array.isArray(value) && value.length === 0 && canBeNone(keys, path)) return [(tree) => none(tree, path)];
  const below = (at, table) => all(Object.entries(table).map(([part, one]) => operations(keys, board, [...at, part], one, isSetUp)));
  switch (key.is) {
    case "flag": case "number": case "word": case "space": case "card":
      return offered(value) ? [(tree) => choose(tree, path, value)] : null;
    case "words": case "cards": case "leaders":
      return value.every(offered) ? value.map((one) => (tree) => toggle(keys, tree, path, one)) : null;
    case "ways":
      return value.map(([a, b, n]) => (tree) => toggleWay(keys, tree, path, [a, b], n));
    case "counts":
      return Object.entries(value).every(([one]) => offered(one)) ? Object.entries(value).map(([one, n]) => (tree) => choose(tree, [...path, one], n)) : null;
    case "table":
      return below(path, value);
    case "spaces":
      return all(Object.entries(value).map(([id, space]) => (board.spaces.some((one) => one.id === id) ? below([...path, id], space) : null)));
    case "tables":
      return all(value.map((row, n) => { const rest = below([...path, String(n)], row); return rest && [(tree) => addRow(tree, path), ...rest]; }));
    case "pieces": {
      const names = piecesFor(keys, board, path).map(({ name }) => name);
      const clicks = Object.entries(value).flatMap(([name, n]) => {
        if (name === key.leaders) return n.map((leader) => (names.includes(leader) ? (tree) => place(keys, board, tree, path, leader, 1) : null));
        if (!names.includes(name) || n > key.most || n < 0) return [null];
        return Array.from({ length: n }, () => (tree) => place(keys, board, tree, path, name, 1));
      });
      const first = isSetUp ? [(tree) => empty(tree, path)] : [];
      return clicks.includes(null) ? null : [...first, ...clicks];
    }
    default: throw new Error(`there is no form ${key.is}`);
  }
}

const all = (lists) => (lists.includes(null) ? null : lists.flat());

/** Returns a position without values that have no effect, such as a count of zero, an empty list or an empty table. An empty table of pieces has an effect if it replaces pieces of the set-up, and is kept. */
function plain(value, isSetUp, path = []) {
  if (Array.isArray(value)) return value.length > 0 || path.length === 1 && ["roads", "in-force"].includes(path[0]) ? value.map((one) => plain(one, isSetUp, [...path, ""])) : undefined;
  if (value === null || typeof value !== "object") return value === 0 && path[0] === "spaces" && path.at(-1) !== "siege" ? undefined : value;
  const parts = Object.keys(value).sort().map((part) => [part, plain(value[part], isSetUp, [...path, part])]).filter(([, one]) => one !== undefined);
  const replaces = isSetUp && path[0] === "spaces" && path.length === 3;
  return parts.length > 0 || replaces || path.length === 0 || path.at(-1) === "" ? Object.fromEntries(parts) : undefined;
}

/** One of this many positions is built. */
const SHARE = WHOLE ? 1 : 4;

for (const game of ["struggle", "wilderness", "bayonets"]) {
  test(`${WHOLE ? "the position of every case" : "the position of one case in four"} of ${game} is built by clicks`, async () => {
    const program = await programOf(game);
    const ask = (ask, more = {}) => program.ask({ ask, game, ...more }).body;
    const keys = ask("keys");
    const board = JSON.parse(readFileSync(join(ROOT, "web/test", `${game}.json`), "utf8")).board;
    const [built, refused] = [[], []];
    let n = 0;
    for (const { path, text } of caseFiles(game)) {
      const file = ask("position", { text }).tree;
      for (const { name, position } of file.case) {
        if (!position || (n += 1) % SHARE !== SEED % SHARE) continue;
        const target = whole(position, file.positions ?? {});
        const about = `${path}: ${name}`;
        const isSetUp = target.from === "setup";
        const steps = all(Object.entries(target).sort(([a]) => (a === "from" ? -1 : 1)).map(([key, value]) => operations(keys, board, [key], value, isSetUp)));
        const as = (tree) => ask("position", { text: written(keys, tree) });
        if (!steps) {
          // If the editor can't build a position, the position must have errors.
          assert.notDeepEqual(as(target).wrong, [], about);
          refused.push(about);
          continue;
        }
        const tree = steps.reduce((now, step) => step(now), {});
        assert.deepEqual(plain(tree, isSetUp), plain(target, isSetUp), about);
        const [mine, theirs] = [as(tree), as(target)];
        assert.deepEqual(plain(mine.tree, isSetUp), plain(tree, isSetUp), `${about}: what is written is read again`);
        // Texts are compared much faster than trees.
        assert.ok(JSON.stringify([mine.view, mine.asks]) === JSON.stringify([theirs.view, theirs.asks]), `${about}: another view`);
        assert.deepEqual(mine.wrong.map(({ at, rules }) => [at, rules]), theirs.wrong.map(({ at, rules }) => [at, rules]), about);
        built.push(about);
      }
    }
    console.log(`${game}: ${built.length} positions are built, ${refused.length} are not offered`);
    assert.ok(built.length > 500 / SHARE, `${built.length} positions`);
    assert.ok(refused.length < built.length / 20, refused.join("\n"));
  });
}
