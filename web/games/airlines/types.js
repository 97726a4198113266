// What the view of Airlines has beyond that of every game (engine/games/airlines/standing.py).

/**
 * @typedef {object} Airline
 * @property {string} id
 * @property {string} name
 * @property {"founded" | "dormant" | "open"} state
 * @property {number} value
 * @property {number} left      markers not yet on the board
 * @property {number} markers   all of them
 * @property {number} shares    all of them
 * @property {number[]} laid    by seat
 * @property {number[]} known   taken openly and still in hand, by seat
 * @property {number[]} pays    what a scoring now would pay, by seat
 * @property {string[]} flown   ids of routes
 * @property {string[]} open    routes that may be added next
 * @property {string[]} ready   those that a card in hand pays for
 */
/**
 * @typedef {{ airline: string, value: number, points: number[], laid: number[], why: string[] }}
 *   ScoringRow  by seat: the points, the shares laid then, and what place that was; after the
 *   seats the fictitious player, where he takes part
 */
/** @typedef {{ title: string, rows: ScoringRow[], totals: number[] }} Scoring */
/** @typedef {{ table: Airline[], scorings: Scoring[], opens: Record<string, string[]> }} Own */
/** @typedef {import("../../types.js").View & Own} AirlinesView */

export {};
