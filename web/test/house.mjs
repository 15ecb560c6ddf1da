// A house to test in: the real binary on a data folder of its own, and a real browser.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** The root of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** How the program was built: `release`, or `tests` by ./check. */
export const PROFILE = process.env.CARILLON_PROFILE ?? "release";
const BINARY = process.env.CARILLON ?? join(ROOT, "target", PROFILE, "carillon");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** How long a page may take for one step, in milliseconds: a slow machine with many tests at once is no failure. */
const PATIENCE = 120_000;

/** Who plays as fast as a test asks for more than a person could. */
const UNLIMITED = ["socket_units", "address_units"].flatMap((name) => ["--limit", `${name}=1000000`]);

const MOCK = fileURLToPath(new URL("mock.mjs", import.meta.url));

/** Starts the server, or its stand-in, on a free port; resolves with its address. */
export async function openHouse({ mock = false, binary = BINARY } = {}) {
  const data = await mkdtemp(join(tmpdir(), "carillon-"));
  const [program, ...args] = mock ? [process.execPath, MOCK, "0"] : [resolve(ROOT, binary), "serve", "--no-open", "--port", "0", "--beat", "0", ...UNLIMITED, "--data", data];
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
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
  return {
    base,
    /** A page of its own, that fails the test on any error in it. Nothing moves in it unless `motion` is asked for, all that happens is shown at once unless `steps` are, and nothing is passed by itself unless `passing` is. */
    async page({ width = 1440, height = 900, locale = "en", touch = false, motion = false, steps = motion, passing = false, dark = false } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, locale, hasTouch: touch, colorScheme: dark ? "dark" : "light", reducedMotion: motion ? "no-preference" : "reduce" });
      context.setDefaultTimeout(PATIENCE);
      if (!passing) await context.addInitScript(() => localStorage.getItem("carillon.passing") ?? localStorage.setItem("carillon.passing", "false"));
      if (!steps) await context.addInitScript(() => localStorage.getItem("carillon.speed") ?? localStorage.setItem("carillon.speed", '"off"'));
      const page = await context.newPage();
      /** @type {string[]} */
      const errors = [];
      page.on("pageerror", (error) => errors.push(String(error.stack)));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      return { page, errors };
    },
    async close() {
      await browser.close();
      server.removeAllListeners("exit");
      server.kill("SIGKILL");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Sits down at a new table: who plays each side is "me", "open" or "bot:LEVEL". */
export async function newTable(page, base, seats, game = "struggle") {
  await page.goto(base);
  await page.waitForSelector("#create");
  await page.click(`[data-game="${game}"]`);
  await page.selectOption("#seat-french", seats.french);
  await page.selectOption("#seat-british", seats.british);
  await page.click("#create");
  await page.waitForSelector("body[data-number]");
}

/** Who is awaited, at which number, and what is offered. */
export function look(page) {
  return page.evaluate(() => ({
    awaiting: document.body.dataset.awaiting ?? "",
    number: document.body.dataset.number ?? "",
    busy: document.body.classList.contains("busy"),
    plays: [...document.querySelectorAll("#actions [data-play]")].map((el) => el.getAttribute("data-play") ?? ""),
  }));
}

/** Presses the button of an action wherever it stands, twice if it wants to be confirmed. */
export function press(page, play, within = "") {
  return page.evaluate(async ([play, within]) => {
    const find = () => /** @type {HTMLElement | null} */ (document.querySelector(`${within} [data-play="${CSS.escape(play)}"]`));
    find()?.click();
    await null; // the page is drawn when all is done
    if (find()?.matches(".armed")) find()?.click();
  }, [play, within]);
}

/** A small generator, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
