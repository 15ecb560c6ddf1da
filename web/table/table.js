// @ts-check
// One table: reads what never changes, listens to the server, and draws the difference each time it speaks.

import { byId, h, notice, put, set } from "../kit/dom.js";
import { close, refresh } from "../kit/popover.js";
import { basemap, board, isGone } from "../net/server.js";
import { Live } from "../net/socket.js";
import { playerName } from "../net/store.js";
import { askWays, lookAlong, speakOn, walkOn } from "../model/deeds.js";
import { drawn, setBoard, spaces } from "../model/facts.js";
import { hearChat, hearTable, hearWays, hearWhy, remember } from "../model/hear.js";
import { learnSigns, wear } from "../model/look.js";
import { live } from "../model/offers.js";
import { asked, changed, onChange, over, state } from "../model/state.js";
import { spaceOf, spacesOf } from "../model/targets.js";
import { focus } from "../model/view.js";
import { has, learn, say, speakOf, t } from "../model/words.js";
import { drawTitle, makeCartouche } from "../map/cartouche.js";
import { drawForces } from "../map/forces.js";
import { drawLabels, nameSpace } from "../map/labels.js";
import { drawLayers } from "../map/layers.js";
import { drawLines } from "../map/lines.js";
import { drawMarch } from "../map/march.js";
import { drawBase, makeMap } from "../map/sheet.js";
import { drawHalos, drawSpaces } from "../map/spaces.js";
import { drawStacks } from "../map/stacks.js";
import { drawWays } from "../map/ways.js";
import { Zoom } from "../map/zoom.js";
import { openHelp } from "../papers/help.js";
import { ruleLink } from "../papers/rules.js";
import { listenKeys } from "../input/keys.js";
import { light } from "../input/light.js";
import { openSpace } from "../input/space.js";
import { touch } from "../input/touch.js";
import { refreshUses } from "../input/uses.js";
import { drawWhy } from "../input/why.js";
import { drawAsk, makeAsk, takeBack } from "../side/ask.js";
import { drawBadges } from "../side/badges.js";
import { drawChat, makeChat, readChat } from "../side/chat.js";
import { drawHand } from "../side/hand.js";
import { drawInPlay } from "../side/inplay.js";
import { drawLog, ticker, toUnread } from "../side/log.js";
import { drawPanel } from "../side/panel.js";
import { drawPiles } from "../side/piles.js";
import { drawInvitation, drawSeats } from "../side/seats.js";
import { drawStatus } from "../side/status.js";
import { drawCurtain } from "./curtain.js";
import { drawFrame, makeFrame, tab } from "./frame.js";
import { drawReplay, hearAt, makeReplay } from "./replay.js";

/** What reads as a table on the map: where it is looked at, and how it is moved. @type {{ zoom: Zoom | null, game: string }} */
const sheet = { zoom: null, game: "" };

/**
 * Opens the page of a table and sits down at it; from then on the page draws whatever the server says.
 * @param {HTMLElement} root @param {string} table @param {string[]} tokens the seats that are ours
 */
export function openTable(root, table, tokens) {
  makeFrame(root);
  makeAsk(byId("ask"));
  makeChat(byId("chat"));
  makeReplay(byId("replay"));
  // Messages are taken one after another, though the first waits for the board.
  let queue = Promise.resolve();
  const line = new Live(table, tokens, playerName(), {
    hear: (message) => (queue = queue.then(() => hear(message, line)).catch((error) => console.error(error))),
    line: (offline) => {
      state.offline = offline;
      state.chat.awaitsAll = true;
      changed();
    },
    lost: async () => {
      if (!(await isGone(table))) return;
      line.close();
      root.className = "";
      root.replaceChildren(h("p", { class: "failed", role: "alert" }, t("no-not-found"), " ", h("a", { href: "/" }, t("to-lobby"))));
    },
    busy: (busy) => {
      if (busy) rest(true);
      // Messages are heard one after another; so is the news that all is settled.
      else queue = queue.then(() => rest(false));
    },
  });
  speakOn(line);
  onChange(redraw);
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
  changed();
  walkOn();
}

/** @param {import("../types").ServerMessage} message @param {Live} line */
async function hear(message, line) {
  if (message.is === "table") return takeTable(message, line);
  if (message.is === "at") return hearAt(message);
  if (message.is === "why") {
    hearWhy(message);
    return drawWhy(message.on);
  }
  if (message.is === "ways") {
    hearWays(message);
    changed();
  }
  if (message.is === "chat") {
    hearChat(message.lines);
    changed();
  }
  if (message.is === "no") {
    const key = `no-${message.code}`;
    notice(message.why && has(message.why) ? say(message.why) : has(key) ? t(key) : (message.message ?? key), " ", message.rule ? ruleLink(message.rule) : null);
    if (message.code === "stale") line.sit();
    if (message.code === "not-your-seat" && !state.table) {
      line.tokens = [];
      line.sit();
    }
  }
}

/** @param {import("../types").TableMessage} message @param {Live} line */
async function takeTable(message, line) {
  const ended = over();
  if (sheet.game !== message.game) await readGame(message.game);
  const fresh = hearTable(message);
  if (sheet.zoom === null) openMap();
  remember(line.tokens);
  if (over() && !ended) byId("replay").hidden = false;
  changed();
  if (!state.replay && !document.getElementById("curtain")) ticker(byId("ticker"), fresh);
  if (asked()) lookAt();
  if (asked() && focus().length === 1 && state.ways.number !== message.number) askWays();
  walkOn();
}

/** Reads what never changes about a game. @param {string} game */
async function readGame(game) {
  wear(game);
  const [facts] = await Promise.all([board(game), learn(game), learnSigns(game)]);
  speakOf(game);
  sheet.game = game;
  setBoard(facts);
}

/** Lays the map on the table, once it is known which. */
function openMap() {
  const facts = /** @type {import("../types").BoardFacts} */ (state.board);
  const { game } = sheet;
  const { land, map: svg } = makeMap(facts);
  const world = h("div", { id: "world" }, land, svg);
  byId("map-box").prepend(world);
  const zoom = new Zoom(world, [land, svg], facts.canvas);
  sheet.zoom = zoom;
  zoom.sized = drawLabels;
  drawLines(facts);
  makeCartouche(facts);
  svg.addEventListener("click", clicked);
  svg.addEventListener("contextmenu", (event) => {
    const id = spaceOf(target(event));
    if (!id) return;
    event.preventDefault();
    openSpace(id, () => svg.querySelector(`[data-id="space:${CSS.escape(id)}"]`));
  });
  svg.addEventListener("pointerover", (event) => hover(spaceOf(target(event))));
  svg.addEventListener("focusin", (event) => {
    const space = spaces.get(spaceOf(target(event)) ?? "");
    if (!space || !(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
    zoom.show(space.x, space.y);
    hover(space.id);
  });
  byId("zoom-in").onclick = () => zoom.by(1.3);
  byId("zoom-out").onclick = () => zoom.by(1 / 1.3);
  byId("zoom-fit").onclick = () => zoom.fit();
  const help = () => openHelp([game]);
  byId("help").onclick = help;
  const list = () => {
    const box = /** @type {HTMLDetailsElement} */ (byId("actions"));
    box.open = true;
    byId("action-filter").focus();
  };
  listenKeys({ zoom, undo: takeBack, list, help });
  basemap(game).then(drawBase).catch(() => {});
}

/** What was touched: a thing, or the space that a block stands in. @param {Event} event */
function target(event) {
  const el = event.target instanceof Element ? event.target.closest("[data-id], [data-stack]") : null;
  return el?.getAttribute("data-id") ?? (el ? `space:${el.getAttribute("data-stack")}` : "");
}

/** @param {Event} event */
function clicked(event) {
  const id = target(event);
  if (!id) {
    lookAlong(null);
    return close();
  }
  touch(id, () => document.querySelector(`#map [data-id="${CSS.escape(id)}"]`));
}

/** @param {string | null} space */
function hover(space) {
  state.hovered = space;
  nameSpace();
  drawMarch();
}

/** What there is to look at comes into sight. */
function lookAt() {
  const places = [...new Set([...live()].flatMap(spacesOf))];
  const first = spaces.get(focus()[0] ?? places[0] ?? "");
  if (first && places.length <= 3) sheet.zoom?.show(first.x, first.y);
}

function redraw() {
  const { table } = state;
  drawFrame();
  if (!table) {
    document.title = t("carillon");
    return;
  }
  const closed = drawCurtain();
  set(document.body, { "data-number": table.number, "data-awaiting": over() ? "over" : asked() || closed ? "me" : "other" });
  if (closed) {
    close();
    return;
  }
  document.title = `${asked() ? "● " : ""}${t("game-title")} · ${t("carillon")}`;
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
  set(byId("tab-chat"), { "data-unread": state.chat.unread || null });
  if (sheet.zoom) {
    drawTitle();
    drawSpaces();
    drawWays();
    if (drawn.blocks) drawForces();
    else drawStacks();
    drawLayers(byId("layers-menu"));
    drawHalos();
    drawMarch();
    set(byId("map"), { "aria-label": t("map") });
  }
  light();
  refresh();
  refreshUses();
}
