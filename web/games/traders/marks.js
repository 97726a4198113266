// What is marked on the board beyond the pieces: who has the majority of a city, what a marker
// costs there, and while the steamship is pointed at, what the flight to each city costs.

import { SEAT_COLOURS } from "../../figures.js";
import { coin } from "./flight.js";
import { w } from "./words.js";

/** @typedef {import("../../boards.js").Box} Box */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").TradersView} TradersView */

const SPACES = 3;

/** @param {SVGGElement} layer @param {View} view
 * @param {Map<string, Box>} boxes @param {Function} s */
export function marks(layer, view, boxes, s) {
  const { cities } = /** @type {TradersView} */ (view);
  layer.replaceChildren(
    ...cities.flatMap((city) => [
      ...majority(city, boxes, s),
      ...price(city, view, boxes, s),
      ...fare(city, boxes),
    ]),
  );
}

/** A ring and a crown. @param {City} city @param {Map<string, Box>} boxes @param {Function} s */
function majority({ id, majority: seat }, boxes, s) {
  const box = boxes.get(`guild_${id}_${seat}`);
  if (!box) return [];
  return [
    s(
      "g",
      { class: "majority", transform: `translate(${box.x} ${box.y})` },
      s("path", { class: "ring", d: ring(box.w / 2 + 3) }),
      s("path", { class: "crown", d: "M-13-26L-15-42L-7-34L0-45L7-34L15-42L13-26z" }),
    ),
  ];
}

/** Open below, where the count is. @param {number} r */
function ring(r) {
  const [x, y] = [r * 0.77, r * 0.64];
  return `M${-x} ${y}A${r} ${r} 0 1 1 ${x} ${y}`;
}

/** At the last warehouse space: free, or a coin in the colour of who is paid.
 * @param {City} city @param {View} view @param {Map<string, Box>} boxes @param {Function} s */
function price({ id, price: costs, pays }, view, boxes, s) {
  const last = Array.from({ length: SPACES }, (_, index) =>
    boxes.get(`w_${id}_${SPACES - index}`),
  ).find(Boolean);
  if (!last) return [];
  const at = { x: last.x + last.w / 2 + 5, y: last.y - last.h / 2 + 14 };
  if (!costs) {
    return [
      s(
        "g",
        { class: "is-free", transform: `translate(${at.x + 6} ${at.y})` },
        s("rect", { x: -25, y: -15, width: 50, height: 30, rx: 15 }),
        s("text", { y: 6, "text-anchor": "middle" }, w("free")),
      ),
    ];
  }
  const mark = coin(at, String(costs), "price");
  if (pays === null) return [mark];
  const { colour, symbol } = view.players[pays];
  mark.append(
    s("circle", { class: "payee", cx: 24, r: 15, fill: SEAT_COLOURS[colour] }),
    s("use", { href: `#symbol_${symbol}`, x: 14, y: -10, width: 20, height: 20, color: "#fffaf0" }),
  );
  return [mark];
}

/** @param {City} city @param {Map<string, Box>} boxes */
function fare({ id, flight }, boxes) {
  const berth = boxes.get(`ship_${id}`);
  return berth && flight !== null ? [coin(berth, String(flight), "fare")] : [];
}
