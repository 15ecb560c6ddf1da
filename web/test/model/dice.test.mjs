// The page's check that the dice are fair.

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
test("the dice are sealed until the secret is known", () => assert.equal(checkDice(tableOf({ commitment })), "sealed"));
test("without a kept share only the secret can be checked against the commitment", () => assert.equal(checkDice(opened), "opened"));

test("a kept commitment and share prove the dice", () => {
  keep({ commitment, nonces: { french: "n" } });
  assert.equal(checkDice(opened), "proved");
});

test("the dice are broken if the secret does not match the commitment", () => assert.equal(checkDice({ ...opened, secret: "00ff10a1" }), "broken"));

test("the dice are broken if the first commitment was another one", () => {
  keep({ commitment: "another", nonces: {} });
  assert.equal(checkDice(opened), "broken");
});

test("the dice are broken if the player's share was replaced", () => {
  keep({ commitment, nonces: { french: "mine" } });
  assert.equal(checkDice(opened), "broken");
});
