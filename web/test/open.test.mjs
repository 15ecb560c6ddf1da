// The access to tables, chosen in the lobby, and open tables that anybody may join. The test takes the place of the
// server.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

test("the lobby requests an open table, a private one, or one by invitation", async () => {
  const { page, errors } = await house.page();
  const wishes = [];
  await page.route("**/api/tables", (route) => {
    wishes.push(route.request().postDataJSON());
    return route.fulfill({ status: 422, contentType: "application/json", body: '{"error":{"code":"refused","message":"not now"}}' });
  });
  await page.goto(house.base);
  const create = async () => {
    const said = page.waitForResponse("**/api/tables");
    await page.click("#create");
    await said;
  };
  await page.selectOption("#seat-british", "open");
  await create();
  await page.click("details.more > summary");
  await page.check("#private");
  await create();
  await page.selectOption("#seat-british", "anyone");
  assert.equal(await page.locator("#private").count(), 0, "whoever comes may play");
  await create();
  // All open seats of a table are filled in the same way.
  await page.selectOption("#seat-french", "open");
  assert.equal(await page.inputValue("#seat-british"), "open");
  assert.deepEqual(wishes.map(({ french, british, access }) => [french, british, access]), [["me", "open", "invitation"], ["me", "open", "private"], ["me", "open", "open"]]);
  assert.deepEqual(errors.filter((error) => !/422/.test(error)), []);
});

test("an open table is joined with a button", async () => {
  const { page, errors } = await house.page({ width: 390, height: 800 });
  const open = [{ table: "plain", scenario: "", options: {}, sides: ["british"], name: "Ann", waits: 0 }];
  await page.route("**/api/games", async (route) => {
    const games = await (await route.fetch()).json();
    open[0].game = games[0].name;
    return route.fulfill({ json: games });
  });
  await page.route("**/api/open", (route) => route.fulfill({ json: open }));
  let claim = null;
  await page.route("**/api/tables/plain/claim", (route) => {
    claim = route.request().postDataJSON();
    return route.fulfill({ json: { side: "british", recovery: "code" } });
  });
  await page.goto(house.base);
  await page.click(".open-tables [data-join=british]");
  await page.click("dialog #join");
  await page.waitForSelector("dialog .recovery-code");
  await page.click("dialog .close");
  await page.waitForURL(/\/t\/plain/);
  assert.equal(claim.side, "british");
  assert.match(claim.key, /^\w{32,64}$/);
  assert.equal(claim.invitation, undefined);
  assert.deepEqual(errors, []);
});
