// Accessibility checks with axe, for tests at canned tables and at real ones.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A rule that axe does not check by default: a label must be part of the accessible name, for players who use speech input. */
const BESIDES = { "label-content-name-mismatch": { enabled: true } };

/** Returns the violations that axe finds on a page, or on a part of it, one line each. */
export async function blamed(page, part = "html") {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(AXE);
  return page.evaluate(async ([part, rules]) => {
    // The tests' own style sheets are switched off, so that the page is opaque while axe measures the contrast of colours.
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    // axe reads the whole page even if only a part is checked, and nine elements out of ten are parts of the map.
    const map = part === "html" ? null : document.querySelector("#world");
    const there = document.createComment("");
    map?.replaceWith(there);
    const { violations } = await window.axe.run(part, { resultTypes: ["violations"], rules });
    if (map) there.replaceWith(map);
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split("\n")[1]?.trim().slice(0, 200) ?? ""}`));
  }, [part, BESIDES]);
}
