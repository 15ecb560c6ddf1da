// @ts-check
// The review of a finished game: the chance to win and the points over time, mistakes and luck, and the turning points,
// each of which opens its moment in the replay.

import { dialog, h, notice, s } from "../kit/dom.js";
import { review } from "../net/server.js";
import { analyse, isStudied } from "../model/analysis.js";
import { sideName } from "../model/names.js";
import { isOfAll } from "../model/paragraphs.js";
import { lossesOf } from "../model/scenes.js";
import { SIDES, state } from "../model/state.js";
import { reason, say, share, t } from "../model/words.js";
import { mark } from "../signs/sides.js";
import { goTo } from "../scene/lookback.js";
import { linesOf } from "../scene/moments.js";

/** @typedef {import("../types").Review} Review */
/** @typedef {import("../types").TurningPoint} TurningPoint */

/** The smallest error shown with an estimate, since "± 0 %" would claim that the estimate is exact. */
const LEAST_ERROR = 0.01;
const WIDE = 600;
const HIGH = 190;

/** Opens the review of the table's game. It is shown as soon as it has been made. */
export async function openReview() {
  const { table } = state;
  if (!table) return;
  const body = h("div", { class: "review", "aria-live": "polite" }, h("p", null, t("review-making")));
  const box = dialog(t("review-title"), t("close"), body);
  const bar = h("progress", { max: 100, value: 0, "aria-label": t("review-title") });
  body.append(bar);
  const found = await review(table.table, (done) => void (bar.value = done));
  if (!box.isConnected) return;
  body.replaceChildren(...(found ? parts(found, box) : [h("p", null, t("review-none"))]));
}

/** @param {Review} review @param {HTMLDialogElement} box */
function parts(review, box) {
  const [first] = SIDES;
  const look = (/** @type {TurningPoint} */ point) => {
    box.close();
    state.reviewed = { number: momentOf(point), words: playedWords(review, point) };
    goTo(momentOf(point));
  };
  return [
    h("h3", null, t("review-chance", { side: sideName(first ?? "") })),
    chances(review, look),
    dates(review),
    ...points(review),
    h("h3", null, t("review-sides")),
    h("table", null,
      h("thead", null, h("tr", null, h("td"), ...SIDES.map((side) => h("th", { scope: "col", class: side }, mark(side, 16), " ", sideName(side))))),
      h("tbody", null,
        row("review-mistakes", (side) => String(review.sides[side].mistakes)),
        row("review-cost", (side) => share(review.sides[side].lost)),
        row("review-luck", (side) => `${signed(review.sides[side].luck.mean)} ± ${share(Math.max(review.sides[side].luck.error, LEAST_ERROR))}`),
        row("review-lost", (side) => String(lossesOf(state.log, side).steps)))),
    h("p", { class: "fine" }, t("review-how")),
    h("h3", null, t("review-turning")),
    review.turning_points.length === 0 ? h("p", null, t("review-no-turning")) : h("ol", { class: "turning" }, ...review.turning_points.map((point) => turning(review, point, look))),
  ];
}

/** @param {string} key @param {(side: import("../types").Side) => string} value */
const row = (key, value) => h("tr", null, h("th", { scope: "row" }, t(key)), ...SIDES.map((side) => h("td", { class: side }, value(side))));

/** Formats a change of the chance, with its sign. @param {number} change */
const signed = (change) => `${Math.abs(change) < 0.005 ? "" : change < 0 ? "−" : "+"}${share(Math.abs(change))}`;

/** Returns the date on which an action was played. @param {Review} review @param {number} number */
const dateOf = ({ moments }, number) => (moments.findLast((moment) => moment.number <= number) ?? moments[0])?.date.map(say).join(", ") ?? "";

/** Draws the dates on which the game began and ended, for the foot of a chart. If they are the same, draws the date only once. @param {Review} review */
const dates = (review) => h("p", { class: "fine dates" }, ...[...new Set([0, Infinity].map((number) => dateOf(review, number)))].map((date) => h("span", null, date)));

/** Draws the first side's chance of winning over the game, as a line between the two colours. @param {Review} review @param {(point: TurningPoint) => void} look */
function chances(review, look) {
  const last = Math.max(1, review.actions.at(-1)?.number ?? 1);
  const x = (/** @type {number} */ number) => ((WIDE * number) / last).toFixed(1);
  const y = (/** @type {number} */ chance) => (HIGH * (1 - chance)).toFixed(1);
  const line = [`0 ${y(review.start)}`, ...review.actions.map(({ number, after }) => `${x(number)} ${y(after)}`)];
  const dots = review.turning_points.map((point) => {
    const after = review.actions.find((action) => action.number === point.number)?.after ?? 0.5;
    return s("circle", { class: `turned ${point.side} ${point.by}`, cx: x(point.number), cy: y(after), r: 6, onclick: () => look(point) });
  });
  const final = review.actions.at(-1)?.after ?? review.start;
  return s("svg", { class: "chart", viewBox: `-8 -8 ${WIDE + 16} ${HIGH + 16}`, role: "img", "aria-label": t("review-chart", { start: share(review.start), final: share(final) }) },
    s("rect", { class: "second", x: 0, y: 0, width: WIDE, height: HIGH }),
    s("path", { class: "first", d: `M0 ${HIGH}L${line.join("L")}V${HIGH}Z` }),
    s("path", { class: "rules", d: [0.25, 0.75].map((chance) => `M0 ${y(chance)}H${WIDE}`).join("") + turns(review).map((number) => `M${x(number)} 0V${HIGH}`).join("") }),
    s("path", { class: "even", d: `M0 ${HIGH / 2}H${WIDE}` }),
    s("path", { class: "line", d: `M${line.join("L")}` }),
    s("rect", { class: "frame", x: 0, y: 0, width: WIDE, height: HIGH }),
    ...SIDES.map((side, i) => s("text", { class: "share", x: 10, y: i === 0 ? HIGH - 12 : 24 }, `${sideName(side)} ${share(i === 0 ? final : 1 - final)}`)),
    ...dots);
}

/** Returns the numbers of the actions before which a new date began, unless there are too many dates for a line each. @param {Review} review */
function turns({ moments }) {
  const dates = moments.map(({ date }) => JSON.stringify(date));
  const begun = moments.flatMap(({ number }, i) => (i > 0 && dates[i] !== dates[i - 1] ? [number] : []));
  return begun.length < 60 ? begun : [];
}

/** Draws the points on each track over the game, if they changed at all. @param {Review} review */
function points(review) {
  const { moments } = review;
  const last = Math.max(1, review.actions.at(-1)?.number ?? 1);
  const tracks = moments[0]?.tracks ?? [];
  return tracks.flatMap(({ id, name }) => {
    const steps = moments.flatMap(({ number, tracks }) => tracks.filter((track) => track.id === id).map((track) => ({ number, track })));
    const values = steps.flatMap(({ track }) => SIDES.map((side) => track[side]));
    const [low, high] = [Math.min(0, ...values), Math.max(...values)];
    if (new Set(values).size < 2) return [];
    const x = (/** @type {number} */ number) => ((WIDE * number) / last).toFixed(1);
    const y = (/** @type {number} */ value) => (HIGH - (HIGH * (value - low)) / (high - low)).toFixed(1);
    const line = (/** @type {import("../types").Side} */ side) => s("path", { class: `points ${side}`, d: `M${steps.map(({ number, track }) => `${x(number)} ${y(track[side])}`).join("L")}H${WIDE}` });
    const drawn = SIDES.filter((side) => steps.some(({ track }) => track[side] !== 0));
    const end = steps.at(-1)?.track;
    return [h("h3", null, t(name)),
      s("svg", { class: "chart", viewBox: `-8 -24 ${WIDE + 16} ${HIGH + 32}`, role: "img", "aria-label": drawn.map((side) => `${sideName(side)}: ${end?.[side]}`).join(", ") },
        s("path", { class: "even", d: `M0 ${y(0)}H${WIDE}` }), ...drawn.map(line),
        ...drawn.flatMap((side) => [steps[0], steps.at(-1)].map((step, i) => s("text", { class: side, x: i * WIDE, y: y(step?.track[side] ?? 0), dy: -6, "text-anchor": i === 0 ? "start" : "end" }, String(step?.track[side]))))),
      dates(review)];
  });
}

/** Returns the number of the moment that a turning point opens: for a choice, the moment before it; for luck, the moment after the roll. @param {TurningPoint} point */
const momentOf = ({ number, by }) => (by === "choice" ? number - 1 : number);

/** Returns the action played at a turning point, and the one that the computer prefers. @param {Review} review @param {TurningPoint} point */
function playedWords(review, { number, side, by }) {
  const action = review.actions.find((one) => one.number === number);
  if (!action) return "";
  const played = t("review-played", { side: sideName(side), what: say(action.label) });
  const { better } = action;
  return better && by === "choice" ? `${played} ${t("review-better", { what: say(better.label), chance: share(better.chance) })}` : played;
}

/** Returns whether a line describes an action, not the state of the game. @param {import("../types").NumberedLine} line */
const tells = (line) => !line.heading && !isOfAll(line);

/**
 * Returns the name of a turning point: the result of the action, since "Roll the die" and "Pass" say little; or, if it had no result,
 * the event before it.
 * @param {number} number @param {string} chosen
 */
function nameOf(number, chosen) {
  const told = linesOf(number).findLast(tells);
  if (told) return say(told.text);
  const before = state.log.findLast((line) => line.n < number && tells(line));
  return before ? t("review-after", { what: chosen, told: say(before.text) }) : chosen;
}

/** Goes to a study once it is open. If it can't be opened, shows the reason. @param {Promise<string>} address */
export async function openAnalysis(address) {
  try {
    location.assign(await address);
  } catch (error) {
    notice(t("study-failed"), " ", reason(error));
  }
}

/** Draws a turning point. @param {Review} review @param {TurningPoint} point @param {(point: TurningPoint) => void} look */
function turning(review, point, look) {
  const { number, side, by, change } = point;
  const action = review.actions.find((one) => one.number === number);
  const chosen = action ? say(action.label) : String(number);
  const name = nameOf(number, chosen);
  const own = side === SIDES[0] ? change : -change;
  return h("li", null,
    mark(side, 16), h("button", { type: "button", class: "link", onclick: () => look(point) }, name),
    name.includes(chosen) ? "" : h("small", null, chosen),
    h("b", null, signed(own)), h("span", null, t(`review-by-${by}`)), h("small", null, dateOf(review, number)),
    state.table && isStudied(state.table) ? h("button", { type: "button", class: "quiet", "data-analyse": number, title: t("analyse-help"), onclick: () => openAnalysis(analyse(momentOf(point), by === "choice" && action?.better ? { side, play: action.better.play } : undefined)) }, t("analyse")) : "",
    action?.better && by === "choice" ? h("p", { class: "fine" }, t("review-better", { what: say(action.better.label), chance: share(action.better.chance) })) : "");
}
