// Who sits where in a match on somebody else's page: one reader at most.

import { defaultSetup } from "../screens/new.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").MatchRecord} MatchRecord */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./options.js").Options} Options */

/** A new match against a bot. @param {GameInfo} info @param {number | null} seat of the reader */
export function guestSetup(info, seat) {
  const setup = defaultSetup(info);
  if (seat === null) return setup;
  const [reader, ...others] = setup.seats;
  const seats = [...others.slice(0, seat), reader, ...others.slice(seat)];
  return { ...setup, seats, shuffle: false };
}

/**
 * The record as it is laid on the table: a replay has all of it, what is played or asked ends at
 * its ply.
 * @param {MatchRecord} record
 * @param {Options} options
 * @param {number} ply
 * @param {string[]} levels of bots, the best one last
 * @returns {MatchRecord}
 */
export function guestRecord(record, { mode, seat }, ply, levels) {
  if (mode === "replay" || mode === "picture") return record;
  const cut = { ...record, actions: record.actions.slice(0, ply) };
  if (mode === "puzzle") return cut;
  const reader = seat ?? readerOf(record.seats);
  return { ...cut, seats: record.seats.map((one, at) => seated(one, at === reader, levels)) };
}

/** The first person, or the first seat. @param {Seat[]} seats */
const readerOf = (seats) => Math.max(0, seats.findIndex(({ kind }) => kind === "person"));

/** @param {Seat} seat @param {boolean} isReader @param {string[]} levels @returns {Seat} */
function seated(seat, isReader, levels) {
  if (isReader) return { ...seat, kind: "person", level: null };
  const best = levels[levels.length - 1] ?? "random";
  return { ...seat, kind: "bot", level: seat.level ?? best };
}

/** Who is asked by a puzzle; null where nobody is to move.
 * @param {Options} options @param {View} view */
export const asksFrom = ({ seat }, { current_player }) =>
  seat ?? (current_player >= 0 ? current_player : null);
