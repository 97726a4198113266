// The bots at the table: they think in a second worker, so that the page and the table always
// answer, and move at a pace that can be followed.

import { Engine } from "./engine.js";
import { PACES, settings } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./match.js").Match} Match */

const BUDGET_MS = 1500;
const PATIENCE_MS = 20_000;

/** One worker for all matches, started with the first one that has a bot. @type {Engine | null} */
let worker = null;

export class BotPlayer {
  isPaused = false;
  isThinking = false;
  /** Rises whenever what is being thought of has become useless. */
  #turn = 0;
  #isAwake = false;
  /** Ends when no bot thinks or acts any more. */
  #running = Promise.resolve();
  #isStopped = false;

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    if (match.record.seats.some(({ kind }) => kind === "bot")) worker ??= new Engine("bot");
  }

  /** Lets the bot whose turn it is act, and the next one, until a person has to. */
  wake() {
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#running = this.#run()
      .finally(() => (this.#isAwake = false))
      .catch(() => this.match.page.notice(t("bot_failed")));
  }

  /** The position has changed or will: forget the thought. */
  interrupt() {
    this.#turn += 1;
    if (this.isThinking) worker?.interrupt("stop");
  }

  stop() {
    this.#isStopped = true;
    this.interrupt();
  }

  /** Resolves when the bots have stopped. */
  rest() {
    this.stop();
    return this.#running;
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.isPaused = paused;
    if (paused) this.interrupt();
    else this.wake();
    this.match.page.redraw();
  }

  /** The level of the bot that should act now, or null. */
  get #level() {
    const { view, isLive, isOpen, chronicle } = this.match;
    const player = view.players.find(({ seat }) => seat === view.current_player);
    const waits = chronicle.summary.length > 0 && settings.pace !== "instant";
    const mayAct =
      isLive && isOpen && !waits && !this.isPaused && !this.#isStopped && !view.outcome;
    return mayAct && player?.kind === "bot" ? (player.level ?? "random") : null;
  }

  async #run() {
    for (let level = this.#level; level !== null; level = this.#level) {
      const turn = this.#turn;
      const actions = await this.#think(level);
      if (turn !== this.#turn) continue;
      if (!actions.length || !(await this.#play(actions, turn))) return;
    }
  }

  /** @param {string} level @returns {Promise<string[]>} */
  async #think(level) {
    await this.match.recorded;
    const { record, view, engine, page } = this.match;
    const thought = { record, seat: view.current_player, level, budget_ms: BUDGET_MS };
    this.isThinking = true;
    page.redraw();
    try {
      const answer = await (worker ?? engine).call("think", thought, PATIENCE_MS);
      return answer.ok && !answer.stopped ? answer.actions : [];
    } catch (error) {
      if (!worker) throw error;
      worker = null; // no second worker is to be had: the table's thinks too
      return this.#think(level);
    } finally {
      this.isThinking = false;
    }
  }

  /** One after the other, so that each can be seen.
   * @param {string[]} actions @param {number} turn @returns {Promise<boolean>} whether to go on */
  async #play(actions, turn) {
    const pace = PACES[settings.pace];
    const steps = pace ? actions.map((action) => [action]) : [actions];
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (turn !== this.#turn || this.#level === null) return true;
      if (!(await this.match.act(step))) return false;
    }
    return true;
  }
}
