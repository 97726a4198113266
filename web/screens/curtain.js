// The curtain: with several persons at one device, nobody's hand is shown before its owner has
// taken it.

import { html, nothing } from "lit-html";
import { showDialog } from "../dialog.js";
import { one } from "../parts/log.js";
import { token } from "../parts/icon.js";
import { t } from "../words.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../dialog.js").Close} Close */

const NEWS = 14;

/** @type {{ seat: number, match: Match, close: Close } | null} */
let drawn = null;

/**
 * Draws or lifts the curtain, as the match wants it.
 * @param {Match | null} match
 * @param {() => void} leave
 */
export function syncCurtain(match, leave) {
  const seat = match?.curtain ?? null;
  if (drawn && (drawn.match !== match || drawn.seat !== seat)) {
    drawn.close();
    drawn = null;
  }
  if (match && seat !== null && !drawn) draw(match, seat, leave);
}

/** @param {Match} match @param {number} seat @param {() => void} leave */
async function draw(match, seat, leave) {
  const player = match.view.players[seat];
  const answer = await showDialog({
    title: t("pass_device", { name: player.name }),
    kind: `curtain seat-${player.colour}`,
    stays: true,
    content: (close) => content(match, seat, close),
    opened: (close) => (drawn = { seat, match, close }),
  });
  if (answer) drawn = null;
  if (answer === "ready") await match.lift();
  if (answer === "leave") leave();
}

/** @param {Match} match @param {number} seat @param {Close} close */
function content(match, seat, close) {
  const news = match.chronicle.newsFor(seat);
  const shown = news.slice(-NEWS);
  return html`
    <p class="curtain-token">${token(match.view.players[seat], "huge")}</p>
    <p>${t("curtain_help", { name: match.view.players[seat].name })}</p>
    ${
      shown.length
        ? html`<h3 class="small-title">${t("since_last_turn")}</h3>
      <ol class="news" tabindex="0" aria-label=${t("since_last_turn")}>
        ${news.length > shown.length ? html`<li class="quiet">${t("and_before", { count: news.length - shown.length })}</li>` : nothing}
        ${shown.map((line) => one(match, line))}</ol>`
        : nothing
    }
    <p class="row at-end">
      <button type="button" class="button" @click=${() => close("leave")}>${t("home")}</button>
      <button type="button" class="button primary big" autofocus
        @click=${() => close("ready")}>${t("show_hand")}</button>
    </p>`;
}
