// A connection that fails silently: messages are lost in both directions, but the connection is never closed.

import assert from "node:assert/strict";
import { connect, createServer } from "node:net";
import { after, afterEach, before, test } from "node:test";
import { newTable, openHouse } from "./house.mjs";

/** @type {Awaited<ReturnType<typeof openHouse>>} */
let house;
before(async () => {
  house = await openHouse();
});
afterEach(() => house.tidy());
after(() => house.close());

/** A proxy to the server, whose current connections can be made to drop all messages. */
async function openProxy(base) {
  const { hostname, port } = new URL(base);
  const lines = new Set();
  const proxy = createServer((client) => {
    const line = { client, server: connect(Number(port), hostname), dead: false };
    lines.add(line);
    const carry = (from, to) => {
      from.on("data", (bytes) => line.dead || to.write(bytes));
      from.on("close", () => line.dead || to.destroy());
      from.on("error", () => {});
    };
    carry(line.client, line.server);
    carry(line.server, line.client);
  });
  await new Promise((listens) => proxy.listen(0, "127.0.0.1", () => listens(undefined)));
  return {
    base: `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (proxy.address()).port}`,
    swallow: () => lines.forEach((line) => (line.dead = true)),
    close() {
      lines.forEach(({ client, server }) => [client, server].forEach((end) => end.destroy()));
      proxy.close();
    },
  };
}

test("a line that drops all messages is noticed within ten seconds, and an action sent on it arrives", async () => {
  const proxy = await openProxy(house.base);
  const { page, errors } = await house.page();
  /** The callbacks that wait for the server's pong. @type {(() => void)[]} */
  const waiting = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => String(payload).includes('"pong"') && waiting.splice(0).forEach((go) => go())));
  await page.clock.install();
  await newTable(page, proxy.base, { french: "bot:recruit", british: "me" });
  await page.waitForSelector('body[data-awaiting="me"]');
  await page.click("#tab-table");
  await page.click("#resign");
  await page.evaluate(() => {
    const band = /** @type {HTMLElement} */ (document.querySelector(".band.offline"));
    new MutationObserver(() => band.hidden || document.body.setAttribute("data-was-offline", "")).observe(band, { attributes: true });
  });
  // Silence does not count as a failure while pings are answered.
  for (let times = 0; times < 3; times += 1) {
    const answered = new Promise((go) => waiting.push(() => go(undefined)));
    await page.clock.runFor(4500);
    await answered;
  }
  assert.equal(await page.getAttribute("body", "data-was-offline"), null);
  proxy.swallow();
  await page.click("#resign-yes");
  await page.clock.runFor(9900);
  await page.waitForSelector("body[data-was-offline]");
  // The page reconnects, and repeats the messages that were not acknowledged.
  await page.waitForSelector("#outcome:not([hidden])");
  assert.match(await page.textContent("#outcome"), /resigned/);
  assert.deepEqual(errors, []);
  proxy.close();
});
