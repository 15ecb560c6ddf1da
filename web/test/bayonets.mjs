// A canned table of Bayonets & Tomahawks for the mock: the set-up of 1757, with battles, raids and a march thrown in so that
// every sign can be looked at. It plays no rules.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const name = (key) => ({ name: key });
const phrase = (key, ...args) => ({ key, args });

/** @param {string} web */
export function bayonets(web) {
  const folder = join(web, "../games/bayonets");
  const { board, setup, pools, roads } = JSON.parse(readFileSync(join(web, "test/bayonets.json"), "utf8"));
  return {
    board,
    facts: { name: "bayonets", rules_version: 1, scenarios: ["loudouns-gamble"], levels: ["random", "greedy"], default_level: "greedy", options: [] },
    basemap: () => readFileSync(join(folder, "data/basemap.svg")),
    text: (lang) => WORDS[lang] + own(folder, lang),
    rules: () => ({ section: [{ id: "7", en: "Action Rounds", fr: "Tours d'action" }], rule: [{ id: "7.1", en: "Both choose a card, then act.", fr: "Chacun choisit une carte, puis agit." }] }),
    view: (as) => view(as, board, setup, pools, roads),
    scene,
    log: LOG,
    scenario: "loudouns-gamble",
  };
}

/** The game's own words. */
function own(folder, lang) {
  const dir = join(folder, "text", lang);
  return readdirSync(dir).map((file) => readFileSync(join(dir, file), "utf8")).join("\n");
}

/** Sentences that the game's own text does not have. */
const WORDS = {
  en: `
phase-first-actions = First Player's actions
bt-ask = Choose a card.
bt-choose = Choose it
bt-ask-act = Spend an action point.
bt-march = March from { $space }
bt-raid = Raid from { $space }
bt-road = Build a road between { $a } and { $b }
bt-pass = Pass
bt-ask-force = Who marches from { $space }?
bt-take = Take { $n } along
bt-battle = Battle of { $space }
bt-row-units = Units
bt-row-militia = Militia
bt-n = { $n }
bt-rolled = { $who } rolled for their Brigades.
bt-ask-loss = Choose a loss.
bt-hit = Take the hit
mock-why = There is nothing to activate there.
mock-played = { $side } played "{ $what }".
`,
  fr: `
phase-first-actions = Actions du premier joueur
bt-ask = Choisissez une carte.
bt-choose = La choisir
bt-ask-act = Dépensez un point d'action.
bt-march = Marcher de { $space }
bt-raid = Raid depuis { $space }
bt-road = Construire une route entre { $a } et { $b }
bt-pass = Passer
bt-ask-force = Qui part de { $space } ?
bt-take = En prendre { $n }
bt-battle = Bataille de { $space }
bt-row-units = Unités
bt-row-militia = Milice
bt-n = { $n }
bt-rolled = { $who } : jet des Brigades.
bt-ask-loss = Choisissez une perte.
bt-hit = Subir la perte
mock-why = Il n'y a rien à activer là.
mock-played = { $side } : « { $what } ».
`,
};

const LOG = [
  { text: phrase("round-ar3"), heading: true },
  { text: phrase("bt-rolled", ["who", name("side-french")]), side: "french", dice: [1, 2, 3, 4, 5, 6], on: ["space:lake-george"], rule: "7.1" },
].map((line, i) => ({ n: i + 1, ...line }));

function spaces(board, setup) {
  const here = structuredClone(setup);
  const add = (id, ...markers) => (here[id] = { ...here[id], markers: [...(here[id]?.markers ?? []), ...markers] });
  here["lake-george"] = {
    markers: ["battle"],
    french: { metropolitan: 2, "reduced-metropolitan": 1, canadiens: 1, light: 2, "spent-light": 1, "spent-reduced-abenaki": 1, artillery: 1, montcalm: 1 },
    british: { fort: 1, "colonial-light": 1, "reduced-colonial-new-england": 2 },
  };
  here.quebec = { french: { bastion: 2, "reduced-bastion": 1, levis: 1, metropolitan: 1 } };
  here.albany = { british: { highland: 1, "spent-metropolitan": 2, "colonial-new-york-new-jersey": 1, mohawk: 1, "spent-howe": 1 }, markers: ["marshal-british"] };
  here.louisbourg = { ...here.louisbourg, british: { fleet: 2, metropolitan: 3, wolfe: 1, "reduced-artillery": 1 }, markers: ["landing-british", "battle"] };
  here.oswego = { control: "french", markers: ["captured-french"] };
  here.kithanink = { control: "british", markers: ["captured-british"], british: { "spent-colonial-light": 1 } };
  here["sail-box"] = { british: { fleet: 2, metropolitan: 3, forbes: 1 }, french: { fleet: 1 } };
  add("carlisle", "raided-french");
  add("kingston", "raided-french", "rout-british");
  add("tadoussac", "raided-british");
  add("toronto", "oos-french", "rout-french");
  add("boston", "oos-british");
  add("wills-creek", "fort-works");
  return Object.fromEntries(board.spaces.map((space) => [space.id, { control: space.control ?? null, ...here[space.id], strength: { french: 0, british: 0 } }]));
}

const HANDS = { french: ["23", "25"], british: ["3", "8"] };

function view(as, board, setup, pools, roads) {
  const sees = (side) => as === side || as === "open";
  const pile = (side, active) => ({ hand: sees(side) ? HANDS[side] : null, held: 2, left: 5, discard: [], active });
  const at = (kind, state) => ({ kind, state });
  return {
    clock: { year: 1757, round: "ar3", phase: "first-actions", active: "british", first: "british", open_seas: true },
    tracks: { vp: { french: 4, british: 0 }, raids: { french: 3, british: 1 } },
    goals: [{ side: "french", text: phrase("goal-threshold", ["leader", name("side-french")], ["n", 1]), rule: "18.2" }],
    spaces: spaces(board, setup),
    lines: {
      ...Object.fromEntries(roads.map((id) => [id, { markers: ["road"], used: { french: 0, british: 0 }, limit: 8 }])),
      "loyalhanna--rays-town": { markers: ["road-works"], used: { french: 0, british: 0 }, limit: 4 },
      "albany--lake-george": { used: { french: 3, british: 5 }, limit: 16 },
      "lake-george--ticonderoga": { used: { french: 16, british: 0 }, limit: 16 },
      "niagara--onyiudaondagwat": { markers: ["closed"], used: { french: 0, british: 0 }, limit: 16 },
    },
    points: {
      7: [at("light", "free"), at("army", "used"), at("army", "held"), at("double-army", "free")],
      26: [at("light", "free"), at("french-light-army", "lost"), at("army", "free")],
      47: [at("indian", "free"), at("double-indian", "used")],
    },
    cards: { french: pile("french", "26"), british: pile("british", "7") },
    boxes: {
      "in-play": ["7", "26", "47"], discard: ["2", "24"], chosen: ["french"], nations: ["cherokee:british", "iroquois:neutral"],
      "reserve-french": sees("french") ? ["25"] : ["?"], "reserve-british": [],
      "wie-french": sees("french") ? ["2"] : ["?"], "wie-british": [],
      "losses-french": ["light", "reduced-canadiens", "mingo"], "losses-british": ["metropolitan", "metropolitan"], disbanded: ["colonial-virginia-south"],
      removed: ["bastion"], ...pools,
    },
    layers: { "supply-french": ["quebec", "montreal", "ticonderoga"], "supply-british": ["albany", "new-york", "boston", "kingston"] },
    outcome: null,
  };
}

/** What each canned table asks of its player. */
function scene(id, as) {
  const march = as === "french" ? ["montreal", "quebec"] : ["albany", "carlisle"];
  if (id === "act") {
    const way = (a, b) => ({ play: `road ${a} ${b}`, on: [`line:${a}--${b}`], label: phrase("bt-road", ["a", name(`space-${a}`)], ["b", name(`space-${b}`)]) });
    return { layers: { reach: ["kingston", "northfield", "oneida-lake"] }, prompt: { text: phrase("bt-ask-act"), rule: "7.1" }, choices: [
      ...march.map((space) => ({ play: `march ${space}`, on: [`space:${space}`], label: phrase("bt-march", ["space", name(`space-${space}`)]) })),
      { play: "raid albany", on: ["space:albany"], label: phrase("bt-raid", ["space", name("space-albany")]) },
      way("mekekasink", "rays-town"), way("loyalhanna", "rays-town"), way("lake-george", "ticonderoga"),
      { play: "pass", on: [], label: phrase("bt-pass") },
    ] };
  }
  if (id === "force") {
    const keys = ["metropolitan", "reduced-metropolitan", "spent-light", "spent-reduced-abenaki", "montcalm"];
    return { focus: ["space:lake-george"], prompt: { text: phrase("bt-ask-force", ["space", name("space-lake-george")]), rule: "7.1" }, choices: [
      ...keys.flatMap((key) => Array.from({ length: key === "metropolitan" ? 2 : 1 }, (_, i) => ({ play: `take ${key} ${i + 1}`, on: [`piece:lake-george/french/${key}`], label: phrase("bt-take", ["n", i + 1]) }))),
      { play: "pass", on: [], label: phrase("bt-pass") },
    ] };
  }
  if (id === "battle") {
    const n = (value) => phrase("bt-n", ["n", value]);
    const face = (side, ...faces) => faces.map((face) => ({ side, face }));
    return { focus: ["space:lake-george"], panel: {
      title: phrase("bt-battle", ["space", name("space-lake-george")]),
      rows: [{ label: phrase("bt-row-units"), french: n(9), british: n(4), rule: "7.1" }, { label: phrase("bt-row-militia"), french: n(0), british: n(0) }],
      track: { least: -5, most: 10, at: { french: 12, british: -1 } },
      dice: [...face("french", "flag", "triangle", "square", "bt", "miss"), ...face("british", "miss", "flag")],
    }, prompt: { text: phrase("bt-ask-loss"), rule: "7.1" }, choices: ["fort", "colonial-light", "reduced-colonial-new-england"]
      .map((key) => ({ play: `lose ${key}`, on: [`piece:lake-george/british/${key}`], label: phrase("bt-hit") })) };
  }
  return {
    prompt: { text: phrase("bt-ask"), rule: "7.1" },
    choices: (HANDS[as] ?? []).map((card) => ({ play: `choose ${card}`, on: [`card:${card}`], label: phrase("bt-choose") })).concat({ play: "pass", on: [], label: phrase("bt-pass") }),
  };
}
