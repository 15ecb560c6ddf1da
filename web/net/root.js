// @ts-check
// Addresses. The page is served by a program at `/`, or lies as plain files under any path: everything is found from the address
// of the script, and whether there is a server is written in the document.

/** The folder of the scripts and of the page's texts, which has the version of the page in its name. */
const FILES = new URL("..", import.meta.url).pathname;

/** Is there a server? Otherwise the page is a folder of files, and all tables are on this device. */
export const isServed = document.documentElement.dataset?.host !== "page";

/** May tables be kept on this device? A server that was built without the games' programs says that they may not. */
export const hasPrograms = document.documentElement.dataset?.device !== "no";

/** The path of the lobby, with a slash at its end. */
export const root = isServed ? FILES.replace(/(?<=\/)web\/(?:[^/]+\/)?$/, "") : FILES.replace(/[^/]+\/$/, "");

/** Returns the path of something below the lobby, such as `t/TABLE`. @param {string} path */
export const at = (path) => `${root}${path}`;

/** Returns the path of a file that comes with the page, such as `text/en.ftl`. @param {string} path */
export const fileAt = (path) => `${FILES}${path}`;

/** The endings of the files that a server answers without: a folder of files needs them. @type {Record<string, string>} */
const ENDINGS = { board: ".json", rules: ".json", lessons: ".json", text: ".ftl", words: ".ftl" };

/** Returns the path of the list of games. */
export const gamesAt = () => (isServed ? at("api/games") : fileAt("api/games.json"));

/** Returns the path of something that belongs to a game: `board`, `basemap.svg`, `text/fr`. @param {string} game @param {string} what */
export function gameAt(game, what) {
  const path = `api/games/${encodeURIComponent(game)}/${what}`;
  return isServed ? at(path) : fileAt(`${path}${ENDINGS[what.split("/")[0] ?? ""] ?? ""}`);
}

/** Returns whether a table is on this device, and not at the server. @param {string} table */
export const isLocal = (table) => table.startsWith("local-");
