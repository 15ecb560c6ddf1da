// @ts-check
// The list of languages in which everything can be read.

import { h } from "../kit/dom.js";
import { language, LANGUAGES, speak } from "../model/words.js";

/** English or French, at any time. */
export function languagePicker() {
  const select = h("select", { class: "languages", "aria-label": "Language / Langue" },
    ...LANGUAGES.map((lang) => h("option", { value: lang, selected: lang === language() }, lang === "fr" ? "Français" : "English")));
  select.onchange = () => speak(select.value);
  return select;
}
