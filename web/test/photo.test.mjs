// Pictures of the map: a file that looks like the part of the map in view and needs no other file.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Opens the window, and returns the file that a button saves. @param {import("playwright-core").Page} page @param {"png" | "svg"} kind */
async function saved(page, kind) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(`#photo-${kind}`)]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

for (const [table, locale, dark] of [["plain#f", "en", false], ["ww-force#f", "fr", true], ["bt-battle#b", "en", false]]) {
  test(`a picture of ${table} has its title and caption, looks like the map and needs no style sheet`, async () => {
    const { page, errors } = await sitDown(house, `/t/${table}`, { locale, shown: "#tab-table" });
    await page.setViewportSize({ width: 1280, height: 720 });
    if (dark) await page.emulateMedia({ colorScheme: "dark" });
    await page.click("#tab-table");
    await page.click("#photo");
    await page.fill("#photo-title", "Two to one <b> & \"so\"");
    await page.fill("#photo-caption", "Would you attack?");
    const { name, bytes } = await saved(page, "svg");
    assert.match(name, /^\w+-\d+\.svg$/);
    const text = bytes.toString("utf8");
    assert.deepEqual(text.match(/.{30}( class=| style=|var\(| data-).{30}/g), null, "nothing refers to the page");
    const seen = await page.evaluate((source) => {
      const picture = new DOMParser().parseFromString(source, "image/svg+xml");
      const words = [...picture.querySelectorAll("svg > text")].map((el) => el.textContent);
      const counters = (root, of) => root.querySelectorAll(of).length;
      return { broken: Boolean(picture.querySelector("parsererror")), words, paths: counters(picture, "path"), map: counters(document, "#map path"), names: [...document.querySelectorAll("#labels text")].filter((el) => getComputedStyle(el).display !== "none").length, texts: counters(picture, "text") };
    }, text);
    assert.equal(seen.broken, false);
    assert.deepEqual([seen.words[0], seen.words.at(-1)], ["Two to one <b> & \"so\"", "Would you attack?"]);
    assert.ok(seen.paths > seen.map / 2 && seen.texts >= seen.names, `${seen.paths} of ${seen.map} paths, ${seen.texts} texts for ${seen.names} names`);
    await page.click("#photo");
    const image = await saved(page, "png");
    assert.deepEqual([...image.bytes.subarray(1, 4)], [..."PNG"].map((letter) => letter.charCodeAt(0)));
    assert.ok(image.bytes.length > 100_000, `${image.bytes.length} bytes`);
    assert.deepEqual(errors, []);
  });
}
