// A real browser plays against the bot by clicking only things that are visible and reachable, at widths from 360 to 1920 pixels and in both languages.

import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { after, before, describe, test } from "node:test";
import { blamed } from "./axe.mjs";
import { dice, look, newTable, openHouse, WHOLE } from "./house.mjs";
import { allInReach, click, watch } from "./reach.mjs";
import { standsStill, watchStill } from "./still.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
after(async () => { await house?.close(); });

/** The actions that are made by a click on a space. */
const ON_THE_MAP = /^(?:go|march|fight|retreat|build|to|land|(?:march|scout|raid|marshal) \S+) (\S+)$/;

/** The widths and heights of two phones and three screens. */
const SIZES = [[360, 740], [390, 844], [1280, 720], [1440, 900], [1920, 1080]].map(([width, height]) => ({ width, height }));

/** The sizes of the screens on which the test points at every choice with the mouse. */
const SCREENS = [[1024, 768], [1280, 720], [1440, 900], [1920, 1080]].map(([width, height]) => ({ width, height }));

// The games by touch are played to their ends by ./check long; page.test.mjs plays a whole game in every run. The size of the window and the language change repeatedly. In each game the test plays one side by touch, and the other side by mouse.
const GAMES = [
  { name: "Struggle, as the British", game: "struggle", side: "british", options: { ...SIZES[2], locale: "en" }, seed: 1, answers: 25 },
  { name: "Struggle, as the French", game: "struggle", side: "french", options: { ...SIZES[1], locale: "fr", touch: true }, seed: 2, answers: WHOLE ? Infinity : 40 },
  { name: "Wilderness War, as the French", game: "wilderness", side: "french", options: { ...SIZES[3], locale: "en" }, seed: 3, answers: 25 },
  { name: "Wilderness War, as the British", game: "wilderness", side: "british", options: { ...SIZES[0], locale: "fr", touch: true }, seed: 4, answers: WHOLE ? Infinity : 40 },
  { name: "Vaudreuil's Petite Guerre, as the British", game: "bayonets", side: "british", options: { ...SIZES[4], locale: "en", touch: true }, seed: 5, answers: WHOLE ? Infinity : 40 },
  { name: "Vaudreuil's Petite Guerre, as the French", game: "bayonets", side: "french", options: { ...SIZES[2], locale: "fr" }, seed: 6, answers: 25 },
];

describe("games", { concurrency: availableParallelism() }, () => {
  for (const { name, game, side, options, seed, answers } of GAMES) {
    const whole = answers === Infinity;
    test(`${whole ? "a whole game" : `${answers} answers`}: ${name}`, { timeout: 3_600_000 }, async () => {
      const { page, errors } = await house.page({ ...options, seed: name, passing: true });
      await watch(page);
      await watchStill(page);
      const seats = { french: "bot:recruit", british: "bot:recruit", [side]: "me" };
      await newTable(page, house.base, seats, game);
      await page.keyboard.press("0"); // the whole map is shown
      const clicks = await play(page, answers, dice(seed), options.touch ? SIZES : SCREENS);
      // The length of a game depends on the dice; in a short game there may have been no choice on the map.
      assert.ok(clicks > 0 || !whole, "no click on the map was an action");
      const keys = await page.evaluate(() => [...document.querySelectorAll("#log li, #prompt, #outcome")].map((el) => el.textContent ?? "").filter((text) => /\b(log|ask|do|refuse|over|panel)-[a-z]/.test(text)));
      assert.deepEqual(keys, [], "sentences are missing");
      if (whole) await ending(page);
      assert.deepEqual(errors, []);
      await page.context().close();
    });
  }
});

/** Checks that a finished game shows the winner, and offers its record with the secret. */
async function ending(page) {
  await allInReach(page, "the game is over");
  assert.match(await page.textContent("#outcome"), /win|won|draw|gagn|nulle/i);
  const record = await page.request.get(`${house.base}/api/tables/${page.url().match(/\/t\/([^#]+)/)[1]}/record`);
  assert.equal(record.status(), 200);
  assert.match(await record.text(), /\nsecret [0-9a-f]{64}\n/);
}

/** The number of times that a choice is clicked before the test fails. */
const TRIES = 3;

/** The number of choices after which the language changes, and after which the window does. */
const LANGUAGE = 25;
const SIZE = 7;

/** Makes a number of choices, or plays to the end, by clicking only things that are visible and reachable: cards, buttons, spaces, the list of all actions. Resolves with the number of clicks on the map that were actions. */
async function play(page, most, roll, sizes) {
  let clicks = 0;
  const seen = new Set();
  for (let answers = 1; answers <= most; ) {
    const { awaiting, number, busy, plays } = await look(page);
    if (awaiting === "over") return clicks;
    if (awaiting !== "me" || busy || plays.length === 0) {
      await page.waitForTimeout(10);
      continue;
    }
    if (answers % LANGUAGE === 0) await changeLanguage(page);
    if (answers % SIZE === 0) await resize(page, sizes[answers / SIZE % sizes.length]);
    await check(page, seen);
    if (sizes === SCREENS) await standsStill(page, await page.textContent("#prompt"));
    const play = prefer(plays, roll);
    const far = await farSpace(page, roll);
    const space = far ?? play.match(ON_THE_MAP)?.[1];
    // A change of layout may move a button just as it is clicked. A click without effect is therefore repeated, as a
    // player would do.
    for (let tries = 1, come = false; !come; tries += 1) {
      if (tries === 1 && space && (far || clicks === 0 || roll(3) === 0) && await clickOn(page, space)) clicks += 1;
      else await answer(page, play, number, roll);
      come = await somethingComes(page, number, tries);
      assert.ok(come || tries < TRIES, `nothing comes of ${play}, at ${await page.textContent("#ask")}`);
    }
    await answerThere(page, seen, roll, sizes);
    answers += 1;
  }
  return clicks;
}

/** Switches to the other language, and waits until it is shown. */
async function changeLanguage(page) {
  const other = (await page.evaluate(() => document.documentElement.lang)) === "fr" ? "en" : "fr";
  await page.selectOption("#status .languages", other);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, other, { polling: 10 });
}

/** Changes the size of the window, and waits until the page has adapted to it. */
async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until an action has been played, or a card or a space has opened with choices. */
async function somethingComes(page, number, tries) {
  const come = page.waitForFunction(
    (number) => document.body.dataset.number !== number && !document.body.classList.contains("busy") || document.querySelector(":is(.popover, dialog[open]) :is([data-play], [data-walk])"),
    number, { polling: 10, timeout: tries < TRIES ? 60_000 : undefined });
  return come.then(() => true, () => false);
}

/**
 * Checks that everything is reachable, once for each kind of prompt, for each size, and in each language. Prompts that differ only in numbers count as the
 * same kind.
 */
async function check(page, seen) {
  const kind = await page.evaluate(() => {
    const over = document.querySelector("dialog[open] h2, .popover h3");
    return [innerWidth, document.documentElement.lang, over ? "opened" : "", document.querySelector("#prompt")?.textContent?.replace(/[\d“«][^”»]*[”»]?/g, "").slice(0, 60), Math.ceil(Math.log2(1 + document.querySelectorAll("#buttons button").length))].join(" ");
  });
  if (seen.has(kind)) return;
  seen.add(kind);
  await allInReach(page, kind);
  // Once in each game, when spaces can be clicked, axe checks the page too.
  if (seen.has("axe") || await page.locator("#spaces .live").count() < 3) return;
  seen.add("axe");
  assert.deepEqual(await blamed(page), [], kind);
}

/** Makes a choice with its button, on a card that can be played, or in the list of all actions. */
async function answer(page, play, number, roll) {
  const own = `:is(#buttons, #picks) [data-play="${play}"]`;
  if (await twice(page, own)) return;
  if (roll(2) === 0 && await click(page, "#hand .card.live:not([aria-pressed])")) return;
  if (await page.evaluate(() => !document.querySelector("#actions").open)) await click(page, "#actions summary");
  if (await twice(page, `#actions [data-play="${play}"]`)) return;
  // A force on a walk of several steps moves on by itself. The earlier choices are then gone.
  assert.notEqual((await look(page)).number, number, `${play} is nowhere to be seen`);
}

/** Makes one of the choices of a card or a space that has opened with several choices. */
async function answerThere(page, seen, roll, sizes) {
  const there = ":is(.popover, dialog[open]) :is([data-play], [data-walk])";
  const many = await page.evaluate((there) => document.querySelectorAll(there).length, there);
  if (many === 0) return;
  await check(page, seen);
  if (sizes === SCREENS) await standsStill(page, "what was opened");
  const play = await page.evaluate(([there, i]) => document.querySelectorAll(there)[i]?.getAttribute("data-play"), [there, roll(many)]);
  await twice(page, play ? `:is(.popover, dialog[open]) [data-play="${play}"]` : there);
}

/** Clicks a button, and clicks it again if it must be confirmed. */
async function twice(page, selector) {
  if (!await click(page, selector)) return false;
  await click(page, `${selector}.armed`);
  return true;
}

/** Returns, half of the time, a space more than one step away that a force can walk to, if there is one. */
async function farSpace(page, roll) {
  const far = await page.evaluate(() => [...document.querySelectorAll("#spaces .reached")].map((el) => el.getAttribute("data-id")?.slice(6) ?? ""));
  return far.length > 0 && roll(2) === 0 ? far[roll(far.length)] : null;
}

/** Picks an action at random, but prefers those that move the game on. */
function prefer(plays, roll) {
  const some = (pattern) => plays.filter((play) => pattern.test(play));
  for (const [pattern, odds] of [[/^card/, 1], [/^done/, 2], [/^activate/, 2], [/^take all/, 1], [/^march$/, 1], [/^go/, 1], [/^halt/, 2]]) {
    const fitting = some(pattern);
    if (fitting.length > 0 && roll(odds) === 0) return fitting[roll(fitting.length)];
  }
  return plays[roll(plays.length)];
}

/** Clicks a space as a player does: drags the map until the space is visible, and clicks where nothing covers it. */
async function clickOn(page, space) {
  const { drag, box } = await page.evaluate((space) => {
    const middle = (/** @type {DOMRect} */ r) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
    const box = middle(document.querySelector("#map-box").getBoundingClientRect());
    const at = middle(document.querySelector(`#map [data-id="space:${space}"] .shape:not(.shadow)`).getBoundingClientRect());
    return { drag: { x: box.x - at.x, y: box.y - at.y }, box };
  }, space);
  await page.mouse.move(box.x, box.y);
  await page.mouse.down();
  await page.mouse.move(box.x + drag.x, box.y + drag.y, { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector("#world").style.transform === "none", null, { polling: 20 }); // the map has come to rest
  const at = await page.evaluate((space) => {
    const id = `space:${space}`;
    const box = document.querySelector("#map-box").getBoundingClientRect();
    const live = document.querySelectorAll(`#map [data-id="${id}"]:is(.live, .reached) .shape:not(.shadow), #map [data-stack="${space}"] .body`);
    for (const r of [...live].map((el) => el.getBoundingClientRect())) {
      for (const [dx, dy] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]) {
        const [x, y] = [r.x + r.width * dx, r.y + r.height * dy];
        const top = document.elementFromPoint(x, y)?.closest("[data-id], [data-stack]");
        const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
        if (inside && (top?.getAttribute("data-id") === id || top?.getAttribute("data-stack") === space)) return { x, y };
      }
    }
    return null; // the space is completely covered
  }, space);
  if (at) await page.mouse.click(at.x, at.y);
  return at !== null;
}
