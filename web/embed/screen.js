// What an embedded board looks like in each mode.

import { html, nothing } from "lit-html";
import { boardWords } from "../parts/boardwords.js";
import { choices } from "../parts/choices.js";
import { hand } from "../parts/hand.js";
import { icon, token } from "../parts/icon.js";
import { players } from "../parts/players.js";
import { crumbs, refusal } from "../parts/prompt.js";
import { gameModule } from "../games/index.js";
import { remaining } from "../picking.js";
import { failure, progressLine, setting } from "../screens/frame.js";
import { statusLine, tableScreen } from "../screens/table.js";
import { t } from "../words.js";
import { Puzzle } from "./puzzle.js";
import { Replay } from "./matches.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("./page.js").EmbedPage} EmbedPage */

/** @param {EmbedPage} page */
export const screen = (page) => html`
  ${failure(page)}
  ${page.fault ? html`<p class="failure" role="alert">${page.fault}</p>` : nothing}
  <main id="main" tabindex="-1" aria-label=${page.table?.title ?? t("setting_up")}>${page.table ? shown(page, page.table) : waiting(page)}</main>`;

/** @param {EmbedPage} page */
const waiting = (page) =>
  page.fault ? nothing : html`${progressLine(page)}${setting(page.options.game)}`;

/** @param {EmbedPage} page @param {Table} table */
function shown(page, table) {
  const { match } = page;
  if (match instanceof Puzzle) return framed(table, puzzle(match, page.open));
  if (match instanceof Replay) return framed(table, replay(match));
  return html`<div class="embed-status">${statusLine(table)}</div>${tableScreen(table)}`;
}

/** Board, hand and players, with what the mode adds. @param {Table} table @param {unknown} panel */
function framed(table, panel) {
  const { match, board, pointing } = table;
  const game = gameModule(match.view.game);
  return html`
    <div class="embed-status">${statusLine(table)}</div>
    <div class="table game-${match.view.game}" data-ply=${match.view.ply}
      aria-busy=${String(!match.isLive)} @click=${table.clicked}
      @pointerover=${pointing.over} @focusin=${pointing.over} @pointerleave=${pointing.clear}>
      <h1 class="sr">${table.title}</h1>
      <div class="left">
        <div class="board-frame">${table.panzoom.element}</div>
        ${match.seat === null ? nothing : html`<div class="below">
          ${game.below?.(match) ?? hand(match, (zone) => board.boxes.has(zone))}</div>`}
      </div>
      <div class="right">
        ${panel}
        ${players(match)}
        ${game.panel?.(match) ?? nothing}
      </div>
      ${boardWords(match)}
    </div>`;
}

/** @param {Replay} match */
function replay(match) {
  const { plies } = match.view;
  const ply = match.target ?? match.view.ply;
  const to = (/** @type {number} */ target) => {
    match.halt();
    match.look(target);
  };
  const run = () => (match.isRunning ? match.halt() : match.run());
  return html`
    <section class="prompt panel replay" aria-labelledby="prompt">
      <h2 id="prompt" tabindex="-1">${t("move_of", { ply, plies })}</h2>
      <p class="replay-line" aria-live=${match.isRunning ? "off" : "polite"}>${lineAt(match)}</p>
      <div class="row tight" role="group" aria-label=${t("history")}>
        ${step("icon_fast", t("replay_first"), ply <= 0, () => to(0), "is-back")}
        ${step("icon_back", t("one_back"), ply <= 0, () => to(ply - 1))}
        ${
          match.isRunning
            ? step("icon_pause", t("replay_halt"), false, run)
            : step("icon_play", t("replay_run"), !plies, run)
        }
        ${step("icon_step", t("one_on"), ply >= plies, () => to(ply + 1))}
        ${step("icon_fast", t("replay_last"), ply >= plies, () => to(plies))}
      </div>
      <input type="range" min="0" max=${plies} .value=${String(ply)} aria-label=${t("history")}
        aria-valuetext=${t("move_of", { ply, plies })}
        @input=${(/** @type {any} */ event) => to(Number(event.target.value))}>
    </section>`;
}

/** @param {string} symbol @param {string} label @param {boolean} isOff @param {() => void} act
 * @param {string} [kind] */
const step = (symbol, label, isOff, act, kind = "") => html`
  <button type="button" class="icon ${kind}" aria-label=${label} title=${label} ?disabled=${isOff}
    @click=${act}>${icon(symbol)}</button>`;

/** What led to the position that is shown. @param {Replay} match */
function lineAt({ chronicle, view }) {
  if (view.outcome) return view.outcome.text;
  const lines = chronicle.lines.filter((line) => line.ply === view.ply - 1);
  return lines.map(({ text }) => text).join(" ") || view.prompt;
}

/** @param {Puzzle} match @param {() => void} again */
function puzzle(match, again) {
  const moves = remaining(match.moves, match.picked);
  const player = match.view.players[match.seat ?? 0];
  return html`
    <section class="prompt panel ${moves.length ? "is-mine" : ""}" aria-label=${t("decision")}>
      <p class="asked seat-${player.colour}">${token(player, "small")}<strong>${t("puzzle_asked", { name: player.name })}</strong></p>
      <h2 id="prompt" tabindex="-1">${match.isSolved ? t("puzzle_solved") : match.view.prompt}</h2>
      ${match.view.hint && !match.isSolved ? html`<p class="hint" role="note">${match.view.hint}</p>` : nothing}
      ${match.told ? html`<p class="verdict is-${match.told.verdict}">${match.told.text}</p>` : nothing}
      ${match.picked.length ? crumbs(match) : nothing}
      ${match.refusal ? refusal(match) : nothing}
      <div class="moves" role="group" aria-label=${t("what_you_may_do")}>${choices(match, moves)}</div>
      <p class="preview-line" aria-live="off">${match.preview?.preview.text ?? ""}</p>
      <div class="tools">
        ${match.isSolved || match.line.length ? tool(t("puzzle_again"), again) : nothing}
        ${match.isSolved ? nothing : tool(t("puzzle_show"), () => match.showAnswer())}
      </div>
    </section>`;
}

/** @param {string} label @param {() => void} act */
const tool = (label, act) =>
  html`<button type="button" class="button small" @click=${act}>${label}</button>`;
