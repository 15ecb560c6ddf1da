// The page requests few files, since over a slow connection the number of requests matters more than their size.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { newTable, openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** The maximum number of requests: those for the page, its two scripts, style sheet, three typefaces and texts, those for a game's board, texts, signs, style sheet and coast, and that for the connection. */
const OF_A_TABLE = 14;

test("a table takes few requests, and none is repeated", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "me", british: "bot:recruit" });
  const asked = [];
  // The engravings are fetched later, when the board can be played.
  page.on("request", (request) => request.url().endsWith("/motifs.svg") || asked.push(new URL(request.url()).pathname));
  page.on("websocket", (line) => asked.push(new URL(line.url()).pathname));
  await page.reload({ waitUntil: "networkidle" });
  await page.waitForSelector("body[data-number]");
  assert.ok(asked.length <= OF_A_TABLE, `${asked.length} requests:\n${asked.join("\n")}`);
  assert.equal(new Set(asked).size, asked.length, asked.join("\n"));
  assert.deepEqual(errors, []);
});

test("the lobby fetches only those texts of the games that it shows", async () => {
  const { page, errors } = await house.page({ locale: "fr" });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const paths = new Map();
  let [all, ofGames] = [0, 0];
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (paths.get(requestId)?.startsWith("/api/games/")) ofGames += encodedDataLength;
  });
  await page.goto(house.base, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.querySelectorAll(".picture").length === 3);
  console.log(`${Math.round(all / 1024)} KiB for the lobby, ${Math.round(ofGames / 1024)} of them for the games`);
  assert.ok(ofGames < 60 * 1024, `${ofGames} bytes for the games`);
  // All texts that the lobby shows are loaded.
  for (const card of await page.locator("[data-game]").all()) {
    await card.click();
    await page.evaluate(() => document.querySelectorAll("details").forEach((el) => { el.open = true; }));
    assert.doesNotMatch(await page.innerText("#page"), /\b(game|scenario|option|lesson|side)-[a-z]+/, "no key stands for words");
  }
  assert.deepEqual(errors, []);
});
