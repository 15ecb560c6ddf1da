// No button moves when a choice is pointed at or pressed.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";
import { standsStill, staysPressed } from "./still.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** The sizes of the window. The tests of whole games use other sizes. */
const SIZES = [[1280, 720], [1440, 900]].map(([width, height]) => ({ width, height }));

/** Returns odds with a number of results. */
const odds = (n) => ({ results: Array.from({ length: n }, () => ({ text: { key: "odds-won", args: [["side", { name: "side-french" }]] }, chance: 1 / n })), losses: { french: 1, british: 0 }, exact: true, later: false });

/** Choices with odds on many pieces and on two buttons; `pass` makes it a response prompt, at which standing orders can be given. */
const question = ({ n = 9, pass = false, orders = null } = {}) => ({ view }) => {
  const pieces = Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`));
  const button = (play, key) => ({ play, on: [], label: { key }, lasting: "hands-over", odds: true });
  return {
    prompt: { text: { key: "odds-standing" }, rule: "6.71", ...(pass ? { pass: "done" } : {}) }, orders,
    choices: [...pieces.slice(0, n).map((target, i) => ({ play: `inside ${i}`, on: [target], label: { key: "undo" } })), button("inside all", "copy"), button("done", "odds-later")],
  };
};

test("no choice moves under the pointer when its odds arrive, however many choices there are", async () => {
  const { page, errors, say, told, heard } = await sitDown(house, "/t/ww-go#f");
  // The odds of the choices differ in length; for one choice the server answers that there are none.
  let answered = 0;
  const answer = () => {
    const asked = heard.filter((one) => one.do === "odds");
    for (const { entry, play } of asked.slice(answered)) told({ is: "odds", entry, play, odds: play === "wait" ? null : odds(play === "done" ? 14 : 3) });
    answered = asked.length;
  };
  const timer = setInterval(answer, 10);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const asks of [{}, { n: 0 }, { pass: true, orders: "season" }]) {
      await say(question(asks));
      await standsStill(page, `${JSON.stringify(asks)}, ${size.width} wide`, ":not(#picks *)");
      await page.mouse.move(5, 300);
    }
    // With many choices, no odds are shown on the buttons. The odds of a choice are requested when it is pointed at.
    await say({ choices: ["one", "two", "three", "four", "five", "done", "wait"].map((play) => ({ play, on: [], label: { key: "odds-about" }, odds: true })) });
    await standsStill(page, `many, ${size.width} wide`);
    // Choices beside a space of the map behave in the same way.
    await say({ choices: ["done", "wait", "three"].map((play) => ({ play, on: ["space:albany"], label: { key: "copy" }, lasting: "hands-over", odds: true })) });
    await page.focus('#map [data-id="space:albany"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector(".popover [data-play]");
    await standsStill(page, `a box on the map, ${size.width} wide`);
    await page.keyboard.press("Escape");
  }
  clearInterval(timer);
  assert.deepEqual(errors, []);
});

/** Phones and tablets in portrait and in landscape, and a screen. */
const PRESSED = [[360, 740], [390, 844], [768, 1024], [820, 1180], [844, 390], [1440, 900]].map(([width, height]) => ({ width, height }));

for (const size of PRESSED) {
  test(`no button moves when a choice is pressed once, ${size.width} by ${size.height}`, async () => {
    const { page, errors, say, heard } = await sitDown(house, "/t/ww-go#f", size);
    const lasting = (play, on = []) => ({ play, on, label: { key: "copy" }, lasting: "hands-over" });
    const aside = { ...lasting("tear down"), aside: true };
    const pass = { prompt: { text: { key: "odds-standing" }, rule: "6.71", pass: "done" }, orders: null };
    await say({ choices: [lasting("one"), lasting("two"), { ...lasting("three"), label: { key: "standing-on-season" } }, aside] });
    await staysPressed(page, "three answers");
    await say({ ...pass, choices: [lasting("one"), lasting("done"), aside] });
    await staysPressed(page, "an answer, a pass, and standing orders");
    await say(({ view }) => {
      const pieces = Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`)).slice(0, 3);
      return { ...pass, choices: [...pieces.map((target, i) => lasting(`inside ${i}`, [target])), lasting("one"), lasting("done")] };
    });
    await staysPressed(page, "pieces");
    await say({ choices: ["one", "two", "three"].map((play) => lasting(play, ["space:albany"])) });
    await page.focus('#map [data-id="space:albany"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector(".popover [data-play]");
    await staysPressed(page, "a box on the map");
    await page.keyboard.press("Escape");
    await say({ choices: [lasting("one"), lasting("two"), aside] });
    await page.click("#actions summary");
    for (const play of ["one", "two", "tear down"]) {
      const one = page.locator(`#actions [data-play="${play}"]`);
      await one.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.still.now());
      await one.click();
      assert.deepEqual(await page.evaluate((before) => window.still.moved(before), before), [], `${play} of all actions`);
    }
    assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
    assert.deepEqual(errors, []);
  });
}

test("the layout of a new table shifts by less than 0.1, from the beginning until the first prompt", async () => {
  for (const path of ["/t/plain#f", "/t/ww-go#f", "/t/bt-act#b"]) {
    const { page, errors } = await house.page({ width: 390, height: 844, seen: true });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    /** @type {any} */
    let asks = null;
    let line = null;
    await page.routeWebSocket(/\/live$/, (socket) => {
      line = socket;
      socket.connectToServer().onMessage((text) => {
        const message = JSON.parse(text);
        if (message.is !== "table") return socket.send(text);
        asks = message;
        const foe = { ...message.players.british, kind: "bot", level: "captain" };
        socket.send(JSON.stringify({ ...message, awaited: [message.as === "french" ? "british" : "french"], prompt: null, choices: [], players: { ...message.players, [message.as === "french" ? "british" : "french"]: foe } }));
      });
    });
    await page.goto(`${house.base}${path}`);
    await page.waitForSelector("body[data-awaiting=other]");
    await page.waitForTimeout(300);
    line.send(JSON.stringify({ ...asks, entry: asks.entry + 1, number: asks.number + 1, log: [], log_from: asks.number + 1 }));
    await page.waitForSelector("body[data-awaiting=me]");
    await page.waitForTimeout(300);
    const shifted = await page.evaluate(() => window.shifted);
    assert.ok(shifted < 0.1, `${path}: ${shifted}`);
    assert.deepEqual(errors, []);
    await house.tidy();
  }
});

test("with standing orders the last choices stay in view, pointed at or not", async () => {
  const { page, errors, say, told, until } = await sitDown(house, "/t/ww-go#f", { width: 1440, height: 900 });
  const entry = await say(question({ pass: true, orders: "season" }));
  await until("odds", 2);
  for (const play of ["inside all", "done"]) told({ is: "odds", entry, play, odds: odds(14) });
  const seen = () => page.evaluate(() => ['#buttons [data-play="inside all"]', '#buttons [data-play="done"]', "#undo"].map((name) => {
    const el = /** @type {Element} */ (document.querySelector(name));
    const { x, y, width, height } = el.getBoundingClientRect();
    return [y + 2, y + height - 2].every((at) => el.contains(document.elementFromPoint(x + width / 2, at)));
  }));
  assert.deepEqual(await seen(), [true, true, true]);
  await page.hover('#buttons [data-play="done"]');
  await page.waitForSelector("#odds li:nth-child(14)");
  assert.deepEqual(await seen(), [true, true, true]);
  assert.deepEqual(errors, []);
});

test("a press counts for the button on which the pointer came to rest", async () => {
  const { page, errors, say, heard, until } = await sitDown(house, "/t/ww-go#f", { width: 1440, height: 900 });
  const plays = () => heard.filter((one) => one.do === "play").map((one) => one.play);
  const ask = () => say({ choices: ["one", "two"].map((play) => ({ play, on: [], label: { key: "odds-about" } })) });
  /** Moves the buttons under the pointer. */
  const push = () => page.evaluate(() => {
    const [first, second] = document.querySelectorAll("#buttons [data-play]");
    const by = second.getBoundingClientRect().top - first.getBoundingClientRect().top;
    /** @type {HTMLElement} */ (document.querySelector("#buttons")).style.transform = `translateY(${-by}px)`;
  });
  await ask();
  const { x, y } = await page.locator('#buttons [data-play="one"]').boundingBox();
  await page.mouse.move(x + 20, y + 10);
  await push();
  assert.equal(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-play]")?.getAttribute("data-play"), [x + 20, y + 10]), "two");
  await page.mouse.down();
  await page.mouse.up();
  await until("play");
  assert.deepEqual(plays(), ["one"]);
  // At another prompt, once the pointer has moved, the press counts for the button that is now under it.
  await ask();
  await page.mouse.move(x + 40, y + 10);
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.up();
  await until("play", 2);
  assert.deepEqual(plays(), ["one", "two"]);
  // After scrolling too, the press counts for the button under the pointer.
  await page.evaluate(() => { /** @type {HTMLElement} */ (document.querySelector("#buttons")).style.transform = ""; });
  await ask();
  await page.mouse.move(x + 20, y + 30);
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.wheel(0, 10);
  await push();
  await page.mouse.down();
  await page.mouse.up();
  await until("play", 3);
  assert.deepEqual(plays(), ["one", "two", "two"]);
  assert.deepEqual(errors, []);
});

test("a card keeps its shape, however many there are in the hand, and the button that opens it covers no sign", async () => {
  for (const [path, deck] of [["/t/ww-go#f", Array.from({ length: 9 }, (_, i) => String(i + 1))], ["/t/hot#f,b", ["F02", "F12", "F14", "F21", "F27"]]]) {
    const { page, errors, say } = await sitDown(house, path, { width: 1440, height: 900 });
    const shapes = new Set();
    for (let n = 1; n <= deck.length; n += 1) {
      await say(({ view }) => ({ as: "french", awaited: ["french"], view: { ...view, cards: { ...view.cards, french: { ...view.cards.french, hand: deck.slice(0, n), held: n } } } }));
      for (const one of await page.locator("#hand .slot").evaluateAll((all) => all.map((el) => `${Math.round(el.offsetWidth)} by ${el.offsetHeight}`))) shapes.add(one);
    }
    assert.equal(shapes.size, 1, [...shapes].join(", "));
    const covered = await page.evaluate(() => [...document.querySelectorAll("#hand .slot")].flatMap((slot) => {
      const i = /** @type {Element} */ (slot.querySelector(".peek")).getBoundingClientRect();
      if (i.width < 24 || i.height < 24) return [`${i.width} by ${i.height}`];
      return [...slot.querySelectorAll(".card-type > *, .card-top > *, strong")].filter((el) => {
        const r = el.getBoundingClientRect();
        return r.width > 0 && r.left < i.right && i.left < r.right && r.top < i.bottom && i.top < r.bottom;
      }).map((el) => el.outerHTML.slice(0, 60));
    }));
    assert.deepEqual(covered, []);
    assert.deepEqual(errors, []);
  }
});

test("the button that opens a card covers none of its text, at any width, by mouse or by touch", async () => {
  for (const path of ["/t/ww-plain#f", "/t/plain#f", "/t/bt-plain#f"]) {
    for (const touch of [false, true]) {
      const { page, errors } = await house.page({ width: 1440, height: 900, touch });
      await page.goto(`${house.base}${path}`);
      await page.waitForSelector("#hand .card");
      for (const [width, height] of [[360, 740], [640, 360], [820, 1180], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]]) {
        await page.setViewportSize({ width, height });
        if (width < 900) await page.evaluate(() => document.body.dataset.tab === "hand" || document.querySelector("#tab-hand").click());
        const covered = await page.evaluate(() => [...document.querySelectorAll("#hand .slot")].flatMap((slot) => {
          const i = slot.querySelector(".peek").getBoundingClientRect();
          const words = document.createTreeWalker(slot.querySelector(".card"), NodeFilter.SHOW_TEXT);
          const found = [];
          for (let node = words.nextNode(); node; node = words.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            // A line of text that only touches the edge of the round button does not count as covered.
            for (const r of range.getClientRects()) if (r.left < i.right - 3 && i.left < r.right - 3 && r.top < i.bottom - 3 && i.top < r.bottom - 3) found.push(node.textContent.slice(0, 40));
          }
          return [...new Set(found)];
        }));
        assert.deepEqual(covered, [], `${path}, ${width} by ${height}${touch ? ", touch" : ""}`);
      }
      assert.deepEqual(errors, []);
      await page.context().close();
    }
  }
});

test("once a game is over its panel is hidden, and five cards of a hand are completely visible", async () => {
  const panel = { id: "march", title: { key: "copy" }, rows: [] };
  const { page, errors } = await sitDown(house, "/t/over#f", { first: ({ view }) => ({ view: { ...view, panel } }), shown: "#review", width: 1440, height: 900 });
  assert.ok(!await page.isVisible("#panel"));
  const whole = await page.locator("#hand .slot").evaluateAll((all) => {
    const { right } = document.querySelector("#hand").getBoundingClientRect();
    return all.filter((slot) => slot.getBoundingClientRect().right <= right).length;
  });
  assert.equal(whole, 5);
  assert.deepEqual(errors, []);
});

test("in a lesson the choice is completely visible, and so are the expected losses if there is room for the odds", async () => {
  const steps = Array.from({ length: 11 }, () => ({ look: [], plays: true }));
  const lessons = { ...house, page: async (options) => {
    const made = await house.page(options);
    await made.page.route("**/api/games/bayonets/lessons", (route) => route.fulfill({ json: [{ id: "moving", steps }] }));
    return made;
  } };
  const result = (of, key, chance) => ({ of, text: { key, args: [["side", { name: "side-british" }], ["who", { name: "side-french" }]] }, chance });
  const odds = { results: [result("odds-battle", "odds-won", 0.73), result("odds-battle", "odds-battle-none", 0.27), result(null, "odds-intercepts", 0.25), result(null, "odds-leader-lost", 0.1)], losses: { french: 1.2, british: 0.6 }, exact: true, later: false };
  const go = { play: "go", on: [], label: { key: "copy" }, odds: true };
  const lesson = { id: "moving", side: "british", stands: "on", step: 4, wants: ["go"] };
  for (const [width, height] of [[1280, 720], [1366, 768], [1440, 900], [1920, 1080]]) {
    const { page, errors, say, told, until } = await sitDown(lessons, "/t/bt-act#b", { width, height });
    const entry = await say({ lesson, awaited: ["british"], choices: [go], prompt: { text: { key: "odds-standing" }, rule: "10.4" } });
    await page.waitForSelector("#lesson .words");
    await until("odds");
    told({ is: "odds", entry, play: "go", odds });
    await page.waitForFunction(() => /73/.test(document.querySelector('#buttons [data-play="go"] .odds-line')?.textContent ?? ""));
    const hidden = await page.evaluate(() => ['#buttons [data-play="go"]', "#odds .lost"].filter((name) => {
      const el = document.querySelector(name);
      if (!el?.checkVisibility()) return false;
      const { x, y, width, height } = el.getBoundingClientRect();
      return ![y + 2, y + height - 2].every((at) => el.contains(document.elementFromPoint(x + width / 2, at)));
    }));
    assert.deepEqual(hidden, [], `${width} by ${height}`);
    assert.equal(await page.isVisible("#odds .lost"), height >= 900, `${width} by ${height}`);
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("many choices on one space form groups, and leave the map in view", async () => {
  const { page, errors, say } = await sitDown(house, "/t/bt-act#b", { width: 1440, height: 900 });
  const points = { light: ["scout", "raid"], "double-light": ["scout", "raid"], "sail-army": ["march", "marshal"], "french-light-army": ["march", "scout", "raid", "marshal"] };
  const choices = Object.entries(points).flatMap(([point, verbs]) => verbs.map((verb) => ({ play: `${verb} ${point} albany`, on: ["space:albany"], label: { key: `do-${verb}`, args: [["space", { name: "space-albany" }], ["point", { name: `ap-${point}` }]] } })));
  await say({ choices: [...choices, { play: "pass", on: [], label: { key: "bt-pass" } }] });
  await page.focus('#map [data-id="space:albany"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".popover [data-play]");
  assert.deepEqual(await page.locator(".popover .shared").allTextContents(), ["Light", "Light 2x", "Sail/Army", "Light/Army"]);
  assert.deepEqual(await page.locator(".popover .together").evaluateAll((all) => all.map((row) => row.children.length)), [2, 2, 2, 4]);
  assert.equal(await page.textContent('.popover [data-play="raid light albany"]'), "Raid");
  const { height } = await page.locator(".popover").boundingBox();
  assert.ok(height < 420, `${height} high`);
  await standsStill(page, "groups");
  assert.deepEqual(errors, []);
});
