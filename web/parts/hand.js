// Cards that do not lie on the board: the hand of who looks, and any other zone the board has no
// place for. Where a game wants it so, equal cards of the hand lie on each other, with a row for
// each kind of thing.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameModule } from "../games/index.js";
import { kindOf } from "../picking.js";
import { t, zoneName } from "../words.js";
import { icon } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").Card} Card */
/** @typedef {{ card: Card, count: number }} Stack */

// So many stacks have room in one row, and so many in one of big cards.
const ONE_ROW = 8;
const BIG = 6;

/** @param {Match} match @param {(zone: string) => boolean} isOnBoard */
export function hand(match, isOnBoard) {
  const zones = [...new Set(match.view.cards.map(({ zone }) => zone))].filter(
    (zone) => !isOnBoard(zone),
  );
  if (match.hidesHands && !zones.includes("hand")) zones.push("hand");
  return html`<section class="hands"
    aria-label=${t("cards")}>${zones.map((zone) => row(match, zone, zones.length))}</section>`;
}

/** @param {Match} match @param {string} zone @param {number} zones how many there are */
function row(match, zone, zones) {
  const cards = match.view.cards.filter((card) => card.zone === zone);
  const me = match.view.players.find(({ seat }) => seat === match.seat);
  const stacks =
    zone === "hand" && gameModule(match.view.game).stacksHand
      ? stacked(cards)
      : cards.map((card) => ({ card, count: 1 }));
  const size = rows(match, stacks).length > 1 ? "is-small" : stacks.length > BIG ? "is-middle" : "";
  const title = zone !== "hand" ? zoneName(zone) : me ? t("your_hand") : t("hidden_hands");
  return html`
    <div class="hand" id=${zone === "hand" ? "hand" : nothing}>
      <h2 class=${zones > 1 || !me ? "small-title" : "sr"}>${title}</h2>
      ${
        cards.length
          ? rows(match, stacks).map(
              (some) => html`<ul class="cards-row ${size}">
            ${repeat(
              some,
              ({ card }) => card.id,
              (stack) => html`<li>${one(stack)}</li>`,
            )}</ul>`,
            )
          : html`<p class="quiet">${me ? t("no_cards") : t("hidden_hands_help")}</p>`
      }
    </div>`;
}

/** @param {Card[]} cards @returns {Stack[]} */
function stacked(cards) {
  /** @type {Map<string, Stack>} */
  const stacks = new Map();
  for (const card of cards) {
    const key = `${card.kind} ${card.thing}`;
    stacks.set(key, {
      card: stacks.get(key)?.card ?? card,
      count: (stacks.get(key)?.count ?? 0) + 1,
    });
  }
  return [...stacks.values()];
}

/** One row, or where the game stacks and it is too long, one for each kind of thing.
 * @param {Match} match @param {Stack[]} stacks @returns {Stack[][]} */
function rows({ view }, stacks) {
  if (!gameModule(view.game).stacksHand || stacks.length <= ONE_ROW) return [stacks];
  const kinds = [...new Set(stacks.map(({ card }) => kindOf(card.thing ?? "")))];
  return kinds.map((kind) => stacks.filter(({ card }) => kindOf(card.thing ?? "") === kind));
}

/** @param {Stack} stack */
function one({ card, count }) {
  const art = html`${icon(`card_${card.kind}`, "card-art")}<span class="sr">${card.label}</span>
    ${count > 1 ? html`<span class="stack-count">×${count}</span>` : nothing}`;
  if (!card.thing) return html`<span class="hand-card" title=${card.label}>${art}</span>`;
  return html`<button type="button" class="hand-card thing" data-id=${card.thing}
    title=${card.label}>${art}</button>`;
}
