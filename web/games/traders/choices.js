// The answers of a turn's actions: what can be done in this city, the end, and where to fly.

import { html, nothing } from "lit-html";
import { icon, token } from "../../parts/icon.js";
import { art, moveButton, thingButton } from "../../parts/choices.js";
import { kindOf } from "../../picking.js";
import { cityOf, shipCity } from "./flight.js";
import { w } from "./words.js";

/** @typedef {import("../../match.js").Match} Match */
/** @typedef {import("../../types.js").Move} Move */
/** @typedef {import("./types.js").TradersView} TradersView */

// So many markers to be given or sold are listed; more are asked for by one button.
const LISTED = 2;

/**
 * @param {Match} match
 * @param {Move[]} moves that are left
 * @returns {unknown} null: as in every game
 */
export function choices(match, moves) {
  if (match.view.phase === "choose_guild") {
    return html`<div class="guilds">${moves.map((move) => moveButton(match, move, guild(match, move)))}</div>`;
  }
  if (match.view.phase !== "act" || match.picked.length) return null;
  const flights = moves.filter(({ path }) => kindOf(path[0]) === "city");
  const end = moves.filter(({ path }) => path.includes("button:done"));
  const goods = moves.filter((move) => !flights.includes(move) && !end.includes(move));
  return [
    goods.length || end.length
      ? html`
      <div class="answers" role="group" aria-label=${w("here_now")}>
        ${here(match, goods)}
        ${end.map((move) => moveButton(match, move))}</div>`
      : nothing,
    flights.length
      ? html`
      <div class="answers" role="group" aria-label=${w("fly_to")}>
        <span class="small-title" aria-hidden="true">${w("fly_to")}</span>
        ${flights.map((move) => moveButton(match, move, flightTo(match, move)))}</div>`
      : nothing,
  ];
}

/** @param {Match} match @param {Move[]} moves */
function here(match, moves) {
  const with_ = (/** @type {string} */ thing) => moves.filter(({ path }) => path.includes(thing));
  const rest = moves.filter(
    ({ path }) => !path.includes("button:setup") && !path.includes("button:sell"),
  );
  return [
    rest.map((move) => moveButton(match, move, purchase(match, move))),
    listed(match, "button:setup", w("set_up"), with_("button:setup")),
    listed(match, "button:sell", w("sell"), with_("button:sell")),
  ];
}

/** @param {Match} match @param {string} thing @param {string} words @param {Move[]} moves */
const listed = (match, thing, words, moves) =>
  moves.length > LISTED
    ? thingButton(match, { thing, count: moves.length }, words)
    : moves.map((move) => moveButton(match, move));

/** Its name, and below what it may do. @param {Match} match @param {Move} move */
function guild({ view }, { path: [thing] }) {
  return html`<strong>${view.names[thing]}</strong> <small>${view.facts[thing]?.[0]}</small>`;
}

/** The marker, what it costs, and who is paid. What else may be done here is told by its label.
 * @param {Match} match @param {Move} move */
function purchase(match, { path }) {
  const view = /** @type {TradersView} */ (match.view);
  const city = cityOf(view, shipCity(view));
  if (kindOf(path[0]) !== "good" || !city) return undefined;
  if (!city.price) return html`${w("take")} ${art(match, path)} ${w("free")}`;
  return html`${w("buy")} ${art(match, path)} <span class="amount">${icon("dollar")}${city.price}
    ${city.pays === null ? nothing : token(view.players[city.pays], "tiny")}</span>`;
}

/** A city's name, what the way costs, and over which cities it goes.
 * @param {Match} match @param {Move} move */
function flightTo({ view }, { path: [thing], send }) {
  const city = cityOf(/** @type {TradersView} */ (view), thing.slice(thing.indexOf(":") + 1));
  if (!city) return nothing;
  const stops = city.way
    .slice(0, -1)
    .map((stop) => view.names[`city:${stop}`])
    .join(", ");
  return html`${view.names[thing]} <span class="amount">${icon("dollar")}${city.flight}</span>${
    send.length > 1 ? html` <small class="quiet">${w("by", { stops })}</small>` : nothing
  }`;
}
