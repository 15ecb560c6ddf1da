// @ts-check The service worker. The program that writes the page to a folder, or serves it, puts the list of the page's files before this script, as
// `self.carillon`. Each version of the page therefore has a different script. The browser installs a new script beside the old one; the new script
// takes over once no page of the old version is open, never during a game.

import { Offline } from "./cache.js";
import { openPushed, showPushed } from "./push.js";

const worker = /** @type {any} */ (self);

/** @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const offline = new Offline(worker.carillon, { caches, fetch: (what, how) => fetch(what, how), scope: worker.registration.scope, digest });

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(offline.install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(offline.activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const answer = offline.answer(event.request);
  if (answer) event.respondWith(answer);
});
// The lobby asks this worker to cache the games, and receives messages about the progress.
worker.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(offline.fetchGames((kept) => event.source?.postMessage({ kept })));
});
// Messages from the server, about the player's games, arrive here.
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showPushed(worker, event.data)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => event.waitUntil(openPushed(worker, event.notification)));
