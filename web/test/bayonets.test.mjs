// Units by shape, lines in use, cards with action points, boxes of counters and dice by face, at canned tables of the mock.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

async function open(path, options) {
  const { page, errors } = await house.page(options);
  await page.goto(`${house.base}${path}`);
  await page.waitForSelector('#map [data-id="space:quebec"]');
  return { page, errors };
}

const said = (page, play) => page.waitForFunction((play) => document.querySelector("#log")?.textContent?.includes(play), play);
const SIZES = [{ width: 1400, height: 900, locale: "en" }, { width: 390, height: 844, locale: "fr", touch: true }];

for (const options of SIZES) {
  test(`the whole map is drawn, and every key has a text, ${options.width} wide`, async () => {
    const { page, errors } = await open("/t/bt-plain#f", options);
    assert.equal(await page.locator("#spaces > .space").count(), 96);
    assert.equal(await page.locator("#lines > .line").count(), 164);
    for (const [kind, n] of [["settled", 19], ["outpost", 39], ["wilderness", 27], ["base", 5], ["village", 5], ["box", 1]]) {
      assert.equal(await page.locator(`#spaces > .space.kind-${kind}`).count(), n, kind);
    }
    assert.equal(await page.locator("#spaces .fact-victory").count(), 21, "Victory Spaces are outlined");
    assert.equal(await page.locator("#spaces .bastions").count(), 2, "Fortresses have bastions");
    assert.equal(await page.locator('[data-id="space:albany"] .fact-militia').count(), 3);
    assert.equal(await page.locator('[data-id="space:albany"] .fact-village').count(), 1);
    assert.equal(await page.locator('[data-id="space:onontake"].nation-iroquois').count(), 1);
    assert.equal(await page.locator('[data-id="space:oswego"].french.taken .mark-on.captured').count(), 1);
    await page.click("#help");
    const words = await page.evaluate(() => [...document.querySelectorAll("#status, #badges li, #in-play, #map title, .card, #piles, .boxes, .legend-list, [title]")]
      .map((el) => `${el.textContent ?? ""} ${el.getAttribute("title") ?? ""}`).join(" "));
    assert.doesNotMatch(words, /\b(marker|legend|clock|nations|chosen|layer|box|pool|kind|line|way|unit|sort|token|type|ap|point|face|round|phase|track|space|card|colony|nation)-[a-z]/);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1), "the page is wider than the screen");
    assert.deepEqual(errors, []);
  });
}

test("a block shows the number of its units when zoomed out, and every counter when zoomed in", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  const block = page.locator('#stacks [data-stack="lake-george"].french');
  assert.equal(await block.locator(".number").textContent(), "9");
  assert.equal(await block.locator(".nearby").isVisible(), false);
  assert.equal(await block.locator(".discs text").textContent(), "3", "a commander has his rating");
  assert.equal(await page.locator('#stacks [data-stack="albany"] .discs .spent').count(), 1);
  for (let i = 0; i < 6; i += 1) await page.click("#zoom-in");
  await page.waitForSelector("#map.near");
  assert.equal(await block.locator(".afar").isVisible(), false);
  assert.equal(await block.locator(".units .unit").count(), 7);
  assert.equal(await block.locator(".units .square.reduced").count(), 1);
  assert.equal(await block.locator(".units .triangle.spent").count(), 2);
  assert.equal(await block.locator(".units .triangle.indian.reduced.spent").count(), 1);
  assert.equal(await block.locator(".units .circle").count(), 1);
  assert.equal(await block.locator(".plate-of .rating").textContent(), "+3");
  assert.deepEqual(errors, []);
});

test("keys spread all stacks, and hide counters and names", async () => {
  const { page } = await open("/t/bt-plain#f");
  await page.keyboard.press("s");
  assert.ok(await page.locator('#stacks [data-stack="lake-george"].french .nearby').isVisible());
  await page.keyboard.press("s");
  await page.keyboard.press("c");
  assert.equal(await page.locator("#stacks").isVisible(), false);
  await page.keyboard.press("n");
  assert.equal(await page.locator("#labels").isVisible(), false);
  await page.click("#layers-menu");
  assert.equal(await page.getAttribute('[data-show="no-names"]', "aria-checked"), "true");
  await page.click('[data-show="no-names"]');
  assert.ok(await page.locator("#labels").isVisible());
});

test("a stack under the pointer opens beside it", async () => {
  const { page } = await open("/t/bt-plain#f");
  await page.locator('#stacks [data-stack="lake-george"].french .afar .body').hover();
  await page.waitForSelector("#peek");
  assert.equal(await page.locator("#peek section").first().locator("li").count(), 8, "seven classes and their commander");
  await page.mouse.move(2, 2);
  await page.waitForSelector("#peek", { state: "detached" });
});

test("the legend has the signs of spaces, lines and marks; the goals open below the element that was clicked", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  await page.click("#goals", { position: { x: 20, y: 10 } });
  const [line, box] = await Promise.all(["#goals", ".popover"].map((name) => page.locator(name).evaluate((el) => el.getBoundingClientRect().toJSON())));
  assert.ok(box.left < 40 && box.top >= line.bottom && box.top < line.bottom + 30, JSON.stringify(box));
  await page.keyboard.press("Escape");
  await page.click("#help");
  for (const sign of [".force .number", ".discs", ".used", ".went", ".changed.came", ".changed.lost", ".changed.held", ".changed.marker"]) {
    assert.ok(await page.locator(`.legend-list ${sign}`).count() > 0, sign);
  }
  await page.goto(`${house.base}/t/over#f`);
  await page.waitForSelector("#hand .whose");
  assert.ok(await page.locator("#hand .whose").count() > 1, "each of two open hands says whose it is");
  assert.deepEqual(errors, []);
});

/** Returns the names that overlap, that lie over pieces, or that are wider than their box. */
function crossed() {
  const names = [...document.querySelectorAll("#labels > .label")].map((el) => ({ of: el.getAttribute("data-of"), at: el.querySelector("text").getBoundingClientRect() }));
  const common = (a, b) => ({ w: Math.min(a.right, b.right) - Math.max(a.left, b.left), h: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) });
  const over = names.flatMap((one, i) => names.slice(0, i).filter((other) => {
    const { w, h } = common(one.at, other.at);
    return w > 4 && h > 4;
  }).map((other) => `${one.of} over ${other.of}`));
  const cut = names.filter(({ of, at }) => {
    const box = document.querySelector(`#spaces [data-id="space:${of}"] .boxed .shape:not(.shadow)`)?.getBoundingClientRect();
    if (!box) return false;
    const { w, h } = common(at, box);
    return w > 0 && h > at.height / 2 && w < at.width - 1;
  }).map(({ of }) => `${of} and its box`);
  const stands = [...document.querySelectorAll("#stacks :is(.afar, .spread) :is(.body, .strip), #stacks .discs circle")].filter((el) => el.checkVisibility()).map((el) => ({ of: el.closest(".stack").getAttribute("data-stack"), at: el.getBoundingClientRect() })).filter(({ at }) => at.width > 0);
  const hidden = names.flatMap((one) => stands.filter((stand) => {
    const { w, h } = common(one.at, stand.at);
    return w > 4 && h > 4;
  }).map((stand) => `${one.of} over the pieces in ${stand.of}`));
  return [...over, ...cut, ...new Set(hidden)];
}

test("no two names overlap, and the important ones are shown", async () => {
  for (const [table, ...places] of [["ww-plain", "ticonderoga", "quebec", "albany", "montreal"], ["bt-plain", "ticonderoga", "quebec", "louisbourg", "albany"], ["plain", "quebec", "albany", "new-york"]]) {
    const { page } = await open(`/t/${table}#f`, { width: 1280, height: 720 });
    assert.deepEqual(await page.evaluate(crossed), [], table);
    for (const place of places) assert.equal(await page.locator(`#labels [data-of="${place}"]`).count(), 1, `${table}: ${place}`);
    await page.context().close();
  }
});

/** Returns the ratio of the contrast of each name with what is painted beneath and around its letters, at a tenth of the letters' points. */
async function contrasts(page) {
  const shot = async () => `data:image/png;base64,${(await page.locator("#map-box").screenshot()).toString("base64")}`;
  const whole = await shot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#labels text { fill: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  return page.evaluate(async ([whole, bare]) => {
    const pixels = async (source) => {
      const bitmap = await createImageBitmap(await new Promise((done) => {
        const image = new Image();
        image.onload = () => done(image);
        image.src = source;
      }));
      const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height }).getContext("2d", { willReadFrequently: true });
      canvas.drawImage(bitmap, 0, 0);
      return canvas;
    };
    const [a, b] = [await pixels(whole), await pixels(bare)];
    const light = (r, g, b) => [r, g, b].map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const sheet = document.querySelector("#map-box").getBoundingClientRect();
    const tools = document.querySelector(".tools").getBoundingClientRect();
    return [...document.querySelectorAll("#labels > .label:not(.headed)")].flatMap((label) => {
      const at = label.querySelector("text").getBoundingClientRect();
      const [x, y, w, h] = [at.x - sheet.x, at.y - sheet.y, at.width, at.height].map(Math.round);
      if (x < 0 || y < 0 || x + w > sheet.width || y + h > sheet.height || (at.right > tools.left && at.bottom > tools.top)) return [];
      const [ink, under] = [a, b].map((one) => one.getImageData(x, y, w, h).data);
      const fill = getComputedStyle(label.querySelector("text")).getPropertyValue("--ink");
      const [r, g, blue] = (() => { const probe = document.createElement("i"); probe.style.color = fill; label.ownerDocument.body.append(probe); const said = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number); probe.remove(); return said; })();
      const dark = light(r, g, blue);
      const found = [];
      for (let i = 0; i < ink.length; i += 4) {
        if (Math.abs(ink[i] - under[i]) + Math.abs(ink[i + 1] - under[i + 1]) + Math.abs(ink[i + 2] - under[i + 2]) > 150) found.push(ratio(dark, light(under[i], under[i + 1], under[i + 2])));
      }
      found.sort((one, other) => one - other);
      return found.length > 20 ? [{ of: label.getAttribute("data-of"), least: found[Math.floor(found.length / 10)] }] : [];
    });
  }, [whole, await shot()]);
}

test("names stand out from the map, in the light and in the dark scheme", async () => {
  for (const dark of [false, true]) {
    for (const table of ["bt-plain", "ww-plain", "plain"]) {
      const { page } = await open(`/t/${table}#f`, { width: 1280, height: 720, seen: true, dark });
      const all = await contrasts(page);
      assert.ok(all.length > 20, `${all.length} names of ${table}`);
      assert.deepEqual(all.filter(({ least }) => least < 4.5).map(({ of, least }) => `${of}: ${least.toFixed(2)}`), [], `${table}, ${dark ? "dark" : "light"}`);
      await page.context().close();
    }
  }
});

test("the nearer the map, the more names are shown", async () => {
  const { page, errors } = await open("/t/ww-plain#f", { width: 1280, height: 720 });
  const shown = () => page.locator("#labels > .label").count();
  const few = await shown();
  const lesser = () => page.locator("#labels > .label.kind-mountain").count();
  const before = await lesser();
  for (let i = 0; i < 3; i += 1) await page.click("#zoom-in");
  await page.waitForFunction((few) => document.querySelectorAll("#labels > .label").length > few, few);
  assert.ok(await lesser() > 2 * before, "above all those of lesser spaces");
  assert.ok(few > 50 && few < 110, `${few} names from afar`);
  assert.deepEqual(errors, []);
});

test("everything on the map is large enough to read, at any zoom and width", async () => {
  for (const options of SIZES) {
    for (const table of ["bt-plain", "ww-plain", "plain"]) {
      const { page } = await open(`/t/${table}#f`, options);
      if (options.touch) await page.click("#tools-fold");
      for (let i = 0; i < 3; i += 1) {
        const small = await page.evaluate(() => {
          const seen = (el) => el.checkVisibility() && el.getBoundingClientRect().width > 0;
          const size = (el) => parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a;
          const texts = [...document.querySelectorAll("#map text")].filter((el) => seen(el) && el.textContent);
          const least = (el) => (/^[-+×\d/★]+$/.test(el.textContent) ? 11 : el.closest(".letters, .unit") ? 8 : 12);
          return texts.filter((el) => size(el) < least(el) - 0.2).map((el) => `${el.textContent} ${size(el).toFixed(1)} ${el.parentElement.getAttribute("class")}`);
        });
        assert.deepEqual(small, [], `${table}, ${options.width} wide, zoomed ${i} times`);
        assert.deepEqual(await page.evaluate(crossed), [], `names, ${table}, ${options.width} wide, zoomed ${i} times`);
        await page.click("#zoom-in");
        await page.click("#zoom-in");
        await page.waitForTimeout(250);
      }
      await page.context().close();
    }
  }
});

test("markers are drawn on spaces, and roads, works and limits on the lines between them", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  const has = async (space, ...names) => {
    for (const name of names) assert.equal(await page.locator(`[data-id="space:${space}"] .mark-on.${name}`).count(), 1, `${space} ${name}`);
  };
  await has("louisbourg", "battle", "landing.british");
  await has("kingston", "raided.french", "rout.british");
  await has("toronto", "oos.french", "rout.french");
  await has("albany", "marshal.british");
  await has("wills-creek", "fort-works");
  assert.equal(await page.locator('.way-now.road[data-id="line:mekekasink--wills-creek"]').count(), 1);
  assert.equal(await page.locator(".way-now.road-works .on-way").count(), 1);
  assert.equal(await page.locator(".way-now.closed .on-way").count(), 1);
  assert.deepEqual(await page.locator('[data-id="line:albany--lake-george"] .used text').allTextContents(), ["3/16", "5/16"]);
  const shown = (line) => page.locator(`[data-id="line:${line}"] .used`).first().evaluate((el) => getComputedStyle(el).opacity);
  assert.equal(await shown("albany--lake-george"), "0", "where there is ample room no figure lies on the map");
  assert.equal(await shown("lake-george--ticonderoga"), "1");
  assert.equal(await page.locator('[data-id="line:lake-george--ticonderoga"] .used.french.full').count(), 1);
  assert.deepEqual(errors, []);
});

test("a line can be clicked like a space, and one without actions shows what lies on it", async () => {
  const { page, errors } = await open("/t/bt-act#b");
  const way = page.locator('[data-id="line:loyalhanna--rays-town"]');
  assert.match(await way.getAttribute("class") ?? "", /live/);
  const click = (id) => page.evaluate((id) => {
    const path = /** @type {SVGPathElement} */ (document.querySelector(`[data-id="line:${id}"] .hit`));
    const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.5).matrixTransform(path.getScreenCTM() ?? undefined);
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, id);
  await click("niagara--onyiudaondagwat");
  assert.match(await page.locator(".popover").textContent() ?? "", /Niagara – Onyiudaondagwat.*Highway.*Closed/);
  await page.keyboard.press("Escape");
  await click("loyalhanna--rays-town");
  await said(page, "road loyalhanna rays-town");
  assert.deepEqual(errors, []);
});

test("a stack opens class by class, with spent and reduced units separate", async () => {
  const { page, errors } = await open("/t/bt-force#f");
  const rows = page.locator("#picks .pieces li");
  assert.equal(await rows.count(), 5);
  assert.match(await page.locator("#picks").textContent() ?? "", /Montcalm.*Metropolitan Brigade × 2.*Reduced Metropolitan Brigade.*Light unit, spent.*Reduced Abénaki, spent/s);
  await page.click('#picks [data-play="take spent-reduced-abenaki 1"]');
  await said(page, "take spent-reduced-abenaki 1");
  assert.deepEqual(errors, []);
});

test("an open card names its action points", async () => {
  const { page, errors } = await open("/t/bt-plain#f", SIZES[0]);
  const card = page.locator("#hand .card:has(.point)").first();
  const names = await card.locator(".point").evaluateAll((all) => all.map((el) => el.getAttribute("aria-label")));
  await card.click();
  await page.waitForSelector(".dialog .points");
  assert.deepEqual(await page.locator(".dialog .points .point-name").allTextContents(), names);
  assert.ok(names.length > 1 && names.every(Boolean));
  assert.deepEqual(await blamed(page, ".dialog"), []);
  assert.deepEqual(errors, []);
});

test("the cards in play show their remaining points, and the hand shows its reserve", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  assert.equal(await page.locator("#in-play > li").count(), 3);
  assert.equal(await page.locator("#in-play > li.is-indian .point.indian .hollow").count(), 1);
  for (const state of ["used", "held", "lost"]) assert.ok(await page.locator(`#in-play .point.${state}`).count() > 0, state);
  assert.match(await page.locator("#in-play .british .double-army").textContent() ?? "", /2×/);
  assert.equal(await page.locator("#in-play .british .initiative").textContent(), "2");
  assert.equal(await page.locator('#hand [data-id="card:25"] .active-word').textContent(), "Reserve card");
  assert.equal(await page.locator('#hand [data-id="card:23"] .active-word').count(), 0);
  assert.equal(await page.locator('#hand [data-id="card:23"] .point').count(), 2);
  await page.click("#tab-cards");
  assert.equal(await page.locator('.piles.french [data-box="wie-french"] .chit').textContent(), "2");
  assert.equal(await page.locator('.piles.british [data-box="wie-british"] .chit.none').count(), 1);
  const other = await open("/t/bt-plain#b");
  await other.page.click("#tab-cards");
  assert.equal(await other.page.locator(".piles.french .chit.back").count(), 2, "neither the reserve nor the chit is shown to the other side");
  assert.deepEqual([...errors, ...other.errors], []);
});

test("pools, losses and disbanded units are in boxes", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  await page.click("#tab-cards");
  assert.equal(await page.locator(".tray").count(), 20);
  assert.match(await page.locator('[data-box="losses-british"]').textContent() ?? "", /British Losses Box2Metropolitan Brigade× 2/);
  assert.equal(await page.locator('[data-box="losses-french"] .unit.reduced').count(), 1);
  await page.click('[data-box="pool-british-metropolitan"] summary');
  assert.match(await page.locator('[data-box="pool-british-metropolitan"]').textContent() ?? "", /Highland Brigade× 3.*Two Artillery or Light units× 4/);
  assert.equal(await page.locator('[data-box="pool-british-metropolitan"] .chip.british').count(), 2);
  assert.deepEqual(errors, []);
});

test("a side's goals are listed with its cards", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  await page.click("#tab-cards");
  assert.match(await page.locator(".piles.french .goals").textContent() ?? "", /Victory marker on space 1 \(French\) or beyond.*18\.2/);
  assert.equal(await page.locator(".piles.british .goals li").count(), 0);
  assert.deepEqual(errors, []);
});

test("a battle shows its track and its dice by face, and so does the log", async () => {
  for (const options of SIZES) {
    const { page, errors } = await open("/t/bt-battle#b", options);
    const track = page.locator("#panel .battle-track");
    assert.equal(await track.locator(".box").count(), 16);
    assert.equal(await track.locator(".box.british").textContent(), "-1");
    assert.equal(await track.locator(".box.french").textContent(), "10");
    assert.equal(await track.locator(".marker-of.french b").textContent(), "12", "beyond the end the number is told");
    assert.equal(await page.locator("#panel .dice.french .face").count(), 5);
    for (const face of ["flag", "triangle", "square", "bt", "miss"]) assert.equal(await page.locator(`#panel .dice.french .face.${face}`).count(), 1, face);
    assert.equal(await page.locator("#log .dice .face.flag").count(), 2);
    assert.equal(await page.locator("#log .dice .pip").count(), 0);
    // The panel is folded to its title if the prompt leaves no room for it.
    if (await page.locator("#panel:not([open])").count()) await page.click("#panel summary");
    await page.locator("#panel .rolled").first().waitFor();
    assert.deepEqual(errors, []);
  }
});

test("the victory track has no zero, and raids count to eight", async () => {
  const { page, errors } = await open("/t/bt-plain#f");
  assert.equal(await page.locator(".track.vp .single-row i").count(), 20);
  assert.equal(await page.locator('.track.vp [data-at="0"]').count(), 0);
  assert.equal(await page.locator(".track.vp .here").getAttribute("data-at"), "-4");
  assert.equal(await page.locator(".track.raids .boxes-row.french i").count(), 8);
  assert.equal(await page.locator(".track.raids .boxes-row.french .here").count(), 3);
  assert.equal(await page.locator(".track.raids .boxes-row.british .here").count(), 1);
  assert.deepEqual(errors, []);
});
