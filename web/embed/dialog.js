// "Embed this": the line that puts what the table shows into a page of somebody else's, and its
// picture.

import { html, nothing } from "lit-html";
import { showDialog } from "../dialog.js";
import { copyText, saveFile } from "../files.js";
import { linkTo } from "../links.js";
import { LANGUAGES } from "../language.js";
import { icon } from "../parts/icon.js";
import { pictureName, pictureText } from "../pictures.js";
import { THEMES } from "../settings.js";
import { settingName, t } from "../words.js";
import { lineOf } from "./line.js";
import { MODES } from "./options.js";

/** @typedef {import("../match.js").Match} Match */
/**
 * @typedef {object} Choice
 * @property {string} mode
 * @property {string} theme
 * @property {string} language
 * @property {string} poster
 * @property {string} height
 * @property {string} solution
 * @property {string} told  whether the line was copied
 */
/** @typedef {{ match: Match, name: string, link: string, reveals: boolean, picture: string }} Shown */
/** @typedef {(change: Partial<Choice>) => void} Choose */

const NO_SITE = "https://YOUR.SITE/";
const isFile = location.protocol === "file:";

/**
 * @param {Match} match
 * @param {string} name of its game
 * @returns {Promise<string>} why there is no line, or ""
 */
export async function showEmbed(match, name) {
  const { link, reveals, error } = await linkTo(match);
  if (error) return error;
  const picture = await pictureText(match.view, name).catch(() => "");
  const shown = { match, name, link, reveals, picture };
  const poster = picture ? "file" : "first";
  const solution = playedNext(match);
  const choice = { mode: "replay", theme: "auto", language: "auto", poster, height: "", solution, told: "" };
  await showDialog({
    title: t("embed"),
    content: (_close, redraw) =>
      content(shown, choice, (change) => {
        Object.assign(choice, { told: "" }, change);
        redraw();
      }),
  });
  return "";
}

/** What was played at the moment that is looked at: a first guess at the answer of a puzzle.
 * @param {Match} match */
const playedNext = ({ record, view }) =>
  view.current_player >= 0 ? (record.actions[view.ply] ?? "") : "";

/** @param {Shown} shown @param {Choice} choice @param {Choose} set */
function content(shown, choice, set) {
  const line = lineFor(shown, choice);
  const { mode, theme, language, height } = choice;
  const modes = MODES.map((value) => ({ value, label: t(`embed_${value}`) }));
  const themes = THEMES.map((value) => ({ value, label: settingName("theme", value) }));
  const languages = [
    { value: "auto", label: t("embed_language_auto") },
    ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
  ];
  const copy = async () =>
    set({ told: (await copyText(line)) ? t("embed_copied") : t("copy_by_hand") });
  return html`
    <p>${t("embed_help")}</p>
    ${radios(t("embed_mode"), "mode", modes, mode, set)}
    ${mode === "puzzle" ? answer(shown.match, choice.solution, set) : nothing}
    ${posters(shown, choice.poster, set)}
    ${radios(t("theme"), "theme", themes, theme, set)}
    ${radios(t("language"), "language", languages, language, set)}
    <div class="field"><label for="embed-height">${t("embed_height")}</label>
      <input id="embed-height" type="text" inputmode="numeric" maxlength="4" .value=${height}
        @input=${(/** @type {any} */ { target }) => set({ height: target.value.replace(/\D/g, "") })}></div>
    <div class="field"><label for="embed-line">${t("embed_line")}</label>
      <textarea id="embed-line" readonly rows="6" spellcheck="false" .value=${line}
        @focus=${(/** @type {any} */ { target }) => target.select()}></textarea></div>
    ${shown.reveals ? note(t("link_reveals")) : nothing}
    ${isFile ? note(t("embed_no_site", { address: NO_SITE })) : nothing}
    <p class="row at-end"><span role="status">${choice.told}</span>
      <button type="button" class="button primary" @click=${copy}>${icon("icon_copy")}
        ${t("embed_copy")}</button></p>`;
}

/** @param {string} text */
const note = (text) => html`<p class="hint" role="note">${text}</p>`;

/** @param {Match} match @param {string} solution @param {Choose} set */
const answer = (match, solution, set) => html`
  <div class="field"><label for="embed-answer">${t("embed_answer")}</label>
    <input id="embed-answer" type="text" list="embed-moves" maxlength="400" autocomplete="off"
      autocapitalize="off" spellcheck="false" .value=${solution}
      @input=${(/** @type {any} */ { target }) => set({ solution: target.value })}>
    <datalist id="embed-moves">${match.moves.map(({ key, label }) => html`<option
      value=${key}>${label}</option>`)}</datalist>
    <p class="help">${t("embed_answer_help")}</p></div>`;

/** @param {Shown} shown @param {string} poster @param {Choose} set */
function posters({ match, picture }, poster, set) {
  if (!picture) return nothing;
  const file = pictureName(match.view);
  const size = Math.ceil(inline(picture).length / 1000);
  const values = [
    { value: "file", label: t("embed_poster_file", { file }) },
    { value: "inline", label: t("embed_poster_inline", { size }) },
    { value: "first", label: t("embed_poster_first") },
  ];
  const save = () => saveFile(file, picture, "image/svg+xml");
  return html`${radios(t("embed_poster"), "poster", values, poster, set)}
    ${poster === "file" ? html`<p><button type="button" class="button"
      @click=${save}>${icon("icon_picture")} ${t("save_picture")}</button></p>` : nothing}`;
}

/** @param {string} picture */
const inline = (picture) => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/**
 * @param {string} label
 * @param {keyof Choice} name
 * @param {{ value: string, label: string }[]} values
 * @param {string} chosen
 * @param {Choose} set
 */
const radios = (label, name, values, chosen, set) => html`
  <fieldset class="field choice"><legend>${label}</legend>
    <div class="row tight">${values.map(
      (one) => html`
      <label class="radio"><input type="radio" name="embed-${name}" .checked=${one.value === chosen}
        @change=${() => set({ [name]: one.value })}> ${one.label}</label>`,
    )}</div></fieldset>`;

/** @param {Shown} shown @param {Choice} choice */
function lineFor({ match, name, link, picture }, { mode, theme, language, height, solution, poster }) {
  const { game, ply, plies, current_player } = match.view;
  const home = isFile ? NO_SITE : location.href.split(/[?#]/)[0];
  const fragment = link.slice(link.indexOf("#link/"));
  const isAsked = (mode === "puzzle" || mode === "play") && current_player >= 0;
  const posters = /** @type {Record<string, string>} */ ({
    file: pictureName(match.view),
    inline: inline(picture),
  });
  return lineOf({
    script: new URL("embed.js", home).href,
    caption: t("picture_of", { game: name, ply, plies }),
    home: home + fragment,
    name: t("embed_open"),
    attributes: {
      game,
      mode,
      record: mode === "picture" ? "" : fragment.slice("#link/".length),
      seat: isAsked ? String(current_player) : "",
      solution: mode === "puzzle" ? solution : "",
      theme: theme === "auto" ? "" : theme,
      language: language === "auto" ? "" : language,
      height,
      poster: posters[poster] ?? "",
    },
  });
}
