// The nine cities at a glance: contracts, majority, what a marker costs there, the flight there.

import { html, nothing } from "lit-html";
import { icon, token } from "../../parts/icon.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").TradersView} TradersView */

// Where the window has room for it beside a decision; else it is folded, as the board shows most of
// it.
const isTall = matchMedia("(min-width: 67em) and (min-height: 62em)");

/** @param {Match} match */
export function cities(match) {
  const view = /** @type {TradersView} */ (match.view);
  return html`
    <details class="cities panel" ?open=${isTall.matches && !view.outcome}>
      <summary class="small-title">${w("cities")}</summary>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${w("cities")}>
        <table>
          <caption class="sr">${w("cities_key")}</caption>
          <thead><tr><td></td>
            ${view.players.map(head)}
            <th scope="col">${w("buy_here")}</th><th scope="col">${w("fly_there")}</th></tr></thead>
          <tbody>${view.cities.map((city) => row(city, view))}</tbody>
        </table>
      </div>
    </details>`;
}

/** @param {Player} player */
const head = (player) => html`
  <th scope="col" title=${player.name}>
    ${token(player, "tiny")}<span class="sr">${player.name}</span></th>`;

/** @param {City} city @param {TradersView} view */
const row = (city, { players, names }) => html`
  <tr>
    <th scope="row">
      <button type="button" class="thing city-name" data-id="city:${city.id}">
        ${names[`city:${city.id}`]}</button></th>
    ${players.map(({ seat }) => contracts(city, seat))}
    <td>${buying(city, players)}</td>
    <td>${city.flight === null ? w("here") : coins(city.flight)}</td>
  </tr>`;

/** @param {City} city @param {number} seat */
function contracts({ contracts: counts, majority }, seat) {
  const count = counts[seat];
  if (majority !== seat) return html`<td>${count || nothing}</td>`;
  const words = w("majority", { count });
  return html`<td class="has-majority" title=${words}>
    ${count}<span class="sr">${words}</span></td>`;
}

/** @param {City} city @param {Player[]} players */
function buying({ price, pays }, players) {
  if (!price) return html`<span class="is-free">${w("free")}</span>`;
  const words = pays === null ? w("to_bank") : w("to_player", { name: players[pays].name });
  return html`<span class="amount" title=${words}>${icon("dollar")}
    ${pays === null ? nothing : token(players[pays], "tiny")}
    <span class="sr">${words}</span></span>`;
}

/** @param {number} count */
const coins = (count) =>
  html`<span class="amount" title=${w("dollars", { count })}>${icon("dollar")}${count}</span>`;
