// Things on which a first-time user must be able to rely: answers, tabs and tools have fixed places, the map keeps its size, windows over the map are small, and
// the page gives the reason when something has happened.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Phones, tablets, a laptop at 200 %, and larger screens. */
const SIZES = [[360, 740], [390, 844], [640, 360], [683, 384], [768, 1024], [820, 1180], [844, 390], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]].map(([width, height]) => ({ width, height }));

const pieces = (view) => Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`));
const button = (play, key = "copy", more = {}) => ({ play, on: [], label: { key }, ...more });
const PASS = button("pass", "play-on");

/** Questions that differ in the length of their text, their answers, their odds and their pieces; each can be passed. */
const QUESTIONS = [
  () => ({ prompt: { text: { key: "copy" }, rule: "6.71", pass: "pass" }, choices: [PASS], undo: { no: "theirs" } }),
  () => ({ prompt: { text: { key: "help-ways" }, rule: "6.71", pass: "pass" }, choices: [PASS, button("event 1"), button("event 2", "help-stack")], undo: { takes: { key: "help-lit" } } }),
  () => ({ prompt: { text: { key: "odds-standing" }, rule: "6.71", pass: "pass" }, choices: [button("event 1", "copy", { odds: true }), { ...PASS, odds: true }, button("event 3", "odds-about", { odds: true })] }),
  ({ view }) => ({ prompt: { text: { key: "odds-standing" }, rule: "6.71", pass: "pass" }, choices: [PASS, ...pieces(view).slice(0, 9).map((target, i) => ({ play: `take ${i}`, on: [target], label: { key: "undo" } }))] }),
  () => ({ prompt: { text: { key: "copy" }, rule: "6.71", pass: "pass" }, choices: [...Array.from({ length: 9 }, (_, i) => button(`event ${i}`, "odds-about")), PASS, button("raze it", "copy", { aside: true })] }),
  () => ({ prompt: { text: { key: "copy" }, rule: "6.71", pass: "pass" }, choices: [PASS], orders: null }),
];

/** Returns the rounded positions of these elements; null for an element that does not exist. */
const places = (page, names) => page.evaluate((names) => Object.fromEntries(names.map((name) => {
  const el = document.querySelector(name);
  if (!el?.checkVisibility()) return [name, null];
  const { left, top, right, bottom } = el.getBoundingClientRect();
  return [name, [left, top, right, bottom].map(Math.round).join()];
})), names);

test("the pass has the same place in every question, and so have Undo, the tabs and the map", async () => {
  const wrong = [];
  const { page, errors, say } = await sitDown(house, "/t/ww-go#f");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    let first = null;
    for (const [n, asks] of QUESTIONS.entries()) {
      await say((table) => ({ awaited: ["french"], ...asks(table) }));
      const pass = await page.evaluate(() => {
        const el = document.querySelector('#buttons [data-play="pass"]');
        const { left, right, bottom } = el.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, bottom - 12];
        return { seen: el.contains(document.elementFromPoint(x, y)), foot: [left, right, bottom].map(Math.round).join() };
      });
      const now = { ...await places(page, ["#undo span", "#tabs", "#map-box"].map((name) => name === "#undo span" ? ".ask-tools" : name)), pass: pass.foot };
      if (!pass.seen) wrong.push(`${size.width} by ${size.height}, question ${n}: the pass is out of sight`);
      first ??= now;
      for (const [name, at] of Object.entries(now)) if (at !== first[name]) wrong.push(`${size.width} by ${size.height}, question ${n}: ${name} at ${at}, not ${first[name]}`);
    }
    // While the player waits, everything stays in its place, too.
    await say({ awaited: ["british"], prompt: null, choices: [] });
    const waiting = await places(page, ["#tabs", "#map-box"]);
    for (const [name, at] of Object.entries(waiting)) if (at !== first[name]) wrong.push(`${size.width} by ${size.height}, waiting: ${name} at ${at}, not ${first[name]}`);
  }
  assert.deepEqual(errors, []);
  assert.deepEqual(wrong, []);
});

test("a press that was meant for one question does not answer the next with another button", async () => {
  const { page, errors, say, heard, until } = await sitDown(house, "/t/ww-go#f", { width: 1280, height: 720 });
  const plays = () => heard.filter((one) => one.do === "play").map((one) => one.play);
  const ask = (play, more = {}) => say({ prompt: { text: { key: "copy" }, rule: "6.71", ...more }, choices: [button(play)] });
  // The page's clock does not advance until the test advances it.
  await page.evaluate(() => {
    window.later = 0;
    performance.now = () => window.later;
  });
  await ask("done");
  const { x, y, width, height } = await page.locator('#buttons [data-play="done"]').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  await until("play");
  await ask("storm albany");
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.deepEqual(plays(), ["done"], "the second press comes too soon");
  // The answer that was there before can be pressed at once.
  await ask("done");
  await page.mouse.click(x + width / 2, y + height / 2);
  await until("play", 2);
  // Once the question has been in view for a while, its answer can be pressed without a movement.
  await ask("storm albany");
  await page.evaluate(() => (window.later += 600));
  await page.mouse.click(x + width / 2, y + height / 2);
  await until("play", 3);
  assert.deepEqual(plays(), ["done", "done", "storm albany"]);
  assert.deepEqual(errors, []);
});

test("a tab stays where it is when it is pressed", async () => {
  const { page, errors, say } = await sitDown(house, "/t/ww-go#f");
  await say(QUESTIONS[1]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const before = await places(page, ["#tabs"]);
    for (const tab of ["cards", "table", "log", "chat", "chat"]) {
      await page.click(`#tab-${tab}`);
      assert.deepEqual(await places(page, ["#tabs"]), before, `${tab}, ${size.width} by ${size.height}`);
    }
  }
  assert.deepEqual(errors, []);
});

test("the bar of the replay, Undo and the tabs stay where they are when the replay is stepped through", async () => {
  for (const size of SIZES) {
    const { page, errors, say, told, heard } = await sitDown(house, "/t/ww-go#f", size);
    let now = null;
    await say((table) => {
      now = table.view;
      return { number: 12, undo: { no: "theirs" } };
    });
    if (await page.isVisible("#tools-fold")) await page.click("#tools-fold");
    await page.click("#replay-toggle");
    const names = ["#replay-back", "#replay-next", "#replay-slider", "#tabs", ".ask-tools"];
    const before = await places(page, names);
    for (let n = 0; n < 4; n += 1) {
      const asked = heard.filter((one) => one.do === "at").length;
      await page.click("#replay-back");
      while (heard.filter((one) => one.do === "at").length === asked) await page.waitForTimeout(5);
      told({ is: "at", number: heard.filter((one) => one.do === "at").at(-1).number, view: { ...now, panel: null } });
      await page.waitForSelector("body.replay");
      assert.deepEqual(await places(page, names), before, `${size.width} by ${size.height}, step ${n}`);
    }
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("the window of a space lies within the map and covers at most a quarter of it; on a phone it is a sheet at the foot", async () => {
  for (const [path, space] of [["/t/ww-go#f", "albany"], ["/t/plain#f", "hampshire"], ["/t/bt-act#b", "albany"]]) {
    const { page, errors, say } = await sitDown(house, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await say({ choices: ["do one", "do two", "do three"].map((play) => ({ play, on: [`space:${space}`], label: { key: "copy" }, lasting: "hands-over" })) });
      await page.focus(`#map [data-id="space:${space}"]`);
      await page.keyboard.press("Enter");
      await page.click(".popover .link");
      await page.waitForSelector(".popover .close");
      const { share, out, sheet } = await page.evaluate(() => {
        const [box, map] = [".popover", "#map-box"].map((name) => document.querySelector(name).getBoundingClientRect());
        const sheet = document.querySelector(".popover").classList.contains("sheet");
        const frame = sheet ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : map;
        return { share: (box.width * box.height) / (map.width * map.height), sheet, out: box.left < frame.left || box.top < frame.top || box.right > frame.right || box.bottom > frame.bottom };
      });
      assert.ok(!out, `${path}, ${size.width} by ${size.height}`);
      assert.equal(sheet, size.width < size.height, `${path}, ${size.width} by ${size.height}`);
      if (size.width >= 1280) assert.ok(share <= 0.255, `${path}, ${size.width} by ${size.height}: ${share}`);
      await page.keyboard.press("Escape");
    }
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("an action that the question does not ask for is folded away, with a sentence about it", async () => {
  const { page, errors, say } = await sitDown(house, "/t/ww-go#f", { width: 1280, height: 720 });
  await say({ choices: [{ play: "card 9", on: ["card:9"], label: { key: "copy" } }, button("raze", "copy", { aside: true })] });
  assert.ok(await page.isHidden('#asides [data-play="raze"]'));
  await page.click("#others summary");
  assert.ok(await page.isVisible('#asides [data-play="raze"]'));
  assert.match(await page.textContent("#others p"), /the question does not ask for it/);
  await say({ choices: [button("raze", "copy", { aside: true }), PASS] });
  assert.ok(await page.isHidden('#asides [data-play="raze"]'), "the next question folds it again");
  assert.deepEqual(errors, []);
});

test("on an upright tablet the map keeps two fifths of the height, however long the question", async () => {
  const { page, errors, say } = await sitDown(house, "/t/ww-go#f", { width: 820, height: 1180 });
  for (const asks of QUESTIONS) {
    await say(asks);
    const { height } = await page.locator("#map-box").boundingBox();
    assert.ok(height >= 0.4 * 1180, `${height}`);
  }
  assert.deepEqual(errors, []);
});

test("odds say what happens otherwise", async () => {
  const { page, errors, say, told, until } = await sitDown(house, "/t/ww-go#f", { width: 1440, height: 900 });
  const entry = await say({ choices: [button("besiege", "copy", { odds: true }), button("storm", "copy", { odds: true })] });
  await until("odds", 2);
  const won = (side, chance) => ({ of: "odds-battle", text: { key: "odds-won", args: [["side", { name: `side-${side}` }]] }, chance });
  told({ is: "odds", entry, play: "besiege", odds: { results: [{ text: { key: "copied" }, chance: 0.83 }], losses: { french: 0, british: 0 }, exact: true, later: false } });
  told({ is: "odds", entry, play: "storm", odds: { results: [won("french", 0.7), won("british", 0.3)], losses: { french: 1, british: 1 }, exact: true, later: false } });
  const line = (play) => page.locator(`#buttons [data-play="${play}"] .odds-line`).textContent();
  await page.waitForFunction(() => /%/.test(document.querySelector('#buttons [data-play="storm"] .odds-line')?.textContent ?? ""));
  assert.equal(await line("besiege"), "83%: Copied. · 17%: that does not happen");
  assert.equal(await line("storm"), "70%: The French win · 30%: The British win");
  await page.hover('#buttons [data-play="besiege"]');
  assert.match(await page.textContent("#odds li"), /83%.*17%: that does not happen/);
  assert.deepEqual(errors, []);
});

test("a walk that ends before its destination says why", async () => {
  const { page, errors, say, told, until } = await sitDown(house, "/t/ww-go#f", { width: 1440, height: 900 });
  const step = (space, play = `go ${space}`) => ({ play, on: `space:${space}` });
  const walk = async () => {
    const number = Number(await page.evaluate(() => document.body.dataset.number));
    told({ is: "ways", number, ways: [{ to: "space:albany", steps: [step("hudson-carry-north"), step("hudson-carry-south"), step("albany")] }] });
    await page.waitForSelector('#map [data-id="space:albany"].reached');
    await page.focus('#map [data-id="space:albany"]');
    await page.keyboard.press("Enter");
    await page.click('[data-walk="albany"]');
  };
  const go = { play: "go hudson-carry-north", on: ["space:hudson-carry-north"], label: { key: "copy" } };
  const halt = button("halt");
  await say({ choices: [go, halt] });
  await walk();
  await until("play");
  await say({ choices: [go, halt] });
  await page.waitForFunction(() => /not allowed any more/.test(document.querySelector("#prompt")?.textContent ?? ""));
  await page.click('#buttons [data-play="halt"]');
  await until("play", 2);
  await say({ choices: [go, halt] });
  assert.doesNotMatch(await page.textContent("#prompt"), /has stopped/);
  assert.deepEqual(errors, []);
});

test("a page that is older than its server says so, with a button that loads it again", async () => {
  const { page, errors, told } = await sitDown(house, "/t/ww-go#f", { width: 390, height: 844 });
  told({ is: "no", code: "unreadable", message: "that can't be read: unknown variant `fly`, expected one of `sit`, `play`" });
  await page.waitForSelector("#version");
  assert.equal(await page.textContent("#version p"), "This page is older than the server: reload it.");
  await Promise.all([page.waitForEvent("load"), page.click("#version button")]);
  await page.waitForSelector("#buttons");
  assert.deepEqual(errors, []);
});

test("the lobby does not move when the tables answer", async () => {
  const status = (table, more = {}) => ({ table, game: "struggle", scenario: "1755", seats: ["french"], players: { french: { name: "Ann", kind: "human", here: true }, british: { name: "A rather long name of a player", kind: "human", here: true } }, awaited: ["french"], clock: [{ id: "season", value: "spring", show: "date", text: { key: "season-spring" } }, { id: "phase", value: "x", show: "stage", text: { key: "phase-british-reinforcements" } }], result: null, since: 1, runs_out: { french: null, british: null }, number: 3, ...more });
  for (const size of [{ width: 1280, height: 720 }, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
    const { page, errors } = await house.page({ ...size, seen: true });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      const tables = ["one", "two", "three", "four"].map((table) => ({ table, game: "struggle", scenario: "1755", tokens: ["f"], sides: ["french"], opened: 0 }));
      if (!localStorage.getItem("carillon.tables")) localStorage.setItem("carillon.tables", JSON.stringify(tables));
    });
    await page.route("**/api/mine", async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.fulfill({ json: [status("one"), status("two", { awaited: ["british"] }), status("three", { result: "french" }), status("four")] });
    });
    await page.goto(house.base);
    await page.waitForSelector(".my-tables .turn b:not(:empty)");
    // The second visit begins with the list that the first has shown.
    await page.reload();
    await page.waitForSelector(".my-tables .turn b:not(:empty)");
    await page.waitForResponse("**/api/mine");
    await page.waitForTimeout(200);
    const shifted = await page.evaluate(() => window.shifted);
    assert.ok(shifted < 0.05, `${size.width}: ${shifted}`);
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});
