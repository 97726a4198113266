// Home: the games, the matches to go on with, and the way in for saved ones from elsewhere.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { asset } from "../assets.js";
import { icon, token } from "../parts/icon.js";
import { when } from "../time.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").Save} Save */

/** @param {App} app */
export const home = (app) => html`
  <div class="home">
    <h1 class="sr">${t("title")}</h1>
    <section class="games" aria-label=${t("games")}>
      ${repeat(
        app.games,
        ({ id }) => id,
        (game, index) => gameCard(app, game, index === 0),
      )}
    </section>
    ${lastMatch(app)}
    <section class="continue" aria-labelledby="continue">
      <header class="section-head">
        <h2 id="continue">${t("continue")}</h2>
        <button type="button" class="button"
          @click=${() => app.askImport()}>${icon("icon_open")} ${t("import")}</button>
      </header>
      ${
        app.saves.length
          ? html`<ul class="saves">${repeat(
              app.saves,
              ({ id }) => id,
              (save) => saveCard(app, save),
            )}</ul>`
          : html`<p class="quiet">${t("no_saves")}</p>`
      }
    </section>
    <footer class="home-foot">
      <p>${t("unofficial")}</p>
      ${app.offline.state ? html`<p>${t(`offline_${app.offline.state}`)}</p>` : nothing}
    </footer>
  </div>`;

/**
 * tools/page.py writes the same card into index.html, without what needs scripts.
 * @param {App} app @param {GameInfo} game
 * @param {boolean} isFirst the first game's card shows a board
 */
const gameCard = (app, game, isFirst) => html`
  <article class="game-card" aria-labelledby="game-${game.id}">
    ${isFirst ? html`<img class="game-board" src=${asset(`${game.id}/poster.svg`)} alt="" width="1600" height="1200">` : nothing}
    <div class="game-side">
      <img class="game-cover" src=${asset(`${game.id}/cover.svg`)} alt="" width="640" height="400">
      <div class="game-text">
        <h2 id="game-${game.id}">${game.name}</h2>
        <p class="tagline">${game.tagline}</p>
        <p class="quiet">${t("game_facts", { min: game.min_players, max: game.max_players, minutes: game.minutes })}</p>
        <p class="row game-doors">
          <button type="button" class="button primary big"
            @click=${() => app.quickMatch(game)}>${icon("icon_play")} ${t("play")}</button>
          <a class="button big" href="#new/${game.id}">${t("new_match")}</a>
          <a class="button big" href="#rules/${game.id}">${t("rules")}</a>
        </p>
        <p class="quiet small-text">${t("play_help")}</p>
      </div>
    </div>
  </article>`;

/** The way back to what was played last: it is seen at once, though the list of all lies below the games, and
 * nothing of what was there before moves. @param {App} app */
function lastMatch(app) {
  const save = app.saves.find(({ view }) => !view.outcome);
  if (!save) return nothing;
  return html`
    <a class="last-match" href="#play/${save.id}">${icon("icon_play")}
      <span><strong>${t("go_on_with", { game: app.nameOf(save.record.game) })}</strong> <span class="quiet">${state(save)}</span></span></a>`;
}

/** @param {App} app @param {Save} save */
function saveCard(app, save) {
  const picture = app.pictures.of(save);
  return html`
    <li class="save">
      <a class="save-link" href="#play/${save.id}">
        <span class="save-picture">${picture ? html`<img
          src=${picture} alt="" width="400" height="300">` : nothing}</span>
        <span class="save-text">
          <strong>${app.nameOf(save.record.game)}</strong>
          <span class="save-seats">${save.view.players.map((player) => html`${token(player, "tiny")}<span>${player.name}</span>`)}</span>
          <span class="quiet">${state(save)} · <time
            datetime=${new Date(save.updated).toISOString()}>${when(save.updated)}</time></span>
        </span>
      </a>
      <button type="button" class="icon"
        aria-label=${t("delete_match", { when: when(save.updated) })} title=${t("delete")}
        @click=${() => app.askDelete(save)}>${icon("icon_trash")}</button>
    </li>`;
}

/** @param {Save} save */
function state({ view }) {
  if (view.outcome) return view.outcome.text;
  const player = view.players.find(({ seat }) => seat === view.current_player);
  return player ? t("turn_of", { name: player.name }) : view.prompt;
}
