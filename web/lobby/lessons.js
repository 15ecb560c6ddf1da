// @ts-check
// First steps: the lessons of a game, marked if they were finished in this browser.

import { h, notice } from "../kit/dom.js";
import { GALLERY, rulebookAt } from "../net/root.js";
import { finishedLessons } from "../net/store.js";
import { openLesson } from "../model/lessons.js";
import { attr, keyOf, reason, t } from "../model/words.js";

/** Returns the lessons of a game, each as a button that opens its table. @param {import("../types").GameFact} game */
export function firstSteps({ name, lessons }) {
  if (lessons.length === 0) return null;
  const done = new Set(finishedLessons());
  return h("section", { class: "first-steps", "aria-label": t("first-steps") },
    h("h3", null, t("first-steps")), h("p", { class: "fine" }, t("first-steps-about")),
    h("ol", null, ...lessons.map((id, place) => {
      const taken = done.has(`${name}/${id}`);
      const button = h("button", { type: "button", class: taken ? "taken" : null, "data-lesson": id },
        h("span", { class: "place", "aria-hidden": "true" }, taken ? "✓" : place + 1),
        h("span", { class: "what" }, h("b", null, t(keyOf("lesson", id)), taken ? h("em", null, t("first-steps-taken")) : ""), h("small", null, attr(keyOf("lesson", id), "about"))));
      button.onclick = () => {
        button.disabled = true;
        openLesson(name, id).catch((error) => {
          button.disabled = false;
          notice(t("create-failed"), " ", reason(error));
        });
      };
      return h("li", null, button);
    })),
    h("p", { class: "more-steps" }, h("a", { href: rulebookAt(name, GALLERY) }, t("rulebook-gallery-link"))));
}
