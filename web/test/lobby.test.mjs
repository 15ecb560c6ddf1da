// The lobby of a player who has tables, and the help, which can be opened there and at a table.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const player = (kind) => ({ name: "", kind, here: true, nonce: "n" });

/** The state of three tables: one waits for the player, one for the other side, and one is over. */
const MINE = [["a", "french", null], ["b", "british", null], ["c", "french", "british"]].map(([table, awaited, result]) => ({ table, game: "struggle", scenario: "", players: { french: player("person"), british: player("person") },
  seats: ["french"], awaited: result ? [] : [awaited], since: 0, number: 1, clock: [], runs_out: { french: null, british: null }, result }));

/** Opens the lobby of a player who has these tables. */
async function lobby(options, mine = MINE) {
  const { page, errors } = await house.page(options);
  await page.route("**/api/mine", (route) => route.fulfill({ json: mine }));
  await page.addInitScript((tables) => localStorage.getItem("carillon.tables") ?? localStorage.setItem("carillon.tables", JSON.stringify(tables)),
    mine.map(({ table }) => ({ table, game: "struggle", scenario: "", tokens: ["k"], sides: ["french"], opened: 0 })));
  await page.goto(house.base);
  await page.waitForSelector("#mine .waits, #mine p");
  return { page, errors };
}

test("on a phone the lobby begins with the number of tables that wait for the player, and a link to them", async () => {
  const { page, errors } = await lobby({ width: 390, height: 844, touch: true });
  assert.equal(await page.textContent("#waiting"), "My tables: 1 is waiting for you");
  const first = await page.evaluate(() => document.querySelector("main")?.firstElementChild?.id);
  assert.equal(first, "waiting");
  assert.deepEqual(await blamed(page), []);
  await page.click("#waiting");
  const { y } = await page.locator("#mine").boundingBox();
  assert.ok(y > -1 && y < 422, `the list begins ${y} pixels down`);
  assert.equal(await page.evaluate(() => document.activeElement?.closest("li")?.dataset.table), "a");
  assert.deepEqual(errors, []);
});

test("the number of waiting tables is hidden if the player has no tables, or if the list is in view anyway", async () => {
  const none = await lobby({ width: 390, height: 844, touch: true }, []);
  assert.equal(await none.page.locator("#waiting").count(), 0);
  const wide = await lobby({ width: 1280, height: 720 });
  assert.ok(!await wide.page.isVisible("#waiting"));
  const { y } = await wide.page.locator("#mine .waits").boundingBox();
  assert.ok(y < 400, `the first table is ${y} pixels down`);
  assert.deepEqual([...none.errors, ...wide.errors], []);
});

test("games in progress come first; finished games and lessons are folded, the latest first", async () => {
  const lesson = { ...MINE[0], table: "lesson", since: 50 };
  const over = [10, 30, 20].map((since) => ({ ...MINE[2], table: `over${since}`, since }));
  const mine = [...over, lesson, MINE[1], MINE[0]];
  const { page, errors } = await house.page({ width: 1280, height: 720 });
  await page.route("**/api/mine", (route) => route.fulfill({ json: mine }));
  await page.addInitScript((tables) => localStorage.setItem("carillon.tables", JSON.stringify(tables)),
    mine.map(({ table }) => ({ table, game: "struggle", scenario: "", tokens: ["k"], sides: ["french"], opened: 0, lesson: table === "lesson" ? "one" : undefined })));
  await page.goto(house.base);
  await page.waitForSelector("#mine .waits");
  const shown = () => page.locator("#mine li:visible").evaluateAll((all) => all.map((el) => el.dataset.table));
  assert.deepEqual(await shown(), ["a", "b"]);
  assert.equal(await page.title(), "(1) Carillon", "a lesson waits for nobody");
  await page.click("#mine .over-tables summary");
  assert.deepEqual(await shown(), ["a", "b", "lesson", "over30", "over20", "over10"]);
  assert.deepEqual(errors, []);
});

test("the lobby has a form for a recovery code", async () => {
  const { page, errors } = await house.page({ width: 390, height: 844, touch: true });
  const asked = [];
  await page.route("**/api/tables/plain/recover", (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill(asked.at(-1).code === "right" ? { json: { side: "french", recovery: "another" } } : { status: 404, json: { error: { code: "not-found", message: "" } } });
  });
  await page.goto(house.base);
  await page.click("#recover summary");
  await page.fill("#recover-table", "nonsense/");
  await page.click("#recover [type=submit]");
  await page.waitForSelector("text=not the address of a table");
  await page.fill("#recover-table", `${house.base}/t/plain wrong`);
  assert.equal(await page.inputValue("#recover-code"), "wrong", "address and code may be pasted together");
  assert.deepEqual(await blamed(page, "#recover"), []);
  await page.click("#recover [type=submit]");
  await page.waitForSelector("text=No seat at this table has that code");
  await page.fill("#recover-code", " right ");
  await page.click("#recover [type=submit]");
  await page.waitForSelector("dialog .recovery-code");
  assert.match(await page.locator("dialog .table-link").innerText(), /\/t\/plain$/);
  assert.equal(asked[0].key, asked[1].key, "a repeated request has the same key");
  const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem("carillon.tables")));
  assert.deepEqual([kept.table, kept.tokens, kept.sides], ["plain", [asked[1].key], ["french"]]);
  await page.click("dialog .close");
  await page.waitForURL("**/t/plain");
  assert.deepEqual(errors.filter((one) => !/404/.test(one)), []);
});

test("on a phone the seats' French names are not cut off", async () => {
  for (const width of [360, 390]) {
    const { page, errors } = await house.page({ width, height: 740, touch: true, locale: "fr" });
    await page.goto(house.base);
    await page.waitForSelector(".picture");
    for (const side of ["french", "british"]) await page.selectOption(`#seat-${side}`, "bot:search");
    const cut = await page.locator(".seat").evaluateAll((all) => all.flatMap((seat) => {
      const select = seat.querySelector("select");
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      // The arrow of the list takes about 20 pixels, as wide as a letter and a half.
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
      const label = seat.querySelector("span");
      return [...(pen.measureText(select.selectedOptions[0].text).width > room ? [`${select.selectedOptions[0].text} in ${room}`] : []), ...(label.scrollWidth > label.clientWidth + 1 ? [label.textContent] : [])];
    }));
    assert.deepEqual(cut, [], `${width} wide`);
    assert.deepEqual(errors, []);
  }
});

test("the size of the lobby does not depend on the number of finished games", async () => {
  const size = async (n) => {
    const over = Array.from({ length: n }, (_, i) => ({ ...MINE[2], table: `over${i}`, players: { french: player("person"), british: { ...player("person"), name: "Maximiliennedelamotherouge".repeat(2).slice(0, 40) } } }));
    const { page, errors } = await lobby({ width: 1280, height: 720 }, [...MINE, ...over]);
    const { width, height } = await page.locator("#mine").boundingBox();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (n > 9) {
      await page.click("#mine summary");
      assert.equal(await page.locator("#mine li:visible").count(), n + 3, "all of them are there");
    }
    assert.deepEqual(errors, []);
    return { width, height, wide };
  };
  const [few, many] = [await size(4), await size(30)];
  assert.deepEqual(many, few);
  assert.ok(few.width <= 300 && few.wide <= 1280, JSON.stringify(few));
});

test("removing a table from the list takes a confirmation", async () => {
  const { page, errors } = await lobby({ width: 390, height: 844, touch: true });
  const asked = [];
  let yes = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return yes ? dialog.accept() : dialog.dismiss();
  });
  const forget = (table) => page.click(`[data-table="${table}"] > button`);
  await page.click("#mine .over-tables summary");
  await forget("a");
  await forget("c");
  assert.equal(await page.locator("#mine li").count(), 3);
  yes = true;
  await forget("c");
  assert.equal(await page.locator("#mine li").count(), 2);
  assert.match(asked.join("\n"), /The key to your seat.*\nTake this table off.*\nTake this table off/);
  assert.deepEqual(errors, []);
});

test("the help begins with a search of the rules", async () => {
  const { page, errors } = await house.page({ width: 390, height: 844, touch: true });
  await page.goto(`${house.base}/t/plain#f`);
  await page.waitForSelector("#map .stack");
  await page.click("#help");
  const { y } = await page.locator(".look-up").boundingBox();
  assert.ok(y < 300, `the field is ${y} pixels down`);
  await page.fill(".look-up input", "leader");
  await page.click(".look-up button");
  await page.waitForSelector(".dialog .ledger");
  assert.equal(await page.inputValue(".dialog .search"), "leader");
  const rules = await page.locator(".dialog .ledger li:visible").allTextContents();
  assert.ok(rules.length > 0 && rules.every((words) => /leader/i.test(words)), rules.join("\n"));
  await page.goto(house.base);
  await page.waitForSelector(".picture");
  await page.click("#about");
  assert.equal(await page.locator(".look-up").count(), 3, "in the lobby one for each game");
  assert.deepEqual(await blamed(page, ".dialog"), []);
  assert.deepEqual(errors, []);
});

test("the list of tables shows the time left, and the title how many tables wait", async () => {
  const hour = 3_600_000;
  const until = [[Date.now() + 2 * hour + 90_000, null], [null, Date.now() + 50 * hour + 90_000], [null, null]];
  const { page, errors } = await lobby({}, MINE.map((one, i) => ({ ...one, runs_out: { french: until[i][0], british: until[i][1] } })));
  const words = (table) => page.locator(`[data-table="${table}"] .turn`).innerText();
  assert.match(await words("a"), /Your move\s+2 h 1 min left for you/);
  assert.match(await words("b"), /Your opponent's move\s+2 d 2 h left for them/);
  assert.doesNotMatch(await words("c"), /left/);
  assert.equal(await page.title(), "(1) Carillon");
  assert.deepEqual(errors, []);
});

test("the arrow keys choose among the games, and the list is a single tab stop", async () => {
  const { page, errors } = await house.page();
  await page.goto(house.base);
  await page.waitForSelector(".picture");
  const chosen = () => page.evaluate(() => [document.querySelector(".game-card.on")?.dataset.game, document.activeElement?.dataset?.game]);
  const names = await page.evaluate(() => [...document.querySelectorAll("[data-game]")].map((el) => el.dataset.game));
  await page.focus(".game-card.on");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await chosen(), [names[1], names[1]]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  assert.deepEqual(await chosen(), [names.at(-1), names.at(-1)]);
  await page.keyboard.press("Tab");
  assert.equal((await chosen())[1], undefined);
  assert.deepEqual(errors, []);
});
