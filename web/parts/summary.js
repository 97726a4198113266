// A year's end and the like, told apart from the log, over the board, till it is put aside.

import { html, nothing } from "lit-html";
import { gameModule } from "../games/index.js";
import { t } from "../words.js";
import { one } from "./log.js";

/** @typedef {import("../match.js").Match} Match */

/** @param {Match} match */
export function summary(match) {
  if (!match.chronicle.summary.length) return nothing;
  const [first, ...rest] = match.chronicle.summary;
  return html`
    <section class="summary panel" aria-label=${first.text}>
      <h2>${first.text}</h2>
      ${gameModule(match.view.game).summary?.(match) ?? html`<ol>${rest.map((line) => one(match, line))}</ol>`}
      <button type="button" class="button primary" id="summary-close"
        @click=${() => match.closeSummary()}>${t("go_on")}</button>
    </section>`;
}
