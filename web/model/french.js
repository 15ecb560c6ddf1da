// @ts-check
// The rules of French typography. The terminal has the same in `words/src/french.rs`.

/**
 * Text as it is printed in French: the curved apostrophe, a true minus, and spaces that never end a line before `: ; ! ? » %`, after `«`, within a
 * number and before what it counts. Given to Fluent, it sees the text between two gaps, so that a gap may stand before its first letter and after its last.
 * @param {string} text
 */
export const typeset = (text) => text
  .replace(/'/g, "’")
  .replace(/ (?=[:»%])|(?<=«) /g, "\u00a0")
  .replace(/ (?=[;!?])/g, "\u202f")
  .replace(/(?<=\d) (?=\d)|(?<=^|\d) (?=P[VFAM](?![\p{L}]))/gu, "\u00a0")
  .replace(/(?<=[ (])-(?=\d|$)/g, minus);

/** The sign before a negative number. */
export const minus = "−";

/** The forms of a name (with its article, with *à*, with *de*): the attribute that gives each, and the usual rule where a name has no such attribute. @type {[string, (name: string) => string][]} */
const FORMS = [
  ["the", (name) => name],
  ["at", (name) => `à ${name}`],
  // H and Y are never elided: the names that begin with them are English or Indian.
  ["from", (name) => (/^[aeiouàâéèêëîïôœù]/i.test(name) ? `d’${name}` : `de ${name}`)],
];

/**
 * The gaps that a name fills besides its own: `$space-the`, `$space-at`, `$space-from`.
 * @param {string} gap @param {string} name @param {(attribute: string) => string} attribute what the name has as an attribute, empty if nothing
 * @returns {[string, string][]}
 */
export const forms = (gap, name, attribute) => FORMS.map(([form, usual]) => [`${gap}-${form}`, attribute(form) || usual(name)]);
