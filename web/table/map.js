// @ts-check
// The map of a table and the parts over it: their layout, drawing, movement and clicks.

import { byId, h, set } from "../kit/dom.js";
import { close } from "../kit/popover.js";
import { basemap } from "../net/server.js";
import { lookAlong, lookAtOdds } from "../model/deeds.js";
import { drawn, spaces } from "../model/facts.js";
import { spokenOf } from "../model/lessons.js";
import { live, offers } from "../model/offers.js";
import { asked, lesson, lessonStep, state } from "../model/state.js";
import { spaceOf, spacesOf } from "../model/targets.js";
import { focus } from "../model/view.js";
import { t } from "../model/words.js";
import { drawArrows } from "../map/arrows.js";
import { drawTitle, makeCartouche } from "../map/cartouche.js";
import { drawForces } from "../map/forces.js";
import { drawLabels, nameSpace, readFace } from "../map/labels.js";
import { drawLayers } from "../map/layers.js";
import { drawLines } from "../map/lines.js";
import { drawMarch } from "../map/march.js";
import { drawMarks } from "../map/marks.js";
import { drawBase, makeMap } from "../map/sheet.js";
import { drawHalos, drawSpaces } from "../map/spaces.js";
import { peek } from "../map/peek.js";
import { extent } from "../map/picture.js";
import { drawStacks } from "../map/stacks.js";
import { drawWays } from "../map/ways.js";
import { Zoom } from "../map/zoom.js";
import { setArrows, skip } from "../scene/pace.js";
import { drawSettings } from "../scene/settings.js";
import { openHelp } from "../papers/help.js";
import { listenKeys } from "../input/keys.js";
import { listenMarks } from "../input/marking.js";
import { openSpace } from "../input/space.js";
import { touch } from "../input/touch.js";
import { takeBack } from "../side/ask.js";
import { drawFight, makeFight } from "../side/fight.js";
import { drawInvitation } from "../side/invite.js";
import { drawInWords, makeInWords } from "../side/inwords.js";
import { drawPalette } from "../side/palette.js";
import { markLines } from "../side/log.js";
import { drawReplay, makeReplay } from "./replay.js";

/** The zoom of the map, once it has been drawn; and the step of a lesson that was last brought into view. @type {{ zoom: Zoom | null, step: string }} */
const sheet = { zoom: null, step: "" };

/** Creates the parts over the map, once. */
export function makeOverMap() {
  readFace();
  makeReplay(byId("replay"));
  makeFight(byId("fight"));
  makeInWords(byId("in-words"), byId("in-words-switch"));
}

/** Draws the parts over the map. */
export function drawOverMap() {
  drawInvitation(byId("invitation"));
  drawFight(byId("fight"));
  drawReplay(byId("replay"));
  drawInWords(byId("in-words"), byId("in-words-switch"));
  drawPalette(byId("palette"), byId("marks-switch"));
}

/**
 * Draws the map, once it has been created. Everything around the map must be drawn before it, since that determines the map's
 * size.
 */
export function drawMap() {
  const { zoom } = sheet;
  if (!zoom) return;
  // The map gets its size before anything is drawn on it, so that nothing is drawn twice.
  if (!zoom.laid) zoom.fit();
  zoom.sized = drawPieces;
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
  drawMarks();
  drawSettings(byId("show-settings"));
  set(byId("map"), { "aria-label": t("map") });
}

/** Creates the map of a game, once. @param {string} game */
export function layMap(game) {
  if (sheet.zoom) return;
  const facts = /** @type {import("../types").BoardFacts} */ (state.board);
  const { land, map: svg } = makeMap(facts);
  const world = h("div", { id: "world" }, land, svg);
  byId("map-box").prepend(world);
  const zoom = new Zoom(world, [land, svg], facts.canvas, extent(facts));
  zoom.places = placesToSee;
  sheet.zoom = zoom;
  drawLines(facts);
  makeCartouche(facts);
  svg.addEventListener("click", clicked);
  const about = (/** @type {string} */ id) => openSpace(id, () => svg.querySelector(`[data-id="space:${CSS.escape(id)}"]`));
  const isDrawn = listenMarks(world, (el) => spaceOf(targetOf(el)), about);
  svg.addEventListener("contextmenu", (event) => {
    const id = spaceOf(target(event));
    if (!id) return;
    event.preventDefault();
    if (!isDrawn()) about(id);
  });
  svg.addEventListener("pointerover", (event) => {
    hover(spaceOf(target(event)));
    if (event.pointerType === "mouse" && !state.study.marking.on) peek(spaceOf(target(event)));
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
  basemap(game).then((text) => drawBase(text, facts)).catch(() => {});
}

/** Returns the target that was clicked. @param {Event} event */
const target = (event) => targetOf(event.target instanceof Element ? event.target : null);

/** Returns the target of an element: its own, or the space of a block. @param {Element | null} on */
function targetOf(on) {
  const el = on?.closest("[data-id], [data-stack]");
  return el?.getAttribute("data-id") ?? (el ? `space:${el.getAttribute("data-stack")}` : "");
}

/** @param {Event} event */
function clicked(event) {
  if (state.study.marking.on) return;
  const id = target(event);
  if (!id) {
    lookAlong(null);
    return close();
  }
  touch(id, () => document.querySelector(`#map [data-id="${CSS.escape(id)}"]`));
}

/** The timer that asks for the odds of an attack once the pointer rests on its space. @type {{ timer: ReturnType<typeof setTimeout> | undefined }} */
const resting = { timer: undefined };

/** The time, in milliseconds, that the pointer must rest on a space before the odds are requested. */
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

/** Returns the spaces in focus, or else those that can be clicked. */
const placesToSee = () => (focus().length > 0 ? focus() : [...new Set([...live()].flatMap(spacesOf))]).flatMap((id) => spaces.get(id) ?? []);

/** Draws the pieces on the map, and then the names, which are placed so that they cover no piece. */
function drawPieces() {
  if (drawn.blocks) drawForces();
  else drawStacks();
  drawLabels();
}

/**
 * Brings the points of interest into view: the space in focus, or else as many as possible of the spaces that can be clicked. The page moves the map only if
 * fewer than half of these spaces are visible. If the player has moved the map, the page moves it only if none of them is visible.
 */
export function lookAround() {
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

/** Brings the targets of a lesson's step into view. */
function lookAtStep() {
  const step = `${lessonStep()} ${state.table?.number}`;
  if (!lesson() || state.story.moment || step === sheet.step) return;
  sheet.step = step;
  state.lesson.astray = false;
  const [first] = [...live(), ...spokenOf().targets].flatMap(spacesOf);
  const space = spaces.get(first ?? "");
  if (space) sheet.zoom?.show(space.x, space.y);
}

/** Brings a space into view. @param {string} id */
export function look(id) {
  const space = spaces.get(id);
  if (space) sheet.zoom?.show(space.x, space.y);
}
