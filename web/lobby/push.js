// @ts-check
// The switch by which the server tells this browser of the account's games (web push), in the dialog of the account.

import { bytesOf, written } from "../kit/bytes.js";
import { h } from "../kit/dom.js";
import { changeHooks, ownHooks } from "../net/account.js";
import { Refused } from "../net/refused.js";
import { at, root } from "../net/root.js";
import { t } from "../model/words.js";

/** @typedef {import("../types").Hooks} Hooks */

/** Returns the key of the sentence with the reason why the server can't send messages to this browser; empty if it can. */
function hindrance() {
  if (!isSecureContext) return "push-insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "push-none";
  return Notification.permission === "denied" ? "push-denied" : "";
}

/**
 * Returns the switch. The browser asks the player for permission only when the switch is pressed.
 * @param {Hooks} told
 * @param {(change: () => Promise<Hooks>) => Promise<void>} act carries out a change, and draws the list again
 */
export function pushSwitch(told, act) {
  const here = told.hooks.find((hook) => hook.here);
  const why = hindrance();
  if (why !== "" && !here) return h("p", { class: "fine", id: "push-hindrance" }, t(why));
  const press = () => act(() => (here ? end(here.id) : begin(told.push_key)));
  return h("div", { class: "row" }, h("button", { type: "button", id: "push-here", "aria-pressed": String(Boolean(here)), onclick: press }, t(here ? "push-off" : "push-on")));
}

/** Asks for permission, and subscribes this browser. @param {string} key the key by which push services know the server */
async function begin(key) {
  // Without permission nothing changes. The list is drawn again, with the reason.
  if ((await Notification.requestPermission()) !== "granted") return ownHooks();
  await navigator.serviceWorker.register(at("sw.js"), { scope: root, updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another server key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error) => {
    throw new Refused({ code: "refused", message: String(error), why: "push-failed" }, 0);
  });
  const part = (/** @type {PushEncryptionKeyName} */ name) => written(made.getKey(name) ?? new ArrayBuffer(0));
  return changeHooks({ add: { form: "push", url: made.endpoint, key: part("p256dh"), auth: part("auth"), language: document.documentElement.lang } });
}

/** Ends the subscription of this browser. @param {string} id */
async function end(id) {
  const left = await changeHooks({ remove: id });
  const registration = await navigator.serviceWorker?.getRegistration(root);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  return left;
}
