// What an embedded board is asked to show: attributes of the element, and behind `#embed/` in the
// address of its frame, under the same names.

/** @typedef {"play" | "replay" | "puzzle" | "picture"} Mode */
/**
 * @typedef {object} Options
 * @property {string} game
 * @property {string} record   a link's text, or a record as JSON; "" for a new match
 * @property {Mode} mode
 * @property {number | null} ply
 * @property {number | null} seat
 * @property {string} theme
 * @property {string} language
 * @property {string[][]} solution  each answer of a puzzle as a line of notations
 * @property {string} origin   of the page that the board is on; "" if none listens
 */

export const PREFIX = "#embed/";
export const MODES = /** @type {const} */ (["play", "replay", "puzzle", "picture"]);

/** @param {string} fragment @returns {boolean} */
export const isEmbed = (fragment) => fragment.startsWith(PREFIX);

/**
 * @param {Record<string, string | null>} values by name; those that are missing are left out
 * @returns {string} the fragment, `#` included
 */
export function fragmentOf(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return PREFIX + new URLSearchParams(/** @type {string[][]} */ (given));
}

/** @param {string} fragment @returns {Options} */
export function readOptions(fragment) {
  const values = new URLSearchParams(isEmbed(fragment) ? fragment.slice(PREFIX.length) : "");
  const text = (/** @type {string} */ name) => values.get(name) ?? "";
  return {
    game: text("game"),
    record: text("record"),
    mode: modeOf(values.get("mode"), text("record")),
    ply: count(text("ply")),
    seat: count(text("seat")),
    theme: text("theme"),
    language: text("language"),
    solution: linesOf(text("solution")),
    origin: originOf(text("origin")),
  };
}

/**
 * Without a mode, a record is replayed and a game is played.
 * @param {string | null} name
 * @param {string | null} record
 * @returns {Mode}
 */
export const modeOf = (name, record) =>
  MODES.find((mode) => mode === name) ?? (record ? "replay" : "play");

/** @param {string} text `a + b | c`: either a and then b, or c @returns {string[][]} */
export const linesOf = (text) =>
  text
    .split("|")
    .map((line) => line.split("+").map((notation) => notation.trim()))
    .filter(([first]) => first);

/** @param {string} text @returns {number | null} a count from 0, or null */
const count = (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** @param {string} text @returns {string} an origin, "null" for one that has no name, or "" */
function originOf(text) {
  if (text === "null") return text;
  try {
    const { origin } = new URL(text);
    return origin === text ? text : "";
  } catch {
    return "";
  }
}
