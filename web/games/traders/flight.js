// The steamship on its way: along the arrows of the board, stop by stop.

import { s } from "../../boards.js";

/** @typedef {import("../../boards.js").Box} Box */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").TradersView} TradersView */
/** @typedef {{ x: number, y: number }} Point */

const BERTH = "ship_";
// So many points of an arrow are enough for its bend.
const SAMPLES = 5;
// The ship flies above the arrow, not on it.
const HEIGHT = 34;

/** @param {TradersView} view @param {string} id */
export const cityOf = (view, id) => view.cities.find((city) => city.id === id);

/** @param {TradersView} view @returns {string} the city where the steamship is */
export const shipCity = ({ cities }) => cities.find(({ flight }) => flight === null)?.id ?? "";

/** The arrows of the cheapest way to a city; an arrow is named in one direction only.
 * @param {TradersView} view @param {City} city @returns {string[]} things */
export function arrows(view, city) {
  const stops = [shipCity(view), ...city.way];
  return city.way.flatMap((to, leg) => [
    `arrow:${stops[leg]}__${to}`,
    `arrow:${to}__${stops[leg]}`,
  ]);
}

/**
 * The points between two berths.
 * @param {SVGSVGElement} svg
 * @param {View} before where the ship still was
 * @param {string} from a space
 * @param {string} to a space
 * @param {Map<string, Box>} boxes
 * @returns {Point[]}
 */
export function flight(svg, before, from, to, boxes) {
  if (!from.startsWith(BERTH) || !to.startsWith(BERTH)) return [];
  const [start, end] = [from.slice(BERTH.length), to.slice(BERTH.length)];
  const known = cityOf(/** @type {TradersView} */ (before), end)?.way ?? [];
  const stops = bend(svg, start, end).length ? [end] : known;
  return stops.flatMap((stop, leg) => {
    const berth = boxes.get(BERTH + stop);
    return [
      ...bend(svg, leg ? stops[leg - 1] : start, stop),
      ...(berth && stop !== end ? [berth] : []),
    ];
  });
}

/** @param {SVGSVGElement} svg @param {string} from @param {string} to cities @returns {Point[]} */
function bend(svg, from, to) {
  const ahead = along(svg, `arrow_${from}__${to}`);
  return ahead.length ? ahead : along(svg, `arrow_${to}__${from}`).reverse();
}

/** @param {SVGSVGElement} svg @param {string} id @returns {Point[]} */
function along(svg, id) {
  const path = svg.querySelector(`[id="${id}"] path`);
  if (!(path instanceof SVGPathElement)) return [];
  const length = path.getTotalLength();
  return Array.from({ length: SAMPLES }, (_, index) => {
    const { x, y } = path.getPointAtLength((index / (SAMPLES - 1)) * length);
    return { x, y: y - HEIGHT };
  });
}

/** A coin with a price. @param {Point} at @param {string} text @param {string} kind a class */
export const coin = ({ x, y }, text, kind) =>
  s(
    "g",
    { class: kind, transform: `translate(${x} ${y})` },
    s("circle", { r: 15 }),
    s("text", { y: 7, "text-anchor": "middle" }, text),
  );
