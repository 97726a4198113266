// From the things that were picked to the moves that are left: an unordered narrowing. No rule of a
// game is known here; the paths come from Python.

/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").View} View */

/** @param {View} view @returns {Move[]} the single actions first, then the plans */
export function movesOf(view) {
  const single = view.actions.map(({ label, path, notation }) => ({
    label,
    path,
    send: [notation],
    key: notation,
  }));
  const several = view.plans.map(({ label, path, actions }) => ({
    label,
    path,
    send: actions,
    key: actions.join(" + "),
  }));
  return [...single, ...several];
}

/** @param {Move[]} moves @param {string[]} picked */
export const remaining = (moves, picked) =>
  moves.filter(({ path }) => picked.every((thing) => path.includes(thing)));

/**
 * @param {Move[]} moves
 * @param {string[]} picked
 * @returns {Set<string>} the things that may be picked next
 */
export const litThings = (moves, picked) =>
  new Set(
    remaining(moves, picked).flatMap(({ path }) => path.filter((thing) => !picked.includes(thing))),
  );

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

/** @param {string} thing @returns {string} `route` of `route:boston__miami` */
export const kindOf = (thing) => thing.split(":", 1)[0];

/**
 * What may be asked first of many moves: their things by kind, with how many moves have each. A
 * thing that
 * all moves have tells nothing apart.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {Record<string, unknown>} [kinds] those that may be
 *   asked first, in this order; without it, the first thing of each move is
 * @returns {{ kind: string, things: { thing: string, count: number }[] }[]}
 */
export function thingsByKind(moves, picked, kinds) {
  /** @type {Map<string, Map<string, number>>} */
  const lists = new Map(Object.keys(kinds ?? {}).map((kind) => [kind, new Map()]));
  for (const { path } of moves) {
    const rest = path.filter((thing) => !picked.includes(thing));
    for (const thing of kinds ? rest : rest.slice(0, 1)) {
      const kind = kindOf(thing);
      if (kinds && !(kind in kinds)) continue;
      const list = lists.get(kind) ?? new Map();
      lists.set(kind, list.set(thing, (list.get(thing) ?? 0) + 1));
    }
  }
  return [...lists]
    .map(([kind, list]) => ({
      kind,
      things: [...list].map(([thing, count]) => ({ thing, count })),
    }))
    .filter(({ things }) => things.length && (!kinds || things[0].count < moves.length));
}
