// A tournament in a real browser: eight players enter, a game is resigned at its table, the organiser decides the others, and everybody reads the standings. The
// organiser has a phone and reads French; a player has a wide screen and reads English.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse(); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

const PHONE = { width: 390, height: 844, locale: "fr", touch: true };
const SCREEN = { width: 1280, height: 800 };

/** Sends a request from a page, with the page's session. */
const ask = (page, path, asked = {}) => page.evaluate(async ([path, asked]) => {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}, [path, asked]);

const read = (page, id) => page.evaluate(async (id) => (await fetch(`/api/tournaments/${id}`)).json(), id);

/** Opens the list of tournaments as a player with a new account. */
async function player(name, options = SCREEN) {
  const { page, errors } = await house.page(options);
  await page.goto(`${house.base}/tournaments`);
  await page.waitForSelector("#tournaments");
  await ask(page, "/api/account/sign-up", { name });
  await page.reload();
  await page.waitForSelector("#announce");
  return { page, errors, name };
}

/** Checks that axe finds nothing, by day and by night, and that nothing is wider than the window. */
async function check(page, what) {
  for (const scheme of ["light", "dark"]) {
    await page.evaluate((scheme) => { document.documentElement.dataset.scheme = scheme; }, scheme);
    assert.deepEqual(await blamed(page), [], `${what}, ${scheme}`);
  }
  const before = page.viewportSize();
  for (const width of new Set([360, 768, 1024, 1920, before.width])) {
    await page.setViewportSize({ width, height: before.height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${what} is ${wide} pixels too wide at ${width}`);
  }
  await page.setViewportSize(before);
}

test("eight players play a Swiss tournament from its announcement to its standings", async () => {
  const { page: guest } = await house.page(SCREEN);
  await guest.goto(`${house.base}/tournaments`);
  await guest.waitForSelector("#tournaments-announced");
  assert.match(await guest.innerText("#tournaments"), /sign in with an account/);
  assert.equal(await guest.locator("#announce").count(), 0, "a guest can't announce a tournament");

  // The organiser announces the tournament.
  const { page: organiser, errors } = await player("Louise", PHONE);
  await organiser.tap("#announce");
  await organiser.fill("#tournament-name", "Coupe du lac");
  assert.equal(await organiser.inputValue("#tournament-rounds"), "4", "for 16 players");
  await organiser.fill("#tournament-most", "8");
  assert.equal(await organiser.inputValue("#tournament-rounds"), "3", "for 8 players");
  await organiser.fill("#tournament-rounds", "2");
  await organiser.fill("#tournament-most", "9");
  assert.equal(await organiser.inputValue("#tournament-rounds"), "2", "what the organiser has set stays");
  await organiser.selectOption("#tournament-paired", "one");
  await organiser.tap("#announcement summary");
  await check(organiser, "the form");
  await organiser.fill("#tournament-round-days", "400");
  await organiser.evaluate(() => { document.querySelector("#announcement").noValidate = true; });
  await organiser.tap("#announce-yes");
  await organiser.waitForSelector(".said:not(:empty)");
  assert.equal(await organiser.innerText(".said"), "Une ronde dure de 1 à 365 jours.", "the server's refusal in the reader's language");
  await organiser.fill("#tournament-round-days", "14");
  await organiser.tap("#announce-yes");
  await organiser.waitForSelector("#next-step");
  const id = organiser.url().split("/").at(-1);
  assert.match(await organiser.innerText("#next-step"), /encore 2 inscriptions/);
  assert.equal(await organiser.locator("#begin").count(), 0);
  await check(organiser, "the announcement");

  // Eight players enter: the organiser and one of the others on the page.
  await organiser.tap("#enter");
  await organiser.waitForSelector("#leave");
  const anna = await player("Anna");
  await anna.page.click(`[data-tournament="${id}"] a`);
  await anna.page.click("#enter");
  await anna.page.waitForSelector("#leave");
  await anna.page.click("#leave");
  await anna.page.click("#deed-yes");
  await anna.page.waitForSelector("#enter");
  await anna.page.click("#enter");
  await anna.page.waitForSelector("#leave");
  assert.equal(await anna.page.locator("#organiser, [data-drop]").count(), 0, "a player does not organise");
  const pages = new Map([["Louise", organiser], ["Anna", anna.page]]);
  for (const name of ["Bert", "Carl", "Dora", "Emma", "Fred", "Gert"]) {
    const { page } = await player(name);
    await ask(page, `/api/tournaments/${id}/enter`);
    pages.set(name, page);
  }
  await organiser.reload();
  await organiser.waitForSelector("#begin");
  assert.match(await organiser.innerText("#next-step"), /8 joueurs sont inscrits/);
  await organiser.tap("#begin");
  assert.match(await organiser.innerText("dialog"), /apparie 8 joueurs/);
  await organiser.tap("#deed-yes");
  await organiser.waitForSelector("[data-round='1'] [data-pairing='4']");
  assert.match(await organiser.innerText("[data-round='1'] [data-pairing='1'] .because"), /Personne n.a encore de points.*tirage au sort/);
  await check(organiser, "the first round");

  // Anna finds her game at the top of the page and in the lobby, and her opponent resigns.
  await anna.page.goto(house.base);
  await anna.page.click("#lobby-tournaments a >> text=Coupe du lac");
  await anna.page.waitForSelector("#own-games a");
  const first = await read(organiser, id);
  const numbers = new Map(first.entrants.map(({ name, number }) => [name, number]));
  const own = first.rounds[0].pairings.find(({ entrants }) => entrants.includes(numbers.get("Anna")));
  const other = first.entrants.find(({ number }) => own.entrants.includes(number) && number !== numbers.get("Anna")).name;
  assert.match(await anna.page.innerText("#own-games"), new RegExp(`against ${other}`));
  await anna.page.click("#own-games a");
  await anna.page.waitForURL(/\/t\//);
  const loser = pages.get(other);
  const { table } = own.games[0];
  await loser.goto(`${house.base}/t/${table}`);
  await loser.click("#tab-table");
  await loser.click("#resign");
  await loser.click("#resign-yes");
  await anna.page.waitForSelector("#outcome:not([hidden])");
  await organiser.goto(`${house.base}/tournaments/${id}`);
  const pairing = `[data-round='1'] [data-pairing='${own.number}']`;
  await organiser.waitForSelector(`${pairing} .won`);
  assert.equal(await organiser.innerText(`${pairing} .result`), "Anna a gagné");

  // The organiser decides the other games: the first as a forfeit, the others as draws.
  const open = first.rounds[0].pairings.filter(({ number }) => number !== own.number);
  for (const [n, { number }] of open.entries()) {
    await organiser.tap(`#decide-1-${number}-1`);
    assert.ok(await organiser.isDisabled("#deed-yes"), "nothing is chosen yet");
    await organiser.tap(n === 0 ? "#decision-forfeit-french" : "#decision-draw");
    assert.match(await organiser.innerText("#decision-says"), n === 0 ? /perd la partie sans la jouer.*ne compte plus pour le tournoi/ : /demi-point/);
    if (n === 0) await check(organiser, "the decision");
    await organiser.tap("#deed-yes");
    await organiser.waitForFunction((number) => /forfait|nulle/.test(document.querySelector(`[data-round='1'] [data-pairing='${number}'] .result`)?.textContent ?? ""), number);
  }
  assert.match(await organiser.innerText(`[data-round='1'] [data-pairing='${open[0].number}'] .result`), /\(par forfait\)/);

  // A player leaves, so somebody has a bye in the next round.
  const leaver = first.entrants.find(({ name }) => !["Louise", "Anna"].includes(name));
  await organiser.tap(`[data-drop='${leaver.number}']`);
  assert.match(await organiser.innerText("dialog"), /quitte définitivement le tournoi/);
  await organiser.tap("#deed-yes");
  await organiser.waitForFunction((number) => /s.est retiré/.test(document.querySelector(`#entrants [data-entrant='${number}']`)?.textContent ?? ""), leaver.number);
  await organiser.tap("#next-round");
  await organiser.waitForSelector("[data-round='2'] .bye");
  assert.match(await organiser.innerText("[data-round='2'] .bye"), /exempt \(1 point\).*Le nombre de joueurs est impair/s);
  assert.equal(await organiser.locator("[data-round='1'] [data-pairing]:visible").count(), 0, "earlier rounds are folded");
  await check(organiser, "the second round");
  await anna.page.goto(`${house.base}/tournaments`);
  await anna.page.waitForSelector(`#tournaments-running [data-tournament="${id}"]`);
  await check(anna.page, "the list");

  // After the last result the tournament ends.
  const second = await read(organiser, id);
  for (const { number } of second.rounds[1].pairings) await ask(organiser, `/api/tournaments/${id}/adjudicate`, { round: 2, pairing: number, game: 1, score: "draw" });
  await anna.page.goto(`${house.base}/tournaments/${id}`);
  await anna.page.waitForSelector("#tournament-state.ended");
  assert.match(await anna.page.innerText("#standings h2"), /Final standings/);
  const heads = await anna.page.locator("#standings thead th").allInnerTexts();
  assert.deepEqual(heads, ["Rank", "Player", "Points", "Won, drawn, lost", "Buchholz", "Sonneborn-Berger", "Head to head", "Wins"]);
  await anna.page.click("#tie-breaks summary");
  assert.match(await anna.page.innerText("#tie-breaks"), /The points of all opponents together/);
  const rank = await anna.page.locator(`#standings tr[data-entrant="${numbers.get("Anna")}"]`).innerText();
  assert.match(rank, /^[12]\s+Anna\s+1\.5\s+1, 1, 0/);
  assert.equal(await anna.page.locator("#leave, #enter, #own-games").count(), 0);
  await check(anna.page, "the end");
  for (const name of ["standings.csv", "games.csv", "rounds.ics", "export.json"]) {
    const href = await anna.page.getAttribute(`#files a[href$="${name}"]`, "href");
    assert.equal(await anna.page.evaluate(async (href) => (await fetch(href)).status, href), 200, name);
  }
  await organiser.reload();
  await organiser.waitForSelector("#standings");
  assert.equal(await organiser.locator("#organiser, [data-decide], [data-drop]").count(), 0, "nothing is left to organise");
  assert.match(await organiser.innerText("#standings"), /Classement final/);
  assert.deepEqual([...errors, ...anna.errors].filter((error) => !/422/.test(error)), []);
});

test("a tournament can be cancelled, and an address without a tournament says so", async () => {
  const { page } = await player("Hans");
  const rules = { format: { kind: "round-robin" }, games: "both", begins: "organiser", most: 4, tie_breaks: [] };
  const { tournament } = await ask(page, "/api/tournaments", { name: "Short", game: "struggle", rules });
  await page.goto(`${house.base}/tournaments/${tournament}`);
  await page.click("#cancel");
  assert.match(await page.innerText("dialog"), /will not take place/);
  await page.click("#deed-yes");
  await page.waitForSelector("#tournament-state.cancelled");
  assert.equal(await page.locator("#organiser, #enter").count(), 0);
  await page.goto(`${house.base}/tournaments`);
  await page.waitForSelector(`#tournaments-ended [data-tournament="${tournament}"]`);
  await page.goto(`${house.base}/tournaments/nothing`);
  await page.waitForSelector("[role=alert]");
  assert.match(await page.innerText("[role=alert]"), /no such tournament/);
});
