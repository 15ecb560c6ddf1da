// @ts-check
// A written position as a tree of keys and values, and the operations by which an editor changes it. The game describes its keys and
// their values; this module knows no game. No operation changes a tree in place.

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").BoardFacts} BoardFacts */
/** @typedef {import("../types").View} View */
/** @typedef {string | number | boolean} Value */
/** @typedef {{ [key: string]: any }} Tree */
/** The path of a value, from the root: keys, and numbers of list items as digits. @typedef {readonly string[]} Path */

/**
 * A key of a position, and the form of its value (`is`). The other fields depend on the form: `values` are those that can be chosen, numbers are between `least` and
 * `most`, `key` has the keys of a table, `of` the sets of counters.
 * @typedef {object} KeyFact
 * @property {string[]} name
 * @property {"flag" | "number" | "word" | "words" | "space" | "card" | "cards" | "leaders" | "ways" | "counts" | "pieces" | "table" | "tables" | "spaces"} is
 * @property {string} [text] the key of the label; if there are several names, the beginning of the keys of their labels
 * @property {string} [says] the beginning of the keys of the labels of the values
 * @property {Value[]} [values]
 * @property {number} [least]
 * @property {number} [most]
 * @property {number[]} [except]
 * @property {KeyFact[]} [key]
 * @property {string[]} [of]
 * @property {string} [state] the state of the pieces in a table of pieces: `inside`, `spent`
 * @property {string} [leaders] the key of the list of leaders in a table of pieces
 * @property {boolean} [own] whether only cards of the side that the path names can be chosen
 * @property {boolean} [numbers] whether cards are written as numbers
 * @property {number} [count] the largest number that is written beside a line
 */
/** Counters of a set: the names of those that can be written, and of those that can be written reduced. @typedef {{ set: string, side?: Side, text: string, full: string[], reduced?: string[] }} Counters */
/** @typedef {{ counters: Counters[], key: KeyFact[] }} Keys */
/** A counter as it is written in a table of pieces. @typedef {{ name: string, id: string, reduced: boolean, leader: boolean, set: string, text: string }} Piece */

const REDUCED = "reduced-";

/** Both sides. @type {Side[]} */
const BOTH = ["french", "british"];

/** Returns the side that a path names, if it names one. @param {Path} path @returns {Side | undefined} */
export function sideOf(path) {
  const named = [...path].reverse().map((part) => BOTH.find((side) => part === side || part.startsWith(`${side}-`)));
  return named.find(Boolean);
}

/** Returns the description of the value at a path; undefined if a position has no such value. @param {Keys} keys @param {Path} path @returns {KeyFact | undefined} */
export function keyAt(keys, path) {
  /** @type {KeyFact | undefined} */
  let at;
  let below = keys.key;
  for (let n = 0; n < path.length; n += 1) {
    at = below.find((key) => key.name.includes(path[n] ?? ""));
    if (!at || n === path.length - 1) return at;
    below = at.key ?? [];
    // The part that follows is the id of a space, or the number of a row.
    if (at.is === "spaces" || at.is === "tables") n += 1;
  }
  return at;
}

/** Returns the value at a path. @param {any} tree @param {Path} path @returns {any} */
export function valueAt(tree, path) {
  let value = tree;
  for (const part of path) value = value !== null && typeof value === "object" && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** Returns a tree with another value at a path; without a value, removes the value there, and every table that becomes empty. @param {any} tree @param {Path} path @param {any} value @returns {any} */
export function withValue(tree, path, value) {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(tree)) {
    const list = [...tree];
    const item = withValue(list[Number(first)] ?? {}, rest, value);
    if (item === undefined) list.splice(Number(first), 1);
    else list[Number(first)] = item;
    return list;
  }
  const { [first]: old, ...others } = tree ?? {};
  const now = rest.length === 0 ? value : withValue(old ?? {}, rest, value);
  const gone = now === undefined || (value === undefined && rest.length > 0 && isEmpty(now));
  return gone ? others : { ...tree, [first]: now };
}

/** @param {any} value */
const isEmpty = (value) => typeof value === "object" && Object.keys(value).length === 0;

/** Returns the counters that can be written in the table of pieces at a path. @param {Keys} keys @param {BoardFacts} board @param {Path} path @returns {Piece[]} */
export function piecesFor(keys, board, path) {
  const key = keyAt(keys, path);
  if (key?.is !== "pieces") return [];
  const side = sideOf(path);
  const sets = keys.counters.filter((one) => key.of?.includes(one.set) && (!one.side || !side || one.side === side));
  const units = sets.flatMap(({ set, text, full, reduced = [] }) => full.flatMap((id) => [false, ...(reduced.includes(id) ? [true] : [])].map((face) =>
    ({ name: face ? `${REDUCED}${id}` : id, id, reduced: face, leader: board.pieces.some((piece) => piece.id === id && piece.kind === "leader"), set, text }))));
  const once = new Set();
  const known = units.filter(({ name }) => !once.has(name) && once.add(name));
  const leaders = key.leaders ? leadersOf(board, side).map((id) => ({ name: id, id, reduced: false, leader: true, set: "leaders", text: "leader" })) : [];
  return [...known, ...leaders];
}

/** @param {BoardFacts} board @param {Side} [side] */
const leadersOf = (board, side) => board.pieces.filter((piece) => piece.kind === "leader" && (!side || piece.side === side)).map(({ id }) => id);

/** Returns the values that can be chosen at a path, or put into the list there. @param {Keys} keys @param {BoardFacts} board @param {Path} path @returns {Value[]} */
export function valuesFor(keys, board, path) {
  const key = keyAt(keys, path);
  const side = sideOf(path);
  switch (key?.is) {
    case "flag": return [true, false];
    case "number": return numbers(key);
    case "word": case "words": case "counts": return key.values ?? [];
    case "space": return board.spaces.map(({ id }) => id);
    case "leaders": return leadersOf(board);
    case "card": case "cards": {
      const mine = board.cards.filter((card) => !key.own || !side || card.side === side);
      return [...mine.map(({ id }) => (key.numbers ? Number(id) : id)), ...(key.values ?? [])];
    }
    default: return [];
  }
}

/** @param {KeyFact} key */
function numbers({ least = 0, most = 0, except = [] }) {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((n) => !except.includes(n));
}

/** Chooses a value, such as a year, a side or a card; without a value, the key is left out. @param {Tree} tree @param {Path} path @param {Value | undefined} value @returns {Tree} */
export const choose = (tree, path, value) => withValue(tree, path, value);

/** Puts a value at the end of a list, or removes it from there. A card or leader leaves every other list. @param {Keys} keys @param {Tree} tree @param {Path} path @param {Value} value @returns {Tree} */
export function toggle(keys, tree, path, value) {
  /** @type {Value[]} */
  const list = valueAt(tree, path) ?? [];
  if (list.includes(value)) return withoutItem(keys, tree, path, list.filter((one) => one !== value));
  const key = keyAt(keys, path);
  const from = key?.is === "leaders" ? withoutLeader(keys, tree, String(value), path) : tree;
  return withList(from, path, [...(valueAt(from, path) ?? []), value]);
}

/** Returns whether an empty list at a path differs from a list that is left out. They differ if the scenario may have a list of its own there. @param {Keys} keys @param {Path} path */
export const canBeNone = (keys, path) => path.length === 1 && ["words", "ways"].includes(keyAt(keys, path)?.is ?? "");

/** @param {Keys} keys @param {Tree} tree @param {Path} path @param {unknown[]} list @returns {Tree} */
const withoutItem = (keys, tree, path, list) => (canBeNone(keys, path) ? withValue(tree, path, list) : withList(tree, path, list));

/** Makes a list empty, even if the scenario has something in it. @param {Tree} tree @param {Path} path @returns {Tree} */
export const none = (tree, path) => withValue(tree, path, []);

/** @param {Tree} tree @param {Path} path @param {unknown[]} list @returns {Tree} */
const withList = (tree, path, list) => withValue(tree, path, list.length > 0 ? list : undefined);

/**
 * Removes a leader from all places, since a leader can't be in two places. A list of leaders that describes a state instead of a place, such as the list of the wounded, is not changed. A
 * key describes a place if its label is that of a box.
 * @param {Keys} keys @param {Tree} tree @param {string} leader @param {Path} to @returns {Tree}
 */
function withoutLeader(keys, tree, leader, to) {
  const isPlace = (/** @type {KeyFact | undefined} */ key) => key?.is === "leaders" && (key.text ?? "").startsWith("box-");
  if (to.length === 1 && !isPlace(keyAt(keys, to))) return tree;
  let now = tree;
  const visit = (/** @type {any} */ value, /** @type {string[]} */ path) => {
    if (Array.isArray(value) && value.includes(leader)) {
      const key = keyAt(keys, path);
      const holds = key ? key.is === "leaders" && (path.length > 1 || isPlace(key)) : keyAt(keys, path.slice(0, -1))?.is === "pieces";
      if (holds) now = withList(now, path, value.filter((one) => one !== leader));
      // A table that is left out would bring back the pieces of the set-up.
      const stack = path.slice(0, -1);
      if (isSetUp(tree) && keyAt(keys, stack)?.is === "pieces" && valueAt(now, stack) === undefined) now = withValue(now, stack, {});
    } else if (value !== null && typeof value === "object") for (const [part, below] of Object.entries(value)) visit(below, [...path, part]);
  };
  visit(tree, []);
  return now;
}

/**
 * Puts counters into a table of pieces; a negative number takes counters away. If the set-up has pieces there, as `view` shows, these are written into the table before, since the table
 * replaces them. A leader leaves the place where he was.
 * @param {Keys} keys @param {BoardFacts} board @param {Tree} tree @param {Path} path @param {string} name @param {number} n @param {View | null} view @returns {Tree}
 */
export function place(keys, board, tree, path, name, n, view = null) {
  const key = keyAt(keys, path);
  if (key?.is !== "pieces") return tree;
  let now = taken(keys, tree, path, view);
  const isLeader = key.leaders !== undefined && leadersOf(board).includes(name);
  if (isLeader) {
    const at = [...path, key.leaders ?? ""];
    const list = valueAt(now, at) ?? [];
    if (n > 0 && list.includes(name)) return now;
    if (n > 0) {
      now = withoutLeader(keys, now, name, at);
      now = withValue(now, at, [...(valueAt(now, at) ?? []), name]);
    } else now = withList(now, at, list.filter((/** @type {string} */ one) => one !== name));
  } else {
    const count = (valueAt(now, [...path, name]) ?? 0) + n;
    now = withValue(now, [...path, name], count > 0 ? Math.min(count, key.most ?? count) : undefined);
  }
  return isSetUp(now) && valueAt(now, path) === undefined ? withValue(now, path, {}) : now;
}

/** Empties a table of pieces. Pieces of the set-up are removed too. @param {Tree} tree @param {Path} path @returns {Tree} */
export const empty = (tree, path) => (isSetUp(tree) ? withValue(tree, path, {}) : withValue(tree, path, undefined));

/** @param {Tree} tree */
const isSetUp = ({ from }) => from === "setup";

/** Returns a tree in which the pieces of the set-up at a path are written. @param {Keys} keys @param {Tree} tree @param {Path} path @param {View | null} view @returns {Tree} */
function taken(keys, tree, path, view) {
  if (!view || !isSetUp(tree) || path[0] !== "spaces" || valueAt(tree, path) !== undefined) return tree;
  const there = stackOf(keys, view, path);
  return there ? withValue(tree, path, there) : tree;
}

/** Returns the pieces that a view shows at the path of a table of pieces, as they are written; undefined if there are none. @param {Keys} keys @param {View} view @param {Path} path @returns {Tree | undefined} */
export function stackOf(keys, view, path) {
  const key = keyAt(keys, path);
  const side = sideOf(path);
  if (!side || !key) return undefined;
  /** @type {Tree} */
  const written = {};
  for (const piece of view.spaces[path[1] ?? ""]?.pieces[side] ?? []) {
    const state = piece.inside ? "inside" : piece.spent ? "spent" : undefined;
    if (state !== key.state) continue;
    const name = `${piece.reduced ? REDUCED : ""}${piece.id}`;
    const isUnit = keys.counters.some(({ full }) => full.includes(piece.id));
    if (!isUnit && key.leaders) written[key.leaders] = [...(written[key.leaders] ?? []), piece.id];
    else written[name] = (written[name] ?? 0) + piece.n;
  }
  return isEmpty(written) ? undefined : written;
}

/** Puts a line between two spaces into a list of lines, with a number if the key wants one, or removes it. @param {Keys} keys @param {Tree} tree @param {Path} path @param {[string, string]} ends @param {number} [n] @returns {Tree} */
export function toggleWay(keys, tree, path, [a, b], n = 1) {
  /** @type {Value[][]} */
  const list = valueAt(tree, path) ?? [];
  const same = (/** @type {Value[]} */ [c, d]) => (c === a && d === b) || (c === b && d === a);
  if (list.some(same)) return withoutItem(keys, tree, path, list.filter((one) => !same(one)));
  return withList(tree, path, [...list, keyAt(keys, path)?.count ? [a, b, n] : [a, b]]);
}

/** Adds an empty row to a list of tables. @param {Tree} tree @param {Path} path @returns {Tree} */
export const addRow = (tree, path) => withValue(tree, path, [...(valueAt(tree, path) ?? []), {}]);

/** Removes a row from a list of tables. @param {Tree} tree @param {Path} path @param {number} n @returns {Tree} */
export const removeRow = (tree, path, n) => withList(tree, path, (valueAt(tree, path) ?? []).filter((/** @type {unknown} */ _, /** @type {number} */ i) => i !== n));

/** The place of the comments at the head of a text. */
const HEAD = "^";

/** A comment of a text: above the value at a path, or behind it. @typedef {{ at: string, behind: boolean, text: string }} Comment */

/** Returns the comments of a text. @param {string} text @param {Record<string, number>} lines the line of each value @returns {Comment[]} */
export function commentsOf(text, lines) {
  const paths = Object.entries(lines).filter(([at]) => at !== "").sort(([a, n], [b, m]) => n - m || a.length - b.length);
  let open = "";
  return text.split("\n").flatMap((line, i) => {
    const { at, left } = commentIn(line, open);
    open = left;
    if (at < 0) return [];
    const behind = line.slice(0, at).trim() !== "";
    const [path = ""] = paths.find(([, n]) => (behind ? n === i + 1 : n > i + 1)) ?? [];
    const isHead = !behind && path !== "" && path === paths[0]?.[0];
    return [{ at: isHead ? HEAD : path, behind: behind && path !== "", text: line.slice(at).trimEnd() }];
  });
}

/** Returns the index at which the comment of a line begins (-1 if the line has none), and the quotes that are still open at the end of the line. @param {string} line @param {string} open the quotes left open before */
function commentIn(line, open) {
  let quotes = open;
  for (let i = 0; i < line.length; i += 1) {
    if (quotes === "" && line[i] === "#") return { at: i, left: "" };
    const three = line.slice(i, i + 3);
    if (quotes === "" && (three === "'''" || three === '"""')) {
      quotes = three;
      i += 2;
    } else if (quotes === "" && (line[i] === "'" || line[i] === '"')) quotes = line[i] ?? "";
    else if (quotes.startsWith('"') && line[i] === "\\") i += 1;
    else if (quotes !== "" && line.startsWith(quotes, i)) {
      i += quotes.length - 1;
      quotes = "";
    }
  }
  return { at: -1, left: quotes.length === 3 ? quotes : "" };
}

/** The maximum length of a table that is written in one line. */
const LONG = 96;

/** Writes a position as text, in the order of the game's keys, with its comments. @param {Keys} keys @param {Tree} tree @param {Comment[]} [comments] @param {string} [under] the table that holds the position, if it is part of a larger file @returns {string} */
export function written(keys, tree, comments = [], under = "") {
  const left = [...comments];
  /** @type {string[]} */
  const out = [];
  const take = (/** @type {(comment: Comment) => boolean} */ fits) => left.filter(fits).map((one) => left.splice(left.indexOf(one), 1)[0]?.text ?? "");
  // A comment on a part of the line is written above the line.
  const line = (/** @type {string} */ at, /** @type {string} */ text, isHead = false) => {
    out.push(...take((one) => !one.behind && (one.at === at || (!isHead && one.at.startsWith(`${at}.`)))));
    const behind = take((one) => one.behind && (one.at === at || (!isHead && one.at.startsWith(`${at}.`))));
    out.push([text, ...behind].join("  "));
  };
  const order = keys.key.flatMap(({ name }) => name);
  const rank = (/** @type {string} */ name) => (order.indexOf(name) < 0 ? order.length : order.indexOf(name));
  const names = Object.keys(tree).sort((a, b) => rank(a) - rank(b));
  out.push(...take(({ at }) => at === HEAD));
  if (under) out.push(`[${under}]`);
  const sections = names.filter((name) => keyAt(keys, [name])?.is === "spaces");
  for (const name of names.filter((one) => !sections.includes(one))) entry(line, [name], inGameOrder(keys, [name], tree[name]));
  for (const name of sections) {
    for (const id of Object.keys(tree[name]).sort()) {
      out.push("", ...take((one) => one.at === name));
      const head = [...(under ? [under] : []), bare(name), bare(id)].join(".");
      line(`${name}.${id}`, `[${head}]`, true);
      const inOrder = keyAt(keys, [name])?.key?.flatMap((key) => key.name) ?? [];
      const parts = Object.keys(tree[name][id]).sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
      for (const part of parts) line(`${name}.${id}.${part}`, `${bare(part)} = ${inline(inGameOrder(keys, [name, id, part], tree[name][id][part]))}`);
    }
  }
  out.push(...left.map(({ text }) => text));
  return `${out.join("\n").trim()}\n`.replace(/^\n$/, "");
}

/** Returns a value with the keys of its tables in the order of the game: units as in the tray, leaders last. @param {Keys} keys @param {string[]} path @param {any} value @returns {any} */
function inGameOrder(keys, path, value) {
  if (Array.isArray(value)) return value.map((item, i) => inGameOrder(keys, [...path, String(i)], item));
  if (value === null || typeof value !== "object") return value;
  const key = keyAt(keys, path);
  // A row of a list has no description of its own.
  const below = key?.key ?? keyAt(keys, path.slice(0, -1))?.key ?? [];
  const units = key?.is === "pieces" ? keys.counters.filter(({ set }) => key.of?.includes(set)).flatMap(({ full }) => full.flatMap((id) => [id, `${REDUCED}${id}`])) : [];
  const order = [...below.flatMap(({ name }) => name), ...units, key?.leaders ?? ""];
  const rank = (/** @type {string} */ name) => (order.indexOf(name) < 0 ? order.length : order.indexOf(name));
  return Object.fromEntries(Object.keys(value).sort((a, b) => rank(a) - rank(b)).map((name) => [name, inGameOrder(keys, [...path, name], value[name])]));
}

/** Writes a value at the root: in one line if it fits, otherwise part by part. @param {(at: string, text: string) => void} line @param {string[]} path @param {any} value */
function entry(line, path, value) {
  const key = path.map(bare).join(".");
  const whole = `${key} = ${inline(value)}`;
  const isTable = value !== null && typeof value === "object" && !Array.isArray(value);
  if (isTable && !isEmpty(value) && whole.length > LONG) {
    for (const [name, below] of Object.entries(value)) entry(line, [...path, name], below);
  } else if (Array.isArray(value) && whole.length > LONG && value.some((one) => typeof one === "object")) {
    line(path.join("."), `${key} = [\n${value.map((one) => `    ${inline(one)},\n`).join("")}]`);
  } else line(path.join("."), whole);
}

/** @param {string} key */
const bare = (key) => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key));

/** Writes a value in one line, except for a text of several lines. @param {any} value @returns {string} */
function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (value !== null && typeof value === "object") return isEmpty(value) ? "{}" : `{ ${Object.entries(value).map(([name, one]) => `${bare(name)} = ${inline(one)}`).join(", ")} }`;
  if (typeof value === "string" && value.includes("\n") && !value.includes("'''")) return `'''\n${value}'''`;
  return JSON.stringify(value);
}

/** Writes a position as a case without a script. @param {Keys} keys @param {Tree} tree @param {string} game @param {string} name @returns {string} */
export const asCase = (keys, tree, game, name) => `game = ${JSON.stringify(game)}\n\n[[case]]\nname = ${JSON.stringify(name)}\nproves = []\nscript = '''\n'''\n\n${written(keys, tree, [], "case.position")}`;
