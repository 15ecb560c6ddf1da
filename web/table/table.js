// @ts-check
// One table: loads the facts, listens to the server, and redraws the page after each message.

import { byId, h, notice, set } from "../kit/dom.js";
import { unpressed } from "../kit/press.js";
import { connect } from "../net/connect.js";
import { keepOffline } from "../net/offline.js";
import { isLocal, root as lobbyPath } from "../net/root.js";
import { board, isGone } from "../net/server.js";
import { Live } from "../net/socket.js";
import { keptTable, playerName, seenMending, setSeenMending } from "../net/store.js";
import { askWays, forgetAsked, passIdly, shareDice, speakOn, walkOn } from "../model/deeds.js";
import { setBoard } from "../model/facts.js";
import { hearChat, hearHint, hearOdds, hearTable, hearTime, hearWays, hearWhy, remember } from "../model/hear.js";
import { hearLesson } from "../model/lessons.js";
import { learnSigns, wear } from "../model/look.js";
import { asked, changed, isAsked, onChange, over, SIDES, state } from "../model/state.js";
import { focus } from "../model/view.js";
import { has, learn, say, speakOf, t } from "../model/words.js";
import { takeMoment } from "../scene/moments.js";
import { catchUp, showTo, wearMotion } from "../scene/pace.js";
import { ruleLink } from "../papers/rules.js";
import { listenRest } from "../input/rest.js";
import { drawWhy } from "../input/why.js";
import { goAgain } from "../side/agree.js";
import { mendedWords } from "../side/seats.js";
import { drawShow } from "../side/show.js";
import { makeFrame } from "./frame.js";
import { layMap, look, lookAround, makeOverMap } from "./map.js";
import { drawPage } from "./page.js";
import { makeSide } from "./side.js";

/** So long after the server was too busy to answer it is asked again, in milliseconds. */
const ASK_AGAIN = 2000;

/** So long after the page is open the browser is asked to keep it, in milliseconds: the table comes first. */
const KEEP = 5000;

/** The game whose board and words were read. */
const read = { game: "" };

/**
 * Opens the page of a table and sits down at it; from then on the page draws whatever the server says.
 * @param {HTMLElement} root @param {string} table @param {{ invitation: string | null, keys: string[] }} link what the address brought along
 */
export function openTable(root, table, link) {
  state.invitation = link.invitation;
  const kept = keptTable(table)?.tokens ?? [];
  const tokens = [...new Set([...kept, ...link.keys])];
  wearMotion();
  makeFrame(root);
  makeSide();
  makeOverMap();
  // Messages are taken one after another, though the first waits for the board.
  let queue = Promise.resolve();
  const line = new Live(() => connect(table), table, tokens, playerName(), {
    hear: (message) => {
      // The server's time must be taken at once, whatever else is waited for.
      if (message.is === "time") hearTime(message);
      queue = queue.then(() => hear(message, line)).catch((error) => console.error(error));
    },
    line: (offline) => {
      state.offline = offline;
      // Requests made on the broken connection will not be answered.
      if (!offline) forgetAsked();
      state.chat.awaitsAll = true;
      changed();
    },
    lost: async () => {
      if (!(await isGone(table))) return;
      line.close();
      root.className = "";
      root.replaceChildren(h("p", { class: "failed", role: "alert" }, t("no-not-found"), " ", h("a", { href: lobbyPath }, t("to-lobby"))));
    },
    busy: (busy) => {
      if (busy) rest(true);
      // Messages are handled one after another, and so is the news that none is pending.
      else queue = queue.then(() => rest(false));
    },
  });
  line.invitation = link.invitation;
  speakOn(line);
  onChange(() => unpressed(drawPage));
  window.addEventListener("resize", changed);
  showTo({ look, shown });
  listenRest();
  line.open();
  // A table on this device is there without a network, and so must the page be.
  if (isLocal(table)) setTimeout(() => keepOffline(() => {}), KEEP);
}

/** @param {boolean} busy */
function rest(busy) {
  if (state.busy === busy) return;
  state.busy = busy;
  document.body.classList.toggle("busy", busy);
  changed();
  walkOn();
  passIdly();
}

/** @param {import("../types").ServerMessage} message @param {Live} line */
async function hear(message, line) {
  if (message.is === "table") return takeTable(message, line);
  if (message.is === "at") return takeMoment(message);
  if (message.is === "why") {
    hearWhy(message);
    return drawWhy(message.on);
  }
  if (message.is === "ways") {
    hearWays(message);
    changed();
  }
  if (message.is === "odds") {
    hearOdds(message);
    changed();
  }
  if (message.is === "hint") {
    hearHint(message);
    changed();
  }
  if (message.is === "time") changed();
  if (message.is === "chat") {
    hearChat(message.lines);
    changed();
  }
  // Requests that the page makes by itself are repeated after a while; there is no message if the server was busy or the question was answered meanwhile.
  if (message.is === "no" && message.id === undefined) {
    setTimeout(forgetAsked, ASK_AGAIN);
    if (message.code === "busy" || message.code === "not-your-turn") return;
    // The request was made for the side from which a hotseat table has just been switched.
    if (message.code === "not-your-seat" && line.seated) return;
  }
  if (message.is === "no") {
    if (message.id !== undefined && state.passed === state.table?.entry) {
      state.unpassed = true;
      changed();
    }
    const key = `no-${message.code}`;
    // An invalid key, from the address or replaced by another device.
    if (message.code === "not-your-seat" && message.id === undefined && line.tokens.length > 0) return sitWithout(line);
    notice(message.why && has(message.why) ? say(message.why) : has(key) ? t(key) : (message.message ?? key), " ", message.rule ? ruleLink(message.rule) : null);
    if (message.code === "stale") line.sit();
  }
}

/** Sits down without the invalid keys: those of the address first, then those that this browser has kept, whose seats another device has taken. @param {Live} line */
function sitWithout(line) {
  const kept = keptTable(line.table);
  const tokens = kept?.tokens ?? [];
  const strange = line.tokens.length > tokens.length;
  if (strange) notice(t("no-not-your-seat"));
  else state.displaced = SIDES.filter((side) => kept?.sides.includes(side));
  line.tokens = strange ? tokens : [];
  line.as = null;
  line.sit();
}

/** @param {import("../types").TableMessage} message @param {Live} line */
async function takeTable(message, line) {
  const { moment } = state.story;
  const before = state.table?.view ? moment ?? { number: state.table.number, view: state.table.view } : null;
  if (read.game !== message.game) await readGame(message.game);
  const follows = hearTable(message);
  layMap(message.game);
  remember(line.tokens);
  cleanAddress(line);
  if (message.mended && seenMending(message.table) !== message.mended.rules) {
    notice(mendedWords(message.mended));
    setSeenMending(message.table, message.mended.rules);
  }
  shareDice();
  goAgain();
  await hearLesson();
  catchUp(before, follows);
  // While earlier things are shown nothing else changes on the page, however much arrives; but a question shows as soon as it is asked.
  if (moment && moment === state.story.moment && !asked()) {
    set(document.body, { "data-number": message.number });
    drawShow(byId("show"));
  } else changed();
  passIdly();
}

/** Removes seat keys from the address once this browser keeps them, so that nobody who sees the screen or is sent the link gets one. @param {Live} line */
function cleanAddress(line) {
  const kept = keptTable(line.table)?.tokens ?? [];
  if (location.hash && !state.invitation && line.tokens.every((token) => kept.includes(token))) history.replaceState(null, "", location.pathname + location.search);
}

/** Loads the facts, texts and signs of a game. @param {string} game */
async function readGame(game) {
  wear(game);
  const [facts] = await Promise.all([board(game), learn(game), learnSigns(game)]);
  speakOf(game);
  read.game = game;
  setBoard(facts);
}

/** All that has happened is shown: the player may go on. */
function shown() {
  if (over()) byId("replay").hidden = false;
  if (isAsked()) lookAround();
  passIdly();
  if (isAsked() && focus().length > 0 && state.ways.number !== state.table?.number) askWays();
  walkOn();
}
