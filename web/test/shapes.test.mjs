// The page at all common sizes: nothing overlaps, the prompt can be read and answered, and the map has most of the room.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { openHouse } from "./house.mjs";
import { sitDown } from "./sit.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => { house = await openHouse({ mock: true }); });
afterEach(() => house.tidy());
after(async () => { await house?.close(); });

/** The sizes of phones, tablets, a laptop at 200 %, and larger screens. */
const SIZES = [[360, 740], [390, 844], [640, 360], [683, 384], [768, 1024], [820, 1180], [844, 390], [900, 700], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]];

const DAY = 86_400_000;
/** Returns the changes that give a table a clock and a badge with the longest possible texts. */
const timed = ({ view }) => ({
  clock: { kind: "days", seconds: 3 * 86_400, when_out: "loss", left: { french: 3 * DAY, british: 2 * DAY }, runs_out: { french: Date.now() + 2 * DAY, british: null }, paused: false },
  view: { ...view, clock: [...view.clock, { id: "test", value: "", show: "badge", text: { key: "mock-ask" } }] },
});

/** Returns the faults of the page, with each tab opened in turn: parts that overlap or extend beyond the edge, text that is cut off, a prompt or a map that is too small. */
async function faults() {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((el) => el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().width > 0);
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const look = (tab) => {
    const parts = seen("#home, #clock, #clocks .time, #tracks, #hands, .languages, #help, #goals, #badges, #in-play, #map-box, #show, #ask, #scene, #panel, #tabs button, #hand, #side > .pane").map((el) => ({ name: el.id || el.className, at: el.getBoundingClientRect() }));
    const touching = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const ask = document.querySelector("#ask");
    const room = ask.getBoundingClientRect();
    const answers = seen("#picks [data-play], #buttons [data-play]").filter((el) => el.getBoundingClientRect().bottom <= room.bottom + 1).length;
    const map = document.querySelector("#map-box").getBoundingClientRect();
    const share = (map.width * map.height) / (innerWidth * innerHeight);
    return [
      ...parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => touching(a.at, b.at)).map((b) => `${a.name} and ${b.name} lie on each other`)),
      ...parts.filter(({ at }) => at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1).map(({ name }) => `${name} is beyond the edge`),
      ...seen("#clock strong, #clock span, #clocks .time").filter((el) => el.scrollWidth > el.clientWidth + 1 || !el.textContent).map((el) => `"${el.textContent}" is cut`),
      ...(ask.scrollHeight > ask.clientHeight + 1 && ask.clientHeight < 118 && answers < 3 ? [`the question has ${ask.clientHeight} pixels and ${answers} answers`] : []),
      ...(share < (tab ? 0.25 : 0.33) || map.width < innerWidth / 2 ? [`the map has ${Math.round(share * 100)} % of the page, and ${map.width} pixels of its width`] : []),
    ].map((what) => `tab ${tab || "none"}: ${what}`);
  };
  const found = [];
  await frame();
  for (const tab of ["", "hand", "log", "chat"]) {
    const now = document.body.dataset.tab;
    if (now !== tab) seen(`#tab-${tab || now}`)[0]?.click();
    await frame();
    if (document.body.dataset.tab === tab || !tab) found.push(...look(tab));
  }
  return found;
}

test("at no size do parts overlap, or is the prompt or the map too small", async () => {
  const wrong = [];
  for (const [table, locale] of [["plain#f", "fr"], ["ww-force#f", "en"], ["bt-battle#b", "fr"]]) {
    const { page, errors } = await sitDown(house, `/t/${table}`, { first: timed, shown: "#clocks .time", locale, touch: true });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const one of await page.evaluate(faults)) wrong.push(`${table}, ${locale}, ${width} x ${height}, ${one}`);
    }
    assert.deepEqual(errors, []);
    await page.context().close();
  }
  assert.deepEqual(wrong, []);
});

test("text has the size that the reader has set in the browser", async () => {
  const { page } = await house.page({ width: 390, height: 844, touch: true });
  for (const path of ["", "t/ww-force#f", "t/bt-battle#b"]) {
    await page.goto("about:blank");
    await page.goto(`${house.base}/${path}`);
    await page.waitForSelector(path ? "#spaces .space" : ".picture");
    const same = await page.evaluate(() => {
      const sizes = () => new Map([...document.querySelectorAll("#page :not(svg, svg *, #hand strong)")].filter((el) => [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())).map((el) => [el, parseFloat(getComputedStyle(el).fontSize)]));
      const before = sizes();
      document.documentElement.style.fontSize = "200%";
      const after = sizes();
      return [...before].filter(([el, size]) => after.get(el) < 1.9 * size).map(([el, size]) => `${el.tagName} ${el.id || el.className}: ${size} and ${after.get(el)}`);
    });
    assert.deepEqual(same, [], path);
  }
});
