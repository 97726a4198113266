// One Python worker, as the page sees it: calls are queued until it is up, and a worker that has
// died is started anew. What was on its table is brought back by `recover`, from the record.

import { BootError } from "./boot/boot_error.js";
import { startEngine } from "./boot/start.js";
import { ENGLISH, spoken } from "./language.js";

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Progress} Progress */
/** @typedef {Awaited<ReturnType<typeof startEngine>>} Worker */
/** @typedef {(name: string, argument?: object) => Promise<Answer>} Call */

// A table's answer takes some milliseconds. Whoever says nothing for this long will never answer.
const PATIENCE_MS = 10_000;

export class Engine {
  /** @type {Promise<Worker> | null} */
  #worker = null;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {((call: Call) => Promise<void>) | null} brings the table back after a restart */
  recover = null;
  /** @type {() => void} */
  onRestart = () => {};
  /** @type {(progress: Progress) => void} */
  onProgress = () => {};
  isUp = false;
  /** What the worker speaks. */
  #table = ENGLISH;

  /** @param {"engine" | "bot"} role */
  constructor(role) {
    this.role = role;
  }

  /** @returns {Promise<void>} when the worker answers; rejects with a BootError */
  async start() {
    this.#worker ??= startEngine({
      role: this.role,
      onProgress: (step) => this.onProgress(step),
    });
    try {
      await this.#worker;
      this.isUp = true;
    } catch (error) {
      this.#worker = null;
      throw error;
    }
  }

  /**
   * Calls a function of the boundary; one after the other, in the order they were asked.
   * @param {string} name @param {object} [argument] @param {number} [patience] milliseconds
   * @returns {Promise<Answer>} rejects with a BootError if the worker can't be had
   */
  call(name, argument = {}, patience = PATIENCE_MS) {
    const answer = this.#queue.then(() => this.#callOrRestart(name, argument, patience));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /** Calls at once, past the queue: for `stop`, which ends the call that the queue waits for.
   * @param {string} name */
  async interrupt(name) {
    if (this.isUp)
      await (await this.#worker)?.call(name, {}, { timeout: PATIENCE_MS }).catch(() => {});
  }

  /**
   * @param {string} name
   * @param {object} argument
   * @param {number} patience
   * @returns {Promise<Answer>}
   */
  async #callOrRestart(name, argument, patience) {
    await this.start();
    try {
      return await this.#ask(name, argument, patience);
    } catch (error) {
      if (!(error instanceof BootError)) throw error;
      this.onRestart();
      await this.restart();
      await this.recover?.((other, its = {}) => this.#ask(other, its, PATIENCE_MS));
      return this.#ask(name, argument, patience);
    }
  }

  /** Ends the worker and starts another. */
  async restart() {
    const old = this.#worker;
    this.#worker = null;
    this.#table = ENGLISH;
    this.isUp = false;
    (await old?.catch(() => null))?.terminate();
    await this.start();
  }

  /**
   * @param {string} name
   * @param {object} argument
   * @param {number} timeout
   * @returns {Promise<Answer>}
   */
  async #ask(name, argument, timeout) {
    const worker = /** @type {Worker} */ (await this.#worker);
    const { table } = spoken;
    if (this.#table !== table) {
      this.#table = table;
      await worker.call("speak", table, { timeout });
    }
    return worker.call(name, argument, { timeout });
  }
}
