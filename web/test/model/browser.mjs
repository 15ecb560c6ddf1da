// The parts of a browser that the model needs: local storage, a document with a language, and the texts of the page and of a small game.

import { readFileSync } from "node:fs";

/** The contents of the local storage. @type {Map<string, string>} */
export const remembered = new Map([["carillon.lang", "en"]]);
globalThis.localStorage = { getItem: (key) => remembered.get(key) ?? null, setItem: (key, value) => void remembered.set(key, value) };
globalThis.document = { documentElement: {} };

/** The texts of the small game. */
const WORDS = {
  en: `
space-mill = Mill
space-ford = Ford
space-abbey = St. Abb
side-french = French
side-british = British
leader-wolf = Wolf
sort-foot = Foot
card-a1 = Ambush
many = { $n } Foot
  .here = { $n } F
log-go = { $force } marched from { $from } to { $to }.
log-fight = Battle at { $space }. Nobody fled.
log-won = { $side } won.
log-lost = { $piece } lost at { $space }.
log-vp = { $n } points scored.
  .here = { $n } VP
log-card = A card.
year = { $n }
`,
  fr: `
space-mill = Moulin
  .from = du Moulin
space-ford = Albany
from = Parti { $space-from }
`,
};
globalThis.fetch = async (path) => {
  const [, language] = String(path).match(/\/api\/games\/toy\/text\/(en|fr)$/) ?? [];
  const text = language ? WORDS[language] : readFileSync(path, "utf8");
  return { ok: true, text: async () => text };
};
