// Whose eyes are on the page. With one person the answer never changes. With several on one device,
// a hand is shown to nobody but the person who has confirmed to be there. Where a game has no
// hidden hands, the page is simply that of the person who is asked.

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").View} View */

/** @param {Seat[]} seats @param {boolean} hidesHands whether the game has hidden hands
 * @returns {boolean} whether hands may be shown all the time */
export const showsHands = (seats, hidesHands) =>
  !hidesHands || seats.filter(({ kind }) => kind === "person").length === 1;

/**
 * @param {View} view
 * @param {number | null} seat who looks now
 * @param {boolean} hidesHands whether the game has hidden hands
 * @returns {{ seat: number | null, curtain: number | null }} who looks next; who has to confirm
 *   first
 */
export function viewerOf(view, seat, hidesHands) {
  const persons = view.players.filter(({ kind }) => kind === "person").map((player) => player.seat);
  if (persons.length < 2) return { seat: persons[0] ?? null, curtain: null };
  if (view.outcome || view.ply < view.plies) return { seat, curtain: null }; // nobody acts there
  const next = nextPerson(persons, view.current_player, view.players.length);
  if (next === seat || !hidesHands) return { seat: next, curtain: null };
  return { seat: null, curtain: next === view.current_player ? next : null };
}

/** @param {number[]} persons @param {number} current @param {number} count */
function nextPerson(persons, current, count) {
  const distance = (/** @type {number} */ seat) => (seat - current + count) % count;
  return persons.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best));
}
