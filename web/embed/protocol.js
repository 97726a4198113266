// What the frame of a board and the page around it say to each other (docs/embedding.md). Both read
// through `read`, which lets nothing pass that is not written here.

/** @typedef {{ emporion: 1, type: string, [field: string]: any }} Message */
/** @typedef {Record<string, Record<string, (value: any) => boolean>>} Types fields by type */

export const VERSION = 1;
const LONGEST = 2_000_000;
const MOST = 10_000;

const isCount = (/** @type {any} */ value) =>
  Number.isSafeInteger(value) && value >= 0 && value <= 1e6;
const isText = (/** @type {any} */ value) => typeof value === "string" && value.length <= LONGEST;
const listOf = (/** @type {(value: any) => boolean} */ fits) => (/** @type {any} */ value) =>
  Array.isArray(value) && value.length <= MOST && value.every(fits);
const maybe = (/** @type {(value: any) => boolean} */ fits) => (/** @type {any} */ value) =>
  value === undefined || value === null || fits(value);
const isScore = (/** @type {any} */ value) => isCount(value?.seat) && Number.isFinite(value?.total);

/** From the frame. @type {Types} */
export const OUT = {
  ready: { game: isText, mode: isText, ply: isCount, plies: isCount, seat: maybe(isCount) },
  action: {
    ply: isCount,
    player: isCount,
    actions: listOf(isText),
    text: isText,
    verdict: maybe(isText),
  },
  ply: { ply: isCount, plies: isCount },
  end: { text: isText, winners: listOf(isCount), scores: listOf(isScore) },
  size: { height: isCount },
  error: { kind: isText, message: isText },
  leave: {},
};

/** To the frame. @type {Types} */
export const IN = {
  load: { record: isText, ply: maybe(isCount) },
  goto: { ply: isCount },
  play: { actions: maybe(listOf(isText)) },
};

/**
 * @param {unknown} data as it came
 * @param {Types} types
 * @returns {Message | null} the message with its known fields alone; null if it is none
 */
export function read(data, types) {
  const message = /** @type {any} */ (data);
  if (typeof message !== "object" || message?.emporion !== VERSION) return null;
  if (!Object.hasOwn(types, message.type)) return null;
  const fields = Object.entries(types[message.type]);
  if (!fields.every(([name, fits]) => fits(message[name]))) return null;
  return write(message.type, Object.fromEntries(fields.map(([name]) => [name, message[name]])));
}

/** @param {string} type @param {object} fields @returns {Message} */
export const write = (type, fields) => ({ ...fields, emporion: VERSION, type });
