// @ts-check
// The page without a network: the browser is asked to keep the page, and then all games.

import { at, root } from "./root.js";

/** What is kept here: a number of files out of all. @typedef {{ have: number, of: number }} Kept */

/** So often the browser is asked for what is missing, in milliseconds. */
const AGAIN = 10_000;

/**
 * Has the browser keep the page, and all games besides; `told` is called with what is kept whenever that has changed. Never, where a browser can't
 * do it, as on a page that did not come over a secure connection.
 * @param {(kept: Kept) => void} told
 */
export async function keepOffline(told) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const ask = async () => (await serviceWorker.ready).active?.postMessage({ games: true });
  const timer = setInterval(ask, AGAIN);
  serviceWorker.addEventListener("message", ({ data }) => {
    if (!data?.kept) return;
    told(data.kept);
    if (data.kept.have === data.kept.of) clearInterval(timer);
  });
  try {
    await serviceWorker.register(at("sw.js"), { scope: root, updateViaCache: "none" });
    await ask();
  } catch (error) {
    console.warn(error);
  }
}

/** Returns whether the browser keeps the page already. */
export const isKept = async () => Boolean(await navigator.serviceWorker?.getRegistration(root).catch(() => undefined));
