// Puzzles on the page without a server: a puzzle is answered wrongly, the answer is refuted on the board, the puzzle is solved, and the browser remembers that.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openWritten } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openWritten>>} */
let written;
/** @type {Awaited<ReturnType<typeof openWritten>>["host"]} */
let host;
/** @type {Awaited<ReturnType<typeof openWritten>>["browser"]} */
let browser;
before(async () => {
  written = await openWritten((folder) => {
    const place = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(`/games/${GAME}/puzzles.json`));
    writeFileSync(join(folder, place ?? ""), JSON.stringify(FACTS));
  });
  ({ host, browser } = written);
});
afterEach(() => browser.tidy());
after(() => written?.close());

/** Two puzzles whose figures are made up. They replace the puzzles of their game in the written page. */
const FACTS = JSON.parse(readFileSync(new URL("puzzles.json", import.meta.url), "utf8"));
const GAME = "struggle";

/** Noon of a day on which the second of the two puzzles is today's. */
const NOON = 20_001.5 * 86_400_000;

/** Opens the section with the puzzles of a game. */
async function openPuzzles(page, game) {
  await page.click("#puzzles summary");
  await page.selectOption("#puzzle-game", game);
  await page.waitForSelector("#puzzle-today");
}

/** Returns what axe finds on the page, except on the pieces of the map, which other tests check. */
const faults = async (page) => (await blamed(page)).filter((line) => !line.includes('data-id="piece:'));

const PHONE = { width: 390, height: 844, touch: true, locale: "fr", seen: true };

/** Waits until the question can be answered. */
const ready = (page) => page.waitForFunction(() => !document.body.classList.contains("busy") && document.querySelector("#study-puzzle[data-stands=asks]") && document.querySelector("#actions [data-play]"));
/** Answers the puzzle. */
const give = (page, play) => page.evaluate((play) => /** @type {HTMLElement} */ (document.querySelector(`#actions [data-play="${play}"]`)).click(), play);

test("a wrong answer is refuted, the right one is remembered, in French on a phone, and axe finds no violations", async () => {
  const [game, facts] = [GAME, FACTS];
  const [one] = facts.all;
  const { page, errors } = await browser.page(PHONE);
  // The date is fixed, since midnight may pass between the page's choice of today's puzzle and the test's.
  await page.clock.setFixedTime(NOON);
  await page.goto(host.base);
  await openPuzzles(page, game);
  assert.equal(await page.locator(".puzzle-list li").count(), facts.all.length);
  assert.deepEqual(await blamed(page, "#puzzles"), []);
  await page.selectOption("#puzzle-theme", one.theme);
  assert.equal(await page.locator(".puzzle-list li").count(), facts.all.filter(({ theme }) => theme === one.theme).length);
  await page.click(`[data-puzzle="${one.id}"]`);
  await ready(page);
  assert.match(await page.textContent("#study-puzzle .words"), /de choisir/);
  assert.equal(await page.locator("#tree").isVisible(), false, "the lines are hidden while the puzzle is asked");
  assert.deepEqual(await faults(page), []);
  // The arrow keys go along the lines of a study, but not before the answer.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#tree")).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
  assert.equal(await page.getAttribute("#study-puzzle", "data-stands"), "asks");

  await give(page, one.wrong[0].play);
  await page.waitForSelector("#study-puzzle .wrong");
  assert.match(await page.textContent("#study-puzzle .wrong"), new RegExp(`${Math.round(100 * one.wrong[0].chance)}`));
  assert.deepEqual(await faults(page), []);
  const wide = await page.evaluate(() => [...document.querySelectorAll("#study *")].filter((el) => el.checkVisibility() && el.getBoundingClientRect().right > innerWidth + 1).map((el) => el.id || el.className));
  assert.deepEqual(wide, []);

  assert.equal(await page.locator("#tree").isVisible(), false, "the lines would give the solution away");
  await page.click("#puzzle-again");
  await ready(page);
  await give(page, one.answer);
  await page.waitForSelector("#study-puzzle .right");
  assert.deepEqual(await faults(page), []);

  // The browser remembers the solved puzzle, and today's puzzle is the one that everybody gets.
  await page.click("#to-puzzles");
  await page.waitForSelector(".puzzle-list li");
  await page.selectOption("#puzzle-game", game);
  await page.waitForSelector(`[data-puzzle="${one.id}"].solved`);
  assert.match(await page.textContent(`[data-puzzle="${one.id}"] small`), /mauvaise réponse/);
  assert.match(await page.textContent("#puzzle-progress"), /1 sur/);
  await page.click("#puzzle-today");
  await page.waitForSelector("#study-puzzle[data-puzzle]");
  assert.equal(await page.getAttribute("#study-puzzle", "data-puzzle"), facts.all[1].id);
  assert.deepEqual(errors, []);
});

test("the solution is shown on demand, and its line can be followed by keyboard", async () => {
  const [game, facts] = [GAME, FACTS];
  const { page, errors } = await browser.page({ width: 1280, height: 800, locale: "en", seen: true });
  await page.goto(host.base);
  await openPuzzles(page, game);
  await page.click(`[data-puzzle="${facts.all[0].id}"]`);
  await ready(page);
  await page.focus("#puzzle-show");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#study-puzzle .right");
  await page.waitForFunction(() => !document.body.classList.contains("busy"));
  if (await page.locator("#puzzle-on").count() > 0) {
    const before = await page.getAttribute("#tree .here", "data-node");
    await page.focus("#puzzle-on");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector("#tree .here")?.getAttribute("data-node") !== before, before);
  }
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(errors, []);
});
