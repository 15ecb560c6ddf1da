// A map of many spaces with blocks, markers and layers, at canned tables of the mock.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
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

const SIZES = [{ width: 1280, height: 800, locale: "en" }, { width: 390, height: 844, locale: "fr", touch: true }];

for (const options of SIZES) {
  test(`the whole map is drawn and named, ${options.width} wide`, async () => {
    const { page, errors } = await open("/t/ww-plain#f", options);
    assert.equal(await page.locator("#spaces > .space").count(), 144);
    assert.ok(await page.locator("#labels > .label").count() > 60);
    assert.equal(await page.locator("#lines .head").count(), 8, "one-way lines have heads");
    assert.equal(await page.locator('#stacks .within[data-stack="hudson-carry-north"]').count(), 1);
    assert.equal(await page.locator('[data-id="space:hudson-carry-north"] .siege .count').textContent(), "1");
    assert.equal(await page.locator('[data-id="space:augusta"] .raided .count').textContent(), "2");
    const words = await page.evaluate(() => [...document.querySelectorAll("#badges li, #map title, .card, #piles, .boxes")].map((el) => el.textContent ?? "").join(" "));
    assert.doesNotMatch(words, /\b(marker|in-force|clock|layer|box|kind|unit|space|card)-[a-z]/);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1), "the page is wider than the screen");
    assert.deepEqual(errors, []);
  });
}

test("a card with several uses lists them all", async () => {
  const { page, errors } = await open("/t/ww-plain#f");
  await page.click('#hand [data-id="card:23"]');
  assert.equal(await page.locator(".dialog [data-play]").count(), 5);
  assert.match(await page.locator(".dialog .card.whole").textContent(), /\S/, "at reading size");
  await page.click('.dialog [data-play="forts 23"]');
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("forts 23"));
  assert.deepEqual(errors, []);
});

test("reachable spaces look different from spaces with choices, and the way is drawn before the force moves", async () => {
  const { page, errors } = await open("/t/ww-go#f");
  await page.waitForSelector('[data-id="space:winooski"].reached');
  const number = await page.locator("body").getAttribute("data-number");
  assert.equal(await page.locator("#spaces .space.live").count(), 4);
  assert.equal(await page.locator("#spaces .space.reached").count(), 2);
  await page.keyboard.press("0");
  await page.locator('[data-id="space:winooski"] .shape:not(.shadow)').click({ force: true });
  await page.waitForSelector('.popover [data-walk="winooski"]');
  assert.equal(await page.locator("#march .leg").count(), 3, "the way is drawn");
  assert.equal(await page.locator("#march .leg-risk").count(), 1, "and where it may be answered");
  assert.equal(await page.locator("#march .leg-mark.stop").count(), 1, "and that it stops there");
  assert.match(await page.locator(".popover .risk").textContent(), /Crown Point/);
  assert.equal(await page.locator("body").getAttribute("data-number"), number, "nothing was played");
  await page.click(".popover .link");
  await page.waitForSelector(".popover .pieces, .popover .facts");
  assert.equal(await page.locator(".popover .why").count(), 0, "what can be reached is not said to be out of reach");
  await page.keyboard.press("Escape");
  await page.locator('[data-id="space:winooski"] .shape:not(.shadow)').click({ force: true });
  await page.click('.popover [data-walk="winooski"]');
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("go ticonderoga"));
  assert.deepEqual(errors, []);
});

test("an irreversible choice is confirmed on its own button, unless confirmation is turned off", async () => {
  const { page, errors } = await open("/t/ww-go#f");
  const number = async () => Number(await page.locator("body").getAttribute("data-number"));
  const before = await number();
  const halt = page.locator('#buttons [data-play="halt"]');
  await halt.click();
  await page.waitForSelector('#buttons .armed[data-play="halt"]');
  assert.match(await halt.textContent(), /Halt\?/);
  assert.match(await page.textContent("#again"), /other side chooses/);
  assert.equal(await number(), before, "nothing was played");
  await halt.click();
  await page.waitForSelector(`body[data-number="${before + 1}"]`);
  await page.locator("#confirm input").uncheck();
  await page.reload();
  await page.waitForSelector('#map [data-id="space:quebec"]');
  assert.equal(await page.locator("#confirm input").isChecked(), false, "it is remembered");
  await halt.click();
  await page.waitForSelector(`body[data-number="${before + 2}"]`);
  assert.deepEqual(errors, []);
});

test("supply can be shown with the keyboard alone", async () => {
  const { page, errors } = await open("/t/ww-go#f");
  await page.focus("#layers-menu");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-layer="supply-french"]:focus');
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#layers .supply-french").count(), 10);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".popover").count(), 0);
  assert.deepEqual(errors, []);
});

test("an opened stack shows its pieces, their values and their actions", async () => {
  const { page, errors } = await open("/t/ww-force#f");
  await page.click('#stacks [data-stack="hudson-carry-north"].french .body');
  const box = page.locator(".popover");
  assert.match(await box.textContent(), /1-6-2/);
  assert.match(await box.locator(".within").textContent(), /Inside.*strength 3.*Northern Provincials/s);
  assert.equal(await box.locator('[data-play^="take regulars"]').count(), 3);
  assert.deepEqual(await box.locator(".pieces").first().locator("li .chip").allTextContents().then((chips) => chips.map((chip) => chip.includes("-"))), [true, true, false, false, false, false, false], "leaders first");
  await box.locator('[data-play="take reduced-regulars 1"]').click();
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("take reduced-regulars 1"));
  assert.equal(await page.locator(".popover").count(), 0, "it does not stay open over the next question");
  assert.deepEqual(errors, []);
});

test("on a phone the plain choices are in view; beside a long name the buttons are below it, not over it, and the popover can be closed wherever it is scrolled to", async () => {
  const { page, errors } = await house.page({ width: 390, height: 844, locale: "fr", touch: true });
  await page.goto(`${house.base}/t/ww-force#f`);
  await page.waitForSelector('#map [data-id="space:quebec"]');
  const seen = await page.locator('#buttons [data-play="halt"]').evaluate((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return el.contains(document.elementFromPoint(x + width / 2, y + height - 4));
  });
  assert.ok(seen, "the plain answer stays in sight below the pieces");
  await page.evaluate(() => document.querySelector('#map [data-id="space:hudson-carry-north"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await page.waitForSelector(".popover");
  const over = await page.evaluate(() => {
    // The French names of pieces and choices may be long.
    for (const menu of document.querySelectorAll(".popover .menu > button:only-child")) menu.textContent = "Activer (Montréal) : Mississauga";
    for (const who of document.querySelectorAll(".popover .who")) who.prepend("Commandement-en-chef ");
    document.querySelector(".popover")?.scrollTo(0, 10_000);
    return [...document.querySelectorAll(".popover .pieces li:has(.menu)")].filter((line) => {
      const words = document.createRange();
      words.selectNodeContents(/** @type {Element} */ (line.querySelector(".who")));
      const [said, menu] = [words.getBoundingClientRect(), /** @type {Element} */ (line.querySelector(".menu")).getBoundingClientRect()];
      return said.right > menu.left + 1 && said.bottom > menu.top + 1;
    }).map((line) => line.textContent);
  });
  assert.deepEqual(over, []);
  await page.click(".popover .close");
  assert.equal(await page.locator(".popover").count(), 0);
  assert.deepEqual(errors, []);
});

test("from afar a force is its strength, a sign for each sort of unit and its leaders, and a siege has as many trenches as its level", async () => {
  const { page, errors } = await open("/t/ww-battle#f", { width: 1440, height: 900 });
  await page.keyboard.press("0");
  const outer = page.locator('#stacks [data-stack="hudson-carry-north"]:not(.within)');
  assert.equal(await outer.locator(".afar .number").textContent(), "14");
  assert.equal(await outer.locator(".pips > *").count(), 3, "regulars, auxiliaries and Indians");
  assert.equal(await outer.locator(".discs circle").count(), 2);
  assert.ok(await outer.locator(".afar .body").evaluate((el) => el.getBoundingClientRect().width) >= 24, "the block is large enough");
  assert.equal(await page.locator("#stacks .trench").count(), 1, "one siege");
  assert.equal((await page.locator("#stacks .trench").getAttribute("d")).match(/M/g).length, 1, "one trench");
  const marker = page.locator('[data-id="space:hudson-carry-north"] .mark-on.siege');
  assert.equal(await marker.isVisible(), false, "the trench says what the marker says");
  for (let i = 0; i < 8; i += 1) await page.click("#zoom-in");
  await page.waitForSelector("#map.near");
  assert.equal(await marker.isVisible(), true);
  assert.deepEqual(errors, []);
});

test("when zoomed in, the besiegers are beside the besieged, and the siege marker between them is visible", async () => {
  const { page, errors } = await open("/t/ww-battle#f", { width: 1440, height: 900 });
  for (let i = 0; i < 8; i += 1) await page.click("#zoom-in");
  await page.waitForSelector("#map.near");
  const [inner, outer] = await page.locator('#stacks [data-stack="hudson-carry-north"]').evaluateAll((all) => all
    .sort((a, b) => Number(b.matches(".within")) - Number(a.matches(".within"))).map((el) => el.querySelector(".ground").getBoundingClientRect().toJSON()));
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  assert.ok(apart(inner, outer), JSON.stringify({ inner, outer }));
  const siege = await page.locator('[data-id="space:hudson-carry-north"] .mark-on.siege .plate').evaluate((el) => el.getBoundingClientRect().toJSON());
  for (const block of [inner, outer]) assert.ok(apart(siege, block), JSON.stringify({ siege, block }));
  assert.deepEqual(errors, []);
});

for (const [width, height, locale] of [[390, 844, "en"], [360, 740, "fr"]]) {
  test(`on a phone the map has a third of the page and stays at the space of the prompt, ${width} wide`, async () => {
    const { page, errors } = await open("/t/ww-force#f", { width, height, locale, touch: true });
    const seen = () => page.locator("#map-box").evaluate((el) => el.getBoundingClientRect().toJSON());
    const sheet = await seen();
    assert.ok(sheet.height >= height / 3, `${sheet.height} of ${height}`);
    const middle = (place) => page.locator(`#map [data-id="space:${place}"] .shape:not(.shadow)`).evaluate((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    const isMiddle = async (place) => {
      const [x, y] = await middle(place);
      const box = await seen();
      assert.ok(Math.abs(x - box.x - box.width / 2) < 40 && Math.abs(y - box.y - box.height / 2) < 40, `${place} at ${x}, ${y}`);
    };
    await isMiddle("hudson-carry-north");
    assert.deepEqual(await page.locator(".tools > :visible").evaluateAll((all) => all.map((el) => el.id)), ["tools-fold"], "tools lie over it only when they are wanted");
    const cut = await page.locator("#clock > *, #status .languages").evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent));
    assert.deepEqual(cut, [], "the date and the phase are read in full");
    await page.click("#tools-fold");
    await page.click("#zoom-fit");
    const out = await page.locator("#spaces > .space .shape:not(.shadow)").evaluateAll((all, { left, top, right, bottom }) => all.map((el) => el.getBoundingClientRect())
      .filter((at) => at.left < left || at.top < top || at.right > right || at.bottom > bottom).length, sheet);
    assert.equal(out, 0, "the whole map is the whole map");
    await page.click("#tools-fold");
    for (let i = 0; i < 6; i += 1) await page.click("#zoom-in");
    await page.click("#tab-log");
    await page.locator('#log [data-place="montreal"]').first().click();
    await page.waitForTimeout(300);
    await isMiddle("montreal");
    assert.deepEqual(errors, []);
    await page.goto(`${house.base}/`);
    await page.waitForSelector("#create");
    const [title, ...tools] = await page.locator(".masthead h1, .masthead-tools > *").evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON()));
    for (const tool of tools) assert.ok(tool.left >= title.right || tool.top >= title.bottom, "the title of the lobby is not covered");
    assert.ok(tools.every((tool) => tool.right <= width));
  });
}

test("a space without room for its name is named when pointed at", async () => {
  const { page, errors } = await open("/t/ww-plain#f", { width: 1280, height: 800 });
  const hidden = await page.evaluate(() => {
    const shown = new Set([...document.querySelectorAll("#labels > .label")].map((el) => el.getAttribute("data-of")));
    return [...document.querySelectorAll("#spaces > .space")].map((el) => el.getAttribute("data-id")?.slice(6)).find((id) => !shown.has(id ?? ""));
  });
  if (!hidden) return;
  await page.locator(`[data-id="space:${hidden}"] .shape:not(.shadow)`).hover({ force: true });
  await page.waitForSelector(`#named [data-of="${hidden}"]`);
  assert.deepEqual(errors, []);
});

for (const options of [{ width: 1280, height: 640 }, { width: 390, height: 844, touch: true }]) {
  test(`no leader's disc covers a number with the whole map in view, ${options.width} wide`, async () => {
    const { page, errors } = await open("/t/ww-plain#f", options);
    await page.keyboard.press("0");
    const covered = await page.evaluate(() => [...document.querySelectorAll(".force .discs circle")].flatMap((disc) => {
      const stack = disc.closest(".force")?.getAttribute("data-stack");
      const d = disc.getBoundingClientRect();
      return [...document.querySelectorAll(`.force[data-stack="${stack}"] .number`)].filter((number) => {
        const n = number.getBoundingClientRect();
        // The digits fill only the middle three fifths of a number's box.
        const [top, bottom] = [n.top + n.height / 5, n.bottom - n.height / 5];
        return d.left < n.right && d.right > n.left && d.top < bottom && d.bottom > top + 1;
      }).map(() => stack);
    }));
    assert.ok(await page.locator(".force .discs circle").count() > 10);
    assert.deepEqual(covered, []);
    assert.deepEqual(errors, []);
  });
}

test("a stack with pieces to choose has the ring of clickable elements, and no printed edge has its colour", async () => {
  const { page, errors } = await open("/t/ww-force#f");
  await page.waitForSelector("#spaces .space.holds");
  const [ring, village, south] = await page.evaluate(() => [".space.holds .ring", "[data-id='space:onondaga'] .fact-settlement", ".space.department-southern .shape:not(.shadow)"].map((one) => {
    const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(/** @type {Element} */ (document.querySelector(`#spaces ${one}`)));
    return { stroke, dashes: strokeDasharray, wide: parseFloat(strokeWidth) };
  }));
  assert.equal(ring.dashes, "none");
  assert.ok(ring.wide >= 10);
  const rgb = (one) => one.stroke.match(/\d+/g).map(Number);
  const apart = (a, b) => Math.hypot(...rgb(a).map((part, i) => part - rgb(b)[i]));
  for (const printed of [village, south]) assert.ok(apart(ring, printed) > 80, `${ring.stroke} and ${printed.stroke}`);
  assert.deepEqual(errors, []);
});

test("in the dark scheme a name beside its box is as light as the others, and one inside is dark", async () => {
  const { page, errors } = await open("/t/ww-plain#f", { width: 1280, height: 600, dark: true });
  const fill = (id) => page.evaluate((id) => getComputedStyle(/** @type {Element} */ (document.querySelector(`#labels [data-of="${id}"] text`))).fill, id);
  assert.equal(await page.locator('#labels [data-of="halifax"].headed').count(), 0);
  assert.equal(await fill("halifax"), await fill("boston"));
  for (let i = 0; i < 6; i++) await page.click("#zoom-in");
  await page.waitForSelector('#labels [data-of="halifax"].headed');
  assert.notEqual(await fill("halifax"), await fill("boston"));
  assert.deepEqual(errors, []);
});
