// From the things that were picked to the moves that are left: an unordered narrowing. No rule of a
// game is known here; the paths come from Python.

/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").View} View */

/** @param {View} view @returns {Move[]} the single actions first, then the plans */
export function movesOf(view) {
  const single = view.actions.map(({ label, path, notation }) => ({ label, path, send: [notation], key: notation }));
  const several = view.plans.map(({ label, path, actions }) => ({ label, path, send: actions, key: actions.join(" + ") }));
  return [...single, ...several];
}

/** @param {Move[]} moves @param {string[]} picked */
export const remaining = (moves, picked) => moves.filter(({ path }) => picked.every((thing) => path.includes(thing)));

/** @param {Move[]} moves @param {string[]} picked @returns {Set<string>} the things that may be picked next */
export const litThings = (moves, picked) =>
  new Set(remaining(moves, picked).flatMap(({ path }) => path.filter((thing) => !picked.includes(thing))));

/**
 * @param {Move[]} moves @param {string[]} picked @param {string} thing
 * @returns {{ picked: string[], send?: Move, refused?: string[] }}
 *   what is picked now; the move to send, if one is left; or the path that no move has
 */
export function pick(moves, picked, thing) {
  if (picked.includes(thing)) return { picked: picked.filter((other) => other !== thing) };
  const path = [...picked, thing];
  const left = remaining(moves, path);
  if (!left.length) return { picked, refused: path };
  return left.length === 1 ? { picked: [], send: left[0] } : { picked: path };
}

/**
 * Long lists are asked in two steps: first one thing, then the rest.
 * @param {Move[]} moves @param {string[]} picked
 * @returns {{ thing: string, count: number }[]} the first things of the moves that are left
 */
export function firstThings(moves, picked) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of remaining(moves, picked)) {
    const thing = path.find((other) => !picked.includes(other));
    if (thing) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts].map(([thing, count]) => ({ thing, count }));
}
