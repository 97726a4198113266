// The games that need more than the generic board and table; all others do without a module.

import * as titans from "./titans.js";

/** @typedef {import("../boards.js").Box} Box */
/** @typedef {import("../types.js").LogLine} LogLine */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").View} View */
/**
 * What a game may add. Everything is optional.
 * @typedef {object} GameModule
 * @property {(piece: Piece) => string} [tag] a word on the foot of a piece
 * @property {(layer: SVGGElement, view: View, boxes: Map<string, Box>, s: Function) => void} [decorate]
 * @property {(line: LogLine) => boolean} [startsSummary] lines of its ply are shown apart, till put aside
 */

/** @type {Record<string, GameModule>} */
const modules = { titans };

/** @param {string} game @returns {GameModule} */
export const gameModule = (game) => modules[game] ?? {};
