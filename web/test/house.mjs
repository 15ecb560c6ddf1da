// The test environment: the real binary with its own data folder, and a real browser.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serveFolder } from "./folder.mjs";

/** The root of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The cargo profile of the binary: `release`, or `tests` in ./check. */
export const PROFILE = process.env.CARILLON_PROFILE ?? "release";
const BINARY = process.env.CARILLON ?? join(ROOT, "target", PROFILE, "carillon");
/** The browser. The headless shell loads a page in half the time of the full browser, but either works. */
const CHROMIUM = process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/** The seed of all dice of a run, at the tables and in the tests. The same seed plays the same games. */
export const SEED = Number(process.env.CARILLON_SEED ?? 1757);

/** Whether everything is tested, as in ./check long: games are played to their ends, and every position is built. */
export const WHOLE = process.env.CARILLON_WHOLE === "1";

/** The time limit for one step of a page, in milliseconds; it is long, so that a slow machine that runs many tests at once does not fail. */
export const PATIENCE = 120_000;

/** Options that raise the server's limits, since a test plays faster than a person could. */
const UNLIMITED = ["socket_units", "address_units", "turn_ms"].flatMap((name) => ["--limit", `${name}=1000000`]);

const MOCK = fileURLToPath(new URL("mock.mjs", import.meta.url));

/** Starts the server, or the mock, on a free port, and a browser. */
export async function openHouse({ mock = false, binary = BINARY } = {}) {
  const data = await mkdtemp(join(tmpdir(), "carillon-"));
  const [program, ...args] = mock ? [process.execPath, MOCK, "0", "linked"] : [resolve(ROOT, binary), "serve", "--no-open", "--port", "0", "--beat", "0", "--seed", String(SEED), ...UNLIMITED, "--data", data];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const base = await new Promise((found, reject) => {
    let said = "";
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const address = said.match(/http:\/\/[^\s/]+/);
      if (address) found(address[0]);
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server stopped with ${code}: ${said}`)));
  });
  const browser = await openBrowser();
  return {
    base,
    ...browser,
    async close() {
      await browser.close();
      server.removeAllListeners("exit");
      server.kill("SIGKILL");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Makes the binary write the page as a folder that needs no server. The folder that CARILLON_PAGE names is used instead, or a copy of it if the test needs a folder of its own. */
export async function writePage(own = false) {
  const shared = process.env.CARILLON_PAGE;
  if (shared && !own) return { folder: shared, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "carillon-page-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (shared) {
    await cp(shared, folder, { recursive: true });
    return { folder, remove };
  }
  const program = spawn(resolve(ROOT, BINARY), ["page", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise((ended, reject) => program.on("exit", ended).on("error", reject));
  if (code !== 0) throw new Error(`carillon page ended with ${code}`);
  return { folder, remove };
}

/** Writes the page, serves its folder, and starts a browser. `prepare` may change the folder before it is served. @param {((folder: string) => void) | undefined} [prepare] */
export async function openWritten(prepare) {
  const written = await writePage(prepare !== undefined);
  prepare?.(written.folder);
  const host = await serveFolder(written.folder);
  const browser = await openBrowser();
  return {
    host,
    browser,
    async close() {
      await browser.close();
      await host.stop();
      await written.remove();
    },
  };
}

/** Starts a browser. */
export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
  console.log(`CARILLON_SEED=${SEED}`);
  let pages = 0;
  return {
    /** Opens a page, and collects its errors. With `motion` pieces move, with `steps` events are shown one by one, and with `passing` the page passes automatically; all three are off by default. The page is painted only with `seen`. Its random numbers come from the seed of the run and from `seed`, which tests that open several pages at once must give. */
    async page({ seed = pages += 1, width = 1440, height = 900, locale = "en", touch = false, motion = false, steps = motion, passing = false, dark = false, seen = false } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, locale, hasTouch: touch, colorScheme: dark ? "dark" : "light", reducedMotion: motion ? "no-preference" : "reduce" });
      context.setDefaultTimeout(PATIENCE);
      if (!passing) await context.addInitScript(() => localStorage.getItem("carillon.passing") ?? localStorage.setItem("carillon.passing", "false"));
      if (!steps) await context.addInitScript(() => localStorage.getItem("carillon.speed") ?? localStorage.setItem("carillon.speed", '"off"'));
      await context.addInitScript(drawFrom, `${SEED}/${seed}`);
      if (!seen) await context.addInitScript(hide);
      const page = await context.newPage();
      /** @type {string[]} */
      const errors = [];
      page.on("pageerror", (error) => errors.push(String(error.stack)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      return { page, errors };
    },
    /** Closes all pages, since those of a finished test slow down the next one. */
    async tidy() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}

/** Makes a page transparent: the browser then does everything but paint it. Painting is half of the browser's work, and few tests look at its result. */
function hide() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root, dialog, ::backdrop { opacity: 0 !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** Makes a page draw its random numbers from a seed; the sequence continues after a reload and in other windows. @param {string} seed */
function drawFrom(seed) {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  const kept = "carillon.test.drawn";
  try { state = Number(localStorage.getItem(kept) ?? state); } catch { /* a page without an address has no storage */ }
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i += 1) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      array[i] = mixed ^ (mixed >>> 16);
    }
    try { localStorage.setItem(kept, String(state)); } catch { /* as above */ }
    return array;
  };
}

/** Opens a new table; each side is played by "me", "open" or "bot:LEVEL". */
export async function newTable(page, base, seats, game = "struggle") {
  await page.goto(base);
  await page.waitForSelector("#create");
  await page.click(`[data-game="${game}"]`);
  await page.selectOption("#seat-french", seats.french);
  await page.selectOption("#seat-british", seats.british);
  await page.click("#create");
  await page.waitForSelector("body[data-number]");
}

/** Returns the awaited side, the number of actions, and the actions on offer. */
export function look(page) {
  return page.evaluate(() => ({
    awaiting: document.body.dataset.awaiting ?? "",
    number: document.body.dataset.number ?? "",
    busy: document.body.classList.contains("busy"),
    plays: [...document.querySelectorAll("#actions [data-play]")].map((el) => el.getAttribute("data-play") ?? ""),
  }));
}

/** Presses the button of an action, wherever it is, and presses it again if it must be confirmed. */
export function press(page, play, within = "") {
  return page.evaluate(async ([play, within]) => {
    const find = () => /** @type {HTMLElement | null} */ (document.querySelector(`${within} [data-play="${CSS.escape(play)}"]`));
    find()?.click();
    await null; // the page is redrawn in a microtask
    if (find()?.matches(".armed")) find()?.click();
  }, [play, within]);
}

/** Returns a small random generator, seeded with the seed of the run and a number of the test, so that a failing game can be repeated. */
export function dice(number) {
  let state = (Math.imul(SEED, 2654435761) + number) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
