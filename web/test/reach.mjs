// What a person can see and reach: everything that can be clicked is whole, uncovered and on the screen, if need be after scrolling to it.

import assert from "node:assert/strict";

/** Puts `window.reach` into a page: the looks that the rest of this file takes. */
export const watch = (page) => page.addInitScript(() => {
  const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().width > 0;
  const name = (el) => `<${el.tagName.toLowerCase()} ${el.id || el.getAttribute("data-play") || el.getAttribute("data-id") || el.className}> ${(el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 60)}`;
  const round = (r) => `${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`;

  /** What hides of it, once it was scrolled to; and a point at which a click meets it. */
  const look = (el) => {
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = el.getBoundingClientRect();
    const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let box = el.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflow, display } = getComputedStyle(box);
      if (overflow === "visible" || display === "contents") continue;
      const edge = box.getBoundingClientRect();
      Object.assign(clip, { left: Math.max(clip.left, edge.left), top: Math.max(clip.top, edge.top), right: Math.min(clip.right, edge.right), bottom: Math.min(clip.bottom, edge.bottom) });
    }
    const cut = r.left < clip.left - 1.5 || r.top < clip.top - 1.5 || r.right > clip.right + 1.5 || r.bottom > clip.bottom + 1.5;
    let why = cut ? `is cut: ${round(r)} in ${round(clip)}` : "";
    if (!why && el.matches("button:not(.icon-button, .peek), summary")) {
      const words = document.createRange();
      words.selectNodeContents(el);
      const w = words.getBoundingClientRect();
      if (w.right > r.right + 1.5 || w.left < r.left - 1.5 || w.bottom > r.bottom + 1.5) why = `its words stand out: ${round(w)} of ${round(r)}`;
    }
    const meets = (x, y) => {
      const top = document.elementFromPoint(x, y);
      // Who touches a stack on the map touches its space.
      return top && (el.contains(top) || el.getAttribute("data-id") === `space:${top.closest("[data-stack]")?.getAttribute("data-stack")}` || top.contains(el) && top.closest("label, button, a, .card") === el.closest("label, button, a, .card"));
    };
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    if (!why && !meets(x, y)) {
      const top = document.elementFromPoint(x, y);
      why = `is covered by <${top?.tagName.toLowerCase()} ${top?.id || top?.className?.baseVal || top?.className}>: ${(top?.textContent ?? "").slice(0, 60)}`;
    }
    return { x, y, why };
  };

  window.reach = {
    /** Where the parts of the page stand, for who must find out why something can't be reached. */
    parts: () => [...document.querySelectorAll(".table > *, #side > *")].filter(shown).map((el) => `${el.id || el.className} ${round(el.getBoundingClientRect())}`).join("; "),
    /** The first of these that is shown. */
    point(selector) {
      const el = [...document.querySelectorAll(selector)].find(shown);
      return el ? { ...look(el), name: name(el) } : null;
    },
    /** Everything that can be clicked and can't be reached, with the reason. What lies under an open card or box has its turn later. */
    lost() {
      const over = document.querySelector("dialog[open]") ?? document.querySelector(".popover");
      const places = over ? [over] : ["#status", "#ask", "#tabs", "#hand", ".tools", "#panel", "#replay", "#badges"].flatMap((one) => [...document.querySelectorAll(one)]);
      const all = places.flatMap((place) => [...place.querySelectorAll("button, a[href], select, input, summary, .card[data-id]")]).filter((el) => shown(el) && !el.disabled);
      const scrolled = [...document.querySelectorAll("#ask, #hand, .action-list, #log")].map((el) => ({ el, top: el.scrollTop, left: el.scrollLeft }));
      const lost = all.flatMap((el) => {
        const { why } = look(el);
        return why ? [`${name(el)} ${why}`] : [];
      });
      for (const { el, top, left } of scrolled) Object.assign(el, { scrollTop: top, scrollLeft: left });
      if (document.documentElement.scrollWidth > innerWidth + 1) lost.push("the page is wider than the screen");
      const high = (selector) => document.querySelector(selector)?.clientHeight ?? 0;
      if (!over && innerWidth > 760 && document.body.dataset.tab === "log" && !document.querySelector("#actions[open]") && high("#log") < Math.max(90, innerHeight * 0.155)) lost.push(`the log has ${high("#log")} pixels`);
      if (!over && high("#map-box") < innerHeight * 0.24) lost.push(`the map has ${high("#map-box")} pixels`);
      return lost;
    },
  };
});

/** Everything that can be clicked can be reached now. @param {string} when */
export async function allInReach(page, when) {
  const lost = await page.evaluate(() => window.reach.lost());
  if (lost.length > 0) when += `; ${await page.evaluate(() => window.reach.parts())}`;
  assert.deepEqual(lost, [], when);
}

/** Clicks the first of these that is shown, where a person would; false if none is. Fails if one is there and can't be reached. */
export async function click(page, selector) {
  const find = () => page.evaluate((selector) => window.reach.point(selector), selector);
  let at = await find();
  // The eye follows what moves: the page may still be laid out anew.
  for (let then = null; at && (then?.x !== at.x || then.y !== at.y); at = await find()) {
    then = at;
    await page.mouse.move(at.x, at.y);
  }
  // What a box that was opened to look at covers is reached by closing it.
  if (at?.why.startsWith("is covered") && await page.locator(".popover").count() > 0) {
    await page.keyboard.press("Escape");
    at = await find();
  }
  if (!at) return false;
  assert.equal(at.why, "", at.why && `${at.name}, at ${await page.evaluate(() => `${document.querySelector("#prompt")?.textContent}; ${window.reach.parts()}`)}`);
  await page.mouse.click(at.x, at.y);
  return true;
}
