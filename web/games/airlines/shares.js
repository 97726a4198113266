// The airlines at a glance: value, markers left, who holds how many shares, what a scoring now
// would pay.

import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { heads } from "./scoring.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").Airline} Airline */
/** @typedef {import("./types.js").AirlinesView} AirlinesView */

const isNarrow = matchMedia("(max-width: 45em)");

/** @param {Match} match */
export function shares(match) {
  const { table, players, outcome } = /** @type {AirlinesView} */ (match.view);
  const sum = (/** @type {number} */ seat) =>
    table.reduce((total, { pays }) => total + pays[seat], 0);
  return html`
    <details class="shares panel" ?open=${!isNarrow.matches}>
      <summary class="small-title">${w("shares")}</summary>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${w("shares")}>
        <table>
          <caption class="sr">${w("key")}</caption>
          <thead><tr><td></td><th scope="col">${w("worth")}</th>
            <th scope="col" title=${w("markers_left")}>${w("markers")}</th>
            ${heads(players)}</tr></thead>
          <tbody>${table.map((airline) => row(airline, players, outcome === null))}</tbody>
          ${
            outcome
              ? nothing
              : html`<tfoot><tr><th scope="row" colspan="3">${w("now")}</th>
            ${players.map(({ seat }) => html`<td>+${sum(seat)}</td>`)}</tr></tfoot>`
          }
        </table>
      </div>
    </details>`;
}

/** @param {Airline} airline @param {Player[]} players
 * @param {boolean} isToCome whether there is a scoring still to come */
const row = (airline, players, isToCome) => html`
  <tr class="is-${airline.state}">
    <th scope="row"><button type="button" class="thing airline" data-id="airline:${airline.id}"
      title=${airline.name}>
      ${icon(`share_${airline.id}`)} ${airline.id.toUpperCase()}</button></th>
    ${
      airline.state === "founded"
        ? html`<td class="worth">${airline.value}</td>
          <td title=${w("markers_of", { left: airline.left, all: airline.markers })}>
            ${airline.left}</td>`
        : html`<td class="quiet" colspan="2">
            ${airline.state === "dormant" ? w("dormant") : w("not_founded")}</td>`
    }
    ${players.map(({ seat }) => cell(airline, seat, isToCome))}
  </tr>`;

/** @param {Airline} airline @param {number} seat @param {boolean} isToCome */
function cell(airline, seat, isToCome) {
  const [laid, known, pays] = [
    airline.laid[seat],
    airline.known[seat],
    isToCome ? airline.pays[seat] : 0,
  ];
  const words = [
    w("laid", { count: laid }),
    known && w("known", { count: known }),
    pays && w("pays", { count: pays }),
  ];
  if (!laid && !known) return html`<td></td>`;
  return html`<td title=${words.filter(Boolean).join("; ")}>
    ${laid || nothing}${known ? html`<span class="known">${"•".repeat(known)}</span>` : nothing}${
      pays ? html`<span class="pays">+${pays}</span>` : nothing
    }</td>`;
}
