// Two players at a table: requests, invitations, and seats that move to another device. The test takes the place of the
// server.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const CLOCK = { kind: "days", seconds: 259_200, when_out: "loss", left: { french: 1, british: 1 }, runs_out: { french: null, british: null }, paused: false };

test("a player learns that a request was declined or has lapsed; a request marks the title", async () => {
  const { page, errors, say, heard } = await sitDown(house, "/t/plain#f", { first: { awaited: ["british"], choices: [], prompt: null, clock: CLOCK }, shown: "body[data-number]" });
  const same = ({ entry, number }) => ({ entry, number });
  const offer = () => page.locator("#offer").innerText();
  for (const [request, words] of [["draw", /declines the draw/], ["takeback", /does not agree to take your action back/], ["pause", /does not agree to a pause/]]) {
    await say((now) => ({ ...same(now), [request]: ["french"] }));
    await page.waitForSelector("#offer [id$=take-back], #offer [id$=decline]");
    assert.doesNotMatch(await page.title(), /●/);
    await say((now) => ({ ...same(now), [request]: [] }));
    await page.waitForSelector("#refusal-read");
    assert.match(await offer(), words);
    assert.match(await page.title(), /●/, "what was answered marks the title");
    await page.click("#refusal-read");
    assert.ok(!await page.isVisible("#offer"));
  }
  // The other side plays on, so the offer lapses.
  await say((now) => ({ ...same(now), draw: ["french"] }));
  await page.waitForSelector("#draw-decline");
  await say(({ number }) => ({ draw: [], log: [{ n: number + 1, side: "british", text: { key: "mock-done" } }] }));
  await page.waitForSelector("#refusal-read");
  assert.match(await offer(), /has played on/);
  await page.click("#refusal-read");
  // There is no message if the player withdraws the offer, or if a request is granted.
  await say((now) => ({ ...same(now), draw: ["french"] }));
  await page.click("#draw-decline");
  while (!heard.some((one) => one.do === "decline")) await page.waitForTimeout(10);
  await say((now) => ({ ...same(now), draw: [] }));
  await page.waitForSelector("#offer", { state: "hidden" });
  await say((now) => ({ ...same(now), pause: ["french"] }));
  await say(({ number, entry }) => ({ number, entry: entry + 1, pause: [], clock: { ...CLOCK, paused: true } }));
  await page.waitForSelector("#pause-over");
  // A request of the other side marks the title.
  await say({ pause: [], clock: CLOCK });
  assert.doesNotMatch(await page.title(), /●/);
  await say((now) => ({ ...same(now), takeback: ["british"] }));
  await page.waitForSelector("#back-agree");
  assert.match(await page.title(), /●/);
  assert.deepEqual(errors, []);
});

/** Returns the changes to a table message after which the table's host waits for an opponent. */
const waiting = (players) => ({ started: false, view: null, players, options: { bidding: "sealed" }, clock: CLOCK });
const [ANN, NOBODY] = [{ name: "Ann", kind: "human", here: true, nonce: "n" }, { kind: "open", here: false }];

test("a guest sees what game the invitation is for, and is asked for a name", async () => {
  const { page, errors } = await sitDown(house, "/t/ww-plain#i=CODE", { first: waiting({ french: ANN, british: NOBODY }), shown: "#claim", width: 390, height: 844, touch: true });
  let claim = null;
  await page.route("**/api/tables/ww-plain/claim", (route) => {
    claim = route.request().postDataJSON();
    return route.fulfill({ json: { side: "british", recovery: "code" } });
  });
  const words = await page.locator(".invite").innerText();
  assert.match(words, /Ann invites you.*Wilderness War.*Scenario.*3 days for a turn.*the game is lost/s);
  assert.match(words, /Secret bids/, "the options too");
  await page.fill("#claim-name", "Bob");
  await page.click("#claim");
  await page.waitForSelector(".recovery-code");
  assert.equal(claim.name, "Bob");
  assert.deepEqual(errors, []);
});

test("a host who waits for a friend sees the recovery code once; a host who waits for anybody is not told to send a link", async () => {
  const kept = (table) => [{ table, game: "wilderness", scenario: "", tokens: ["f"], sides: ["french"], invite: { british: "CODE" }, opened: 0 }];
  for (const access of ["invitation", "open"]) {
    const { page, errors } = await house.page();
    await page.addInitScript((tables) => localStorage.getItem("carillon.tables") ?? localStorage.setItem("carillon.tables", JSON.stringify(tables)), kept("ww-plain"));
    await page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(text);
        socket.send(message.is === "table" ? JSON.stringify({ ...message, ...waiting({ french: ANN, british: NOBODY }), access }) : text);
      });
    });
    await page.goto(`${house.base}/t/ww-plain`);
    await page.waitForSelector(".invite .recovery-code");
    assert.match(await page.textContent(".recovery-code"), /aaaa/);
    const words = await page.locator(".invite").innerText();
    assert.equal(/Send this invitation/.test(words), access === "invitation", words);
    assert.equal(/listed in the lobby/.test(words), access === "open", words);
    assert.equal(await page.locator(".invite-link").count(), access === "open" ? 0 : 1);
    await page.reload();
    await page.waitForSelector(".invite #own-code");
    assert.equal(await page.locator(".recovery-code").count(), 0, "it is shown once");
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("a host without a name can set one at the table", async () => {
  const nobody = { ...ANN, name: null };
  const { page, errors, say, heard } = await sitDown(house, "/t/plain#f", { first: { players: { french: nobody, british: ANN } }, width: 390, height: 844, touch: true });
  await page.click("#tab-table");
  assert.match(await page.locator("#seats .players").innerText(), /a player/);
  await page.fill("#own-name", "  Élise ");
  await page.click(".own-name button");
  while (heard.filter((one) => one.do === "sit").length < 2) await page.waitForTimeout(10);
  assert.equal(heard.findLast((one) => one.do === "sit").name, "Élise");
  await say({ players: { french: { ...nobody, name: "Élise" }, british: ANN } });
  assert.match(await page.locator("#seats .players").innerText(), /Élise/);
  assert.equal(await page.evaluate(() => localStorage.getItem("carillon.name")), '"Élise"', "it is remembered for the next table");
  await page.click("#tab-chat");
  assert.equal(await page.locator(".chat-line").count(), 1, "the chat is not repeated");
  assert.deepEqual(errors, []);
});

test("a device whose seat another one has taken says so, and can take it back with a code", async () => {
  const { page, errors } = await house.page({ width: 390, height: 844, touch: true });
  await page.addInitScript(() => localStorage.getItem("carillon.tables") ?? localStorage.setItem("carillon.tables", JSON.stringify([{ table: "plain", game: "struggle", scenario: "", tokens: ["f"], sides: ["french"], opened: 0 }])));
  let taken = false;
  let line = null;
  await page.routeWebSocket(/\/live$/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(text));
    socket.onMessage((text) => {
      const said = JSON.parse(text);
      if (said.do === "sit" && taken && said.tokens.includes("f")) return socket.send(JSON.stringify({ is: "no", code: "not-your-seat", message: "" }));
      // The keys of canned tables are single letters.
      server.send(said.do === "sit" ? JSON.stringify({ ...said, tokens: said.tokens.map((token) => (token.length > 1 ? "f" : token)) }) : text);
    });
  });
  await page.route("**/api/tables/plain/recover", (route) => route.fulfill(route.request().postDataJSON().code === "right" ? { json: { side: "french", recovery: "another" } } : { status: 404, json: { error: { code: "not-found", message: "" } } }));
  await page.goto(`${house.base}/t/plain`);
  await page.waitForSelector('#hand [data-id^="card:F"]');
  taken = true;
  await line.close({ code: 1008 });
  await page.waitForSelector(".displaced");
  assert.match(await page.locator(".displaced").innerText(), /The French seat is now played on another device.*recovery code/s);
  assert.equal(await page.locator('#hand [data-id^="card:F"]').count(), 0);
  await page.fill("#displaced-code", "right");
  await page.click(".displaced [type=submit]");
  await page.waitForSelector("dialog .recovery-code");
  await page.click(".dialog .close");
  await page.waitForSelector('#hand [data-id^="card:F"]');
  assert.equal(await page.locator(".displaced").count(), 0);
  assert.deepEqual(errors, []);
});

test("on a phone the chat has room beside an open list of actions", async () => {
  const { page } = await sitDown(house, "/t/plain#f", { width: 360, height: 740, touch: true });
  await page.click("#tab-chat");
  await page.click("#actions summary");
  await page.waitForSelector("#ask.listing");
  const { height } = await page.locator(".chat-lines").boundingBox();
  assert.ok(height >= 80, `${height} pixels`);
  const { y } = await page.locator("#chat-input").boundingBox();
  assert.ok(y < 720, "the field is on the screen");
});

test("after an action the focus is on the prompt, not lost", async () => {
  const { page, say, until } = await sitDown(house, "/t/plain#f");
  const focus = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
  await page.focus('#buttons [data-play="done"]');
  await page.keyboard.press("Enter");
  await until("play");
  await say({ awaited: ["british"], choices: [], prompt: null });
  assert.equal(await focus(), "prompt");
  // A touch has the same effect.
  await say({ awaited: ["french"], choices: [{ play: "done", on: [], label: { key: "mock-done" } }, { play: "stay", on: [], label: { key: "mock-keep" } }], prompt: { text: { key: "mock-ask" }, rule: "movement.1" } });
  await page.click('#buttons [data-play="done"]');
  await until("play", 2);
  await say({ awaited: ["british"], choices: [], prompt: null });
  assert.equal(await focus(), "prompt");
});

test("a player who joins an open table sees the game, is asked for a name, and gets the code of the seat", async () => {
  const { page, errors } = await house.page();
  /** @type {any[]} */
  const claims = [];
  await page.route("**/api/open", (route) => route.fulfill({ json: [{ table: "plain", game: "struggle", scenario: "1755", name: "Ann", sides: ["british"], clock: CLOCK }] }));
  await page.route("**/claim", (route) => {
    claims.push(route.request().postDataJSON());
    return route.fulfill({ json: { side: "british", recovery: "aaaa-bbbb-cccc-dddd-eeee" } });
  });
  await page.goto(house.base);
  await page.click("[data-join=british]");
  assert.match(await page.textContent("dialog p"), /against Ann/i);
  assert.deepEqual(claims, [], "nothing is taken yet");
  await page.fill("#join-name", "Ben");
  await page.click("#join");
  assert.equal(await page.textContent("dialog .recovery-code"), "aaaa-bbbb-cccc-dddd-eeee");
  assert.deepEqual(claims.map(({ side, name }) => [side, name]), [["british", "Ben"]]);
  await page.click("dialog .close");
  await page.waitForURL("**/t/plain*");
  assert.deepEqual(errors, []);
});

test("while a table waits for a player, every button in its head has a name", async () => {
  const { page, errors } = await sitDown(house, "/t/open#f", { first: { view: null, log: [], started: false, awaited: [], choices: [], prompt: null }, shown: "#status" });
  assert.deepEqual(await page.locator("#status button:visible").evaluateAll((all) => all.filter((el) => !(el.textContent || el.getAttribute("aria-label"))).map((el) => el.id)), []);
  assert.deepEqual(errors, []);
});
