// The board for those who don't see it: a list in words, out of sight, kept up to date.

import { html } from "lit-html";
import { t } from "../words.js";

/** @typedef {import("../match.js").Match} Match */

/** @param {Match} match */
export function boardWords({ view }) {
  /** @type {Map<string, number>} */
  const pieces = new Map();
  for (const { label } of view.pieces) pieces.set(label, (pieces.get(label) ?? 0) + 1);
  const cards = view.cards.filter(({ zone }) => zone !== "hand");
  return html`
    <section class="sr" aria-label=${t("board_in_words")}>
      <h2>${t("board_in_words")}</h2>
      <ul>${[...pieces].map(([label, count]) => html`<li>${count > 1 ? `${label} ×${count}` : label}</li>`)}</ul>
      <ul>${cards.map(({ label }) => html`<li>${label}</li>`)}</ul>
    </section>`;
}
