// Everything at a table except the course of the game: two players at one screen, friends, replay, undo, rules and languages.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { look, newTable, openHouse, press } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const moved = (page, number) => page.waitForFunction((number) => document.body.dataset.number !== number, number);

test("a hotseat table has a curtain between the sides", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "me", british: "me" });
  if (await page.locator("#curtain").count()) await page.click("#curtain button");
  await page.waitForSelector('body[data-awaiting="me"] #hand [data-id^="card:B"]');
  const british = await page.locator('#hand [data-id^="card:B"]').count();
  assert.equal(british, 5, "the British hand is open to the British player");
  await press(page, "pass");
  await page.waitForFunction(() => document.querySelector('[data-play="done"]'));
  await press(page, "done");
  await page.waitForSelector("#curtain");
  assert.equal(await page.locator('[data-id^="card:F"]').count(), 0, "no French card shows before the curtain rises");
  await page.click("#curtain button");
  await page.waitForSelector('#hand [data-id^="card:F"]');
  assert.equal(await page.locator('#hand [data-id^="card:B"]').count(), 0);
  assert.deepEqual(errors, []);
});

/** Claims the seat of an invitation, and returns its recovery code. */
async function takeSeat(page, link) {
  await page.goto(link);
  await page.click("#claim");
  const code = await page.textContent(".recovery-code");
  await page.click(".dialog .close");
  return code;
}

test("a friend claims an invitation, and each player sees only one hand", async () => {
  const ann = await house.page();
  await newTable(ann.page, house.base, { french: "open", british: "me" });
  assert.equal(new URL(ann.page.url()).hash, "", "the address holds no key");
  const link = await ann.page.locator(".invite-link").inputValue();
  assert.match(link, /#i=/);
  assert.match(await ann.page.textContent("#invite-here"), /on this computer only/);
  const bob = await house.page({ locale: "fr" });
  await takeSeat(bob.page, link);
  assert.equal(new URL(bob.page.url()).hash, "", "nor does his");
  await bob.page.waitForSelector('#hand [data-id^="card:F"]');
  await ann.page.waitForSelector('#hand [data-id^="card:B"]');
  assert.equal(await bob.page.locator('#hand [data-id^="card:B"]').count(), 0);
  assert.equal(await ann.page.locator('#hand [data-id^="card:F"]').count(), 0);
  const watcher = await house.page();
  await watcher.page.goto(link.replace(/#.*/, ""));
  await watcher.page.waitForSelector("body[data-number]");
  await watcher.page.waitForSelector('#map [data-id="space:quebec"]');
  assert.equal(await watcher.page.locator('[data-id^="card:"]').count(), 0);
  await watcher.page.click("#tab-table");
  await watcher.page.waitForSelector(".watching");
  await ann.page.click("#tab-table");
  assert.match(await ann.page.textContent(".players"), /seat taken/, "both see that and when the seat was claimed");
  // Chat with markup arrives as typed.
  await ann.page.click("#tab-chat");
  await ann.page.fill("#chat-input", "<img src=x onerror=alert(1)> & salut");
  await ann.page.keyboard.press("Enter");
  await bob.page.click("#tab-chat");
  await bob.page.waitForFunction(() => document.querySelector(".chat-lines")?.textContent?.includes("<img src=x onerror=alert(1)> & salut"));
  assert.equal(await bob.page.locator(".chat-lines img").count(), 0);
  for (const { errors } of [ann, bob, watcher]) assert.deepEqual(errors, []);
});

test("two players agree on a draw, and play a rematch with sides swapped", async () => {
  const ann = await house.page();
  await newTable(ann.page, house.base, { french: "open", british: "me" });
  const bob = await house.page();
  await takeSeat(bob.page, await ann.page.locator(".invite-link").inputValue());
  await ann.page.waitForSelector('#hand [data-id^="card:B"]');
  await ann.page.click("#tab-table");
  await ann.page.click("#draw");
  await bob.page.click("#draw-decline");
  await ann.page.waitForSelector("#draw:enabled");
  await ann.page.click("#draw");
  await bob.page.click("#draw-agree");
  await bob.page.click("#draw-yes");
  for (const { page } of [ann, bob]) await page.waitForSelector("body[data-awaiting=over] #rematch");
  assert.match(await ann.page.textContent("#outcome"), /agreed to a draw/);
  // Ann asks for a rematch with the same sides, and Bob sees that. Then Ann asks for one with sides swapped, and Bob agrees.
  await ann.page.click("#rematch-same");
  await bob.page.waitForSelector("#rematch-same.primary");
  await ann.page.click("#rematch:enabled");
  await bob.page.click("#rematch.primary");
  // Both players have asked for the same rematch, so the page opens it.
  await ann.page.waitForSelector('#hand [data-id^="card:F"]');
  await bob.page.waitForSelector('#hand [data-id^="card:B"]');
  assert.equal(ann.page.url(), bob.page.url());
  for (const { errors } of [ann, bob]) assert.deepEqual(errors, []);
});

test("a player who wins the bid for a side changes seats with the other", async () => {
  const ann = await house.page();
  await ann.page.goto(house.base);
  await ann.page.waitForSelector("#create");
  await ann.page.click('[data-game="wilderness"]');
  await ann.page.click(".more summary");
  await ann.page.selectOption("#option-bidding", "sealed");
  await ann.page.selectOption("#option-bid-for", "french");
  await ann.page.selectOption("#seat-french", "me");
  await ann.page.selectOption("#seat-british", "open");
  await ann.page.click("#create");
  await ann.page.waitForSelector("body[data-number]");
  const bob = await house.page();
  await takeSeat(bob.page, await ann.page.locator(".invite-link").inputValue());
  await ann.page.waitForSelector('[data-play="bid french 1"]');
  await press(ann.page, "bid french 1");
  await bob.page.waitForSelector('[data-play="bid french 3"]');
  await press(bob.page, "bid french 3");
  // Bob plays the French now and has their cards. He must choose, and Ann need not.
  await bob.page.waitForSelector('body[data-awaiting="me"] #hand [data-id^="card:"]');
  await ann.page.waitForSelector('#hand [data-id^="card:"]');
  assert.equal(await ann.page.getAttribute("body", "data-awaiting"), "other");
  for (const [page, side] of /** @type {const} */ ([[ann.page, "British"], [bob.page, "French"]])) {
    await page.click("#tab-table");
    assert.match(await page.textContent(".players li:has(em)") ?? "", new RegExp(side));
    await page.click("#tab-log");
    await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("the players change seats"));
  }
  // After a reload everything is as before.
  await ann.page.reload();
  await ann.page.waitForSelector('#hand [data-id^="card:"]');
  await ann.page.click("#tab-table");
  assert.match(await ann.page.textContent(".players li:has(em)") ?? "", /British/);
  for (const { errors } of [ann, bob]) assert.deepEqual(errors, []);
});

test("an invitation can be used once, a code recovers a lost seat, and old links still open their seats", async () => {
  const ann = await house.page();
  await newTable(ann.page, house.base, { french: "open", british: "me" });
  const link = await ann.page.locator(".invite-link").inputValue();
  const bob = await house.page();
  const code = await takeSeat(bob.page, link);
  const cat = await house.page();
  await cat.page.goto(link);
  await cat.page.waitForFunction(() => /has been used/.test(document.querySelector("#invitation")?.textContent ?? ""));
  assert.equal(await cat.page.locator("#claim").count(), 0);
  await cat.page.click("#invitation button");
  // Bob recovers the seat in another browser. The first browser can then only watch.
  const other = await house.page();
  await other.page.goto(link.replace(/#.*/, ""));
  await other.page.waitForSelector("body[data-number]");
  await other.page.click("#tab-table");
  await other.page.click(".recover summary");
  await other.page.fill("#recover-code", code.toUpperCase());
  await other.page.click(".recover button");
  await other.page.waitForSelector(".recovery-code");
  await other.page.click(".dialog .close");
  await other.page.waitForSelector('#hand [data-id^="card:F"]');
  await bob.page.waitForFunction(() => document.querySelectorAll('#hand [data-id^="card:F"]').length === 0);
  await other.page.reload();
  await other.page.waitForSelector('#hand [data-id^="card:F"]');
  // An old link with a key in its address: the browser keeps the key and removes it from the address.
  const key = await ann.page.evaluate(() => JSON.parse(localStorage.getItem("carillon.tables"))[0].tokens[0]);
  const old = await house.page();
  await old.page.goto(`${link.replace(/#.*/, "")}#${key}`);
  await old.page.waitForSelector('#hand [data-id^="card:B"]');
  assert.equal(new URL(old.page.url()).hash, "");
  await old.page.reload();
  await old.page.waitForSelector('#hand [data-id^="card:B"]');
  for (const { errors } of [ann, cat, other, old]) assert.deepEqual(errors, []);
});

test("the page checks the dice when the game is over, and the list of tables shows the result", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForSelector('body[data-awaiting="me"]');
  await page.click("#tab-table");
  await page.waitForSelector('[data-dice="sealed"]');
  const lobby = await page.context().newPage();
  await lobby.goto(house.base);
  await lobby.waitForSelector(".my-tables .waits");
  assert.match(await lobby.textContent(".my-tables"), /against Bot.*Your move/s);
  await page.click("#resign");
  await page.click("#resign-yes");
  await page.waitForSelector('[data-dice="proved"]');
  await page.click(".dice-proof summary");
  assert.match(await page.textContent(".dice-proof"), /checked two things.*`carillon verify` .*checks.*can't prove/s);
  await lobby.reload();
  await lobby.waitForFunction(() => /Lost/.test(document.querySelector(".my-tables .turn")?.textContent ?? ""));
  // The page states which facts an uploaded record does not prove.
  const record = await (await page.request.get(`${page.url().replace("/t/", "/api/tables/")}/record`)).text();
  for (const [text, says] of [[record, /played on this server/], [record.replace(/\nkey .*\nsignature .*/, ""), /Only the record itself says.*Nobody has signed/]]) {
    const made = await page.request.post(`${house.base}/api/records`, { data: text, headers: { "Content-Type": "text/plain" } });
    await lobby.goto(`${house.base}/t/${(await made.json()).table}`);
    await lobby.click("#tab-table");
    assert.match(await lobby.textContent("#uploaded"), says);
    // The heading claims no more than the text below it.
    const heading = await lobby.textContent("#outcome");
    assert.equal(/Unproved record: the .* won.*The record says: The British resigned/s.test(heading), text !== record, heading);
  }
  // The page uses the commitment that was known when the share was drawn, even if the server sends another one at the end.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("carillon.dice."));
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, commitment: kept.commitment.replace(/./, (c) => (c === "0" ? "1" : "0")) }));
  });
  await page.reload();
  await page.click("#tab-table");
  await page.waitForSelector('[data-dice="broken"]');
  assert.deepEqual(errors, []);
});

test("undo, replay, and leaving and coming back to the same seat", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForFunction(() => document.querySelector('[data-play="pass"]'));
  await press(page, "pass");
  await page.waitForFunction(() => document.querySelector('[data-play="march albany"]'));
  const { number } = await look(page);
  await press(page, "march albany");
  await moved(page, number);
  assert.match(await page.textContent("#undo"), /Albany/, "undo says what it takes back");
  await page.click("#undo");
  await page.waitForFunction((number) => document.body.dataset.number === number, number);
  await press(page, "march albany");
  await moved(page, number);
  await press(page, "take all");
  await page.waitForFunction(() => document.querySelector('[data-play="go new-york"]'));
  await press(page, "go new-york");
  await page.waitForFunction(() => document.querySelector("#log")?.textContent?.includes("New York"));
  await page.click("#replay-toggle");
  await page.fill("#replay-slider", "0");
  await page.waitForSelector(".band.replaying:visible");
  await page.click(".band.replaying button");
  await page.reload();
  await page.waitForSelector('#hand [data-id^="card:B"]');
  assert.deepEqual(errors, []);
});

test("a click on a space without actions shows the reason, with its rule", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForFunction(() => document.querySelector('[data-play="pass"]'));
  await press(page, "pass");
  await page.waitForFunction(() => document.querySelector('[data-play="march albany"]'));
  await page.locator('#map [data-id="space:montreal"] .shape:not(.shadow)').first().click();
  await page.waitForFunction(() => /movement\.1/.test(document.body.textContent ?? "") && /You have no pieces there/.test(document.body.textContent ?? ""));
  assert.deepEqual(errors, []);
});

test("a click on a card opens it and plays nothing; its uses are played with buttons", async () => {
  const { page, errors } = await house.page();
  // Not every initial hand has a card that can be played at once.
  for (let tables = 0; tables < 20 && !(await page.locator("#hand .card.live").count()); tables += 1) {
    await newTable(page, house.base, { french: "bot:recruit", british: "me" });
    await page.waitForSelector("body[data-awaiting=me] #buttons [data-play]");
  }
  const { number } = await look(page);
  await page.locator("#hand .card.live").first().click();
  await page.locator(".dialog .uses [data-play]").first().click();
  await page.waitForSelector(".dialog .uses .armed");
  assert.equal((await look(page)).number, number, "nothing was played");
  await page.locator(".dialog .uses .armed").click();
  await moved(page, number);
  await page.waitForSelector(".dialog", { state: "detached" });
  await page.waitForFunction(() => document.querySelector("#undo[aria-disabled]:not(:disabled)"));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#undo")).click());
  assert.match(await page.locator(".notice").last().textContent(), /Can't undo/, "undo says why it can't");
  assert.deepEqual(errors, []);
});

test("a force walks to a space more than one step away, and a step is undone", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForFunction(() => document.querySelector('[data-play="pass"]'));
  await press(page, "pass");
  await page.waitForFunction(() => document.querySelector('[data-play="march albany"]'));
  await press(page, "march albany");
  await page.waitForFunction(() => document.querySelector('[data-play="take all"]'));
  await press(page, "take all");
  await page.waitForSelector("#spaces .reached");
  const { number } = await look(page);
  await page.keyboard.press("0");
  const far = page.locator("#spaces .reached").first();
  const space = (await far.getAttribute("data-id")).slice(6);
  await far.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.popover [data-walk="${space}"]`);
  assert.ok(await page.locator("#march .leg").count() > 1, "the way is drawn");
  assert.equal((await look(page)).number, number, "nothing was played");
  await page.click(`.popover [data-walk="${space}"]`);
  await page.waitForFunction((number) => Number(document.body.dataset.number) >= Number(number) + 2, number);
  assert.deepEqual(errors, []);
});

test("the language can be changed during a game, and a rule opens its summary", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForFunction(() => /reinforcement/.test(document.querySelector("#prompt")?.textContent ?? ""));
  await page.selectOption(".languages", "fr");
  await page.waitForFunction(() => /renforts/.test(document.querySelector("#prompt")?.textContent ?? ""));
  await page.click("#prompt .rule-link");
  await page.waitForSelector("dialog .rules .this");
  assert.match(await page.textContent("dialog .rules .this"), /renfort/i);
  assert.deepEqual(errors, []);
});

test("all cards can be viewed, and cards and rules can be searched", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.click("#help");
  await page.click("#gallery");
  const cards = page.locator(".dialog.wide .card");
  assert.equal(await cards.count(), 62);
  await page.fill(".dialog.wide .search", "ranger");
  const found = await cards.evaluateAll((all) => all.filter((card) => !card.hidden).map((card) => card.textContent));
  assert.ok(found.length > 0 && found.length < 10 && found.every((words) => /ranger/i.test(words)), found.join());
  await page.click(".dialog.wide .close");
  await page.fill(".look-up input", "leader");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".dialog .ledger");
  const rules = await page.locator(".dialog:last-of-type .rules li").evaluateAll((all) => all.filter((rule) => !rule.hidden).map((rule) => rule.textContent));
  assert.ok(rules.length > 0 && rules.every((words) => /leader/i.test(words)), rules.join());
  assert.deepEqual(errors, []);
});

test("the computer gives hints with reasons", async () => {
  const { page, errors } = await house.page();
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  // A player who has no card to respond with can't ask for a hint.
  await page.waitForFunction(() => document.querySelector('[data-play="pass"]'));
  await press(page, "pass");
  await page.waitForFunction(() => document.querySelector('[data-play="march albany"]'));
  await page.click("#hint");
  await page.waitForSelector("#hints li");
  assert.ok(await page.locator("#hints [data-play]").count() <= 3);
  // The chance of winning is shown with the best action. If several actions are equally good, it is shown once, above them.
  assert.match(await page.textContent("#hints"), /you win about \d+% of the time/);
  const play = await page.getAttribute("#hints [data-play]", "data-play");
  assert.equal(await page.locator(`#actions [data-play="${play}"]`).count(), 1, "it is one of the player's own choices");
  assert.deepEqual(errors, []);
});

test("the files that the page needs to start are small", async () => {
  const { page, errors } = await house.page();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  let bytes = 0;
  // The engravings are fetched later, when the board can be played; on a slow machine they may arrive before the test has looked.
  const later = new Set();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => request.url.endsWith("/motifs.svg") && later.add(requestId));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { if (!later.has(requestId)) bytes += encodedDataLength; });
  await newTable(page, house.base, { french: "bot:recruit", british: "me" });
  await page.waitForSelector('#map [data-id="space:quebec"]');
  assert.ok(bytes < 312 * 1024, `${bytes} bytes over the wire`);
  console.log(`${Math.round(bytes / 1024)} KiB over the wire until the board can be played`);
  assert.deepEqual(errors, []);
});
