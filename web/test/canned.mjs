// Helpers for canned tables, which build the parts of a view from short descriptions.

/** Returns the name with a key, as the value of a gap of a phrase. */
export const name = (key) => ({ name: key });
/** Returns the phrase with a key, and with the given gaps, each `[GAP, VALUE]`. */
export const phrase = (key, ...args) => ({ key, args });

/** Returns a tick of the clock. */
export const tick = (id, value, show, text) => ({ id, value, show, text });

/** Returns pieces from `{ KEY: N }`, or `{ LEADER: STATE }`. A key contains the states of the piece, as in a real game. */
export function stack(board, counts = {}) {
  return Object.entries(counts).map(([key, n]) => {
    const [, inside, spent, reduced, id] = key.match(/^(inside-)?(spent-)?(reduced-)?(.*)$/);
    const whole = board.pieces.find((piece) => piece.id === id).name;
    const piece = { id, key, name: reduced ? whole.replace("-", "-reduced-") : whole, n: 1, inside: Boolean(inside), spent: Boolean(spent), reduced: Boolean(reduced) };
    return typeof n === "number" ? { ...piece, n } : { ...piece, state: n, inside: n === "inside", wounded: n === "wounded" };
  });
}

/** Returns markers from `NAME`, `NAME-SIDE` and `NAME-LEVEL`; equal ones are counted. */
export function markers(ids = []) {
  return [...new Set(ids)].map((whole) => {
    const n = ids.filter((one) => one === whole).length;
    const [, id, side, level] = whole.match(/^(.*?)(?:-(french|british)|-(\d+))?$/);
    return level ? { id, level: Number(level), n, text: phrase(`marker-${id}`, ["level", Number(level)]) } : { id, side, n, text: phrase(`marker-${whole}`) };
  });
}

/** Returns a space from `{ control, markers, french, british }`: see `markers` and `stack`. */
export function space(board, { control = null, markers: ids, french, british }) {
  const pieces = { french: stack(board, french), british: stack(board, british) };
  const fact = (piece) => board.pieces.find((one) => one.id === piece.id);
  const worth = (piece) => (fact(piece).kind === "leader" ? 0 : (fact(piece).strength?.[piece.reduced ? 1 : 0] ?? 1) * piece.n);
  const strength = (side) => pieces[side].reduce((sum, piece) => sum + worth(piece), 0);
  return { control, markers: markers(ids), pieces, strength: { french: strength("french"), british: strength("british") } };
}

/** Returns a box beside the map; its contents are made with `held`, `card` and `word`. */
export const box = (id, show, holds, more = {}) => ({ id, name: `box-${id}`, show, holds, ...more });
export const card = (id) => ({ is: "card", id });
export const word = (id, key, side) => ({ is: "word", id, text: key ? phrase(key) : undefined, side });
export const held = (board, counts) => stack(board, counts).map((piece) => ({ is: "piece", ...piece }));
export const BACK = { is: "back" };

/** Returns a layer, a set of spaces: `NAME` or `NAME-SIDE`. */
export const layer = (id, spaces, more = {}) => ({ id, name: `layer-${id}`, side: id.match(/french|british/)?.[0], spaces, ...more });

/** Returns a row of a panel, with a number, a phrase or nothing for each side. */
export function row(key, french, british, rule) {
  const cell = (what) => (typeof what === "number" ? { ...phrase("panel-number", ["n", what]), n: what } : (what ?? null));
  return { id: key, label: phrase(key), french: cell(french), british: cell(british), rule };
}
