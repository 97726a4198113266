// After the end: the scores over the match as a chart, and the points by airline.

import { html, svg } from "lit-html";
import { icon } from "../../parts/icon.js";
import { heads, totalAfter } from "./scoring.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Player} Player */
/** @typedef {import("./types.js").AirlinesView} AirlinesView */

const BOX = { width: 460, height: 220, left: 34, right: 76, top: 12, bottom: 26 };
const LINE_GAP = 19;

/** @param {Match} match */
export function chart(match) {
  const { scorings, players } = /** @type {AirlinesView} */ (match.view);
  // A bonus for the seat is in the last total alone.
  const totals = players.map(({ seat, score }) => [
    ...scorings.map((_, count) => totalAfter(scorings, count, seat)),
    score,
  ]);
  const most = Math.max(1, ...totals.flat());
  const x = (/** @type {number} */ count) =>
    BOX.left + (count / scorings.length) * (BOX.width - BOX.left - BOX.right);
  const y = (/** @type {number} */ total) =>
    BOX.height - BOX.bottom - (total / most) * (BOX.height - BOX.top - BOX.bottom);
  const last = scorings.length;
  const labels = spread(players.map(({ seat }) => y(totals[seat][last])));
  const words = players
    .map(({ name, seat }) => w("chart_point", { name, total: totals[seat][last] }))
    .join("; ");
  return html`
    <figure class="chart"><figcaption class="small-title">${w("chart")}</figcaption>
      <svg viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${w("chart")}. ${words}">
        ${gridLines(most).map(
          (
            total,
          ) => svg`<path class="grid" d="M${BOX.left} ${y(total)}H${BOX.width - BOX.right}"></path>
          <text x=${BOX.left - 6} y=${y(total) + 4} text-anchor="end">${total}</text>`,
        )}
        ${totals[0].map(
          (_, count) => svg`
          <text x=${x(count)} y=${BOX.height - 6} text-anchor="middle">
            ${count === last ? w("final") : count || w("start")}</text>`,
        )}
        ${players.map((player) =>
          line(
            player,
            totals[player.seat].map((total, count) => [x(count), y(total)]),
          ),
        )}
        ${players.map(
          ({ colour, symbol, seat }) => svg`
          <g class="seat-${colour}" transform="translate(${x(last) + 14} ${labels[seat]})">
          <circle class="disc" r="9"></circle>
          <use href="#symbol_${symbol}" x="-6" y="-6" width="12" height="12"></use>
          <text x="14" y="5">${totals[seat][last]}</text></g>`,
        )}
      </svg></figure>`;
}

/** @param {Player} player @param {number[][]} points */
const line = (
  { colour, name },
  points,
) => svg`<g class="seat-line seat-${colour}"><title>${name}</title>
  <path d="M${points.map((point) => point.join(" ")).join("L")}"></path>
  ${points.slice(1).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="3.5"></circle>`)}</g>`;

/** Three or four round numbers. @param {number} most */
function gridLines(most) {
  const step = [5, 10, 20, 25, 50, 100, 200].find((one) => most / one <= 4) ?? 500;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Labels keep a distance from each other, and stay in the picture.
 * @param {number[]} heights @returns {number[]} */
function spread(heights) {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let least = BOX.top;
  for (const index of order) {
    placed[index] = Math.max(placed[index], least);
    least = placed[index] + LINE_GAP;
  }
  let most = BOX.height - BOX.bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index], most);
    most = placed[index] - LINE_GAP;
  }
  return placed;
}

/** @param {Match} match */
export function pointsByAirline(match) {
  const { table, scorings, players } = /** @type {AirlinesView} */ (match.view);
  const points = (/** @type {string} */ airline, /** @type {number} */ seat) =>
    scorings.reduce(
      (total, { rows }) => total + (rows.find((row) => row.airline === airline)?.points[seat] ?? 0),
      0,
    );
  return html`
    <div class="scroll-x" tabindex="0" role="group" aria-label=${w("by_airline")}>
      <table class="scoring"><caption class="small-title">${w("by_airline")}</caption>
        <thead><tr><td></td>${heads(players)}</tr></thead>
        <tbody>${table.map(
          ({ id, name }) => html`<tr>
          <th scope="row" title=${name}>${icon(`share_${id}`)} ${id.toUpperCase()}</th>
          ${players.map(({ seat }) => html`<td>${points(id, seat) || ""}</td>`)}</tr>`,
        )}</tbody>
      </table>
    </div>`;
}
