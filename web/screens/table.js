// The table: board and hand at the left, players, decision and log at the right.

import { html, nothing } from "lit-html";
import { gameModule } from "../games/index.js";
import { hand } from "../parts/hand.js";
import { history } from "../parts/history.js";
import { icon } from "../parts/icon.js";
import { log } from "../parts/log.js";
import { players } from "../parts/players.js";
import { prompt } from "../parts/prompt.js";
import { summary } from "../parts/summary.js";
import { LARGEST } from "../panzoom.js";
import { t } from "../words.js";
import { boardWords } from "../parts/boardwords.js";
import { end } from "./end.js";

/** @typedef {import("../table.js").Table} Table */

/** @param {Table} table */
export function tableScreen(table) {
  const { match, board, commands, panzoom } = table;
  const isOver = match.view.outcome && !match.isLooking;
  const game = gameModule(match.view.game);
  return html`
    <div class="table game-${match.view.game} ${panzoom.isZoomed ? "is-zoomed" : ""}"
      data-ply=${match.view.ply} aria-busy=${String(!match.isLive)} @click=${table.clicked} @pointerover=${table.pointing.over}
      @focusin=${table.pointing.over} @pointerleave=${table.pointing.clear}>
      <h1 class="sr">${table.title}</h1>
      <div class="left">
        <div class="board-frame">
          ${panzoom.element}
        </div>
        <div class="below">
          ${game.below?.(match) ?? hand(match, (zone) => isOnBoard(board, zone))}
          ${zooms(panzoom)}
          ${history(match)}
        </div>
      </div>
      <div class="right">
        ${match.isElsewhere ? elsewhere(table) : nothing}
        ${players(match)}
        ${summary(match)}
        ${isOver ? end(match, commands) : prompt(match, commands)}
        ${game.panel?.(match) ?? nothing}
        ${log(match)}
      </div>
      ${boardWords(match)}
    </div>`;
}

/** Until the board is there, whatever is not in a hand is taken to lie on it.
 * @param {Table["board"]} board @param {string} zone */
const isOnBoard = ({ boxes }, zone) => (boxes.size ? boxes.has(zone) : zone !== "hand");

/** @param {import("../panzoom.js").PanZoom} panzoom */
const zooms = (panzoom) => html`
  <div class="zooms">
    ${zoom("icon_plus", t("zoom_in"), panzoom.zoomIn, panzoom.scale >= LARGEST)}
    ${panzoom.isZoomed ? [zoom("icon_minus", t("zoom_out"), panzoom.zoomOut), zoom("icon_zoom_out", t("zoom_fit"), panzoom.fit)] : nothing}
  </div>`;

/** @param {string} symbol @param {string} label @param {() => void} act @param {boolean} [isOff] */
const zoom = (symbol, label, act, isOff = false) => html`
  <button type="button" class="icon" aria-label=${label} title=${label} ?disabled=${isOff}
    @click=${act}>${icon(symbol)}</button>`;

/** @param {Table} table */
const elsewhere = ({ match }) => html`
  <p class="notice panel" role="status">${t("elsewhere")}
    <button type="button" class="button small"
      @click=${() => match.takeOver()}>${t("play_here")}</button></p>`;

/** Year, pack and the like, for the head of the page. @param {Table} table */
export function statusLine({ match }) {
  const { showsStatus = () => true } = gameModule(match.view.game);
  const status = match.view.status.filter(({ id }) => showsStatus(id));
  return html`
    <dl class="status">${status.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}
