// The editor of positions on the page without a server: a battle is set up by clicks, an error is made and corrected, and the position is studied, played and sent.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
  written = await openWritten();
  ({ host, browser } = written);
});
afterEach(() => browser.tidy());
after(() => written?.close());

/** Opens the editor for a game. */
async function openEditor(game, options = {}) {
  const { page, errors } = await browser.page(options);
  await page.goto(`${host.base}editor.html?g=${game}`);
  await settled(page);
  return { page, errors };
}

/** Waits until the program has checked the last change. */
const settled = (page) => page.waitForFunction(() => document.querySelector("#editor-state")?.childElementCount && !document.querySelector("#page.coming")
  && document.querySelector("#page")?.getAttribute("data-checked") === document.querySelector("#page")?.getAttribute("data-asked"));
const press = async (page, selector) => {
  await page.click(selector);
  await settled(page);
};
const text = async (page) => {
  await press(page, "#editor-tab-text");
  return page.inputValue("#position-text");
};
const clickSpace = async (page, id) => {
  await page.evaluate((id) => document.querySelector(`#map [data-id="space:${id}"] .hit, #map [data-id="space:${id}"] .shape`)?.dispatchEvent(new MouseEvent("click", { bubbles: true })), id);
  await settled(page);
};
const wrong = (page) => page.evaluate(() => [...document.querySelectorAll("#editor-state .faults [data-at]")].map((el) => el.getAttribute("data-at")));

test("a battle is set up by clicks, an error is met at a space and mended, and a study opens from it", async () => {
  const { page, errors } = await openEditor("struggle");
  await clickSpace(page, "albany");
  await press(page, "#stack-british");
  for (let n = 0; n < 6; n += 1) await press(page, "#tray-sp");
  await press(page, "#tray-johnson");
  assert.match(await page.textContent("#editor-there"), /Albany/);
  assert.deepEqual(await wrong(page), []);
  // Pieces of both sides in one space must fight there.
  await press(page, "#stack-french");
  await press(page, "#tray-sp");
  assert.deepEqual(await wrong(page), ["spaces.albany"]);
  assert.equal(await page.locator('#wrong-spaces [data-wrong="albany"]').count(), 1, "the map shows where");
  assert.match(await page.textContent("#editor-there .faults"), /Albany/);
  assert.ok(await page.locator("#map .stack").count() >= 1, "the pieces at fault are still on the map");
  await press(page, "#editor-undo");
  assert.deepEqual(await wrong(page), []);
  await press(page, "#editor-redo");
  assert.deepEqual(await wrong(page), ["spaces.albany"]);
  await press(page, "#f-spaces-albany-french-sp-fewer");
  assert.deepEqual(await wrong(page), []);
  // The enemy is in the next space.
  await clickSpace(page, "fort-carillon");
  await press(page, "#tray-sp");
  await press(page, "#editor-tab-table");
  await page.selectOption("#f-phase", "british-movement");
  await settled(page);
  const position = await text(page);
  assert.match(position, /phase = "british-movement"/);
  assert.match(position, /\[spaces\.albany\]\nbritish = \{ sp = 6, leaders = \["johnson"\] \}/);
  // Typing in the text changes the map, and a click on the map keeps the text's comments.
  await page.fill("#position-text", `# a march to the lake\n${position}`);
  await settled(page);
  await press(page, "#editor-tab-table");
  await page.selectOption("#f-year", "1757");
  await settled(page);
  assert.match(await text(page), /^# a march to the lake\nyear = 1757\n/);
  await press(page, "#editor-tab-open");
  await page.click("#editor-study");
  await page.waitForSelector("#tree [data-node]");
  await page.waitForSelector('#actions [data-play="march albany"]', { state: "attached" });
  assert.deepEqual(errors, []);
});

test("a position is sent as a link, saved as a case, and played", async () => {
  const { page, errors } = await openEditor("bayonets");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (said) => void (/** @type {any} */ (window).copied = said) } }));
  await press(page, "#editor-tab-table");
  await page.selectOption("#f-stage", "second");
  await settled(page);
  await press(page, "#editor-tab-cards");
  await press(page, "#pile-british-played");
  await press(page, "#card-7");
  await press(page, "#editor-tab-open");
  assert.deepEqual(await wrong(page), []);
  await page.click("#editor-link");
  const link = await page.waitForFunction(() => /** @type {any} */ (window).copied).then((one) => one.jsonValue());
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#editor-case")]);
  const file = readFileSync(await download.path(), "utf8");
  assert.match(file, /^game = "bayonets"\n\n\[\[case\]\]\n[^]*\n\[case\.position\]\n[^]*british = \{ played = 7 \}/);
  const other = await browser.page();
  await other.page.goto(link);
  await settled(other.page);
  assert.match(await text(other.page), /stage = "second"\n[^]*british = \{ played = 7 \}/);
  await page.click("#editor-play");
  await page.waitForSelector("body[data-number]");
  assert.deepEqual([...errors, ...other.errors], []);
});

test("a moment of a study is opened, changed and studied again", async () => {
  const { page, errors } = await browser.page();
  await page.goto(host.base);
  await page.selectOption("#study-game", "wilderness");
  await page.click("#study-new");
  await page.waitForSelector("#tree [data-node]");
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.querySelector("#study-more")).open = true; });
  await page.click("#study-edit");
  await page.waitForSelector("#editor-state");
  await settled(page);
  assert.deepEqual(await wrong(page), []);
  await page.selectOption("#editor-space", "albany");
  await settled(page);
  assert.ok(await page.locator("#editor-there .steps").count() > 0, "the pieces of the moment stand there");
  await press(page, "#stack-british");
  await press(page, "#tray-rangers");
  await press(page, "#editor-tab-open");
  await page.click("#editor-study");
  await page.waitForSelector("#tree [data-node]");
  assert.deepEqual(errors, []);
});

test("a position is set up with the keyboard alone", async () => {
  const { page, errors } = await openEditor("wilderness");
  await page.focus("#map");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#map[data-space]");
  const first = await page.getAttribute("#map", "data-space");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((first) => document.querySelector("#map")?.getAttribute("data-space") !== first, first);
  const space = await page.getAttribute("#map", "data-space");
  await page.focus("#tray-regulars");
  await page.keyboard.press("Enter");
  await settled(page);
  await page.keyboard.press("Enter");
  await settled(page);
  await page.keyboard.press("Delete");
  await settled(page);
  assert.match(await text(page), new RegExp(`\\[spaces\\.${space}\\]\nfrench = \\{ regulars = 1 \\}`));
  await press(page, "#editor-tab-counters");
  await page.focus("#map");
  await page.keyboard.press("Delete");
  await settled(page);
  await page.keyboard.press("Control+z");
  await settled(page);
  assert.match(await text(page), /regulars = 1/);
  assert.deepEqual(errors, []);
});

test("on a phone in French every part is in reach and without a fault for axe, by day and by night", async () => {
  for (const [game, dark] of [["struggle", false], ["wilderness", true], ["bayonets", false]]) {
    const { page, errors } = await openEditor(game, { width: 390, height: 844, locale: "fr", touch: true, dark });
    await page.selectOption("#editor-space", { index: 3 });
    await settled(page);
    await page.click("#editor-tray button");
    await settled(page);
    for (const tab of ["counters", "table", "cards", "text", "open"]) {
      await press(page, `#editor-tab-${tab}`);
      assert.deepEqual(await blamed(page, "#page"), [], `${game}: ${tab}`);
      const wide = await page.evaluate(() => [...document.querySelectorAll("#page *")].filter((el) => !el.closest("#world, #position-text") && el.checkVisibility() && el.getBoundingClientRect().right > innerWidth + 1).map((el) => el.outerHTML.slice(0, 80)));
      assert.deepEqual(wide, [], `${game}: ${tab}`);
      const untold = await page.evaluate(() => document.body.innerText.match(/\b(?:key|editor|sort|kind|unit|box)-[a-z-]+/g) ?? []);
      assert.deepEqual(untold, [], `${game}: ${tab}`);
    }
    assert.deepEqual(errors, []);
    await browser.tidy();
  }
});
