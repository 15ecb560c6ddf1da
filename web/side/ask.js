// @ts-check
// What is asked of the player: the prompt with its rule, the buttons, undo, and the list of all actions.

import { h, keepFocus, notice, put, refill, set, sync } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { isPassing, order, passUntil, setConfirm, undo } from "../model/deeds.js";
import { besides, cardsIn, questionWords, sideName, spaceName } from "../model/names.js";
import { confirmable, laidOut, offers } from "../model/offers.js";
import { asked, changed, choices, isAsked, mine, onlyPass, other, over, SIDES, state, then, wanted } from "../model/state.js";
import { spaceOf } from "../model/targets.js";
import { counters } from "../model/view.js";
import { attr, keyOf, say, t, typed } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { openReview } from "../papers/review.js";
import { ruleLink } from "../papers/rules.js";
import { askAgain, explain, reason, wear } from "../input/buttons.js";
import { leadersFirst, pieceRow } from "../input/space.js";
import { drawOffer, rematchButtons } from "./agree.js";
import { drawHintButton, drawHints } from "./hints.js";
import { drawLesson } from "./lesson.js";
import { drawOdds } from "./odds.js";
import { askPlayOn, mayPlayOn } from "./playon.js";
import { recordLink } from "./record.js";

/** Makes the parts of it, once. @param {HTMLElement} root */
export function makeAsk(root) {
  const filter = h("input", { type: "search", id: "action-filter", autocomplete: "off" });
  const list = h("ul", { class: "action-list" });
  filter.oninput = () => drawAll(list, filter.value);
  filter.onkeydown = (event) => {
    if (event.key === "Enter") /** @type {HTMLElement | null} */ (list.querySelector("[data-play]"))?.click();
    if (event.key === "ArrowDown") /** @type {HTMLElement | null} */ (list.querySelector("[data-play]"))?.focus();
  };
  list.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-play]")]);
    const i = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (step && i >= 0) {
      (all[i + step] ?? filter).focus();
      event.preventDefault();
    }
  };
  root.append(
    h("div", { id: "outcome", role: "status", hidden: true }),
    h("div", { id: "offer", role: "status", hidden: true }),
    h("div", { id: "lesson", "aria-live": "polite", hidden: true }),
    h("div", { class: "answers" },
      h("div", { id: "prompt", "aria-live": "polite", tabindex: "-1" }),
      h("div", { id: "picks" }),
      h("div", { id: "buttons" }),
      h("div", { id: "standing", hidden: true }),
      h("div", { class: "ask-foot" },
        h("button", { type: "button", id: "undo", class: "quiet", onclick: takeBack }, icon("undo", 16), h("span")),
        h("label", { id: "confirm", class: "quiet" }, h("input", { type: "checkbox", onchange: (/** @type {Event} */ event) => setConfirm(/** @type {HTMLInputElement} */ (event.currentTarget).checked) }), h("span")),
        h("button", { type: "button", id: "hint", class: "quiet", hidden: true }),
        h("button", { type: "button", id: "unread", class: "quiet", hidden: true }),
        h("details", { id: "actions", ontoggle: (/** @type {Event} */ event) => showList(root, /** @type {HTMLDetailsElement} */ (event.currentTarget)) }, h("summary", null, icon("list", 16), h("span")), filter, list)),
      h("div", { id: "hints", hidden: true })),
    h("div", { id: "odds", class: "odds", hidden: true }));
}

/** The list of actions, once it is opened, has more room where there is little, and comes into sight. @param {HTMLElement} root @param {HTMLDetailsElement} list */
function showList(root, list) {
  root.classList.toggle("listing", list.open);
  changed(); // what is below it may fit no more
  if (list.open) list.scrollIntoView({ block: "nearest" });
}

/** Draws what is asked, or how the game ended. @param {HTMLElement} root */
export function drawAsk(root) {
  const table = state.table;
  if (!table) return;
  drawOutcome(/** @type {HTMLElement} */ (root.querySelector("#outcome")));
  drawOffer(/** @type {HTMLElement} */ (root.querySelector("#offer")));
  drawLesson(/** @type {HTMLElement} */ (root.querySelector("#lesson")));
  const prompt = /** @type {HTMLElement} */ (root.querySelector("#prompt"));
  const me = mine();
  root.classList.toggle("mine", isAsked());
  // Odds come a moment after the question: on a small page they have their room from the first, so that no answer moves under a finger.
  root.classList.toggle("roomy", isAsked() && choices().some((choice) => choice.odds));
  const words = promptWords();
  const idle = onlyPass() ? t("only-pass") : table.seats.length === 0 && !state.invitation ? t("watching-help") : "";
  const answered = isAsked() && !then() && table.prompt?.pass ? cardsIn(table.prompt.text).map((id) => attr(keyOf("card", id), "effect")).filter(Boolean) : [];
  const seal = `${words} ${answered.join(" ")} ${table.prompt?.rule} ${isAsked()} ${Boolean(then())} ${me} ${idle}`;
  if (prompt.dataset.seal !== seal) {
    prompt.dataset.seal = seal;
    for (const box of [root, prompt.parentElement]) box?.scrollTo(0, 0); // another question is read from its beginning
    prompt.replaceChildren(me && isAsked() ? mark(me, 20) : "", h("span", { class: "words" }, words, ...answered.map((effect) => h("small", { class: "effect" }, effect)), idle ? h("br") : "", idle ? h("small", { class: "fine" }, idle) : ""),
      isAsked() && !then() && table.prompt?.rule ? ruleLink(table.prompt.rule) : "");
  }
  prompt.hidden = words === "";
  drawPicks(/** @type {HTMLElement} */ (root.querySelector("#picks")));
  drawButtons(/** @type {HTMLElement} */ (root.querySelector("#buttons")));
  drawHintButton(/** @type {HTMLButtonElement} */ (root.querySelector("#hint")));
  drawHints(/** @type {HTMLElement} */ (root.querySelector("#hints")));
  drawOdds(/** @type {HTMLElement} */ (root.querySelector("#odds")));
  drawStanding(/** @type {HTMLElement} */ (root.querySelector("#standing")));
  drawUndo(/** @type {HTMLButtonElement} */ (root.querySelector("#undo")), table);
  const confirm = /** @type {HTMLElement} */ (root.querySelector("#confirm"));
  confirm.hidden = table.seats.length === 0;
  set(confirm, { title: t("confirm-setting-help") });
  /** @type {HTMLInputElement} */ (confirm.querySelector("input")).checked = state.confirm;
  put(/** @type {HTMLElement} */ (confirm.querySelector("span")), t("confirm-setting"));
  const list = /** @type {HTMLElement} */ (root.querySelector("#actions"));
  list.hidden = choices().length === 0;
  /** @type {HTMLElement} */ (root.querySelector(".ask-foot")).hidden = over();
  put(/** @type {HTMLElement} */ (list.querySelector("summary span")), t("all-actions", { n: choices().length }));
  const filter = /** @type {HTMLInputElement} */ (list.querySelector("input"));
  set(filter, { placeholder: t("filter"), "aria-label": t("filter") });
  if (filter.dataset.entry !== String(table.entry)) filter.value = ""; // what was looked for was among other answers
  filter.dataset.entry = String(table.entry);
  drawAll(/** @type {HTMLElement} */ (list.querySelector("ul")), filter.value);
  takeFocus(prompt, table.entry);
}

/**
 * Who answers by the keyboard goes on at the next question: it takes the focus, once, if nothing else has it, or an answer to the question before
 * that has become one to this.
 * @param {HTMLElement} prompt @param {number} entry
 */
function takeFocus(prompt, entry) {
  if (choices().length === 0 || prompt.dataset.entry === String(entry)) return;
  prompt.dataset.entry = String(entry);
  if (state.keyed && (document.activeElement === document.body || document.activeElement?.matches(":is(#buttons, #actions) [data-play]"))) prompt.focus();
}

/** In a window: standing orders to let all windows go by. Outside: which are in force, and how to end them. @param {HTMLElement} root */
function drawStanding(root) {
  const orders = state.table?.orders ?? null;
  const prompt = isAsked() && !then() && !wanted() ? state.table?.prompt : null;
  const moment = prompt?.pass ? prompt.text.key : null;
  root.hidden = !mine() || over() || !(moment || orders);
  const armed = ["phase", "season"].find(isPassing);
  const seal = `${moment} ${orders} ${armed} ${state.language}`;
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  const before = orders ? "" : t("standing-until");
  const offered = (orders ? ["none", ...(moment ? [orders] : [])] : ["phase", "season"]).map((until) => {
    const words = t(until === "none" ? "standing-stop" : orders ? "standing-too" : `standing-${until}`);
    return { until, words, whole: `${before} ${words}`.trim(), asks: until === armed };
  });
  const again = offered.find(({ asks }) => asks);
  keepFocus(root, () => root.replaceChildren(h("span", null, orders ? t(`standing-on-${orders}`) : before),
    ...offered.map(({ until, words, whole, asks }) => h("button", {
      type: "button", "data-orders": until, class: asks ? "armed" : null, title: t("standing-help"),
      "aria-label": asks ? `${t("confirm-this", { what: whole })} ${t("standing-lasting")}` : whole,
      onclick: () => (moment && until !== "none" ? passUntil(until, moment) : order(until, moment)),
    }, asks ? t("confirm-this", { what: words }) : words)),
    again ? askAgain(again.whole, t("standing-lasting")) : ""));
}

/** Undo says what it takes back, or why it can't. @param {HTMLButtonElement} button @param {import("../types").TableMessage} table */
function drawUndo(button, { undo, seats }) {
  const no = "no" in undo ? undo.no : null;
  button.disabled = state.busy || Boolean(state.replay) || no === "nothing";
  button.hidden = seats.length === 0 || over();
  set(button, { "aria-disabled": no ? "true" : null, title: no ? t(`undo-no-${no}`) : null });
  put(/** @type {HTMLElement} */ (button.querySelector("span")), "takes" in undo ? t("undo-of", { what: say(undo.takes) }) : t("undo"));
}

/** Takes the last action back, or says why it can't be. */
export function takeBack() {
  const now = state.table?.undo;
  if (now && "no" in now) notice(t(`undo-no-${now.no}`));
  else undo();
}

function promptWords() {
  const table = state.table;
  if (!table) return "";
  if (over()) return "";
  if (!table.started) return t("waiting-seat");
  if (isAsked()) return questionWords();
  const me = mine();
  const awaited = me && asked() ? [other(me)] : table.awaited;
  const sides = awaited.map(sideName).join(", ");
  const bots = awaited.every((side) => table.players?.[side]?.kind === "bot" || table.players?.[side]?.played_for);
  return sides ? t(bots ? "bot-thinks" : "waiting-for", { side: sides }) : "";
}

/** The few pieces that may be chosen (a force being formed, losses) are laid out here as well as on the map. @param {HTMLElement} root */
function drawPicks(root) {
  const targets = laidOut();
  root.hidden = targets.length === 0;
  root.classList.toggle("long", targets.length > 2);
  root.closest("#ask")?.classList.toggle("picking", !root.hidden);
  if (root.hidden) return root.replaceChildren();
  const places = new Set(targets.map(spaceOf));
  const held = document.activeElement?.closest("#picks [data-play]")?.getAttribute("data-play");
  refill(root, ...[...places].map((id) => {
    const rows = SIDES.flatMap((side) => leadersFirst(counters(id ?? "", side))).filter((one) => targets.includes(one.target));
    return h("section", null, h("h3", null, spaceName(id ?? "")), h("ul", { class: "pieces" }, ...rows.map((row) => pieceRow(row, true))));
  }));
  if (held) /** @type {HTMLElement | null} */ (root.querySelector(`[data-play="${CSS.escape(held)}"]`))?.focus();
}

/** So many places are named on buttons too. */
const FEW_PLACES = 4;

/** Where there is nothing to press and few places to touch, these: who looks for an answer here finds it. @param {import("../types").Choice[]} plain the buttons there are */
function fewPlaces(plain) {
  const { byTarget, multi } = offers();
  const there = [...byTarget].flatMap(([, list]) => list);
  const pressed = plain.length > 0 || multi.size > 0 || there.length > FEW_PLACES || [...byTarget.keys()].some((target) => !target.startsWith("space:"));
  return pressed ? [] : there;
}

/** So many cards are named on buttons too. */
const FEW_CARDS = 2;

/** Where one may respond or pass and few cards would do it, these: in the hand they may lie out of sight. @param {import("../types").Choice[]} plain the buttons there are */
function fewCards(plain) {
  const { byTarget, multi } = offers();
  const there = new Set([...byTarget.values()].flat());
  const responds = plain.length === 1 && plain[0]?.play === state.table?.prompt?.pass && multi.size === 0;
  return responds && there.size <= FEW_CARDS && [...byTarget.keys()].every((target) => target.startsWith("card:")) ? [...there] : [];
}

/** @param {HTMLElement} root */
function drawButtons(root) {
  const { buttons, byTarget, multi } = offers();
  const ready = confirmable();
  /** @type {{ key: string, words: string, choice: import("../types").Choice | null, kind: string }[]} */
  const rows = ready.map((choice) => ({ key: `confirm ${choice.play}`, words: say(choice.label), choice, kind: "primary" }));
  if (multi.size > 0 && state.picked.size > 0 && ready.length === 0) {
    rows.push({ key: "unready", words: t("picked-not-yet", { n: state.picked.size }), choice: null, kind: "primary" });
  }
  const pass = state.table?.prompt?.pass;
  const plain = buttons.filter((choice) => !choice.aside);
  const kind = (/** @type {import("../types").Choice} */ choice) => choice.aside ? "quiet" : choice.play === pass ? "pass" : plain.length > 1 || rows.length > 0 || byTarget.size > 0 ? "" : "primary";
  plain.concat(ready.length === 0 ? [...fewPlaces(plain), ...fewCards(plain)] : [], buttons.filter((choice) => choice.aside)).forEach((choice) => rows.push({ key: choice.play, words: say(choice.label), choice, kind: kind(choice) }));
  root.classList.toggle("hint", multi.size > 0 && state.picked.size === 0);
  root.dataset.hint = t("pick-several");
  const said = reason(rows.flatMap((row) => row.choice ?? []));
  if (said) rows.push({ key: said.textContent ?? "", words: "", choice: null, kind: "reason" });
  sync(root, rows, (row) => row.key, (row) => row.kind === "reason" && said ? said : h("button", { type: "button" }), (el, row) => {
    if (row.kind === "reason") return;
    set(el, { class: row.kind, disabled: !row.choice || state.busy });
    if (row.choice) wear(el, row.choice, row.words);
    else put(el, row.words);
  });
}

/** @param {HTMLElement} root */
function drawOutcome(root) {
  const table = state.table;
  const outcome = table?.outcome ?? null;
  root.hidden = !over();
  if (!over() || !table) return;
  const loser = SIDES.find((side) => table.result?.startsWith(`${side} `));
  const how = table.result?.endsWith(" resigned") ? "result-resigned" : "result-out-of-time";
  const winner = outcome?.winner ?? (loser ? other(loser) : null);
  const why = outcome ? say(outcome.why) : loser ? t(how, { side: sideName(loser) }) : t(`result-${table.result?.replace(" ", "-")}`);
  root.className = winner ?? "draw";
  root.replaceChildren(
    winner ? mark(winner, 34) : "",
    h("div", null, h("strong", null, winner ? t("winner", { side: sideName(winner) }) : t("draw")), h("p", null, why, " ", outcome?.rule ? ruleLink(outcome.rule) : "")),
    h("button", { type: "button", class: "primary", id: "review", onclick: openReview }, t("review-open")),
    ...rematchButtons(table),
    mayPlayOn() ? h("button", { type: "button", id: "play-on", onclick: () => askPlayOn("play-on") }, t("play-on")) : "",
    recordLink(table, "record"));
}

/** Every action there is, in a list that narrows as one types. @param {HTMLElement} list @param {string} filter */
function drawAll(list, filter) {
  const wanted = typed(filter.trim());
  const rows = choices()
    .map((choice) => ({ choice, words: say(choice.label) }))
    .map((row) => ({ ...row, on: besides(row.words, row.choice.on) }))
    .filter((row) => wanted === "" || typed(`${row.words} ${row.on} ${row.choice.play}`).includes(wanted));
  sync(list, rows, (row) => row.choice.play,
    () => h("li", null, h("button", { type: "button" })),
    (el, row) => explain(wear(el.firstElementChild, row.choice, row.words, row.on ? `${row.words} (${row.on})` : row.words), row.choice));
}
