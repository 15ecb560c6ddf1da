// @ts-check
// Prepares offline use: asks the browser to store the page, and after it all games.

import { at, root } from "./root.js";

/** The number of files stored by the browser, and the number of all files. @typedef {{ have: number, of: number }} Kept */

/** The interval, in milliseconds, at which the browser is asked to fetch the missing files. */
const AGAIN = 10_000;

/**
 * Asks the browser to store the page and all games. Calls `told` with the progress whenever that changes. Does nothing if the browser can't store
 * them, for example because the page was not loaded over a secure connection.
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

/** Returns whether the browser has stored the page. */
export const isKept = async () => Boolean(await navigator.serviceWorker?.getRegistration(root).catch(() => undefined));
