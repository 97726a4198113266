// The dialogs of the page: menu and settings, keys, a typed move, import.

import { html, nothing } from "lit-html";
import { showDialog } from "./dialog.js";
import { checked, readFile } from "./files.js";
import { COMMANDS } from "./keys.js";
import { LANGUAGES } from "./language.js";
import { icon } from "./parts/icon.js";
import { reasonAgainst } from "./questions.js";
import { MOTIONS, PACES, THEMES, change, settings } from "./settings.js";
import { keyName, settingName, t } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./match.js").Match} Match */

/**
 * @param {App} app
 * @param {Match | null} match
 * @param {import("./table.js").Table["commands"] | null} commands
 */
export async function showMenu(app, match, commands) {
  const action = await showDialog({
    title: () => (match ? t("menu") : t("settings")),
    content: (close, redraw) => html`
      ${
        match && commands
          ? html`<div class="menu-list">
        ${item("icon_save", t("save_file"), () => close(commands.save))}
        ${item("icon_copy", t("copy_record"), () => close(commands.copy))}
        ${item("icon_link", t("copy_link"), () => close(commands.link))}
        ${item("icon_picture", t("save_picture"), () => close(commands.picture))}
        ${item("icon_open", t("embed"), () => close(commands.embed))}
        ${item("icon_rules", t("rules"), () => close(() => (location.hash = `#rules/${match.view.game}`)))}
        ${item("icon_plus", t("new_match"), () => close(() => (location.hash = `#new/${match.view.game}`)))}
        ${item("icon_keyboard", t("keys"), () => close(showHelp))}
        ${item("icon_home", t("home"), () => close(() => (location.hash = "#")))}
      </div><h3 class="small-title">${t("settings")}</h3>`
          : nothing
      }
      ${radios(t("pace"), "pace", Object.keys(PACES), redraw)}
      ${radios(t("theme"), "theme", THEMES, redraw)}
      ${radios(t("motion"), "motion", MOTIONS, redraw)}
      ${radios(t("language"), "language", ["auto", ...Object.keys(LANGUAGES)], () => app.speak().then(redraw))}
      <label class="check"><input type="checkbox" .checked=${settings.letters}
        @change=${(/** @type {any} */ event) => change({ letters: event.target.checked })}> ${t("letter_keys")}</label>`,
  });
  action?.();
  app.redraw();
}

/** @param {string} symbol @param {string} label @param {() => void} act */
const item = (symbol, label, act) =>
  html`<button type="button" class="button" @click=${act}>${icon(symbol)} ${label}</button>`;

/**
 * @param {string} label
 * @param {"pace" | "theme" | "motion" | "language"} name
 * @param {string[]} values
 * @param {() => void} redraw
 */
const radios = (label, name, values, redraw) => html`
  <fieldset class="field choice"><legend>${label}</legend>
    <div class="row tight">${values.map(
      (value) => html`
      <label class="radio"><input type="radio" name=${name} .checked=${settings[name] === value}
        @change=${() => (change({ [name]: value }), redraw())}> ${LANGUAGES[value] ?? settingName(name, value)}</label>`,
    )}
    </div></fieldset>`;

export function showHelp() {
  return showDialog({
    title: t("keys"),
    content: () => html`
      <p>${t("keys_help")}</p>
      <dl class="keys">${COMMANDS.filter(({ isHidden }) => !isHidden).map(
        ({ keys, label }) => html`
        <div><dt>${keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</dt><dd>${t(label)}</dd></div>`,
      )}</dl>`,
  });
}

/** A move by its notation; what is legal completes itself. @param {Match} match */
export async function typeMove(match) {
  const legal = match.moves.map(({ key, label }) => ({ key, label }));
  let told = "";
  await showDialog({
    title: t("type_move"),
    kind: "small",
    content: (close, redraw) => {
      const submit = async (/** @type {Event} */ event) => {
        event.preventDefault();
        const field = /** @type {HTMLInputElement} */ (
          /** @type {Element} */ (event.target).querySelector("input")
        );
        const typed = field.value.trim().toLowerCase().replace(/\s+/g, " ");
        const found = legal.filter(({ key }) => key === typed);
        const begun = found.length
          ? found
          : legal.filter(({ key }) => typed && key.startsWith(typed));
        const notation = begun.length === 1 ? begun[0].key : typed;
        if (!notation) return;
        const move = match.moves.find(({ key }) => key === notation);
        if (move) return (close(), void match.send(move));
        told = await reasonAgainst(match, notation);
        redraw();
        field.select();
      };
      return html`
        <form @submit=${submit}>
          <label for="typed">${t("type_move_help")}</label>
          <input id="typed" type="text" list="legal" maxlength="80" autocomplete="off"
            autocapitalize="off" spellcheck="false" autofocus>
          <datalist id="legal">${legal.map(({ key, label }) => html`<option
            value=${key}>${label}</option>`)}</datalist>
          <p class="refusal" role="alert" ?hidden=${!told}>${told}</p>
          ${legal.length ? html`<p class="quiet small-text">${t("legal_now", { list: legal.map(({ key }) => key).join(", ") })}</p>` : html`<p class="quiet">${t("not_your_turn")}</p>`}
          <p class="row at-end"><button
            type="submit" class="button primary">${t("play_it")}</button></p>
        </form>`;
    },
  });
}

/** @param {(text: string) => Promise<string>} load answers why it can't be loaded, or "" */
export async function importMatch(load) {
  let told = "";
  let isBusy = false;
  await showDialog({
    title: t("import"),
    content: (close, redraw) => {
      const attempt = async (/** @type {() => Promise<string>} */ read) => {
        [isBusy, told] = [true, ""];
        redraw();
        told = await read()
          .then(load)
          .catch((error) => String(error.message));
        isBusy = false;
        if (told) redraw();
        else close();
      };
      const paste = (/** @type {Event} */ event) => {
        event.preventDefault();
        const text = /** @type {any} */ (event.target).elements.pasted.value;
        attempt(async () => checked(text));
      };
      const choose = (/** @type {any} */ event) =>
        event.target.files[0] && attempt(() => readFile(event.target.files[0]));
      return html`
        <form @submit=${paste}>
          <p>${t("import_help")}</p>
          <label class="field" for="import-file">${t("import_file")}</label>
          <input id="import-file" type="file" accept=".json,application/json,text/plain"
            @change=${choose}>
          <label class="field" for="pasted">${t("import_paste")}</label>
          <textarea id="pasted" name="pasted" rows="6" spellcheck="false"></textarea>
          <p class="refusal" role="alert" ?hidden=${!told}>${told}</p>
          <p class="row at-end">${isBusy ? html`<span class="quiet">${t("one_moment")}</span>` : nothing}
            <button type="submit" class="button primary"
              ?disabled=${isBusy}>${t("import_go")}</button></p>
        </form>`;
    },
  });
}

/** Where the clipboard is refused, a text is shown to be copied by hand.
 * @param {string} title @param {string} text @param {string} [note] */
export const showText = (title, text, note = "") =>
  showDialog({
    title,
    content: () =>
      html`<p>${t("copy_by_hand")} ${note}</p><textarea class="record" readonly rows="12" autofocus
        aria-label=${title} .value=${text}
        @focus=${(/** @type {any} */ { target }) => target.select()}></textarea>`,
  });
