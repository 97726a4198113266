// The colours and symbols by which players are told apart. A colour never stands alone: each player
// has a symbol too. The colours keep clear of those of the games' goods.

/** @typedef {import("./types.js").Seat} Seat */

export const COLOURS = /** @type {const} */ (["indigo", "teal", "plum", "slate", "rust", "olive"]);
export const SYMBOLS = /** @type {const} */ (["star", "moon", "sun", "palm", "wave", "key"]);

/**
 * Looks that this page does not know, as a record from elsewhere may have, are replaced by the
 * seat's own.
 * @param {import("./types.js").View} view @returns {import("./types.js").View} */
export function dressed(view) {
  view.players.forEach((player, index) => {
    const other = newSeat(index);
    if (!COLOURS.includes(/** @type {any} */ (player.colour))) player.colour = other.colour;
    if (!SYMBOLS.includes(/** @type {any} */ (player.symbol))) player.symbol = other.symbol;
  });
  return view;
}

/** A friendly letter-and-number seed that can be read out and typed.
 * @returns {string} */
export function newSeed() {
  const words = [
    "amber",
    "cedar",
    "date",
    "ember",
    "fig",
    "ivory",
    "jade",
    "lotus",
    "myrrh",
    "olive",
    "onyx",
    "pearl",
    "reed",
    "saffron",
    "silk",
    "topaz",
  ];
  const [word, number] = crypto.getRandomValues(new Uint32Array(2));
  return `${words[word % words.length]}-${1000 + (number % 9000)}`;
}

/** @param {number} index @param {Partial<Seat>} [changes] @returns {Seat} */
export function newSeat(index, changes = {}) {
  return {
    name: "",
    kind: "person",
    level: null,
    colour: COLOURS[index % COLOURS.length],
    symbol: SYMBOLS[index % SYMBOLS.length],
    ...changes,
  };
}
