// What the view of Traders of the Air has beyond that of every game
// (engine/games/traders/standing.py). No code.

/**
 * @typedef {object} City
 * @property {string} id
 * @property {number[]} contracts      by seat
 * @property {number | null} majority  the seat that has it
 * @property {number} price            of a marker there, for who looks
 * @property {number | null} pays      the seat that is paid; null: the bank
 * @property {number | null} flight    what the cheapest way there costs; null: the ship is there
 * @property {string[]} way            the cities on it
 */
/** @typedef {{ id: string, label: string, value: number }} Part */
/** @typedef {{ seat: number, total: number, parts: Part[] }} Projection */
/** @typedef {{ id: string, label: string, points: number, counts: number[], seats: number[] }}
 *   Bonus */
/** @typedef {{ seat: number, id: string, name: string, ability: string }} Guild */
/** @typedef {{ cities: City[], projection: Projection[], bonuses: Bonus[], guilds: Guild[] }}
 *   Own */
/** @typedef {import("../../types.js").View & Own} TradersView */

export {};
