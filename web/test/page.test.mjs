// The page without a server. A plain file server serves the files from a folder, and is switched off once the browser has fetched them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { serveFolder } from "./folder.mjs";
import { dice, look, openBrowser, openHouse, press, WHOLE, writePage } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof writePage>>} */
let written;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  written = await writePage();
  browser = await openBrowser();
});
afterEach(() => browser.tidy());
after(async () => {
  await browser?.close();
  await written?.remove();
});

/** Starts a host, and opens the lobby. When the browser has stored all files, stops the host, unless `stay` is true. */
async function alone({ stay = false, ...options } = {}) {
  const host = await serveFolder(written.folder);
  const { page, errors } = await browser.page(options);
  await page.goto(host.base);
  await page.waitForSelector("#kept.ready");
  if (!stay) await host.stop();
  // The first load came from the host; after a reload the page comes from the browser's cache.
  await page.reload();
  await page.waitForSelector("#create");
  return { page, errors, host };
}

/** Opens a table from the lobby. */
async function open(page, game, seats, scenario) {
  await page.click(`[data-game="${game}"]`);
  if (scenario) await page.selectOption("#scenario", scenario);
  for (const [side, seat] of Object.entries(seats)) await page.selectOption(`#seat-${side}`, seat);
  await page.click("#create");
  await page.waitForSelector("body[data-number]");
}

/** Plays at random until `enough` returns true. */
async function play(page, roll, enough) {
  let rest = 0;
  for (;;) {
    const now = await look(page);
    if (enough(now)) return now;
    // On a shared screen the other side opens the curtain.
    if (await page.evaluate(() => { const open = /** @type {HTMLElement | null} */ (document.querySelector("#curtain button")); open?.click(); return Boolean(open); })) continue;
    if (now.awaiting !== "me" || now.busy || now.plays.length === 0) {
      await page.waitForTimeout(5);
      continue;
    }
    await press(page, now.plays[roll(now.plays.length)], "#actions");
    // If several targets are picked together, a single press may not be enough to play an action.
    rest = (await look(page)).number === now.number ? rest + 1 : 0;
    if (rest % 200 === 199) throw new Error(`nothing comes of ${now.plays.join(", ")}`);
  }
}

const over = ({ awaiting }) => awaiting === "over";
const past = (number) => (now) => over(now) || Number(now.number) >= number;
const numberOf = (page) => page.evaluate(() => Number(document.body.dataset.number));

// ./check long plays all three games to their ends.
for (const { game, scenario, options, whole } of [
  { game: "struggle", options: { locale: "fr", width: 390, height: 844, touch: true }, whole: true },
  { game: "wilderness", scenario: "annus-mirabilis", options: {}, whole: WHOLE },
  { game: "bayonets", scenario: "vaudreuils-petite-guerre", options: {}, whole: WHOLE },
]) {
  test(`${whole ? "a whole game" : "the beginning of a game"} without a network: ${game}${options.locale === "fr" ? ", in French on a phone" : ""}`, { timeout: 3_600_000 }, async () => {
    const { page, errors } = await alone({ ...options, passing: true });
    const failed = [];
    // A worker that is not needed any more is ended, even while its script is being loaded.
    page.on("requestfailed", (request) => request.failure()?.errorText === "net::ERR_ABORTED" || failed.push(`${request.url()}: ${request.failure()?.errorText}`));
    await open(page, game, { french: "me", british: "bot:recruit" }, scenario);
    const roll = dice(7);
    const { number } = await play(page, roll, past(20));
    await page.reload();
    await page.waitForSelector("body[data-number]");
    assert.ok(await numberOf(page) >= Number(number), "nothing that was shown is lost");
    await play(page, roll, whole ? over : past(Number(number) + 60));
    if (whole) assert.match(await page.textContent("#outcome"), /win|won|draw|gagn|nulle|vainqu|victoire/i);
    const keys = await page.evaluate(() => [...document.querySelectorAll("#log li, #prompt, #outcome")].map((el) => el.textContent ?? "").filter((text) => /\b(log|ask|do|refuse|over|panel)-[a-z]/.test(text)));
    assert.deepEqual(keys, [], "sentences are missing");
    assert.deepEqual([failed, errors], [[], []]);
  });
}

test("a record can be saved, opened again, and reviewed", async () => {
  const { page, errors } = await alone();
  await open(page, "struggle", { french: "me", british: "bot:recruit" });
  await play(page, dice(3), past(8));
  await page.click("#tab-table");
  await page.click("#resign");
  await page.click("#resign-yes");
  await page.waitForSelector("body[data-awaiting=over]");
  const saved = page.waitForEvent("download");
  await page.locator("#seats button", { hasText: "Download the record" }).click();
  const record = readFileSync(await (await saved).path(), "utf8");
  assert.match(record, /\nsecret [0-9a-f]{64}\n/);
  await page.goto(new URL(".", page.url()).href);
  await page.setInputFiles("#upload", { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForSelector("body[data-awaiting=over]");
  await page.click("#tab-table");
  await page.waitForSelector("#uploaded");
  // A changed record is refused.
  await page.goto(new URL(".", page.url()).href);
  await page.setInputFiles("#upload", { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record.replace(/\nsecret ..../, "\nsecret 0000")) });
  await page.waitForSelector(".notice");
  assert.match(await page.textContent(".notice"), /not accepted/);
  assert.deepEqual(errors, []);
});

test("hints, odds and reasons work on this device", async () => {
  const { page, errors } = await alone();
  await open(page, "struggle", { french: "me", british: "bot:recruit" });
  await play(page, dice(5), (now) => now.awaiting === "me" && !now.busy && now.plays.length > 1);
  await page.click("#hint");
  await page.waitForSelector("#hints [data-play]");
  assert.deepEqual(errors, []);
});

test("a lesson can be opened, and its steps read", async () => {
  const { page, errors } = await alone();
  await page.click("[data-lesson]");
  await page.waitForSelector("#lesson[data-step]");
  await page.click("#lesson-next");
  await page.waitForSelector("#lesson[data-step='2']");
  assert.deepEqual(errors, []);
});

test("two tabs show the same table, and when one goes the other plays on", async () => {
  const { page, errors } = await alone();
  await open(page, "struggle", { french: "me", british: "me" });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.waitForSelector("body[data-number]");
  const before = await numberOf(page);
  await play(second, dice(1), past(before + 3));
  await page.waitForFunction((number) => Number(document.body.dataset.number) >= number, before + 3);
  const shown = await numberOf(second);
  await page.close();
  await play(second, dice(2), past(shown + 3));
  assert.deepEqual(errors, []);
});

test("a tab that is killed during a write loses nothing that it has shown", async () => {
  const { page } = await alone();
  await open(page, "struggle", { french: "me", british: "me" });
  const address = page.url();
  const context = page.context();
  const roll = dice(11);
  let now = page;
  for (let round = 0; round < 6; round += 1) {
    const { number } = await play(now, roll, past(await numberOf(now) + 2));
    const { plays } = await look(now);
    const killer = await context.newCDPSession(now);
    // The tab is killed right after the press: in even rounds before the action takes effect, in odd rounds just after.
    await press(now, plays[0] ?? "", "#actions");
    if (round % 2 === 1) await new Promise((done) => setTimeout(done, 3 * round));
    killer.send("Page.crash").catch(() => {});
    await new Promise((gone) => now.on("crash", gone));
    await now.close();
    now = await context.newPage();
    await now.goto(address);
    await now.waitForSelector("body[data-number]");
    assert.ok(await numberOf(now) >= Number(number), `round ${round}`);
  }
});

test("all tables can be exported to a file and imported from it", async () => {
  const { page, errors } = await alone();
  await open(page, "struggle", { french: "me", british: "me" });
  const { number } = await play(page, dice(4), past(5));
  const lobby = new URL(".", page.url()).href;
  await page.goto(lobby);
  const saved = page.waitForEvent("download");
  await page.click("#export");
  const file = readFileSync(await (await saved).path());
  page.on("dialog", (box) => box.accept());
  await page.click("#mine li > button");
  await page.waitForFunction(() => document.querySelectorAll("#mine li").length === 0);
  await page.setInputFiles("#import", { name: "tables.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.waitForSelector(".notice");
  await page.setInputFiles("#import", { name: "tables.json", mimeType: "application/json", buffer: file });
  await page.click("#mine li a");
  await page.waitForSelector("body[data-number]");
  assert.equal(await numberOf(page), Number(number));
  assert.equal((await look(page)).awaiting, "me", "its seats came with it");
  assert.deepEqual(errors, []);
});

test("a new version takes effect at the next start, never during a game, and only whole", async () => {
  const { page, host } = await alone({ stay: true });
  await open(page, "struggle", { french: "me", british: "me" });
  const script = readFileSync(join(written.folder, "sw.js"), "utf8");
  const [, version] = script.match(/"version":\s*"([^"]+)"/);
  const caches = () => page.evaluate(async () => (await window.caches.keys()).map((name) => name.split(" ").at(-1)));
  const update = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((take) => { registration.onupdatefound = () => take(registration.installing); });
    await registration.update();
    const worker = await found;
    while (worker.state === "installing") await new Promise((done) => { worker.onstatechange = done; });
    return worker.state;
  });
  // Some files are missing, so the version is not cached.
  const next = script.replaceAll(version, `${version}b`);
  host.replaced.set("sw.js", next);
  assert.equal(await update(), "redundant");
  assert.deepEqual(await caches(), [version]);
  // If a list has the same files but another cache name, its files are stored in a new cache, beside the old one.
  const moved = script.replace(/("cache":\s*")[^"]+/, `$1${version}c`);
  assert.notEqual(moved, script);
  host.replaced.set("sw.js", moved);
  assert.equal(await update(), "installed");
  assert.deepEqual((await caches()).sort(), [version, `${version}c`]);
  await page.reload();
  await page.waitForSelector("body[data-number]");
  assert.deepEqual((await caches()).sort(), [version, `${version}c`], "the game goes on in its own version");
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(host.base);
  await again.waitForFunction(async (name) => (await window.caches.keys()).every((one) => one.endsWith(name)), `${version}c`);
  await host.stop();
});

test("with a server, a table on this device is marked as such, and can be moved to the server and played against a person", async () => {
  const house = await openHouse({ mock: true });
  const { page, errors } = await house.page();
  // The mock has neither linked scripts nor programs.
  for (const worker of ["host", "thinker"]) await page.context().route(`**/${worker}.linked.js`, (route) => route.fulfill({ contentType: "text/javascript", body: `import "./host/${worker}.js";` }));
  const [, version] = readFileSync(join(written.folder, "sw.js"), "utf8").match(/"version":\s*"([^"]+)"/);
  await page.context().route("**/play/*.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: readFileSync(join(written.folder, version, "play", route.request().url().split("/").at(-1))) }));
  await page.route("**/api/games", (route) => route.fulfill({ json: JSON.parse(readFileSync(join(written.folder, version, "api/games.json"), "utf8")) }));
  const wishes = [];
  await page.route("**/api/tables", (route) => {
    wishes.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.goto(house.base);
  await page.selectOption("#seat-british", "anyone");
  await page.check("#where-device");
  assert.match(await page.inputValue("#seat-british"), /^bot/, "nobody can come to this device");
  assert.deepEqual(await page.locator("#seat-french option").evaluateAll((all) => all.map((one) => one.value).filter((value) => !value.startsWith("bot"))), ["me"]);
  assert.equal(await page.locator("#clock-kind, #private").count(), 0);
  await page.selectOption("#seat-british", "me");
  await page.click("#create");
  await page.waitForSelector("body[data-number]");
  assert.match(page.url(), /\/table\.html\?t=local-/);
  assert.deepEqual(wishes, [], "the server was not asked");
  assert.ok(await page.isHidden("#tab-chat"));
  await page.click("#tab-table");
  assert.equal(await page.locator("#seats .watch-link, #recovery, #seats .presence").count(), 0);
  await page.goto(house.base);
  await page.waitForSelector("#mine .here");
  await page.click("#mine li a");
  await page.waitForSelector("body[data-number]");
  await page.click("#tab-table");
  await page.click("#move");
  await page.click("dialog [data-keep=british]");
  await page.waitForURL(/\/t\//);
  const [{ game, position, french, british }] = wishes;
  assert.deepEqual([game, french, british], ["struggle", "open", "me"]);
  assert.match(position, /year/);
  assert.deepEqual(errors, []);
  await house.close();
});

test("axe finds no violations in the guides, the help and the table", async () => {
  const { page, errors, host } = await alone({ stay: true });
  assert.deepEqual(await blamed(page), []);
  await page.goto(`${host.base}help/en/`);
  await page.click("nav#contents > ol > li:nth-child(3) > a");
  await page.waitForSelector("h1");
  assert.match(page.url(), /\/some\/path\/help\/en\/.+\.html$/);
  await page.click("header a[hreflang=fr]");
  assert.match(page.url(), /\/some\/path\/help\/fr\/.+\.html$/);
  await page.click("header a:last-child");
  await page.waitForSelector("#create");
  assert.equal(page.url(), host.base);
  assert.deepEqual(errors, []);
  await host.stop();
});

test("a rulebook opens without a network, at a rule, and an example of the rule is played", async () => {
  const { page, errors, host } = await alone({ stay: true });
  await page.waitForFunction(() => document.querySelector("#kept.ready"));
  await host.stop();
  await page.goto(`${host.base}rules.html?g=wilderness#8.231`);
  await page.waitForSelector('[id="8.231"].this');
  await page.click('[id="8.231"] .rule-examples > .show-me');
  await page.waitForSelector("body[data-number]");
  assert.match(page.url(), /table\.html\?t=local-/);
  assert.deepEqual(errors, []);
});
