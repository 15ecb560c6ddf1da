// The lobby of somebody who has tables, and the help that is opened there and at a table.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
after(async () => { await house?.close(); });

const player = (kind) => ({ name: "", kind, here: true, nonce: "n" });

/** How three tables stand: one waits for me, one for the other side, one is over. */
const MINE = [["a", "french", null], ["b", "british", null], ["c", "french", "british"]].map(([table, awaited, result]) => ({ table, game: "struggle", scenario: "", players: { french: player("person"), british: player("person") },
  seats: ["french"], awaited: result ? [] : [awaited], since: 0, number: 1, clock: [], runs_out: { french: null, british: null }, result }));

/** Opens the lobby of somebody who has these tables. */
async function lobby(options, mine = MINE) {
  const { page, errors } = await house.page(options);
  await page.route("**/api/mine", (route) => route.fulfill({ json: mine }));
  await page.addInitScript((tables) => localStorage.getItem("carillon.tables") ?? localStorage.setItem("carillon.tables", JSON.stringify(tables)),
    mine.map(({ table }) => ({ table, game: "struggle", scenario: "", tokens: ["k"], sides: ["french"], opened: 0 })));
  await page.goto(house.base);
  await page.waitForSelector("#mine .waits, #mine p");
  return { page, errors };
}

test("on a phone the lobby says first how many tables wait for me, and leads to them", async () => {
  const { page, errors } = await lobby({ width: 390, height: 844, touch: true });
  assert.equal(await page.textContent("#waiting"), "My tables: 1 waits for your move");
  const first = await page.evaluate(() => document.querySelector("main")?.firstElementChild?.id);
  assert.equal(first, "waiting");
  assert.deepEqual(await blamed(page), []);
  await page.click("#waiting");
  const { y } = await page.locator("#mine").boundingBox();
  assert.ok(y >= 0 && y < 422, `the list begins ${y} pixels down`);
  assert.equal(await page.evaluate(() => document.activeElement?.closest("li")?.dataset.table), "a");
  assert.deepEqual(errors, []);
});

test("who has no tables is not told of them, nor who sees the list of them anyway", async () => {
  const none = await lobby({ width: 390, height: 844, touch: true }, []);
  assert.equal(await none.page.locator("#waiting").count(), 0);
  const wide = await lobby({ width: 1280, height: 720 });
  assert.ok(!await wide.page.isVisible("#waiting"));
  const { y } = await wide.page.locator("#mine .waits").boundingBox();
  assert.ok(y < 400, `the first table is ${y} pixels down`);
  assert.deepEqual([...none.errors, ...wide.errors], []);
});

test("no table is forgotten by one press", async () => {
  const { page, errors } = await lobby({ width: 390, height: 844, touch: true });
  const asked = [];
  let yes = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return yes ? dialog.accept() : dialog.dismiss();
  });
  const forget = (table) => page.click(`[data-table="${table}"] > button`);
  await forget("a");
  await forget("c");
  assert.equal(await page.locator("#mine li").count(), 3);
  yes = true;
  await forget("c");
  assert.equal(await page.locator("#mine li").count(), 2);
  assert.match(asked.join("\n"), /The key to your seat.*\nTake this table off.*\nTake this table off/);
  assert.deepEqual(errors, []);
});

test("the rules are looked up at the top of the help", async () => {
  const { page, errors } = await house.page({ width: 390, height: 844, touch: true });
  await page.goto(`${house.base}/t/plain#f`);
  await page.waitForSelector("#map .stack");
  await page.click("#help");
  const { y } = await page.locator(".look-up").boundingBox();
  assert.ok(y < 300, `the field is ${y} pixels down`);
  await page.fill(".look-up input", "leader");
  await page.click(".look-up button");
  await page.waitForSelector(".dialog .ledger");
  assert.equal(await page.inputValue(".dialog .search"), "leader");
  const rules = await page.locator(".dialog .ledger li:visible").allTextContents();
  assert.ok(rules.length > 0 && rules.every((words) => /leader/i.test(words)), rules.join("\n"));
  await page.goto(house.base);
  await page.waitForSelector(".picture");
  await page.click("#about");
  assert.equal(await page.locator(".look-up").count(), 3, "in the lobby one for each game");
  assert.deepEqual(await blamed(page, ".dialog"), []);
  assert.deepEqual(errors, []);
});
