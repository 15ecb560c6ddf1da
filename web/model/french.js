// @ts-check
// The rules of French typography, which `words/src/french.rs` also applies in the terminal.

/**
 * Returns text in French typography: with curved apostrophes, true minus signs, and no-break spaces before `: ; ! ? » %`, after `«`, within a number
 * and between a number and its unit. Fluent calls this for the text between two gaps, so a gap may come before the first letter and after the last.
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

/** The forms of a name: with its article, with *à*, with *de*. For each form: the attribute that holds the form, and the rule for names without that attribute. @type {[string, (name: string) => string][]} */
const FORMS = [
  ["the", (name) => name],
  ["at", (name) => `à ${name}`],
  // There is no elision before H and Y, since the names that begin with these letters are English or Indian.
  ["from", (name) => (/^[aeiouàâéèêëîïôœù]/i.test(name) ? `d’${name}` : `de ${name}`)],
];

/**
 * Returns the further gaps that a name fills besides its own: `$space-the`, `$space-at`, `$space-from`.
 * @param {string} gap @param {string} name @param {(attribute: string) => string} attribute returns an attribute of the name's message, or an empty string
 * @returns {[string, string][]}
 */
export const forms = (gap, name, attribute) => FORMS.map(([form, usual]) => [`${gap}-${form}`, attribute(form) || usual(name)]);
