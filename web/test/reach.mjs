// Checks that everything clickable is reachable: not cut off, not covered, and on the screen, if necessary after scrolling.

import assert from "node:assert/strict";

/** Adds `window.reach` to a page: the checks that the rest of this file uses. */
export const watch = (page) => page.addInitScript(() => {
  const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().width > 0;
  const name = (el) => `<${el.tagName.toLowerCase()} ${el.id || el.getAttribute("data-play") || el.getAttribute("data-id") || el.className}> ${(el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 60)}`;
  const round = (r) => `${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`;

  /** Scrolls to an element; returns the point to click, and the reason why it can't be reached, if any. */
  const look = (el) => {
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = el.getBoundingClientRect();
    const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let box = el.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflow, display, position } = getComputedStyle(box);
      if (overflow !== "visible" && display !== "contents") {
        const edge = box.getBoundingClientRect();
        Object.assign(clip, { left: Math.max(clip.left, edge.left), top: Math.max(clip.top, edge.top), right: Math.min(clip.right, edge.right), bottom: Math.min(clip.bottom, edge.bottom) });
      }
      // The elements around a fixed box do not cut it off.
      if (position === "fixed") break;
    }
    const cut = r.left < clip.left - 1.5 || r.top < clip.top - 1.5 || r.right > clip.right + 1.5 || r.bottom > clip.bottom + 1.5;
    let why = cut ? `is cut: ${round(r)} in ${round(clip)}` : "";
    if (!why && el.matches("button:not(.icon-button, .peek, #undo), summary")) {
      const words = document.createRange();
      words.selectNodeContents(el);
      // The odds have only one line, which ends in dots if it is too long.
      const line = el.querySelector(".odds-line");
      if (line) words.setEndBefore(line);
      const w = words.getBoundingClientRect();
      if (w.right > r.right + 1.5 || w.left < r.left - 1.5 || w.bottom > r.bottom + 1.5) why = `its words stand out: ${round(w)} of ${round(r)}`;
    }
    const meets = (x, y) => {
      const top = document.elementFromPoint(x, y);
      // Clicking a stack on the map counts as clicking its space.
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
    /** Returns the positions of the page's parts, for the message of a failed check. */
    parts: () => [...document.querySelectorAll(".table > *, #side > *")].filter(shown).map((el) => `${el.id || el.className} ${round(el.getBoundingClientRect())}`).join("; "),
    /** Returns the first visible element that matches. */
    point(selector) {
      const el = [...document.querySelectorAll(selector)].find(shown);
      return el ? { ...look(el), name: name(el) } : null;
    },
    /** Returns all clickable elements that can't be reached, with the reason. While a card or popover is open, only its elements are checked. */
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

/** Asserts that every clickable element can be reached now. @param {string} when */
export async function allInReach(page, when) {
  let lost = await page.evaluate(() => window.reach.lost());
  // The layout may still be changing: elements count as unreachable once it is stable.
  for (let then = ""; lost.length > 0 && String(lost) !== then; ) {
    then = String(lost);
    await page.waitForTimeout(250);
    lost = await page.evaluate(() => window.reach.lost());
  }
  if (lost.length > 0) when += `; ${await page.evaluate(() => window.reach.parts())}`;
  assert.deepEqual(lost, [], when);
}

/** Clicks the first visible element that matches, where a person would. Returns false if there is none, and fails if it can't be reached. */
export async function click(page, selector) {
  const find = () => page.evaluate((selector) => window.reach.point(selector), selector);
  let at = await find();
  // A person's hand moves between two clicks; the page ignores a second click in exactly the same place.
  if (at) await page.mouse.move(at.x + 3, at.y + 3);
  // The layout may still be changing: the pointer follows the element until it is stable.
  for (let then = null; at && (then?.x !== at.x || then.y !== at.y); at = await find()) {
    then = at;
    await page.mouse.move(at.x, at.y);
  }
  // A target under an open popover is reached by closing the popover.
  if (at?.why.startsWith("is covered") && await page.locator(".popover").count() > 0) {
    await page.keyboard.press("Escape");
    at = await find();
  }
  if (!at) return false;
  assert.equal(at.why, "", at.why && `${at.name}, at ${await page.evaluate(() => `${document.querySelector("#prompt")?.textContent}; ${window.reach.parts()}`)}`);
  await page.mouse.click(at.x, at.y);
  return true;
}
