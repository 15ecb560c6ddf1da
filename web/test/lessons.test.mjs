// A learner takes a lesson by clicking highlighted things, on a phone and on a large screen.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { openHouse } from "./house.mjs";
import { allInReach, click, watch } from "./reach.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
after(async () => { await house?.close(); });

/** The elements that a learner clicks, in order of preference: the button to read on, an opened choice, a button, a card, a space on the map. */
const TOUCHED = ["#lesson-next", ":is(dialog[open], .popover) [data-play]", ":is(#picks, #buttons) [data-play]:not(:disabled)", "#hand .card.live", "#map .space.live", "#map .space.holds"];

/** Returns the progress of the lesson, and whether the page waits for the learner. */
const look = (page) => page.evaluate(() => {
  const { step, stands } = document.querySelector("#lesson")?.dataset ?? {};
  return { step: Number(step), stands, number: document.body.dataset.number, mine: document.body.dataset.awaiting === "me" && !document.body.classList.contains("busy"), over: document.querySelector("#lesson-play-on") !== null };
});

describe("a lesson", { concurrency: 2 }, () => {
  for (const { name, game, options } of [
    { name: "1280 wide", game: "struggle", options: { width: 1280, height: 800, locale: "en" } },
    { name: "390 wide, in French", game: "wilderness", options: { width: 390, height: 844, locale: "fr", touch: true } },
  ]) {
    test(`is taken to its end, ${name}`, { timeout: 600_000 }, async () => {
      const { page, errors } = await house.page(options);
      await watch(page);
      await page.goto(house.base);
      await page.click(`[data-game="${game}"]`);
      await page.locator("[data-lesson]").first().click();
      await page.waitForSelector("#lesson[data-step]");
      const { steps } = (await (await page.request.get(`${house.base}/api/games/${game}/lessons`)).json())[0];
      const seen = new Set();
      let strayed = false;
      for (let now = await look(page); !now.over; now = await look(page)) {
        assert.equal(now.stands === "left", false, `the lesson was left at step ${now.step}`);
        if (!now.mine) {
          await page.waitForTimeout(10);
          continue;
        }
        if (!seen.has(now.step)) {
          seen.add(now.step);
          assert.deepEqual(await page.evaluate(unseenAnswers), [], `step ${now.step}`);
          await allInReach(page, `step ${now.step}`);
          assert.match(await page.textContent("#lesson .words"), /\w{3}/);
        }
        // A learner who clicks something else gets a message, and nothing is lost.
        if (!strayed && steps[now.step - 1].plays) {
          strayed = true;
          await page.locator("#hand .card").first().click();
          await page.keyboard.press("Escape");
          await page.waitForSelector("#lesson .astray");
          assert.equal((await look(page)).number, now.number);
        }
        await touchWhatIsLit(page, now);
      }
      assert.deepEqual([...seen], steps.map((_, place) => place + 1));
      await allInReach(page, "the end of the lesson");
      // The finished lesson no longer counts as waiting.
      const table = page.url();
      await page.goto(house.base);
      await page.waitForFunction(() => /Done|Terminée/.test(document.querySelector(".my-tables .turn")?.textContent ?? ""));
      assert.equal(await page.locator(".my-tables .waits").count(), 0);
      await page.goto(table);
      // The lesson continues as an ordinary game, in which everything is allowed.
      await page.click("#lesson-play-on");
      await page.waitForSelector("#lesson", { state: "hidden" });
      assert.ok(await page.locator("#actions [data-play]").count() > 1);
      await page.goto(house.base);
      await page.click(`[data-game="${game}"]`);
      await page.waitForSelector("[data-lesson].taken");
      assert.equal(await page.locator("[data-lesson].taken").count(), 1);
      assert.match(await page.textContent(".my-tables li"), /(Lesson|Leçon)\s?: /, "my tables say that it is a lesson");
      assert.deepEqual(errors, []);
      await page.context().close();
    });
  }
});

/** The first choice of a prompt, if it is a button that a learner must scroll to. */
function unseenAnswers() {
  const ask = document.querySelector("#ask")?.getBoundingClientRect();
  const first = [...document.querySelectorAll(":is(#picks, #buttons) [data-play]:not(:disabled)")].find((el) => el.checkVisibility());
  const box = first?.getBoundingClientRect();
  return box && ask && (box.bottom > ask.bottom + 1 || box.top < ask.top - 1) ? [`${first?.textContent}: ${Math.round(box.bottom)} of ${Math.round(ask.bottom)}`] : [];
}

/** Clicks a highlighted element, and waits until the click has an effect. A click too soon after a new question has no effect, so it is repeated, as a player would do. */
async function touchWhatIsLit(page, { step, number }) {
  const hasEffect = ([step, number]) => document.querySelector("#lesson").dataset.step !== String(step) || document.body.dataset.number !== number || Boolean(document.querySelector(":is(dialog[open], .popover) [data-play]"));
  for (let tries = 1; ; tries += 1) {
    for (const lit of TOUCHED) if (await click(page, lit)) break;
    const come = await page.waitForFunction(hasEffect, [step, number], { polling: 10, timeout: 3000 }).then(() => true, () => false);
    if (come) return;
    assert.ok(tries < 40, `step ${step}: clicking has no effect`);
  }
}
