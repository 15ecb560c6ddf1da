// A canned table of Bayonets & Tomahawks for the mock: the set-up of 1757, to which battles, raids and a march were added so that
// every sign can be seen. The mock has no rules.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BACK, box, card, held, layer, markers, name, phrase, row, space, tick, word } from "./canned.mjs";

/** @param {string} web */
export function bayonets(web) {
  const folder = join(web, "../games/bayonets");
  const { board, view: start } = JSON.parse(readFileSync(join(web, "test/bayonets.json"), "utf8"));
  return {
    board,
    facts: { name: "bayonets", rules_version: 1, scenarios: ["loudouns-gamble"], levels: ["random", "greedy"], default_level: "greedy", options: [], lessons: [] },
    basemap: () => readFileSync(join(folder, "data/basemap.svg")),
    text: (lang) => WORDS[lang] + own(folder, lang),
    view: (as) => view(as, board, start),
    scene,
    log: LOG,
    scenario: "loudouns-gamble",
  };
}

/** The game's own texts. */
function own(folder, lang) {
  const dir = join(folder, "text", lang);
  return readdirSync(dir).map((file) => readFileSync(join(dir, file), "utf8")).join("\n");
}

/** Texts that the game does not have. */
const WORDS = {
  en: `
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
bt-rolled = { $who } rolled for their Brigades.
bt-ask-loss = Choose a loss.
bt-hit = Take the hit
mock-why = There is nothing to activate there.
mock-played = { $side } played "{ $what }".
`,
  fr: `
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

function spaces(board, start) {
  const here = structuredClone(start.spaces);
  const add = (id, ...ids) => (here[id].markers = [...(here[id].markers ?? []), ...markers(ids)]);
  here["lake-george"] = space(board, {
    control: "british", markers: ["battle"],
    french: { metropolitan: 2, "reduced-metropolitan": 1, canadiens: 1, light: 2, "spent-light": 1, "spent-reduced-abenaki": 1, artillery: 1, montcalm: 1 },
    british: { fort: 1, "colonial-light": 1, "reduced-colonial-new-england": 2 },
  });
  here.quebec = space(board, { control: "french", french: { bastion: 2, "reduced-bastion": 1, levis: 1, metropolitan: 1 } });
  here.albany = space(board, { control: "british", british: { highland: 1, "spent-metropolitan": 2, "colonial-new-york-new-jersey": 1, mohawk: 1, "spent-howe": 1 }, markers: ["marshal-british"] });
  here.louisbourg.pieces.british = space(board, { british: { fleet: 2, metropolitan: 3, wolfe: 1, "reduced-artillery": 1 } }).pieces.british;
  add("louisbourg", "landing-british", "battle");
  here.oswego = space(board, { control: "french", markers: ["captured-french"] });
  here.kithanink = space(board, { control: "british", markers: ["captured-british"], british: { "spent-colonial-light": 1 } });
  here["sail-box"] = space(board, { british: { fleet: 2, metropolitan: 3, forbes: 1 }, french: { fleet: 1 } });
  add("carlisle", "raided-french");
  add("kingston", "raided-french", "rout-british");
  add("tadoussac", "raided-british");
  add("toronto", "oos-french", "rout-french");
  add("boston", "oos-british");
  add("wills-creek", "fort-works");
  return here;
}

const HANDS = { french: ["23", "25"], british: ["3", "8"] };

function view(as, board, start) {
  const sees = (side) => as === side || as === "open";
  const pile = (side, active) => ({ hand: sees(side) ? HANDS[side] : null, held: 2, left: 5, discard: [], active });
  const at = (kind, state) => ({ kind, name: `ap-${kind}`, state });
  const way = (limit, used = {}, ...ids) => ({ markers: ids.map((id) => ({ id, n: 1, text: phrase(`way-${id}`) })), used: { french: 0, british: 0, ...used }, limit });
  const kept = (id, side, hidden) => box(`${id}-${side}`, "kept", !hidden ? [] : [sees(side) ? hidden : BACK], { name: `box-${id}`, side });
  const pools = start.boxes.filter((one) => one.id.startsWith("pool-"));
  return {
    clock: [
      tick("year", 1757, "date", phrase("clock-year", ["year", "1757"])), tick("round", "ar3", "stage", phrase("round-ar3")), tick("phase", "british", "stage", phrase("phase-british")),
      tick("active", "british", "silent"), tick("first", "british", "badge", phrase("clock-first-british")), tick("open_seas", true, "badge", phrase("clock-open-seas-true")),
    ],
    tracks: [{ id: "vp", name: "track-vp", french: 4, british: 0 }, { id: "raids", name: "track-raids", french: 3, british: 1 }],
    goals: [{ side: "french", text: phrase("goal-threshold", ["leader", name("side-french")], ["n", 1]), rule: "18.2" }],
    spaces: spaces(board, start),
    lines: {
      ...start.lines,
      "loyalhanna--rays-town": way(4, {}, "road-works"),
      "albany--lake-george": way(16, { french: 3, british: 5 }),
      "lake-george--ticonderoga": way(16, { french: 16 }),
      "niagara--onyiudaondagwat": way(16, {}, "closed"),
    },
    points: {
      7: [at("light", "free"), at("army", "used"), at("army", "held"), at("double-army", "free")],
      26: [at("light", "free"), at("french-light-army", "lost"), at("army", "free")],
      47: [at("indian", "free"), at("double-indian", "used")],
    },
    cards: { french: pile("french", "26"), british: pile("british", "7") },
    boxes: [
      kept("reserve", "french", card("25")), kept("wie", "french", word("2")), kept("reserve", "british"), kept("wie", "british"),
      box("in-play", "in-play", ["7", "26", "47"].map(card)),
      box("losses-french", "tray", held(board, { light: 1, "reduced-canadiens": 1, mingo: 1 }), { side: "french" }), box("losses-british", "tray", held(board, { metropolitan: 2 }), { side: "british" }),
      box("disbanded", "tray", held(board, { "colonial-virginia-south": 1 })), box("removed", "tray", held(board, { bastion: 1 })), ...pools,
      box("nations", "badges", [word("cherokee:british", "nations-cherokee-british", "british"), word("iroquois:neutral", "nations-iroquois-neutral")]),
      box("chosen", "badges", [word("french", "chosen-french", "french")]), box("discard", "pile", ["2", "24"].map(card)),
    ],
    layers: [layer("supply-french", ["quebec", "montreal", "ticonderoga"]), layer("supply-british", ["albany", "new-york", "boston", "kingston"])],
    outcome: null,
  };
}

/** Returns the prompt of each canned table. */
function scene(id, as) {
  const march = as === "french" ? ["montreal", "quebec"] : ["albany", "carlisle"];
  if (id === "act") {
    const way = (a, b) => ({ play: `road ${a} ${b}`, on: [`line:${a}--${b}`], label: phrase("bt-road", ["a", name(`space-${a}`)], ["b", name(`space-${b}`)]) });
    return { layers: [layer("reach", ["kingston", "northfield", "oneida-lake"])], prompt: { text: phrase("bt-ask-act"), rule: "7.1" }, choices: [
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
    const face = (side, ...faces) => faces.map((face) => ({ side, face, name: `face-${face}` }));
    return { focus: ["space:lake-george"], panel: {
      id: "battle",
      title: phrase("bt-battle", ["space", name("space-lake-george")]),
      rows: [row("bt-row-units", 9, 4, "7.1"), row("bt-row-militia", 0, 0)],
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
