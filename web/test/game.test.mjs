// A real browser plays whole games against the bot, at desktop and phone width, in both languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dice, look, newTable, openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
after(async () => { await house?.close(); });

const GAMES = [
  { name: "Struggle, desktop, English, as the British", game: "struggle", side: "british", options: { width: 1440, height: 900, locale: "en" }, won: /win|draw/i, seed: 1 },
  { name: "Struggle, phone, French, as the French", game: "struggle", side: "french", options: { width: 390, height: 844, locale: "fr", touch: true }, won: /gagne|nulle/i, seed: 2 },
  { name: "Annus Mirabilis, desktop, English, as the French", game: "wilderness", side: "french", options: { width: 1440, height: 900, locale: "en" }, won: /win|draw/i, seed: 3 },
  { name: "Annus Mirabilis, phone, French, as the British", game: "wilderness", side: "british", options: { width: 390, height: 844, locale: "fr", touch: true }, won: /gagne|nulle/i, seed: 4 },
  { name: "Vaudreuil's Petite Guerre, desktop, English, as the British", game: "bayonets", side: "british", options: { width: 1440, height: 900, locale: "en" }, won: /win/i, seed: 5 },
  { name: "Vaudreuil's Petite Guerre, phone, French, as the French", game: "bayonets", side: "french", options: { width: 390, height: 844, locale: "fr", touch: true }, won: /gagn/i, seed: 6 },
];

for (const { name, game, side, options, won, seed } of GAMES) {
  test(`a whole game: ${name}`, { timeout: 600_000 }, async () => {
    const { page, errors } = await house.page(options);
    const seats = { french: "bot:thumb", british: "bot:thumb", [side]: "me" };
    await newTable(page, house.base, seats, game);
    await page.keyboard.press("0"); // the whole map shows
    const clicks = await playToTheEnd(page, dice(seed));
    // How long a game is lies with the dice, which nobody chooses.
    assert.ok(clicks.map > 0, "no click on the map was an action");
    assert.ok(clicks.all > 20, `only ${clicks.all} actions`);
    assert.match(await page.textContent("#outcome"), won);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1);
    assert.ok(fits, "the page is wider than the screen");
    const keys = await page.evaluate(() => [...document.querySelectorAll("#log li, #prompt, #outcome")].map((el) => el.textContent ?? "").filter((text) => /\b(log|ask|do|refuse|over|panel)-[a-z]/.test(text)));
    assert.deepEqual(keys, [], "sentences are missing");
    const record = await page.request.get(`${house.base}/api/tables/${page.url().match(/\/t\/([^#]+)/)[1]}/record`);
    assert.equal(record.status(), 200);
    assert.match(await record.text(), /\nsecret [0-9a-f]{64}\n$/);
    assert.deepEqual(errors, []);
    await page.context().close();
  });
}

/** Plays by clicking: on the map and on cards where it can, on buttons otherwise. */
async function playToTheEnd(page, roll) {
  const clicks = { all: 0, map: 0 };
  for (;;) {
    const { awaiting, number, busy, plays } = await look(page);
    if (awaiting === "over") return clicks;
    if (awaiting !== "me" || busy || plays.length === 0) {
      await page.waitForTimeout(10);
      continue;
    }
    const play = prefer(plays, roll);
    const space = play.match(/^(?:go|march|fight|retreat|build|to|land|(?:march|scout|raid|marshal) \S+) (\S+)$/)?.[1];
    if (space && (clicks.map === 0 || roll(3) === 0) && await clickOn(page, `#map [data-id="space:${space}"].live`)) clicks.map += 1;
    else await page.evaluate(([play, number]) => {
      if (document.body.dataset.number !== number) return;
      /** @type {HTMLElement | null} */ (document.querySelector(`#actions [data-play="${CSS.escape(play)}"]`))?.click();
    }, [play, number]);
    clicks.all += 1;
    await page.waitForFunction(
      (number) => document.body.dataset.number !== number && !document.body.classList.contains("busy") || document.querySelector(".popover [data-play]"),
      number, { timeout: 20_000, polling: 10 });
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector(".popover [data-play]"))?.click());
  }
}

/** Marches now and then, and gets on with it. */
function prefer(plays, roll) {
  const some = (pattern) => plays.filter((play) => pattern.test(play));
  for (const [pattern, odds] of [[/^card/, 1], [/^done/, 2], [/^activate/, 2], [/^take all/, 1], [/^march$/, 1], [/^go/, 1], [/^halt/, 2]]) {
    const fitting = some(pattern);
    if (fitting.length > 0 && roll(odds) === 0) return fitting[roll(fitting.length)];
  }
  return plays[roll(plays.length)];
}

async function clickOn(page, selector) {
  const shape = page.locator(`${selector} .shape:not(.shadow)`).first();
  try {
    await shape.click({ timeout: 1000 });
    return true;
  } catch {
    return false; // it lies under another, or outside the part of the map that shows
  }
}
