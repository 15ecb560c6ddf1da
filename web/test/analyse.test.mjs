// A game can be studied, except while it is being played against a person.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Opens the tab about the table, and returns the state of the button. */
async function button(page) {
  await page.click("#tab-table");
  return page.evaluate(() => {
    const el = /** @type {HTMLButtonElement | null} */ (document.querySelector("#analyse"));
    return el && { disabled: el.disabled, why: document.getElementById(el.getAttribute("aria-describedby") ?? "")?.textContent ?? "" };
  });
}

const players = (french, british) => ({ table }) => ({ players: { french: { name: "Ann", kind: french, here: true, nonce: "n" }, british: { name: "Bob", kind: british, here: true, nonce: "n", level: british === "bot" ? "recruit" : undefined } }, table });

test("a running game against a person can't be analysed, and the page says why", async () => {
  const { page, errors, say } = await sitDown(house, "/t/plain#f", { first: players("human", "human") });
  const { disabled, why } = await button(page);
  assert.equal(disabled, true);
  assert.match(why, /against a person/);
  await say({ outcome: null, result: "british resigned", awaited: [], choices: [], prompt: null });
  assert.equal((await button(page)).disabled, false, "after the end it can be");
  assert.ok(await page.isEnabled("#analyse-end"));
  assert.deepEqual(errors, []);
});

test("a spectator can't analyse a running game either", async () => {
  const { page, errors } = await sitDown(house, "/t/plain", { first: { ...players("human", "human")({ table: "plain" }), seats: [], as: "watcher", choices: [] }, shown: "#prompt:not([hidden])" });
  assert.equal((await button(page)).disabled, true);
  assert.deepEqual(errors, []);
});

test("a game against the computer on a server can be analysed only at its end", async () => {
  const { page, errors } = await sitDown(house, "/t/plain#f", { first: players("human", "bot") });
  const { disabled, why } = await button(page);
  assert.equal(disabled, true);
  assert.match(why, /on the server/);
  assert.deepEqual(errors, []);
});
