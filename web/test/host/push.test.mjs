// A message of the server becomes a notification in the words of the message, and the notification leads to its table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPushed, showPushed } from "../../host/push.js";

/** Returns a service worker with these open windows, and the list of what it did. @param {string[]} urls */
function worker(urls) {
  /** @type {unknown[]} */
  const done = [];
  return { done, worker: {
    registration: { scope: "https://games.example.org/", showNotification: async (...told) => { done.push(["show", ...told]); } },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => { done.push(["focus", url]); } })),
      openWindow: async (url) => { done.push(["open", url]); },
    },
  } };
}

test("a message is shown as it was written", async () => {
  const { worker: one, done } = worker([]);
  await showPushed(one, { json: () => ({ title: "Wilderness War", text: "À vous de jouer – contre Élise", table: "abc", language: "fr" }) });
  await showPushed(one, null);
  assert.equal(done.length, 1);
  const [, title, options] = done[0];
  assert.equal(title, "Wilderness War");
  assert.deepEqual(options, { body: "À vous de jouer – contre Élise", lang: "fr", tag: "table abc", renotify: true, icon: "https://games.example.org/icon-192.png", data: { table: "abc" } });
});

test("a notification leads to the window of its table, or opens one", async () => {
  const closed = [];
  const of = (table) => ({ close: () => closed.push(table), data: { table } });
  const open = worker(["https://games.example.org/", "https://games.example.org/t/abc?x#y"]);
  await openPushed(open.worker, of("abc"));
  await openPushed(open.worker, of("../admin"));
  await openPushed(open.worker, of(""));
  assert.deepEqual(open.done, [["focus", "https://games.example.org/t/abc?x#y"], ["open", "https://games.example.org/t/..%2Fadmin"], ["focus", "https://games.example.org/"]]);
  assert.deepEqual(closed, ["abc", "../admin", ""]);
});
