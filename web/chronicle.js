// What has happened in a match, as one seat may read it: the log, what is new in it for whom, and
// the lines of a year's end and the like, which are told apart.

import { announce } from "./announce.js";

/** @typedef {import("./types.js").LogLine} LogLine */
/** @typedef {import("./types.js").View} View */

export class Chronicle {
  /** What stands apart until it is put aside. @type {LogLine[]} */
  summary = [];
  /** The ply up to which each seat has seen the match. @type {Map<number, number>} */
  #seen = new Map();

  /** @param {LogLine[]} lines @param {(line: LogLine) => boolean} startsSummary */
  constructor(lines, startsSummary) {
    this.lines = lines;
    this.startsSummary = startsSummary;
  }

  /** Takes in the log of a view, which starts at ply `since`.
   * @param {View} view @param {number} since @returns {LogLine[]} the lines that are new */
  take(view, since) {
    const known = this.lines[this.lines.length - 1]?.ply ?? -1;
    const kept = since ? this.lines.filter(({ ply }) => ply < since) : [];
    this.lines = [...kept, ...view.log.filter(({ ply }) => ply >= since)];
    if (view.seat !== null) this.#seen.set(view.seat, view.plies);
    return this.lines.filter(({ ply }) => ply > known);
  }

  /** Says the new lines aloud, and sets apart what is to be read at leisure.
   * @param {LogLine[]} news @param {View} view */
  tell(news, view) {
    const start = news.findIndex(this.startsSummary);
    if (start >= 0) this.summary = news.slice(start).filter(({ ply }) => ply === news[start].ply);
    if (view.outcome) this.summary = [];
    for (const { text } of news) announce(text);
    if (view.outcome) announce(view.outcome.text);
    else if (view.actions.length) announce(`${view.hint} ${view.prompt}`.trim());
  }

  /** What happened since a seat last looked. @param {number} seat */
  newsFor(seat) {
    return this.lines.filter(({ ply }) => ply >= (this.#seen.get(seat) ?? 0));
  }
}
