// @ts-check
// One table: reads what never changes, listens to the server, and draws the difference each time it speaks.

import { byId, h, notice, put, set } from "../kit/dom.js";
import { close, refresh } from "../kit/popover.js";
import { unpressed } from "../kit/press.js";
import { basemap, board, isGone } from "../net/server.js";
import { Live } from "../net/socket.js";
import { keptTable, playerName, seenMending, setSeenMending } from "../net/store.js";
import { askWays, forgetAsked, lookAlong, lookAtOdds, passIdly, shareDice, speakOn, walkOn } from "../model/deeds.js";
import { drawn, setBoard, spaces } from "../model/facts.js";
import { hearChat, hearHint, hearOdds, hearTable, hearTime, hearWays, hearWhy, remember } from "../model/hear.js";
import { hearLesson, spokenOf } from "../model/lessons.js";
import { learnSigns, wear } from "../model/look.js";
import { live, offers } from "../model/offers.js";
import { asked, changed, isAsked, lesson, lessonStep, onChange, over, state, then } from "../model/state.js";
import { spaceOf, spacesOf } from "../model/targets.js";
import { focus } from "../model/view.js";
import { has, learn, say, speakOf, t } from "../model/words.js";
import { drawArrows } from "../map/arrows.js";
import { drawTitle, makeCartouche } from "../map/cartouche.js";
import { drawForces } from "../map/forces.js";
import { drawLabels, nameSpace } from "../map/labels.js";
import { drawLayers } from "../map/layers.js";
import { drawLines } from "../map/lines.js";
import { drawMarch } from "../map/march.js";
import { drawBase, makeMap } from "../map/sheet.js";
import { drawHalos, drawSpaces } from "../map/spaces.js";
import { peek } from "../map/peek.js";
import { extent } from "../map/picture.js";
import { drawStacks } from "../map/stacks.js";
import { drawWays } from "../map/ways.js";
import { Zoom } from "../map/zoom.js";
import { takeMoment } from "../scene/moments.js";
import { catchUp, playBack, setArrows, showTo, skip, wearMotion } from "../scene/pace.js";
import { drawSettings } from "../scene/settings.js";
import { openHelp } from "../papers/help.js";
import { ruleLink } from "../papers/rules.js";
import { listenKeys } from "../input/keys.js";
import { light } from "../input/light.js";
import { openSpace } from "../input/space.js";
import { touch } from "../input/touch.js";
import { refreshUses } from "../input/uses.js";
import { drawWhy } from "../input/why.js";
import { goAgain } from "../side/agree.js";
import { drawAsk, makeAsk, takeBack } from "../side/ask.js";
import { drawBadges } from "../side/badges.js";
import { drawChat, makeChat, readChat } from "../side/chat.js";
import { fit } from "../side/fit.js";
import { drawHand } from "../side/hand.js";
import { drawInPlay } from "../side/inplay.js";
import { drawInWords, makeInWords } from "../side/inwords.js";
import { drawLog, markLines } from "../side/log.js";
import { drawPanel } from "../side/panel.js";
import { drawPiles } from "../side/piles.js";
import { drawInvitation } from "../side/invite.js";
import { drawScene, makeScene } from "../side/scene.js";
import { drawSeats, mendedWords } from "../side/seats.js";
import { drawShow, makeShow } from "../side/show.js";
import { drawGoals, drawStatus } from "../side/status.js";
import { drawCurtain } from "./curtain.js";
import { drawFrame, makeFrame } from "./frame.js";
import { drawReplay, makeReplay } from "./replay.js";

/** So long after the server was too busy to answer it is asked again, in milliseconds. */
const ASK_AGAIN = 2000;

/** What reads as a table on the map: where it is looked at, and how it is moved; and the step of a lesson that was last looked at. @type {{ zoom: Zoom | null, game: string, step: string }} */
const sheet = { zoom: null, game: "", step: "" };

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
  makeShow(byId("show"));
  makeScene(byId("scene"));
  makeAsk(byId("ask"));
  makeChat(byId("chat"));
  makeReplay(byId("replay"));
  makeInWords(byId("in-words"), byId("in-words-switch"));
  // Messages are taken one after another, though the first waits for the board.
  let queue = Promise.resolve();
  const line = new Live(table, tokens, playerName(), {
    hear: (message) => {
      // What time it is must be heard at once, whatever else is waited for.
      if (message.is === "time") hearTime(message);
      queue = queue.then(() => hear(message, line)).catch((error) => console.error(error));
    },
    line: (offline) => {
      state.offline = offline;
      // What was asked on the line that broke is answered nowhere.
      if (!offline) forgetAsked();
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
  line.invitation = link.invitation;
  speakOn(line);
  onChange(() => unpressed(redraw));
  window.addEventListener("resize", changed);
  showTo({ look, shown });
  byId("unread").onclick = playBack;
  line.open();
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
  // What the page asks by itself is asked again in a while, and needs no words where the server was busy or the question was answered meanwhile.
  if (message.is === "no" && message.id === undefined) {
    setTimeout(forgetAsked, ASK_AGAIN);
    if (message.code === "busy" || message.code === "not-your-turn") return;
    // It was asked for the side that one has just left.
    if (message.code === "not-your-seat" && line.seated) return;
  }
  if (message.is === "no") {
    if (message.id !== undefined && state.passed === state.table?.entry) {
      state.unpassed = true;
      changed();
    }
    const key = `no-${message.code}`;
    notice(message.why && has(message.why) ? say(message.why) : has(key) ? t(key) : (message.message ?? key), " ", message.rule ? ruleLink(message.rule) : null);
    if (message.code === "stale") line.sit();
    // A key that opens nothing: one of the address, or one that was replaced elsewhere.
    if (message.code === "not-your-seat" && message.id === undefined && line.tokens.length > 0) {
      const kept = keptTable(line.table)?.tokens ?? [];
      line.tokens = line.tokens.length > kept.length ? kept : [];
      line.as = null;
      line.sit();
    }
  }
}

/** @param {import("../types").TableMessage} message @param {Live} line */
async function takeTable(message, line) {
  const { moment } = state.story;
  const before = state.table?.view ? moment ?? { number: state.table.number, view: state.table.view } : null;
  if (sheet.game !== message.game) await readGame(message.game);
  const follows = hearTable(message);
  if (sheet.zoom === null) openMap();
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

/** All that has happened is shown: the player may go on. */
function shown() {
  if (over()) byId("replay").hidden = false;
  if (isAsked()) lookAround();
  passIdly();
  if (isAsked() && focus().length > 0 && state.ways.number !== state.table?.number) askWays();
  walkOn();
}

/** No key of a seat stays in the address, once this browser keeps it: who is shown the screen, or sent a link, has none. @param {Live} line */
function cleanAddress(line) {
  const kept = keptTable(line.table)?.tokens ?? [];
  if (location.hash && !state.invitation && line.tokens.every((token) => kept.includes(token))) history.replaceState(null, "", location.pathname);
}

/** Brings a space into sight. @param {string} id */
function look(id) {
  const space = spaces.get(id);
  if (space) sheet.zoom?.show(space.x, space.y);
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
  const zoom = new Zoom(world, [land, svg], facts.canvas, extent(facts));
  zoom.places = placesToSee;
  sheet.zoom = zoom;
  zoom.sized = drawPieces;
  drawLines(facts);
  makeCartouche(facts);
  svg.addEventListener("click", clicked);
  svg.addEventListener("contextmenu", (event) => {
    const id = spaceOf(target(event));
    if (!id) return;
    event.preventDefault();
    openSpace(id, () => svg.querySelector(`[data-id="space:${CSS.escape(id)}"]`));
  });
  svg.addEventListener("pointerover", (event) => {
    hover(spaceOf(target(event)));
    if (event.pointerType === "mouse") peek(spaceOf(target(event)));
  });
  for (const name of ["pointerleave", "pointerdown"]) svg.addEventListener(name, () => peek(null));
  svg.addEventListener("focusin", (event) => {
    const space = spaces.get(spaceOf(target(event)) ?? "");
    if (!space || !(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
    zoom.show(space.x, space.y);
    hover(space.id);
  });
  byId("zoom-in").onclick = () => zoom.by(1.3);
  byId("zoom-out").onclick = () => zoom.by(1 / 1.3);
  byId("zoom-fit").onclick = () => zoom.whole();
  const help = () => openHelp([game]);
  byId("help").onclick = help;
  const list = () => {
    const box = /** @type {HTMLDetailsElement} */ (byId("actions"));
    box.open = true;
    byId("action-filter").focus();
  };
  listenKeys({ zoom, undo: takeBack, list, help, skip, arrows: () => setArrows(!state.story.arrows) });
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

/** What may come of an attack is asked for once the pointer rests on its space. @type {{ timer: ReturnType<typeof setTimeout> | undefined }} */
const resting = { timer: undefined };

/** So long it rests, in milliseconds. */
const REST = 260;

/** @param {string | null} space */
function hover(space) {
  state.hovered = space;
  clearTimeout(resting.timer);
  const [choice, ...others] = space && asked() ? (offers().byTarget.get(`space:${space}`) ?? []).filter((one) => one.odds) : [];
  if (choice && others.length === 0 && !state.armed) resting.timer = setTimeout(() => lookAtOdds(choice), REST);
  markLines(byId("log"), space);
  nameSpace();
  drawMarch();
}

/** The spaces that are looked at, or else those that can be touched. */
const placesToSee = () => (focus().length > 0 ? focus() : [...new Set([...live()].flatMap(spacesOf))]).flatMap((id) => spaces.get(id) ?? []);

/** What stands on the map, and then the names, which keep clear of it. */
function drawPieces() {
  if (drawn.blocks) drawForces();
  else drawStacks();
  drawLabels();
}

/**
 * What there is to look at comes into sight: where the question is, or else most of the places that can be touched, if less than half of these are
 * seen; where the player has moved the map himself, only if none of them is.
 */
function lookAround() {
  if (lesson()) return lookAtStep();
  const [asks] = focus();
  if (asks) return look(asks);
  const { zoom } = sheet;
  const places = placesToSee();
  const best = zoom?.best(places);
  if (!zoom || !best) return;
  const seen = (from = zoom.centre) => places.filter(({ x, y }) => zoom.sees(x, y, from)).length;
  if (seen() < (zoom.handled ? 1 : seen(best) / 2)) zoom.go(best.x, best.y);
}

/** What a step of a lesson waits for or speaks of comes into sight. */
function lookAtStep() {
  const step = `${lessonStep()} ${state.table?.number}`;
  if (!lesson() || state.story.moment || step === sheet.step) return;
  sheet.step = step;
  state.lesson.astray = false;
  const [first] = [...live(), ...spokenOf().targets].flatMap(spacesOf);
  const space = spaces.get(first ?? "");
  if (space) sheet.zoom?.show(space.x, space.y);
}

function redraw() {
  const { table } = state;
  drawFrame();
  if (!table) {
    document.title = t("carillon");
    return;
  }
  const closed = drawCurtain();
  set(document.body, { "data-number": table.number, "data-awaiting": over() ? "over" : (isAsked() && !state.story.moment) || closed ? "me" : "other" });
  if (closed) {
    close();
    return;
  }
  document.title = `${isAsked() ? "● " : ""}${t("game-title")} · ${t("carillon")}`;
  drawStatus(byId("status-left"));
  drawShow(byId("show"));
  drawAsk(byId("ask"));
  drawInvitation(byId("invitation"));
  drawSeats(byId("seats"));
  drawScene(byId("scene"));
  drawPanel(/** @type {HTMLDetailsElement} */ (byId("panel")));
  drawBadges(byId("badges"));
  drawInPlay(byId("in-play"));
  drawHand(byId("hand"));
  drawPiles(byId("piles"));
  drawLog(byId("log"));
  drawGoals(byId("goals"));
  if (document.body.dataset.tab === "chat") readChat();
  drawChat(byId("chat"), table.seats.length > 0);
  drawReplay(byId("replay"));
  drawInWords(byId("in-words"), byId("in-words-switch"));
  const unread = byId("unread");
  const news = state.log.filter((one) => one.n > state.seen && !one.heading).length;
  unread.hidden = !isAsked() || then() !== null || state.seen < 0 || news === 0;
  put(unread, t("news", { n: news }));
  set(byId("tab-chat"), { "data-unread": state.chat.unread || null });
  if (sheet.zoom) {
    lookAtStep();
    drawTitle();
    drawSpaces();
    drawWays();
    drawPieces();
    drawLayers(byId("layers-menu"));
    drawHalos();
    nameSpace();
    drawArrows();
    drawMarch();
    drawSettings(byId("show-settings"));
    set(byId("map"), { "aria-label": t("map") });
  }
  fit();
  light();
  refresh();
  refreshUses();
}
