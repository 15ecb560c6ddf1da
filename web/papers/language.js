// @ts-check
// The list of languages.

import { h } from "../kit/dom.js";
import { language, LANGUAGES, speak } from "../model/words.js";

/** Returns the list that changes the language. @param {boolean} [brief] shows a language by two letters, where there is little room */
export function languagePicker(brief = false) {
  const select = h("select", { class: "languages", "aria-label": "Language / Langue" },
    ...LANGUAGES.map((lang) => h("option", { value: lang, selected: lang === language() }, brief ? lang.toUpperCase() : lang === "fr" ? "Français" : "English")));
  select.onchange = () => speak(select.value);
  return select;
}
