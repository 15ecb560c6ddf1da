// A canned table of Wilderness War for the mock: the set-up of 1757, to which a siege, raids and a march were added so that
// every sign can be seen. The mock has no rules.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { box, card, held, layer, markers, name, phrase, row, space, tick, word } from "./canned.mjs";

/** @param {string} web */
export function wilderness(web) {
  const folder = join(web, "../games/wilderness");
  const { board, view: start } = JSON.parse(readFileSync(join(web, "test/wilderness.json"), "utf8"));
  return {
    board,
    facts: {
      name: "wilderness", rules_version: 1, scenarios: ["annus-mirabilis", "early-war", "late-war", "full-campaign"], levels: ["random", "greedy"], default_level: "greedy", lessons: [],
      options: [
        { name: "edition", values: ["third", "earlier-advanced", "earlier-basic"] },
        ...["linked-diplomacy", "militia-flight", "early-regulars", "surrender-either", "acadians-either", "fetch-regulars", "tournament"].map((name) => ({ name, values: ["off", "on"] })),
        { name: "bid", values: ["0", "1", "2", "3", "4", "5"] }, { name: "bid-for", values: ["french", "british"] },
      ],
    },
    basemap: () => readFileSync(join(folder, "data/basemap.svg")),
    text: (lang) => WORDS[lang] + own(folder, lang),
    view: (as) => view(as, board, start),
    scene,
    log: LOG,
    scenario: "annus-mirabilis",
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
ww-ask = Play a card.
ww-event = Play it as an event
ww-activate = Activate forces for { $n }
ww-stockades = Build stockades
ww-forts = Begin or finish a fort
ww-throw = Throw it away
ww-pass = Pass
ww-ask-force = Who goes with Montcalm from { $space }?
ww-take = Take { $n } along
ww-go = Go to { $space }
ww-ask-go = Where does Montcalm's force go?
ww-halt = Halt
mock-last = the last action
ww-ask-reply = Respond to the battle at { $space }?
ww-battle = Siege of { $space }
ww-row-strength = Strength
ww-row-leader = Leader
ww-moved = { $who } marched from { $from } to { $to }.
mock-why = A force may not enter that space.
mock-played = { $side } played "{ $what }".
`,
  fr: `
ww-ask = Jouez une carte.
ww-event = La jouer comme événement
ww-activate = Activer des forces pour { $n }
ww-stockades = Construire des fortins
ww-forts = Commencer ou achever un fort
ww-throw = La jeter
ww-pass = Passer
ww-ask-force = Qui part avec Montcalm de { $space } ?
ww-take = En prendre { $n }
ww-go = Aller à { $space }
ww-ask-go = Où va la force de Montcalm ?
ww-halt = Halte
mock-last = la dernière action
ww-ask-reply = Répondre à la bataille de { $space } ?
ww-battle = Siège de { $space }
ww-row-strength = Force
ww-row-leader = Chef
ww-moved = { $who } : marche de { $from } à { $to }.
mock-why = Une force ne peut pas entrer dans cet espace.
mock-played = { $side } : « { $what } ».
`,
};

const LOG = [
  { text: phrase("season-early"), heading: true },
  { text: phrase("ww-moved", ["who", name("leader-montcalm")], ["from", name("space-montreal")], ["to", name("space-hudson-carry-north")]), side: "french", on: ["space:montreal", "space:hudson-carry-north"], rule: "5.11" },
].map((line, i) => ({ n: i + 1, ...line }));

function spaces(board, start) {
  const here = structuredClone(start.spaces);
  const add = (id, ...ids) => (here[id].markers = [...(here[id].markers ?? []), ...markers(ids)]);
  const leaves = (id, side, who) => (here[id].pieces[side] = here[id].pieces[side].filter((piece) => piece.id !== who));
  // Montcalm besieges Fort William Henry.
  here["hudson-carry-north"] = space(board, {
    control: "british", markers: ["fort-british", "siege-1"],
    french: { regulars: 3, "reduced-regulars": 1, coureurs: 1, huron: 1, ojibwa: 1, montcalm: "out", rigaud: "out" },
    british: { "inside-northern-provincials": 1, "inside-reduced-northern-provincials": 1, webb: "inside" },
  });
  leaves("hudson-carry-south", "british", "webb");
  leaves("montreal", "french", "montcalm");
  leaves("ticonderoga", "french", "rigaud");
  add("york", "raided-french");
  add("augusta", "raided-french", "raided-french");
  add("st-francois", "raided-british", "allied-french");
  add("baie-st-paul", "amphib");
  add("ticonderoga", "fieldworks");
  add("canajoharie", "allied-british");
  here.louisbourg = space(board, { control: "british", markers: ["captured-british"], british: { regulars: 3, highlanders: 2, "reduced-royal-americans": 1, amherst: "out", wolfe: "out" } });
  here["lac-des-deux-montagnes"] = space(board, { french: { coureurs: 1 }, british: { rangers: 1 } });
  here["st-lawrence-militia-box"] = space(board, { control: "french", french: { militia: 3 } });
  return here;
}

const HANDS = { french: ["1", "5", "9", "12", "16", "23", "27", "34", "61"], british: ["2", "6", "10", "17", "18", "28", "35", "40", "62"] };

function view(as, board, start) {
  const pile = (side) => ({ hand: as === side || as === "open" ? HANDS[side] : null, held: 9, left: 40, discard: [], active: null });
  return {
    clock: [
      tick("season", "early", "date", phrase("season-early")), tick("year", 1757, "date", phrase("clock-year", ["year", "1757"])), tick("phase", "french", "stage", phrase("phase-french")),
      tick("assemblies", "supportive", "badge", phrase("clock-assemblies-supportive")), tick("first", "french", "badge", phrase("clock-first-french")), tick("edition", "third", "silent"),
    ],
    tracks: [{ id: "vp", name: "track-vp", french: 4, british: 0 }],
    spaces: spaces(board, start),
    cards: { french: pile("french"), british: pile("british") },
    boxes: [
      box("discard", "pile", ["3", "30", "45"].map(card)), box("removed-cards", "pile", ["67", "69"].map(card)),
      box("pool", "list", held(board, { bradstreet: "pool", forbes: "pool", murray: "pool" })), box("set-aside", "list", []), box("removed", "list", held(board, { drucour: "removed" })),
      box("in-force", "badges", ["pitt", "diplomatic-revolution", "squadrons-no-landing", "blockhouses-british", "card-held-french"].map((id) => word(id, `in-force-${id}`, id.match(/french|british/)?.[0]))),
    ],
    layers: [
      layer("supply-french", ["quebec", "montreal", "trois-rivieres", "sorel", "st-jean", "ile-aux-noix", "crown-point", "ticonderoga", "hudson-carry-north", "louisbourg"]),
      layer("supply-british", ["albany", "kinderhook", "schenectady", "hoosic", "hudson-carry-south", "new-york", "boston", "hudson-carry-north"]),
    ],
    outcome: null,
  };
}

/** Returns the prompt of each canned table. */
function scene(id, as) {
  const plain = {
    prompt: { text: phrase("ww-ask"), rule: "5.11" },
    choices: (HANDS[as] ?? []).flatMap((card) => [
      ...["event", "stockades", "forts", "throw"].map((what) => ({ play: `${what} ${card}`, on: [`card:${card}`], label: phrase(`ww-${what}`) })),
      { play: `activate ${card}`, on: [`card:${card}`], label: phrase("ww-activate", ["n", 3]) },
    ]).concat({ play: "pass", on: [], label: phrase("ww-pass") }),
  };
  const from = "hudson-carry-north";
  if (id === "force") {
    const keys = ["regulars", "reduced-regulars", "coureurs", "huron", "rigaud"];
    return { focus: [`space:${from}`], prompt: { text: phrase("ww-ask-force", ["space", name(`space-${from}`)]), rule: "5.11" }, choices: [
      ...keys.flatMap((key) => Array.from({ length: key === "regulars" ? 3 : 1 }, (_, i) => ({ play: `take ${key} ${i + 1}`, on: [`piece:${from}/french/${key}`], label: phrase("ww-take", ["n", i + 1]) }))),
      { play: "halt", on: [], label: phrase("ww-halt") },
    ] };
  }
  if (id === "go") {
    const near = ["ticonderoga", "hudson-carry-south", "mohawks-branch", "hoosic"];
    const step = (to, risk) => ({ play: `go ${to}`, on: `space:${to}`, ...(risk ? { risk } : {}) });
    const ways = [
      ...near.map((to) => ({ to: `space:${to}`, steps: [step(to)], stops: false })),
      { to: "space:crown-point", steps: [step("ticonderoga"), step("crown-point")], stops: false },
      { to: "space:winooski", steps: [step("ticonderoga"), step("crown-point", "hands-over"), step("winooski")], stops: true },
    ];
    return { focus: [`space:${from}`], ways, prompt: { text: phrase("ww-ask-go"), rule: "5.11" }, choices: [
      ...near.map((to) => ({ play: `go ${to}`, on: [`space:${to}`], label: phrase("ww-go", ["space", name(`space-${to}`)]) })),
      { play: "halt", on: [], label: phrase("ww-halt"), lasting: "hands-over" },
    ] };
  }
  if (id === "battle") {
    return { focus: [`space:${from}`], panel: { id: "siege", title: phrase("ww-battle", ["space", name(`space-${from}`)]), rows: [
      row("ww-row-strength", 16, 3, "5.11"), row("ww-row-leader", 2, 0),
    ] }, prompt: { text: phrase("ww-ask-reply", ["space", name(`space-${from}`)]), rule: "5.11", pass: "pass" }, choices: [
      { play: "event 9", on: ["card:9"], label: phrase("ww-event") }, { play: "pass", on: [], label: phrase("ww-pass") },
    ] };
  }
  return plain;
}
