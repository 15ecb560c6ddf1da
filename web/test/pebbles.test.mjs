// The engine's example game is played to the end in a real browser. Only the example's own shelf contains this game.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, afterEach, before, test } from "node:test";
import { dice, look, newTable, openHouse, ROOT, press, PROFILE } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => {
  // The features are those of ./check, so that its build is reused.
  execFileSync("cargo", ["build", "--profile", PROFILE, "--workspace", "--all-features", "--locked", "--quiet", "--example", "serve_pebbles"], { cwd: ROOT, stdio: "inherit" });
  house = await openHouse({ binary: `target/${PROFILE}/examples/serve_pebbles` });
});
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

test("Pebbles can be played to the end against a random bot", { timeout: 3_600_000 }, async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:random", british: "me" }, "pebbles");
  const roll = dice(7);
  let plays = 0;
  for (;;) {
    const now = await look(page);
    if (now.awaiting === "over") break;
    if (now.awaiting !== "me" || now.busy || now.plays.length === 0) {
      await page.waitForTimeout(10);
      continue;
    }
    const play = now.plays[roll(now.plays.length)];
    await press(page, play, "#actions");
    await page.waitForFunction((number) => document.body.dataset.number !== number && !document.body.classList.contains("busy"), now.number, { polling: 10 });
    plays += 1;
  }
  assert.ok(plays > 2, `${plays} plays`);
  assert.match(await page.textContent("#outcome"), /have won/i);
  const said = await page.evaluate(() => document.querySelector("#log")?.textContent ?? "");
  assert.match(said, /the (French|British) took the last pebble/i);
  assert.deepEqual(errors, []);
});
