// The fairness of the dice, as the page checks it.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { remembered, standsAnew, tableOf } from "./ground.mjs";
import { checkDice, commitmentOf } from "../../model/dice.js";

standsAnew();

const secret = "00ff10a0";
const commitment = createHash("sha256").update("carillon commitment\n").update(Buffer.from(secret, "hex")).digest("hex");
const opened = tableOf({ secret, commitment });
const keep = (dice) => remembered.set("carillon.dice.t", JSON.stringify(dice));

test("a commitment is the hash of its secret", () => assert.equal(commitmentOf(secret), commitment));
test("until the secret is known the dice are sealed", () => assert.equal(checkDice(tableOf({ commitment })), "sealed"));
test("a secret that opens the seal is all that a stranger can check", () => assert.equal(checkDice(opened), "opened"));

test("a player who kept the commitment and his share has proof", () => {
  keep({ commitment, nonces: { french: "n" } });
  assert.equal(checkDice(opened), "proved");
});

test("the dice are broken where the secret does not open the seal", () => assert.equal(checkDice({ ...opened, secret: "00ff10a1" }), "broken"));

test("the dice are broken where another commitment was seen first", () => {
  keep({ commitment: "another", nonces: {} });
  assert.equal(checkDice(opened), "broken");
});

test("the dice are broken where another share was used than the player's own", () => {
  keep({ commitment, nonces: { french: "mine" } });
  assert.equal(checkDice(opened), "broken");
});
