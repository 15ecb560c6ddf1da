// @ts-check
// The prompt with its rule, the buttons, undo, and the list of all actions.

import { byId, h, keepFocus, notice, put, refill, set, sync } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { isSmall } from "../kit/shape.js";
import { isPassing, lookAs, order, passUntil, setConfirm, undo } from "../model/deeds.js";
import { besides, cardsIn, questionWords, sideName, spaceName } from "../model/names.js";
import { confirmable, laidOut, offers } from "../model/offers.js";
import { asked, choices, isAsked, mine, onlyPass, other, over, SIDES, state, then, wanted } from "../model/state.js";
import { isStudy } from "../model/study.js";
import { spaceOf } from "../model/targets.js";
import { counters } from "../model/view.js";
import { attr, keyOf, say, t, typed } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { openReview } from "../papers/review.js";
import { ruleLink } from "../papers/rules.js";
import { askAgain, doubted, reason, wear } from "../input/buttons.js";
import { leadersFirst, pieceRow } from "../input/space.js";
import { analyseButton } from "./analyse.js";
import { drawOffer, rematchButtons } from "./agree.js";
import { drawHintButton, drawHints } from "./hints.js";
import { drawLesson } from "./lesson.js";
import { drawOdds } from "./odds.js";
import { askPlayOn, mayPlayOn } from "./playon.js";
import { recordLink } from "./record.js";
import { ratingChange } from "./ratings.js";

/** Creates the elements of the prompt, the buttons and the list of actions, once. @param {HTMLElement} root */
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
    h("div", { id: "lesson", "aria-live": "polite", hidden: true }),
    h("div", { class: "answers" },
      h("div", { id: "prompt", "aria-live": "polite", tabindex: "-1" }),
      h("div", { id: "picks" }),
      h("div", { id: "standing", hidden: true }),
      h("details", { id: "others", hidden: true }, h("summary"), h("p", { class: "fine" }), h("div", { id: "asides" })),
      h("div", { id: "hints", hidden: true })),
    h("div", { id: "odds", class: "odds", tabindex: "0", hidden: true }),
    // The answers and Undo are always at the foot of the prompt.
    h("div", { class: "foot" },
      h("div", { id: "buttons" }),
      h("div", { class: "ask-tools" },
        h("button", { type: "button", id: "undo", class: "quiet", onclick: takeBack }, icon("undo", 16), h("span")),
        h("button", { type: "button", id: "hint", class: "quiet", hidden: true }),
        h("button", { type: "button", id: "switch", class: "quiet", hidden: true }),
        h("details", { id: "actions", ontoggle: () => showList(root), onkeydown: closeList }, h("summary", null, icon("list", 16), h("span")), h("div", { class: "action-box" }, filter, list)))),
    h("div", { class: "ask-foot" },
      h("label", { id: "confirm", class: "quiet" }, h("input", { type: "checkbox", onchange: (/** @type {Event} */ event) => setConfirm(/** @type {HTMLInputElement} */ (event.currentTarget).checked) }), h("span")),
      h("button", { type: "button", id: "unread", class: "quiet", hidden: true })));
  // The map moves when the page is resized or rotated, and the list with it.
  new ResizeObserver(placeList).observe(byId("map-box"));
}

/** @returns {HTMLDetailsElement} */
const actions = () => /** @type {HTMLDetailsElement} */ (byId("actions"));

/** Marks `root` while the list of actions is open, and places the list. @param {HTMLElement} root */
function showList(root) {
  root.classList.toggle("listing", actions().open);
  placeList();
}

/** Closes the list of actions when Escape is pressed in it. @param {KeyboardEvent} event */
function closeList(event) {
  if (event.key !== "Escape" || !actions().open) return;
  event.stopPropagation();
  actions().open = false;
  /** @type {HTMLElement | null} */ (actions().querySelector("summary"))?.focus();
}

/** The width of the map's tools, in pixels. The list of actions does not cover the tools. */
const TOOLS = 56;

/** Lays the open list of actions over the map, beside the prompt, so that nothing on the page moves to make room for it. */
export function placeList() {
  if (!actions().open) return;
  const box = /** @type {HTMLElement} */ (actions().querySelector(".action-box"));
  const { left, top, right, width, height } = byId("map-box").getBoundingClientRect();
  const room = isSmall() ? width - TOOLS : Math.min(400, width - 2 * TOOLS);
  Object.assign(box.style, { left: `${isSmall() ? left : right - TOOLS - room}px`, top: `${top}px`, width: `${room}px`, maxHeight: `${height}px` });
}

/** Draws the prompt with its buttons, or the result of the game. @param {HTMLElement} root */
export function drawAsk(root) {
  const table = state.table;
  if (!table) return;
  drawOutcome(/** @type {HTMLElement} */ (root.querySelector("#outcome")));
  drawOffer(byId("offer"));
  drawLesson(/** @type {HTMLElement} */ (root.querySelector("#lesson")));
  const prompt = /** @type {HTMLElement} */ (root.querySelector("#prompt"));
  const me = mine();
  root.classList.toggle("mine", isAsked());
  const waits = table.started && table.seats.length > 0 && !isAsked() && !over();
  root.classList.toggle("waits", waits);
  // Every question has the same room, which stays while there is no question. So nothing around it moves.
  root.parentElement?.classList.toggle("keeps", isAsked() || waits);
  const words = promptWords();
  const known = table.study?.knows;
  const stopped = isAsked() && !then() ? state.stopped : null;
  const idle = stopped ? t(`walk-stopped-${stopped}`) : onlyPass() ? t("only-pass") : known && me && me !== known ? t("study-knows-hidden", { side: sideName(known) }) : table.seats.length === 0 && !state.invitation ? t("watching-help") : "";
  const answered = isAsked() && !then() && table.prompt?.pass ? cardsIn(table.prompt.text).map((id) => attr(keyOf("card", id), "effect")).filter(Boolean) : [];
  const seal = `${words} ${answered.join(" ")} ${table.prompt?.rule} ${isAsked()} ${Boolean(then())} ${me} ${idle}`;
  if (prompt.dataset.seal !== seal) {
    prompt.dataset.seal = seal;
    reading.anew = true;
    prompt.replaceChildren(me && isAsked() ? mark(me, 20) : "", h("span", { class: "words" }, words, ...answered.map((effect) => h("small", { class: "effect" }, effect)), idle ? h("br") : "", idle ? h("small", { class: "fine" }, idle) : ""),
      isAsked() && !then() && table.prompt?.rule ? ruleLink(table.prompt.rule) : "");
  }
  prompt.hidden = words === "";
  drawPicks(/** @type {HTMLElement} */ (root.querySelector("#picks")));
  drawButtons(/** @type {HTMLElement} */ (root.querySelector("#buttons")));
  drawAsides(/** @type {HTMLDetailsElement} */ (root.querySelector("#others")), table.entry);
  drawHintButton(/** @type {HTMLButtonElement} */ (root.querySelector("#hint")));
  drawHints(/** @type {HTMLElement} */ (root.querySelector("#hints")));
  drawOdds(/** @type {HTMLElement} */ (root.querySelector("#odds")));
  drawSwitch(/** @type {HTMLButtonElement} */ (root.querySelector("#switch")));
  drawStanding(/** @type {HTMLElement} */ (root.querySelector("#standing")));
  drawAgain(byId("again"));
  drawUndo(/** @type {HTMLButtonElement} */ (root.querySelector("#undo")), table);
  const confirm = /** @type {HTMLElement} */ (root.querySelector("#confirm"));
  confirm.hidden = table.seats.length === 0;
  set(confirm, { title: t("confirm-setting-help") });
  /** @type {HTMLInputElement} */ (confirm.querySelector("input")).checked = state.confirm;
  put(/** @type {HTMLElement} */ (confirm.querySelector("span")), t("confirm-setting"));
  const list = actions();
  list.hidden = choices().length === 0;
  for (const row of root.querySelectorAll(".ask-tools, .ask-foot")) /** @type {HTMLElement} */ (row).hidden = over();
  put(/** @type {HTMLElement} */ (list.querySelector("summary span")), t("all-actions", { n: choices().length }));
  const filter = /** @type {HTMLInputElement} */ (list.querySelector("input"));
  set(filter, { placeholder: t("filter"), "aria-label": t("filter") });
  if (filter.dataset.entry !== String(table.entry)) {
    filter.value = ""; // the text was meant for the previous prompt
    if (isSmall()) list.open = false; // the list covers the map, where the player looks next
  }
  filter.dataset.entry = String(table.entry);
  drawAll(/** @type {HTMLElement} */ (list.querySelector("ul")), filter.value);
  takeFocus(prompt, table.entry);
}

/** Whether there is a new prompt, which is read from its beginning. */
const reading = { anew: false };

/** Scrolls a new prompt to its beginning. */
export function readFromTop() {
  if (!reading.anew) return;
  reading.anew = false;
  const ask = byId("ask");
  for (const box of [ask, ...ask.querySelectorAll(".answers, #buttons")]) box.scrollTop = 0;
}

/**
 * Moves the focus to a new prompt, once, for a player who uses the keyboard. It does so if nothing has the focus, or if the focus is on a button of the
 * previous prompt that the new prompt has too.
 * @param {HTMLElement} prompt @param {number} entry
 */
function takeFocus(prompt, entry) {
  if (choices().length === 0 || prompt.dataset.entry === String(entry)) return;
  prompt.dataset.entry = String(entry);
  if (state.keyed && (document.activeElement === document.body || document.activeElement?.matches(":is(#buttons, #actions) [data-play]"))) prompt.focus();
}

/** Returns the standing orders: those in force, the key of the current prompt, and those on offer, in words. */
function standingOrders() {
  const orders = state.table?.orders ?? null;
  const prompt = isAsked() && !then() && !wanted() ? state.table?.prompt : null;
  const moment = prompt?.pass ? prompt.text.key : null;
  const answers = choices().filter((choice) => choice.play !== prompt?.pass && !choice.aside);
  const cards = answers.every(({ on }) => on[0]?.startsWith("card:"));
  const before = orders ? "" : t(cards ? "standing-cards" : "standing-until");
  /** @type {import("../types").OrdersUntil[]} */
  const untils = orders ? ["none", ...(moment ? [orders] : [])] : ["phase", "season"];
  const offered = untils.map((until) => {
    const words = t(until === "none" ? "standing-stop" : orders ? (cards ? "standing-cards-too" : "standing-too") : `standing-${until}`);
    return { until, words, whole: `${before} ${words}`.trim(), asks: isPassing(until) };
  });
  return { orders, moment, before, offered };
}

/** Draws the standing orders: at a response prompt, the buttons that skip such prompts for a while; otherwise, the orders in force and the button that ends them. @param {HTMLElement} root */
function drawStanding(root) {
  const { orders, moment, before, offered } = standingOrders();
  root.hidden = !mine() || over() || !(moment || orders);
  const seal = `${moment} ${state.table?.entry} ${orders} ${offered.find(({ asks }) => asks)?.until} ${state.confirm} ${state.language}`;
  if (root.hidden || root.dataset.seal === seal) return;
  root.dataset.seal = seal;
  keepFocus(root, () => root.replaceChildren(h("span", null, orders ? t(`standing-on-${orders}`) : before),
    ...offered.map(({ until, words, whole, asks }) => h("button", {
      type: "button", "data-orders": until, class: asks ? "armed" : null, title: t("standing-help"),
      "aria-label": asks ? `${t("confirm-this", { what: whole })} ${t("standing-lasting")}` : whole,
      onclick: () => (moment && until !== "none" ? passUntil(until, moment) : order(until, moment)),
    }, moment && until !== "none" && state.confirm ? doubted(words, asks) : words))));
}

/** Draws the button that chooses for the other side, in a study at a moment when both sides must choose. @param {HTMLButtonElement} button */
function drawSwitch(button) {
  const side = mine();
  button.hidden = !isStudy() || !side || (state.table?.awaited.length ?? 0) < 2;
  if (!side || button.hidden) return;
  put(button, t("study-switch", { side: sideName(other(side)) }));
  button.onclick = () => lookAs(other(side));
}

/** Draws the reason why a button must be pressed again. The reason covers a part of the page, so that nothing moves. @param {HTMLElement} root */
function drawAgain(root) {
  const order = standingOrders().offered.find(({ asks }) => asks);
  refill(root, order ? askAgain(order.whole, t("standing-lasting")) : reason(choices()) ?? "");
}

/** Draws the button Undo, with the action that it undoes or the reason why it can't undo one. @param {HTMLButtonElement} button @param {import("../types").TableMessage} table */
function drawUndo(button, { undo, seats }) {
  const no = "no" in undo ? undo.no : null;
  button.disabled = state.busy || Boolean(state.replay) || no === "nothing";
  button.hidden = seats.length === 0 || over();
  const words = "takes" in undo ? t("undo-of", { what: say(undo.takes) }) : t("undo");
  set(button, { "aria-disabled": no ? "true" : null, title: no ? t(`undo-no-${no}`) : words });
  put(/** @type {HTMLElement} */ (button.querySelector("span")), words);
}

/** Undoes the last action, or shows why that is not possible. */
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

/** If few pieces can be chosen, for a force or as losses, draws a list of them. They can be chosen on the map too. @param {HTMLElement} root */
function drawPicks(root) {
  const targets = laidOut();
  root.hidden = targets.length === 0;
  root.classList.toggle("long", targets.length > 2);
  if (root.hidden) return root.replaceChildren();
  const places = new Set(targets.map(spaceOf));
  const held = document.activeElement?.closest("#picks [data-play]")?.getAttribute("data-play");
  refill(root, ...[...places].map((id) => {
    const rows = SIDES.flatMap((side) => leadersFirst(counters(id ?? "", side))).filter((one) => targets.includes(one.target));
    return h("section", null, h("h3", null, spaceName(id ?? "")), h("ul", { class: "pieces" }, ...rows.map((row) => pieceRow(row, true))));
  }));
  if (held) /** @type {HTMLElement | null} */ (root.querySelector(`[data-play="${CSS.escape(held)}"]`))?.focus();
}

/** The maximum number of choices on spaces that get buttons too. */
const FEW_PLACES = 4;

/** Returns the choices on spaces that get buttons too: all such choices, if there are few and no other button. @param {import("../types").Choice[]} plain the other choices with buttons */
function fewPlaces(plain) {
  const { byTarget, multi } = offers();
  const there = [...byTarget].flatMap(([, list]) => list);
  const pressed = plain.length > 0 || multi.size > 0 || there.length > FEW_PLACES || [...byTarget.keys()].some((target) => !target.startsWith("space:"));
  return pressed ? [] : there;
}

/** The maximum number of choices on cards that get buttons too. */
const FEW_CARDS = 2;

/** Returns the choices on cards that get buttons too: all such choices, if the player may respond or pass and there are few. The cards in the hand may be out of view. @param {import("../types").Choice[]} plain the other choices with buttons */
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
  const kind = (/** @type {import("../types").Choice} */ choice) => choice.play === pass ? "pass" : plain.length > 1 || rows.length > 0 || byTarget.size > 0 ? "" : "primary";
  const others = [...(ready.length === 0 ? [...fewPlaces(plain), ...fewCards(plain)] : []), ...plain].map((choice) => ({ key: choice.play, words: say(choice.label), choice, kind: kind(choice) }));
  rows.unshift(...others);
  rows.sort((a, b) => place(a) - place(b));
  const last = rows.at(-1);
  // The answer that is always last has a row of its own at the foot.
  if (last && place(last) > 0) last.kind = `${last.kind} final`.trim();
  root.classList.toggle("hint", multi.size > 0 && state.picked.size === 0);
  root.dataset.hint = t("pick-several");
  sync(root, rows, (row) => row.key, () => h("button", { type: "button" }), (el, row) => {
    set(el, { class: row.kind, disabled: !row.choice || state.busy });
    if (row.choice) wear(el, row.choice, row.words);
    else put(el, row.words);
  });
}

/**
 * Returns the place of an answer among the others. Answers about a particular thing come first, then those that end something, such as "done", whose
 * notation is a single word, and at the foot the confirmation of what was picked, or the pass.
 * @param {{ choice: import("../types").Choice | null, kind: string, key: string }} row
 */
const place = ({ choice, kind, key }) => kind === "pass" ? 3 : !choice || key.startsWith("confirm ") ? 2 : choice.play.includes(" ") ? 0 : 1;

/** Returns the choices that players seldom want, such as an interruption that is possible at any prompt. */
const asides = () => offers().buttons.filter((choice) => choice.aside);

/** Draws the choices that are seldom wanted, folded under a heading, so that they are not mistaken for answers to the question. @param {HTMLDetailsElement} root @param {number} entry */
function drawAsides(root, entry) {
  const all = asides();
  root.hidden = all.length === 0;
  if (root.dataset.entry !== String(entry)) root.open = false;
  root.dataset.entry = String(entry);
  put(/** @type {Element} */ (root.querySelector("summary")), t("other-actions", { n: all.length }));
  put(/** @type {Element} */ (root.querySelector("p")), t("other-actions-about"));
  sync(/** @type {Element} */ (root.querySelector("#asides")), all, (choice) => choice.play, () => h("button", { type: "button", class: "quiet" }), (el, choice) => {
    set(el, { disabled: state.busy });
    wear(el, choice, say(choice.label));
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
  // The result of an uploaded record that this server did not sign is only a claim.
  const claimed = table.uploaded !== undefined && !table.uploaded.proved;
  const heading = winner ? t(claimed ? "claimed-winner" : "winner", { side: sideName(winner) }) : t(claimed ? "claimed-draw" : "draw");
  root.replaceChildren(
    winner ? mark(winner, 34) : "",
    h("div", null, h("strong", null, heading), h("p", null, claimed ? t("claimed-why", { why }) : why, " ", outcome?.rule ? ruleLink(outcome.rule) : ""), ...ratingChange()),
    h("button", { type: "button", class: "primary", id: "review", onclick: openReview }, t("review-open")),
    ...rematchButtons(table),
    mayPlayOn() ? h("button", { type: "button", id: "play-on", onclick: () => askPlayOn("play-on") }, t("play-on")) : "",
    recordLink(table, "record"),
    ...analyseButton(table, "analyse-end"));
}

/** Draws the list of all actions, filtered by what the player types. @param {HTMLElement} list @param {string} filter */
function drawAll(list, filter) {
  const wanted = typed(filter.trim());
  const rows = choices()
    .map((choice) => ({ choice, words: say(choice.label) }))
    .map((row) => ({ ...row, on: besides(row.words, row.choice.on) }))
    .filter((row) => wanted === "" || typed(`${row.words} ${row.on} ${row.choice.play}`).includes(wanted));
  sync(list, rows, (row) => row.choice.play,
    () => h("li", null, h("button", { type: "button" })),
    (el, row) => wear(el.firstElementChild, row.choice, row.words, row.on ? `${row.words} (${row.on})` : row.words));
}
