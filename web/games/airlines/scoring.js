// A scoring as a table: airline by airline, who got what and why, and the totals as they moved.

import { html, nothing, svg } from "lit-html";
import { icon, token } from "../../parts/icon.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").LogLine} LogLine */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").AirlinesView} AirlinesView */
/** @typedef {import("./types.js").Scoring} Scoring */
/** @typedef {import("./types.js").ScoringRow} ScoringRow */
/** @typedef {{ player: Player, before: number, gain: number }} Total */

const BAR = { width: 300, height: 14 };

/** @param {Match} match @param {LogLine} line that tells of a scoring
 * @returns {number} which one, from 1 */
export const scoringNumber = ({ chronicle }, line) =>
  chronicle.lines.filter(({ kind }) => kind === "scoring").indexOf(line) + 1;

/** @param {Scoring[]} scorings @param {number} count @param {number} seat
 * @returns {number} after so many of them */
export const totalAfter = (scorings, count, seat) =>
  scorings.slice(0, count).reduce((total, { totals }) => total + totals[seat], 0);

/** The players as heads of columns. @param {Player[]} all */
export const heads = (all) =>
  all.map(
    (player) => html`<th scope="col" title=${player.name}>
      ${token(player, "tiny")}<span class="name">${player.name}</span></th>`,
  );

/** @param {Match} match @param {number} number */
export function scoringTable(match, number) {
  const { scorings, players } = /** @type {AirlinesView} */ (match.view);
  const scoring = scorings[number - 1];
  if (!scoring) return html``;
  const totals = players.map((player) => {
    const before = totalAfter(scorings, number - 1, player.seat);
    return { player, before, gain: scoring.totals[player.seat] };
  });
  const hasPhantom = scoring.rows.some(({ laid }) => laid.length > players.length);
  const foot = (
    /** @type {string} */ label,
    /** @type {(each: Total) => string | number} */ value,
    kind = "",
  ) => html`<tr class=${kind}><th scope="row" colspan="2">${label}</th>
    ${totals.map((each) => html`<td>${value(each)}</td>`)}
    ${hasPhantom ? html`<td></td>` : nothing}</tr>`;
  return html`
    ${bars(totals)}
    <div class="scroll-x" tabindex="0" role="group" aria-label=${scoring.title}>
      <table class="scoring">
        <caption class="sr">${w("scoring_of", { scoring: scoring.title })}</caption>
        <thead><tr><td></td><th scope="col">${w("worth")}</th>
          ${heads(players)}
          ${hasPhantom ? html`<th scope="col" title=${w("phantom")}>${w("phantom_short")}
            <span class="sr">${w("phantom")}</span></th>` : nothing}</tr></thead>
        <tbody>${scoring.rows.filter(({ value }) => value).map(row)}</tbody>
        <tfoot>
          ${foot(w("this_scoring"), (each) => `+${each.gain}`)}
          ${foot(w("before"), (each) => each.before)}
          ${foot(w("now_has"), (each) => each.before + each.gain, "is-total")}
        </tfoot>
      </table>
    </div>
    <p class="help">${w("scoring_help")}</p>`;
}

/** @param {ScoringRow} row */
const row = ({ airline, value, points, laid, why }) => html`
  <tr><th scope="row">${icon(`share_${airline}`)} ${airline.toUpperCase()}</th><td>${value}</td>
    ${points.map((count, seat) =>
      laid[seat]
        ? html`<td title=${w("laid", { count: laid[seat] })}>
            ${count}<small>${why[seat]}</small></td>`
        : html`<td></td>`,
    )}${laid.slice(points.length).map(
      (count, index) => html`<td class="quiet" title=${w("laid", { count })}>
        ${count ? html`–<small>${why[points.length + index]}</small>` : nothing}</td>`,
    )}</tr>`;

/** The totals as bars that grow by what was got.
 * @param {Total[]} totals */
function bars(totals) {
  const most = Math.max(1, ...totals.map(({ before, gain }) => before + gain));
  const length = (/** @type {number} */ points) => (points / most) * BAR.width;
  const sorted = [...totals].sort((a, b) => b.before + b.gain - a.before - a.gain);
  return html`<ul class="bars" aria-hidden="true">${sorted.map(
    ({ player, before, gain }) => html`
    <li class="seat-${player.colour}">${token(player, "tiny")}
      <svg viewBox="0 0 ${BAR.width} ${BAR.height}" preserveAspectRatio="none">${svg`
        <rect class="bar-before" width=${length(before)} height=${BAR.height}></rect>
        <rect class="bar-gain" x=${length(before)} width=${length(gain)}
          height=${BAR.height}></rect>`}</svg>
      <span>${before + gain}</span></li>`,
  )}</ul>`;
}
