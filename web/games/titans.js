// What Trading Titans adds to the generic board.

/** @typedef {import("../types.js").LogLine} LogLine */
/** @typedef {import("../types.js").Piece} Piece */

/** An amphora hides the price of its space, so it carries it. @param {Piece} piece */
export const tag = ({ kind, space }) =>
  kind.startsWith("amphora") ? (space.split("_")[1] ?? "") : "";

/** A year's end changes everything at once: it is told apart. @param {LogLine} line */
export const startsSummary = ({ kind }) => kind === "year";
