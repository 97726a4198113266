// The end of a match: who has won, with what, and what one may do now. The final board stays beside
// it.

import { html, nothing } from "lit-html";
import { gameModule } from "../games/index.js";
import { icon, token } from "../parts/icon.js";
import { signed, t } from "../words.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../table.js").Table["commands"]} Commands */

/** @param {Match} match @param {Commands} commands */
export function end(match, commands) {
  const outcome = /** @type {import("../types.js").Outcome} */ (match.view.outcome);
  const scores = [...outcome.scores].sort((a, b) => a.rank - b.rank);
  const player = (/** @type {number} */ seat) => match.view.players[seat];
  const isWinner = (/** @type {number} */ seat) =>
    outcome.winners.includes(seat) ? "is-winner" : "";
  return html`
    <section class="end panel" aria-labelledby="prompt">
      <p class="laurel" aria-hidden="true">${icon("icon_trophy")}</p>
      <h2 id="prompt" tabindex="-1">${outcome.text}</h2>
      <div class="scroll-x" tabindex="0" role="group" aria-label=${t("ranking")}>
        <table class="scores">
          <caption class="sr">${t("ranking")}</caption>
          <thead><tr><td></td>${scores.map(
            ({ seat, rank }) => html`
            <th scope="col" class=${isWinner(seat)}>${token(player(seat), "small")}<span>${player(seat).name}</span>
              <span class="quiet">${t("place", { rank })}</span></th>`,
          )}</tr></thead>
          <tbody>${scores[0].breakdown.map(
            ({ label }, index) => html`
            <tr><th scope="row">${label}</th>${scores.map(
              ({ seat, breakdown }) => html`
              <td class=${isWinner(seat)}>${signed(breakdown[index].value)}</td>`,
            )}</tr>`,
          )}</tbody>
          <tfoot><tr><th scope="row">${t("total")}</th>${scores.map(
            ({ seat, total }) => html`
            <td class=${isWinner(seat)}>${signed(total)}</td>`,
          )}</tr></tfoot>
        </table>
      </div>
      <p class="row">
        <button type="button" class="button primary"
          @click=${commands.rematch}>${icon("icon_redo")} ${t("rematch")}</button>
        <button type="button" class="button"
          @click=${commands.save}>${icon("icon_save")} ${t("save_file")}</button>
        <button type="button" class="button"
          @click=${commands.copy}>${icon("icon_copy")} ${t("copy_record")}</button>
        <button type="button" class="button"
          @click=${commands.link}>${icon("icon_link")} ${t("copy_link")}</button>
        <button type="button" class="button"
          @click=${commands.picture}>${icon("icon_picture")} ${t("save_picture")}</button>
        <a class="button" href="#">${icon("icon_home")} ${t("home")}</a>
        <button type="button" class="button" ?disabled=${!match.view.can_undo}
          @click=${match.undo}>${icon("icon_undo")} ${t("undo")}</button>
      </p>
      ${gameModule(match.view.game).end?.(match) ?? nothing}
    </section>`;
}
