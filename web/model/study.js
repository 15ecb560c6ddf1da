// @ts-check
// The study at this table: the tree of its nodes, its list of lines, and the commands that change it.

import { study as change } from "./deeds.js";
import { isAsking } from "./puzzles.js";
import { changed, state } from "./state.js";

/** @typedef {import("../types").NodeView} NodeView */
/** @typedef {import("../types").Side} Side */

/**
 * A row of the list: an action or the comment on one. `level` is the number of variations that contain the row, `n` the number of actions up to the row,
 * `begins` whether the row begins a variation, and `hides` the number of actions that are folded below the row.
 * @typedef {{ node: number, kind: "action" | "comment", level: number, n: number, begins: boolean, hides: number }} Row
 */

/** The number of the root. */
export const ROOT = 0;

/** Returns whether the table shows a study instead of a game. */
export const isStudy = () => Boolean(state.table?.study);

/** Returns the number of the node that is shown. */
export const here = () => state.table?.study?.at ?? ROOT;

/** Returns a node. @param {number} number */
export const nodeOf = (number) => state.study.nodes.get(number);

/** Returns the number of the node before a node; undefined for the root. @param {number} number */
export const before = (number) => state.study.before.get(number);

/** Returns the numbers of the nodes after a node, the main line's first. @param {number} number */
export const after = (number) => nodeOf(number)?.after ?? [];

/** Puts nodes into the state. Nodes to which no other node leads any more are dropped. @param {import("../types").NodesMessage} message */
export function hearNodes({ whole, nodes }) {
  const { study } = state;
  if (whole) {
    study.nodes.clear();
    study.before.clear();
    study.folded.clear();
  }
  /** @type {number[]} */
  const lost = [];
  for (const node of nodes) {
    lost.push(...(study.nodes.get(node.node)?.after ?? []));
    study.nodes.set(node.node, node);
  }
  for (const { node, after: next = [] } of nodes) for (const one of next) study.before.set(one, node);
  for (let number = lost.pop(); number !== undefined; number = lost.pop()) {
    const from = study.before.get(number);
    if (from === undefined || after(from).includes(number)) continue;
    lost.push(...after(number));
    study.nodes.delete(number);
    study.before.delete(number);
    study.folded.delete(number);
  }
  study.version += 1;
}

/** Returns the numbers of the nodes from the root to a node. @param {number} number */
export function pathTo(number) {
  const path = [number];
  for (let at = before(number); at !== undefined; at = before(at)) path.push(at);
  return path.reverse();
}

/** Returns the last node of the line that goes on from a node. @param {number} number */
export function endOf(number) {
  let at = number;
  for (let [next] = after(at); next !== undefined; [next] = after(at)) at = next;
  return at;
}

/** Returns whether a node is on the main line. @param {number} number */
export const isMain = (number) => pathTo(number).every((at) => at === ROOT || after(before(at) ?? ROOT)[0] === at);

/** Returns whether other actions were tried at the same moment as the action of a node. @param {number} number */
export const hasOthers = (number) => number !== ROOT && after(before(number) ?? ROOT).length > 1;

/** Returns the number of actions in a study. */
export const actions = () => Math.max(0, state.study.nodes.size - 1);

/** The list as it was last made, with the study that it was made of, and its version. @type {{ of: typeof state.study | null, version: number, rows: Row[] }} */
const made = { of: null, version: -1, rows: [] };

/**
 * Returns the rows of the list: each action of a line is followed by the actions that were tried in its place, with everything after them, and then by the
 * next action of the line. The list is made anew only when the nodes or the folds have changed.
 */
export function rows() {
  const { version, folded } = state.study;
  if (made.of === state.study && made.version === version) return made.rows;
  /** @type {Row[]} */
  const list = [];
  /** The parts that are still to be listed, the next one at the end. A part is a node, the nodes after it, or both. @type {{ node: number, level: number, n: number, what: "node" | "after" | "both" }[]} */
  const rest = nodeOf(ROOT) ? [{ node: ROOT, level: 0, n: 0, what: "both" }] : [];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, level, n, what } = next;
    const begins = what === "both" && node !== ROOT;
    const hides = begins && folded.has(node) ? countAfter(node) : 0;
    if (what !== "after") {
      list.push({ node, kind: "action", level, n, begins, hides });
      if (nodeOf(node)?.comment) list.push({ node, kind: "comment", level, n, begins: false, hides: 0 });
    }
    const [main, ...others] = what === "node" || hides > 0 ? [] : after(node);
    if (main === undefined) continue;
    rest.push({ node: main, level, n: n + 1, what: "after" });
    for (const other of others.reverse()) rest.push({ node: other, level: level + 1, n: n + 1, what: "both" });
    rest.push({ node: main, level, n: n + 1, what: "node" });
  }
  Object.assign(made, { of: state.study, version, rows: list });
  return list;
}

/** Returns the number of actions after a node. @param {number} number */
function countAfter(number) {
  const rest = [...after(number)];
  let count = 0;
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    count += 1;
    rest.push(...after(next));
  }
  return count;
}

/** Folds a variation, or unfolds it. @param {number} number its first node @param {boolean} folded */
export function fold(number, folded) {
  const { study } = state;
  if (folded ? study.folded.has(number) : !study.folded.delete(number)) return;
  if (folded) study.folded.add(number);
  study.version += 1;
  changed();
}

/** Unfolds the variations that hide a node. @param {number} number */
export function reveal(number) {
  for (const at of pathTo(before(number) ?? ROOT)) fold(at, false);
}

/** Returns the node that is shown, or that will be shown when all changes so far have been made. */
const aim = () => (state.study.aim !== null && nodeOf(state.study.aim) ? state.study.aim : here());

/** Goes to a node. @param {number | undefined} number */
export function goToNode(number) {
  // The lines of a puzzle would give its solution away.
  if (number === undefined || !nodeOf(number) || number === aim() || isAsking()) return;
  state.study.deleting = null;
  state.study.aim = number;
  reveal(number);
  change({ study: "go", node: number });
}

/** Goes one step back, or one step forward along the line that was last followed. @param {-1 | 1} by */
export function stepBy(by) {
  if (by < 0) return goToNode(before(aim()));
  const next = after(aim());
  goToNode(next.find((one) => state.study.last.has(one)) ?? next[0]);
}

/** Goes to the row above or below the present node's, skipping comments. @param {-1 | 1} by */
export function rowBy(by) {
  const list = rows().filter(({ kind }) => kind === "action");
  goToNode(list[list.findIndex(({ node }) => node === aim()) + by]?.node);
}

/** Goes to the beginning, or to the end of the line. @param {"start" | "end"} where */
export const goTo = (where) => goToNode(where === "start" ? ROOT : endOf(aim()));

/** Replaces the comment of a node. @param {number} node @param {string} text */
export function comment(node, text) {
  if (nodeOf(node) && text !== (nodeOf(node)?.comment ?? "")) change({ study: "comment", node, text });
}

/** Moves the present node one place up among those tried at the same moment. */
export const promote = () => change({ study: "promote", node: here() });

/** Makes the main line lead through the present node. */
export const makeMain = () => change({ study: "main", node: here() });

/** Deletes the present node and everything after it, when it is asked for twice. */
export function remove() {
  const { study } = state;
  if (here() === ROOT) return;
  if (study.deleting !== here()) study.deleting = here();
  else {
    study.deleting = null;
    change({ study: "delete", node: here() });
  }
  changed();
}

/** Sets the title and the author's name. @param {string} title @param {string} author */
export function entitle(title, author) {
  const now = state.table?.study;
  if (now && (now.title !== title || now.author !== author)) change({ study: "title", title, author });
}

/** Limits the study to what a side knows; null opens all hands. @param {Side | null} side */
export const limitTo = (side) => change({ study: "knows", ...(side ? { side } : {}) });

/** Tries the action whose results of chance are being chosen. @param {string | null} results its results; null rolls them */
export function tryWith(results) {
  const { chances } = state.study;
  state.study.chances = null;
  if (chances) change({ study: "try", side: chances.side, play: chances.play, ...(results === null ? { roll: true } : { results }) });
  changed();
}

/** Stops choosing the results of an action. The action is then not tried. */
export function leaveChances() {
  state.study.chances = null;
  changed();
}

/** The colours of marks. */
export const COLOURS = ["red", "green", "blue", "yellow"];

/** A mark: a ring around a space, or an arrow from the first space to the second. @typedef {{ shape: "ring" | "arrow", colour: string, spaces: string[] }} Drawn */

/** Returns the marks at the present node. @returns {Drawn[]} */
export const marks = () => (nodeOf(here())?.marks ?? []).map((text) => {
  const [shape, colour = "", ...spaces] = text.split(" ");
  return { shape: shape === "arrow" ? "arrow" : "ring", colour, spaces };
});

/** @param {Drawn} mark */
const written = ({ shape, colour, spaces }) => [shape, colour, ...spaces].join(" ");

/** Draws a mark at the present node; removes it if it is there, and replaces one of another colour in the same place. @param {Drawn} mark */
export function toggleMark(mark) {
  const now = marks();
  const isThere = (/** @type {Drawn} */ one) => one.shape === mark.shape && one.spaces.join() === mark.spaces.join();
  const rest = now.filter((one) => !isThere(one)).map(written);
  const same = now.some((one) => isThere(one) && one.colour === mark.colour);
  setMarks(same ? rest : [...rest, written(mark)]);
}

/** Removes all marks at the present node. */
export const clearMarks = () => setMarks([]);

/** @param {string[]} list */
function setMarks(list) {
  const node = nodeOf(here());
  if (!node) return;
  // The page shows the mark at once, before it has been stored.
  node.marks = list;
  change({ study: "mark", node: here(), marks: list });
  changed();
}

/** Stores the results to choose from. @param {import("../types").ChancesMessage} message */
export const hearChances = (message) => void (state.study.chances = message);

/** Remembers the line of the present node, so that a step forward follows it again. Must be called after the table has changed. */
export function follow() {
  const { study } = state;
  if (!isStudy()) return;
  if (study.queue.length === 0) study.aim = null;
  const path = pathTo(here());
  // Of the nodes at one moment, only the last one that was visited counts.
  for (const at of path.slice(0, -1)) for (const one of after(at)) study.last.delete(one);
  for (const at of path) study.last.add(at);
}
