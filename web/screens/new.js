// A new match: who sits where, the options of the game, undo, seed.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon, token } from "../parts/icon.js";
import { COLOURS, SYMBOLS, newSeat, newSeed } from "../seats.js";
import { settings } from "../settings.js";
import { botName, level, look, t } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").Option} Option */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Setup} Setup */

const NAME_LENGTH = 24;
const SEED_LENGTH = 40;

/** One click plays against one bot. @param {GameInfo} game @returns {Setup} */
export function defaultSetup(game) {
  const best = game.bots[game.bots.length - 1];
  return {
    game: game.id,
    seats: [
      newSeat(0, { name: settings.name || t("default_name") }),
      newSeat(1, { name: botName(1), kind: "bot", level: best }),
    ],
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    seed: newSeed(),
    undo: "friendly",
    shuffle: true,
  };
}

/** @param {App} app @param {GameInfo} game @param {Setup} setup is changed in place */
export function newMatch(app, game, setup) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    app.startMatch(setup);
  };
  const recommended = game.options.filter((option) => option.recommended);
  const others = game.options.filter((option) => !option.recommended);
  return html`
    <form class="new-match sheet" @submit=${submit} @input=${app.redraw}>
      <h1>${t("new_match_of", { game: game.name })}</h1>
      <fieldset class="seats">
        <legend>${t("players")}</legend>
        ${setup.seats.map((seat, index) => seatRow(app, game, setup, seat, index))}
        ${
          setup.seats.length < game.max_players
            ? html`<button type="button" class="button"
              @click=${() => addSeat(app, game, setup)}>${icon("icon_plus")} ${t("add_player")}</button>`
            : nothing
        }
      </fieldset>
      ${recommended.length ? html`<section class="recommended" aria-label=${t("recommended")}>${recommended.map((option) => optionField(setup, option))}</section>` : nothing}
      ${others.map((option) => optionField(setup, option))}
      ${choice(
        t("undo_contract"),
        t(`undo_${setup.undo}_help`),
        "undo",
        [
          ["friendly", t("undo_friendly")],
          ["fair", t("undo_fair")],
        ],
        setup.undo,
        (value) => (setup.undo = /** @type {"friendly" | "fair"} */ (value)),
      )}
      <div class="field">
        <label for="seed">${t("seed")}</label>
        <span class="row tight">
          <input id="seed" type="text" maxlength=${SEED_LENGTH} autocomplete="off"
            spellcheck="false" .value=${live(setup.seed)}
            aria-describedby="seed-help" @input=${(/** @type {any} */ event) => (setup.seed = event.target.value)}>
          <button type="button" class="icon" aria-label=${t("new_seed")} title=${t("new_seed")}
            @click=${() => ((setup.seed = newSeed()), app.redraw())}>${icon("icon_dice")}</button>
        </span>
        <p class="help" id="seed-help">${t("seed_help")}</p>
      </div>
      <label class="check"><input type="checkbox" .checked=${live(setup.shuffle)}
        @input=${(/** @type {any} */ event) => (setup.shuffle = event.target.checked)}> ${t("shuffle_seats")}</label>
      <p class="row at-end">
        <a class="button" href="#">${t("cancel")}</a>
        <button type="submit" class="button primary big">${icon("icon_play")} ${t("start")}</button>
      </p>
    </form>`;
}

/**
 * @param {App} app
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {Seat} seat
 * @param {number} index
 */
function seatRow(app, game, setup, seat, index) {
  const number = index + 1;
  const kinds = /** @type {[string, string][]} */ ([
    ["person", t("person")],
    ...game.bots.map((name) => [name, t("bot_level", { level: level(name) })]),
  ]);
  return html`
    <div class="seat-row" role="group" aria-label=${t("player_number", { number })}>
      ${token(seat)}
      <input type="text" aria-label=${t("name_of", { number })} maxlength=${NAME_LENGTH}
        autocomplete="off" required
        .value=${live(seat.name)} @input=${(/** @type {any} */ event) => (seat.name = event.target.value)}>
      ${select(t("kind_of", { number }), kinds, seat.level ?? "person", (value) => setKind(setup, seat, index, value))}
      ${select(t("colour_of", { number }), names(COLOURS, "colour"), seat.colour, (value) => swap(setup, seat, "colour", value))}
      ${select(t("symbol_of", { number }), names(SYMBOLS, "symbol"), seat.symbol, (value) => swap(setup, seat, "symbol", value))}
      ${
        setup.seats.length > game.min_players
          ? html`<button type="button" class="icon" aria-label=${t("remove_player", { number })}
            title=${t("remove_player", { number })}
            @click=${() => (setup.seats.splice(index, 1), app.redraw())}>${icon("icon_close")}</button>`
          : html`<span></span>`
      }
    </div>`;
}

/** @param {App} app @param {GameInfo} game @param {Setup} setup */
function addSeat(app, game, setup) {
  const free = (/** @type {readonly string[]} */ all, /** @type {"colour" | "symbol"} */ key) =>
    all.find((value) => setup.seats.every((seat) => seat[key] !== value)) ?? all[0];
  const index = setup.seats.length;
  setup.seats.push(
    newSeat(index, {
      name: botName(index),
      kind: "bot",
      level: game.bots[game.bots.length - 1],
      colour: free(COLOURS, "colour"),
      symbol: free(SYMBOLS, "symbol"),
    }),
  );
  app.redraw();
}

/**
 * A name that nobody typed follows the kind.
 * @param {Setup} setup
 * @param {Seat} seat
 * @param {number} index
 * @param {string} value
 */
function setKind(setup, seat, index, value) {
  const given = [
    t("default_name"),
    settings.name,
    botName(index),
    t("player_number", { number: index + 1 }),
  ];
  const isPerson = value === "person";
  if (!seat.name || given.includes(seat.name))
    seat.name = isPerson ? nameOf(index) : botName(index);
  seat.kind = isPerson ? "person" : "bot";
  seat.level = isPerson ? null : value;
}

/** @param {number} index */
const nameOf = (index) =>
  index ? t("player_number", { number: index + 1 }) : settings.name || t("default_name");

/** No two seats look alike: who has the look already takes the old one.
 * @param {Setup} setup @param {Seat} seat @param {"colour" | "symbol"} key @param {string} value */
function swap(setup, seat, key, value) {
  const other = setup.seats.find((one) => one !== seat && one[key] === value);
  if (other) other[key] = seat[key];
  seat[key] = value;
}

/**
 * @param {readonly string[]} values
 * @param {"colour" | "symbol"} group
 * @returns {[string, string][]}
 */
const names = (values, group) => values.map((value) => [value, look(group, value)]);

/**
 * @param {string} label
 * @param {[string, string][]} choices
 * @param {string} value
 * @param {(value: string) => void} set
 */
const select = (label, choices, value, set) => html`
  <select aria-label=${label} .value=${live(value)}
    @input=${(/** @type {any} */ event) => set(event.target.value)}>
    ${choices.map(([one, name]) => html`<option
      value=${one} ?selected=${one === value}>${name}</option>`)}
  </select>`;

/** @param {Setup} setup @param {Option} option */
const optionField = (setup, option) =>
  choice(
    option.label,
    option.help,
    `option-${option.id}`,
    option.choices.map(({ value, label }) => [
      String(value),
      value === option.recommended ? t("is_recommended", { label }) : label,
    ]),
    String(setup.options[option.id]),
    (value) =>
      (setup.options[option.id] =
        option.choices.find((one) => String(one.value) === value)?.value ?? option.default),
  );

/**
 * @param {string} label
 * @param {string} help
 * @param {string} name
 * @param {[string, string][]} choices
 * @param {string} value
 * @param {(value: string) => void} set */
const choice = (label, help, name, choices, value, set) => html`
  <fieldset class="field choice">
    <legend>${label}</legend>
    <div class="row tight">${choices.map(
      ([one, text]) => html`
      <label class="radio"><input type="radio" name=${name} value=${one}
        .checked=${live(one === value)} @input=${() => set(one)}> ${text}</label>`,
    )}
    </div>
    ${help ? html`<p class="help">${help}</p>` : nothing}
  </fieldset>`;
