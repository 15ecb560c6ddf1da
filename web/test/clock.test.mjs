// A table with a clock, which is chosen in the lobby and counted down by the page itself.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
afterEach(() => house.tidy());
after(() => house.close());

test("a clock chosen in the lobby counts down at the table", async () => {
  const { page, errors } = await house.page({ width: 390, height: 800 });
  await page.goto(house.base);
  await page.waitForSelector("#create");
  await page.click("details.more > summary");
  await page.selectOption("#clock-kind", "game:3600");
  await page.selectOption("#when-out", "loss");
  await page.click("#create");
  const time = page.locator("#clocks .time.french");
  await time.waitFor();
  const first = await time.innerText();
  assert.match(first.trim(), /^(\d?\d:\d\d|1:00:00)$/);
  // The countdown needs no requests to the server.
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForFunction((first) => document.querySelector("#clocks .time.french")?.innerText !== first, first);
  assert.deepEqual(asked.filter((url) => url.includes("/api/")), []);
  assert.equal(await page.locator("#clocks .time.runs").count(), 1, "the computer has no clock");
  assert.deepEqual(errors, []);
});
