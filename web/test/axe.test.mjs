// axe finds no violations in the lobby and at the tables, on a laptop and on a phone, in the light and the dark
// scheme.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const SIZES = [{ width: 1280, height: 720 }, { width: 390, height: 844, touch: true, dark: true }];
const TABLES = ["cards#f", "over#f", "ww-force#f", "bt-battle#b"];

for (const options of SIZES) {
  test(`axe finds no violations, ${options.width} wide`, async () => {
    const { page } = await house.page(options);
    await page.goto(house.base);
    await page.waitForSelector(".picture");
    assert.deepEqual(await blamed(page), [], "the lobby");
    await page.click("#about");
    assert.deepEqual(await blamed(page), [], "the help");
    for (const table of TABLES) {
      await page.goto("about:blank");
      await page.goto(`${house.base}/t/${table}`);
      await page.waitForSelector("#spaces .space");
      await page.waitForTimeout(200);
      assert.deepEqual(await blamed(page), [], table);
      // A tab changes only the side panel of the page.
      for (const tab of options.width < 760 ? ["log", "cards", "chat", "table"] : ["cards", "chat", "table"]) {
        await page.click(`#tab-${tab}`);
        assert.deepEqual(await blamed(page, "#side"), [], `${table}, ${tab}`);
      }
    }
  });
}

/** On a touch screen no button is smaller than a fingertip. */
test("everything that can be touched is at least 40 pixels wide and high", async () => {
  const { page } = await house.page({ width: 390, height: 844, touch: true });
  for (const table of ["", "rules/struggle", "t/cards#f", "t/ww-force#f", "t/bt-plain#f"]) {
    await page.goto("about:blank");
    await page.goto(`${house.base}/${table}`);
    await page.waitForSelector(table.startsWith("t/") ? "#spaces .space" : ".picture, .rule");
    if (table.startsWith("t/")) await page.click("#tab-log");
    await page.waitForTimeout(200);
    const small = await page.evaluate(() => [...document.querySelectorAll("button, a.button, a.brand, select, summary, input:not([type=file])")]
      .filter((el) => el.checkVisibility() && el.getBoundingClientRect().width > 0 && !el.closest("label, .pieces .who"))
      .map((el) => ({ el, r: el.getBoundingClientRect() })).filter(({ el, r }) => r.height < 39.5 || (r.width < 39.5 && !el.matches("summary")))
      .map(({ el, r }) => `${el.tagName} ${el.id || el.className} ${(el.textContent ?? "").slice(0, 30)} ${Math.round(r.width)} x ${Math.round(r.height)}`));
    assert.deepEqual(small, [], table);
  }
});

/** For every chosen game, a player can open a table without scrolling. */
test("the button that opens a table is on the first screen", async () => {
  for (const [width, height] of [[1440, 900], [1280, 720], [390, 844], [360, 740]]) {
    const { page } = await house.page({ width, height, touch: width < 760, locale: "fr" });
    await page.goto(house.base);
    await page.waitForSelector(".picture");
    for (const card of await page.locator("[data-game]").all()) {
      await card.click();
      const bottom = await page.evaluate(() => document.querySelector("#create").getBoundingClientRect().bottom + scrollY);
      assert.ok(bottom <= height, `${await card.getAttribute("data-game")} at ${width} x ${height}: ${bottom}`);
    }
    await page.context().close();
  }
});
