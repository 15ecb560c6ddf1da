// Derived state: which side is asked, and how much of it is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { againstBot, choice, line, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { asked, changed, choices, ended, idlePass, isAsked, lessonStep, lines, mine, onChange, onlyPass, over, state, view, wanted } from "../../model/state.js";

standsAnew();

const PASS = { prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] };
const finished = { outcome: { winner: "french" } };

test("a player has the side through whose eyes he looks, if its seat is his", () => {
  state.table = tableOf({ seats: ["french", "british"], as: "british" });
  assert.equal(mine(), "british");
});

test("who holds one seat has its side whatever he looks at", () => {
  state.table = tableOf({ as: "open" });
  assert.equal(mine(), "french");
});

test("who holds two seats and looks at the open board has no side", () => {
  state.table = tableOf({ seats: ["french", "british"], as: "open" });
  assert.equal(mine(), null);
});

test("a spectator has no side and is not asked", () => {
  state.table = tableOf({ seats: [], as: "watcher" });
  assert.deepEqual([mine(), asked()], [null, false]);
});

test("a player is asked while his side is awaited", () => {
  state.table = tableOf();
  assert.ok(asked());
  state.table = tableOf({ awaited: ["british"] });
  assert.ok(!asked());
});

test("nobody is asked before the game starts or once it has ended", () => {
  state.table = tableOf({ started: false });
  assert.ok(!asked());
  state.table = tableOf(finished);
  assert.ok(!asked());
});

test("a player for whom the computer plays is not asked", () => {
  const table = tableOf();
  state.table = { ...table, players: { ...table.players, french: { ...table.players.french, played_for: true } } };
  assert.ok(!asked());
});

test("a game that has ended is not over until its end was shown", () => {
  state.table = tableOf(finished);
  state.story.moment = { number: 3, view: viewOf() };
  assert.deepEqual([ended(), over()], [true, false]);
  state.story.moment = null;
  assert.ok(over());
});

test("a moment with nothing but a pass goes by itself against the computer", () => {
  state.table = againstBot(PASS);
  assert.equal(idlePass()?.play, "pass");
  assert.ok(asked() && !isAsked());
});

test("against a person no moment goes by itself: how long it takes would tell him something", () => {
  state.table = tableOf(PASS);
  assert.equal(idlePass(), undefined);
});

test("no moment goes by itself for a player who does not want that", () => {
  state.table = againstBot(PASS);
  state.passing = false;
  assert.equal(idlePass(), undefined);
});

test("a pass that the server refused is asked about after all, until the next entry", () => {
  state.table = againstBot(PASS);
  Object.assign(state, { passed: 7, unpassed: true });
  assert.equal(idlePass(), undefined);
  state.table = againstBot({ ...PASS, entry: 8 });
  assert.equal(idlePass()?.play, "pass");
});

test("a choice aside does not make a pass a decision, any other does", () => {
  state.table = againstBot({ ...PASS, choices: [choice("pass"), { ...choice("tear down"), aside: true }] });
  assert.equal(onlyPass(state.table.choices)?.play, "pass");
  state.table = againstBot({ ...PASS, choices: [choice("pass"), choice("card a1")] });
  assert.equal(onlyPass(state.table.choices), undefined);
});

test("nothing can be chosen while an earlier moment is shown", () => {
  state.table = tableOf({ choices: [choice("go")] });
  assert.equal(choices().length, 1);
  state.replay = { number: 2, view: viewOf() };
  assert.deepEqual(choices(), []);
});

test("the board shows what is looked back at, before what the show has come to, before now", () => {
  const [now, shown, back] = [viewOf(), viewOf(), viewOf()];
  state.table = tableOf({ view: now });
  assert.equal(view(), now);
  state.story.moment = { number: 4, view: shown };
  assert.equal(view(), shown);
  state.replay = { number: 2, view: back };
  assert.equal(view(), back);
});

test("the log ends with the moment that is shown, and with so many lines of it as were told", () => {
  state.log = [line(1, "a"), line(2, "b"), line(2, "c"), line(3, "d")];
  const shown = (moment) => {
    state.story.moment = moment;
    return lines().map(({ text }) => text.key).join("");
  };
  assert.equal(shown(null), "abcd");
  assert.equal(shown({ number: 2, view: viewOf() }), "abc");
  assert.equal(shown({ number: 2, view: viewOf(), told: 1 }), "ab");
  assert.equal(shown({ number: 2, view: viewOf(), told: 0 }), "a");
  assert.equal(shown({ number: 9, view: viewOf() }), "abcd");
});

test("however much changes, it is drawn once", async () => {
  let drawn = 0;
  onChange(() => (drawn += 1));
  changed();
  changed();
  assert.equal(drawn, 0, "not before all is done");
  await null;
  assert.equal(drawn, 1);
  changed();
  await null;
  assert.equal(drawn, 2);
});

/** A lesson whose first two steps are read and whose third is played. */
const guided = (now = {}) => {
  state.lesson.fact = { id: "l", steps: [{ plays: false }, { plays: false }, { plays: true }, { plays: true }] };
  state.table = tableOf({ choices: [choice("go"), choice("stay")], lesson: { id: "l", side: "french", step: 2, stands: "on", wants: ["go"], ...now } });
};

test("steps that are only read come one after another before the play that they lead to", () => {
  guided();
  assert.equal(lessonStep(), 0);
  state.lesson.read = 1;
  assert.equal(lessonStep(), 1);
  state.lesson.read = 9;
  assert.equal(lessonStep(), 2);
});

test("a lesson offers nothing while there is something to read, and then what it waits for", () => {
  guided();
  assert.deepEqual([wanted(), choices()], [[], []]);
  state.lesson.read = 2;
  assert.deepEqual(choices().map(({ play }) => play), ["go"]);
  assert.equal(choices(), choices(), "the same list, as long as nothing else comes");
});

test("a lesson that was left, or is done, guides no more", () => {
  guided({ stands: "done" });
  assert.equal(wanted(), null);
  guided();
  state.lesson.closed = true;
  assert.equal(wanted(), null);
  assert.equal(choices().length, 2);
});
