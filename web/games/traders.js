// What Traders of the Air adds to the generic table: mats, standings, the cities at a glance, the
// ship's ways. Whatever is shown is Python's (engine/games/traders/standing.py); no rule is known
// here.

import { kindOf } from "../picking.js";
import { cities } from "./traders/cities.js";
import { arrows, cityOf } from "./traders/flight.js";
import { standings } from "./traders/standings.js";
import { w } from "./traders/words.js";

export { choices } from "./traders/choices.js";
export { flight as way } from "./traders/flight.js";
export { marks as decorate } from "./traders/marks.js";
export { mat } from "./traders/mat.js";

/** @typedef {import("../types.js").Player} Player */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./traders/types.js").TradersView} TradersView */

/** The mat shows the goods themselves, the standings count the ones. @param {string} id */
export const showsCounter = (id) => id !== "goods" && id !== "ones";

/** Losses are chosen out of turn. @param {View} view @param {Player} player */
export const asked = ({ phase }, { name }) =>
  phase === "loss" ? w("asked_out_of_turn", { name }) : undefined;

/** Guilds stand on the mats. @param {string} id */
export const showsStatus = (id) => !id.startsWith("guild_");

/** @param {string} thing */
export const symbol = (thing) => {
  const kind = kindOf(thing);
  if (kind === "good") return `good_${thing.split("__")[1]}`;
  return kind === "mine" ? `good_${thing.slice(kind.length + 1)}` : "";
};

export const below = standings;
export const panel = cities;

/** A pointed-at city, or a marker in it, shows the cheapest way there; the ship what it can reach.
 * @param {View} view @param {string} thing @returns {Record<string, string[]>} */
export function related(view, thing) {
  const own = /** @type {TradersView} */ (view);
  const kind = kindOf(thing);
  if (kind === "ship") return { "is-reach": reach(own) };
  const city =
    kind === "city" || kind === "good"
      ? cityOf(own, thing.slice(kind.length + 1).split("__")[0])
      : null;
  return city ? { "is-way": arrows(own, city), "is-stop": city.way.map((id) => `city:${id}`) } : {};
}

/** @param {TradersView} view @returns {string[]} what the money of the player in turn reaches */
function reach({ cities: all, players }) {
  const money =
    players.find(({ is_current }) => is_current)?.counters.find(({ id }) => id === "money")
      ?.value ?? 0;
  return all
    .filter(({ flight }) => flight !== null && flight <= money)
    .map(({ id }) => `city:${id}`);
}
