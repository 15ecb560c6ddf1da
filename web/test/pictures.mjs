// Takes the pictures in docs/pictures/screens again: `node web/test/pictures.mjs [NAME...]`. CONTRIBUTING.md says when.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openHouse, press, ROOT } from "./house.mjs";

const SCREENS = join(ROOT, "docs", "pictures", "screens");
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844, touch: true };

/** Returns the position with which a lesson begins. @param {string} game @param {string} lesson */
function begins(game, lesson) {
  const text = readFileSync(join(ROOT, "games", game, "lessons", `${lesson}.toml`), "utf8");
  return text.slice(text.indexOf("[position]"), text.indexOf("[[step]]")).replace("[position]\n", "").replaceAll("[position.", "[");
}

/** A siege of Ticonderoga, with a force that may relieve it. */
const SIEGE = `scenario = "annus-mirabilis"
from = "setup"
active = "british"
british.hand = [53, 10, 43, 57]
french.hand = [49, 23, 1]
discard = [9, 11, 12, 13, 14, 15]
[spaces.ticonderoga]
fort = "french"
siege = 2
french = {}
british = { regulars = 4, leaders = ["loudoun", "webb"] }
french-inside = { regulars = 1, leaders = ["bougainville"] }
[spaces.crown-point]
french = { regulars = 2, leaders = ["montcalm"] }
[spaces.montreal]
french = { regulars = 1, coureurs = 1, leaders = ["vaudreuil"] }
[spaces.hudson-carry-south]
british = { northern-provincials = 3 }
`;
/** A winter with full hands. */
const WINTER = `from = "setup"
year = 1756
season = "winter"
phase = "winter"
british.hand = ["B08", "B18", "B22", "B28", "B30"]
french.hand = ["F01", "F14", "F20", "F23", "F31"]
`;

/**
 * The pictures. A picture is of a table of a game: the side that looks, the position if the game does not begin with its set-up, the actions that are played first, the other side's player, and the steps to be taken before the picture is taken.
 * @type {{ name: string, game: string, side?: string, position?: string, other?: string, plays?: string[], page?: object, then?: (page: any) => Promise<void> }[]}
 */
const PICTURES = [
  { name: "opening-struggle", game: "struggle" },
  { name: "opening-wilderness", game: "wilderness" },
  { name: "opening-bayonets", game: "bayonets" },
  { name: "night", game: "bayonets", page: { dark: true } },
  { name: "hand", game: "wilderness", then: async (page) => {
    await page.locator("#hand .peek").nth(3).click();
    await page.waitForSelector("dialog[open] .card.whole");
  } },
  { name: "siege", game: "wilderness", side: "british", position: SIEGE, then: async (page) => {
    await closer(page, "ticonderoga", 3);
  } },
  { name: "battle", game: "wilderness", position: begins("wilderness", "moving"), plays: ["activate 49", "force montcalm", "take all", "march", "go wood-creek"], page: { steps: true }, then: async (page) => {
    await page.waitForFunction(() => document.querySelectorAll("#fight:not([hidden]) .cast-dice .die").length > 1);
  } },
  { name: "winter", game: "struggle", position: WINTER },
  { name: "phone", game: "wilderness", page: PHONE, then: async (page) => {
    await page.click("#tab-hand");
  } },
];

/** Brings a space into view and the map closer. @param {any} page @param {string} space @param {number} steps */
async function closer(page, space, steps) {
  const at = await page.locator(`#map .space[data-id="space:${space}"]`).boundingBox();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  for (let i = 0; i < steps; i += 1) await page.mouse.wheel(0, -130);
  await page.mouse.move(4, 300);
}

const house = await openHouse();
const wanted = process.argv.slice(2);
try {
  for (const { name, game, side = "french", position, other = "bot:captain", plays = [], page: asked = {}, then } of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { page, errors } = await house.page({ ...DESK, seed: 1, seen: true, ...asked });
    const sits = (/** @type {string} */ one) => (one === side ? "me" : other);
    const answer = await page.request.post(`${house.base}/api/tables`, { data: { game, french: sits("french"), british: sits("british"), name: "Marie", position } });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
    const { table, seats } = await answer.json();
    await page.goto(`${house.base}/t/${table}#${seats[side]}`);
    await page.waitForSelector("body[data-number]");
    for (const play of plays) {
      await page.waitForSelector(`[data-play="${play}"]`, { state: "attached" });
      const number = await page.getAttribute("body", "data-number");
      await press(page, play);
      await page.waitForFunction((before) => document.body.dataset.number !== before, number);
    }
    if (!then) await page.waitForFunction(() => document.body.dataset.awaiting === "me" && !document.body.classList.contains("busy"));
    await then?.(page);
    // The engravings arrive after the board.
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(700);
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    writeFileSync(join(SCREENS, `${name}.webp`), Buffer.from(data, "base64"));
    console.log(`${name}: ${Math.round((data.length * 3) / 4096)} KiB`, ...errors);
    await house.tidy();
  }
} finally {
  await house.close();
}
