// Studies on the page without a server: actions are tried with chosen dice, taken back, tried in another way, commented, marked, saved and sent.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openWritten } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openWritten>>} */
let written;
/** @type {Awaited<ReturnType<typeof openWritten>>["host"]} */
let host;
/** @type {Awaited<ReturnType<typeof openWritten>>["browser"]} */
let browser;
before(async () => {
  written = await openWritten();
  ({ host, browser } = written);
});
afterEach(() => browser.tidy());
after(() => written?.close());

/** Opens a new study from the lobby. */
async function openStudy(game, options = {}) {
  const { page, errors } = await browser.page(options);
  await page.goto(host.base);
  await page.selectOption("#study-game", game);
  await page.click("#study-new");
  await page.waitForSelector("#tree [data-node]");
  return { page, errors };
}

const idle = (page) => page.waitForFunction(() => !document.body.classList.contains("busy") && document.querySelector("#tree .here"));

/** Waits until the study shows a node. Returns the rows, each with the number of its node and its level. */
async function rows(page) {
  await idle(page);
  return page.evaluate(() => [...document.querySelectorAll("#tree .row-action")].map((el) => ({ node: Number(el.getAttribute("data-node")), level: Number(el.getAttribute("aria-level")), here: el.classList.contains("here"), words: el.querySelector(".words")?.textContent ?? "" }))
    .sort((a, b) => a.node - b.node));
}
const here = async (page) => (await rows(page)).find((row) => row.here)?.node;

/** Tries actions until one needs dice. The actions are the same in each call. */
async function tryUntilDice(page) {
  for (let n = 0; n < 300; n += 1) {
    await idle(page);
    const before = await here(page);
    await page.evaluate((n) => {
      const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#actions [data-play]")]);
      all[(n * n * 31 + n * 7) % all.length]?.click();
    }, n);
    await page.waitForFunction((before) => document.querySelector("#chances") || (!document.body.classList.contains("busy") && document.querySelector("#tree .here")?.getAttribute("data-node") !== String(before)), before);
    if (await page.$("#chances")) {
      if (await page.$("#chances [data-part^=dice]")) return;
      await page.click("#chances-roll");
      await page.waitForSelector("#chances", { state: "detached" });
    }
  }
  throw new Error("no action needs dice");
}

/** Chooses the same face for every die. */
async function chooseDice(page, face) {
  while (await page.$("#chances")) {
    const die = await page.$(`#chances [data-part="dice ${face}"]`) ?? await page.$("#chances .outcomes button");
    await die?.click();
    await page.waitForTimeout(5);
  }
  await idle(page);
}

/** Saves the study, and returns its text. */
async function saved(page) {
  await idle(page);
  await page.click("#share");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#study-save")]);
  return { text: readFileSync(await download.path(), "utf8"), name: download.suggestedFilename() };
}

test("a study is tried, gone back from, tried otherwise, ordered, written and read again", async () => {
  const { page, errors } = await openStudy("bayonets");
  await tryUntilDice(page);
  const start = await here(page);
  await chooseDice(page, 1);
  const first = await here(page);
  assert.notEqual(first, start);
  await page.focus("#tree");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((start) => document.querySelector("#tree .here")?.getAttribute("data-node") === String(start), start);
  const again = await page.evaluate(() => {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#actions [data-play]")]);
    return all.length;
  });
  assert.ok(again > 0);
  // The same action with other dice becomes a variation.
  const label = (await rows(page)).find(({ node }) => node === first)?.words ?? "";
  await page.evaluate((label) => {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#actions [data-play]")]);
    (all.find((el) => label.endsWith(el.textContent?.split(" (")[0] ?? "?")) ?? all[0])?.click();
  }, label);
  await page.waitForSelector("#chances [data-part]");
  await page.keyboard.press("6");
  await chooseDice(page, 6);
  const second = (await rows(page)).find((row) => row.here);
  assert.equal(second?.level, 2, "another result is a variation");
  await page.fill("#study-comment", "Luckier.");
  await page.focus("#tree");
  await page.click("#study-promote");
  await page.waitForFunction(() => document.querySelector("#tree .here")?.getAttribute("aria-level") === "1");
  // The keyboard reaches everything in the list.
  await page.focus("#tree");
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector("#tree .here")?.getAttribute("data-node") === "0");
  await page.keyboard.press("End");
  await page.waitForFunction((node) => document.querySelector("#tree .here")?.getAttribute("data-node") === String(node), second?.node);
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.querySelector("#study-marks details")).open = true; });
  await page.selectOption("#mark-new-colour", "green");
  await page.click("#mark-add");
  await page.waitForSelector("#marks [data-mark^='ring green']", { state: "attached" });
  await page.evaluate(() => { /** @type {HTMLDetailsElement} */ (document.querySelector("#study-more")).open = true; });
  await page.fill("#study-title", "A raid on Québec");
  await page.focus("#tree");
  await page.waitForFunction(() => !document.body.classList.contains("busy"));
  const { text, name } = await saved(page);
  assert.equal(name, "a-raid-on-quebec.study");
  assert.match(text, /^carillon study 1\ngame bayonets\ntitle A raid on Québec\n/);
  assert.match(text, /\n> Luckier\.\n@ ring green /);
  assert.match(text, /\n\(\ndice 1/, "the first dice are the variation now");
  // The file is the same study on another device.
  const other = await browser.page();
  await other.page.goto(host.base);
  await other.page.setInputFiles("#study-file", { name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await other.page.waitForSelector("#tree [data-node]");
  assert.equal((await saved(other.page)).text, text);
  // The page keeps the study, and lists it in the lobby.
  await page.reload();
  await page.waitForSelector("#tree [data-node]");
  assert.equal((await saved(page)).text, text);
  await page.goto(host.base);
  assert.match(await page.innerText("#studies [data-table]"), /A raid on Québec/);
  assert.equal(await page.locator("#mine [data-table]").count(), 0, "a study is no game");
  assert.deepEqual([...errors, ...other.errors], []);
});

test("a link holds a study, and opens it on another device", async () => {
  const { page, errors } = await openStudy("struggle");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (let n = 0; n < 3; n += 1) {
    await idle(page);
    const at = await here(page);
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector("#actions [data-play]"))?.click());
    await page.waitForFunction((at) => document.querySelector("#chances") || document.querySelector("#tree .here")?.getAttribute("data-node") !== String(at), at);
    if (await page.$("#chances")) await page.click("#chances-roll");
  }
  const { text } = await saved(page);
  await page.click("#share");
  await page.click("#study-link");
  await page.waitForSelector(".notice");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${host.base}#s=`) && link.length < 8000, `${link.length} letters`);
  const other = await browser.page();
  await other.page.goto(link);
  await other.page.waitForSelector("#tree [data-node]");
  assert.equal((await saved(other.page)).text, text);
  await other.page.goto(`${host.base}#s=broken`);
  await other.page.waitForSelector(".failed[role=alert]");
  assert.deepEqual([...errors, ...other.errors], []);
});

/** Opens a game on this device. */
async function openGame(page, seats) {
  await page.goto(host.base);
  await page.click('[data-game="bayonets"]');
  for (const [side, seat] of Object.entries(seats)) await page.selectOption(`#seat-${side}`, seat);
  await page.click("#create");
  await page.waitForSelector("body[data-number]");
}

/** Presses "Analyse" at the table, and waits for the study. */
async function analyse(page, id = "#analyse") {
  if (id === "#analyse") await page.click("#tab-table");
  const from = page.url();
  await page.click(id);
  await page.waitForFunction((from) => location.href !== from && document.querySelector("#tree [data-node]"), from);
  await idle(page);
}

test("a game for two at one screen is analysed with all its actions, at the moment that is shown", async () => {
  const { page, errors } = await browser.page();
  await openGame(page, { french: "me", british: "me" });
  for (let n = 0; n < 5; n += 1) {
    await page.waitForFunction(() => !document.body.classList.contains("busy") && (document.querySelector("#curtain") || document.querySelector("#actions [data-play]")));
    const number = await page.evaluate(() => Number(document.body.dataset.number));
    if (await page.$("#curtain")) await page.click("#curtain [data-as]");
    await page.waitForSelector("#curtain", { state: "detached" });
    await page.evaluate(() => { const el = /** @type {HTMLElement | null} */ (document.querySelector("#actions [data-play]")); el?.click(); });
    await page.evaluate(() => { const el = /** @type {HTMLElement | null} */ (document.querySelector("#actions .armed")); el?.click(); });
    await page.waitForFunction((number) => Number(document.body.dataset.number) > number, number);
  }
  if (await page.$("#curtain")) await page.click("#curtain [data-as]");
  await page.waitForSelector("#curtain", { state: "detached" });
  await page.click("#tab-table");
  await page.click("#resign");
  await page.click("#resign-yes");
  await page.waitForSelector("body[data-awaiting=over]");
  const game = page.url();
  await analyse(page, "#analyse-end");
  const all = (await rows(page)).length - 1;
  assert.ok(all >= 5, `${all} actions`);
  assert.equal(await here(page), all, "the study stands at the end of the game");
  await page.goto(game);
  await page.waitForSelector("#replay-slider", { state: "visible" });
  await page.evaluate(() => { const slider = /** @type {HTMLInputElement} */ (document.querySelector("#replay-slider")); slider.value = "2"; slider.dispatchEvent(new Event("input")); });
  await page.waitForSelector(".replaying:not([hidden])");
  await analyse(page, "#analyse-end");
  assert.equal(await here(page), 2, "the study stands at the moment that was shown");
  assert.deepEqual(errors, []);
});

test("a running game against the computer is analysed as the player knows it", async () => {
  const { page, errors } = await browser.page();
  await openGame(page, { french: "me", british: "bot:recruit" });
  const hand = () => page.evaluate(() => [...document.querySelectorAll("#hand [data-id^='card:']")].map((el) => el.getAttribute("data-id")));
  const own = await hand();
  await analyse(page);
  const both = await hand();
  assert.ok(own.length > 0 && own.every((card) => both.includes(card)), "the player's own cards are the same");
  assert.ok(both.length > own.length, "the other hand is open, and dealt at random");
  assert.equal((await rows(page)).length, 1);
  assert.deepEqual(errors, []);
});

test("the computer judges every moment while it is switched on", async () => {
  const { page, errors } = await openStudy("struggle");
  await page.click("#computer-on");
  await page.waitForSelector("#computer-list [data-hint]");
  assert.match(await page.getAttribute("#chance-bar", "aria-label") ?? "", /French \d+%, British \d+%/);
  const at = await here(page);
  await page.click("#computer-list [data-hint]");
  await page.waitForFunction((at) => document.querySelector("#chances") || document.querySelector("#tree .here")?.getAttribute("data-node") !== String(at), at);
  await page.click("#computer-on");
  await page.waitForSelector("#computer-list", { state: "hidden" });
  assert.deepEqual(errors, []);
});

test("marks are drawn with the pointer, and the same gesture removes them", async () => {
  const { page, errors } = await openStudy("struggle");
  const at = (space) => page.evaluate((space) => { const { x, y, width, height } = /** @type {Element} */ (document.querySelector(`#map [data-id="space:${space}"] .shape`)).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; }, space);
  const marks = () => page.evaluate(() => [...document.querySelectorAll("#marks [data-mark]:not(.ghost)")].map((el) => el.getAttribute("data-mark")));
  const until = (n) => page.waitForFunction((n) => document.querySelectorAll("#marks [data-mark]:not(.ghost)").length === n && !document.body.classList.contains("busy"), n);
  const drag = async (from, to, button) => {
    const [a, b] = [await at(from), await at(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button });
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await page.mouse.move(b.x, b.y);
    await page.mouse.up({ button });
  };
  const number = await page.getAttribute("body", "data-number");
  await drag("deerfield", "boston", "right");
  await until(1);
  await page.click("#marks-switch");
  await page.click("#mark-blue");
  const boston = await at("boston");
  await page.mouse.click(boston.x, boston.y);
  await until(2);
  await drag("deerfield", "boston", "left");
  await page.waitForFunction(() => document.querySelector("[data-mark='arrow blue deerfield boston']"));
  assert.deepEqual(await marks(), ["ring blue boston", "arrow blue deerfield boston"], "another colour replaces the first");
  await page.mouse.click(boston.x, boston.y);
  await until(1);
  assert.equal(await page.getAttribute("body", "data-number"), number, "no action was taken");
  assert.match((await saved(page)).text, /\n@ arrow blue deerfield boston\n/);
  await page.click("#marks-done");
  assert.ok(await page.isHidden("#palette"));
  assert.deepEqual(errors, []);
});

test("an action that a rule forbids is shown with the rule", async () => {
  const { page, errors } = await browser.page();
  await page.goto(host.base);
  const text = 'carillon study 1\ngame struggle\nposition phase = "british-reinforcements"\nposition\nposition [british]\nposition hand = ["B01"]\n\nbritish: card B01\nbritish: place 2 boston ! reinforcements.3\n';
  await page.click("#studies summary");
  await page.fill("#study-text", text);
  await page.click("#study-read");
  await page.waitForSelector("#tree [data-node]");
  await page.focus("#tree");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("#study-rules .rule-link");
  assert.match(await page.innerText("#study-rules"), /place 2 boston/);
  assert.deepEqual(errors, []);
});

for (const { name, ...options } of [
  { name: "in French on a phone", locale: "fr", width: 390, height: 844, touch: true },
  { name: "in the dark on an upright tablet", dark: true, width: 820, height: 1180, touch: true },
  { name: "on a laptop", width: 1280, height: 720 },
]) {
  test(`a study is accessible and fits ${name}`, async () => {
    const { page, errors } = await openStudy("bayonets", { ...options, seen: true });
    await tryUntilDice(page);
    assert.deepEqual(await blamed(page), []);
    await chooseDice(page, 2);
    await page.evaluate(() => { for (const box of document.querySelectorAll("#study details")) /** @type {HTMLDetailsElement} */ (box).open = true; });
    assert.deepEqual(await blamed(page), []);
    const wide = await page.evaluate(() => [...document.querySelectorAll("#study *")].filter((el) => el.checkVisibility() && el.getBoundingClientRect().right > innerWidth + 1).map((el) => el.id || el.className));
    assert.deepEqual(wide, []);
    const shown = await page.evaluate(() => { const box = /** @type {Element} */ (document.querySelector("#tree")).getBoundingClientRect(); return box.height >= 80 && box.bottom <= innerHeight + 1; });
    assert.ok(shown, "the list of actions is in view");
    assert.deepEqual(errors, []);
  });
}
