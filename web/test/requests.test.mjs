// A page asks for few files: over a long line a request costs more than what it brings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newTable, openHouse } from "./house.mjs";

/** The page, its script, its sheet, its icon and its words; then a game's board, words, signs, sheet and coast, and the live line. */
const OF_A_TABLE = 11;

test("a table is few requests, and nothing is asked for twice", async () => {
  const house = await openHouse();
  try {
    const { page, errors } = await house.page();
    await newTable(page, house.base, { french: "me", british: "bot:recruit" });
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("websocket", (line) => asked.push(new URL(line.url()).pathname));
    await page.reload({ waitUntil: "networkidle" });
    await page.waitForSelector("body[data-number]");
    assert.ok(asked.length <= OF_A_TABLE, `${asked.length} requests:\n${asked.join("\n")}`);
    assert.equal(new Set(asked).size, asked.length, asked.join("\n"));
    assert.deepEqual(errors, []);
  } finally {
    await house.close();
  }
});
