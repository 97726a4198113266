// Matches on a board in somebody else's page. Nothing of them is kept: the reader's own matches are
// not touched.

import { Match } from "../match.js";
import { PACES, settings } from "../settings.js";

/** @typedef {import("../match.js").Page} Page */
/** @typedef {import("../types.js").Move} Move */
/** @typedef {import("../types.js").View} View */
/**
 * @typedef {{ ply: number, player: number, actions: string[], text: string, verdict?: string }} Act
 */
/** @typedef {Page & { acted(act: Act): void }} Host */
/** @typedef {ConstructorParameters<typeof Match>} Arguments */

const FASTEST_STEP_MS = 350;

/** A match that the reader plays. */
export class Guest extends Match {
  /** What a puzzle thinks of the action under way. @type {string | undefined} */
  verdict;

  /** @param {Host} host @param {Arguments} rest what a match is made of */
  constructor(host, ...rest) {
    super(...rest);
    this.host = host;
  }

  save() {} // nothing is kept

  /** @param {string[]} actions */
  async act(actions) {
    const { plies: ply, current_player: player } = this.view;
    const done = await super.act(actions);
    // What another player does may show what is hidden: only its words are told.
    const told = player === this.seat ? actions : [];
    const { verdict } = this;
    if (done) this.host.acted({ ply, player, actions: told, text: this.textSince(ply), verdict });
    return done;
  }

  /** The lines of the log since a ply. @param {number} ply */
  textSince(ply) {
    return this.chronicle.lines
      .filter((line) => line.ply >= ply)
      .map(({ text }) => text)
      .join(" ");
  }
}

/** A match that is only watched, through the eyes of one seat or of everybody. */
export class Replay extends Guest {
  isRunning = false;

  /** @param {number | null} seat @param {Host} host @param {Arguments} rest */
  constructor(seat, host, ...rest) {
    super(host, ...rest);
    this.eyes = seat;
    this.seat = seat;
    /** @type {number | null} */
    this.curtain = null;
    this.bots.stop();
  }

  undo = async () => false;
  redo = async () => false;

  /** @param {View} _view */
  viewerFor(_view) {
    return { seat: this.eyes, curtain: null };
  }

  get isOpen() {
    return false;
  }

  get moves() {
    return /** @type {Move[]} */ ([]);
  }

  /** Shows one ply after the other, till the end or till it is halted. */
  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    if (!this.isLooking) await this.look(0);
    while (this.isRunning && this.isLooking) {
      this.page.redraw();
      const pace = Math.max(PACES[settings.pace], FASTEST_STEP_MS);
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (this.isRunning && this.isLive) await this.look(this.view.ply + 1);
      else break;
    }
    this.halt();
  }

  halt() {
    this.isRunning = false;
    this.page.redraw();
  }

  close() {
    this.isRunning = false;
    return super.close();
  }
}
