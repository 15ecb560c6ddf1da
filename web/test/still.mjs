// Checks that no button moves when something is pointed at or pressed.

import assert from "node:assert/strict";

/** Adds `window.still` to a page, which records the positions of all buttons and waits until all odds have arrived. */
export const watchStill = (page) => page.addInitScript(() => {
  const shown = (el) => el.checkVisibility({ visibilityProperty: true });
  // The choices of a popover or dialog are listed before all others.
  const ANSWERS = [":is(.popover, dialog[open]) [data-play]", ":is(#buttons, #picks, #asides, #hints) [data-play], #standing button"];
  const busy = () => document.querySelector('.odds[aria-busy="true"]') || [...document.querySelectorAll(".odds-line")].some((line) => line.textContent === "…");
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  window.still = {
    /** Returns the edges of everything that can be pressed, by name, except in the odds. */
    places() {
      /** @type {Record<string, string>} */
      const all = {};
      for (const el of document.querySelectorAll("button, a[href], summary, select, input, .card[data-id], #spaces .live")) {
        if (el.closest(".odds") || !shown(el)) continue;
        const name = `${el.closest("[id]:not(button)")?.id} ${el.id || el.getAttribute("data-play") || el.getAttribute("data-id") || el.getAttribute("data-orders") || el.className}`;
        const { left, top, right, bottom } = el.getBoundingClientRect();
        let key = name;
        for (let n = 2; key in all; n += 1) key = `${name} ${n}`;
        all[key] = [left, top, right, bottom].map(Math.round).join();
      }
      return all;
    },
    /** Returns these positions, and the number of actions. */
    now() {
      return { number: document.body.dataset.number, places: this.places() };
    },
    /** Waits until all odds have arrived and are drawn. */
    async settled() {
      do await frame(); while (busy());
      await frame();
    },
    /** Waits until nothing moves any more. */
    async rested() {
      for (let before = ""; ; ) {
        await this.settled();
        const now = JSON.stringify(this.now());
        if (now === before) return;
        before = now;
      }
    },
    /** Scrolls to a choice; returns its position, and those of everything else. */
    async point(i, among) {
      const lists = ANSWERS.map((selector) => [...document.querySelectorAll(selector)].filter((el) => shown(el) && el.matches(among)));
      const el = lists.find((list) => list.length > 0)?.[i];
      if (!el) return null;
      el.scrollIntoView({ block: "nearest" });
      await this.rested();
      const { x, y, width, height } = el.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, name: el.getAttribute("data-play") ?? el.textContent, before: this.now() };
    },
    /** Returns the elements that have moved. Returns none if the game has gone on meanwhile, which is possible while both sides choose. */
    async moved({ number, places }) {
      await this.settled();
      if (number !== document.body.dataset.number) return [];
      const after = this.places();
      return Object.keys(places).filter((name) => after[name] !== places[name]).map((name) => `${name}: ${places[name]}, then ${after[name]}`);
    },
  };
});

/** Points at all choices that match `among`, one after another, waits for the odds, and asserts that nothing moves. @param {string} when */
export async function standsStill(page, when, among = "*") {
  for (let i = 0; ; i += 1) {
    const at = await page.evaluate(([i, among]) => window.still.point(i, among), [i, among]);
    if (!at) return;
    await page.mouse.move(at.x, at.y);
    const moved = await page.evaluate((before) => window.still.moved(before), at.before);
    assert.deepEqual(moved, [], `${at.name} was pointed at: ${when}`);
  }
}

/** Presses all choices that match `among`, one after another, each once, and asserts that each asks for confirmation and that nothing moves. @param {string} when */
export async function staysPressed(page, when, among = "*") {
  for (let i = 0; ; i += 1) {
    const at = await page.evaluate(([i, among]) => window.still.point(i, among), [i, among]);
    if (!at) return assert.ok(i > 1, `${i} answers: ${when}`);
    await page.mouse.move(at.x + 5, at.y);
    await page.mouse.click(at.x, at.y);
    await page.waitForFunction((name) => [...document.querySelectorAll(".armed")].some((el) => [el.getAttribute("data-play"), el.textContent].some((one) => one?.startsWith(name))), at.name)
      .catch(() => assert.fail(`${at.name} does not ask: ${when}`));
    const moved = await page.evaluate((before) => window.still.moved(before), at.before);
    assert.deepEqual(moved, [], `${at.name} was pressed: ${when}`);
  }
}
