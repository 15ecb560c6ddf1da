// @ts-check
// The position that is being edited: its text, every change of the text, and the errors that the game's program finds. Everything else is derived from the text. A click changes
// the tree of keys and values, which is then written as text.

import { checkPosition } from "../net/server.js";
import { pieces } from "./facts.js";
import { commentsOf, keyAt, piecesFor, sideOf, valueAt, written } from "./position.js";
import { changed, state } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("../net/server.js").Wrong} Wrong */
/** @typedef {import("./position.js").Path} Path */
/** @typedef {import("./position.js").Tree} Tree */

/** The largest number of steps that can be undone. */
const STEPS = 500;

/** Begins with a text; earlier steps are forgotten. @param {string} text */
export async function begin(text) {
  const { editor } = state;
  Object.assign(editor, { text, past: [], future: [], space: null, brush: null, said: "", view: null, checked: null });
  await check();
}

/** Replaces the text by one that the player has typed, or that comes from elsewhere. @param {string} text */
export function type(text) {
  const { editor } = state;
  if (text === editor.text) return;
  step();
  editor.text = text;
  check();
}

/** Changes the position by an operation on its tree; does nothing while the text can't be read. @param {(tree: Tree) => Tree} operation @returns {boolean} whether the position has changed */
export function change(operation) {
  const { editor } = state;
  if (!editor.tree) {
    editor.said = t("editor-unreadable");
    changed();
    return false;
  }
  const tree = operation(editor.tree);
  if (tree === editor.tree) return false;
  const comments = editor.checked?.tree ? commentsOf(editor.text, editor.checked.lines) : [];
  step();
  editor.tree = tree;
  editor.text = written(editor.keys, tree, comments);
  check();
  return true;
}

function step() {
  const { editor } = state;
  editor.past = [...editor.past.slice(1 - STEPS), editor.text];
  editor.future = [];
}

/** Takes back the last step. */
export function undo() {
  const { editor } = state;
  const text = editor.past.pop();
  if (text === undefined) return;
  editor.future.push(editor.text);
  editor.text = text;
  check();
}

/** Repeats the step that was taken back last. */
export function redo() {
  const { editor } = state;
  const text = editor.future.pop();
  if (text === undefined) return;
  editor.past.push(editor.text);
  editor.text = text;
  check();
}

/** Asks the program about the text; an answer about an earlier text is dropped. */
async function check() {
  const { editor } = state;
  const asked = editor.asked += 1;
  changed();
  const checked = await checkPosition(editor.game, editor.text).catch((error) => {
    console.error(error);
    return null;
  });
  if (asked !== editor.asked || !checked) return;
  editor.answered = asked;
  editor.checked = checked;
  editor.tree = checked.tree;
  if (checked.view) editor.view = checked.view;
  show();
  changed();
}

/** Shows the position on the map. The program's view leaves out pieces with errors, so these are drawn from the text. */
function show() {
  const { tree, checked } = state.editor;
  const view = checked?.view ?? blank();
  const spaces = { ...view.spaces };
  const first = spacesKey();
  const written = Object.keys(tree?.[first] ?? {});
  for (const id of checked?.view ? written.filter((id) => wrong().some(({ at }) => `${at}.`.startsWith(`${first}.${id}.`))) : written) {
    const space = spaces[id];
    if (tree && space) spaces[id] = { ...space, pieces: { french: piecesOf(tree, [first, id], "french", space), british: piecesOf(tree, [first, id], "british", space) } };
  }
  state.replay = { number: 0, view: { ...view, spaces, focus: [] } };
}

/** Returns the view of an empty map, which is shown for a position from which no game can begin. @returns {import("../types").View} */
function blank() {
  const none = () => ({ pieces: { french: [], british: [] }, strength: { french: 0, british: 0 } });
  const cards = () => ({ hand: null, held: 0, left: 0, discard: [], active: null });
  const spaces = Object.fromEntries((state.board?.spaces ?? []).map(({ id, control }) => [id, { control, ...none() }]));
  return { clock: [], tracks: [], spaces, cards: { french: cards(), british: cards() }, boxes: [], outcome: null };
}

/** Returns the pieces of a side in a space as they are written, or else as they are in the view. @param {Tree} tree @param {string[]} at @param {import("../types").Side} side @param {import("../types").SpaceView} space @returns {import("../types").PieceView[]} */
function piecesOf(tree, at, side, space) {
  const { board, editor } = state;
  const tables = stacks().filter((name) => sideOf([name]) === side && valueAt(tree, [...at, name]) !== undefined);
  if (!board || tables.length === 0) return space.pieces[side];
  return tables.flatMap((name) => {
    const key = keyAt(editor.keys, [...at, name]);
    const table = valueAt(tree, [...at, name]);
    return piecesFor(editor.keys, board, [...at, name]).flatMap((piece) => {
      const n = key?.leaders && table[key.leaders]?.includes(piece.name) ? 1 : Number(table[piece.name] ?? 0);
      if (!(n > 0)) return [];
      const text = piece.leader ? pieces.get(piece.id)?.name ?? piece.id : `${piece.text}-${piece.name}`;
      const flags = { inside: key?.state === "inside", spent: key?.state === "spent", reduced: piece.reduced };
      return [/** @type {import("../types").PieceView} */ ({ id: piece.id, key: `${key?.state ? `${key.state}-` : ""}${piece.name}`, name: text, n, wounded: false, ...flags })];
    });
  });
}

/** Returns the keys of the tables of pieces that a space can have. @returns {string[]} */
export function stacks() {
  const spaces = state.editor.keys.key.find((key) => key.is === "spaces");
  return (spaces?.key ?? []).filter((key) => key.is === "pieces").flatMap((key) => key.name);
}

/** Returns the key of the spaces in a position. */
export const spacesKey = () => state.editor.keys.key.find((key) => key.is === "spaces")?.name[0] ?? "";

/** Returns all errors of the position. @returns {Wrong[]} */
export const wrong = () => state.editor.checked?.wrong ?? [];

/** Returns the errors of the value at a path, and those of its parts. @param {Path} path @returns {Wrong[]} */
export function wrongAt(path) {
  const at = path.join(".");
  return wrong().filter((one) => one.at === at || one.at.startsWith(`${at}.`));
}

/**
 * Returns the spaces with errors. If an error has no path, the spaces are those that its reason names.
 * @returns {Map<string, Wrong[]>}
 */
export function wrongSpaces() {
  /** @type {Map<string, Wrong[]>} */
  const found = new Map();
  const ids = new Set((state.board?.spaces ?? []).map(({ id }) => id));
  for (const one of wrong()) {
    const [first, id = ""] = one.at.split(".");
    const named = one.at === "" ? (one.reason.match(/[\w-]+/g) ?? []).filter((word) => ids.has(word)) : first === spacesKey() ? [id] : [];
    for (const space of new Set(named)) found.set(space, [...(found.get(space) ?? []), one]);
  }
  return found;
}

/** Returns whether a game can begin from the position. */
export const isPlayable = () => state.editor.checked !== null && state.editor.checked.view !== null && wrong().length === 0;
