// @ts-check
// Messages from the server to this browser (web push): each becomes a notification, which leads to the table.

/** The part of the service worker that is needed here. @typedef {{ registration: { scope: string, showNotification(title: string, options: object): Promise<void> }, clients: { matchAll(options: object): Promise<{ url: string, focus(): Promise<unknown> }[]>, openWindow(url: string): Promise<unknown> } }} Worker */

/** A message, in the words of the language that the player has chosen. @typedef {{ title: string, text: string, table: string, language: string }} Told */

/**
 * Shows the notification of a message. A later message about the same table replaces it.
 * @param {Worker} worker @param {{ json(): Told } | null} data
 */
export async function showPushed(worker, data) {
  if (!data) return;
  const { title, text, table, language } = data.json();
  const icon = new URL("icon-192.png", worker.registration.scope).href;
  await worker.registration.showNotification(title, { body: text, lang: language, tag: `table ${table}`, renotify: true, icon, data: { table } });
}

/**
 * Goes to the table of a notification. If a window shows the table, it gets the focus; otherwise a new window is opened.
 * @param {Worker} worker @param {{ close(): void, data?: { table?: string } }} notification
 */
export async function openPushed(worker, notification) {
  notification.close();
  const table = notification.data?.table ?? "";
  const { href } = new URL(table === "" ? "." : `t/${encodeURIComponent(table)}`, worker.registration.scope);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split(/[?#]/)[0] === href);
  await (open ? open.focus() : worker.clients.openWindow(href));
}
