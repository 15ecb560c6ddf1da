// Events are shown on the map at a pace that a person can follow, and can be skipped; arrows stay until the player's own turn is over. The test
// takes the place of the server, and controls the page's clock, so nothing here depends on the speed of the machine.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const LOUD = { text: { key: "mock-played", args: [["side", { name: "side-french" }], ["what", "something"]] }, side: "french" };

/** Advances the page's clock by some milliseconds, a second at a time, so that the page gets the answers to its pings meanwhile. */
async function pass(page, ms) {
  for (let left = ms; left > 0; left -= 1000) {
    await page.clock.runFor(Math.min(left, 1000));
    await page.evaluate(() => null);
  }
}

/** Advances the page's clock while the test waits for the page. On a busy machine a message may reach the page only after the clock has passed its time. */
function goOnWaiting(page) {
  for (const name of ["waitForSelector", "waitForFunction"]) {
    const wait = page[name].bind(page);
    page[name] = async (...asked) => {
      const found = wait(...asked);
      let done = false;
      found.then(() => { done = true; }, () => { done = true; });
      for (let tries = 0; !done; tries += 1) {
        await Promise.race([found, new Promise((later) => setTimeout(later, tries === 0 ? 20_000 : 2_000))]).catch(() => null);
        if (!done) await page.clock.runFor(1000).catch(() => null);
      }
      return found;
    };
  }
}

/** Sits down as the British at a table whose messages the test sends. With `together` one message tells the page of several actions, and the page must request the views between them. */
async function sit({ motion = true, steps = motion, together = false, battles = true } = {}) {
  const { page, errors } = await house.page({ motion, steps });
  if (!battles) await page.addInitScript(() => localStorage.setItem("carillon.battles", "false"));
  await page.clock.install();
  /** @type {any} */
  let first = null;
  let line = null;
  const moments = new Map();
  await page.routeWebSocket(/\/live$/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is !== "table") return socket.send(text);
      first ??= { ...message, view: { ...message.view, clock: [...message.view.clock, { id: "active", value: "french", show: "silent" }] }, awaited: ["french"], choices: [], prompt: null };
      socket.send(JSON.stringify(first));
    });
    socket.onMessage((text) => {
      const said = JSON.parse(text);
      const then = moments.get(said.number);
      if (said.do === "at") return socket.send(JSON.stringify({ is: "at", number: said.number, view: then, log: [] }));
      if (said.do === "play") return socket.send(JSON.stringify({ is: "ack", id: said.id, number: said.number + 1 }));
      if (said.do === "ping") return socket.send(JSON.stringify({ is: "pong" }));
      server.send(text);
    });
  });
  await page.goto(`${house.base}/t/bot#b`);
  await page.waitForSelector("#map .stack");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  goOnWaiting(page);
  moments.set(first.number, first.view);
  let now = first;
  let told = first.number;
  const log = [];
  const choices = [{ play: "done", on: [], label: { key: "mock-done" } }, { play: "march albany", on: ["space:albany"], label: { key: "mock-done" } }];
  /** Sends the results of some actions, each `{ move?: [SIDE, FROM, TO], falls?: [SIDE, SPACE], turn?, date?, points?, panel?, lines? }`. */
  const say = async (...actions) => {
    for (const { move, falls, turn, date, points = {}, panel, lines = [LOUD] } of actions) {
      const view = { ...structuredClone(now.view), panel };
      if (move) {
        const [side, here, there] = move;
        view.spaces[there].pieces[side].push(...view.spaces[here].pieces[side].splice(0));
      }
      if (falls) view.spaces[falls[1]].pieces[falls[0]][0].n -= 1;
      Object.assign(view.tracks[0], points);
      if (turn) view.clock.at(-1).value = turn;
      if (date) view.clock = view.clock.map((tick) => (tick.show === "date" ? { ...tick, text: date } : tick));
      const asked = view.clock.at(-1).value === "british";
      now = { ...now, number: now.number + 1, view, awaited: [asked ? "british" : "french"], choices: asked ? choices : [], prompt: asked ? { text: { key: "mock-ask" }, rule: "movement.1" } : null };
      log.push(...lines.map((one) => ({ n: now.number, ...one })));
      moments.set(now.number, view);
      if (!together) tell();
    }
    if (together) tell();
    await page.waitForFunction((number) => document.body.dataset.number === String(number), now.number);
  };
  /** Undoes a number of actions. */
  const takeBack = async (n) => {
    const number = now.number - n;
    log.splice(0, Infinity, ...log.filter((line) => line.n <= number));
    now = { ...now, number, view: moments.get(number), entry: now.entry + 1 };
    told = number;
    line.send(JSON.stringify({ ...now, log_from: number + 1, log: [] }));
    await page.waitForFunction((number) => document.body.dataset.number === String(number), number);
  };
  const tell = () => {
    line.send(JSON.stringify({ ...now, log_from: told + 1, log: log.filter(({ n }) => n > told) }));
    told = now.number;
  };
  const stands = (space) => page.locator(`#stacks [data-stack="${space}"].french`).count();
  return { page, errors, say, takeBack, stands, went: () => page.locator("#arrows [data-went]").evaluateAll((all) => all.map((el) => el.getAttribute("data-went"))) };
}

/** A French force goes from Montréal over Trois-Rivières to Québec, and then the British must choose. */
const MARCH = [{ move: ["french", "montreal", "trois-rivieres"] }, { move: ["french", "trois-rivieres", "quebec"] }, { turn: "british", lines: [] }];

test("events that arrive together are shown one after another, and the choices wait for them", async () => {
  const { page, errors, say, stands, went } = await sit();
  await say(...MARCH);
  await page.waitForSelector("#show:visible");
  assert.equal(await stands("trois-rivieres"), 1, "the first step is shown first");
  assert.equal(await page.locator("#travel .flying").count(), 1, "and is seen to be made");
  assert.equal(await page.locator("body[data-awaiting=other]").count(), 1);
  assert.equal(await page.locator("#actions [data-play]").count(), 0, "nothing can be chosen yet");
  assert.equal(await page.locator("#log .log-line", { hasText: "something" }).count(), 1, "the log tells no more than the map");
  await page.click("#hold");
  await pass(page, 10_000);
  assert.equal(await stands("trois-rivieres"), 1, "it is held where it is");
  await page.click("#hold");
  await pass(page, 10_000);
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal(await stands("trois-rivieres"), 0);
  assert.ok(await page.locator("#actions [data-play]").count() > 0);
  assert.ok(await page.locator("#show").isHidden());
  assert.deepEqual(await went(), ["montreal trois-rivieres quebec"], "two steps are one arrow");
  assert.deepEqual(errors, []);
});

test("a long turn of the other side is shown within eight seconds, its first steps at the normal speed", async () => {
  const { page, errors, say, stands } = await sit();
  const there = { move: ["french", "montreal", "trois-rivieres"] };
  const back = { move: ["french", "trois-rivieres", "montreal"] };
  await say(...Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? there : back)), { turn: "british", lines: [] });
  await page.waitForSelector("#show:visible");
  await pass(page, 200);
  assert.equal(await stands("trois-rivieres"), 1, "the first step is still shown");
  await pass(page, 7800);
  await page.waitForSelector("body[data-awaiting=me]");
  assert.ok(await page.locator("#show").isHidden());
  assert.deepEqual(errors, []);
});

test("the arrow of a short step curves beside its line, where no counter covers it", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const places = await page.evaluate(() => [...document.querySelectorAll("#spaces > .space")].map((el) => {
    const { e, f } = /** @type {SVGGraphicsElement} */ (el).transform.baseVal.consolidate().matrix;
    return { id: el.getAttribute("data-id").slice(6), x: e, y: f };
  }));
  const from = places.find(({ id }) => id === "montreal");
  const far = (/** @type {{ x: number, y: number }} */ a) => Math.hypot(a.x - from.x, a.y - from.y);
  const [near] = places.filter(({ id }) => id !== "montreal").sort((a, b) => far(a) - far(b));
  await say({ move: ["french", "montreal", near.id] }, { turn: "british", lines: [] });
  await page.waitForSelector("#arrows .went", { state: "attached" });
  const { length, out } = await page.locator("#arrows .went .shaft").evaluate((path, [a, b]) => {
    const length = path.getTotalLength();
    const { x, y } = path.getPointAtLength(length / 2);
    return { length, out: Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / Math.hypot(b.x - a.x, b.y - a.y) };
  }, [from, near]);
  assert.ok(length > far(near) / 2 && out > far(near) / 4, JSON.stringify({ length, out, far: far(near) }));
  assert.deepEqual(errors, []);
});

test("the space bar skips to the present, and the arrows are complete all the same", async () => {
  const { page, errors, say, stands, went } = await sit({ together: true });
  await say(...MARCH);
  await page.waitForSelector("#show:visible");
  await page.keyboard.press(" ");
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal(await stands("trois-rivieres"), 0);
  await page.clock.resume();
  await page.waitForSelector('#arrows [data-went="montreal trois-rivieres quebec"]', { state: "attached" });
  assert.equal((await went()).length, 1);
  assert.deepEqual(errors, []);
});

test("arrows stay during the player's own turn and disappear when it ends; a key hides them", async () => {
  const { page, errors, say, went } = await sit();
  await say(...MARCH);
  await page.waitForSelector("#show:visible");
  await page.keyboard.press(" ");
  await page.waitForSelector("#arrows [data-went]", { state: "attached" });
  await page.keyboard.press("m");
  assert.deepEqual(await went(), []);
  await page.keyboard.press("m");
  assert.equal((await went()).length, 1);
  const play = async (name, action) => {
    await page.evaluate((name) => /** @type {HTMLElement} */ (document.querySelector(`#actions [data-play="${name}"]`)).click(), name);
    await say(action);
  };
  await play("march albany", { move: ["british", "albany", "schenectady"], lines: [{ ...LOUD, side: "british" }] });
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal((await went()).length, 1, "they stay while we play, and our own moves leave none");
  await play("done", { turn: "french", lines: [] });
  await page.waitForFunction(() => document.querySelectorAll("#arrows [data-went]").length === 0);
  assert.deepEqual(errors, []);
});

test("with motion turned off, events are shown step by step with their arrows, and nothing travels", async () => {
  const { page, errors, say, stands, went } = await sit({ motion: false, steps: true });
  await say(...MARCH);
  await page.waitForSelector("#show:visible");
  assert.equal(await page.getAttribute("body", "data-awaiting"), "other", "it is not over at once");
  assert.equal(await page.locator("#travel .flying").count(), 0);
  // A message may arrive a little late, so the clock runs until it has been shown.
  for (let seconds = 0; seconds < 60 && await page.getAttribute("body", "data-awaiting") !== "me"; seconds += 1) await pass(page, 1000);
  assert.equal(await page.getAttribute("body", "data-awaiting"), "me");
  assert.equal(await stands("trois-rivieres"), 0);
  await page.waitForSelector("#arrows [data-went]", { state: "attached" });
  assert.equal((await went()).length, 1);
  assert.deepEqual(errors, []);
});

test("the speed is remembered, and “off” ends the show that is running", async () => {
  const { page, errors, say } = await sit();
  await say(...MARCH);
  await page.waitForSelector("#show:visible");
  await page.click("#show-settings");
  assert.equal(await page.locator(".popover h4:has(+ .menu [data-speed])").textContent(), "Playback speed", "the speeds have a heading");
  await page.click('[data-speed="off"]');
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal(await page.evaluate(() => localStorage.getItem("carillon.speed")), '"off"');
  assert.deepEqual(errors, []);
});

test("the events since the player's last turn can be shown again on the map", async () => {
  const { page, errors, say, stands } = await sit();
  await say({ turn: "british", lines: [] });
  await page.waitForSelector("body[data-awaiting=me]");
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#actions [data-play="done"]')).click());
  await say({ turn: "french", lines: [{ ...LOUD, side: "british" }] }, ...MARCH);
  await page.waitForSelector("#show:visible");
  await page.keyboard.press(" ");
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal(await stands("montreal"), 0);
  await page.click("#unread");
  await page.waitForSelector("#show:visible");
  assert.equal(await stands("trois-rivieres"), 1, "the force is on its way again");
  await page.keyboard.press(" ");
  await page.waitForSelector("body[data-awaiting=me]");
  // Earlier events can be shown again even if the show is switched off.
  await page.click("#show-settings");
  await page.click('[data-speed="off"]');
  await page.keyboard.press("Escape");
  await page.click("#unread");
  await page.waitForSelector("#show:visible");
  await pass(page, 200);
  assert.equal(await page.getAttribute("body", "data-awaiting"), "other", "it is not over at once");
  assert.deepEqual(errors, []);
});

test("while events are shown again the tracks show no change, and afterwards the change since the player last acted", async () => {
  const { page, errors, say } = await sit();
  const changes = () => page.locator("#tracks .change:visible").evaluateAll((all) => all.map((el) => `${el.parentElement?.classList[1]} ${el.textContent}`));
  await say({ turn: "british", points: { french: 30, british: 30 }, lines: [] });
  await page.waitForSelector("body[data-awaiting=me]");
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#actions [data-play="done"]')).click());
  await say({ turn: "french", lines: [{ ...LOUD, side: "british" }] }, { ...MARCH[0], points: { french: 31 } }, { ...MARCH[1], points: { british: 29 } }, MARCH[2]);
  await page.waitForSelector("#show:visible");
  assert.deepEqual(await changes(), []);
  await page.keyboard.press(" ");
  await page.waitForSelector("body[data-awaiting=me]");
  assert.deepEqual(await changes(), ["french +1", "british −1"]);
  await page.click("#unread");
  await page.waitForSelector("#show:visible");
  for (let n = 0; n < 4; n += 1) {
    assert.deepEqual(await changes(), [], "nothing runs backwards");
    await pass(page, 400);
  }
  await page.keyboard.press(" ");
  await page.waitForSelector("body[data-awaiting=me]");
  assert.deepEqual(await changes(), ["french +1", "british −1"]);
  assert.deepEqual(errors, []);
});

test("a battle is shown over the map beside its space, takes no clicks and moves nothing, and can be switched off", async () => {
  const { page, errors, say } = await sit();
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: "layout-shift" });
  });
  const lines = [{ ...LOUD, on: ["space:montreal"], heading: true }, { ...LOUD, dice: [6] }, { ...LOUD, side: "british", dice: [1, 2] }, { ...LOUD, side: "british" }];
  await say({ falls: ["french", "montreal"], lines }, { turn: "british", lines: [] });
  await page.waitForSelector("#fight:visible");
  const box = () => page.locator("#fight").evaluate((el) => el.getBoundingClientRect().toJSON());
  const first = await box();
  const space = await page.locator('#spaces [data-id="space:montreal"] .shape:not(.shadow)').evaluate((el) => el.getBoundingClientRect().toJSON());
  assert.ok(space.right < first.left || space.left > first.right || space.bottom < first.top || space.top > first.bottom, "the space itself can be seen");
  assert.ok(await page.locator("#fight .facing.french .rank").count() > 0, "the forces face each other");
  await pass(page, 2000);
  assert.equal(await page.locator("#fight .facing.french .die").count(), 1);
  await pass(page, 500);
  assert.equal(await page.locator("#fight .facing.british .die").count(), 2);
  assert.equal(await page.locator("#travel .throw").count(), 0, "the dice are shown once");
  assert.deepEqual(await box(), first, "the box stays where it is and keeps its size");
  assert.ok(await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0)) < 0.05);
  const below = await page.evaluate(({ x, y }) => document.elementFromPoint(x + 30, y + 60)?.closest("#fight, #map-box")?.id, first);
  assert.equal(below, "map-box", "a click goes to the map");
  assert.equal(await page.getAttribute("#fight", "aria-hidden"), "true", "the scene beside the map is read out instead");
  await page.keyboard.press("Space");
  await page.waitForSelector("body[data-awaiting=me]");
  assert.ok(await page.locator("#fight").isHidden(), "it is skipped with the rest");
  await page.click("#show-settings");
  await page.click("#show-battles");
  assert.equal(await page.evaluate(() => localStorage.getItem("carillon.battles")), "false", "the choice is kept");
  assert.deepEqual(errors, []);
});

test("dice roll at the space of the battle, one throw after another; then the results are shown with the map", async () => {
  const { page, errors, say, stands } = await sit({ battles: false });
  const lines = [{ ...LOUD, on: ["space:montreal"], heading: true }, { ...LOUD, dice: [6] }, { ...LOUD, side: "british", dice: [1, 2] }, { ...LOUD, side: "british" }, { ...LOUD, side: "british" }];
  await say({ move: ["french", "montreal", "trois-rivieres"], lines }, { turn: "british", lines: [] });
  await page.waitForSelector("#show:visible");
  assert.equal(await page.locator("#travel .throw").count(), 0, "first it is said where");
  await pass(page, 500);
  assert.ok(await page.locator("#fight").isHidden(), "the reader has switched the box off");
  assert.equal(await page.locator("#travel .throw.french .thrown").count(), 1);
  await pass(page, 1300);
  assert.equal(await page.locator("#travel .throw.british .thrown").count(), 2);
  assert.equal(await stands("montreal"), 1, "nobody has gone yet");
  await pass(page, 1300);
  assert.equal(await stands("montreal"), 0, "they go as it is told");
  assert.equal(await page.locator("#show:visible").count(), 1, "and more is to be told");
  await pass(page, 10_000);
  await page.waitForSelector("body[data-awaiting=me]");
  assert.equal(await stands("montreal"), 0);
  assert.deepEqual(errors, []);
});

test("a page that waits for its player has no endless animation", async () => {
  const { page, say } = await sit();
  await say({ turn: "british", lines: [] });
  await page.waitForSelector("body[data-awaiting=me]");
  const endless = await page.evaluate(() => document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity).length);
  assert.equal(endless, 0);
});

/** Returns the log line of a march: a force goes from one space to the next. */
const STEP = (from, to) => ({
  text: { key: "log-moved", args: [["force", [{ name: "leader-montcalm" }, { name: "leader-levis" }, { key: "count-sp", args: [["n", 6]] }, { key: "count-indians", args: [["n", 2]] }]], ["from", { name: `space-${from}` }], ["to", { name: `space-${to}` }]] },
  side: "french", on: [`space:${from}`, `space:${to}`],
});

test("a march is one paragraph of the log, which names its force once and can be unfolded", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  await say({ lines: [STEP("montreal", "trois-rivieres")] }, { lines: [STEP("trois-rivieres", "quebec")] }, { lines: [LOUD] });
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 2);
  const march = page.locator("#log > li").nth(before);
  assert.match(await march.locator("> .words").textContent(), /Montcalm, Lévis with 8 units: .*Montr.al.*Qu.bec, 2 spaces/);
  assert.equal(await march.locator(".folded").count(), 0);
  await march.locator(".fold").click();
  assert.equal(await march.locator(".folded .log-line").count(), 2, "every step is there");
  assert.deepEqual(errors, []);
});

test("a battle is one paragraph, whose head has its result", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const side = ["side", { name: "side-french" }];
  const on = ["space:montreal"];
  await say({ lines: [{ ...LOUD, heading: true, on }, { ...LOUD, dice: [5] }, { text: { key: "log-won", args: [side, ["space", { name: "space-montreal" }]] }, side: "french", on }] }, { lines: [{ ...LOUD, on }] }, { lines: [{ ...LOUD, on: ["space:quebec"] }] });
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 2);
  assert.match(await page.locator("#log > li").nth(before).locator("> .words").textContent(), /something.*\. The French win/);
  assert.deepEqual(errors, []);
});

test("a card played in a battle is part of its paragraph, and so are the lines after it", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const on = ["space:montreal"];
  const won = { text: { key: "log-won", args: [["side", { name: "side-french" }], ["space", { name: "space-montreal" }]] }, side: "french", on };
  await say({ lines: [{ ...LOUD, heading: true, on }] }, { lines: [LOUD] }, { lines: [{ ...LOUD, on }] }, { lines: [won] }, { lines: [LOUD] });
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 2);
  assert.match(await page.locator("#log > li").nth(before).locator("> .words").textContent(), /something.*\. The French win/);
  assert.deepEqual(errors, []);
});

test("the count of points at the end of a season is not part of the battle before it", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const on = ["space:montreal"];
  const won = { text: { key: "log-won", args: [["side", { name: "side-french" }], ["space", { name: "space-montreal" }]] }, side: "french", on };
  await say({ lines: [{ ...LOUD, heading: true, on }, won, { text: { key: "log-score", args: [["french", 29], ["british", 31]] } }] });
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 2);
  assert.match(await page.locator("#log > li").last().textContent(), /French 29, British 31/);
  assert.deepEqual(errors, []);
});

test("pieces that arrive one after another at a space are one line of the log", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const arrived = (/** @type {string} */ space, /** @type {string[]} */ ...force) => ({ lines: [{ text: { key: "log-placed", args: [["space", { name: `space-${space}` }], ["force", force]] }, side: "french", on: [`space:${space}`] }] });
  await say(arrived("quebec", "Berry"), arrived("quebec", "Béarn", "Guyenne"), arrived("montreal", "Languedoc"));
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 2);
  const line = page.locator("#log > li").nth(before);
  assert.equal(await line.locator("> .words").textContent(), "Arrived at Quebec: Berry, Béarn, Guyenne");
  assert.equal(await line.locator(".fold").count(), 0, "the line says it all");
  assert.deepEqual(errors, []);
});

test("units that arrive in parts are added up", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const units = (/** @type {number} */ n) => ({ key: "log-units", args: [["n", n]] });
  const arrived = (/** @type {object[]} */ ...force) => ({ lines: [{ text: { key: "log-placed", args: [["space", { name: "space-quebec" }], ["force", force]] }, side: "french", on: ["space:quebec"] }] });
  await say(arrived(units(5)), arrived(units(1), { name: "piece-montcalm" }), arrived(units(2)));
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 1);
  assert.match(await page.locator("#log > li").nth(before).locator("> .words").textContent(), /^Arrived at Quebec: 8 units, [^,]*$/);
  assert.deepEqual(errors, []);
});

test("a full stop in a name does not end the head of a battle", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const before = await page.locator("#log > li").count();
  const space = ["space", { name: "space-fort-st-frederic" }];
  await say({ lines: [{ text: { key: "log-combat", args: [space] }, heading: true, on: ["space:fort-st-frederic"] }] });
  await page.waitForFunction((n) => document.querySelectorAll("#log > li").length === n, before + 1);
  assert.match(await page.locator("#log > li").nth(before).textContent(), /St\. Frédéric/);
  assert.deepEqual(errors, []);
});

test("spaces in the log are links to the map, pointing works both ways, and a line opens its moment", async () => {
  const { page, errors, say } = await sit({ motion: false });
  await say({ move: ["french", "montreal", "trois-rivieres"], lines: [STEP("montreal", "trois-rivieres")] }, { move: ["french", "trois-rivieres", "quebec"] });
  const line = page.locator("#log > li", { hasText: "Lévis" }).last();
  await line.hover();
  assert.equal(await page.locator("#halos .pointed").count(), 2);
  await line.locator('[data-place="montreal"]').click();
  assert.equal(await page.locator("#halos .pointed").count(), 1);
  await page.locator('#map [data-id="space:trois-rivieres"] .shape:not(.shadow)').first().dispatchEvent("pointerover");
  assert.match(await line.getAttribute("class"), /about/);
  await line.hover();
  await line.locator(".jump").click();
  await pass(page, 200);
  await page.waitForSelector(".band.replaying:visible");
  assert.equal(await page.locator('#stacks [data-stack="trois-rivieres"].french').count(), 1);
  assert.deepEqual(errors, []);
});

test("a paragraph has the sign of the side that begins it, even if the other side retreats in it", async () => {
  const { page, errors, say } = await sit();
  const on = ["space:montreal"];
  const taken = { text: { key: "log-won", args: [["side", { name: "side-french" }], ["space", { name: "space-montreal" }]] }, side: "french", on };
  const retreat = { text: { key: "log-retreated", args: [["force", [{ name: "side-british" }]], ["from", { name: "space-montreal" }], ["to", { name: "space-albany" }]] }, side: "british", on: [...on, "space:albany"] };
  await say({ lines: [taken, retreat] });
  const last = page.locator("#log > li").last();
  assert.match(await last.locator(".words").first().textContent(), /win/);
  assert.match(await last.getAttribute("class"), /french/);
  assert.deepEqual(errors, []);
});

test("the result of a fight is shown completely beside the prompt", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const on = ["space:montreal"];
  const long = { text: { key: "mock-played", args: [["side", { name: "side-french" }], ["what", "they raid a place with a long name and succeed"]] }, side: "french", on, dice: [6] };
  await say({ lines: [long] }, { turn: "british", lines: [] });
  await page.waitForSelector("#scene.over.brief");
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator("#scene h3 button").evaluate((el) => el.scrollWidth > el.clientWidth || el.scrollHeight > el.clientHeight);
    assert.ok(!cut, `${width} wide`);
  }
  assert.match(await page.textContent("#scene h3"), /and succeed/);
  assert.deepEqual(errors, []);
});

test("a battle is shown as a scene beside the map, and its summary stays until it is dismissed", async () => {
  const { page, errors, say } = await sit();
  const on = ["space:montreal"];
  const won = { text: { key: "log-won", args: [["side", { name: "side-french" }], ["space", { name: "space-montreal" }]] }, side: "french", on };
  await say({ falls: ["french", "montreal"], lines: [{ ...LOUD, heading: true, on }, { ...LOUD, dice: [6], lost: { side: "french", steps: 3 } }, won] }, { turn: "british", lines: [] });
  await page.waitForSelector("#scene:visible");
  assert.equal(await page.locator("#scene .rolls li").count(), 0, "nothing is told before it falls");
  assert.ok(await page.locator("#scene .forces").isVisible(), "with who stood there");
  const [scene, map] = await Promise.all(["#scene", "#map-box"].map((id) => page.locator(id).boundingBox()));
  assert.ok(scene.x >= map.x + map.width, "it does not lie over the map");
  await pass(page, 500);
  assert.equal(await page.locator("#scene .rolls li").count(), 1);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok((await page.locator("#scene").boundingBox()).height > 150, "on a phone it has room, too");
  await pass(page, 20_000);
  await page.waitForSelector("#scene.over.brief");
  assert.match(await page.locator("#scene h3").textContent(), /The French win/, "beside the question it is one line");
  assert.ok((await page.locator("#scene").boundingBox()).height < 50);
  await page.click("#scene h3 button");
  await page.waitForSelector("#scene .fallen:visible");
  const [whole, result] = await Promise.all(["#scene", "#scene .fallen"].map((id) => page.locator(id).boundingBox()));
  assert.ok(result.y >= whole.y && result.y + result.height <= whole.y + whole.height, `the losses are seen without scrolling: ${JSON.stringify({ whole, result })}`);
  assert.match(await page.locator("#scene h3").textContent(), /The French win/);
  assert.equal(await page.locator("#scene .fallen p.french").textContent(), "FrenchFrench played \"something\".", "what was lost is said once, in the game's words");
  assert.match(await page.locator("#scene .fallen p.british").textContent(), /No losses/);
  await page.click("#scene .close");
  assert.ok(await page.locator("#scene").isHidden());
  assert.deepEqual(errors, []);
});

/** The action of a battle in a space, and the panel of such a battle. */
const FIGHT = (space, ...more) => ({ lines: [{ text: { key: "log-combat", args: [["space", { name: `space-${space}` }], ["attackers", ""], ["defenders", ""]] }, heading: true, on: [`space:${space}`] }, { ...LOUD, dice: [6] }, ...more] });
const COMBAT = (space) => ({ id: "combat", title: { key: "panel-combat", args: [["space", { name: `space-${space}` }]] }, rows: [] });

test("while the player must choose, a battle is one line, which can be unfolded, and figures that do not fit fold", async () => {
  const { page, errors, say } = await sit({ motion: false });
  const panel = (/** @type {number} */ n) => ({ ...COMBAT("montreal"), rows: Array.from({ length: n }, (_, i) => ({ id: `row${i}`, label: { key: "panel-die" }, french: { key: "panel-number", args: [["n", 1]] }, british: null })) });
  await say({ ...FIGHT("montreal"), panel: panel(3) });
  await page.waitForSelector("#scene .forces:visible");
  await say({ turn: "british", lines: [], panel: panel(3) });
  await page.waitForSelector("#scene.brief:not(.tight)");
  assert.ok(await page.locator("#scene .reckoned table").isVisible(), "the figures of now fit");
  assert.ok(await page.locator("#scene .told").isHidden());
  await say({ lines: [], panel: panel(30) });
  await page.waitForSelector("#scene.brief.tight");
  assert.ok((await page.locator("#scene").boundingBox()).height < 45, "one line");
  await page.click("#scene h3 button");
  await page.waitForSelector("#scene .told:visible");
  await page.click("#scene h3 button");
  await page.waitForSelector("#scene.brief");
  await say({ lines: [], panel: { ...panel(30), id: "other" } });
  await page.waitForSelector("#panel:visible:not([open])");
  await page.click("#panel summary");
  await page.waitForSelector("#panel[open]");
  await say({ lines: [], panel: { ...panel(3), id: "third" } });
  await page.waitForSelector("#panel[open]");
  assert.deepEqual(errors, []);
});

test("a battle that is over is not shown beside a prompt about something else", async () => {
  const { page, errors, say } = await sit({ motion: false });
  await say(FIGHT("montreal"));
  await page.waitForSelector("#scene.over:visible");
  await say({ lines: [{ ...LOUD, on: ["space:quebec"] }] });
  assert.ok(await page.locator("#scene").isVisible(), "while the other side goes on it can be read");
  await say({ turn: "british", lines: [] });
  await page.waitForSelector("body[data-awaiting=me]");
  assert.ok(await page.locator("#scene").isHidden());
  await say({ turn: "french", ...FIGHT("montreal") }, { lines: [{ text: { key: "season-summer" }, heading: true }] });
  await page.waitForSelector("body[data-awaiting=other]");
  assert.ok(await page.locator("#scene").isHidden(), "nor after a new heading");
  assert.deepEqual(errors, []);
});

test("a battle has the figures of its own space, and a force that marches off is not part of it", async () => {
  const { page, errors, say } = await sit({ motion: false });
  await say({ ...FIGHT("montreal"), panel: COMBAT("montreal") });
  await page.waitForSelector("#scene:not(.over):visible");
  await say({ lines: [{ ...LOUD, dice: [2], on: ["space:montreal"] }], panel: COMBAT("quebec") });
  await page.waitForSelector("#panel:visible");
  assert.match(await page.textContent("#panel summary"), /Quebec/);
  assert.ok(await page.locator("#scene").isHidden(), "the next battle is no part of the last, whose scene does not stand above it");
  await say({ turn: "british", lines: [STEP("montreal", "trois-rivieres")] });
  await page.waitForSelector("body[data-awaiting=me]");
  assert.ok(await page.locator("#scene").isHidden());
  assert.deepEqual(errors, []);
});

test("a battle that was undone is forgotten, even if another one has the same space and number", async () => {
  const { page, errors, say, takeBack } = await sit({ motion: false });
  await say({ move: ["french", "quebec", "montreal"] }, { ...FIGHT("montreal"), panel: COMBAT("montreal") });
  const forces = () => page.textContent("#scene .forces .french");
  await page.waitForSelector("#scene:visible");
  const before = await forces();
  await page.click("#scene .close");
  await takeBack(2);
  assert.ok(await page.locator("#scene").isHidden());
  await say({ lines: [LOUD] }, { ...FIGHT("montreal"), panel: COMBAT("montreal") });
  await page.waitForSelector("#scene:visible");
  assert.notEqual(await forces(), before, "others stood there");
  assert.deepEqual(errors, []);
});

test("a replay shows a battle at its own moment, and hides the current prompt", async () => {
  const { page, errors, say } = await sit({ motion: false });
  await say(FIGHT("montreal"), { lines: [] }, { turn: "british", lines: [] });
  await page.waitForSelector("body[data-awaiting=me]");
  await page.click("#replay-toggle");
  const back = async () => {
    await page.click("#replay-back");
    await pass(page, 200);
    await page.waitForFunction(() => !document.querySelector(".band.replaying").hidden);
  };
  await back();
  assert.match(await page.textContent("#prompt"), /while you look back/);
  assert.ok(await page.locator("#scene").isHidden(), "nothing is told of that action");
  await back();
  await page.waitForSelector("#scene:visible");
  assert.deepEqual(errors, []);
});

test("a notice lies over the head of the page, never over the map, and moves nothing", async () => {
  for (const width of [1440, 390]) {
    const { page } = await house.page({ width, height: 844 });
    await page.goto(`${house.base}/t/plain#f`);
    await page.waitForSelector("#map .stack");
    const before = await page.locator("#map-box").boundingBox();
    await page.evaluate(async () => (await import("/web/kit/dom.js")).notice("Something is the matter."));
    const [notice, map] = await Promise.all([".notice", "#map-box"].map((id) => page.locator(id).boundingBox()));
    const apart = notice.x >= map.x + map.width || notice.y + notice.height <= map.y + 8;
    assert.ok(apart, `at ${width}: ${JSON.stringify({ notice, map })}`);
    assert.deepEqual(map, before);
    await page.context().close();
  }
});

/** A review of three actions, as the server would send it. */
const REVIEW = {
  start: 0.5,
  actions: [
    { number: 1, side: "french", play: "a", label: { key: "mock-done" }, before: 0.5, after: 0.55, choice: 0.05 },
    { number: 2, side: "british", play: "b", label: { key: "mock-done" }, before: 0.55, after: 0.8, choice: 0.25, better: { play: "c", label: { key: "mock-played", args: [["side", { name: "side-british" }], ["what", "wisely"]] }, chance: 0.45, gain: { mean: 0.25, error: 0.02 } } },
    { number: 3, side: "british", play: "d", label: { key: "mock-done" }, before: 0.8, after: 0.6, choice: 0, luck: { mean: -0.2, error: 0.01 } },
  ],
  sides: { french: { mistakes: 0, lost: 0, luck: { mean: -0.2, error: 0.01 } }, british: { mistakes: 1, lost: 0.25, luck: { mean: 0.2, error: 0.01 } } },
  turning_points: [{ number: 2, side: "british", by: "choice", change: 0.25 }, { number: 3, side: "british", by: "luck", change: -0.2 }],
  moments: [{ number: 0, date: ["1755"], tracks: [{ id: "vp", name: "track-vp", french: 10, british: 12 }] }, { number: 3, date: ["1756"], tracks: [{ id: "vp", name: "track-vp", french: 13, british: 11 }] }],
};

test("the review of a finished game shows chances, points, choices and luck, and its turning points open the replay", async () => {
  const { page, errors } = await house.page();
  let asked = 0;
  await page.route("**/review", (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 202, headers: { "retry-after": "0" } }) : route.fulfill({ json: REVIEW });
  });
  await page.goto(`${house.base}/t/over#f`);
  await page.click("#review");
  await page.waitForSelector(".review .chart");
  assert.equal(asked, 2, "it is waited for while it is made");
  assert.equal(await page.locator(".review .chart .turned").count(), 2);
  assert.equal(await page.locator(".review .chart .points").count(), 2);
  assert.match(await page.locator(".review tbody tr").nth(0).textContent(), /mistakes.*0.*1/i);
  assert.match(await page.locator(".review tbody tr").nth(3).textContent(), /losses in fights\s*\d+\s*\d+/i);
  assert.deepEqual(await page.locator(".review .chart text").allTextContents(), ["French 60%", "British 40%", "10", "13", "12", "11"], "the chances at the end, and the points at the beginning and at the end");
  const [mistake, luck] = await page.locator(".turning li").allTextContents();
  const names = () => page.locator(".turning button:not([data-analyse])").allTextContents();
  assert.match((await names())[0], /Braddock/, "what came of it");
  assert.match(mistake, /−25%.*by choice.*wisely.*45%/);
  assert.match(luck, /\+20%.*by luck/);
  // Shapes in a chart may have corners beyond its edge, where they are clipped.
  const out = await page.locator(".review").evaluate((box) => [...box.querySelectorAll("*")].filter((part) => !part.ownerSVGElement && part.getBoundingClientRect().right > box.getBoundingClientRect().right + 1).map((part) => part.outerHTML));
  assert.deepEqual(out, [], "nothing runs out of the window");
  assert.equal(await page.locator(".review .chart").first().evaluate((chart) => getComputedStyle(chart).overflow), "hidden");
  await page.locator(".turning button").first().click();
  await page.waitForFunction(() => document.querySelector("#replay-slider").value === "1");
  await page.waitForSelector("#reviewed:not(:empty)");
  assert.match(await page.textContent("#reviewed"), /British played: .+ prefers: .*wisely.*45%/, "what was played there, and what is better");
  // If an action has no result, or only a count of points, its name consists of the action and the action before it.
  const score = { text: { key: "mock-season", args: [["season", { name: "season-spring" }], ["year", 1757]] }, rule: "control.3" };
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === "table") message.log = [...message.log.filter((line) => line.n < 3 && !line.heading), { n: 2, ...score }, { n: 3, ...score }];
      socket.send(JSON.stringify(message));
    });
  });
  await page.reload();
  await page.click("#review");
  await page.waitForSelector(".turning button");
  const [moved, passed] = await names();
  assert.match(moved, /Braddock/);
  assert.match(passed, /, after: .*Braddock/);
  assert.deepEqual(errors, []);
});

test("a combat to be fought has a sign, which is in the legend; a mark has a tooltip", async () => {
  const { page, errors, say } = await sit({ motion: false });
  assert.equal(await page.locator('[data-id="space:hampshire"] .mark-on.combat').count(), 1);
  assert.equal(await page.locator("#spaces .marker").count(), 0);
  await say({ falls: ["french", "montreal"] });
  assert.match(await page.locator('[data-changed="montreal"] title').textContent(), /since your last turn/);
  await page.click("#help");
  assert.equal(await page.locator(".legend-list li", { hasText: "Combat to be fought" }).count(), 1);
  assert.deepEqual((await page.locator(".dialog h3").allTextContents()).slice(0, 3), ["Rules", "How it works", "Legend"], "what is looked for stands first");
  assert.ok(await page.locator(".dialog .more").count() > 0);
  assert.equal(await page.locator(".dialog .more[open]").count(), 0, "and what is long is folded");
  assert.deepEqual(errors, []);
});

test("the date, the points and the prompt do not run ahead of the show", async () => {
  const { page, errors, say } = await sit();
  const summer = { key: "season-summer" };
  const header = () => page.textContent("#clock strong");
  assert.match(await header(), /Spring/);
  const points = () => page.textContent("#tracks .french b");
  const before = await points();
  await say({ falls: ["french", "montreal"], turn: "british", date: summer, points: { french: 44 }, lines: [{ ...LOUD, dice: [3] }, LOUD, { text: summer, heading: true }, LOUD] });
  await page.waitForSelector("#show:visible");
  assert.match(await page.textContent("#prompt"), /when these actions have been shown/);
  await pass(page, 1500);
  assert.equal(await page.locator("#log .heading, #log h3", { hasText: "Summer" }).count(), 0);
  assert.match(await header(), /Spring/, "what came of the dice is told first");
  await pass(page, 1800);
  assert.match(await header(), /Summer/, "as soon as the log says so");
  assert.equal(await points(), before, "and the points when all is told");
  await pass(page, 10_000);
  await page.waitForSelector("body[data-awaiting=me]");
  assert.match(await page.textContent("#prompt"), /Movement Phase/);
  assert.match(await header(), /Summer/);
  assert.equal(await points(), "44");
  assert.deepEqual(errors, []);
});

test("a finished game of bots opens at its end, unless it was started in this browser to be watched", async () => {
  const { page, errors } = await house.page({ motion: true });
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    const bot = { name: null, kind: "bot", level: "greedy", here: true, nonce: "n" };
    server.onMessage((text) => socket.send(JSON.stringify({ ...JSON.parse(text), ...(text.includes('"is":"table"') ? { players: { french: bot, british: bot } } : {}) })));
  });
  await page.goto(`${house.base}/t/over`);
  await page.waitForSelector("body[data-awaiting=over]");
  assert.ok(await page.locator("#outcome").isVisible());
  assert.ok(await page.locator("#show").isHidden());
  await page.evaluate(() => localStorage.setItem("carillon.seen.over.watcher", "0"));
  await page.reload();
  await page.waitForSelector("#show:visible");
  await page.click("#skip");
  await page.waitForSelector("body[data-awaiting=over]");
  await page.reload();
  await page.waitForSelector("body[data-awaiting=over]");
  assert.deepEqual(errors, []);
});
