// The pictures of the README. The test checks that the files exist and that the page still looks like them. `CARILLON_PICTURES=1 node --test web/test/screenshots.test.mjs` takes them again.

import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openHouse, press, ROOT } from "./house.mjs";

const PICTURES = join(ROOT, "docs", "pictures");
const SIZE = { width: 1280, height: 800 };
/** The maximum size of a picture, in bytes. */
const LARGEST = 250_000;

/** The position at the beginning of the game's first lesson: Montcalm at Ticonderoga, with a British outpost before him. */
const GAME = "wilderness";
const LESSON = readFileSync(join(ROOT, "games", GAME, "lessons", "moving.toml"), "utf8");
const POSITION = LESSON.slice(LESSON.indexOf("[position]"), LESSON.indexOf("[[step]]")).replace("[position]\n", "").replaceAll("[position.", "[");
const PLAYS = ["activate 49", "force montcalm", "take all", "march"];
const ATTACK = "go wood-creek";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
after(async () => { await house?.close(); });

/** Takes the picture if that is requested; otherwise checks that it exists, is named in the README, has the given dimensions and is not too large. */
async function picture(page, name) {
  const path = join(PICTURES, `${name}.webp`);
  if (process.env.CARILLON_PICTURES) {
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: 80 });
    writeFileSync(path, Buffer.from(data, "base64"));
  }
  const bytes = statSync(path).size;
  assert.ok(bytes < LARGEST, `${name} has ${bytes} bytes`);
  assert.ok(readFileSync(join(ROOT, "README.md"), "utf8").includes(`docs/pictures/${name}.webp`), `the README does not show ${name}`);
  const file = readFileSync(path).toString("base64");
  const size = await page.evaluate(async (source) => {
    const shown = await createImageBitmap(await new Promise((done) => {
      const image = new Image();
      image.onload = () => done(image);
      image.src = source;
    }));
    return { width: shown.width, height: shown.height };
  }, `data:image/webp;base64,${file}`);
  assert.deepEqual(size, SIZE);
}

test("a board in play, with the odds of a battle", { timeout: 300_000 }, async () => {
  const { page, errors } = await house.page({ ...SIZE, seed: 1, seen: true });
  const asked = { game: GAME, french: "me", british: "bot:captain", name: "Marie", position: POSITION };
  const answer = await page.request.post(`${house.base}/api/tables`, { data: asked });
  assert.equal(answer.status(), 201, await answer.text());
  const { table, seats } = await answer.json();
  await page.goto(`${house.base}/t/${table}#${seats.french}`);
  for (const play of PLAYS) {
    await page.waitForSelector(`[data-play="${play}"]`, { state: "attached" });
    const number = await page.getAttribute("body", "data-number");
    await press(page, play);
    await page.waitForFunction((before) => document.body.dataset.number !== before, number);
  }
  await page.waitForSelector(`[data-play="${ATTACK}"]`, { state: "attached" });
  await page.locator('#map .space[data-id="space:wood-creek"]').hover({ force: true });
  await page.waitForSelector("#odds:not(.none) h3");
  assert.match(await page.textContent("#odds"), /\d+\s*%/, "the odds of the attack");
  assert.ok(await page.isVisible("#hand .card"), "the hand");
  assert.ok(await page.isVisible("#prompt"), "the question");
  await picture(page, "board");
  assert.deepEqual(errors, []);
});

test("the lobby", { timeout: 300_000 }, async () => {
  const { page, errors } = await house.page({ ...SIZE, seed: 2, seen: true });
  await page.goto(house.base);
  await page.waitForFunction(() => document.querySelectorAll("[data-game] .picture").length === document.querySelectorAll("[data-game]").length);
  for (const part of ["#create", "#seat-french", "[data-lesson]", "a[href='/help/en/']"]) await page.waitForSelector(part);
  await picture(page, "lobby");
  assert.deepEqual(errors, []);
});
