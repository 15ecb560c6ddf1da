// The prompt for a player, and the effects of clicks on its choices. The test takes the place of the server.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const HALT = { play: "halt", on: [], label: { key: "undo" }, lasting: "hands-over" };
const ASIDE = { play: "tear down", on: [], label: { key: "copy" }, aside: true };

const person = (kind) => ({ name: "", kind, here: true, nonce: "n" });

const sit = (path = "/t/ww-go#f", options = {}) => sitDown(house, path, options);

test("the only choice must be confirmed if the player could undo instead, and not otherwise", async () => {
  const { page, errors, say, heard, until } = await sit();
  await say({ choices: [HALT, ASIDE], undo: { takes: { key: "copy" } } });
  await page.click('#buttons [data-play="halt"]');
  await page.waitForSelector('#buttons .armed[data-play="halt"]');
  assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
  await say({ choices: [HALT, ASIDE], undo: { no: "theirs" } });
  await page.click('#buttons [data-play="halt"]');
  await until("play");
  assert.deepEqual(errors, []);
});

test("a request shows the name of the player who makes it, or the side if the player has no name", async () => {
  const { page, errors, say } = await sit();
  const asked = async (/** @type {string} */ name, /** @type {Record<string, string[]>} */ request, /** @type {string} */ answer) => {
    await say({ takeback: [], pause: [], draw: [], ...request, players: { french: person("human"), british: { ...person("human"), name } } });
    await page.waitForSelector(answer);
    return page.textContent("#offer p");
  };
  assert.match(await asked("Amy", { takeback: ["british"] }, "#back-agree"), /^Amy \(British\) asks to take back the last action and all/);
  assert.match(await asked("Amy", { draw: ["british"] }, "#draw-agree"), /^Amy \(British\) offers a draw\.$/);
  assert.match(await asked("", { pause: ["british"] }, "#pause-agree"), /^The British player asks for a pause/);
  assert.deepEqual(errors, []);
});

test("agreeing to a draw takes a second press, and the first button is not marked as the primary one", async () => {
  const { page, errors, say, heard, until } = await sit();
  const agreed = () => heard.filter((one) => one.do === "draw").length;
  await say({ draw: ["british"] });
  await page.click("#draw-agree:not(.primary)");
  await page.click("dialog .row button:not(#draw-yes)");
  await page.click("#draw-agree");
  assert.match(await page.textContent("dialog p"), /ends at once as a draw/);
  assert.equal(agreed(), 0);
  await page.click("#draw-yes");
  await until("draw");
  assert.equal(await page.locator("dialog").count(), 0);
  assert.deepEqual(errors, []);
});

test("no button moves when the other side makes a request", async () => {
  for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
    const { page, errors, say } = await sit("/t/ww-go#f", size);
    await say({ choices: [HALT, { ...HALT, play: "on" }, ASIDE] });
    const before = await page.evaluate(() => window.still.now());
    for (const request of [{ draw: ["british"] }, { takeback: ["british"] }, { pause: ["british"] }]) {
      await say({ draw: [], takeback: [], pause: [], ...request });
      await page.waitForSelector("#offer .row");
      assert.deepEqual(await page.evaluate((before) => window.still.moved(before), before), [], `${JSON.stringify(request)}, ${size.width} wide`);
      assert.deepEqual(await blamed(page, "#offer"), []);
    }
    assert.deepEqual(errors, []);
  }
});

test("the list of all actions opens over the map: no button moves, and the prompt stays in view", async () => {
  for (const size of [{ width: 820, height: 1180 }, { width: 390, height: 844 }, { width: 360, height: 740 }, { width: 844, height: 390 }, { width: 640, height: 360 }, { width: 1440, height: 900 }]) {
    const { page, errors, say } = await sit("/t/ww-go#f", size);
    const many = Array.from({ length: 60 }, (_, i) => ({ play: `raze ${i}`, on: ["space:albany"], label: { key: "undo" } }));
    await say({ choices: [...many, HALT, ASIDE] });
    const before = await page.evaluate(() => window.still.now());
    await page.click("#actions summary");
    await page.waitForSelector('#actions [data-play="raze 0"]');
    assert.deepEqual(await page.evaluate((before) => window.still.moved(before), before), [], `opened, ${size.width} wide`);
    for (const to of [0, 59]) {
      await page.locator(`#actions [data-play="raze ${to}"]`).scrollIntoViewIfNeeded();
      const seen = await page.evaluate(() => {
        const el = /** @type {Element} */ (document.querySelector("#prompt .words"));
        const { x, y, height } = el.getBoundingClientRect();
        return el.contains(document.elementFromPoint(x + 4, y + height / 2));
      });
      assert.ok(seen, `the question at ${to}, ${size.width} wide`);
    }
    await page.click("#actions summary");
    assert.deepEqual(await page.evaluate((before) => window.still.moved(before), before), [], `closed, ${size.width} wide`);
    await page.click("#actions summary");
    await page.focus("#action-filter");
    await page.keyboard.press("Escape");
    assert.ok(!await page.isVisible("#action-filter"), "Escape closes it");
    assert.deepEqual(errors, []);
  }
});

test("after an action on a card that was opened by keyboard, the next prompt gets the focus", async () => {
  const { page, errors, say, until } = await sit("/t/ww-plain#f", { shown: "#hand .card.live" });
  const [id] = await page.locator("#hand .card.live").evaluateAll((all) => all.map((el) => el.getAttribute("data-id")?.slice(5)));
  const use = (play) => ({ play, on: [`card:${id}`], label: { key: "copy" } });
  await say({ choices: [use("one"), use("two")] });
  await page.focus(`#hand [data-id="card:${id}"]`);
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog [data-play]");
  await page.focus('dialog [data-play="one"]');
  await page.keyboard.press("Enter");
  await until("play");
  await say(({ view }) => ({ choices: [HALT, ASIDE], view: { ...view, cards: { ...view.cards, french: { ...view.cards.french, hand: view.cards.french.hand.filter((card) => card !== id) } } } }));
  await page.waitForSelector("dialog", { state: "detached" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.evaluate(() => document.activeElement?.id), "prompt");
  assert.deepEqual(errors, []);
});

test("no button moves when a choice is pressed once", async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const { page, errors, say, heard, until } = await sit("/t/ww-go#f", size);
    const lasting = (/** @type {string} */ play) => ({ ...HALT, play });
    await say({ choices: [lasting("one"), lasting("two"), lasting("three"), ASIDE] });
    const middles = () => page.locator("#buttons [data-play]").evaluateAll((all) => all.map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return { play: el.getAttribute("data-play"), x: x + width / 2, y: y + height / 2 };
    }));
    for (const { play: pressed } of (await middles()).slice(0, 3)) {
      const before = await middles();
      await page.click(`#buttons [data-play="${pressed}"]`);
      await page.waitForSelector(`#buttons .armed[data-play="${pressed}"]`);
      assert.match(await page.textContent("#again"), /once it has, this can't be undone/);
      const met = await page.evaluate((all) => all.map(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-play]")?.getAttribute("data-play")), before);
      assert.deepEqual(met, before.map(({ play }) => play), `${pressed} was pressed at ${size.width}`);
    }
    assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
    await page.click("#buttons .armed");
    await until("play");
    assert.deepEqual(errors, []);
  }
});

test("no button of an open card moves when one of its uses is pressed once", async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) for (const n of [1, 4]) {
    const { page, errors, say, heard, until } = await sit("/t/ww-force#f", size);
    const plays = ["activate 23", "event 23", "discard 23", "card 23"].slice(0, n);
    await say({ choices: [...plays.map((play) => ({ ...HALT, play, on: ["card:23"] })), HALT] });
    await page.locator('#hand [data-id="card:23"]').click();
    const places = () => page.locator(".uses [data-play]").evaluateAll((all) => all.map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }));
    const before = await places();
    assert.equal(before.length, n);
    await page.click(`.uses [data-play="${plays[0]}"]`);
    await page.waitForSelector(".uses .armed");
    assert.deepEqual(await places(), before, `${n} uses at ${size.width}`);
    assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
    await page.click(".uses .armed");
    await until("play");
    assert.deepEqual(errors, []);
  }
});

test("the map keeps its height, however many events are in force", async () => {
  for (const width of [1440, 1280]) {
    const { page, errors, say } = await sit("/t/ww-go#f", { width, height: 900 });
    const goal = { side: "french", text: { key: "odds-standing" }, brief: { key: "odds-standing" }, rule: "5.11" };
    const inForce = async (/** @type {number} */ n) => {
      const some = (/** @type {any} */ box) => (box.id === "in-force" ? { ...box, holds: box.holds.slice(0, n) } : box);
      await say(({ view }) => ({ view: { ...view, goals: [goal, { ...goal, side: "british" }], boxes: BOXES.map(some) } }));
      return (await page.locator("#map-box").boundingBox()).height;
    };
    /** @type {any[]} */
    let BOXES = [];
    await say(({ view }) => {
      BOXES = view.boxes;
      return {};
    });
    const few = await inForce(1);
    assert.equal(await inForce(5), few, `${width} wide`);
    assert.equal(await page.locator("#badges li:visible").count(), 7, "all of them are there");
    assert.deepEqual(errors, []);
  }
});

test("the pass stays in view, however many choices there are", async () => {
  for (const size of [{ width: 1280, height: 720 }, { width: 390, height: 844, touch: true }]) {
    const { page, errors, say } = await sit("/t/ww-go#f", size);
    const pass = { ...HALT, lasting: undefined };
    const answer = (/** @type {number} */ i, /** @type {string[]} */ on) => ({ play: `intercept ${i}`, on, label: { key: "odds-about" }, odds: true });
    const inSight = () => page.evaluate(() => {
      const [pass, ...boxes] = ['#buttons [data-play="halt"]', "#buttons", "#ask > .answers", "#ask"].map((name) => /** @type {Element} */ (document.querySelector(name)));
      const long = boxes.filter((one) => getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight + 1);
      const outer = boxes[2].getBoundingClientRect();
      return [0, 0.5, 1].map((part) => {
        for (const box of long) box.scrollTop = part * box.scrollHeight;
        const inner = pass.getBoundingClientRect();
        return long.length > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom + 1 && pass.contains(document.elementFromPoint(inner.left + inner.width / 2, inner.bottom - 6));
      });
    });
    for (const key of ["odds-standing", "help-ways"]) {
      const prompt = { text: { key }, rule: "6.71", pass: "halt" };
      const many = Array.from({ length: 9 }, (_, i) => answer(i, []));
      for (const [where, choices] of [["first", [pass, ...many]], ["last", [...many, pass]]]) {
        await say({ prompt, choices });
        assert.deepEqual(await inSight(), [true, true, true], `${where} of many buttons, ${size.width} wide`);
      }
    }
    await say(({ view }) => {
      const pieces = Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`));
      return { prompt: { text: { key: "help-ways" }, rule: "6.71", pass: "halt" }, choices: [pass, ...pieces.slice(0, 9).map((target, i) => answer(i, [target]))] };
    });
    assert.deepEqual(await inSight(), [true, true, true], `below many pieces, ${size.width} wide`);
    assert.deepEqual(errors, []);
  }
});

test("a long prompt has one scrolling box, never one inside another, and its odds are shortened", async () => {
  const { page, errors, say, told, until } = await sit("/t/ww-go#f", { width: 1280, height: 720 });
  const scrolled = () => page.evaluate(() => ["#ask", ".answers", "#picks", "#odds"].filter((name) => {
    const box = /** @type {Element} */ (document.querySelector(name));
    return box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === "auto";
  }));
  /** Sends a prompt with the text of a key, and a number of pieces to choose from. */
  const ask = (/** @type {string} */ key, /** @type {number} */ n, odds = false) => say(({ view }) => {
    const pieces = Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`));
    return { prompt: { text: { key }, rule: "6.71" }, choices: [{ ...HALT, lasting: undefined, odds }, ...pieces.slice(0, n).map((target, i) => ({ play: `take ${i}`, on: [target], label: { key: "odds-about" } }))] };
  });
  await ask("copy", 1);
  assert.deepEqual(await scrolled(), [], "a short one is seen whole");
  await ask("copy", 9);
  assert.deepEqual(await scrolled(), [".answers"], "the text and the pieces are scrolled, the answers below them stay");
  await ask("game-about", 9);
  assert.deepEqual(await scrolled(), [".answers"]);
  const entry = await ask("game-about", 9, true);
  await page.hover('#buttons [data-play="halt"]');
  await until("odds");
  const results = Array.from({ length: 12 }, () => ({ text: { key: "odds-won", args: [["side", { name: "side-french" }]] }, chance: 1 / 12 }));
  told({ is: "odds", entry, play: "halt", odds: { results, losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector("#odds ul");
  assert.deepEqual(await scrolled(), [".answers", "#odds"], "one stands below the other");
  assert.ok(await page.locator("#odds .fine").isHidden(), "how they were found is left out");
  await ask("copy", 1);
  assert.doesNotMatch(await page.getAttribute("#ask", "class"), /tight/);
  assert.deepEqual(errors, []);
});

test("the button that ends the move and the row of Undo stay in view, however much room the odds need", async () => {
  const { page, errors, say, told, until } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const entry = await say(({ view }) => {
    const pieces = Object.entries(view.spaces).flatMap(([space, { pieces }]) => pieces.french.map((piece) => `piece:${space}/french/${piece.id}`));
    const attack = { play: "go albany", on: ["space:albany"], label: { key: "odds-standing" }, odds: true };
    return { prompt: { text: { key: "odds-standing" }, rule: "6.1" }, choices: [HALT, attack, ...pieces.slice(0, 8).map((target, i) => ({ play: `drop ${i}`, on: [target], label: { key: "undo" } }))] };
  });
  await until("odds");
  const results = Array.from({ length: 20 }, () => ({ text: { key: "odds-won", args: [["side", { name: "side-french" }]] }, chance: 1 / 20 }));
  told({ is: "odds", entry, play: "go albany", odds: { results, losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector("#odds ul");
  const seen = await page.evaluate(() => ['#buttons [data-play="halt"]', "#undo", "#confirm", "#actions summary"].map((name) => {
    const el = /** @type {Element} */ (document.querySelector(name));
    const { x, y, width, height } = el.getBoundingClientRect();
    return [y + 2, y + height - 2].every((at) => el.contains(document.elementFromPoint(x + width / 2, at)));
  }));
  assert.deepEqual(seen, [true, true, true, true]);
  assert.deepEqual(errors, []);
});

test("one or two cards that can respond get buttons beside the pass", async () => {
  const { page, errors, say } = await sit();
  const prompt = { text: { key: "copy" }, rule: "6.1", pass: "halt" };
  const card = (/** @type {number} */ n) => ({ play: `event ${n}`, on: [`card:${n}`], label: { key: "copy" } });
  const shown = () => page.locator("#buttons [data-play]").evaluateAll((all) => all.map((el) => el.getAttribute("data-play")));
  await say({ prompt, choices: [HALT, card(9)] });
  assert.deepEqual(await shown(), ["event 9", "halt"], "the pass comes last");
  await say({ prompt, choices: [HALT, card(9), card(10), card(11)] });
  assert.deepEqual(await shown(), ["halt"], "of many the hand is the list");
  assert.deepEqual(errors, []);
});

test("a prompt says so if the player has nothing to respond with", async () => {
  const { page, errors, say } = await sit();
  const prompt = { text: { key: "copy" }, rule: "6.1", pass: "halt" };
  await say({ prompt, choices: [HALT, { ...ASIDE, aside: undefined }] });
  assert.doesNotMatch(await page.textContent("#prompt"), /nothing to respond/);
  await say({ prompt, choices: [HALT, ASIDE] });
  assert.match(await page.textContent("#prompt"), /nothing to respond/);
  assert.deepEqual(errors, []);
});

test("the page passes automatically at such a prompt against the computer, even if undo is possible, but not against a person", async () => {
  const { page, errors, say, heard, until } = await sit("/t/ww-go#f", { passing: true });
  const prompt = { text: { key: "copy" }, rule: "6.1", pass: "halt" };
  const against = (kind) => ({ french: person("human"), british: person(kind) });
  await say({ prompt, choices: [HALT, ASIDE], undo: { no: "theirs" }, players: against("human") });
  await say({ prompt, choices: [HALT, { ...ASIDE, aside: undefined }], undo: { no: "theirs" }, players: against("bot") });
  await page.waitForTimeout(100);
  assert.ok(!heard.some((one) => one.do === "play"), "there was something to choose, or somebody to learn from it");
  const entry = await say({ prompt, choices: [HALT, ASIDE], undo: { takes: { key: "copy" } } });
  await until("play");
  assert.deepEqual(heard.filter((one) => one.do === "play").map((one) => [one.entry, one.play]), [[entry, "halt"]]);
  assert.match(await page.textContent("#prompt"), /thinking/, "nor is it asked meanwhile");
  assert.equal(await page.locator("#buttons [data-play]").count(), 0);
  await say({ prompt: null, choices: [], awaited: ["british"], undo: { takes: { key: "copy" } } });
  assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true", "the automatic pass can't be undone");
  await page.reload();
  await page.waitForSelector("body[data-number]");
  assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true", "nor after the page was reloaded");
  assert.deepEqual(errors, []);
});

test("the player is asked after all if the server refuses an automatic pass", async () => {
  const { page, errors, say, told, heard, until } = await sit("/t/ww-go#f", { passing: true });
  await say({ prompt: { text: { key: "copy" }, rule: "6.1", pass: "halt" }, choices: [HALT, ASIDE], undo: { no: "theirs" }, players: { french: person("human"), british: person("bot") } });
  await until("play");
  told({ is: "no", id: heard.find((one) => one.do === "play").id, code: "refused" });
  await page.waitForSelector('#buttons [data-play="halt"]');
  assert.deepEqual(errors, []);
});

test("standing orders are for the current kind of prompt, and can be given for another kind in addition", async () => {
  const { page, errors, say, heard, until } = await sit();
  const ask = (key) => ({ prompt: { text: { key }, rule: "6.1", pass: "halt" }, choices: [HALT, ASIDE] });
  await say(ask("copy"));
  assert.match(await page.textContent("#standing"), /every prompt to play a card until/, "nothing but cards would answer it");
  await say({ ...ask("copy"), choices: [HALT, { ...HALT, play: "go", on: ["space:albany"] }] });
  assert.match(await page.textContent("#standing"), /prompts like this until/);
  const order = async () => {
    await page.click('[data-orders="season"]');
    await page.click('.armed[data-orders="season"]');
  };
  await order();
  await until("orders");
  await say({ ...ask("undo"), orders: "season" });
  await order();
  await until("orders", 2);
  assert.deepEqual(heard.filter((one) => one.do === "orders").map((one) => one.moment), ["copy", "undo"]);
  assert.deepEqual(errors, []);
});

test("standing orders take a second press, as a pass does, but only one if confirmation is turned off", async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const { page, errors, say, heard, until } = await sit("/t/ww-go#f", size);
    const prompt = { text: { key: "copy" }, rule: "6.1", pass: "halt" };
    const given = () => heard.filter((one) => one.do === "orders").map((one) => one.until);
    await say({ prompt, choices: [HALT, ASIDE] });
    const place = async () => {
      const { x, y, width, height } = await page.locator('[data-orders="season"]').boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = await place();
    await page.mouse.click(x, y);
    await page.waitForSelector('.armed[data-orders="season"]');
    assert.match(await page.textContent("#again"), /Skip every prompt to play a card until the season ends\? .*can't be undone/);
    assert.deepEqual(given(), []);
    await page.mouse.click(x, y);
    await until("orders");
    assert.deepEqual(given(), ["season"], `${size.width} wide`);
    await say({ prompt, choices: [HALT, ASIDE] });
    await page.focus('[data-orders="phase"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector('.armed[data-orders="phase"]:focus');
    await say({ prompt, choices: [HALT, ASIDE] });
    assert.equal(await page.locator("#standing .armed, #again .reason").count(), 0, "another question is another press");
    await page.uncheck("#confirm input");
    await page.click('[data-orders="phase"]');
    await until("orders", 2);
    assert.deepEqual(errors, []);
  }
});

test("a hint shows that the computer is thinking; almost equal actions share their chance, and worse ones show the difference", async () => {
  const { page, errors, say, told, until } = await sit();
  const ask = async (n, ...chances) => {
    const plays = ["halt", "wait", "go"];
    const entry = await say({ choices: plays.map((play) => ({ ...HALT, play })), players: { french: person("human"), british: person("bot") } });
    await page.click("#hint");
    await until("hint", n);
    await page.waitForSelector("#hints progress:not([value])");
    const reasons = (chance) => [{ key: "hint-chance", args: [["n", Math.round(chance * 100)]] }, { key: "odds-later" }];
    told({ is: "hint", entry, side: "french", hints: chances.map((chance, i) => ({ play: plays[i], chance, reasons: reasons(chance) })) });
    await page.waitForSelector("#hints ol");
    return { title: await page.textContent("#hints h3"), why: await page.locator("#hints li p").allTextContents() };
  };
  const near = await ask(1, 0.613, 0.607, 0.598);
  assert.match(near.title, /hardly any difference.*61%/);
  assert.deepEqual(near.why.map((words) => /%|point/.test(words)), [false, false, false]);
  assert.deepEqual(near.why.map((words) => /The fight comes later/.test(words)), [true, true, true], "the reason stands there");
  const far = await ask(2, 0.61, 0.55);
  assert.match(far.why[0], /61%.*The fight comes later/);
  assert.match(far.why[1], /Worse by 6 percentage points/);
  assert.equal((await ask(3, 0.61)).title, "The computer would do this:");
  assert.deepEqual(errors, []);
});

test("a hint still arrives after the other side has chosen in secret, but is dropped at another prompt", async () => {
  const { page, errors, say, told, until } = await sit();
  const entry = await say({ awaited: ["french", "british"], choices: [HALT, ASIDE], players: { french: person("human"), british: person("bot") } });
  await page.click("#hint");
  await until("hint");
  await say({ awaited: ["french"] });
  told({ is: "hint", entry, side: "french", hints: [{ play: "halt", chance: 0.5, reasons: [] }] });
  await page.waitForSelector('#hints [data-play="halt"]');
  await say({});
  assert.equal(await page.locator("#hints").isHidden(), true);
  assert.deepEqual(errors, []);
});

test("after an action by keyboard, the next prompt has the focus, and its choices come next", async () => {
  const { page, errors, say, until } = await sit();
  await say({ choices: [HALT], undo: { no: "theirs" } });
  await page.focus('#buttons [data-play="halt"]');
  await page.keyboard.press("Enter");
  await until("play");
  await say({ choices: [{ ...HALT, play: "go on" }, { ...HALT, play: "stay" }] });
  await page.waitForSelector("#prompt:focus");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("#ask") !== null), true);
  // If the next prompt offers the same choice, the choice loses the focus; a second press might play it by mistake.
  await page.keyboard.press("a");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-play")), "stay");
  await say({ choices: [{ ...HALT, play: "stay" }, { ...HALT, play: "go albany", on: ["space:albany"] }] });
  await page.waitForSelector("#prompt:focus");
  // An arrow key moves the focus from the prompt to the highlighted targets.
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-id")), "space:albany");
  // In the lobby the focus stays on the chosen game.
  await page.goto(house.base);
  await page.focus('[data-game="struggle"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-game")), "struggle");
  assert.deepEqual(errors, []);
});

test("the list of actions names a piece once, and its filter is cleared at every prompt", async () => {
  const { page, errors, say } = await sit("/t/ww-force#f");
  const on = ["piece:hudson-carry-north/french/huron"];
  const label = { key: "ww-take", args: [["n", { name: "kind-huron" }]] };
  await page.click("#actions summary");
  await page.fill("#action-filter", "nothing is called so");
  await say({ choices: [{ play: "take huron", on, label }, { play: "undo", on, label: { key: "undo" } }] });
  assert.deepEqual(await page.locator("#actions [data-play]").allTextContents(), ["Take Huron along (Hudson Carry North)", "Undo (Huron (Hudson Carry North))"]);
  assert.equal(await page.inputValue("#action-filter"), "");
  assert.deepEqual(errors, []);
});

test("a choice has its short label on its card and with its piece, and its full label where these are not named", async () => {
  const { page, errors, say } = await sit("/t/ww-force#f");
  const card = ["card", { name: "card-23" }];
  const take = (who) => ({ play: `take ${who}`, on: [`piece:hudson-carry-north/french/${who}`], label: { key: "do-take", args: [["piece", { name: `kind-${who}` }]] } });
  await say({ choices: [
    { play: "activate 23", on: ["card:23"], label: { key: "do-activate", args: [card, ["value", 2]] } },
    { play: "event 23", on: ["card:23"], label: { key: "do-event", args: [card] } },
    take("huron"), HALT] });
  assert.equal(await page.textContent('#picks [data-play="take huron"]'), "Take");
  assert.match(await page.getAttribute('#picks [data-play="take huron"]', "aria-label"), /^Take .*Huron/);
  assert.match(await page.textContent('#actions [data-play="activate 23"]'), /^Activate with “.+” \(2\)/);
  await page.click('#hand [data-id="card:23"]');
  assert.deepEqual(await page.locator(".uses [data-play]").allTextContents(), ["Activate (2)", "Play the event"]);
  assert.match(await page.getAttribute('.uses [data-play="event 23"]', "aria-label"), /^Play the event\. Play “.+” as an event$/, "a screen reader reads both");
  assert.deepEqual(errors, []);
});

test("on a laptop at 200 %, Undo, Hint and All actions are in view without scrolling, at any prompt and with any tab", async () => {
  for (const [width, height] of [[640, 360], [683, 384], [844, 390]]) {
    for (const locale of ["en", "fr"]) {
      const { page, errors, say } = await sit("/t/ww-force#f", { width, height, locale, first: ({ players }) => ({ players: { ...players, british: { name: null, kind: "bot", level: "greedy", here: true, nonce: "b" } } }) });
      await say({ undo: { takes: { key: "odds-standing" } } });
      for (const tab of [null, "log"]) {
        if (tab) await page.click(`#tab-${tab}`);
        const hidden = await page.evaluate(() => ["#undo", "#hint", "#actions summary"].filter((name) => {
          const el = document.querySelector(name);
          const { x, y, width, height } = el.getBoundingClientRect();
          return ![x + 3, x + width - 3].every((at) => [y + 3, y + height - 3].every((down) => el.contains(document.elementFromPoint(at, down))));
        }));
        assert.deepEqual(hidden, [], `${width} by ${height}, ${locale}, ${tab}`);
      }
      assert.deepEqual(errors, []);
      await page.context().close();
    }
  }
});

test("on a small phone the list of actions opens in view", async () => {
  const { page, errors } = await sit("/t/ww-force#f", { width: 360, height: 740, touch: true });
  await page.locator("#actions summary").scrollIntoViewIfNeeded();
  await page.click("#actions summary");
  await page.waitForSelector("#ask.listing");
  const seen = await page.evaluate(() => {
    return [...document.querySelectorAll("#action-filter, #actions [data-play]")].filter((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return [y + 2, y + height - 2].every((at) => el.contains(document.elementFromPoint(x + width / 2, at)));
    }).length;
  });
  assert.ok(seen >= 4, `${seen} are seen: what to type in, and actions`);
  assert.deepEqual(errors, []);
});

test("from the start of the page one tab stop leads to the prompt, and its choices come before the map", async () => {
  const { page, errors, say } = await sit();
  await say({ choices: [HALT, { ...HALT, play: "go lake", on: ["space:albany"] }] });
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "prompt");
  const seen = [];
  for (let n = 0; n < 4 && !seen.includes("halt"); n += 1) {
    await page.keyboard.press("Tab");
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute("data-play") ?? document.activeElement?.closest("#ask, #map")?.id));
  }
  assert.ok(seen.includes("halt") && !seen.includes("map"), `${seen}`);
  assert.deepEqual(errors, []);
});

test("odds are grouped by the question that they answer, and the button names the likeliest result", async () => {
  const { page, errors, say, told, until } = await sit();
  const entry = await say({ choices: [{ ...HALT, odds: true }, ASIDE] });
  await until("odds");
  const result = (of, key, chance) => ({ ...(of ? { of } : {}), text: { key, args: [["side", { name: "side-french" }]] }, chance });
  const results = [result("odds-battle", "odds-battle-none", 0.6), result("odds-battle", "odds-won", 0.4), result("odds-interception", "odds-intercepts", 1), result(null, "odds-leader-lost", 0.1)];
  told({ is: "odds", entry, play: "halt", odds: { results, losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector("#odds ul");
  assert.deepEqual(await page.locator("#odds h4").allTextContents(), ["The battle", "The interception", "In some of these cases"]);
  assert.deepEqual(await page.locator("#odds ul").evaluateAll((all) => all.map((list) => list.children.length)), [2, 1, 1]);
  assert.match(await page.textContent('#buttons [data-play="halt"]'), /60%: No battle/);
  assert.deepEqual(errors, []);
});

test("odds of a question add up to a hundred, and a certain result is stated only once", async () => {
  const { page, errors, say, told, until } = await sit();
  const choices = ["halt", "wait"].map((play) => ({ ...HALT, play, odds: true }));
  const tell = (entry, play, chances, french) => told({ is: "odds", entry, play, odds: { results: chances.map((chance, i) => ({ of: "odds-battle", text: { key: i === 0 ? "odds-won" : "odds-battle-none", args: [["side", { name: "side-french" }]] }, chance })), losses: { french, british: 0 }, exact: true, later: false } });
  const first = await say({ choices });
  await until("odds", 2);
  for (const { play } of choices) tell(first, play, [0.335, 0.333, 0.332], 1);
  await page.hover('#buttons [data-play="halt"]');
  await page.waitForSelector("#odds ul");
  assert.deepEqual(await page.locator("#odds li b").allTextContents(), ["34%", "33%", "33%"]);
  assert.match(await page.textContent('#buttons [data-play="wait"]'), /34%: The French win/);
  await page.mouse.move(5, 300);
  const second = await say({ choices });
  await until("odds", 4);
  tell(second, "halt", [1], 1);
  tell(second, "wait", [1], 2.5);
  await page.waitForSelector("#odds:has-text('Whichever')");
  assert.match(await page.textContent("#odds"), /The French win, whichever of these you choose\./);
  assert.deepEqual(await page.locator("#buttons .odds-line").allTextContents(), ["Steps lost: French 1, British 0", "Steps lost: French 2.5, British 0"]);
  const third = await say({ choices });
  await until("odds", 6);
  for (const { play } of choices) tell(third, play, [1], 1);
  await page.waitForSelector("#odds:has-text('Whichever')");
  assert.equal((await page.locator("#buttons .odds-line").allTextContents()).join("").trim(), "");
  assert.deepEqual(errors, []);
});

test("if all choices lead to the same result, side effects are listed below it", async () => {
  const { page, errors, say, told, until } = await sit();
  const choices = ["halt", "wait"].map((play, i) => ({ ...HALT, play, label: { key: i === 0 ? "undo" : "copy" }, odds: true }));
  const result = (of, key, who, chance) => ({ ...(of ? { of } : {}), text: { key, args: [["side", { name: "side-french" }], ["leader", { name: `space-${who}` }]] }, chance });
  let asks = 0;
  /** Sends odds in which each of the two choices may lose a leader; returns the text that the page shows. */
  const tell = async (/** @type {string[]} */ who) => {
    const entry = await say({ choices });
    await page.waitForSelector("#odds.none");
    await until("odds", 2 * (asks += 1));
    for (const [i, { play }] of choices.entries()) {
      told({ is: "odds", entry, play, odds: { results: [result("odds-battle", "odds-won", "", 1), result(null, "odds-leader-lost", who[i], 0.2)], losses: { french: 1, british: 2 }, exact: true, later: false } });
    }
    await page.waitForSelector("#odds:has-text('Whichever')");
    return (await page.textContent("#odds")).replace(/\s+/g, " ");
  };
  assert.equal(await tell(["albany", "albany"]), "The French win, whichever of these you choose.20%Albany is eliminatedSteps lost on average:French 1British 2");
  assert.match(await tell(["albany", "boston"]), /Undo20%Albany is eliminated.*Copy20%Boston is eliminated/);
  assert.deepEqual(errors, []);
});

test("on a low screen odds appear in view, no button moves, and a player who uses the mouse sees no focus", async () => {
  const { page, errors, say, told, until } = await sit("/t/ww-go#f", { width: 1280, height: 720 });
  const plays = ["one", "two", "three", "four", "five", "six"];
  const entry = await say({ choices: plays.map((play) => ({ ...HALT, play, odds: true, label: { key: "odds-about" } })) });
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "BODY");
  const places = () => page.locator("#buttons [data-play]").evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON()).map(({ top, bottom }) => [top, bottom]));
  await page.locator('#buttons [data-play="two"]').scrollIntoViewIfNeeded();
  const before = await places();
  await page.hover('#buttons [data-play="two"]');
  await until("odds", plays.length);
  const results = plays.map(() => ({ text: { key: "odds-won", args: [["side", { name: "side-french" }]] }, chance: 1 / 6 }));
  for (const play of plays) told({ is: "odds", entry, play, odds: { results, losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector("#odds ul");
  assert.deepEqual(await places(), before);
  const seen = await page.evaluate(() => {
    const [odds, ask, log] = ["#odds", "#ask", "#log"].map((id) => /** @type {Element} */ (document.querySelector(id)).getBoundingClientRect());
    return { odds: Math.min(odds.bottom, ask.bottom) - odds.top, log: log.height };
  });
  assert.ok(seen.odds >= 100 && seen.log >= 110, JSON.stringify(seen));
  assert.deepEqual(errors, []);
});

test("an interruption is a small button, folded away, and never counts as the only choice", async () => {
  const { page, errors, say, heard, until } = await sit();
  const card = { play: "event 9", on: ["card:9"], label: { key: "copy" } };
  await say({ choices: [card, { ...card, play: "event 10", on: ["card:10"] }, { ...ASIDE, lasting: "hands-over" }] });
  assert.equal(await page.locator("#buttons button").count(), 0);
  await page.click("#others summary");
  const [small, undo] = await Promise.all(["#asides button", "#undo"].map((one) => page.locator(one).evaluate((el) => [el.className.split(" ")[0], getComputedStyle(el).fontSize, getComputedStyle(el).backgroundColor])));
  assert.deepEqual(small, undo);
  await page.click("#asides button");
  await page.waitForSelector("#again .reason");
  assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
  await page.click("#asides .armed");
  await until("play");
  assert.deepEqual(errors, []);
});

test("a few spaces get buttons too, if there is no other button", async () => {
  const { page, errors, say, until } = await sit();
  const there = ["albany", "boston"].map((space) => ({ play: `to ${space}`, on: [`space:${space}`], label: { key: `space-${space}` } }));
  await say({ choices: [...there, ASIDE] });
  assert.deepEqual(await page.locator("#buttons [data-play]").allTextContents(), ["Albany", "Boston"]);
  await page.click('#buttons [data-play="to boston"]');
  await until("play");
  await say({ choices: [...there, HALT] });
  assert.equal(await page.locator("#buttons [data-play]").count(), 1);
  assert.deepEqual(errors, []);
});

test("a choice with a warning must be confirmed, even if it can be undone", async () => {
  const { page, errors, say, heard, until } = await sit();
  const choice = { play: "go albany", on: ["space:albany"], label: { key: "undo" }, warning: { key: "odds-later" } };
  await say({ choices: [choice, ASIDE], undo: { takes: { key: "copy" } } });
  await page.focus('#map [data-id="space:albany"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".popover .armed");
  assert.match(await page.textContent(".popover .reason"), /The fight comes later/);
  assert.deepEqual(await blamed(page, ".popover"), []);
  assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
  await page.click(".popover .armed");
  await until("play");
  assert.deepEqual(errors, []);
});

test("the reason for a second press is in the popover while it is open, and beside the prompt afterwards", async () => {
  const { page, errors, say } = await sit();
  const choice = { play: "go albany", on: ["space:albany"], label: { key: "undo" }, warning: { key: "odds-later" } };
  await say({ choices: [choice, ASIDE], undo: { takes: { key: "copy" } } });
  await page.focus('#map [data-id="space:albany"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".popover .reason");
  assert.ok(await page.isHidden("#again .reason"));
  await page.keyboard.press("Escape");
  await page.waitForSelector(".popover", { state: "detached" });
  assert.ok(await page.isVisible("#again .reason"));
  assert.deepEqual(errors, []);
});

test("a way that ends in an attack shows the odds before the force moves", async () => {
  const { page, errors, say, told, until, heard } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const entry = await say({ choices: [{ ...HALT, lasting: undefined }] });
  const steps = [{ play: "go one", on: "space:ticonderoga" }, { play: "go two", on: "space:crown-point", risk: "chance" }];
  told({ is: "ways", number: Number(await page.getAttribute("body", "data-number")), ways: [{ to: "space:crown-point", steps, stops: true }] });
  await page.waitForSelector('#map [data-id="space:crown-point"].reached');
  await page.focus('#map [data-id="space:crown-point"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector('.popover [data-walk="crown-point"]');
  await until("odds");
  const { play, after } = heard.find((one) => one.do === "odds");
  assert.deepEqual({ play, after }, { play: "go two", after: ["go one"] });
  const go = () => page.locator(".popover [data-walk]").boundingBox();
  const before = await go();
  told({ is: "odds", entry, play: "go two", odds: { results: [{ text: { key: "odds-later" }, chance: 0.25 }], losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector(".popover .odds ul");
  assert.match(await page.textContent(".popover .odds"), /25%/);
  assert.deepEqual(await go(), before, "the button stays where it is");
  assert.deepEqual(errors, []);
});

test("a space's popover that was opened before the ways were known offers the walk once they are", async () => {
  const { page, errors, say, told, heard } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  await say({ choices: [{ ...HALT, lasting: undefined }, ASIDE] });
  await page.locator('#map [data-id="space:crown-point"] .shape:not(.shadow)').click({ force: true });
  await page.waitForSelector(".popover header");
  assert.equal(await page.locator(".popover [data-walk]").count(), 0);
  const steps = [{ play: "go one", on: "space:ticonderoga" }, { play: "go two", on: "space:crown-point" }];
  told({ is: "ways", number: Number(await page.getAttribute("body", "data-number")), ways: [{ to: "space:crown-point", steps, stops: false }] });
  await page.waitForSelector('.popover [data-walk="crown-point"]');
  assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
  await page.click(".popover header .link");
  await page.waitForSelector(".popover header .close");
  assert.equal(await page.locator(".popover [data-walk]").count(), 0, "the details stay open");
  assert.deepEqual(errors, []);
});

test("after an action on the map by keyboard, the next prompt gets the focus", async () => {
  const { page, errors, say, until } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const choice = { play: "go albany", on: ["space:albany"], label: { key: "undo" } };
  await say({ choices: [choice, ASIDE], undo: { takes: { key: "copy" } } });
  await page.focus('#map [data-id="space:albany"]');
  await page.keyboard.press("Enter");
  await until("play");
  await say({ choices: [{ ...HALT, lasting: undefined }, ASIDE], prompt: { text: { key: "copied" }, rule: "movement.1" } });
  await page.waitForFunction(() => document.activeElement?.id === "prompt");
  assert.deepEqual(errors, []);
});

test("before a march is confirmed, the page shows the odds with the present forces and the pieces that may respond", async () => {
  const { page, errors, say, told, until } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const choice = { play: "go albany", on: ["space:albany"], label: { key: "undo" }, lasting: "hands-over", odds: true };
  const entry = await say({ choices: [choice, HALT] });
  await page.focus('#map [data-id="space:albany"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".popover .armed");
  await until("odds");
  const button = () => page.locator(".popover .armed").evaluate((el) => el.getBoundingClientRect().top);
  const before = await button();
  told({ is: "odds", entry, play: "go albany", odds: { results: [{ text: { key: "odds-exact" }, chance: 0.25 }], standing: [{ text: { key: "odds-later" }, chance: 0.4 }],
    threats: [{ text: { key: "odds-point" }, faces: [3, 4, 5, 6] }], losses: { french: 1, british: 0 }, exact: true, later: false } });
  await page.waitForSelector(".popover .odds ul");
  assert.match(await page.textContent(".popover .odds"), /forces there now.*40%.*one of these.*67%.*Overall.*25%/);
  assert.equal(await button(), before, "the button stays where it is");
  const steps = [{ play: "go one", on: "space:ticonderoga", risk: "hands-over", threats: [{ text: { key: "odds-point" }, faces: [4, 5, 6] }] }, { play: "go two", on: "space:crown-point" }];
  told({ is: "ways", number: Number(await page.getAttribute("body", "data-number")), ways: [{ to: "space:crown-point", steps, stops: false }] });
  await page.waitForSelector('#map [data-id="space:crown-point"].reached');
  await page.keyboard.press("Escape");
  await page.focus('#map [data-id="space:crown-point"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector('.popover [data-walk="crown-point"]');
  assert.match(await page.textContent(".popover .on-the-way"), /50%/);
  assert.deepEqual(errors, []);
});

test("the head of the page shows how a track has changed since the player last acted", async () => {
  const { page, errors, say, until } = await sit();
  const at = (french) => ({ view }) => ({ view: { ...view, tracks: [{ ...view.tracks[0], french, british: 0 }] }, choices: [{ ...HALT, lasting: undefined }] });
  const shown = () => page.locator("#tracks .change:visible").allTextContents();
  assert.deepEqual(await shown(), []);
  await say(at(2));
  assert.deepEqual(await shown(), ["+2"]);
  assert.equal(await page.locator("#tracks .british .change:visible").count(), 1, "what the French lose the British gain");
  const faded = await page.locator("#tracks .change:visible").evaluate((el) => { for (let at = el; at !== document.documentElement; at = at.parentElement) if (getComputedStyle(at).opacity !== "1") return at.className; });
  assert.equal(faded, undefined, "though the side that gains has nothing yet");
  const [said, digit] = await Promise.all([".change:visible", ".british b"].map((part) => page.locator(`#tracks ${part}`).boundingBox()));
  assert.ok(said.x + said.width <= digit.x || said.x >= digit.x + digit.width || said.y + said.height <= digit.y + 3, "it does not cover the number");
  await page.click('#buttons [data-play="halt"]');
  await until("play");
  await say(at(2));
  assert.deepEqual(await shown(), []);
  assert.deepEqual(errors, []);
});

test("a card that can't be played now is dimmed, and one that can be is not", async () => {
  const { page, errors, say } = await sit();
  const dimmed = () => page.locator("#hand .card").evaluateAll((all) => all.filter((card) => getComputedStyle(card).filter !== "none").length);
  const all = await page.locator("#hand .card").count();
  assert.equal(await dimmed(), all);
  await say({ choices: [HALT, { play: "event 9", on: ["card:9"], label: { key: "copy" } }] });
  assert.equal(await dimmed(), all - 1);
  await say({ awaited: ["british"], choices: [], prompt: null });
  assert.equal(await dimmed(), all, "nor is any card lit in the other side's turn");
  assert.deepEqual(errors, []);
});

test("on a shared screen no dialog of the previous player lies over the curtain", async () => {
  const { page, errors, say } = await sit("/t/hot#f,b");
  await say({ awaited: ["french"], as: "french", choices: [{ ...HALT, play: "card F14", on: ["card:F14"] }, HALT] });
  await page.click('#hand [data-id="card:F14"]');
  await page.waitForSelector("dialog[open] .uses [data-play]");
  await say({ awaited: ["british"], as: "french", choices: [], prompt: null });
  await page.waitForSelector("#curtain");
  assert.equal(await page.locator("dialog[open], .popover").count(), 0);
  await page.click("#curtain [data-as]");
  assert.deepEqual(errors, []);
});

test("on a shared screen an action can still be undone at the curtain, but not after the screen was handed over", async () => {
  const { page, errors, say, heard, until } = await sit("/t/hot#f,b");
  const takes = { takes: { key: "copy" } };
  await say({ awaited: ["french"], as: "french", undo: takes });
  await say({ awaited: ["british"], as: "french", choices: [], undo: takes });
  await page.click("#curtain-undo");
  await until("undo");
  assert.doesNotMatch(await page.textContent("#curtain"), /Copy/, "it does not say what");
  await say({ awaited: ["british"], as: "british", undo: takes });
  await page.waitForSelector('#undo[aria-disabled="true"]');
  await page.keyboard.press("u");
  await say({ undo: takes });
  await page.waitForSelector("#undo:not([aria-disabled])");
  assert.equal(heard.filter((one) => one.do === "undo").length, 1);
  assert.deepEqual(errors, []);
});

test("on a phone the map shows most of the spaces that can be chosen; if the player has moved it, it stays while one of them is visible", async () => {
  const { page, errors, say } = await sit("/t/ww-plain#f", { width: 390, height: 844, touch: true });
  const choices = (...places) => places.map((place) => ({ play: place, on: [`space:${place}`], label: { key: "copy" } }));
  const seen = () => page.evaluate(() => {
    const box = /** @type {Element} */ (document.querySelector("#map-box")).getBoundingClientRect();
    return [...document.querySelectorAll("#spaces .space.live")].filter((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return x + width / 2 > box.left && x + width / 2 < box.right && y + height / 2 > box.top && y + height / 2 < box.bottom;
    }).map((el) => el.getAttribute("data-id")?.slice(6)).sort();
  });
  const settled = async (wanted) => {
    while (JSON.stringify(await seen()) !== JSON.stringify(wanted)) await page.waitForTimeout(20);
  };
  // One space is near the middle of the current view, and three are elsewhere.
  await say({ choices: [HALT, ...choices("canajoharie", "niagara", "presqu-ile", "toronto")] });
  await settled(["niagara", "presqu-ile", "toronto"]);
  // A map that the player has moved stays where it is while one of the spaces is visible.
  const atRest = () => page.waitForFunction(() => /** @type {HTMLElement} */ (document.querySelector("#world")).style.transform === "none", null, { polling: 20 });
  await atRest();
  await page.evaluate(() => void (window.wheeled = new Promise((done) => addEventListener("wheel", () => requestAnimationFrame(() => setTimeout(done)), { once: true, capture: true }))));
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -40);
  await page.evaluate(() => window.wheeled); // the event may reach the page later
  await atRest();
  await say({ choices: [HALT, ...choices("niagara", "montreal", "st-jean", "kahnawake")] });
  await page.waitForTimeout(400);
  assert.deepEqual(await seen(), ["niagara"]);
  assert.deepEqual(errors, []);
});

test("a spectator sees a message in place of the prompt", async () => {
  const { page, errors } = await house.page();
  await page.goto(`${house.base}/t/plain`);
  await page.waitForSelector("#map .stack");
  assert.match(await page.textContent("#prompt"), /You are watching/);
  assert.deepEqual(errors, []);
});

test("odds that were lost with the connection are requested again; if there are none, the page says so", async () => {
  const { page, errors, say, told, heard, until, hangUp } = await sit();
  const entry = await say({ choices: [{ ...HALT, odds: true }, { ...HALT, play: "wait", odds: true }] });
  await until("odds", 2);
  const height = () => page.evaluate(() => document.querySelector("#odds")?.clientHeight ?? 0);
  const room = await height();
  await hangUp();
  await until("odds", 4);
  assert.deepEqual(heard.filter((one) => one.do === "odds").map((one) => one.play), ["halt", "wait", "halt", "wait"]);
  for (const play of ["halt", "wait"]) told({ is: "odds", entry, play, odds: null });
  await page.waitForSelector("#odds:has-text('depends on it')");
  assert.equal(await height(), room, "and nothing moves");
  assert.deepEqual(errors, []);
});

test("a prompt to respond to a card shows the card's effect", async () => {
  const { page, errors, say } = await sit("/t/ww-go#f");
  const asked = (pass) => ({ choices: [{ ...HALT, play: "pass" }], prompt: { text: { key: "copied", args: [["card", { name: "card-5" }]] }, rule: "movement.1", ...(pass ? { pass } : {}) } });
  await say(asked(null));
  assert.equal(await page.locator("#prompt .effect").count(), 0, "the player's own card needs no explanation");
  await say(asked("pass"));
  assert.match(await page.textContent("#prompt .effect"), /\S+ \S+/);
  assert.deepEqual(errors, []);
});

test("the spaces that a force can reach are shown before it sets out, with the choice that must come first", async () => {
  const { page, errors, say, told, until, heard } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const march = { play: "march", on: [], label: { key: "undo" }, lasting: "hands-over" };
  const entry = await say(({ view }) => ({ view: { ...view, focus: ["space:ticonderoga", "space:albany"] }, choices: [march, ASIDE] }));
  await until("ways", 2);
  const steps = [{ play: "march", on: "space:ticonderoga", sets_out: { key: "undo" }, risk: "hands-over" }, { play: "go one", on: "space:crown-point", risk: "chance" }];
  told({ is: "ways", number: Number(await page.getAttribute("body", "data-number")), ways: [{ to: "space:crown-point", steps, stops: true }] });
  await page.waitForSelector('#map [data-id="space:crown-point"].reached');
  await page.focus('#map [data-id="space:crown-point"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector('.popover [data-walk="crown-point"]');
  assert.match(await page.textContent(".popover .sets-out"), /First: Undo/);
  assert.match(await page.textContent(".popover [data-walk]"), /1 step/, "to set out is no step");
  assert.equal(await page.locator("#march .leg").count(), 1);
  await until("odds");
  const { play, after } = heard.find((one) => one.do === "odds");
  assert.deepEqual({ play, after, entry }, { play: "go one", after: ["march"], entry });
  assert.ok(!heard.some((one) => one.do === "play"), "nothing was played");
  await page.click(".popover [data-walk]");
  await until("play");
  assert.equal(heard.find((one) => one.do === "play").play, "march");
  assert.deepEqual(errors, []);
});

test("a space without actions shows the choice that leads there, or else the prompt", async () => {
  const { page, errors, say, told, until } = await sit("/t/ww-go#f", { width: 1440, height: 900 });
  const answer = async (leads) => {
    await say(({ view }) => ({ view: { ...view, focus: [] }, choices: [{ ...HALT, lasting: undefined }, ASIDE], prompt: { text: { key: "copied" }, rule: "movement.1" } }));
    const asked = page.waitForSelector(".popover .why");
    await page.locator('#map [data-id="space:albany"] .shape:not(.shadow)').click({ force: true });
    await asked;
    await until("why");
    told({ is: "why", on: "space:albany", ...(leads ? { leads } : {}) });
    await page.waitForFunction(() => document.querySelector(".popover .why")?.textContent !== "…");
    const words = await page.textContent(".popover .why");
    await page.keyboard.press("Escape");
    return words;
  };
  assert.match(await answer(["halt"]), /First: Undo/);
  assert.match(await answer(null), /nothing to do here now.*question is: Copied/s);
  assert.deepEqual(errors, []);
});
