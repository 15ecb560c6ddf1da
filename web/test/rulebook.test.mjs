// The rulebook: every rule under its address, the searches by number and by words, and the way there from a table and back.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Opens a rulebook at an address below `rules`. */
async function open(address, options = {}) {
  const { page, errors } = await house.page(options);
  await page.goto(`${house.base}/rules${address}`);
  await page.waitForSelector(".rule");
  return { page, errors };
}

/** Returns whether a rule is marked, and visible below the bar that stays at the top. */
const isThere = (page, rule) => page.waitForFunction((id) => {
  const there = document.getElementById(id);
  if (!there) return false;
  const bar = document.getElementById("book-bar").getBoundingClientRect().bottom;
  const { top } = there.getBoundingClientRect();
  return there.matches(".this") && bar - 1 <= top && top < innerHeight - 30;
}, rule);

for (const [game, rule, word, card] of [["struggle", "movement.4", "leader", "Smallpox"], ["wilderness", "8.231", "assault", "Coehorns"], ["bayonets", "13.2.1", "militia", "Round up Men"]]) {
  test(`an address leads to its rule, by number and by search: ${game}`, async () => {
    const { page, errors } = await open(`/${game}#${rule}`);
    await isThere(page, rule);
    const chapters = await page.locator("#contents li").count();
    assert.ok(chapters > 10);

    const [first, , third] = await page.locator(".rule").evaluateAll((all) => all.map(({ id }) => id));
    for (const id of [first, third]) {
      await page.fill("#rule-number", `§ ${id}`);
      await page.press("#rule-number", "Enter");
      await isThere(page, id);
      assert.equal(new URL(page.url()).hash, `#${id}`);
    }
    // Two clicks lead to a rule: one on the chapter, one on the number.
    await page.click(`#contents [data-section="${rule.split(".")[0]}"] a`);
    await page.click(`[id="chapter-${rule.split(".")[0]}"] .chapter-numbers a[href="#${rule}"]`);
    await isThere(page, rule);

    await page.fill("#book-search", word);
    const found = await page.locator(".rule:visible").evaluateAll((all) => all.map(({ textContent }) => textContent));
    assert.ok(found.length > 0 && found.length < 200 && found.every((text) => text.toLowerCase().includes(word)), word);
    assert.match(await page.textContent("#book-found"), new RegExp(`^${found.length} `));
    const counts = await page.locator("#contents .count").evaluateAll((all) => all.reduce((sum, { textContent }) => sum + Number(textContent), 0));
    assert.equal(counts, found.length, "the contents count what was found");
    assert.ok(await page.locator(".rule:visible mark").count() >= found.length);

    await page.fill("#book-search", card);
    assert.ok(await page.locator('.rule[id^="card."]:visible').count() > 0, "cards are found by their names");
    await page.fill("#book-search", "xyzzy");
    assert.equal(await page.locator(".rule:visible").count(), 0);
    // An address leads to its rule even if a search has hidden the rule.
    await page.fill("#rule-number", rule);
    await page.press("#rule-number", "Enter");
    await isThere(page, rule);
    assert.deepEqual(errors, []);
  });
}

test("an unknown number names the nearest rules", async () => {
  const { page } = await open("/wilderness");
  await page.fill("#rule-number", "8.239");
  await page.press("#rule-number", "Enter");
  assert.match(await page.textContent("#book-found"), /no rule 8\.239/);
  await page.click('#book-found a[href="#8.23"]');
  await isThere(page, "8.23");
});

test("an unknown game falls back to the first, with a message", async () => {
  const { page } = await open("/chess");
  assert.match(await page.textContent(".book-notice"), /chess/);
  assert.equal(await page.getAttribute('.other-books [aria-current="page"]', "href"), "/rules/struggle");
});

test("a rule at a table leads to the rulebook, and the rulebook back to the table", async () => {
  const { page, errors } = await house.page();
  await page.goto(`${house.base}/t/plain#f`);
  await page.waitForSelector("#log .rule-link");
  const rule = await page.getAttribute("#log .rule-link", "data-rule");
  await page.click("#log .rule-link");
  await page.click(".dialog .to-rulebook a");
  await page.waitForSelector(".rule");
  await isThere(page, rule);
  await page.click("#to-table");
  await page.waitForSelector("#log .rule-link");
  assert.equal(new URL(page.url()).pathname, "/t/plain");
  assert.deepEqual(errors, []);
});

test("the lobby leads to the rulebook of the chosen game", async () => {
  const { page } = await house.page();
  await page.goto(house.base);
  await page.click('[data-game="wilderness"]');
  await page.click("#to-rulebook");
  await page.waitForSelector(".rule");
  assert.equal(new URL(page.url()).pathname, "/rules/wilderness");
});

test("in French on a phone, in the dark, the contents are folded, and axe finds no violations", async () => {
  const { page, errors } = await open("/wilderness#5.11", { width: 390, height: 844, touch: true, locale: "fr", dark: true });
  await isThere(page, "5.11");
  assert.equal(await page.locator("#contents li").first().isVisible(), false);
  await page.click("#contents summary");
  await page.click('#contents [data-section="8"] a');
  await page.waitForFunction(() => Math.abs(document.getElementById("chapter-8").getBoundingClientRect().top - document.getElementById("book-bar").getBoundingClientRect().bottom) < 30);
  assert.equal(await page.locator("#contents li").first().isVisible(), false, "the contents fold when they were used");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(await blamed(page), []);
  await page.fill("#book-search", "assiege");
  assert.match(await page.textContent(".rule:visible mark"), /assiég/);
  // After a change of language the reader is at the same place.
  await page.fill("#book-search", "");
  await page.fill("#rule-number", "10.1");
  await page.press("#rule-number", "Enter");
  await isThere(page, "10.1");
  await page.selectOption(".languages", "en");
  await page.waitForFunction(() => document.documentElement.lang === "en" && document.querySelector("#contents summary")?.textContent === "Contents");
  const top = await page.evaluate(() => document.getElementById("10.1").getBoundingClientRect().top);
  assert.ok(top > 0 && top < 200, String(top));
  assert.deepEqual(errors, []);
});

test("on paper there are only the rules, in black on white", async () => {
  const { page } = await open("/struggle#movement.4", { dark: true });
  assert.deepEqual(await blamed(page), []);
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() => ({
    shown: ["#book-bar", "#contents", ".masthead-tools", ".chapter-numbers"].filter((part) => document.querySelector(part).checkVisibility()),
    scheme: getComputedStyle(document.documentElement).colorScheme,
    rules: [...document.querySelectorAll(".rule")].every((rule) => rule.checkVisibility()),
  }));
  assert.deepEqual(printed, { shown: [], scheme: "light", rules: true });
});

test("the examples of a game are listed by theme, and folded on a phone", async () => {
  for (const width of [1280, 390]) {
    const { page } = await open("/bayonets", { width, height: 800 });
    assert.ok(await page.locator("#gallery .show-me").count() >= 30);
    assert.equal(await page.locator("#gallery .show-me").first().isVisible(), width > 700);
    await page.fill("#book-search", "fort");
    assert.equal(await page.locator("#gallery").isVisible(), false, "a search is about the rules");
    await page.context().close();
  }
});

test("a rule stands beside those of another edition", async () => {
  const { page } = await open("/wilderness#7.62");
  await isThere(page, "7.62");
  const [own, other] = await page.locator('[id="7.62"] :is(.sentence, .other-rules)').evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  assert.ok(other.left >= own.right && Math.abs(other.top - own.top) < 20);
  await page.click('[id="7.62"] .other-rules a');
  await isThere(page, "edition.D2");
});

test("“Show me” plays an example as a study on this device, under its title in the reader's language", async () => {
  const real = await openHouse();
  try {
    for (const [game, locale, rule, example] of [["struggle", "en", "movement.4", "Forces move along lines"], ["wilderness", "fr", "8.25", "Une garnison assiégée fait une sortie et l’emporte"], ["bayonets", "en", "13.8", "What a Routed stack may not do"]]) {
      const { page, errors } = await real.page({ locale });
      await page.goto(`${real.base}/rules/${game}#${rule}`);
      const button = `[id="${rule}"] .rule-examples > .show-me`;
      await page.waitForSelector(button);
      assert.equal((await page.getAttribute(button, "title")).split("\n")[0], example);
      await page.click(button);
      await page.waitForSelector("body[data-number]");
      assert.match(page.url(), /table\.html\?t=local-/);
      await page.goto(real.base);
      await page.waitForSelector("#studies .my-tables li");
      assert.ok((await page.textContent("#studies .my-tables")).includes(example), example);
      // The same example is not opened twice.
      await page.goto(`${real.base}/rules/${game}#${rule}`);
      await page.click(button);
      await page.waitForSelector("body[data-number]");
      await page.goBack();
      await isThere(page, rule);
      await page.goto(real.base);
      await page.waitForSelector("#studies .my-tables li");
      assert.equal(await page.locator("#studies .my-tables li").count(), 1);
      assert.deepEqual(errors, []);
      await page.context().close();
    }
  } finally {
    await real.close();
  }
});
