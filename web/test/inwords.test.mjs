// A game is played through the accessibility tree alone: the test finds no element by its position, its look or its place in the document.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse, PATIENCE } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const WORDS = {
  en: { table: "The table in words", choices: "What you can do", forces: "Where the forces stand", spaces: /^Spaces/, ways: /Connections: /, after: /After action (\d+):/ },
  fr: { table: "La table en mots", choices: "Ce que vous pouvez faire", forces: "Où sont les forces", spaces: /^Les espaces/, ways: /Chemins\s:/, after: /Après l.action (\d+)/ },
};

/** Opens a table against a bot that chooses at random, and plays there. */
async function play(game, locale, decisions) {
  const words = WORDS[locale];
  const { page, errors } = await house.page({ locale });
  await page.goto(house.base);
  const made = await page.evaluate(async (game) => {
    const body = JSON.stringify({ game, french: "me", british: "bot:random" });
    return (await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  }, game);
  await page.goto(`${house.base}/t/${made.table}#${made.seats.french}`);
  await page.getByRole("button", { name: words.table }).click();
  const told = page.getByRole("region", { name: words.table });
  const now = told.getByRole("status");
  const choices = told.getByRole("list", { name: words.choices }).getByRole("button");
  const number = async () => Number((await now.innerText()).match(words.after)?.[1] ?? -1);
  assert.ok((await told.getByRole("list", { name: words.forces }).getByRole("listitem").count()) > 5);
  assert.match(await told.getByRole("list", { name: words.spaces }).getByRole("listitem").first().innerText(), words.ways);
  for (let n = 0; n < decisions; n += 1) {
    await choices.first().waitFor();
    const before = await number();
    const name = await choices.nth(n % (await choices.count())).getAttribute("aria-label");
    assert.ok(name, "a choice has a name");
    // An irreversible choice is pressed a second time.
    for (const begun = Date.now(); (await number()) === before && Date.now() - begun < PATIENCE; ) {
      const all = await choices.all();
      const one = all[n % Math.max(1, all.length)];
      if (one) await one.click({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(50);
    }
    assert.notEqual(await number(), before, `nothing came of ${name}`);
  }
  assert.ok((await page.getByRole("list").filter({ hasText: /./ }).count()) > 3);
  assert.deepEqual(errors, []);
  await page.context().close();
}

test("thirty decisions can be made with what a screen reader reads", () => play("struggle", "en", 30));
test("five decisions can be made in French", () => play("wilderness", "fr", 5));
