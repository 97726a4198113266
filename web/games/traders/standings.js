// How the match stands: each player's points by category if it ended now, and who leads each bonus.

import { html } from "lit-html";
import { token } from "../../parts/icon.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").Bonus} Bonus */
/** @typedef {import("./types.js").Part} Part */
/** @typedef {import("./types.js").TradersView} TradersView */

const SHORT = /** @type {Record<string, import("./words.js").Key>} */ ({
  unsold: "short_unsold", sold: "short_sold", cities: "short_cities", last_supply: "short_last_supply",
  stack: "short_stack", most_cities: "short_most_cities", ones: "short_ones",
});
const isNarrow = matchMedia("(max-width: 45em)");

/** A line a player, or on a phone a column. @param {Match} match */
export function standings(match) {
  const { projection, bonuses, players } = /** @type {TradersView} */ (match.view);
  const parts = projection[0].parts;
  const value = (/** @type {number} */ seat, /** @type {number} */ index) =>
    cell(projection[seat].parts[index], bonuses.find(({ id }) => id === parts[index].id), players[seat]);
  const table = isNarrow.matches
    ? html`
      <thead><tr><td></td>${players.map((player) => html`<th scope="col">${who(player)}</th>`)}</tr></thead>
      <tbody>${parts.map((part, index) => html`<tr><th scope="row" title=${part.label}>${title(part)}</th>${players.map(({ seat }) => value(seat, index))}</tr>`)}
        <tr><th scope="row">${w("total")}</th>${projection.map(({ total }) => html`<td class="is-total">${total}</td>`)}</tr></tbody>`
    : html`
      <thead><tr><td></td>${parts.map((part) => html`<th scope="col" title=${part.label}>${title(part)}</th>`)}<th scope="col">${w("total")}</th></tr></thead>
      <tbody>${players.map((player) => html`<tr><th scope="row">${who(player)}</th>${parts.map((_, index) => value(player.seat, index))}
        <td class="is-total">${projection[player.seat].total}</td></tr>`)}</tbody>`;
  return html`
    <section class="standings panel" aria-label=${w("standings")}>
      <h2 class="small-title">${w("standings")}</h2>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${w("standings")}><table>${table}</table></div>
    </section>`;
}

/** @param {Part} part */
const title = ({ id, label }) => (id in SHORT ? w(SHORT[id]) : label);

/** @param {Player} player */
const who = (player) => html`${token(player, "tiny")}<span class="name">${player.name}</span>`;

/** Of a bonus also what is compared: the points say who has it, the count how close the others are.
 * @param {Part} part @param {Bonus | undefined} bonus @param {Player} player */
function cell({ value }, bonus, { seat, name }) {
  if (!bonus) return html`<td>${value}</td>`;
  const count = bonus.counts[seat];
  const leads = bonus.seats.includes(seat);
  const words = w(leads ? (bonus.seats.length > 1 ? "level" : "leads") : "has", { name, count });
  return html`<td class=${leads ? "is-leading" : ""} title=${words}>${value}<small aria-hidden="true">${count}</small>
    <span class="sr">${words}</span></td>`;
}
