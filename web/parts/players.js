// The players: whose turn, score, goods, hand; and what a pointed-at action would change.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameModule } from "../games/index.js";
import { level, signed, t } from "../words.js";
import { icon, token } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").Counter} Counter */
/** @typedef {import("../types.js").Player} Player */

/** @param {Match} match */
export const players = (match) => html`
  <section class="players panel" aria-label=${t("players")}>
    <ol>${repeat(
      match.view.players,
      ({ seat }) => seat,
      (player) => one(match, player),
    )}</ol>
  </section>`;

/** @param {Match} match @param {Player} player */
function one(match, player) {
  const { view } = match;
  const isMe = player.seat === match.seat;
  const isWinner = view.outcome?.winners.includes(player.seat);
  const kinds = `${player.is_current ? "is-current" : ""} ${isMe ? "is-me" : ""} ${isWinner ? "is-winner" : ""}`;
  return html`
    <li class="player seat-${player.colour} ${kinds}" id="player-${player.seat}"
      aria-current=${player.is_current ? "true" : nothing}>
      ${token(player)}
      <div class="player-name">
        <strong>${player.name}</strong>
        <small>${subtitle(match, player, isMe)}</small>
      </div>
      <ul class="counters" aria-label=${t("goods_of", { name: player.name })}>
        ${shownCounters(match, player).map((counter) => html`<li>${counterOf(match, player, counter)}</li>`)}
        ${match.hidesHands ? handCount(player) : nothing}
      </ul>
      <p class="score"><span class="sr">${t("score")}</span> ${signed(player.score)}${changed(match, player.seat, "score", player.score)}</p>
      ${gameModule(view.game).mat?.(match, player) ?? nothing}
    </li>`;
}

/** @param {Player} player */
const handCount = ({ hand_count: count }) => html`
  <li class="counter" title=${t("cards_in_hand", { count })}>
    ${icon("card_back", "small-card")}<span class="number">${count}</span><span class="sr">${t("cards_in_hand", { count })}</span>
  </li>`;

/** @param {Match} match @param {Player} player */
function shownCounters({ view, preview }, { seat, counters }) {
  const { hidesZeros, showsCounter = () => true } = gameModule(view.game);
  const shown = counters.filter(({ id }) => showsCounter(id));
  if (!hidesZeros) return shown;
  const changes = preview?.preview.changes.filter((change) => change.seat === seat) ?? [];
  return shown.filter(({ id, value }) => value || changes.some(({ counter }) => counter === id));
}

/** @param {Match} match @param {Player} player @param {boolean} isMe */
function subtitle(match, player, isMe) {
  const who =
    player.kind === "bot"
      ? t("bot_level", { level: level(player.level) })
      : isMe
        ? t("you")
        : t("person");
  return player.is_current && !match.view.outcome ? t("to_move", { who }) : who;
}

/** @param {Match} match @param {Player} player @param {Counter} counter */
function counterOf(match, player, counter) {
  const inside = html`${icon(counter.kind)}<span class="number">${counter.value}</span>
    <span class="sr">${counter.label}</span>${changed(match, player.seat, counter.id, counter.value)}`;
  if (!counter.thing) return html`<span class="counter" data-counter=${counter.id}
    title=${counter.label}>${inside}</span>`;
  return html`<button type="button" class="counter thing" data-id=${counter.thing}
    title=${counter.label}>${inside}</button>`;
}

/** @param {Match} match @param {number} seat @param {string} counter @param {number} now */
function changed(match, seat, counter, now) {
  const change = match.preview?.preview.changes.find(
    (one) => one.seat === seat && one.counter === counter,
  );
  if (!change || change.after === now) return nothing;
  const kind = change.after > now ? "is-more" : "is-less";
  return html`<span class="change ${kind}"><span class="sr">${t("would_be")}</span><span
    aria-hidden="true">→ </span>${signed(change.after)}</span>`;
}
