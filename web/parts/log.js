// What has happened, the newest last; a click on a line looks at that moment.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { showDialog } from "../dialog.js";
import { gameModule } from "../games/index.js";
import { t } from "../words.js";
import { icon, token } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").LogLine} LogLine */

/** @param {Match} match */
export function log(match) {
  const lines = match.chronicle.lines.map((line, index) => ({ line, key: `${line.ply}:${index}` }));
  return html`
    <section class="log panel" aria-label=${t("log")}>
      <h2 class="small-title">${t("log")}</h2>
      <ol id="log" tabindex="0" aria-label=${t("log")}>
        ${repeat(
          lines,
          ({ key }) => key,
          ({ line }) => one(match, line),
        )}
      </ol>
    </section>`;
}

/** @param {Match} match @param {LogLine} line */
export function one(match, line) {
  const player = match.view.players.find(({ seat }) => seat === line.player);
  const detail = gameModule(match.view.game).detail?.(match, line);
  const isLater = line.ply >= match.view.ply && match.isLooking;
  return html`
    <li class="line kind-${line.kind} ${isLater ? "is-later" : ""}">
      ${player ? token(player, "tiny") : html`<span class="token tiny nobody"
        aria-hidden="true">${icon("symbol_none")}</span>`}
      <button type="button" class="line-text" tabindex="-1" title=${t("look_here")}
        @click=${() => match.look(line.ply + 1)}>${line.text}</button>
      ${detail ? html`<button type="button" class="button small"
        @click=${() => showDialog({ ...detail, kind: "wide" })}>${detail.label}</button>` : nothing}
    </li>`;
}

// A reader who has scrolled back further than this is left alone.
const NEAR_PX = 150;

/** Keeps the newest line in sight. */
export function followLog() {
  const list = document.getElementById("log");
  if (!list) return;
  const isNew = list.dataset.length !== String(list.childElementCount);
  const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
  if ((isNew || isNear) && !list.matches(":hover")) list.scrollTop = list.scrollHeight;
  list.dataset.length = String(list.childElementCount);
}
