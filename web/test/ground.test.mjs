// The drawing of the land.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

for (const path of ["/t/plain#f", "/t/ww-plain#f", "/t/bt-plain#f"]) {
  test(`rivers widen on their way, and trees stand on free land only: ${path}`, async () => {
    const { page, errors } = await house.page();
    await page.goto(`${house.base}${path}`);
    await page.waitForSelector("#woods .woods", { state: "attached" });
    const { widths, lengths, trees, wet, near } = await page.evaluate(() => {
      const rivers = /** @type {SVGPathElement[]} */ ([...document.querySelectorAll("#coast .river")]);
      const starts = (/** @type {string} */ d) => [...d.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      const wood = starts(document.querySelector("#woods .woods")?.getAttribute("d") ?? "");
      const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      const land = new Path2D(document.querySelector("#shore")?.getAttribute("d") ?? "");
      const spaces = [...document.querySelectorAll("#spaces .space")].map((el) => el.getAttribute("transform")?.match(/-?[\d.]+/g)?.map(Number) ?? []);
      return {
        widths: rivers.map((one) => Number(one.getAttribute("stroke-width"))), lengths: rivers.map((one) => one.getTotalLength()), trees: wood.length,
        wet: wood.filter(({ x, y }) => !pen.isPointInPath(land, x, y, "evenodd")).length,
        near: wood.filter(({ x, y }) => spaces.some(([sx = 0, sy = 0]) => Math.hypot(x - sx, y - sy) < 50)).length,
      };
    });
    assert.ok(widths.length > 5 && widths.every((width, i) => i === 0 || width > (widths[i - 1] ?? 0)), `the widths ${widths}`);
    assert.ok(lengths.every((length) => length > 0), `the lengths ${lengths}`);
    assert.ok(trees > 150, `${trees} trees`);
    assert.equal(wet, 0, `trees in the water, of ${trees}`);
    assert.equal(near, 0, "trees on spaces");
    assert.deepEqual(errors, []);
  });
}
