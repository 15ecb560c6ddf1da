// Derived state: the side that must choose, and the moment being shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { againstBot, choice, line, standsAnew, tableOf, viewOf } from "./ground.mjs";
import { asked, changed, choices, ended, idlePass, isAsked, lessonStep, lines, mine, onChange, onlyPass, over, state, view, wanted } from "../../model/state.js";

standsAnew();

const PASS = { prompt: { text: { key: "ask" }, pass: "pass" }, choices: [choice("pass")] };
const finished = { outcome: { winner: "french" } };

test("the player's side is the one whose view is shown, if its seat is held", () => {
  state.table = tableOf({ seats: ["french", "british"], as: "british" });
  assert.equal(mine(), "british");
});

test("a player who holds one seat has its side, whatever view is shown", () => {
  state.table = tableOf({ as: "open" });
  assert.equal(mine(), "french");
});

test("a player who holds two seats and sees the open board has no side", () => {
  state.table = tableOf({ seats: ["french", "british"], as: "open" });
  assert.equal(mine(), null);
});

test("a spectator has no side and never chooses", () => {
  state.table = tableOf({ seats: [], as: "watcher" });
  assert.deepEqual([mine(), asked()], [null, false]);
});

test("a player must choose while the player's side is awaited", () => {
  state.table = tableOf();
  assert.ok(asked());
  state.table = tableOf({ awaited: ["british"] });
  assert.ok(!asked());
});

test("nobody must choose before the game starts or once it has ended", () => {
  state.table = tableOf({ started: false });
  assert.ok(!asked());
  state.table = tableOf(finished);
  assert.ok(!asked());
});

test("a player for whom the computer plays need not choose", () => {
  const table = tableOf();
  state.table = { ...table, players: { ...table.players, french: { ...table.players.french, played_for: true } } };
  assert.ok(!asked());
});

test("a game that has ended is not over until its end has been shown", () => {
  state.table = tableOf(finished);
  state.story.moment = { number: 3, view: viewOf() };
  assert.deepEqual([ended(), over()], [true, false]);
  state.story.moment = null;
  assert.ok(over());
});

test("a prompt with only a pass is passed automatically against the computer", () => {
  state.table = againstBot(PASS);
  assert.equal(idlePass()?.play, "pass");
  assert.ok(asked() && !isAsked());
});

test("no prompt is passed automatically against a person, since the time taken would give something away", () => {
  state.table = tableOf(PASS);
  assert.equal(idlePass(), undefined);
});

test("no prompt is passed automatically if the player has turned that off", () => {
  state.table = againstBot(PASS);
  state.passing = false;
  assert.equal(idlePass(), undefined);
});

test("after a refused pass the player is asked after all, until the next entry", () => {
  state.table = againstBot(PASS);
  Object.assign(state, { passed: 7, unpassed: true });
  assert.equal(idlePass(), undefined);
  state.table = againstBot({ ...PASS, entry: 8 });
  assert.equal(idlePass()?.play, "pass");
});

test("a choice with `aside` does not prevent an automatic pass, any other choice does", () => {
  state.table = againstBot({ ...PASS, choices: [choice("pass"), { ...choice("tear down"), aside: true }] });
  assert.equal(onlyPass(state.table.choices)?.play, "pass");
  state.table = againstBot({ ...PASS, choices: [choice("pass"), choice("card a1")] });
  assert.equal(onlyPass(state.table.choices), undefined);
});

test("there are no choices while an earlier moment is shown", () => {
  state.table = tableOf({ choices: [choice("go")] });
  assert.equal(choices().length, 1);
  state.replay = { number: 2, view: viewOf() };
  assert.deepEqual(choices(), []);
});

test("the board shows the replay if there is one, or else the show, or else the present", () => {
  const [now, shown, back] = [viewOf(), viewOf(), viewOf()];
  state.table = tableOf({ view: now });
  assert.equal(view(), now);
  state.story.moment = { number: 4, view: shown };
  assert.equal(view(), shown);
  state.replay = { number: 2, view: back };
  assert.equal(view(), back);
});

test("the log ends with the lines of the moment that have been shown", () => {
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

test("several changes in a row cause one redraw", async () => {
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

/** Sets up a lesson whose first two steps are to be read and whose third is to be played. */
const guided = (now = {}) => {
  state.lesson.fact = { id: "l", steps: [{ plays: false }, { plays: false }, { plays: true }, { plays: true }] };
  state.table = tableOf({ choices: [choice("go"), choice("stay")], lesson: { id: "l", side: "french", step: 2, stands: "on", wants: ["go"], ...now } });
};

test("steps that are only to be read come one after another, before the one that is played", () => {
  guided();
  assert.equal(lessonStep(), 0);
  state.lesson.read = 1;
  assert.equal(lessonStep(), 1);
  state.lesson.read = 9;
  assert.equal(lessonStep(), 2);
});

test("a lesson offers no choices while there is something to read, and then those that it waits for", () => {
  guided();
  assert.deepEqual([wanted(), choices()], [[], []]);
  state.lesson.read = 2;
  assert.deepEqual(choices().map(({ play }) => play), ["go"]);
  assert.equal(choices(), choices(), "the same list, as long as nothing else comes");
});

test("a lesson that was left or finished no longer restricts the choices", () => {
  guided({ stands: "done" });
  assert.equal(wanted(), null);
  guided();
  state.lesson.closed = true;
  assert.equal(wanted(), null);
  assert.equal(choices().length, 2);
});
