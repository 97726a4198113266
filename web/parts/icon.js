// Symbols in HTML: an <svg> with a <use>, always decoration; the name stands beside it or in a
// label.

import { html } from "lit-html";
import { sizeOf } from "../boards.js";

/** @param {string} symbol id of a <symbol> @param {string} [kind] a class for the style sheet */
export function icon(symbol, kind = "") {
  const { w, h } = sizeOf(symbol) ?? { w: 24, h: 24 };
  return html`<svg class="icon-art ${kind}" viewBox="0 0 ${w} ${h}"
    aria-hidden="true"><use href="#${symbol}"></use></svg>`;
}

/**
 * The token of a player: colour and symbol.
 * @param {{ colour: string, symbol: string }} seat
 * @param {string} [kind]
 */
export const token = ({ colour, symbol }, kind = "") =>
  html`<span class="token seat-${colour} ${kind}"
    aria-hidden="true">${icon(`symbol_${symbol}`)}</span>`;
