// What is asked, and everything that may be answered, as buttons; with the way back while picking,
// and the reason why a pick is not allowed.

import { html, nothing } from "lit-html";
import { gameModule } from "../games/index.js";
import { remaining } from "../picking.js";
import { t } from "../words.js";
import { choices } from "./choices.js";
import { token } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../table.js").Table["commands"]} Commands */

/** @param {Match} match @param {Commands} commands */
export function prompt(match, commands) {
  const moves = remaining(match.moves, match.picked);
  return html`
    <section class="prompt panel ${moves.length ? "is-mine" : ""}" aria-label=${t("decision")}>
      ${asked(match)}
      <h2 id="prompt" tabindex="-1">${heading(match)}</h2>
      ${match.view.hint ? html`<p class="hint" role="note">${match.view.hint}</p>` : nothing}
      ${match.picked.length ? crumbs(match) : nothing}
      ${match.refusal ? refusal(match) : nothing}
      ${
        match.isLooking
          ? ways(match, commands)
          : html`<div class="moves" role="group" aria-label=${t("what_you_may_do")}>
              ${choices(match, moves)}
            </div>`
      }
      <p class="preview-line" aria-live="off">${match.preview?.preview.text ?? ""}</p>
      ${tools(match, commands)}
    </section>`;
}

/** With several persons at one open table: whose decision it is. @param {Match} match */
function asked(match) {
  const { view } = match;
  const player = view.players.find(({ seat }) => seat === view.current_player);
  const isOne = match.hidesHands || view.players.filter(({ kind }) => kind === "person").length < 2;
  if (isOne || match.isLooking || player?.kind !== "person") return nothing;
  const words = gameModule(view.game).asked?.(view, player) ?? t("asked", { name: player.name });
  return html`<p class="asked seat-${player.colour}">${token(player, "small")}<strong>${words}</strong></p>`;
}

/** @param {Match} match */
function heading(match) {
  const { view, bots } = match;
  if (match.isLooking) return t("looking_back", { ply: view.ply, plies: view.plies });
  const current = view.players.find(({ seat }) => seat === view.current_player);
  if (!current) return view.prompt;
  if (current.kind === "person") return view.prompt || t("turn_of", { name: current.name });
  if (match.chronicle.summary.length) return t("turn_of", { name: current.name });
  return bots.isPaused
    ? t("bot_paused", { name: current.name })
    : t("bot_thinks", { name: current.name });
}

/** @param {Match} match */
export const crumbs = (match) => html`
  <p class="crumbs">
    <span>${t("picked", { name: match.picked.map((thing) => match.view.names[thing] ?? thing).join(" · ") })}</span>
    <button type="button" class="button small"
      @click=${() => match.unpick()}>${t("take_back_pick")} <kbd>Esc</kbd></button>
  </p>`;

/** @param {Match} match */
export const refusal = ({ refusal, view }) => html`
  <p class="refusal"><span>${refusal?.message}</span>
    ${refusal?.rule ? html`<a href="#rules/${view.game}/${refusal.rule}">${ruleName(refusal.rule)}</a>` : nothing}
  </p>`;

/** A ruling is called by its number (TT-14); a section of the rules has only an id.
 * @param {string} rule */
const ruleName = (rule) => (/\d/.test(rule) ? t("see_rule", { rule }) : t("rules"));

/** From an earlier moment: to now, or on from there. @param {Match} match @param {Commands} commands */
const ways = (match, { goOnFromHere }) => html`
  <p class="row ways">
    <button type="button" class="button primary"
      @click=${() => match.lookAtNow()}>${t("back_to_now")}</button>
    <button type="button" class="button" @click=${goOnFromHere}>${t("go_on_from_here")}</button>
  </p>`;

/** @param {Match} match @param {Commands} commands */
function tools(match, commands) {
  const { view, bots } = match;
  const hasBots = view.players.some(({ kind }) => kind === "bot");
  return html`
    <div class="tools">
      <button type="button" class="button small" ?disabled=${!view.can_undo || match.isElsewhere}
        title=${view.undo_reason || nothing}
        @click=${commands.undo}>${t("undo")}</button>
      ${view.can_redo ? html`<button type="button" class="button small"
        @click=${commands.redo}>${t("redo")}</button>` : nothing}
      ${
        hasBots && !view.outcome
          ? html`<button type="button" class="button small" aria-pressed=${String(bots.isPaused)}
            @click=${commands.pause}>
            ${bots.isPaused ? t("go_on") : t("pause_bots")}</button>`
          : nothing
      }
      <button type="button" class="button small" @click=${commands.type}>${t("type_move")}</button>
    </div>`;
}
