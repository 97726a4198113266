// The board for those who don't see it: a list in words, out of sight, kept up to date.

import { html } from "lit-html";
import { t } from "../words.js";

/** @typedef {import("../match.js").Match} Match */

/** @param {Match} match */
export function boardWords({ view }) {
  const cards = view.cards.filter(({ zone }) => zone !== "hand");
  return html`
    <section class="sr" aria-label=${t("board_in_words")}>
      <h2>${t("board_in_words")}</h2>
      <ul>${counted(view.pieces).map((text) => html`<li>${text}</li>`)}</ul>
      <ul>${cards.map(({ label }) => html`<li>${label}</li>`)}</ul>
    </section>`;
}

/** Labels, those that come several times with their number.
 * @param {{ label: string }[]} items @returns {string[]} */
export function counted(items) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count > 1 ? `${label} ×${count}` : label));
}
