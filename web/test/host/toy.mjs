// A toy program: a game in which the sides take turns to say a word. Like a real program it takes questions and returns answers as bytes. It
// has no rules, and does only the things on which the page and the workers rely.

/** The toy program, with its tables, its clients, and all questions that it was asked. */
export class Toy {
  constructor() {
    this.tables = new Map();
    this.clients = new Map();
    this.asked = [];
    this.version = 0;
    /** The words that make the program panic. */
    this.breaks = new Set(["trap"]);
  }

  /** Answers a question, as a program does. */
  take(question) {
    this.asked.push(question);
    return this[question.ask](question);
  }

  open({ wish, random }) {
    if (wish.lesson === "none") return { status: 422, body: { error: { code: "refused", message: "no such lesson" } } };
    const id = `local-${random.slice(0, 8)}`;
    const table = { id, seats: { french: wish.french, british: wish.british }, entries: [], notes: 0, begins: wish.position ?? "" };
    const seats = Object.fromEntries(["french", "british"].filter((side) => wish[side] === "me").map((side) => [side, `key-${side}`]));
    return { status: 201, body: { table: id, seats, invitations: {}, commitment: "c" }, store: { tables: [kept(table)] } };
  }

  upload({ text }) {
    if (!text.includes("\n")) return { status: 422, body: { error: { code: "unreadable", message: "no record" } } };
    const table = { id: "local-record", seats: {}, entries: [], notes: 0, begins: text };
    return { status: 201, body: { table: table.id }, store: { tables: [kept(table)] } };
  }

  study({ wish, text, random }) {
    if (text === "no") return { status: 400, body: { error: { code: "unreadable", message: "no study" } } };
    const id = `local-${random.slice(0, 8)}`;
    const table = { id, seats: { french: "me", british: "me" }, entries: [], notes: 0, begins: text ?? wish.scenario ?? "" };
    return { status: 201, body: { table: id, seats: { french: "key-french", british: "key-british" } }, store: { tables: [{ ...kept(table), study: { title: "", actions: 0 } }] } };
  }

  written({ table: id }) {
    return { status: 200, body: `study of ${this.tables.get(id).begins}` };
  }

  load({ stored, entries }) {
    const table = { ...stored, entries: [...entries] };
    this.tables.set(table.id, table);
    return this.thoughts(table);
  }

  forget({ table }) {
    this.tables.delete(table);
    for (const [n, client] of this.clients) if (client.table === table) this.clients.delete(n);
    return {};
  }

  hear({ table: id, client: n, text }) {
    const message = JSON.parse(text);
    const table = this.tables.get(id);
    if (message.play && this.breaks.has(message.play)) throw new WebAssembly.RuntimeError("unreachable");
    if (message.do === "sit") {
      const seats = ["french", "british"].filter((side) => message.tokens.includes(`key-${side}`));
      this.clients.set(n, { table: id, seats });
      return { say: [[n, this.told(table, n)]] };
    }
    const client = this.clients.get(n);
    if (!client) return { say: [[n, JSON.stringify({ is: "no", id: message.id, code: "not-seated", message: "sit down" })]] };
    if (message.do === "hint") return { questions: [{ client: n, id: 1, kind: "hints", side: message.side }] };
    if (message.do === "odds") return { questions: [{ client: n, id: 1, kind: "odds", play: message.play }] };
    if (message.do === "chat") {
      table.notes += 1;
      return { store: { tables: [kept(table)], chat: [{ table: id, number: table.notes, line: { text: message.text } }] }, say: this.all(id, JSON.stringify({ is: "chat", lines: [{ text: message.text }] })) };
    }
    if (message.do !== "play") return { say: [[n, JSON.stringify({ is: "no", id: message.id, code: "unreadable", message: "what?" })]] };
    const known = table.entries.find((entry) => entry.client_id === message.id);
    if (known) return { say: [[n, JSON.stringify({ is: "ack", id: message.id, entry: known.number, number: known.number })]] };
    if (message.entry !== table.entries.length) return { say: [[n, JSON.stringify({ is: "no", id: message.id, code: "stale", message: "moved on" })]] };
    return this.entered(table, { play: message.play, client_id: message.id }, [[n, JSON.stringify({ is: "ack", id: message.id, entry: message.entry + 1, number: message.entry + 1 })]]);
  }

  entered(table, entry, say) {
    const number = table.entries.length + 1;
    table.entries.push({ number, ...entry });
    const store = { tables: [kept(table)], entries: [{ table: table.id, number, entry: table.entries.at(-1) }] };
    return { store, say: [...say, ...this.patches(table)], ...this.thoughts(table) };
  }

  thought({ table: id, entry, play }) {
    const table = this.tables.get(id);
    if (table.entries.length !== entry) return {};
    return this.entered(table, { play: play ?? "resign", client_id: "" }, []);
  }

  hints({ iterations }) {
    return { hints: [{ play: `after ${iterations}` }] };
  }

  answer({ client, odds, hints, more }) {
    if (hints) return { say: [[client, JSON.stringify({ is: "hint", hints, more })]] };
    return { say: [[client, JSON.stringify({ is: "odds", play: odds?.of, odds })]] };
  }

  leave({ client }) {
    this.clients.delete(client);
    return {};
  }

  record({ table: id }) {
    const { entries } = this.tables.get(id);
    return entries.at(-1)?.play === "end" ? { status: 200, body: `game toy\n${entries.map(({ play }) => play).join("\n")}\n` } : { status: 409, body: { error: { code: "not-over", message: "the game is not over" } } };
  }

  moment({ table: id, number }) {
    return { status: 200, body: this.tables.get(id).entries.slice(0, number).map(({ play }) => play).join(" ") };
  }

  follow({ table: id, stored, entries, from }) {
    if (stored) this.tables.set(id, { ...stored, entries: [...entries] });
    else if (this.tables.get(id)?.entries.length !== from) return { whole: true };
    else this.tables.get(id).entries.push(...entries);
    return {};
  }

  think({ table, level }) {
    return { play: `${level} after ${this.tables.get(table).entries.map(({ play }) => play).join(" ")}` };
  }

  odds({ table, play }) {
    return { odds: { of: play, after: this.tables.get(table).entries.length } };
  }

  review({ table }) {
    this.progress?.(1, 2);
    return { review: { actions: this.tables.get(table).entries.length } };
  }

  /** If it is a bot's turn, returns the decision that the bot must make. */
  thoughts({ id, seats, entries }) {
    const side = entries.length % 2 === 0 ? "french" : "british";
    const bot = seats[side]?.match(/^bot:(\w+)/)?.[1];
    return bot ? { think: [{ table: id, side, entry: entries.length, level: bot, seed: "1" }] } : {};
  }

  message(table, n) {
    const { seats } = this.clients.get(n);
    return { is: "table", version: this.version, table: table.id, seats, as: seats[0] ?? "watcher", entry: table.entries.length, number: table.entries.length, said: table.entries.map(({ play }) => play) };
  }

  told(table, n) {
    const message = this.message(table, n);
    this.clients.get(n).version = message.version;
    return JSON.stringify(message);
  }

  all(table, text) {
    return [...this.clients].filter(([, client]) => client.table === table).map(([n]) => [n, text]);
  }

  patches(table) {
    this.version += 1;
    const { length } = table.entries;
    return [...this.clients].filter(([, client]) => client.table === table.id).map(([n, client]) => {
      const patch = { is: "patch", of: client.version, patch: [{ op: "replace", path: "/version", value: this.version }, { op: "replace", path: "/entry", value: length }, { op: "replace", path: "/number", value: length }, { op: "add", path: `/said/${length - 1}`, value: table.entries.at(-1).play }] };
      client.version = this.version;
      return [n, JSON.stringify(patch)];
    });
  }
}
const kept = ({ entries, ...table }) => ({ id: table.id, game: "toy", stored: { ...structuredClone(table), changes: table.notes }, status: { table: table.id, game: "toy", number: entries.length, players: Object.fromEntries(Object.entries(table.seats).map(([side, seat]) => [side, { kind: seat?.startsWith("bot") ? "bot" : "human" }])) } });

/** Returns the toy as the exports of a WebAssembly module. Its memory grows with every question, as that of a real module may. */
export function exportsOf(toy) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let held = 8;
  const room = (length) => {
    const at = held;
    held += length;
    memory.grow(Math.max(1, Math.ceil((held - memory.buffer.byteLength) / 65536)));
    return at;
  };
  return {
    memory,
    room,
    ask(at, length) {
      const question = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
      const answer = new TextEncoder().encode(JSON.stringify(toy.take(question)));
      const to = room(answer.length + 4);
      new DataView(memory.buffer).setUint32(to, answer.length, true);
      new Uint8Array(memory.buffer, to + 4).set(answer);
      return to;
    },
    done() {
      held = 8;
    },
  };
}
