// A link that is being opened, or that can't be.

import { html } from "lit-html";
import { icon } from "../parts/icon.js";
import { t } from "../words.js";

/** @param {string} error why it can't be opened; "" while it is */
export const link = (error) =>
  error
    ? html`
  <section class="failure" role="alert">
    <h1 id="prompt" tabindex="-1">${t("link_failed")}</h1>
    <p>${error}</p>
    <p><a class="button primary" href="#">${icon("icon_home")} ${t("home")}</a></p>
  </section>`
    : html`
  <section class="waiting">
    <div><h1 id="prompt" tabindex="-1">${t("link_opening")}</h1>
      <p class="quiet">${t("link_opening_help")}</p></div>
  </section>`;
