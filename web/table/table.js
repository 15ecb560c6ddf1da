// @ts-check
// One table: loads the facts, listens to the server, and redraws the page after each message.

import { byId, h, notice, set } from "../kit/dom.js";
import { unpressed } from "../kit/press.js";
import { connect } from "../net/connect.js";
import { keepOffline } from "../net/offline.js";
import { isOfOtherVersion } from "../net/refused.js";
import { isLocal, root as lobbyPath } from "../net/root.js";
import { board, isGone } from "../net/server.js";
import { Live } from "../net/socket.js";
import { keptTable, playerName, seenMending, setSeenMending } from "../net/store.js";
import { consult } from "../model/computer.js";
import { askWays, forgetAsked, passIdly, shareDice, speakOn, studyOn, walkOn } from "../model/deeds.js";
import { setBoard } from "../model/facts.js";
import { hearChat, hearHint, hearOdds, hearTable, hearTime, hearWays, hearWhy, remember } from "../model/hear.js";
import { hearLesson } from "../model/lessons.js";
import { learnSigns, wear } from "../model/look.js";
import { hearPuzzle } from "../model/puzzles.js";
import { asked, changed, isAsked, onChange, over, SIDES, state } from "../model/state.js";
import { follow, hearChances, hearNodes } from "../model/study.js";
import { focus } from "../model/view.js";
import { has, learn, say, speakOf, t } from "../model/words.js";
import { takeMoment } from "../scene/moments.js";
import { catchUp, showTo, wearMotion } from "../scene/pace.js";
import { ruleLink } from "../papers/rules.js";
import { showVersion } from "../papers/version.js";
import { listenRest } from "../input/rest.js";
import { drawWhy } from "../input/why.js";
import { goAgain } from "../side/agree.js";
import { readRatings } from "../side/ratings.js";
import { mendedWords } from "../side/seats.js";
import { drawShow } from "../side/show.js";
import { makeFrame, tab } from "./frame.js";
import { layMap, look, lookAround, makeOverMap } from "./map.js";
import { drawPage } from "./page.js";
import { makeSide } from "./side.js";

/** The time, in milliseconds, after which requests that the server did not answer are repeated. */
const ASK_AGAIN = 2000;

/** The time, in milliseconds, after which the browser is asked to store the page. The table can load before that. */
const KEEP = 5000;

/** The game whose board, texts and signs have been loaded. */
const read = { game: "" };

/**
 * Opens the page of a table and the conversation with the table. From then on the page follows the server's messages.
 * @param {HTMLElement} root @param {string} table @param {{ invitation: string | null, keys: string[] }} link the invitation and the keys in the address
 */
export function openTable(root, table, link) {
  state.invitation = link.invitation;
  const kept = keptTable(table)?.tokens ?? [];
  const tokens = [...new Set([...kept, ...link.keys])];
  wearMotion();
  makeFrame(root);
  makeSide();
  makeOverMap();
  // Messages are handled one after another, even while the first waits for the board.
  let queue = Promise.resolve();
  const line = new Live(() => connect(table), table, tokens, playerName(), {
    hear: (message) => {
      // The server's time must be stored at once, even while earlier messages wait.
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
      // The page stops waiting only after it has handled all earlier messages.
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
  // A table on this device works without a network, so the page must work too.
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
  studyOn();
  consult();
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
    consult();
    changed();
  }
  if (message.is === "nodes") {
    hearNodes(message);
    changed();
  }
  if (message.is === "chances") {
    hearChances(message);
    changed();
  }
  if (message.is === "time") changed();
  if (message.is === "chat") {
    hearChat(message.lines);
    changed();
  }
  // A refusal without an id answers a request that the page made by itself. The page repeats such requests after a while. The player gets no message
  // about it if the server was busy, or if the prompt was answered meanwhile.
  if (message.is === "no" && message.id === undefined) {
    setTimeout(forgetAsked, ASK_AGAIN);
    if (message.code === "busy" || message.code === "not-your-turn") return;
    // Two players share this screen, and the request was made for the side whose player has just handed it over.
    if (message.code === "not-your-seat" && line.seated) return;
  }
  if (message.is === "no") {
    if (message.id !== undefined && state.passed === state.table?.entry) {
      state.unpassed = true;
      changed();
    }
    if (isOfOtherVersion(message)) return showVersion();
    const key = `no-${message.code}`;
    // A key is invalid: either it came from the address, or another device has taken the seat.
    if (message.code === "not-your-seat" && message.id === undefined && line.tokens.length > 0) return sitWithout(line);
    notice(message.why && has(message.why) ? say(message.why) : has(key) ? t(key) : (message.message ?? key), " ", message.rule ? ruleLink(message.rule) : null);
    if (message.code === "stale") line.sit();
  }
}

/** Sends `sit` again without the invalid keys: first without those of the address, then without those of this browser, whose seats another device has taken. @param {Live} line */
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
  hearPuzzle();
  readRatings();
  follow();
  consult();
  if (message.study && !document.body.classList.contains("studies")) {
    document.body.classList.add("studies");
    tab("study");
  }
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
  // While an earlier moment is shown, only the show's progress is redrawn when messages arrive. But a prompt for the player is drawn at once.
  if (moment && moment === state.story.moment && !asked()) {
    set(document.body, { "data-number": message.number });
    drawShow(byId("show"));
  } else changed();
  passIdly();
}

/** Removes the keys of seats from the address once this browser has stored them, so that nobody can get a key from the screen or from a link that was passed on. @param {Live} line */
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

/** Lets the player go on, once all events have been shown. */
function shown() {
  if (over()) byId("replay").hidden = false;
  if (isAsked()) lookAround();
  passIdly();
  if (isAsked() && focus().length > 0 && state.ways.number !== state.table?.number) askWays();
  walkOn();
}
