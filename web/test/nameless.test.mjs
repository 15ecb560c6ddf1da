// No program contains a name that belongs to one game: names of spaces, pieces, nations, cards, boxes and markers occur only in the folder of
// the game.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const games = readdirSync(join(root, "games")).filter((name) => statSync(join(root, "games", name)).isDirectory());

/** Returns all files under a folder, or the file itself. */
const files = (path) => statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path];

/** The files to be checked: all code that draws, describes, serves or searches. */
const READ = ["web", "cli/src", "words/src", "words/text", "server/src", "table/src", "page/src", "site/src", "bots/src"].flatMap((path) => files(join(root, path)))
  .filter((file) => [".js", ".ts", ".css", ".html", ".ftl", ".rs"].includes(extname(file)))
  .map((file) => relative(root, file))
  .filter((file) => !/^web\/(test|vendor|node_modules)\/|\/tests\.rs$/.test(file));

/** The ids of all games, as they occur in the keys of their texts: `space-ID`, `marker-ID`. */
const keys = games.flatMap((game) => files(join(root, "games", game, "text/en")))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^(in-force|[a-z]+)-([A-Za-z0-9-]+) =/gm)].map(([, part, id]) => ({ part, id })));
/** The ids of all games' signs. */
const signs = games.flatMap((game) => [...readFileSync(join(root, "games", game, "look/signs.svg"), "utf8").matchAll(/<symbol id="([a-z]+)-([a-z0-9-]+)"/g)].map(([, part, id]) => ({ part, id })));
const of = (...parts) => new Set([...keys, ...signs].filter(({ part }) => parts.includes(part)).map(({ id }) => id.replace(/-(french|british|\d+)$/, "")).filter((id) => /[a-z]{2}/.test(id)));

/** The names that may occur nowhere, not even in a comment. */
const NAMES = new Set([...games, ...of("space", "leader", "nation", "nations", "tribe", "colony", "department", "scenario", "token")]);
/** The words with a meaning in one of the games. No string, class or key may be one of them. */
const WORDS = new Set([...NAMES, ...of("sort", "marker", "way", "box", "kind", "line", "type", "ap", "face", "cardtype", "cardflag", "piece", "state", "in-force", "option")]);

/** The words that also have a meaning outside the games, with that meaning. */
const SHARED = {
  reading: "English",
  light: "the browser's, for its colours by day; and what the page does to what can be clicked",
  path: "SVG's",
  land: "the base map's, as every game has one", sea: "the base map's", lake: "the base map's", river: "the base map's",
  triangle: "geometry's", square: "geometry's",
  box: "the protocol's: what lies beside the map",
  control: "the protocol's: who holds a space", awaited: "the protocol's: who must choose",
  started: "the protocol's: whether the dice are drawn", remove: "JSON Patch's",
  wounded: "the protocol's: how a piece may be",
  tournament: "the server's: a competition of many players",
  flag: "the positions': a value that is true or false",
  orders: "the protocol's: what goes by without asking", "in-play": "the page's list of the cards in play",
};

test("there are names to look for", () => {
  for (const name of ["quebec", "montcalm", "iroquois", "bayonets", "albany"]) assert.ok(NAMES.has(name), name);
  for (const word of ["stockade", "reserve", "sail-army", "marshal"]) assert.ok(WORDS.has(word), word);
  assert.ok(READ.length > 90, `${READ.length} files`);
});

/** Returns the ids and classes in the strings of a program (a string with other characters is a sentence), the classes of a style sheet, and the keys of texts. */
function words(file, text) {
  switch (extname(file)) {
    case ".css": return [...text.replace(/\/\*[^]*?\*\//g, "").matchAll(/[.#]([a-z][a-z0-9-]*)|\[[a-z-]+[$^*]?="([^"]*)"\]/g)].map((match) => match[1] ?? match[2]);
    case ".ftl": return [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((match) => match[1]);
    default: return [...program(text).matchAll(/["`]((?:[^"`\\\n]|\\.)*)["`]/g)].map((match) => match[1].replace(/\$?\{[^}]*\}/g, " ")).filter((literal) => /^[a-z0-9 :./-]*$/.test(literal)).flatMap((literal) => literal.split(/[ :./]/));
  }
}

/** Returns a program without its comments and its tests. */
const program = (text) => text.replace(/#\[cfg\(test\)\]\s*mod [^]*$/, "").replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

/** Returns a word and its endings after each hyphen, such as `ID` for `marker-ID`. */
const ends = (word) => word.split("-").map((_, i, parts) => parts.slice(i).join("-"));

test("names of a game occur only in its folder", () => {
  const found = [];
  for (const file of READ) {
    const text = readFileSync(join(root, file), "utf8").toLowerCase().replace(/#\[cfg\(test\)\]\s*mod [^]*$/, "");
    const words = new Set(text.match(/[a-zà-ÿ]+(?:-[a-zà-ÿ]+)*/g));
    for (const name of NAMES) if ((words.has(name) || (name.includes("-") && text.includes(name))) && !SHARED[name]) found.push(`${file}: ${name}`);
  }
  assert.deepEqual(found, []);
});

test("no string, class or key is a word of a game", () => {
  const found = new Set();
  const shared = new Set(["reading"]); // it occurs in no string
  for (const file of READ) {
    for (const word of words(file, readFileSync(join(root, file), "utf8"))) {
      for (const end of ends(word).filter((one) => WORDS.has(one))) {
        if (SHARED[end]) shared.add(end);
        else found.add(`${file}: ${word}`);
      }
    }
  }
  assert.deepEqual([...found], []);
  assert.deepEqual(Object.keys(SHARED).filter((word) => !shared.has(word)), [], "an exception that nothing needs");
});
