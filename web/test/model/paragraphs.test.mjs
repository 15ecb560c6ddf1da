// The log in paragraphs: which lines belong together, and their heads.

import assert from "node:assert/strict";
import { test } from "node:test";
import { line, name, standsAnew } from "./ground.mjs";
import { headOf, namesIn, paragraphs, placesOf } from "../../model/paragraphs.js";

standsAnew();

const shape = (lines) => paragraphs(lines).map((one) => one.lines.length).join(" ");
const head = (...lines) => headOf(paragraphs(lines)[0]);

const go = (n, from, to, force = [name("sort-foot")], side = "french") => line(n, "log-go", { force, from: name(`space-${from}`), to: name(`space-${to}`) }, { side, on: [`space:${from}`, `space:${to}`] });
const fight = (n, place = "abbey") => line(n, "log-fight", { space: name(`space-${place}`) }, { heading: true, on: [`space:${place}`] });
const won = (n, place = "abbey") => line(n, "log-won", { side: name("side-french") }, { side: "french", on: [`space:${place}`] });
const lost = (n, count, place = "mill") => line(n, "log-lost", { piece: { key: "many", args: [["n", count]] }, space: name(`space-${place}`) }, { side: "french", on: [`space:${place}`] });

test("a heading without a space is a chapter by itself", () => {
  const [year, next] = paragraphs([line(1, "year", { n: 1755 }, { heading: true }), lost(2, 1)]);
  assert.deepEqual([year.chapter, year.lines.length, next.chapter], [true, 1, false]);
});

test("all steps of one force form one paragraph, and a force that sets out elsewhere begins another", () => {
  assert.equal(shape([go(1, "mill", "ford"), go(2, "ford", "abbey")]), "2");
  assert.equal(shape([go(1, "mill", "ford"), go(2, "abbey", "ford")]), "1 1");
});

test("other pieces, or pieces of the other side, do not continue a march", () => {
  assert.equal(shape([go(1, "mill", "ford"), go(2, "ford", "abbey", [name("leader-wolf")])]), "1 1");
  assert.equal(shape([go(1, "mill", "ford"), go(2, "ford", "abbey", [name("sort-foot")], "british")]), "1 1");
});

test("the head of a march has its origin, its destination and the number of steps", () => {
  const { words, rest } = head(go(1, "mill", "ford"), go(2, "ford", "abbey"));
  assert.match(words, /^Foot marched from Mill to St\. Abb\., 2 /);
  assert.equal(rest.length, 2);
});

test("a march of one step needs no details below its head", () => assert.deepEqual(head(go(1, "mill", "ford")), { words: "Foot marched from Mill to Ford.", rest: [] }));

test("a battle has all lines of its space, and a line of another space ends it", () => {
  assert.equal(shape([fight(1), lost(2, 1, "abbey"), won(3), lost(4, 1, "mill")]), "3 1");
});

test("a card played in a battle belongs to it while it is undecided, and not after that", () => {
  const card = (n) => line(n, "log-card", {}, { side: "british" });
  assert.equal(shape([fight(1), card(2), won(3)]), "3");
  assert.equal(shape([fight(1), won(2), card(3), lost(4, 1, "abbey")]), "2 1 1");
});

test("the head of a battle is its first sentence, which does not end at a full stop in a name, and its result", () => {
  assert.equal(head(fight(1)).words, "Battle at St. Abb");
  assert.equal(head(fight(1), won(2)).words, "Battle at St. Abb. French won.");
});

test("the head of a battle has the points gained in short form", () => {
  const worth = line(3, "log-vp", { n: 2 }, { side: "french", on: ["space:abbey"] });
  assert.equal(head(fight(1), won(2), worth).words, "Battle at St. Abb. French won. (2 VP)");
});

test("lines that say the same about several pieces become one sentence, and equal units are added up", () => {
  const run = [lost(1, 2), lost(2, 3)];
  assert.equal(shape(run), "2");
  assert.deepEqual(head(...run), { words: "5 Foot lost at Mill.", rest: [] });
});

test("the same sentence about another space is another paragraph", () => assert.equal(shape([lost(1, 2), lost(2, 3, "ford")]), "1 1"));

test("a line has the spaces of its targets, and both ends of a way", () => assert.deepEqual(placesOf(line(1, "x", {}, { on: ["line:mill--ford", "card:a1", "piece:abbey/french/foot"] })), ["mill", "ford", "abbey"]));

test("spaces and pieces are found in a phrase, and in the lists and phrases within it", () => {
  const { text } = line(1, "log-go", { force: [name("leader-wolf"), { key: "many", args: [["of", name("space-ford")]] }], from: name("space-mill"), n: 3, side: name("side-french") });
  assert.deepEqual(namesIn(text), [{ words: "Wolf", piece: "wolf" }, { words: "Ford", space: "ford" }, { words: "Mill", space: "mill" }]);
});

test("a large force is shown by its leader and the number of its units", () => {
  const units = (n) => ({ key: "many", args: [["n", n]] });
  assert.match(head(go(1, "mill", "ford", [name("leader-wolf"), units(3), units(4)])).words, /^Wolf with 7 units marched/);
});

test("the head of a battle without a result has the losses so far, once dice have been thrown", () => {
  const roll = (n, steps) => line(n, "log-rolled", {}, { side: "french", dice: [3], on: ["space:abbey"], lost: { side: "british", steps } });
  assert.doesNotMatch(head(fight(1)).words, /lost/);
  assert.match(head(fight(1), roll(1, 2), roll(1, 1)).words, /Steps lost: .* 0, .* 3/);
  assert.doesNotMatch(head(fight(1), roll(1, 2), won(1)).words, /Steps lost/);
});
