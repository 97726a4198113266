// The match on the table: what is seen of it, by whom, and everything that changes it. Each change
// ends in `#settle`: the view for the right pair of eyes, the saved copy, and the bots' turn.

import { announce } from "./announce.js";
import { BotPlayer } from "./bots.js";
import { Chronicle } from "./chronicle.js";
import { Keeping } from "./keeping.js";
import { movesOf, pick } from "./picking.js";
import { whyNot } from "./questions.js";
import { dressed } from "./seats.js";
import { showsHands, viewerOf } from "./viewer.js";
import { t } from "./words.js";

/** @import { Engine } from "./engine.js" */
/** @import { Answer, BoundaryError, LogLine, Move, Preview, Save, View } from "./types.js" */
/** @typedef {{ redraw(): void, notice(text: string): void, gone(): void }} Page */

const DOUBLE_CLICK_MS = 400;
const aWhile = () => new Promise((then) => setTimeout(then, 20));
/** For what changes who looks, not the match. */
const unchanged = async () => /** @type {Answer} */ ({ ok: true });

export class Match {
  /** What is drawn. @type {View} */
  view;
  /** Who looks at the page; null: nobody, so no hand is shown. @type {number | null} */
  seat = null;
  /** The person who has to confirm before the hand is shown. @type {number | null} */
  curtain = null;
  /** @type {string[]} */
  picked = [];
  /** @type {BoundaryError | null} why the last pick was refused */
  refusal = null;
  /** @type {{ key: string, preview: Preview } | null} */
  preview = null;
  /** An action is under way: whatever is clicked meanwhile comes too late. */
  isBusy = false;
  /** Another tab plays this match. */
  isElsewhere = false;
  /** Python knows this match; before, only the saved picture is there. */
  isLive = false;
  /** What was chosen before Python was there; played as soon as it is. @type {Move | null} */
  early = null;
  /** The ply that was asked for, until it is drawn. @type {number | null} */
  target = null;
  #isFollowing = false;
  /** Resolves when `record` is that of the position that is drawn. */
  recorded = Promise.resolve();
  #isClosed = false;
  /** It was opened at an earlier ply: what came after has not been read yet. */
  #hasMore = false;
  /** What was played by one click and several actions: taken back by one.
   * @type {{ before: number, after: number } | null} */
  #plan = null;
  /** When the position changed last, as performance.now() tells it. */
  changedAt = 0;

  /**
   * @param {Save} save @param {Engine} engine @param {Page} page
   * @param {(line: LogLine) => boolean} startsSummary
   * @param {boolean} hidesHands whether the game has hands that others may not see
   */
  constructor(save, engine, page, startsSummary, hidesHands) {
    this.hidesHands = hidesHands;
    this.id = save.id;
    this.record = save.record;
    this.view = save.view;
    this.chronicle = new Chronicle(save.view.log, startsSummary);
    this.keeping = new Keeping(save, { elsewhere: () => this.#yield(), gone: page.gone });
    this.engine = engine;
    this.page = page;
    this.bots = new BotPlayer(this);
    this.seat = showsHands(save.record.seats, hidesHands) ? save.view.seat : null;
    this.curtain = this.viewerFor(save.view).curtain;
    engine.recover = async (call) => void (await call("load", { record: this.record }));
  }

  /** Puts the match on Python's table, unless it is there, as `view` shows it.
   * @param {{ ply?: number | null, isOnTable?: boolean }} [how] `ply` is looked at first; null: the last
   * @returns {Promise<BoundaryError | null>} */
  async open({ ply = null, isOnTable = false } = {}) {
    const answer = isOnTable
      ? { ok: true, view: this.view }
      : await this.engine.call("load", { record: this.record });
    if (!answer.ok) return answer.error ?? null;
    if (this.#isClosed) return null;
    this.isLive = true;
    this.#hasMore = ply !== null;
    if (this.#hasMore) await this.engine.call("goto", { ply });
    await this.#change(async () => answer, { quiet: true });
    const { early } = this;
    this.early = null;
    if (early) await this.act(early.send);
    return null;
  }

  /** Resolves when no action is under way, no bot thinks any more, and everything is saved. */
  async rest() {
    await this.bots.rest();
    await this.#settled();
  }

  /** Leaves the table; the match stays saved. When this is done, Python's table is free: what is still
   * under way here would take another match on it for this one. */
  async close() {
    this.#isClosed = true;
    this.isLive = false;
    this.bots.stop();
    this.engine.recover = null;
    this.keeping.close();
    await this.#settled();
  }

  async #settled() {
    while (this.isBusy || this.#isFollowing) await aWhile();
    await this.keeping.rest();
  }

  get isLooking() {
    return this.view.ply < this.view.plies;
  }

  /** May the person at the page act now? */
  get isOpen() {
    return !this.isBusy && !this.isLooking && !this.isElsewhere && this.curtain === null;
  }

  get moves() {
    return this.isLooking || this.isElsewhere || this.curtain !== null ? [] : movesOf(this.view);
  }

  // --- what the player does ---------------------------------------------------------------------

  /** The second half of a double click was not meant for what has come up in its place meanwhile.
   * @param {MouseEvent} event */
  isStray = (event) => event.detail > 1 && performance.now() - this.changedAt < DOUBLE_CLICK_MS;

  /** A thing was clicked. @param {string} thing */
  async pick(thing) {
    if (!this.isOpen) return;
    this.chronicle.summary = [];
    const result = pick(this.moves, this.picked, thing);
    this.picked = result.picked;
    this.refusal = null;
    this.page.redraw();
    if (result.send) await this.send(result.send);
    else if (result.refused) this.#refuse(await whyNot(this, result.refused));
    else if (this.picked.length) announce(t("picked", { name: this.view.names[thing] ?? thing }));
  }

  /** @param {Move} move */
  async send(move) {
    this.chronicle.summary = [];
    if (this.isLive) await this.act(move.send);
    else this.early = move;
    this.page.redraw();
  }

  /** Takes one pick back. @returns {boolean} whether there was one */
  unpick() {
    const had = this.picked.length > 0 || this.refusal !== null;
    this.picked = this.refusal ? this.picked : this.picked.slice(0, -1);
    this.refusal = null;
    if (had) this.page.redraw();
    return had;
  }

  /** @param {string[]} actions notations @returns {Promise<boolean>} whether they were played */
  async act(actions) {
    if (!this.isOpen || !this.isLive) return false;
    const since = this.view.ply;
    const isPerson = this.view.players[this.view.current_player]?.kind === "person";
    const done = await this.#change(
      () => this.engine.call("act", { ply: since, actions, seat: this.seat, since }),
      { since },
    );
    const isPlan = actions.length > 1 && isPerson; // a bot's turn is none: undo goes over it anyway
    if (done) this.#plan = isPlan ? { before: since, after: this.view.ply } : null;
    return done;
  }

  undo = () => {
    const plan = this.#plan;
    const isLast = plan?.after === this.view.ply && this.view.ply === this.view.plies;
    return isLast ? this.#goBack("undo_to", { ply: plan.before }) : this.#goBack("undo");
  };
  redo = () => this.#goBack("redo");

  /** Plays on from the ply that is looked at; what came after is taken back. */
  goOnFromHere = () => this.#goBack("undo_to", { ply: this.view.ply });

  /** @param {string} name @param {object} [argument] */
  #goBack(name, argument) {
    this.bots.interrupt();
    return this.#change(() => this.engine.call(name, argument));
  }

  /** Looks at a ply. A slider asks faster than pictures are drawn: only the last wish counts; one that
   * comes while something else is under way is followed after it.
   * @param {number} ply the last one is now */
  async look(ply) {
    if (this.curtain !== null) return;
    this.target = Math.min(Math.max(0, ply), this.view.plies);
    this.page.redraw();
    await this.#followTarget();
  }

  async #followTarget() {
    if (this.#isFollowing || this.isBusy || !this.isLive) return;
    this.#isFollowing = true;
    try {
      for (let shown = -1; this.isLive && shown !== this.target;) {
        shown = /** @type {number} */ (this.target);
        await this.engine.call("goto", { ply: shown });
        this.view = await this.#fetch(this.seat, this.view.plies);
        this.#forgetPicks();
        this.page.redraw();
      }
    } catch {
      this.page.notice(t("engine_lost"));
    } finally {
      this.target = null;
      this.#isFollowing = false;
    }
    if (this.isLooking) return;
    if (this.#hasMore) await this.#change(unchanged, { quiet: true });
    else this.bots.wake();
  }

  lookAtNow = () => this.look(this.view.plies);

  /** The person behind the curtain is there. */
  async lift() {
    this.seat = this.curtain;
    this.curtain = null;
    await this.#change(unchanged, { quiet: true });
  }

  /** Takes the match over from another tab. */
  async takeOver() {
    const save = await this.keeping.newest();
    if (!save) return;
    this.record = save.record;
    this.isElsewhere = false;
    await this.open();
  }

  /** Takes everything that Python tells anew: it speaks another language now. */
  async reread() {
    while (this.isBusy || this.#isFollowing) await aWhile();
    this.#hasMore = this.isLooking; // of the log only what has been by then is read
    await this.#change(unchanged, { quiet: true });
  }

  closeSummary() {
    this.chronicle.summary = [];
    this.page.redraw();
    this.bots.wake();
  }

  // --- what follows from it ----------------------------------------------------------------------

  /**
   * One change after the other: what comes while another is under way is a double click.
   * @param {() => Promise<Answer>} work @param {{ since?: number, quiet?: boolean }} [how]
   * @returns {Promise<boolean>} whether it was done
   */
  async #change(work, { since = 0, quiet = false } = {}) {
    if (this.isBusy || this.isElsewhere || !this.isLive) return false;
    this.isBusy = true;
    try {
      const { ok, error, view } = await work();
      if (ok) await this.#settle({ since, view: view && dressed(view), quiet });
      else if (error?.kind === "stale") await this.#settle({ quiet: true });
      else this.#refuse(error);
      return ok;
    } catch {
      this.page.notice(t("engine_lost"));
      return false;
    } finally {
      this.isBusy = false;
      if (this.curtain !== null) this.target = null;
      this.page.redraw();
      if (this.target !== null) this.#followTarget();
      else this.bots.wake();
    }
  }

  /**
   * After every change: chooses who may look, takes that view, tells, saves.
   * @param {{ since?: number, view?: View, quiet?: boolean }} change
   */
  async #settle({ since = 0, view, quiet = false }) {
    view ??= await this.#fetch(this.seat, since);
    const viewer = this.viewerFor(view);
    if (viewer.seat !== view.seat) view = await this.#fetch(viewer.seat, (since = 0));
    Object.assign(this, viewer);
    const news = this.chronicle.take(view, since);
    this.view = view;
    this.changedAt = performance.now();
    this.#forgetPicks();
    if (!quiet) this.chronicle.tell(news, view);
    this.page.redraw();
    // Neither a person's next move nor the picture waits for what follows.
    this.recorded = this.engine.call("record").then(
      ({ record }) => void (this.record = record),
      () => {},
    );
    this.#hasMore &&= this.isLooking;
    if (!this.isLooking) this.save();
  }

  /** Who looks at a view. @param {View} view */
  viewerFor(view) {
    return viewerOf(view, this.seat, this.hidesHands);
  }

  save() {
    this.keeping.save(() => this.#toSave());
  }

  /** @param {number | null} seat @param {number} since @returns {Promise<View>} */
  async #fetch(seat, since) {
    return dressed((await this.engine.call("view", { seat, since })).view);
  }

  /** @param {BoundaryError | null | undefined} error */
  #refuse(error) {
    if (!error) return;
    this.refusal = error;
    announce(error.message, "assertive");
    this.page.redraw();
  }

  #forgetPicks() {
    this.picked = [];
    this.refusal = null;
    this.preview = null;
  }

  /** What is kept: of several persons' match nobody's hand. */
  async #toSave() {
    await this.recorded;
    const { record, view, chronicle } = this;
    const isSecret = !showsHands(record.seats, this.hidesHands) && view.seat !== null;
    return {
      record,
      view: isSecret ? await this.#fetch(null, 0) : { ...view, log: chronicle.lines },
    };
  }

  /** Another tab plays on: this one shows what it has, and acts no more until it takes over. */
  #yield() {
    this.isElsewhere = true;
    this.bots.interrupt();
    this.page.redraw();
  }
}
