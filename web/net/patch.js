// @ts-check
// Applies the server's changes to the last known table: a JSON Patch (RFC 6902), limited to the steps that the server sends. The known table
// stays unchanged, since parts of it may still be shown; the result shares everything that did not change.

/** @typedef {{ op: "add" | "remove" | "replace", path: string, value?: unknown }} Step */

/** Returns the value after these steps. @template T @param {T} value @param {Step[]} patch @returns {T} */
export function patched(value, patch) {
  /** The copies made here, which may be changed. @type {WeakSet<object>} */
  const own = new WeakSet();
  /** @param {any} known */
  const copy = (known) => {
    if (own.has(known)) return known;
    const made = Array.isArray(known) ? [...known] : { ...known };
    own.add(made);
    return made;
  };
  const whole = copy(value);
  for (const { op, path, value: part } of patch) {
    const names = path.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = names.pop() ?? "";
    let at = whole;
    for (const name of names) at = at[name] = copy(at[name]);
    if (!Array.isArray(at)) {
      if (op === "remove") delete at[last];
      else at[last] = part;
    } else if (op === "replace") at[Number(last)] = part;
    else at.splice(Number(last), op === "remove" ? 1 : 0, ...(op === "add" ? [part] : []));
  }
  return whole;
}
