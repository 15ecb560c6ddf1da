// The search in a rulebook.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, fold, locate, marks, references, shown, titled, wordsOf } from "../../rulebook/find.js";

const both = (id, en, fr = en) => ({ id, en, fr, rulings: [] });
const ledger = {
  section: [both("movement", "Movement Phase", "Phase de mouvement"), both("8", "Sieges", "Sièges"), both("9", "Assaults", "Assauts"), both("card", "Event Cards", "Cartes d'événement")],
  rule: ["movement.1", "movement.4", "8.2", "8.23", "8.231", "8.3", "9.1", "9.A2", "card.12", "card.B12"].map((id) => both(id, `Rule ${id}.`)),
};
const entries = [
  { id: "8.2", section: "8", words: fold("8.2 A besieged garrison may sortie.") },
  { id: "8.23", section: "8", words: fold("8.23 L'assiégeant lance un dé ; la garnison attend.") },
  { id: "card.12", section: "card", words: fold("card.12 Surrender! The garrison gives up.") },
];

test("a text is folded to plain words, and keeps the points of numbers", () => {
  assert.equal(fold("Siège à l’aube (8.23) ; cœur !"), "siege a l aube 8.23 coeur");
  assert.equal(fold("It ends. The next begins."), "it ends the next begins");
});

test("a search finds rules by the beginnings of all its words, in any order", () => {
  assert.deepEqual(find(entries, "garrison besieged"), ["8.2"]);
  assert.deepEqual(find(entries, "ASSIEGE"), ["8.23"]);
  assert.deepEqual(find(entries, "arrison"), []);
  assert.deepEqual(find(entries, "surrender!"), ["card.12"]);
  assert.deepEqual(find(entries, "8.2"), ["8.2", "8.23"], "a number finds the rules below it");
  assert.deepEqual(find(entries, ""), ["8.2", "8.23", "card.12"]);
});

test("a match is marked with its accents", () => {
  const shown = marks("L'assiégeant lance un dé.", wordsOf("assiege de"));
  assert.deepEqual(shown.filter(({ marked }) => marked).map(({ text }) => text), ["assiégeant", "dé"]);
  assert.equal(shown.map(({ text }) => text).join(""), "L'assiégeant lance un dé.");
});

test("a number leads to its rule, however it is written", () => {
  for (const typed of ["8.231", "§ 8.231", "rule 8.231", "règle 8.231", " 8.231. "]) assert.deepEqual(locate(ledger, typed), { rule: "8.231" }, typed);
  for (const typed of ["movement.4", "Movement 4", "mouvement 4", "mouv. 4"]) assert.deepEqual(locate(ledger, typed), { rule: "movement.4" }, typed);
  for (const typed of ["card 12", "carte 12", "card.12"]) assert.deepEqual(locate(ledger, typed), { rule: "card.12" }, typed);
  assert.deepEqual(locate(ledger, "b12"), { rule: "card.B12" });
  assert.deepEqual(locate(ledger, "9.a2"), { rule: "9.A2" });
});

test("the number of a section leads to the section", () => {
  assert.deepEqual(locate(ledger, "8"), { section: "8" });
  assert.deepEqual(locate(ledger, "sièges"), { section: "8" });
});

test("an unknown number leads to the nearest rules", () => {
  assert.deepEqual(locate(ledger, "8.239"), { near: ["8.2", "8.23", "8.231"] });
  assert.deepEqual(locate(ledger, "9.4"), { near: ["9.1", "9.A2"] });
  assert.equal(/** @type {any} */ (locate(ledger, "77.1")).near.length, 3);
});

test("the numbers of other rules in a sentence are found", () => {
  const ids = new Set(ledger.rule.map(({ id }) => id));
  assert.deepEqual(references("Unless the siege (8.231) is over, as in 12.7.", ids), [{ text: "Unless the siege (" }, { text: "8.231", rule: "8.231" }, { text: ") is over, as in 12.7." }]);
});

test("what a study shows is told from its text", () => {
  const study = "carillon study 1\ngame toy\nposition year = 1757\n\n> Look: a comment!\nfrench: march ! 8.231\ndice 3\nfrench: roll\nbritish: done\n";
  assert.deepEqual(shown(study), { played: 2, refused: 1, rules: ["8.231"] });
  assert.equal(titled("carillon study 1\ngame toy\ntitle Old $1\n\nfrench: title\n", "New $& one"), "carillon study 1\ngame toy\ntitle New $& one\n\nfrench: title\n");
});
