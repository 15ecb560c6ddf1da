// The short form (`.here`) of a game's text has no gaps that the full text does not have.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentResource } from "../vendor/fluent/index.js";

const games = fileURLToPath(new URL("../../games", import.meta.url));

/** Returns the names of the gaps in a pattern, without the suffixes of French forms. */
const gaps = (pattern) => [...new Set([...JSON.stringify(pattern ?? "").matchAll(/"type":"var","name":"([a-z-]+)"/g)].map(([, name]) => name.replace(/-(at|from|the)$/, "")))];

test("a short form has no gap that the full text lacks", () => {
  let seen = 0;
  for (const { name: game } of readdirSync(games, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    for (const language of ["en", "fr"]) {
      const { body } = new FluentResource(readFileSync(join(games, game, "text", language, "play.ftl"), "utf8"));
      for (const { id, value, attributes } of body.filter((one) => one.attributes?.here)) {
        seen += 1;
        assert.deepEqual(gaps(attributes.here).filter((gap) => !gaps(value).includes(gap)), [], `${game}, ${language}: ${id}`);
      }
    }
  }
  assert.ok(seen > 0);
});
