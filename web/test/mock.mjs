// The mock of the server. It serves the page and canned tables of The Struggle for New France, of Wilderness War and of
// Bayonets & Tomahawks, so that the client can be viewed without a server. The mock has no dependencies and no rules. It
// logs every action, and the turn goes on.
//
//   node web/test/mock.mjs [PORT [linked]]
//                                      /t/plain#f  /t/cards#f  /t/force#b  /t/battle#b  /t/hot#f,b  /t/open#f  /t/over#f  /t/bot#b
//                                      /t/ww-plain#f  /t/ww-force#f  /t/ww-go#f  /t/ww-battle#f
//                                      /t/bt-plain#f  /t/bt-act#b  /t/bt-force#f  /t/bt-battle#b

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { bayonets } from "./bayonets.mjs";
import { box, held, name, phrase, row, space, tick } from "./canned.mjs";
import { page, script, sheet } from "./link.mjs";
import { wilderness } from "./wilderness.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const game = join(web, "../games/struggle");
const { board, view: start } = JSON.parse(readFileSync(join(web, "test/struggle.json"), "utf8"));
const basemap = () => readFileSync(join(game, "data/basemap.svg"));
const port = Number(process.argv[2] ?? 8123);
/** The linked files of the page by name, for tests. For somebody who is changing the page, the mock serves it module by module instead. */
const linked = process.argv[3] === "linked"
  ? { "table.linked.js": script("table/table.js"), "lobby.linked.js": script("lobby/lobby.js"), "rules.linked.js": script("rulebook/rulebook.js"), "style.linked.css": sheet() }
  : {};
const isRules = (path) => /^\/rules([/.]|$)/.test(path);
const pageAt = (path) => (process.argv[3] === "linked" ? page(path === "/" ? "lobby.linked.js" : isRules(path) ? "rules.linked.js" : "table.linked.js", "style.linked.css") : readFileSync(join(web, "index.html")));
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".ftl": "text/plain; charset=utf-8", ".woff2": "font/woff2" };
const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws:; img-src 'self' data:";

/** Texts that the game does not have yet. */
const EXTRA = {
  en: `
mock-ask = Move a force, or end your Movement Phase.
mock-ask-cards = Winter: discard as many cards as you like.
mock-ask-force = Who marches from { $space }?
mock-done = Done moving
mock-march = March from { $space }
mock-stay = Leave a garrison in { $space }
mock-take = Take { $n } SP
mock-lead = { $who } leads
mock-keep = Keep all cards
mock-discard = Discard { $cards }
mock-card = Play { $card }
mock-moved = { $who } marched from { $from } to { $to }.
mock-played = { $side } played "{ $what }".
mock-season = { $season } { $year }
mock-fight = Combat at { $space }: { $attacker } attack.
mock-roll = { $side } rolled { $n } with a leader of +{ $rating }: { $losses } losses.
mock-won = { $side } won the combat.
mock-why = A force without a leader may move one space only.
mock-battle = Combat at { $space }
mock-row-sp = Strength
mock-row-dv = Defence value
mock-row-leader = Leader
mock-row-total = Combat factors
mock-row-die = Die
mock-plus = { $who } +{ $n }
mock-win-why = The French still hold Quebec at the end of 1762.
mock-ask-fight = Play a combat card, or roll the dice.
mock-go = Roll the dice
`,
  fr: `
mock-ask = Déplacez une force, ou terminez votre phase de mouvement.
mock-ask-cards = Hiver : défaussez autant de cartes que vous voulez.
mock-ask-force = Qui part de { $space } ?
mock-done = Fin des mouvements
mock-march = Marcher de { $space }
mock-stay = Laisser une garnison à { $space }
mock-take = Prendre { $n } PF
mock-lead = { $who } commande
mock-keep = Garder toutes les cartes
mock-discard = Défausser { $cards }
mock-card = Jouer { $card }
mock-moved = { $who } : marche de { $from } à { $to }.
mock-played = { $side } : « { $what } ».
mock-season = { $season } { $year }
mock-fight = Combat à { $space } : attaque de { $attacker }.
mock-roll = { $side } : { $n } au dé avec un chef de +{ $rating }, { $losses } pertes.
mock-won = { $side } : combat gagné.
mock-why = Une force sans chef ne peut avancer que d'un espace.
mock-battle = Combat à { $space }
mock-row-sp = Force
mock-row-dv = Valeur de défense
mock-row-leader = Chef
mock-row-total = Facteurs de combat
mock-row-die = Dé
mock-plus = { $who } +{ $n }
mock-win-why = Les Français tiennent encore Québec à la fin de 1762.
mock-ask-fight = Jouez une carte de combat, ou lancez les dés.
mock-go = Lancer les dés
`,
};

function text(lang) {
  const dir = join(game, "text", lang);
  return readdirSync(dir).map((file) => readFileSync(join(dir, file), "utf8")).join("\n") + EXTRA[lang];
}

function rules(name) {
  const source = readFileSync(join(web, "../games", name, "data/rules.toml"), "utf8");
  const all = { section: [], rule: [] };
  for (const part of source.split(/^\[\[/m).slice(1)) {
    const kind = part.slice(0, part.indexOf("]]"));
    const field = (key) => JSON.parse(part.match(new RegExp(`^${key} = (".*")$`, "m"))?.[1] ?? '""');
    all[kind]?.push({ id: field("id"), en: field("en"), fr: field("fr"), rulings: JSON.parse(part.match(/^rulings = (\[.*\])$/m)?.[1] ?? "[]"), differs: JSON.parse(part.match(/^differs = (\[.*\])$/m)?.[1] ?? "[]") });
  }
  return { ...all, gallery: gallery(name) };
}

/** Returns the examples of the gallery, without their rules. */
function gallery(name) {
  const source = readFileSync(join(web, "../games", name, "data/examples.toml"), "utf8");
  const field = (part, key) => JSON.parse(part.match(new RegExp(`^${key} = (".*")$`, "m"))[1]);
  return source.split("[[theme]]").slice(1).map((theme) => {
    const [head, ...examples] = theme.split("[[theme.example]]");
    return { en: field(head, "en"), fr: field(head, "fr"), examples: examples.map((one) => ({ en: field(one, "en"), fr: field(one, "fr"), rules: [] })) };
  });
}

const spaces = () => ({
  ...start.spaces,
  hampshire: space(board, { control: "british", markers: ["combat"], french: { sp: 6, indians: 2, levis: "fit" }, british: { sp: 15, monckton: "wounded" } }),
  kittanning: space(board, { markers: ["destroyed"] }),
  "fort-oswego": space(board, { control: "french", french: { sp: 3, indians: 1 } }),
});

const LOG = [
  { text: phrase("mock-season", ["season", name("season-spring")], ["year", 1755]), heading: true },
  { text: phrase("phase-british-movement"), heading: true, side: "british" },
  { text: phrase("mock-moved", ["who", name("leader-braddock")], ["from", name("space-baltimore")], ["to", name("space-winchester")]), side: "british", on: ["space:baltimore", "space:winchester"], rule: "movement.2" },
  { text: phrase("mock-moved", ["who", name("leader-monckton")], ["from", name("space-deerfield")], ["to", name("space-hampshire")]), side: "british", on: ["space:deerfield", "space:hampshire"], rule: "movement.6" },
  { text: phrase("phase-british-combat"), heading: true, side: "british" },
  { text: phrase("mock-fight", ["space", name("space-hampshire")], ["attacker", name("side-british")]), side: "british", on: ["space:hampshire"], rule: "combat.1" },
  { text: phrase("mock-roll", ["side", name("side-british")], ["n", 4], ["rating", 2], ["losses", 4]), side: "british", dice: [4], rule: "combat.6", on: ["space:hampshire"] },
  { text: phrase("mock-roll", ["side", name("side-french")], ["n", 1], ["rating", 1], ["losses", 2]), side: "french", dice: [1], rule: "combat.6", on: ["space:hampshire"] },
  { text: phrase("mock-won", ["side", name("side-british")]), side: "british", rule: "victory.1", on: ["space:hampshire"] },
  { text: phrase("phase-french-reinforcements"), heading: true, side: "french" },
  { text: phrase("mock-played", ["side", name("side-french")], ["what", name("card-F01")]), side: "french", rule: "card.F01" },
].map((line, i) => ({ n: Math.ceil(i / 2) + 1, ...line }));

const HANDS = { french: ["F02", "F12", "F14", "F21", "F27"], british: ["B07", "B15", "B18", "B22", "B28"] };

const clock = (season, phase) => [
  tick("season", season, "date", { key: `season-${season}` }), tick("year", 1755, "date", { key: "clock-year", args: [["year", "1755"]] }), tick("phase", phase, "stage", { key: `phase-${phase}` }),
];

function view(as) {
  const pile = (side, active) => ({ hand: as === side || as === "open" ? HANDS[side] : null, held: 5, left: 26 - 3, discard: side === "french" ? ["F05", "F10"] : ["B01"], active });
  return {
    clock: clock("spring", "french-movement"),
    tracks: [{ id: "vp", name: "track-vp", french: 29, british: 31 }],
    spaces: spaces(),
    cards: { french: pile("french", "F01"), british: pile("british", null) },
    boxes: [box("removed", "list", held(board, { braddock: "removed" }))],
    outcome: null,
  };
}

/** Returns the prompt of each canned table. */
function scene(id, as) {
  const other = as === "french" ? "british" : "french";
  const march = ["quebec", "montreal", "fort-niagara", "louisbourg", "fort-duquesne", "fort-carillon", "logstown", "fort-oswego"];
  const plain = {
    prompt: { text: phrase("mock-ask"), rule: "movement.1" },
    choices: [
      ...march.map((space) => ({ play: `march ${space}`, on: [`space:${space}`], label: phrase("mock-march", ["space", name(`space-${space}`)]) })),
      { play: "stay montreal", on: ["space:montreal"], label: phrase("mock-stay", ["space", name("space-montreal")]) },
      { play: "card F14", on: ["card:F14"], label: phrase("mock-card", ["card", name("card-F14")]) },
      { play: "done", on: [], label: phrase("mock-done") },
    ],
  };
  if (id === "cards") {
    const hand = HANDS[as] ?? [];
    const subsets = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, i) => bits & (1 << i)));
    return { prompt: { text: phrase("mock-ask-cards"), rule: "winter.1" }, choices: subsets.map((cards) => ({
      play: ["discard", ...cards].join(" "), on: cards.map((card) => `card:${card}`),
      label: cards.length === 0 ? phrase("mock-keep") : phrase("mock-discard", ["cards", cards.map((card) => name(`card-${card}`))]),
    })) };
  }
  if (id === "force") {
    const from = "albany";
    return { focus: [`space:${from}`], prompt: { text: phrase("mock-ask-force", ["space", name(`space-${from}`)]), rule: "movement.1" }, choices: [
      ...Array.from({ length: 15 }, (_, i) => ({ play: `take sp ${i + 1}`, on: [`piece:${from}/british/sp`], label: phrase("mock-take", ["n", i + 1]) })),
      ...["johnson", "shirley"].map((who) => ({ play: `take ${who}`, on: [`piece:${from}/british/${who}`], label: phrase("mock-lead", ["who", name(`leader-${who}`)]) })),
      { play: "cancel", on: [], label: phrase("mock-done") },
    ] };
  }
  if (id === "battle") {
    return { focus: ["space:hampshire"], panel: { id: "combat", title: phrase("mock-battle", ["space", name("space-hampshire")]), rows: [
      row("mock-row-sp", 8, 15, "combat.1"), row("mock-row-dv", 1, null, "combat.3"),
      row("mock-row-total", 9, 15), row("mock-row-leader", phrase("mock-plus", ["who", name("leader-levis")], ["n", 3]), phrase("mock-plus", ["who", name("leader-monckton")], ["n", 2]), "combat.5"),
    ] }, prompt: { text: phrase("mock-ask-fight"), rule: "combat.4", pass: "go" }, choices: [
      { play: "card B22", on: ["card:B22"], label: phrase("mock-card", ["card", name("card-B22")]) },
      { play: "go", on: [], label: phrase("mock-go") },
    ] };
  }
  if (id === "bot") return { awaited: [other], prompt: null, choices: [] };
  return plain;
}

const STRUGGLE = {
  board, basemap, text, view, scene, log: LOG, scenario: "1755",
  facts: { name: "struggle", rules_version: 1, scenarios: ["1755"], options: [], levels: ["random", "greedy", "search"], default_level: "greedy", lessons: [] },
};
const GAMES = { struggle: STRUGGLE, wilderness: wilderness(web), bayonets: bayonets(web) };
const TABLES = { struggle: "", wilderness: "ww-", bayonets: "bt-" };
const gameOf = (id) => (id.startsWith("ww-") ? "wilderness" : id.startsWith("bt-") ? "bayonets" : "struggle");

const tables = new Map();
const tableOf = (id) => {
  if (!tables.has(id)) tables.set(id, { id, entry: 12, number: 12, log: [...GAMES[gameOf(id)].log], turn: null, chat: [{ from: "Ben", side: "british", text: "Good luck! <b>No markup</b> & no mercy.", time: Date.now() / 1000 }], acks: new Set() });
  return tables.get(id);
};

function message(table, client) {
  const id = table.id.replace(/^(ww|bt)-/, "");
  const game = GAMES[gameOf(table.id)];
  const seats = client.seats;
  const over = id === "over";
  const as = over ? "open" : (client.as ?? seats[0] ?? "watcher");
  const awaited = over ? [] : [table.turn ?? (game === STRUGGLE && (id === "force" || id === "battle") ? "british" : seats[0] ?? "french")];
  const now = game.scene(id, as);
  const seen = game.view(as);
  const started = id !== "open";
  return {
    is: "table", table: table.id, game: game.facts.name, scenario: game.scenario, options: {}, commitment: "b1946ac92492d2347c6235b4d2611184f9b1946ac92492d2347c6235b4d26111", secret: over ? "5f2b" : undefined,
    players: {
      french: { name: "Élise", kind: "human", here: true, nonce: "f1" },
      british: started ? (id === "bot" ? { name: null, kind: "bot", level: "greedy", here: true, nonce: "b1" } : { name: "<i>Bob</i>", kind: "human", here: false, nonce: "b1" }) : { kind: "open", here: false },
    },
    started, seats, as, entry: table.entry, number: table.number, awaited: now.awaited ?? awaited,
    view: started ? { ...seen, focus: now.focus, panel: now.panel, layers: [...(seen.layers ?? []), ...(now.layers ?? [])] } : null,
    prompt: now.prompt, choices: awaited.includes(as) && started ? now.choices : [], undo: table.number > 12 ? { takes: phrase("mock-last") } : { no: "nothing" }, orders: null,
    log_from: 0, log: table.log,
    outcome: over ? { winner: "french", rule: "course.2", why: "mock-win-why" } : null, result: null, draw: [], access: "invitation", takeback: [], pause: [], asks_back: null, rematch: { french: null, british: null },
  };
}

function heard(client, said) {
  const table = client.table;
  const tell = (answer) => client.send(answer);
  switch (said.do) {
    case "sit":
      client.seats = said.tokens.map((token) => ({ f: "french", b: "british" })[token]).filter(Boolean);
      if (said.as === "french" || said.as === "british") client.as = said.as;
      tell(message(table, client));
      return tell({ is: "chat", lines: table.chat });
    case "ping": return tell({ is: "pong" });
    case "as":
      client.as = said.side;
      return tell(message(table, client));
    case "play": {
      if (said.entry !== table.entry && !table.acks.has(said.id)) return tell({ is: "no", id: said.id, code: "stale", message: "moved on" });
      if (!table.acks.has(said.id)) {
        table.acks.add(said.id);
        table.entry += 1;
        table.number += 1;
        table.log.push({ n: table.number, text: phrase("mock-played", ["side", name(`side-${said.side}`)], ["what", said.play]), side: said.side, dice: [1 + Math.floor(Math.random() * 6), 1 + Math.floor(Math.random() * 6)], rule: "movement.1" });
        if (said.play === "done") table.turn = said.side === "french" ? "british" : "french";
      }
      tell({ is: "ack", id: said.id, entry: table.entry, number: table.number });
      return all(table);
    }
    case "undo":
      table.log = table.log.filter((line) => line.n < table.number);
      table.entry += 1;
      table.number -= 1;
      tell({ is: "ack", id: said.id, entry: table.entry, number: table.number });
      return all(table);
    case "ways": return tell({ is: "ways", number: table.number, ways: GAMES[gameOf(table.id)].scene(table.id.replace(/^(ww|bt)-/, ""), said.side).ways ?? [] });
    case "why": return tell({ is: "why", on: said.on, rule: "movement.4", why: "mock-why" });
    case "at": return tell({ is: "at", number: said.number, view: GAMES[gameOf(table.id)].view("open"), log: table.log.filter((line) => line.n <= said.number) });
    case "chat": {
      const line = { from: "Ann", side: client.seats[0], text: said.text, time: Date.now() / 1000 };
      table.chat.push(line);
      for (const one of clients) if (one.table === table) one.send({ is: "chat", lines: [line] });
      return;
    }
    default: return tell({ is: "no", id: said.id, code: "unreadable", message: "what?" });
  }
}

const clients = new Set();
const all = (table) => {
  for (const one of clients) if (one.table === table) one.send(message(table, one));
};

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
  const answer = (type, body, status = 200) => {
    response.writeHead(status, { "content-type": type, "content-security-policy": CSP, "cache-control": "no-store" });
    response.end(body);
  };
  const json = (value) => answer("application/json", JSON.stringify(value));
  try {
    // There is no page to cache, so this service worker does nothing.
    if (path === "/sw.js") return answer(TYPES[".js"], "");
    if (path === "/" || path === "/table.html" || isRules(path) || path.startsWith("/t/")) return answer(TYPES[".html"], pageAt(path));
    if (path.startsWith("/web/")) {
      const file = normalize(path.slice(5));
      if (file.startsWith("..")) throw new Error("outside");
      return answer(TYPES[extname(file)] ?? "text/plain", linked[file] ?? readFileSync(join(web, file)));
    }
    if (path === "/api/games") return json(Object.values(GAMES).map((one) => one.facts));
    const [, of, what, lang] = path.match(/^\/api\/games\/(\w+)\/([\w.]+)(?:\/(en|fr))?$/) ?? [];
    const asked = GAMES[of ?? ""];
    if (asked && what === "board") return json(asked.board);
    if (asked && (what === "basemap.svg" || what === "sketch.svg")) return answer(TYPES[".svg"], asked.basemap());
    if (asked && (what === "style.css" || what === "signs.svg")) return answer(TYPES[extname(what)], readFileSync(join(web, "../games", of, "look", what)));
    if (asked && what === "rules") return json(rules(of));
    if (asked && what === "examples") return json({ all: [], rules: {} });
    if (asked && (what === "text" || what === "words") && lang) return answer("text/plain; charset=utf-8", asked.text(lang));
    if (path === "/api/tables" && request.method === "POST") {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        const wish = JSON.parse(body);
        const held = (who) => Object.fromEntries([["french", "f"], ["british", "b"]].filter(([side]) => wish[side] === who));
        json({ table: TABLES[wish.game] ? `${TABLES[wish.game]}plain` : wish.british === "open" ? "open" : wish.french === wish.british ? "hot" : "plain", seats: held("me"), invitations: held("open"), commitment: "b194" });
      });
      return;
    }
    if (/^\/api\/tables\/[^/]+\/code$/.test(path)) return json({ side: "french", recovery: "aaaa-bbbb-cccc-dddd-eeee" });
    if (path === "/api/account") return json({});
    if (path === "/api/mine" || path === "/api/open") return json([]);
    answer("application/json", '{"error":{"code":"nothing","message":"no such thing"}}', 404);
  } catch {
    answer("text/plain", "not found", 404);
  }
});

// A minimal WebSocket server: it reads only text frames, since the page sends no others.
server.on("upgrade", (request, socket) => {
  const id = request.url.match(/^\/api\/tables\/([^/]+)\/live$/)?.[1];
  if (!id && request.url !== "/api/live") return socket.destroy();
  const key = createHash("sha1").update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
  // In the lobby of this server nothing changes.
  if (!id) return socket.on("error", () => {});
  const client = { table: tableOf(id), seats: [], as: null, send(value) {
    const body = Buffer.from(JSON.stringify(value));
    const head = body.length < 126 ? Buffer.from([0x81, body.length]) : body.length < 65536
      ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255]) : Buffer.concat([Buffer.from([0x81, 127, 0, 0, 0, 0]), Buffer.from(Uint32Array.of(body.length).buffer).reverse()]);
    socket.write(Buffer.concat([head, body]));
  } };
  clients.add(client);
  let kept = Buffer.alloc(0);
  socket.on("data", (data) => {
    kept = Buffer.concat([kept, data]);
    for (;;) {
      if (kept.length < 6) return;
      let size = kept[1] & 127;
      let at = 2;
      if (size === 126) {
        size = kept.readUInt16BE(2);
        at = 4;
      }
      if (kept.length < at + 4 + size) return;
      const mask = kept.subarray(at, at + 4);
      const body = kept.subarray(at + 4, at + 4 + size).map((byte, i) => byte ^ mask[i % 4]);
      const kind = kept[0] & 15;
      kept = kept.subarray(at + 4 + size);
      if (kind === 8) return socket.end();
      if (kind === 1) heard(client, JSON.parse(Buffer.from(body).toString()));
    }
  });
  const gone = () => clients.delete(client);
  socket.on("close", gone);
  socket.on("error", gone);
});

server.listen(port, () => console.log(`http://localhost:${server.address().port}/`));
