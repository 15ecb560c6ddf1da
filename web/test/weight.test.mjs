// The costs of the page: layout shifts while it loads, listeners after a long game, and the lobby's requests.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Returns the number of listeners on the page after garbage collection. */
async function listeners(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  await cdp.detach();
  return metrics.find(({ name }) => name === "JSEventListeners").value;
}

test("a long game does not accumulate listeners", async () => {
  const { page, errors, say } = await sitDown(house, "/t/bt-plain#f", { shown: "body[data-number]" });
  const on = ["space:albany", "space:quebec"];
  const play = () => say(({ number }) => ({ log: ["french", "british"].map((side) => ({ n: number + 1, side, on, rule: "7.1", dice: [1, 2], text: { key: "mock-played", args: [["side", { name: `side-${side}` }], ["what", { name: "space-quebec" }]] } })) }));
  for (let i = 0; i < 3; i += 1) await play();
  const few = await listeners(page);
  for (let i = 0; i < 30; i += 1) await play();
  const many = await listeners(page);
  assert.ok(many - few < 15, `${few} listeners, and ${many} after thirty actions more`);
  assert.deepEqual(errors, []);
});

/** Adds up the layout shifts that no input has caused, from the start of the page. */
const watchShifts = (page) => page.addInitScript(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${node?.id || node?.className || node?.nodeName} ${a.x},${a.y},${a.width}x${a.height} to ${b.x},${b.y},${b.width}x${b.height}`) });
  }).observe({ type: "layout-shift", buffered: true });
});

test("on a phone nothing moves while a table or the lobby loads", async () => {
  for (const path of ["/", "/rules/struggle#movement.4", "/t/plain#f", "/t/ww-force#f", "/t/bt-battle#b"]) {
    const { page } = await house.page({ width: 390, height: 844, touch: true, seen: true });
    await watchShifts(page);
    // Each part arrives with a delay, as on a mobile network.
    await page.route("**/api/games/**", async (route) => {
      await new Promise((go) => setTimeout(go, 150));
      await route.continue();
    });
    await page.goto(`${house.base}${path}`);
    await page.waitForSelector(path === "/" ? "[data-game] .picture" : path.startsWith("/rules/") ? ".rule.this" : "#spaces .space");
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => window.shifts);
    assert.ok(shifts.reduce((sum, { value }) => sum + value, 0) < 0.05, `${path}: ${JSON.stringify(shifts, null, 1)}`);
    await page.context().close();
  }
});

test("the page's own typefaces arrive, and nothing else does", async () => {
  const { page, errors } = await house.page({ seen: true });
  const kinds = new Map();
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) kinds.set(new URL(response.url()).pathname.split("/").at(-1), (await response.allHeaders())["content-type"]);
  });
  await page.goto(`${house.base}/t/ww-plain#f`);
  await page.waitForSelector("#labels text");
  const families = await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""))));
  for (const family of ["Carillon Caslon", "Carillon Sans"]) assert.ok(families.includes(family), `${family}: ${families}`);
  assert.deepEqual(new Set(kinds.values()), new Set(["font/woff2"]));
  assert.deepEqual(errors, []);
});

test("every card has a drawing, which exists and is fetched", async () => {
  const names = new Set([...readFileSync(new URL("../motifs.svg", import.meta.url), "utf8").matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name));
  for (const game of ["struggle", "wilderness", "bayonets"]) {
    const signs = readFileSync(new URL(`../../games/${game}/look/signs.svg`, import.meta.url), "utf8");
    const motifs = [...signs.matchAll(/id="motif-(\w+)" data-cards="([^"]*)"/g)];
    assert.deepEqual(motifs.map(([, name]) => name).filter((name) => !names.has(name)), [], `${game}: drawings that the page does not have`);
    const heads = motifs.flatMap(([, , cards]) => cards.split(" "));
    assert.equal(new Set(heads).size, heads.length, `${game}: a card with two drawings`);
    const { board } = JSON.parse(readFileSync(new URL(`${game}.json`, import.meta.url), "utf8"));
    assert.deepEqual(board.cards.map(({ id }) => id).filter((id) => !heads.includes(id)), [], `${game}: cards without a drawing`);
  }
  const { page, errors } = await house.page({ seen: true });
  const fetched = page.waitForResponse((response) => response.url().endsWith("motifs.svg"));
  await page.goto(`${house.base}/t/ww-plain#f`);
  assert.equal((await fetched).status(), 200);
  assert.ok(await page.locator("#hand .vignette use").count() > 0);
  assert.deepEqual(errors, []);
});

test("while the texts of a game are loading, every visible button has a name", async () => {
  const { page } = await house.page({ width: 390, height: 844, touch: true });
  let let_go = () => {};
  const held = new Promise((go) => { let_go = go; });
  await page.route("**/api/games/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house.base}/t/bt-plain#f`);
  await page.waitForSelector("#ask", { state: "attached" });
  const nameless = () => page.evaluate(() => [...document.querySelectorAll("button, a, select, summary")].filter((el) => el.checkVisibility({ visibilityProperty: true }) && !(el.getAttribute("aria-label") || el.textContent.trim())).map((el) => el.id || el.className));
  assert.deepEqual(await nameless(), []);
  let_go();
  await page.waitForSelector("#tab-log:visible");
  assert.deepEqual(await nameless(), []);
});
