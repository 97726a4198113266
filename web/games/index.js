// The games that need more than the generic board and table; all others do without a module.

import * as airlines from "./airlines.js";
import * as titans from "./titans.js";
import * as traders from "./traders.js";

/** @typedef {import("../boards.js").Box} Box */
/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").LogLine} LogLine */
/** @typedef {import("../types.js").Move} Move */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Player} Player */
/** @typedef {import("../types.js").View} View */
/**
 * @typedef {{ label: string, title: string, content: () => import("lit-html").TemplateResult }}
 *   Detail
 */
/**
 * What a game may add. Everything is optional.
 * @typedef {object} GameModule
 * @property {(piece: Piece) => string} [tag] a word on the foot of a piece
 * @property {(layer: SVGGElement, view: View, boxes: Map<string, Box>, s: Function) => void}
 *   [decorate]
 * @property {(line: LogLine) => boolean} [startsSummary] lines of its ply are shown apart, till
 *   put aside
 * @property {(match: Match) => unknown} [summary] what is shown then, instead of the lines
 * @property {(match: Match, line: LogLine) => Detail | null} [detail] what more there is to a
 *   line of the log
 * @property {(match: Match) => unknown} [panel] one more panel, below the decision
 * @property {(match: Match) => unknown} [below] what lies below the board, in place of the hand
 * @property {(match: Match, player: Player) => unknown} [mat] what lies before a player, in the
 *   panel of the players
 * @property {(match: Match, moves: Move[]) => unknown} [choices] the answers in an order of the
 *   game's own; null: as usual
 * @property {(view: View, player: Player) => string | undefined} [asked] how a person at a table
 *   of several is told to decide
 * @property {(match: Match) => unknown} [end] what the result shows below the ranking
 * @property {(view: View, thing: string) => Record<string, string[]>} [related] things that a
 *   pointed-at one
 *   concerns, each list by the class that marks them
 * @property {() => Record<string, string>} [steps] kinds of things that a long list of moves is asked
 *   by, with titles
 * @property {(thing: string) => string} [symbol] the picture of a thing on its button
 * @property {(thing: string) => string | undefined} [shortName] where the view's name of it is
 *   too long there
 * @property {(svg: SVGSVGElement, before: View, from: string, to: string, boxes: Map<string, Box>) => { x: number, y: number }[]}
 *   [way]
 *   the points over which a piece glides from a space to another
 * @property {boolean} [hidesZeros] counters of nothing are not shown
 * @property {(id: string) => boolean} [showsCounter] which counters are shown; all, without it
 * @property {(id: string) => boolean} [showsStatus] which of the status is shown in the head;
 *   all, without it
 * @property {boolean} [stacksHand] equal cards of the hand lie on each other, one row a kind of
 *   thing
 */

/** @type {Record<string, GameModule>} */
const modules = { airlines, titans, traders };

/** @param {string} game @returns {GameModule} */
export const gameModule = (game) => modules[game] ?? {};
