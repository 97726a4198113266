// How the match stands: each player's points by category if it ended now, and who leads each bonus.

import { html } from "lit-html";
import { token } from "../../parts/icon.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").Projection} Projection */
/** @typedef {import("./types.js").TradersView} TradersView */

const SHORT = /** @type {Record<string, import("./words.js").Key>} */ ({
  unsold: "short_unsold",
  sold: "short_sold",
  cities: "short_cities",
  last_supply: "short_last_supply",
  stack: "short_stack",
  most_cities: "short_most_cities",
  ones: "short_ones",
});
const isNarrow = matchMedia("(max-width: 45em)");

/** A line a player, or on a phone a column. @param {Match} match */
export function standings(match) {
  const { projection, players, outcome } = /** @type {TradersView} */ (match.view);
  const heading = outcome ? w("at_the_end") : w("standings");
  const seats = players.map(who);
  const titles = [...projection[0].parts.map(title), w("total")];
  const cell = (/** @type {number} */ seat, /** @type {number} */ column) =>
    column < titles.length - 1 ? points(match, seat, column) : sum(projection[seat]);
  const table = isNarrow.matches
    ? grid(seats, titles, (row, column) => cell(column, row))
    : grid(titles, seats, cell);
  return html`
    <section class="standings panel" aria-label=${heading}>
      <h2 class="small-title">${heading}</h2>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${heading}>
        ${table}</div>
    </section>`;
}

/**
 * @param {unknown[]} top
 * @param {unknown[]} side
 * @param {(row: number, column: number) => unknown} cell
 */
const grid = (top, side, cell) => html`
  <table>
    <thead><tr><td></td>${top.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${side.map(
      (head, row) => html`<tr><th scope="row">${head}</th>
        ${top.map((_, column) => cell(row, column))}</tr>`,
    )}</tbody>
  </table>`;

/** @param {Part} part */
const title = ({ id, label }) =>
  html`<span title=${label}>${id in SHORT ? w(SHORT[id]) : label}</span>`;

/** @param {Player} player */
const who = (player) => html`${token(player, "tiny")}<span class="name">${player.name}</span>`;

/** @param {Projection} projection */
const sum = ({ total }) => html`<td class="is-total">${total}</td>`;

/** Of a bonus also what is compared: the points say who has it, the count how close the others are.
 * @param {Match} match @param {number} seat @param {number} column */
function points(match, seat, column) {
  const { projection, bonuses, players } = /** @type {TradersView} */ (match.view);
  const { id, value } = projection[seat].parts[column];
  const bonus = bonuses.find((one) => one.id === id);
  if (!bonus) return html`<td>${value}</td>`;
  const count = bonus.counts[seat];
  const leads = bonus.seats.includes(seat);
  const key = leads ? (bonus.seats.length > 1 ? "level" : "leads") : "has";
  const words = w(key, { name: players[seat].name, count });
  return html`<td class=${leads ? "is-leading" : ""} title=${words}>
    ${value}<small aria-hidden="true">${count}</small><span class="sr">${words}</span></td>`;
}
