// @ts-check
// The button that opens a study of the game, or shows the reason why a study is not possible yet.

import { h } from "../kit/dom.js";
import { analyse, isStudied, whyNoStudy } from "../model/analysis.js";
import { state } from "../model/state.js";
import { t } from "../model/words.js";
import { openAnalysis } from "../papers/review.js";

/** Returns the button, with the reason why it can't be pressed, if there is one. @param {import("../types").TableMessage} table @param {string} id */
export function analyseButton(table, id) {
  if (!isStudied(table)) return [];
  const no = whyNoStudy(table);
  const open = () => openAnalysis(analyse(state.replay?.number ?? table.number));
  const button = h("button", { type: "button", id, disabled: no !== null, "aria-describedby": no ? `${id}-no` : null, title: no ? t(`analyse-no-${no}`) : t("analyse-help"), onclick: open }, t("analyse"));
  return no ? [button, h("p", { class: "fine", id: `${id}-no` }, t(`analyse-no-${no}`))] : [button];
}
