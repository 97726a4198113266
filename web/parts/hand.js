// Cards that do not lie on the board: the hand of who looks, and any other zone the board has no place for.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t, zoneName } from "../words.js";
import { icon } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").Card} Card */

/** @param {Match} match @param {(zone: string) => boolean} isOnBoard */
export function hand(match, isOnBoard) {
  const zones = [...new Set(match.view.cards.map(({ zone }) => zone))].filter((zone) => !isOnBoard(zone));
  if (!zones.includes("hand")) zones.push("hand");
  return html`<section class="hands" aria-label=${t("cards")}>${zones.map((zone) => row(match, zone, zones.length))}</section>`;
}

/** @param {Match} match @param {string} zone @param {number} zones how many there are */
function row(match, zone, zones) {
  const cards = match.view.cards.filter((card) => card.zone === zone);
  const me = match.view.players.find(({ seat }) => seat === match.seat);
  const title = zone !== "hand" ? zoneName(zone) : me ? t("your_hand") : t("hidden_hands");
  return html`
    <div class="hand" id=${zone === "hand" ? "hand" : nothing}>
      <h2 class=${zones > 1 || !me ? "small-title" : "sr"}>${title}</h2>
      ${cards.length
        ? html`<ul class="cards-row">${repeat(cards, ({ id }) => id, (card) => html`<li>${one(card)}</li>`)}</ul>`
        : html`<p class="quiet">${me ? t("no_cards") : t("hidden_hands_help")}</p>`}
    </div>`;
}

/** @param {Card} card */
function one(card) {
  const art = html`${icon(`card_${card.kind}`, "card-art")}<span class="sr">${card.label}</span>`;
  if (!card.thing) return html`<span class="hand-card" title=${card.label}>${art}</span>`;
  return html`<button type="button" class="hand-card thing" data-id=${card.thing} title=${card.label}>${art}</button>`;
}
