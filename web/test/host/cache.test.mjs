// The page without a connection: the files that the service worker caches, and its answers to requests.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { Offline } from "../../host/cache.js";

const SCOPE = "https://host/some/path/";
const digest = async (bytes) => createHash("sha256").update(new Uint8Array(bytes)).digest("hex");
const hash = (text) => createHash("sha256").update(text).digest("hex");

/** Returns an imitation of a browser's caches (`CacheStorage`). */
function cachesOf() {
  const all = new Map();
  const open = async (name) => {
    if (!all.has(name)) all.set(name, new Map());
    const files = all.get(name);
    return {
      put: async (url, response) => void files.set(url, await response.clone().text()),
      match: async (url) => (files.has(url) ? new Response(files.get(url)) : undefined),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  };
  return { all, open, keys: async () => [...all.keys()], delete: async (name) => all.delete(name) };
}

/** Returns the files of a version, as on a host. */
const site = (version) => ({ "index.html": `page ${version}`, "table.html": `table ${version}`, [`${version}/a.js`]: `script ${version}`, [`${version}/play/toy.wasm`]: `toy ${version}`, [`${version}/play/pebbles.wasm`]: `pebbles ${version}` });
const listOf = (version, more = {}) => {
  const hashes = Object.fromEntries(Object.entries(site(version)).map(([path, text]) => [path, hash(text)]));
  const of = (...paths) => Object.fromEntries(paths.map((path) => [path, hashes[path]]));
  return { version, cache: version, host: "page", shell: of("index.html", "table.html", `${version}/a.js`), games: { toy: of(`${version}/play/toy.wasm`), pebbles: of(`${version}/play/pebbles.wasm`) }, ...more };
};

/** The host's files, or `null` while the network is cut, and the paths that were requested. */
let host;
let asked;
let caches;
beforeEach(() => {
  host = site("v1");
  asked = [];
  caches = cachesOf();
});
const fetch = async (what) => {
  const url = typeof what === "string" ? what : what.url;
  asked.push(url.slice(SCOPE.length));
  if (!host) throw new TypeError("no network");
  const text = host[url.slice(SCOPE.length).replace(/\?.*/, "")];
  return new Response(text ?? "not found", { status: text === undefined ? 404 : 200, headers: { "content-type": "text/plain", "content-encoding": "gzip" } });
};
const offline = (version = "v1", more = {}) => new Offline(listOf(version, more), { caches, fetch, scope: SCOPE, digest });
const get = (path, more = {}) => ({ method: "GET", url: `${SCOPE}${path}`, mode: "no-cors", ...more });
const said = async (answer) => (await answer)?.text();

test("all files of the page are cached, and answered without a network", async () => {
  const worker = offline();
  await worker.install();
  host = null;
  for (const [path, text] of [["", "page v1"], ["index.html", "page v1"], ["table.html?t=local-1", "table v1"], ["v1/a.js", "script v1"]]) {
    assert.equal(await said(worker.answer(get(path))), text, path);
  }
});

test("no cache is left if a file is missing or belongs to another version", async () => {
  delete host["v1/a.js"];
  await assert.rejects(offline().install(), /a\.js: 404/);
  assert.deepEqual([...caches.all.keys()], []);
  host = { ...site("v1"), "index.html": "page v2" };
  await assert.rejects(offline().install(), /index\.html is not of version v1/);
  assert.deepEqual([...caches.all.keys()], []);
});

test("no cache is left if the storage is full", async () => {
  const { open } = caches;
  caches.open = async (name) => ({ ...(await open(name)), put: async () => { throw new Error("no room"); } });
  await assert.rejects(offline().install(), /no room/);
  assert.deepEqual([...caches.all.keys()], []);
});

test("a new version is cached beside the old one, which answers from its own cache until the new one takes over", async () => {
  const old = offline();
  await old.install();
  host = site("v2");
  const next = offline("v2");
  await next.install();
  assert.equal(await said(old.answer(get(""))), "page v1");
  assert.equal(await said(old.answer(get("v1/a.js"))), "script v1");
  await next.activate();
  assert.equal(caches.all.size, 1);
  assert.equal(await said(next.answer(get(""))), "page v2");
});

test("another program at the same version has a cache of its own", async () => {
  const old = offline();
  await old.install();
  await old.fetchGames(() => {});
  host = { ...site("v1"), "v1/play/toy.wasm": "toy of other rules" };
  const games = { toy: { "v1/play/toy.wasm": hash("toy of other rules") } };
  const next = offline("v1", { cache: "other", games });
  await next.install();
  await next.fetchGames(() => {});
  const toy = async (worker) => said(worker.answer(get("v1/play/toy.wasm")));
  assert.deepEqual([await toy(old), await toy(next)], ["toy v1", "toy of other rules"]);
  await next.activate();
  assert.equal(caches.all.size, 1);
});

test("a file that is damaged in the browser's own cache is fetched again", async () => {
  const worker = new Offline(listOf("v1"), { caches, scope: SCOPE, digest, fetch: async (url, how) => (how.cache === "reload" ? fetch(url) : new Response("damaged")) });
  await worker.install();
  assert.equal(await said(worker.answer(get("v1/a.js"))), "script v1");
});

test("the caches of another page of the same origin are kept", async () => {
  await caches.open("carillon https://host/other/ v0");
  const worker = offline();
  await worker.install();
  await worker.activate();
  assert.equal(caches.all.size, 2);
});

test("the games are fetched after the page, file by file, and no cached file is fetched again", async () => {
  const worker = offline();
  await worker.install();
  assert.deepEqual(await worker.kept(), { have: 0, of: 2 });
  const far = [];
  const other = [];
  await Promise.all([worker.fetchGames((kept) => far.push(kept.have)), worker.fetchGames((kept) => other.push(kept.have))]);
  assert.deepEqual(other, [0, 1, 2], "both callers get the progress");
  assert.deepEqual([far, asked.filter((path) => path.includes("/play/")).length], [[0, 1, 2], 2]);
  asked = [];
  await offline().fetchGames((kept) => far.push(kept.have));
  assert.deepEqual([asked, far.at(-1)], [[], 2]);
  host = null;
  assert.equal(await said(worker.answer(get("v1/play/toy.wasm"))), "toy v1");
});

test("a game that can't be fetched is tried again later, and the others are cached", async () => {
  const worker = offline();
  await worker.install();
  host["v1/play/toy.wasm"] = "damaged";
  await worker.fetchGames(() => {});
  assert.deepEqual(await worker.kept(), { have: 1, of: 2 });
  host = site("v1");
  await worker.fetchGames(() => {});
  assert.deepEqual(await worker.kept(), { have: 2, of: 2 });
});

test("a game that is not cached yet comes from the network", async () => {
  const worker = offline();
  await worker.install();
  assert.equal(await said(worker.answer(get("v1/play/toy.wasm"))), "toy v1");
});

test("requests for other files than those of this version are not answered", async () => {
  const worker = offline();
  for (const request of [get("v2/a.js"), get("other.html"), get("help"), { ...get(""), method: "POST" }, { ...get(""), url: "https://elsewhere/index.html" }]) assert.equal(worker.answer(request), null, request.url);
});

test("a file is cached as its bytes, without redirects or compression", async () => {
  const file = await offline().file("index.html", "");
  assert.deepEqual([file.redirected, file.headers.get("content-encoding"), file.headers.get("content-type")], [false, null, "text/plain"]);
});

/** Returns the same page as a server serves it: each table has an address of its own. */
const server = (version) => {
  const { shell, ...list } = listOf(version, { host: "server" });
  return { ...list, shell: { "": "", "table.html": "", "rules.html": "", [`${version}/a.js`]: shell[`${version}/a.js`], "api/games": "" } };
};

test("on a server, files without a version come from the network first, and the pages of tables and rulebooks open even without it", async () => {
  host = { ...site("v1"), "": "page v1", "api/games": "old", "t/abc": "served", "rules.html": "rules v1" };
  const worker = offline("v1", server("v1"));
  await worker.install();
  host["api/games"] = "new";
  assert.equal(await said(worker.answer(get("api/games"))), "new");
  assert.equal(worker.answer(get("api/open")), null);
  assert.equal(worker.answer({ ...get("api/tables"), method: "POST" }), null);
  asked = [];
  assert.equal(await said(worker.answer(get("v1/a.js"))), "script v1");
  assert.deepEqual(asked, [], "what has a version never changes");
  const table = get("t/abc", { mode: "navigate" });
  assert.equal(await said(worker.answer(table)), "served");
  host = null;
  assert.equal(await said(worker.answer(get("api/games"))), "old");
  assert.equal(await said(worker.answer(get("", { mode: "navigate" }))), "page v1");
  assert.equal(await said(worker.answer(table)), "table v1");
  for (const path of ["rules", "rules/toy", "rules/toy?from=abc#8.2"]) assert.equal(await said(worker.answer(get(path, { mode: "navigate" }))), "rules v1", path);
});
