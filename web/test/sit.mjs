// A canned table at which the test takes the place of the server.

import { watchStill } from "./still.mjs";

/**
 * Opens a page at a canned table, and waits for a choice, or for the selector `shown`. `first` changes the first table message, `say` sends a table message with changes,
 * `told` sends any message, and `heard` has the page's messages.
 */
export async function sitDown(house, path, { first = {}, shown = "#buttons [data-play]", ...options } = {}) {
  const { page, errors } = await house.page(options);
  await watchStill(page);
  /** @type {any} */
  let now = null;
  let line = null;
  const heard = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is !== "table") return socket.send(text);
      now ??= { ...message, ...(typeof first === "function" ? first(message) : first) };
      socket.send(JSON.stringify(now));
    });
    socket.onMessage((text) => {
      const said = JSON.parse(text);
      heard.push(said);
      if (said.do === "play" || said.do === "undo") return socket.send(JSON.stringify({ is: "ack", id: said.id, entry: now.entry, number: now.number }));
      if (said.do === "sit") server.send(text);
    });
  });
  await page.goto(`${house.base}${path}`);
  await page.waitForSelector(shown);
  const say = async (change) => {
    now = { ...now, entry: now.entry + 1, number: now.number + 1, log: [], log_from: now.number + 1, ...(typeof change === "function" ? change(now) : change) };
    line.send(JSON.stringify(now));
    await page.waitForFunction((number) => document.body.dataset.number === String(number), now.number);
    return now.entry;
  };
  const told = (message) => line.send(JSON.stringify(message));
  const until = async (what, n = 1) => {
    while (heard.filter((one) => one.do === what).length < n) await page.waitForTimeout(10);
  };
  return { page, errors, say, told, heard, until, hangUp: () => line.close() };
}
