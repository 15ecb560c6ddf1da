// @ts-check
// Addresses. The page is either served by a program at `/` or consists of plain files under any path. All paths are derived from the
// address of this script, and the document says whether there is a server.

/** The folder of the scripts and of the page's texts, whose name contains the version of the page. */
const FILES = new URL("..", import.meta.url).pathname;

/** Whether there is a server. Otherwise the page is a folder of files, and all tables are on this device. */
export const isServed = document.documentElement.dataset?.host !== "page";

/** Whether tables can be kept on this device: false if the server was built without the games' programs. */
export const hasPrograms = document.documentElement.dataset?.device !== "no";

/** The path of the lobby, with a slash at its end. */
export const root = isServed ? FILES.replace(/(?<=\/)web\/(?:[^/]+\/)?$/, "") : FILES.replace(/[^/]+\/$/, "");

/** Returns the path of something below the lobby, such as `t/TABLE`. @param {string} path */
export const at = (path) => `${root}${path}`;

/** Returns the path of a file that comes with the page, such as `text/en.ftl`. @param {string} path */
export const fileAt = (path) => `${FILES}${path}`;

/** Returns the address of a game's rulebook, at a rule if one is given. A reader who comes from a table finds a link back to it. @param {string} game @param {string} [rule] @param {string} [table] */
export function rulebookAt(game, rule = "", table = "") {
  const query = new URLSearchParams({ ...(isServed ? {} : { g: game }), ...(table === "" ? {} : { from: table }) }).toString();
  return `${at(isServed ? `rules/${encodeURIComponent(game)}` : "rules.html")}${query === "" ? "" : `?${query}`}${rule === "" ? "" : `#${encodeURIComponent(rule)}`}`;
}

/** The id of the lobby's section with the puzzles, which is also its fragment. */
export const PUZZLES = "puzzles";

/** The address of the puzzles. */
export const puzzlesAt = `${root}#${PUZZLES}`;

/** The fragment of the examples at the head of a rulebook. */
export const GALLERY = "gallery";

/** Returns the game that the address of a rulebook names, which may be an empty text; null if this page is not a rulebook. */
export function rulebookHere() {
  const { pathname, search } = location;
  const named = new URLSearchParams(search).get("g") ?? "";
  if (pathname === at("rules.html") || pathname === at("rules")) return named;
  const books = at("rules/");
  return pathname.startsWith(books) ? decodeURIComponent(pathname.slice(books.length).split("/")[0] ?? "") || named : null;
}

/** The beginning of the fragment that holds a position, in the address of the editor. */
export const POSITION = "p=";

/** Returns the address of the editor of positions for a game, with the packed text of a position if one is given. @param {string} game @param {string} [packed] */
export const editorAt = (game, packed = "") => `${at("editor.html")}?g=${encodeURIComponent(game)}${packed === "" ? "" : `#${POSITION}${packed}`}`;

/** Returns whether this page is the editor of positions. */
export const isEditor = () => location.pathname === at("editor.html");

/** Returns the address of a tournament, or without an id that of the list of tournaments. @param {string} [id] */
export const tournamentAt = (id = "") => at(id === "" ? "tournaments" : `tournaments/${encodeURIComponent(id)}`);

/** Returns the id of the tournament that this page shows, which is empty on the page with the list; null if this page is neither. */
export function tournamentHere() {
  const { pathname } = location;
  if (pathname === tournamentAt()) return "";
  return pathname.startsWith(at("tournaments/")) ? decodeURIComponent(pathname.slice(at("tournaments/").length)) : null;
}

/** Returns the address of a player's profile, or without a name that of the best players of a game. @param {string} name @param {string} [game] */
export const playerAt = (name, game = "") => `${at("players")}${name === "" ? "" : `/${encodeURIComponent(name)}`}${game === "" ? "" : `?g=${encodeURIComponent(game)}`}`;

/** Returns the name of the player whose profile this page is, which is empty on the page of the best players; null if this page is neither. */
export function playerHere() {
  const { pathname } = location;
  if (pathname === at("players")) return "";
  return pathname.startsWith(at("players/")) ? decodeURIComponent(pathname.slice(at("players/").length)) : null;
}

/** The file extensions that a folder of files needs and that the addresses of a server do not have. @type {Record<string, string>} */
const ENDINGS = { board: ".json", rules: ".json", examples: ".json", puzzles: ".json", lessons: ".json", text: ".ftl", words: ".ftl" };

/** Returns the path of the list of games. */
export const gamesAt = () => (isServed ? at("api/games") : fileAt("api/games.json"));

/** Returns the path of something that belongs to a game: `board`, `basemap.svg`, `text/fr`. @param {string} game @param {string} what */
export function gameAt(game, what) {
  const path = `api/games/${encodeURIComponent(game)}/${what}`;
  return isServed ? at(path) : fileAt(`${path}${ENDINGS[what.split("/")[0] ?? ""] ?? ""}`);
}

/** Returns the id of the table in the address, or null. */
export function tableHere() {
  const tables = at("t/");
  const path = location.pathname;
  if (path.startsWith(tables)) return decodeURIComponent(path.slice(tables.length).split("/")[0] ?? "");
  return new URLSearchParams(location.search).get("t");
}

/** Returns whether a table is on this device, not on the server. @param {string} table */
export const isLocal = (table) => table.startsWith("local-");
