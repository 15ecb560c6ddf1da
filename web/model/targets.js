// @ts-check
// Targets: what a choice is made on and a line of the log speaks of, as `space:ID`, `card:ID`, `piece:SPACE/SIDE/KEY` or
// `line:ID--ID`.

/** A target's kind and the rest of it. @param {string} target @returns {[string, string]} */
export function split(target) {
  const at = target.indexOf(":");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

/** The spaces that a target lies in, or leads to. @param {string} target @returns {string[]} */
export function spacesOf(target) {
  const [kind, rest] = split(target);
  const space = spaceOf(target);
  return kind === "line" ? rest.split("--") : space ? [space] : [];
}

/** The space a target lies in, if it lies in one. @param {string} target @returns {string | null} */
export function spaceOf(target) {
  const [kind, rest] = split(target);
  if (kind === "space") return rest;
  return kind === "piece" ? (rest.split("/")[0] ?? null) : null;
}
