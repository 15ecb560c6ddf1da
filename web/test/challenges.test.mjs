// Two players with accounts challenge each other: the lobby shows challenges, answers and the players who are online, without being asked again.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** The folder for pictures of the lobby, if somebody wants to look at them. */
const PICTURES = process.env.CARILLON_PICTURES;

/** Takes pictures of the lobby in light and dark. */
async function picture(page, name) {
  if (!PICTURES) return;
  // The tests' own style sheets make the page transparent.
  await page.evaluate(() => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = true; });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = false; });
}

/** Signs up in the lobby of a page that sends no regular requests: what it learns, the server tells. */
async function player(name, options) {
  const { page, errors } = await house.page(options);
  await page.addInitScript(() => {
    const plain = window.setTimeout;
    window.setTimeout = /** @type {any} */ ((work, wait, ...rest) => (wait >= 15_000 ? 0 : plain(work, wait, ...rest)));
  });
  await page.goto(house.base);
  await page.click("#sign-up");
  await page.fill("#account-name", name);
  await page.click("#with-code");
  await page.click("#code-kept");
  await page.waitForSelector("#account-open");
  await page.waitForSelector("#seat-british option[value=player]", { state: "attached" });
  return { page, errors };
}

/** Sends a challenge from the lobby. */
async function challenge(page, name, sides = "") {
  await page.selectOption("#seat-british", "player");
  await page.fill("#challenge-name", name);
  await page.selectOption("#challenge-sides", sides);
  await page.click("#create");
}

test("a player challenges another by name, and a lot decides the sides", async () => {
  const { page: anna, errors } = await player("Anne-Sophie", { width: 390, height: 844, touch: true, locale: "fr" });
  const { page: ben, errors: more } = await player("Benedikt", { width: 1280, height: 900 });
  await ben.selectOption("#seat-french", "anyone");
  await challenge(ben, "nobody here");
  assert.equal(await ben.inputValue("#seat-french"), "me", "a player challenges one other player");
  await ben.waitForSelector("text=No player of this name takes challenges from you.");
  assert.deepEqual(await blamed(ben, ".new-game"), []);
  await picture(ben, "new");
  await challenge(ben, "anne-sophie", "chance");
  await ben.waitForSelector("#challenges [data-withdraw]");
  await anna.waitForSelector("#challenges [data-accept]");
  assert.match(await anna.title(), /^\(1\) /);
  assert.match(await anna.locator("#challenges").innerText(), /de Benedikt[^]*camps tirés au sort/);
  assert.deepEqual(await blamed(anna), []);
  assert.deepEqual(await blamed(ben, "#challenges"), []);
  await picture(anna, "received");
  await picture(ben, "sent");

  await anna.click("#challenges [data-accept]");
  await anna.waitForSelector("dialog #to-drawn");
  await picture(anna, "lot");
  await anna.click("#to-drawn");
  await anna.waitForSelector("body[data-number]");
  await ben.waitForSelector("#challenges", { state: "detached" });
  await ben.waitForSelector("#mine li");
  assert.match(await ben.locator("#mine li").innerText(), /against Anne-Sophie[^]*sides drawn by lot/);
  await ben.click("#mine li a");
  await ben.waitForFunction(() => ["me", "other"].includes(document.body.dataset.awaiting ?? ""));
  await anna.waitForFunction(() => ["me", "other"].includes(document.body.dataset.awaiting ?? ""));
  assert.deepEqual([...errors, ...more].filter((error) => !/404/.test(error)), []);
});

test("a challenge is declined, and former opponents who allow it are seen online", async () => {
  const { page: anna, errors } = await player("Camille", { width: 390, height: 844, touch: true, locale: "fr" });
  const { page: ben, errors: more } = await player("Dietrich", { width: 1280, height: 900 });
  await challenge(ben, "Camille", "taker");
  await anna.waitForSelector("#challenges [data-accept=british]");
  await anna.click("#challenges [data-accept=british]");
  await anna.waitForSelector("body[data-number]");
  await anna.goto(house.base);
  await anna.click("#account-open");
  await anna.waitForSelector("#shows-online");
  assert.deepEqual(await blamed(anna, "dialog"), []);
  await anna.check("#shows-online");
  await anna.click("dialog .close");
  await ben.reload();
  await ben.click("[data-online=Camille]");
  assert.equal(await ben.inputValue("#challenge-name"), "Camille");
  await ben.waitForSelector("#online");
  assert.deepEqual(await blamed(ben, "#account"), []);
  await picture(ben, "online");
  await ben.click("#create");
  await anna.click("#challenges [data-decline]");
  await anna.waitForSelector("#challenges", { state: "detached" });
  await ben.waitForSelector("#challenges >> text=declined");
  await ben.click("#challenges [data-withdraw]");
  await ben.waitForSelector("#challenges", { state: "detached" });

  // Somebody who takes no challenges can't be told from somebody who does not exist.
  await anna.click("#account-open");
  await anna.selectOption("#challenges-from", "none");
  await anna.click("dialog .close");
  await challenge(ben, "Camille");
  await ben.waitForSelector("text=No player of this name takes challenges from you.");
  // The list of open tables changes by itself.
  await ben.evaluate(async () => {
    const { name: game } = (await (await fetch("/api/games")).json())[0];
    await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game, french: "me", british: "open", access: "open" }) });
  });
  await anna.waitForSelector(".open-tables [data-join=british]");
  assert.deepEqual([...errors, ...more].filter((error) => !/404/.test(error)), []);
});
