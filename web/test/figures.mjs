// Measures the page without a server: the time until the first question over a slow line, and the longest task of the page while the captain thinks.
//
//   node web/test/figures.mjs FOLDER [GAME]    FOLDER was written by `carillon page`
//
// The line has 10 Mbit/s and answers after 100 ms. Files stay in the browser's cache for ten minutes, as with most file hosts. The page's own
// thread is slowed down four times; its workers are not slowed down. The figures depend on the machine, so no test reads them.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { openBrowser } from "./house.mjs";

const [folder, game = "struggle"] = process.argv.slice(2);
if (!folder) throw new Error("usage: node web/test/figures.mjs FOLDER [GAME]");

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".png": "image/png", ".webmanifest": "application/manifest+json" };
/** Bytes per millisecond, and the delay of an answer in milliseconds. */
const RATE = 10_000_000 / 8 / 1000;
const DELAY = 100;

const line = { free: 0, bytes: 0 };
const zipped = new Map();
const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://x").pathname.replace(/\/$/, "/index.html");
  try {
    if (!zipped.has(path)) zipped.set(path, gzipSync(readFileSync(join(folder, path)), { level: 9 }));
    const content = zipped.get(path);
    line.bytes += content.length;
    await new Promise((done) => setTimeout(done, DELAY));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", "content-encoding": "gzip", "cache-control": "max-age=600" });
    // All answers share the line: each is sent in pieces, which alternate.
    for (let at = 0; at < content.length; at += 8192) {
      const piece = content.subarray(at, at + 8192);
      line.free = Math.max(line.free, performance.now()) + piece.length / RATE;
      await new Promise((done) => setTimeout(done, line.free - performance.now()));
      response.write(piece);
    }
    response.end();
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listens) => server.listen(0, listens));
const browser = await openBrowser();
const { page } = await browser.page({ width: 1280, height: 720, steps: true, passing: true });
const devtools = await page.context().newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await devtools.send("Performance.enable");
const worked = async () => (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
await page.addInitScript(() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ startTime, duration }) => [Math.round(startTime), Math.round(duration)]))).observe({ type: "longtask", buffered: true });
});

const ms = (since) => Math.round(performance.now() - since);
let since = performance.now();
await page.goto(`http://localhost:${server.address().port}/`);
await page.waitForSelector("#create");
console.log(`lobby: ${ms(since)} ms, ${Math.round(line.bytes / 1000)} kB, main thread ${(await worked()).toFixed(2)} s`);
await page.click(`[data-game="${game}"]`);
const seats = await page.evaluate(() => ["french", "british"].map((side) => /** @type {HTMLSelectElement} */ (document.querySelector(`#seat-${side}`)).value));
console.log(`seats: ${seats.join(", ")}`);
since = performance.now();
await page.click("#create");
await page.waitForSelector("body[data-number] #prompt");
console.log(`${game}, from the button to the first question: ${ms(since)} ms, ${Math.round(line.bytes / 1000)} kB, main thread ${(await worked()).toFixed(2)} s`);
console.log("long tasks until then:", JSON.stringify(await page.evaluate(() => window.tasks.splice(0))));

await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
await page.goto(`http://localhost:${server.address().port}/`);
await page.waitForSelector("#create");
await page.click(`[data-game="${game}"]`);
for (const [side, seat] of [["french", "bot:captain"], ["british", "bot:captain"]]) await page.selectOption(`#seat-${side}`, seat);
await page.click("#create");
await page.waitForSelector("body[data-number]");
await page.evaluate(() => window.tasks.splice(0));
await page.waitForTimeout(20_000);
const tasks = await page.evaluate(() => window.tasks.map(([, duration]) => duration).sort((a, b) => b - a));
console.log(`20 s of two captains: ${await page.evaluate(() => document.body.dataset.number)} actions, tasks over 50 ms: ${tasks.join(", ") || "none"}`);
await browser.close();
server.closeAllConnections();
server.close();
