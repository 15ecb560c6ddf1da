// A map of many spaces with blocks, markers and layers, as the stand-in shows it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
after(async () => { await house?.close(); });

async function open(path, options) {
  const { page, errors } = await house.page(options);
  await page.goto(`${house.base}${path}`);
  await page.waitForSelector('#map [data-id="space:quebec"]');
  return { page, errors };
}

const SIZES = [{ width: 1280, height: 800, locale: "en" }, { width: 390, height: 844, locale: "fr", touch: true }];

for (const options of SIZES) {
  test(`the whole map is drawn and named, ${options.width} wide`, async () => {
    const { page, errors } = await open("/t/ww-plain#f", options);
    assert.equal(await page.locator("#spaces > .space").count(), 144);
    assert.ok(await page.locator("#labels > .label").count() > 60);
    assert.equal(await page.locator("#lines .head").count(), 8, "one-way lines have heads");
    assert.equal(await page.locator('#stacks .within[data-stack="hudson-carry-north"]').count(), 1);
    assert.equal(await page.locator('[data-id="space:hudson-carry-north"] .siege .count').textContent(), "1");
    assert.equal(await page.locator('[data-id="space:augusta"] .raided .count').textContent(), "2");
    const words = await page.evaluate(() => [...document.querySelectorAll("#badges li, #map title, .card, #piles, .boxes")].map((el) => el.textContent ?? "").join(" "));
    assert.doesNotMatch(words, /\b(marker|in-force|clock|layer|box|kind|unit|space|card)-[a-z]/);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1), "the page is wider than the screen");
    assert.deepEqual(errors, []);
  });
}

test("a card with several uses lists them all", async () => {
  const { page, errors } = await open("/t/ww-plain#f");
  await page.click('#hand [data-id="card:23"]');
  assert.equal(await page.locator(".popover [data-play]").count(), 5);
  await page.click('.popover [data-play="forts 23"]');
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("forts 23"));
  assert.deepEqual(errors, []);
});

test("supply is shown by the keyboard alone, and reach always", async () => {
  const { page, errors } = await open("/t/ww-go#f");
  assert.equal(await page.locator("#layers .reach").count(), 7);
  await page.focus("#layers-menu");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-layer="supply-french"]:focus');
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#layers .supply-french").count(), 10);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".popover").count(), 0);
  assert.deepEqual(errors, []);
});

test("a stack opens: who is inside, what he is worth, what he may do", async () => {
  const { page, errors } = await open("/t/ww-force#f");
  await page.click('#stacks [data-stack="hudson-carry-north"].french .body');
  const box = page.locator(".popover");
  assert.match(await box.textContent(), /1-6-2/);
  assert.match(await box.locator(".within").textContent(), /Inside.*strength 3.*Northern Provincials/s);
  assert.equal(await box.locator('[data-play^="take regulars"]').count(), 3);
  await box.locator('[data-play="take reduced-regulars 1"]').click();
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("take reduced-regulars 1"));
  assert.deepEqual(errors, []);
});

test("a space without room for its name is named when pointed at", async () => {
  const { page, errors } = await open("/t/ww-plain#f", { width: 1280, height: 800 });
  const hidden = await page.evaluate(() => {
    const shown = new Set([...document.querySelectorAll("#labels > .label")].map((el) => el.getAttribute("data-of")));
    return [...document.querySelectorAll("#spaces > .space")].map((el) => el.getAttribute("data-id")?.slice(6)).find((id) => !shown.has(id ?? ""));
  });
  if (!hidden) return;
  await page.locator(`[data-id="space:${hidden}"] .shape:not(.shadow)`).hover({ force: true });
  await page.waitForSelector(`#named [data-of="${hidden}"]`);
  assert.deepEqual(errors, []);
});
