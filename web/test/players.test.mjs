// Ratings in a real browser: two players finish games, and look at their profiles and at the best players.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Sends a request from a page, with the page's session. */
const ask = (page, path, asked) => page.evaluate(async ([path, asked]) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}, [path, asked]);

/** Opens the lobby as a player with a new account. */
async function player(name, options) {
  const { page, errors } = await house.page(options);
  await page.goto(house.base);
  await ask(page, "/api/account/sign-up", { name });
  await page.reload();
  await page.waitForSelector("#account-open");
  return { page, errors };
}

/** Opens the tab with the players. */
const openSeats = async (page) => {
  await page.waitForSelector("body[data-number]");
  await page.click("#tab-table");
};

/** Lets the second player resign a game of both. Returns the table's id. */
async function game(winner, loser, settings = {}) {
  const made = await ask(winner.page, "/api/tables", { game: "struggle", french: "me", british: "open", ...settings });
  await loser.page.goto(`${house.base}/t/${made.table}#i=${made.invitations.british}`);
  await loser.page.waitForSelector("#claim");
  if (!settings.casual) await loser.page.waitForSelector(".invite .prospects");
  await ask(loser.page, `/api/tables/${made.table}/claim`, { invitation: made.invitations.british, key: "b".repeat(32) });
  await winner.page.goto(`${house.base}/t/${made.table}`);
  await loser.page.goto(`${house.base}/t/${made.table}`);
  await openSeats(loser.page);
  await loser.page.click("#resign");
  await loser.page.click("#resign-yes");
  await winner.page.waitForSelector("#outcome:not([hidden])");
  return made.table;
}

/** Checks that a page fits its window and that axe finds nothing. */
async function check(page, what) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
  assert.deepEqual(await blamed(page), [], what);
}

test("finished games change ratings, which the table, the profile and the list of the best players show", async () => {
  const anna = await player("Anna", { width: 1280, height: 800 });
  const bert = await player("Bert", { width: 390, height: 844, locale: "fr", touch: true });
  await game(anna, bert);
  await anna.page.waitForSelector("#rating-change");
  assert.match(await anna.page.innerText("#rating-change"), /^Your rating is now 16\d\d \(\+1\d\d\)\.$/);
  assert.match(await bert.page.textContent("#rating-change"), /^Votre classement est maintenant de 13\d\d \(.1\d\d\)\.$/);
  await openSeats(anna.page);
  const link = anna.page.locator(".players .british .who a");
  assert.equal(await link.getAttribute("href"), "/players/Bert");
  assert.match(await anna.page.textContent(".players .british .rating"), /provisional/);
  await game(anna, bert);

  // The profile at 390 pixels, in French.
  await bert.page.goto(`${house.base}/players/Anna`);
  await bert.page.waitForSelector(".graph svg");
  assert.equal(await bert.page.locator("[data-rating]").count(), 1);
  assert.match(await bert.page.innerText("[data-rating]"), /2 victoires, 0 nulle, 0 défaite/);
  assert.match(await bert.page.getAttribute(".graph svg", "aria-label"), /^2 parties classées/);
  assert.equal(await bert.page.locator("#rated-games li").count(), 2);
  assert.match(await bert.page.innerText("#opponents"), /Bert/);
  await check(bert.page, "the profile in French");

  // The best players at 1280 pixels, in English: nobody has played enough, so only the computer is listed.
  await anna.page.goto(house.base);
  await anna.page.click("#to-leaders");
  await anna.page.waitForSelector("#leaders .own-list li");
  assert.equal(await anna.page.locator("#leaders .own-list li").count(), 6);
  assert.match(await anna.page.innerText("#leaders"), /Nobody has played enough rated games/);
  await check(anna.page, "the best players in English");
  await anna.page.goto(house.base);
  await anna.page.click("#profile");
  await anna.page.waitForSelector("#player");
  assert.match(await anna.page.innerText("#player h2"), /Anna/);
  await check(anna.page, "the profile in English");
  await anna.page.goto(`${house.base}/players/Nobody%20here`);
  await anna.page.waitForSelector("[role=alert]");
  assert.match(await anna.page.innerText("[role=alert]"), /No player has this name/);
  assert.deepEqual([...anna.errors.filter((error) => !/404/.test(error)), ...bert.errors], []);
});

test("a casual game changes no rating, and an open table tells what a result would change", async () => {
  const anna = await player("Carl", { width: 1280, height: 800 });
  const bert = await player("Dora", { width: 1280, height: 800 });
  await anna.page.selectOption("#seat-british", "anyone");
  await anna.page.click("details.more > summary");
  await anna.page.check("#casual");
  const sent = anna.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await anna.page.click("#create");
  assert.equal((await sent).postDataJSON().casual, true);
  await anna.page.waitForURL(/\/t\//);
  const { table } = await ask(anna.page, "/api/tables", { game: "struggle", french: "me", british: "open", access: "open" });
  await bert.page.goto(house.base);
  await bert.page.waitForSelector(`.open-tables [data-table="${table}"] .prospects`);
  assert.match(await bert.page.innerText(`.open-tables [data-table="${table}"]`), /win \+1\d\d, draw [+−-]?\d, loss .1\d\d/);
  assert.equal(await bert.page.locator(".open-tables .prospects").count(), 1, "the other table is casual");
  assert.match(await bert.page.innerText(".open-tables"), /casual/);
  assert.equal(await bert.page.locator('.open-tables a[href="/players/Carl"]').count(), 2);
  await check(bert.page, "the lobby");
  await game(anna, bert, { casual: true });
  await openSeats(anna.page);
  await anna.page.waitForSelector(".players .british .rating");
  assert.equal(await anna.page.locator("#rating-change").count(), 0);
  assert.deepEqual([...anna.errors, ...bert.errors], []);
});
