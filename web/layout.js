// Where each piece and card of a position stands, and how big: pure arithmetic on the boxes of a
// board, used for the live board and for the small pictures of saved matches.

import { sizeOf } from "./boards.js";

/** @typedef {import("./boards.js").Box} Box */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {{ item: Piece, x: number, y: number, w: number, h: number, count: number }}
 *   PlacedPiece
 */
/** @typedef {{ item: Card, x: number, y: number, w: number, h: number }} PlacedCard */

export const MARKER = "marker";
const STACK_STEP = 5;
const STACK_SHOWN = 4;

/**
 * @param {View} view
 * @param {Map<string, Box>} boxes
 * @returns {PlacedPiece[]} in the order of painting
 */
export function placePieces(view, boxes) {
  /** @type {Map<string, Piece[]>} */
  const groups = new Map();
  for (const piece of view.pieces) {
    const key = `${piece.space} ${piece.kind === MARKER}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const placed = [...groups.values()].flatMap((pieces) => {
    const box = boxes.get(pieces[0].space);
    if (!box) return [];
    return pieces[0].kind === MARKER ? placeMarkers(pieces, box) : placeStack(pieces, box);
  });
  return placed.sort((a, b) => a.y - b.y);
}

/** Markers share a space side by side, so that each symbol can be read.
 * @param {Piece[]} pieces @param {Box} box @returns {PlacedPiece[]} */
function placeMarkers(pieces, box) {
  const columns = Math.ceil(Math.sqrt(pieces.length));
  const rows = Math.ceil(pieces.length / columns);
  const size = Math.min(box.w, box.h) * (columns > 1 ? 0.56 : 0.8);
  return pieces.map((item, index) => ({
    item,
    count: 1,
    w: size,
    h: size,
    x: box.x + ((index % columns) - (columns - 1) / 2) * size * 0.86,
    y: box.y + (Math.floor(index / columns) - (rows - 1) / 2) * size * 0.86,
  }));
}

/** Others stand one behind the other; the one that may be picked is in front.
 * @param {Piece[]} pieces @param {Box} box @returns {PlacedPiece[]} */
function placeStack(pieces, box) {
  const counts = new Map();
  for (const { thing } of pieces) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const sorted = [...pieces].sort((a, b) => counts.get(b.thing) - counts.get(a.thing));
  const { w, h } = sizeOf(pieces[0].kind) ?? { w: box.w, h: box.h };
  return sorted.map((item, index) => {
    const back = Math.min(sorted.length - 1 - index, STACK_SHOWN);
    const isTop = index === sorted.length - 1;
    return {
      item,
      w,
      h,
      count: isTop ? sorted.length : 1,
      x: box.x + back * STACK_STEP,
      y: box.y - back * STACK_STEP,
    };
  });
}

/**
 * @param {View} view
 * @param {Map<string, Box>} boxes
 * @returns {PlacedCard[]} the cards that lie on the board
 */
export function placeCards(view, boxes) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return view.cards.flatMap((item) => {
    const box = boxes.get(item.zone);
    if (!box) return [];
    const index = counts.get(item.zone) ?? 0;
    counts.set(item.zone, index + 1);
    const size = sizeOf(`card_${item.kind}`) ?? { w: box.w, h: box.h };
    const scale = Math.min(box.w / size.w, box.h / size.h);
    const step = Math.min(index, STACK_SHOWN) * STACK_STEP;
    return { item, x: box.x + step, y: box.y - step, w: size.w * scale, h: size.h * scale };
  });
}
