// @ts-check
// The side of the page: the show, the prompt, the scene and its figures, and the tabs below them.

import { byId, put, set } from "../kit/dom.js";
import { isLocal } from "../net/root.js";
import { isAsked, state, then } from "../model/state.js";
import { isStudy } from "../model/study.js";
import { t } from "../model/words.js";
import { playBack } from "../scene/pace.js";
import { drawAsk, makeAsk, placeList, readFromTop } from "../side/ask.js";
import { drawChances } from "../side/chances.js";
import { drawChat, makeChat, readChat, scrollChat } from "../side/chat.js";
import { fit } from "../side/fit.js";
import { drawLog, makeLog, scrollLog } from "../side/log.js";
import { drawPanel } from "../side/panel.js";
import { drawPiles } from "../side/piles.js";
import { drawScene, makeScene } from "../side/scene.js";
import { drawSeats } from "../side/seats.js";
import { drawShow, makeShow } from "../side/show.js";
import { drawStudy, makeStudy } from "../side/study.js";

/** Creates the parts of the side, once. */
export function makeSide() {
  makeShow(byId("show"));
  makeScene(byId("scene"));
  makeAsk(byId("ask"));
  makeChat(byId("chat"));
  makeLog(byId("log"));
  makeStudy(byId("study"));
  byId("unread").onclick = playBack;
}

/** Draws the side, and folds the parts that do not fit. */
export function drawSide() {
  drawShow(byId("show"));
  drawAsk(byId("ask"));
  // Only the open tab is drawn, and the log, since a screen reader announces its lines.
  const { tab } = document.body.dataset;
  if (tab === "table") drawSeats(byId("seats"));
  drawScene(byId("scene"));
  drawPanel(/** @type {HTMLDetailsElement} */ (byId("panel")));
  if (tab === "cards") drawPiles(byId("piles"));
  drawLog(byId("log"));
  byId("tab-study").hidden = !isStudy();
  drawStudy(byId("study"));
  drawChances();
  if (tab === "chat") readChat();
  // At a table on this device there is nobody to chat with.
  byId("tab-chat").hidden = state.table !== null && isLocal(state.table.table);
  if (tab === "chat") drawChat(byId("chat"), (state.table?.seats.length ?? 0) > 0);
  set(byId("tab-chat"), { "data-unread": state.chat.unread || null });
  drawUnread();
  placeList();
  settle();
}

/** The frame in which the side is fitted into its room. */
const settling = { frame: 0 };

/** Fits the side into its room, only once for all changes of a frame. Reading sizes forces a layout of the page, but the frame needs that layout in any case. */
function settle() {
  cancelAnimationFrame(settling.frame);
  settling.frame = requestAnimationFrame(() => {
    readFromTop();
    fit();
    scrollLog(byId("log"));
    scrollChat(byId("chat"));
  });
}

/** Draws the button that shows again the events since the player's last action, with the number of these events. */
function drawUnread() {
  const unread = byId("unread");
  const news = state.log.filter((one) => one.n > state.seen && !one.heading).length;
  unread.hidden = !isAsked() || then() !== null || state.seen < 0 || news === 0;
  put(unread, t("news", { n: news }));
}
