// The frame around every screen: the head with the way home, the thin line while Python starts, the
// notices; and in it the screen that the address names.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { asset } from "../assets.js";
import { icon } from "../parts/icon.js";
import { failureText, t } from "../words.js";
import { home } from "./home.js";
import { link } from "./link.js";
import { newMatch } from "./new.js";
import { rules } from "./rules.js";
import { statusLine, tableScreen } from "./table.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export const frame = (app) => html`
  <header class="head">
    <a class="brand" href="#"><img src=${asset("common/favicon.svg")} alt="" width="32"
      height="32"><span>${t("title")}</span></a>
    ${app.route.name === "play" && app.table ? statusLine(app.table) : nothing}
    <nav class="head-tools" aria-label=${t("page")}>
      ${app.route.name === "play" ? headLink("icon_rules", t("rules"), app.showRules) : nothing}
      ${headLink("icon_keyboard", t("keys"), app.showHelp)}
      ${headLink("icon_menu", t("menu"), app.showMenu)}
    </nav>
    ${progressLine(app)}
  </header>
  ${failure(app)}
  <main class="main screen-${app.route.name}" id="main" tabindex="-1">${screen(app)}</main>
  <div class="notices" role="status">${repeat(
    app.notices,
    ({ id }) => id,
    ({ id, text, label, act }) => html`
    <p class="notice">${text}
      ${label ? html`<button type="button" class="button small" @click=${act}>${label}</button>` : nothing}
      <button type="button" class="icon" aria-label=${t("close")}
        @click=${() => app.closeNotice(id)}>${icon("icon_close")}</button></p>`,
  )}
  </div>`;

/** @param {string} symbol @param {string} label @param {() => void} act */
const headLink = (symbol, label, act) => html`
  <button type="button" class="icon" aria-label=${label} title=${label}
    @click=${act}>${icon(symbol)}</button>`;

/** @param {App} app */
function screen(app) {
  const { name, game, anchor } = app.route;
  if (name === "rules") return rules(app, game, anchor);
  if (name === "link") return link(app.linkError);
  if (name === "new") {
    const info = app.gameOf(game);
    return info && app.setup ? newMatch(app, info, app.setup) : home(app);
  }
  if (name === "play" || name === "start")
    return app.table ? tableScreen(app.table) : setting(game);
  return home(app);
}

/** While the first position is on its way. */
export const setting = (/** @type {string} */ game) => html`
  <section class="waiting">
    <div><h1 id="prompt"
      tabindex="-1">${t("setting_up")}</h1><p class="quiet">${t("setting_up_help")}</p></div>
    ${game ? html`<img loading="lazy"
      src=${asset(`${game}/poster.svg`)} alt="" width="1600" height="1200">` : nothing}
  </section>`;

/** @param {Pick<App, "engine" | "progress" | "failure">} app */
export function progressLine({ engine, progress, failure }) {
  if (engine.isUp || failure) return nothing;
  const { stage, loaded, total } = progress;
  const text =
    stage === "download" && loaded
      ? t("loading_bytes", { loaded: megabytes(loaded), total: total ? megabytes(total) : "?" })
      : t("loading");
  return html`
    <div class="progress">
      <progress max="1" .value=${total ? Math.min(1, loaded / total) : 0}
        aria-label=${t("loading")}></progress>
      <span>${text}</span>
    </div>`;
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** @param {Pick<App, "failure" | "startEngine">} app */
export const failure = (app) =>
  app.failure
    ? html`<section class="failure" role="alert">
      <h2>${t("no_engine")}</h2><p>${failureText(app.failure)}</p>
      <p><button type="button" class="button primary"
        @click=${() => app.startEngine()}>${t("try_again")}</button></p>
    </section>`
    : nothing;
