// @ts-check
// One table: reads what never changes, listens to the server, and draws the difference each time it speaks.

import { byId, h, notice, put, set } from "./dom.js";
import { drawAsk, makeAsk, undo } from "./ask.js";
import { drawBadges } from "./badges.js";
import { drawBase, drawHalos, drawSpaces, makeMap } from "./board.js";
import { drawChat, hearChat, makeChat, readChat, unreadChat } from "./chat.js";
import { light, live, touch, voice } from "./choices.js";
import { drawCurtain } from "./curtain.js";
import { drawForces } from "./forces.js";
import { drawHand, drawPiles } from "./hand.js";
import { openHelp } from "./help.js";
import { drawInPlay } from "./inplay.js";
import { listenKeys } from "./keys.js";
import { drawFrame, makeFrame, tab } from "./frame.js";
import { drawLabels, nameSpace } from "./labels.js";
import { drawLayers } from "./layers.js";
import { drawLines } from "./lines.js";
import { drawLog, onPoint, ticker, toUnread } from "./log.js";
import { drawPanel, drawStatus } from "./panel.js";
import { close, refresh } from "./popover.js";
import { drawReplay, forgetReplay, hearAt, makeReplay } from "./replay.js";
import { ruleLink } from "./rules.js";
import { drawInvitation, drawSeats } from "./seats.js";
import { Live } from "./socket.js";
import { hearWhy, openSpace } from "./space.js";
import { drawStacks } from "./stacks.js";
import { asked, massed, mine, over, setBoard, spaces, state, view } from "./state.js";
import { keepTable, keptTable, playerName, seenLine, setSeenLine } from "./store.js";
import { has, learn, onLanguage, say, spaceOf, spacesOf, t } from "./text.js";
import { drawWays } from "./ways.js";
import { Zoom } from "./zoom.js";

/** @type {Zoom | null} */
let zoom = null;
/** @type {Live | null} */
let line = null;
/** The game whose facts have been read. */
let read = "";
/** All of the chat comes after sitting down. */
let wholeChat = true;
/** @type {Set<string>} */
let pointed = new Set();
/** Messages are taken one after another, though the first waits for the board. */
let queue = Promise.resolve();

/** @param {HTMLElement} root @param {string} table @param {string[]} tokens */
export async function openTable(root, table, tokens) {
  makeFrame(root);
  makeAsk(byId("ask"));
  makeChat(byId("chat"));
  makeReplay(byId("replay"));
  line = new Live(table, tokens, playerName(), {
    hear: (message) => (queue = queue.then(() => hear(message)).catch((error) => console.error(error))),
    line: (offline) => {
      state.offline = offline;
      wholeChat = true;
      redraw();
    },
    lost: async () => {
      const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`).catch(() => null);
      if (answer?.status !== 404) return;
      line?.close();
      root.className = "";
      root.replaceChildren(h("p", { class: "failed", role: "alert" }, t("no-not-found"), " ", h("a", { href: "/" }, t("to-lobby"))));
    },
    busy: (busy) => {
      if (busy) rest(true);
      // Messages are heard one after another; so is the news that all is settled.
      else queue = queue.then(() => rest(false));
    },
  });
  const hand = line;
  voice.send = (message) => hand.send(message);
  voice.act = (message) => {
    noteSeen();
    hand.act(message);
  };
  voice.redraw = redraw;
  onPoint((spacesPointed) => {
    pointed = spacesPointed;
    if (zoom) drawHalos(pointed);
  });
  onLanguage(redraw);
  byId("unread").onclick = () => {
    tab("log");
    toUnread(byId("log"));
  };
  line.open();
}

/** @param {boolean} busy */
function rest(busy) {
  if (state.busy === busy) return;
  state.busy = busy;
  document.body.classList.toggle("busy", busy);
  redraw();
}

/** @param {import("./types").Message} message */
async function hear(message) {
  if (message.is === "table") return hearTable(message);
  if (message.is === "why") return hearWhy(message);
  if (message.is === "at") return hearAt(message);
  if (message.is === "chat") {
    hearChat(message.lines, wholeChat);
    wholeChat = false;
    redraw();
  }
  if (message.is === "no") {
    const key = `no-${message.code}`;
    notice(message.why && has(message.why) ? say(message.why) : has(key) ? t(key) : (message.message ?? key), " ", message.rule ? ruleLink(message.rule) : null);
    if (message.code === "stale") line?.sit();
    if (message.code === "not-your-seat" && !state.table && line) {
      line.tokens = [];
      line.sit();
    }
  }
}

/** @param {import("./types").TableMessage} message */
async function hearTable(message) {
  const first = state.table === null;
  const before = state.table?.number ?? 0;
  const eyes = state.table?.as;
  const ended = over();
  if (read !== message.game) await readGame(message.game, message);
  state.table = message;
  const from = message.log_from ?? 0;
  const fresh = (message.log ?? []).filter((one) => one.n > (state.log.at(-1)?.n ?? -1));
  state.log = [...state.log.filter((one) => one.n < from), ...(message.log ?? [])];
  if (message.number < before) forgetReplay();
  if (message.number !== before || eyes !== message.as) state.picked.clear();
  const side = mine();
  if (side && (first || eyes !== message.as)) state.seen = seenLine(message.table, side);
  remember(message);
  if (over() && !ended) byId("replay").hidden = false;
  redraw();
  if (!first && !state.replay && eyes === message.as && !document.getElementById("curtain")) ticker(byId("ticker"), fresh);
  if (asked()) lookAt();
}

/** @param {string} game @param {import("./types").TableMessage} message */
async function readGame(game, message) {
  const path = `/api/games/${encodeURIComponent(game)}`;
  const [board] = await Promise.all([fetch(`${path}/board`).then((answer) => answer.json()), learn(game)]);
  read = game;
  state.table = message;
  setBoard(board);
  const { land, map: svg } = makeMap(board);
  const world = h("div", { id: "world" }, land, svg);
  byId("map-box").prepend(world);
  zoom = new Zoom(world, [land, svg], board.canvas);
  zoom.sized = drawLabels;
  drawLines(board);
  svg.addEventListener("click", clicked);
  svg.addEventListener("contextmenu", (event) => {
    const id = spaceOf(target(event));
    if (!id) return;
    event.preventDefault();
    openSpace(id, () => svg.querySelector(`[data-id="space:${CSS.escape(id)}"]`));
  });
  svg.addEventListener("pointerover", (event) => nameSpace(spaceOf(target(event))));
  svg.addEventListener("focusin", (event) => {
    const space = spaces.get(spaceOf(target(event)) ?? "");
    if (!space || !(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
    zoom?.show(space.x, space.y);
    nameSpace(space.id);
  });
  byId("zoom-in").onclick = () => zoom?.by(1.3);
  byId("zoom-out").onclick = () => zoom?.by(1 / 1.3);
  byId("zoom-fit").onclick = () => zoom?.fit();
  const help = () => openHelp([game]);
  byId("help").onclick = help;
  const list = () => {
    const box = /** @type {HTMLDetailsElement} */ (byId("actions"));
    box.open = true;
    byId("action-filter").focus();
  };
  listenKeys({ zoom, undo, list, help });
  fetch(`${path}/basemap.svg`).then((answer) => answer.text()).then(drawBase).catch(() => {});
}

/** What was touched: a thing, or the space that a block stands in. @param {Event} event */
function target(event) {
  const el = event.target instanceof Element ? event.target.closest("[data-id], [data-stack]") : null;
  return el?.getAttribute("data-id") ?? (el ? `space:${el.getAttribute("data-stack")}` : "");
}

/** @param {Event} event */
function clicked(event) {
  const id = target(event);
  if (!id) return close();
  touch(id, () => document.querySelector(`#map [data-id="${CSS.escape(id)}"]`));
}

/** What there is to look at comes into sight. */
function lookAt() {
  const places = [...new Set([...live()].flatMap(spacesOf))];
  const first = spaces.get(spaceOf(view()?.focus?.[0] ?? "") ?? places[0] ?? "");
  if (first && places.length <= 3 && zoom) zoom.show(first.x, first.y);
}

/** The player acts: he has seen what stands in the log. */
function noteSeen() {
  const side = mine();
  if (!side || !state.table) return;
  // The lines that his own action brings carry its number, and are no news to him.
  state.seen = state.table.number + 1;
  setSeenLine(state.table.table, side, state.seen);
}

/** @param {import("./types").TableMessage} message */
function remember(message) {
  const kept = keptTable(message.table);
  if ((kept?.over ?? false) === over() && kept && kept.sides.join() === message.seats.join()) return;
  if (message.seats.length === 0 && !kept) return;
  keepTable({ table: message.table, game: message.game, scenario: message.scenario, tokens: line?.tokens ?? [], sides: message.seats, opened: kept?.opened ?? Date.now(), over: over() });
}

function redraw() {
  const { table } = state;
  drawFrame();
  if (!table) return;
  const closed = drawCurtain();
  set(document.body, { "data-number": table.number, "data-awaiting": over() ? "over" : asked() || closed ? "me" : "other" });
  if (closed) {
    close();
    return;
  }
  document.title = `${asked() ? "● " : ""}${t(`game-${table.game}`)} · ${t("carillon")}`;
  drawStatus(byId("status-left"));
  drawAsk(byId("ask"));
  drawInvitation(byId("invitation"));
  drawSeats(byId("seats"));
  drawPanel(byId("panel"));
  drawBadges(byId("badges"));
  drawInPlay(byId("in-play"));
  drawHand(byId("hand"));
  drawPiles(byId("piles"));
  drawLog(byId("log"));
  if (document.body.dataset.tab === "chat") readChat();
  drawChat(byId("chat"), table.seats.length > 0);
  drawReplay(byId("replay"));
  const unread = byId("unread");
  const news = state.log.filter((one) => one.n > state.seen && !one.heading).length;
  unread.hidden = !asked() || state.seen < 0 || news === 0;
  put(unread, t("news", { n: news }));
  set(byId("tab-chat"), { "data-unread": unreadChat() || null });
  if (zoom) {
    drawSpaces();
    drawWays();
    if (massed) drawForces();
    else drawStacks();
    drawLayers(byId("layers-menu"));
    drawHalos(pointed);
    set(byId("map"), { "aria-label": t("map") });
  }
  light();
  refresh();
}

