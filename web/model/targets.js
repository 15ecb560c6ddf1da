// @ts-check Targets: things to which choices and log lines refer, as `space:ID`, `card:ID`, `piece:SPACE/SIDE/KEY` or
// `line:ID--ID`.

/** Splits a target into its kind and the rest. @param {string} target @returns {[string, string]} */
export function split(target) {
  const at = target.indexOf(":");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

/** Returns the space of a target, or both ends of a line. @param {string} target @returns {string[]} */
export function spacesOf(target) {
  const [kind, rest] = split(target);
  const space = spaceOf(target);
  return kind === "line" ? rest.split("--") : space ? [space] : [];
}

/** Returns the space of a target; null if it has none. @param {string} target @returns {string | null} */
export function spaceOf(target) {
  const [kind, rest] = split(target);
  if (kind === "space") return rest;
  return kind === "piece" ? (rest.split("/")[0] ?? null) : null;
}
