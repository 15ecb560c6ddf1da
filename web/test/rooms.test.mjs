// The rooms of the page (the folders of its modules): imports go in one direction, never in a circle, and the state is in one place.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));

/** The rooms in the order of the README: a room may import from itself and from earlier ones. */
const ROOMS = [...readFileSync(join(web, "README.md"), "utf8").matchAll(/^\| `(\w+)\/` \|/gm)].map((match) => match[1]);

/** The folders that hold no modules of the page. */
const ELSEWHERE = ["fonts", "node_modules", "src", "style", "test", "text", "vendor"];

const folders = readdirSync(web, { withFileTypes: true }).filter((one) => one.isDirectory() && !ELSEWHERE.includes(one.name)).map((one) => one.name);
const modules = ["main.js", ...folders.flatMap((room) => readdirSync(join(web, room)).filter((file) => file.endsWith(".js")).map((file) => `${room}/${file}`))];
const source = new Map(modules.map((file) => [file, readFileSync(join(web, file), "utf8")]));
const imports = new Map(modules.map((file) => [file,
  [...source.get(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.js)"/g)].map((match) => normalize(join(dirname(file), match[1]))).filter((to) => !to.startsWith("vendor/"))]));
const roomOf = (file) => (file.includes("/") ? file.split("/")[0] : "");

test("the README names every room", () => {
  assert.deepEqual([...ROOMS].sort(), [...folders].sort());
  assert.deepEqual(readdirSync(web).filter((file) => file.endsWith(".js")), ["main.js"], "a module stands in a room");
});

test("later rooms import from earlier ones only", () => {
  const against = [];
  for (const [file, list] of imports) {
    for (const to of list) {
      assert.ok(source.has(to), `${file} imports ${to}, which is not there`);
      if (file !== "main.js" && (roomOf(to) === "" || ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(file)))) against.push(`${file} -> ${to}`);
    }
  }
  assert.deepEqual(against, []);
});

test("no imports form a circle", () => {
  const done = new Set();
  const walk = (file, way) => {
    assert.ok(!way.includes(file), `a circle: ${[...way.slice(way.indexOf(file)), file].join(" -> ")}`);
    if (done.has(file)) return;
    for (const to of imports.get(file)) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of modules) walk(file, []);
});

test("state is kept in model/state.js", () => {
  // A module may keep two other kinds of values: values computed from the state, and values that belong to the screen.
  const kept = {
    "input/uses.js": ["open"], // the open card
    "kit/popover.js": ["open"], // the open popover
    "model/deeds.js": ["voice"], // the connection to the server
    "model/offers.js": ["sorted"], // the choices of the state, sorted
    "model/words.js": ["spoken"], // the current game, whose texts are used
    "scene/sound.js": ["audio"], // the audio context
  };
  const found = {};
  for (const [file, text] of source) {
    const names = [...text.matchAll(/^(?:export )?let (\w+)/gm)].map((match) => match[1]);
    if (names.length > 0) found[file] = names;
  }
  assert.deepEqual(found, kept);
});

test("every export has a comment", () => {
  const bare = [];
  for (const [file, text] of source) {
    const lines = text.split("\n");
    lines.forEach((line, i) => {
      if (!/^export /.test(line)) return;
      const above = lines[i - 1] ?? "";
      let first = i - 1;
      while (above.trim().endsWith("*/") && first > 0 && !lines[first].trim().startsWith("/**")) first -= 1;
      const words = above.trim().endsWith("*/") ? lines.slice(first, i).join(" ").replace(/@(?:param|returns|type|template)\s*(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})?\s*\w*/g, "").replace(/[/*\s]/g, "") : "";
      if (words === "") bare.push(`${file}: ${line}`);
    });
  }
  assert.deepEqual(bare, []);
});
