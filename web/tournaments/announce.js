// @ts-check
// The form that announces a tournament. The rounds of a Swiss tournament are proposed from the maximum number of players until the organiser sets them.

import { dialog, h, refill } from "../kit/dom.js";
import { tournamentAt } from "../net/root.js";
import { announce } from "../net/tournaments.js";
import { clockWords } from "../model/names.js";
import { state } from "../model/state.js";
import { scenarioOf, t, tOf } from "../model/words.js";
import { whyNot } from "./labels.js";

/** @typedef {import("../types").GameFact} GameFact */

/** The clocks on offer: the kind of clock, and its seconds. Games by day come first. */
const CLOCKS = ["days:86400", "days:172800", "days:259200", "days:432000", "days:604800", "game:3600", "game:7200", "game:14400", "none"];
const USUAL_CLOCK = "days:259200";

/** The tie-breaks in their usual order. Between players who have all met each other, the points of all opponents differ as little as their own. */
const TIE_BREAKS = { swiss: ["buchholz", "sonneborn-berger", "head-to-head", "wins"], "round-robin": ["sonneborn-berger", "head-to-head", "wins"] };

/** The limits of the server on the number of players, by the form, and on rounds and days. */
const MOST = { swiss: 200, "round-robin": 40 };
const MOST_ROUNDS = 20;
const MOST_DAYS = 365;

/** Returns the number of rounds after which one of so many players is ahead of all others, if nobody draws. @param {number} most */
const proposed = (most) => Math.min(MOST_ROUNDS, Math.max(1, Math.ceil(Math.log2(Math.max(2, most)))));

/** Opens the form. */
export function askAnnouncement() {
  const { games } = state.tournaments;
  const field = (/** @type {string} */ words, /** @type {HTMLElement} */ input, /** @type {import("../kit/dom.js").Child} */ help = "") => h("label", null, h("span", null, words), input, help ? h("small", { class: "fine" }, help) : "");
  const pick = (/** @type {string} */ id, /** @type {string[]} */ values, /** @type {(value: string) => string} */ name, /** @type {string} */ now = "") => h("select", { id }, ...values.map((value) => h("option", { value, selected: value === now }, name(value))));
  const number = (/** @type {string} */ id, /** @type {number} */ max, /** @type {number | string} */ value, min = 1) => h("input", { type: "number", id, inputmode: "numeric", min, max, value });

  const name = h("input", { type: "text", id: "tournament-name", required: true, maxlength: 40, autocomplete: "off" });
  const game = pick("tournament-game", games.map((one) => one.name), (one) => tOf(one, "game-title"));
  const ofGame = h("div", { class: "column" });
  const options = h("div", { class: "column" });
  const form = pick("tournament-kind", ["swiss", "round-robin"], (kind) => t(`tournament-kind-${kind}`));
  const formHelp = h("small", { class: "fine", "aria-live": "polite" });
  const most = number("tournament-most", MOST.swiss, 16, 2);
  const rounds = number("tournament-rounds", MOST_ROUNDS, proposed(16));
  const roundsField = field(t("tournament-rounds-number"), rounds, t("tournament-rounds-help"));
  const paired = pick("tournament-paired", ["one", "both", "in-turn"], (games) => t(`tournament-games-${games}`), "both");
  const clock = pick("tournament-clock", CLOCKS, (value) => (value === "none" ? t("clock-none") : clockWords(clockOf(value))), USUAL_CLOCK);
  const whenOut = pick("tournament-when-out", ["loss", "computer", "nothing"], (value) => t(`when-out-${value}`));
  const begins = pick("tournament-begins", ["organiser", "ended"], (value) => t(`tournament-begins-${value}`));
  const starts = h("input", { type: "datetime-local", id: "tournament-starts" });
  const roundDays = number("tournament-round-days", MOST_DAYS, "");
  const description = h("textarea", { id: "tournament-description", maxlength: 4000, rows: 4 });
  const ties = [0, 1, 2, 3].map((n) => pick(`tournament-tie-break-${n + 1}`, ["none", ...TIE_BREAKS.swiss], (value) => t(`tie-break-${value}`)));
  const said = h("p", { class: "said", role: "alert" });
  const send = h("button", { type: "submit", class: "primary big", id: "announce-yes" }, t("tournament-announce-yes"));

  /** Whether the organiser has set the number of rounds. */
  let set = false;
  const kind = () => /** @type {"swiss" | "round-robin"} */ (form.value);
  const propose = () => {
    if (!set) rounds.value = String(proposed(Number(most.value)));
    const n = Number(most.value) || 2;
    refill(formHelp, kind() === "swiss" ? t("tournament-swiss-help") : t("tournament-round-robin-help", { n: n % 2 === 0 ? n - 1 : n }));
  };
  const chooseKind = () => {
    roundsField.hidden = kind() !== "swiss";
    most.max = String(MOST[kind()]);
    if (Number(most.value) > MOST[kind()]) most.value = most.max;
    ties.forEach((select, n) => (select.value = TIE_BREAKS[kind()][n] ?? "none"));
    propose();
  };
  const chooseGame = () => {
    const fact = games.find((one) => one.name === game.value);
    refill(ofGame, fact && fact.scenarios.length > 1 ? field(t("scenario"), pick("tournament-scenario", fact.scenarios, (id) => scenarioOf(fact.name, id))) : "");
    refill(options, ...(fact ? optionsOf(fact) : []));
  };
  form.onchange = chooseKind;
  game.onchange = chooseGame;
  most.oninput = propose;
  rounds.oninput = () => (set = rounds.value !== "");
  chooseKind();
  chooseGame();

  const whole = h("form", { class: "choices", id: "announcement" },
    field(t("tournament-name"), name), field(t("game"), game), ofGame,
    h("div", { class: "column" }, field(t("tournament-form"), form), formHelp),
    h("div", { class: "pair" }, field(t("tournament-most"), most), roundsField),
    field(t("tournament-paired"), paired, t("tournament-paired-help")), field(t("clock"), clock),
    h("details", { class: "more" }, h("summary", null, t("tournament-more")), h("div", { class: "choices" },
      field(t("tournament-description"), description, t("tournament-description-help")),
      field(t("when-out"), whenOut), field(t("tournament-next"), begins, t("tournament-begins-help")),
      field(t("tournament-starts"), starts, t("tournament-starts-help")), field(t("tournament-round-days"), roundDays, t("tournament-round-days-help")),
      h("fieldset", null, h("legend", null, t("tournament-tie-breaks")), h("p", { class: "fine" }, t("tournament-tie-breaks-help")), ...ties.map((select, n) => field(t("tie-break-nth", { n: n + 1 }), select))),
      options)),
    said, send);
  whole.onsubmit = async (event) => {
    event.preventDefault();
    send.disabled = true;
    said.textContent = "";
    try {
      const made = await announce({
        name: name.value, description: description.value, game: game.value,
        scenario: /** @type {HTMLSelectElement | null} */ (ofGame.querySelector("select"))?.value ?? "",
        options: Object.fromEntries([...options.querySelectorAll("select")].map((select) => [select.dataset.option, select.value])),
        rules: {
          format: kind() === "swiss" ? { kind: "swiss", rounds: wholeNumber(rounds) } : { kind: "round-robin" },
          games: paired.value, begins: begins.value, most: wholeNumber(most),
          tie_breaks: [...new Set(ties.map(({ value }) => value))].filter((value) => value !== "none"),
        },
        clock: clock.value === "none" ? undefined : { ...clockOf(clock.value), when_out: whenOut.value },
        starts: starts.value === "" ? undefined : new Date(starts.value).getTime(),
        round_days: roundDays.value === "" ? undefined : wholeNumber(roundDays),
      });
      location.assign(tournamentAt(made.tournament));
    } catch (error) {
      send.disabled = false;
      said.textContent = whyNot(error);
    }
  };
  dialog(t("tournament-announce"), t("close"), whole);
}

/** Returns the lists of a game's options. @param {GameFact} fact */
const optionsOf = (fact) => (fact.options ?? []).map((option) => h("label", null, h("span", null, textOf(fact, `option-${option.name}`, option.name)),
  h("select", { "data-option": option.name }, ...option.values.map((value) => h("option", { value }, textOf(fact, `option-${option.name}-${value}`, t(`option-${value}`)))))));

/** Returns a text of a game, or other words if the game has no such text. @param {GameFact} fact @param {string} key @param {string} otherwise */
const textOf = (fact, key, otherwise) => (tOf(fact.name, key) === key ? otherwise : tOf(fact.name, key));

/** @param {string} text */
const clockOf = (text) => {
  const [kind = "", seconds] = text.split(":");
  return { kind, seconds: Number(seconds) };
};

/** Returns the number in a field, whole and not below zero. @param {HTMLInputElement} input */
const wholeNumber = (input) => Math.max(0, Math.trunc(Number(input.value) || 0));
