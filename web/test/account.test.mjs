// Accounts in a real browser, with a virtual authenticator: a player signs up with a passkey, plays on a second device, loses both, and signs in again with
// the recovery code.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { blamed } from "./axe.mjs";
import { newTable, openHouse, press, look } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
/** The server's address with a host name, since a passkey belongs to a host name and not to an IP address. */
let base = "";
before(async () => {
  house = await openHouse();
  base = house.base.replace("127.0.0.1", "localhost");
});
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** Adds an authenticator to a page's browser, which acts like a phone or a laptop that recognises its owner. Returns the connection to it. */
async function authenticator(page) {
  const talk = await page.context().newCDPSession(page);
  await talk.send("WebAuthn.enable");
  const { authenticatorId } = await talk.send("WebAuthn.addVirtualAuthenticator", { options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  return { talk, authenticatorId };
}

/** Opens the lobby on a device of its own. */
async function device(options = {}) {
  const { page, errors } = await house.page(options);
  const key = await authenticator(page);
  await page.goto(base);
  await page.waitForSelector("#account button");
  return { page, errors, key };
}

/** Signs up in the lobby, and returns the recovery code. */
async function signUp(page, name, button = "#with-passkey") {
  await page.click("#sign-up");
  await page.fill("#account-name", name);
  await page.click(button);
  const code = await page.locator("dialog .recovery-code").innerText();
  await page.click("#code-kept");
  await page.waitForSelector("#account-open");
  return code;
}

async function signIn(page, code) {
  await page.click("#sign-in");
  await page.fill("#account-code", code);
  await page.click("#use-code");
  await page.waitForSelector("#account-open");
}

/** Plays the first action on offer. */
async function act(page) {
  await page.waitForFunction(() => document.body.dataset.awaiting === "me" && document.querySelector("#actions [data-play]"));
  const { number, plays } = await look(page);
  await press(page, plays[0]);
  await page.waitForFunction((number) => document.body.dataset.number !== number, number);
}

test("a player signs up with a passkey, plays on a second device, loses both and returns with the code", async () => {
  const laptop = await device();
  // A table that was opened as a guest becomes a table of the account.
  await newTable(laptop.page, base, { french: "me", british: "me" });
  const guests = laptop.page.url();
  await laptop.page.goto(base);
  const code = await signUp(laptop.page, "Anna");
  assert.match(code, /^(\w{4}-){4}\w{4}$/);
  await newTable(laptop.page, base, { french: "me", british: "bot:recruit" });
  const table = laptop.page.url();
  await laptop.page.click("#tab-table");
  await laptop.page.waitForSelector("#seats .players .french .account");
  assert.match(await laptop.page.locator("#seats .players .french .who").innerText(), /Anna/);
  await act(laptop.page);

  // The second device has the same passkey, as a password manager copies it.
  const phone = await device({ width: 360, height: 740, touch: true });
  const { credentials } = await laptop.key.talk.send("WebAuthn.getCredentials", { authenticatorId: laptop.key.authenticatorId });
  assert.equal(credentials.length, 1);
  await phone.key.talk.send("WebAuthn.addCredential", { authenticatorId: phone.key.authenticatorId, credential: { ...credentials[0], signCount: credentials[0].signCount + 10 } });
  await phone.page.click("#sign-in");
  await phone.page.click("#use-passkey");
  await phone.page.waitForSelector("#account-open");
  await phone.page.waitForSelector("#mine li");
  assert.equal(await phone.page.locator("#mine li").count(), 2, "the server names both tables");
  await phone.page.goto(table);
  await phone.page.waitForSelector("body[data-number]");
  await act(phone.page);
  await laptop.page.waitForFunction((number) => document.body.dataset.number === number, (await look(phone.page)).number);
  assert.deepEqual([...laptop.errors, ...phone.errors], []);
  await house.tidy();

  const last = await device();
  await last.page.goto(guests);
  await last.page.waitForSelector("body[data-number]");
  assert.equal((await look(last.page)).awaiting, "other", "a guest only watches");
  await last.page.goto(base);
  await signIn(last.page, ` ${code.toUpperCase()} `);
  const next = await last.page.locator("dialog .recovery-code").innerText();
  assert.notEqual(next, code);
  await last.page.click("#code-kept");
  await last.page.goto(table);
  await last.page.waitForSelector("body[data-number]");
  await act(last.page);
  assert.deepEqual(last.errors, []);
});

test("an account is looked after from the lobby: its name, passkeys, devices, codes and data", async () => {
  const one = await device();
  await signUp(one.page, "Bert");
  await one.page.click("#account-open");
  await one.page.waitForSelector("[data-passkey]");
  await one.page.fill("#account-new-name", "R");
  await one.page.fill("#account-new-name", "Robert");
  await one.page.press("#account-new-name", "Enter");
  await one.page.waitForSelector("text=You are signed in as Robert");
  assert.deepEqual(await blamed(one.page, "dialog"), []);
  // The server refuses an address in a private network, and the page shows the reason.
  await one.page.fill("#hook-url", "https://127.0.0.1/hook");
  await one.page.press("#hook-url", "Enter");
  await one.page.waitForSelector("dialog .said:not(:empty)");
  await one.page.fill("#hook-url", "https://localhost/hook");
  await one.page.press("#hook-url", "Enter");
  await one.page.waitForSelector("[data-hook]");
  assert.match(await one.page.locator("#hooks li").innerText(), /localhost/);
  assert.deepEqual(await blamed(one.page, "#hooks"), []);
  await one.page.click("[data-hook]");
  await one.page.waitForSelector("[data-hook]", { state: "detached" });
  await one.page.click("#device-code");
  const code = await one.page.locator("#device-code-shown code").innerText();
  const other = await device();
  await signIn(other.page, code);
  await one.page.click("dialog .close");
  await one.page.click("#account-open");
  await one.page.waitForSelector("[data-session]");
  await one.page.click("#sign-out-others");
  await one.page.waitForSelector("[data-session]", { state: "detached" });
  await other.page.reload();
  await other.page.waitForSelector("#sign-in");
  const [file] = await Promise.all([one.page.waitForEvent("download"), one.page.click("#account-export")]);
  assert.equal(file.suggestedFilename(), "carillon-account.json");
  await one.page.click("[data-passkey]");
  await one.page.waitForSelector("[data-passkey]", { state: "detached" });
  await one.page.click("#passkey-add");
  await one.page.waitForSelector("[data-passkey]");
  await one.page.click("#account-delete");
  await one.page.fill("#farewell", "Bert");
  await one.page.click("dialog:last-of-type .danger[type=submit]");
  await one.page.waitForSelector("dialog:last-of-type .said:not(:empty)");
  await one.page.fill("#farewell", "Robert");
  await one.page.click("dialog:last-of-type .danger[type=submit]");
  await one.page.waitForSelector("#sign-up");
  assert.deepEqual(one.errors.filter((error) => !/422/.test(error)), []);
  assert.deepEqual(other.errors, []);
});

test("a table for accounts is offered, seen by a guest and withdrawn, and blocked players do not see it", async () => {
  const { page: anna, errors } = await house.page({ width: 360, height: 740, touch: true, locale: "fr" });
  await anna.goto(base);
  await anna.waitForSelector("#account button");
  await signUp(anna, "Anne-Sophie", "#with-code");
  const { page: ben, errors: more } = await house.page();
  await ben.goto(base);
  await ben.waitForSelector("#account button");
  await anna.selectOption("#seat-british", "anyone");
  await anna.click("details.more > summary");
  await anna.check("#accounts-only");
  assert.deepEqual(await blamed(anna, "details.more"), []);
  await anna.click("#create");
  await anna.waitForURL(/\/t\//);
  await anna.goto(base);
  await anna.waitForSelector("[data-withdraw]");
  assert.match(await anna.locator(".open-tables").innerText(), /votre table[^]*joueurs avec un compte seulement/);
  assert.deepEqual(await blamed(anna, ".open-tables"), []);
  // A guest sees the table, and learns what to do.
  await ben.reload();
  await ben.waitForSelector("[data-join]");
  assert.equal(await ben.locator("[data-join]").isDisabled(), true);
  assert.match(await ben.locator(".open-tables").innerText(), /Sign in to join/);
  await signUp(ben, "Benedikt", "#with-code");
  await ben.waitForSelector("[data-join]:enabled");
  await ben.click("#account-open");
  await ben.waitForSelector("#block-name");
  await ben.fill("#block-name", "nobody here");
  await ben.keyboard.press("Enter");
  await ben.waitForSelector("dialog .said:not(:empty)");
  assert.equal(await ben.locator("dialog .said").innerText(), "No other account has this name.");
  await ben.fill("#block-name", "anne-sophie");
  await ben.keyboard.press("Enter");
  await ben.waitForSelector("[data-unblock='Anne-Sophie']");
  assert.deepEqual(await blamed(ben, "#blocks"), []);
  await ben.reload();
  await ben.waitForSelector("#account-open");
  assert.equal((await ben.evaluate(async () => (await fetch("/api/open")).json())).length, 0);
  await ben.click("#account-open");
  await ben.click("[data-unblock='Anne-Sophie']");
  await ben.waitForSelector("[data-unblock]", { state: "detached" });
  assert.equal((await ben.evaluate(async () => (await fetch("/api/open")).json())).length, 1);
  await anna.focus("[data-withdraw]");
  await anna.keyboard.press("Enter");
  await anna.waitForSelector("[data-withdraw]", { state: "detached" });
  assert.equal((await ben.evaluate(async () => (await fetch("/api/open")).json())).length, 0);
  assert.deepEqual([...errors, ...more.filter((error) => !/404/.test(error))], []);
});

test("a player sets quiet hours and a daily summary, and mutes a game, on a phone in French", async () => {
  const { page, errors } = await house.page({ width: 360, height: 740, touch: true, locale: "fr" });
  await page.goto(base);
  await page.waitForSelector("#account button");
  await signUp(page, "Hélène", "#with-code");
  await page.click("#account-open");
  await page.waitForSelector("#hooks form");
  await page.fill("#hook-url", "https://localhost/hook");
  await page.press("#hook-url", "Enter");
  await page.waitForSelector("#hooks [data-kind=summary]");
  // The first choice of a summary sets the usual hour, in the time zone of the browser.
  await page.check("#hooks [data-kind=summary]");
  const account = () => page.evaluate(async () => (await (await fetch("/api/account")).json()).account.hours);
  await page.waitForFunction(async () => (await (await fetch("/api/account")).json()).account.hours?.summary === 480);
  assert.equal((await account()).minutes, await page.evaluate(() => 0 - new Date().getTimezoneOffset()));
  await page.waitForFunction(async () => (await (await fetch("/api/account/hooks")).json()).hooks[0].kinds.includes("summary"));
  await page.waitForSelector("#hours-set:enabled");
  assert.equal(await page.locator("#quiet-from").isDisabled(), true);
  await page.focus("#quiet-on");
  await page.keyboard.press("Space");
  await page.fill("#quiet-from", "21:30");
  await page.fill("#summary-at", "06:15");
  await page.press("#summary-at", "Enter");
  await page.waitForFunction(async () => (await (await fetch("/api/account")).json()).account.hours?.summary === 375);
  assert.deepEqual((await account()).quiet, { from: 21 * 60 + 30, until: 7 * 60 });
  await page.waitForSelector("#quiet-on:checked");
  assert.deepEqual(await blamed(page, "dialog"), []);
  const wide = await page.evaluate(() => document.querySelector("dialog .account").scrollWidth - document.querySelector("dialog .account").clientWidth);
  assert.ok(wide <= 0, `the dialog is ${wide} pixels too wide`);
  await page.locator("#hours").scrollIntoViewIfNeeded();
  await page.click("dialog .close");
  await newTable(page, base, { french: "me", british: "bot:recruit" });
  await page.goto(base);
  await page.waitForSelector("[data-mute][aria-pressed=false]");
  await page.focus("[data-mute]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-mute][aria-pressed=true]");
  await page.reload();
  await page.waitForSelector("[data-mute][aria-pressed=true]");
  assert.deepEqual(await blamed(page, "#mine"), []);
  assert.deepEqual(errors, []);
});

test("at a bare address the page says that passkeys do not work, and offers codes", async () => {
  const { page, errors } = await house.page({ width: 360, height: 740, touch: true, locale: "fr" });
  await page.goto(house.base);
  await page.click("#sign-up");
  await page.waitForSelector("#no-passkeys");
  assert.deepEqual(await blamed(page, "dialog"), []);
  assert.equal(await page.locator("#with-passkey").count(), 0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
  await page.fill("#account-name", "Claire");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog .recovery-code");
  assert.match(await page.locator("dialog h2").innerText(), /code de secours/);
  await page.click("#code-kept");
  await page.waitForSelector("#account-open");
  await page.click("#sign-out");
  await page.waitForSelector("#sign-up");
  // A name that looks like another is refused, with the reason.
  await page.click("#sign-up");
  await page.fill("#account-name", "CLAIRE");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog .said:not(:empty)");
  assert.match(await page.locator("dialog .said").innerText(), /nom qui lui ressemble/);
  assert.deepEqual(await blamed(page, "dialog"), []);
  assert.deepEqual(errors.filter((error) => !/409/.test(error)), []);
});

/** Replaces the browser's permission and push service, which a browser without a screen does not have. The switch finds the answers in `push`. */
function fakePush() {
  const push = { asked: 0, keys: /** @type {number[]} */ ([]), answer: "granted", permission: "default", fails: false };
  Object.assign(globalThis, { push });
  Object.defineProperty(Notification, "permission", { get: () => push.permission });
  Notification.requestPermission = async () => {
    push.asked += 1;
    push.permission = push.answer;
    return /** @type {NotificationPermission} */ (push.answer);
  };
  const point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (options) => {
    if (push.fails) throw new DOMException("no push service", "AbortError");
    push.keys.push(new Uint8Array(/** @type {ArrayBuffer} */ (options?.applicationServerKey)).length);
    return /** @type {any} */ ({ endpoint: "https://push.example.org/1", getKey: (name) => bytes(name === "auth" ? "BTBZMqHH6r4Tts7J_aSIgg" : point) });
  };
}

test("a device is told of games when its player says so, and the page asks for permission only then", async () => {
  const { page, errors } = await house.page();
  await page.addInitScript(fakePush);
  await page.goto(base);
  await page.waitForSelector("#account button");
  await signUp(page, "Carla", "#with-code");
  await page.click("#account-open");
  await page.waitForSelector("#push-here[aria-pressed=false]");
  const seen = () => page.evaluate(() => /** @type {any} */ (globalThis).push);
  assert.equal((await seen()).asked, 0, "nobody was asked yet");
  await page.evaluate(() => { /** @type {any} */ (globalThis).push.fails = true; });
  await page.click("#push-here");
  await page.waitForSelector("dialog .said:not(:empty)");
  assert.match(await page.locator("dialog .said").innerText(), /push service does not answer/);
  await page.evaluate(() => { /** @type {any} */ (globalThis).push.fails = false; });
  await page.click("#push-here");
  await page.waitForSelector("#push-here[aria-pressed=true]");
  const { asked, keys } = await seen();
  assert.deepEqual([asked, keys], [2, [65]]);
  assert.match(await page.locator("#hooks li").innerText(), /Device · this device/);
  assert.deepEqual(await blamed(page, "#hooks"), []);
  // The player chooses the kinds of notices for the device.
  const chosen = () => page.$$eval("#hooks li [data-kind]:checked", (boxes) => boxes.map((box) => /** @type {HTMLElement} */ (box).dataset.kind));
  assert.deepEqual(await chosen(), ["turn", "over", "challenge"]);
  await page.check("#hooks li [data-kind=time]");
  await page.uncheck("#hooks li [data-kind=over]");
  await page.uncheck("#hooks li [data-kind=challenge]");
  await page.waitForFunction(() => document.querySelectorAll("#hooks li [data-kind]:checked").length === 2);
  await page.click("dialog .close");
  await page.click("#account-open");
  await page.waitForSelector("#hooks li [data-kind]");
  assert.deepEqual(await chosen(), ["turn", "time"]);
  await page.click("#push-here");
  await page.waitForSelector("#push-here[aria-pressed=false]");
  assert.equal(await page.locator("#hooks li").count(), 0);
  // A player who refuses gets a message that explains how to change that, and is not asked again.
  await page.evaluate(() => Object.assign(/** @type {any} */ (globalThis).push, { answer: "denied", permission: "default" }));
  await page.click("#push-here");
  await page.waitForSelector("#push-hindrance");
  assert.match(await page.locator("#push-hindrance").innerText(), /does not allow/);
  assert.deepEqual(errors, []);
});
