// The drawings of pieces and cards, as SVG elements around their own middle.

import { MARKER } from "./layout.js";
import { s } from "./boards.js";

/** @typedef {import("./layout.js").PlacedCard} PlacedCard */
/** @typedef {import("./layout.js").PlacedPiece} PlacedPiece */
/** @typedef {import("./types.js").Player} Player */

// The same colours as in style/base.css: pictures of saved matches are drawn without the style
// sheet.
export const SEAT_COLOURS = /** @type {Record<string, string>} */ ({
  indigo: "#37418f",
  teal: "#0f6a70",
  plum: "#7d2f72",
  slate: "#46535f",
  rust: "#9a4a1c",
  olive: "#5d6322",
});

/** @param {PlacedPiece} placed @param {Player[]} players @returns {SVGGElement} */
export function drawPiece({ item, w, h, count }, players) {
  const group = s("g", { class: "piece" });
  if (item.kind === MARKER) drawMarker(group, w / 2, players[item.seat ?? 0]);
  else
    group.append(
      s("ellipse", { class: "halo", rx: w / 2 + 7, ry: h / 2 + 7 }),
      ...drawBody(item, w, h, players),
    );
  if (item.text) group.append(badge(item.text, 0, h / 2 - 3));
  else if (count > 1) group.append(badge(`×${count}`, w / 2, -h / 2));
  group.prepend(s("title", {}, item.label));
  return group;
}

/** A piece of somebody's is in his colour (its symbol uses currentColor) and bears his sign.
 * @param {import("./types.js").Piece} item
 * @param {number} w
 * @param {number} h
 * @param {Player[]} players */
function drawBody({ kind, seat }, w, h, players) {
  if (seat === null) return [use(kind, w, h)];
  const { colour, symbol } = players[seat];
  const sign = Math.min(w, h) * 0.48;
  return [
    s("g", { color: SEAT_COLOURS[colour] }, use(kind, w, h)),
    s(
      "g",
      { color: "#fffaf0", transform: `translate(0 ${-h * 0.07})` },
      use(`symbol_${symbol}`, sign, sign),
    ),
  ];
}

/** @param {SVGGElement} group @param {number} radius @param {Player} player */
function drawMarker(group, radius, player) {
  const fill = SEAT_COLOURS[player.colour] ?? SEAT_COLOURS.slate;
  group.append(
    s("circle", { r: radius, fill, stroke: "#fffaf0", "stroke-width": radius * 0.14 }),
    s(
      "g",
      { color: "#fffaf0", fill: "#fffaf0" },
      use(`symbol_${player.symbol}`, radius * 1.3, radius * 1.3),
    ),
  );
}

/** @param {PlacedCard} placed @returns {SVGGElement} */
export function drawCard({ item, w, h }) {
  const group = s("g", { class: item.cover ? "card is-covered" : "card" });
  group.append(
    s("title", {}, item.label),
    s("rect", {
      class: "halo",
      x: -w / 2 - 5,
      y: -h / 2 - 5,
      width: w + 10,
      height: h + 10,
      rx: 10,
    }),
    use(`card_${item.kind}`, w, h),
  );
  if (item.cover)
    group.append(
      s(
        "g",
        { transform: `translate(${w * 0.06} ${h * 0.2}) rotate(4)` },
        use(`card_${item.cover}`, w * 0.9, h * 0.9),
      ),
    );
  return group;
}

/** @param {string} symbol @param {number} w @param {number} h */
const use = (symbol, w, h) =>
  s("use", { href: `#${symbol}`, x: -w / 2, y: -h / 2, width: w, height: h });

/** A number on a small plate. @param {string} text @param {number} x @param {number} y */
function badge(text, x, y) {
  const width = 12 + 10 * text.length;
  return s(
    "g",
    { class: "badge", transform: `translate(${x} ${y})` },
    s("rect", {
      x: -width / 2,
      y: -11,
      width,
      height: 22,
      rx: 11,
      fill: "#fffaf0",
      stroke: "#4a2f1b",
      "stroke-width": 2,
    }),
    s(
      "text",
      {
        y: 6,
        "text-anchor": "middle",
        "font-size": 17,
        "font-weight": 700,
        fill: "#3b2413",
        "font-family": "system-ui, sans-serif",
      },
      text,
    ),
  );
}
