// @ts-check
// The rule that the example at this table shows: its number and its sentence, beside the board, with the way back to the rulebook.

import { h, refill } from "../kit/dom.js";
import { rulebookAt } from "../net/root.js";
import { ledger } from "../net/server.js";
import { keptTable } from "../net/store.js";
import { state } from "../model/state.js";
import { t, written } from "../model/words.js";
import { ruleLink } from "../papers/rules.js";

/** Draws the rule, or nothing at a table that shows no example. @param {HTMLElement} root */
export function drawExample(root) {
  const { table, language } = state;
  const [rule, ...others] = (table && keptTable(table.table)?.rules) ?? [];
  root.hidden = !rule;
  const seal = `${rule} ${language}`;
  if (!rule || !table || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  const draw = (/** @type {string} */ words) => refill(root,
    h("p", null, ruleLink(rule), " ", words, ...others.flatMap((one) => [" ", ruleLink(one)])),
    h("a", { class: "button quiet", id: "to-rule", href: rulebookAt(table.game, rule) }, t("example-back", { rule })));
  draw("");
  ledger(table.game).then((all) => {
    const one = all?.rule.find(({ id }) => id === rule);
    if (one && root.dataset.seal === seal) draw(written(one));
  });
}
