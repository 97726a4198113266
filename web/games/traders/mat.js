// A player's mat in the panel of the players: money as coins, unsold goods, the guild and what it
// may do.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "../../parts/icon.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Card} Card */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").Guild} Guild */
/** @typedef {import("./types.js").TradersView} TradersView */

const GENERIC = "generic";

/** @param {Match} match @param {Player} player */
export function mat(match, { seat, name, counters }) {
  const { guilds, cards } = /** @type {TradersView} */ (match.view);
  const guild = guilds.find((one) => one.seat === seat && one.id !== GENERIC);
  const own = cards.filter(({ zone }) => zone === `mat_${seat}`);
  const sold = cards.filter(({ zone }) => zone === `sale_${seat}`);
  const money = counters.find(({ id }) => id === "money")?.value ?? 0;
  return html`
    <div class="mat">
      <div class="purse">
        ${coins(money)}
        ${guild ? about(guild, seat === match.seat && !match.view.outcome) : nothing}
      </div>
      <div class="stall">
        ${goods(own, w("mat_of", { name }))}
        ${sold.length ? html`<span class="small-title">${w("in_sale")}</span>` : nothing}
        ${goods(sold, w("in_sale"))}
      </div>
    </div>`;
}

/** How many there are stands among the counters. @param {number} count */
const coins = (count) =>
  count
    ? html`<span class="coins" aria-hidden="true">
        ${Array.from({ length: count }, () => icon("dollar"))}</span>`
    : nothing;

/** @param {Guild} guild @param {boolean} isOpen */
const about = ({ name, ability }, isOpen) => html`
  <details class="guild" ?open=${isOpen}><summary>${name}</summary><p>${ability}</p></details>`;

/** @param {Card[]} cards @param {string} label */
const goods = (cards, label) =>
  cards.length
    ? html`
  <ul class="goods" aria-label=${label}>${repeat(
    cards,
    ({ id }) => id,
    (card) => html`<li>${marker(card)}</li>`,
  )}</ul>`
    : nothing;

/** @param {Card} card */
function marker({ kind, label, thing }) {
  const inside = html`${icon(kind)}<span class="sr">${label}</span>`;
  if (!thing) return html`<span class="good" title=${label}>${inside}</span>`;
  return html`
    <button type="button" class="good thing" data-id=${thing} title=${label}>${inside}</button>`;
}
