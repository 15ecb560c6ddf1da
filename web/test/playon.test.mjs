// A finished game is continued at a new table, from the moment being shown.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

test("a resigned game can be continued against the computer", async () => {
  const { page, errors } = await house.page();
  await page.goto(house.base);
  const { table, seats } = await page.evaluate(async () => {
    const body = JSON.stringify({ game: "struggle", french: "me", british: "bot:random" });
    return (await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  });
  await page.goto(`${house.base}/t/${table}#${seats.french}`);
  await page.waitForSelector('body[data-awaiting="me"] #map .space');
  await page.click("#tab-table");
  await page.click("#resign");
  await page.click("#resign-yes");
  await page.waitForSelector('body[data-awaiting="over"]');
  for (const button of ["#replay-play-on", "#play-on"]) {
    await page.click(button);
    await page.waitForSelector(".popover [data-seats]");
    assert.equal(await page.locator(".popover [data-seats]").count(), 5);
    await page.keyboard.press("Escape");
  }
  await page.click("#play-on");
  assert.equal(await page.locator('.popover [data-seats="me,bot:random"]').count(), 1, "the computer plays as well as it did");
  await page.click('.popover [data-seats="bot,me"]');
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(table));
  await page.waitForSelector('body[data-awaiting="me"] #map .space');
  assert.equal(await page.locator("#outcome").isVisible(), false);
  assert.deepEqual(errors, []);
});
