// The whole match as a line to slide along. Looking back changes nothing; the way back to now, and on
// from there, is offered where the decision was (prompt.js).

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../words.js";
import { icon } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */

/** @param {Match} match */
export function history(match) {
  const { plies } = match.view;
  const ply = match.target ?? match.view.ply;
  const to = (/** @type {number} */ target) => match.look(target);
  return html`
    <div class="history panel" role="group" aria-label=${t("history")}>
      <p class="history-head"><span class="small-title">${t("history_short")}</span>
        <span class="history-count" aria-hidden="true">${ply} / ${plies}</span></p>
      <input type="range" min="0" max=${plies} .value=${live(String(ply))}
        aria-label=${t("history")}
        aria-valuetext=${t("move_of", { ply, plies })}
        @input=${(/** @type {any} */ event) => to(Number(event.target.value))}>
      <p class="row tight">
        ${step(t("one_back"), "icon_back", ply <= 0, () => to(ply - 1))}
        ${step(t("one_on"), "icon_step", ply >= plies, () => to(ply + 1))}
      </p>
    </div>`;
}

/** @param {string} label @param {string} symbol @param {boolean} isOff @param {() => void} act */
const step = (label, symbol, isOff, act) => html`
  <button type="button" class="icon" aria-label=${label} title=${label} ?disabled=${isOff}
    @click=${act}>${icon(symbol)}</button>`;
