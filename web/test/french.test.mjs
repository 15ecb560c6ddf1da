// French in the page: its typography, and the forms of names after prepositions. The terminal's tests check the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forms, typeset } from "../model/french.js";

test("no line breaks before a sign or within a number", () => {
  assert.equal(typeset("« Reddition ! » : oui ; non ?"), "«\u00a0Reddition\u202f!\u00a0»\u00a0: oui\u202f; non\u202f?");
  assert.equal(typeset("6 000 hommes, 11 PV"), "6\u00a0000 hommes, 11\u00a0PV");
  assert.equal(typeset(" PF de moins"), "\u00a0PF de moins");
  assert.equal(typeset(" % des cas"), "\u00a0% des cas");
  assert.equal(typeset("les 3 PVX"), "les 3 PVX");
});

test("apostrophes are curved, and a minus sign is not a hyphen", () => {
  assert.equal(typeset("l'Île-aux-Noix (-1), -2 et d'"), "l’Île-aux-Noix (−1), −2 et d’");
  assert.equal(typeset("de 1-2"), "de 1-2");
});

test("a name fills the gaps of its forms, with its own or with regular ones", () => {
  const none = () => "";
  assert.deepEqual(Object.fromEntries(forms("space", "Albany", none)), { "space-the": "Albany", "space-at": "à Albany", "space-from": "d’Albany" });
  assert.deepEqual(Object.fromEntries(forms("to", "Halifax", none)), { "to-the": "Halifax", "to-at": "à Halifax", "to-from": "de Halifax" });
  const own = (form) => ({ the: "le Moulin", at: "au Moulin", from: "du Moulin" })[form];
  assert.deepEqual(Object.fromEntries(forms("to", "Moulin", own)), { "to-the": "le Moulin", "to-at": "au Moulin", "to-from": "du Moulin" });
});
