import { BootError } from "./boot_error.js";

/**
 * How Python was started: `way` is "snapshot", "library" or "stock", `reasons` say why faster ways failed.
 * @typedef {{ way: string, reasons: string[] }} Boot
 */

/** A started worker, whose functions are awaited. */
export class Engine {
  #worker;
  #script;
  #lost;
  #lose;
  #ended = false;

  /**
   * @param {any} worker  PyScript's: a Worker with `sync`
   * @param {HTMLScriptElement} script  the script it is of
   * @param {Boot} boot
   * @param {Promise<BootError>} lost  resolves when the worker is gone
   * @param {(error: BootError) => void} lose  resolves it
   */
  constructor(worker, script, boot, lost, lose) {
    this.#worker = worker;
    this.#script = script;
    this.#lost = lost;
    this.#lose = lose;
    this.boot = boot;
    /**
     * Resolves when the worker has gone by itself, not by terminate().
     * @type {Promise<BootError>}
     */
    this.died = new Promise((resolve) => {
      lost.then((error) => { if (!this.#ended) resolve(error); });
    });
  }

  /**
   * Calls a function of the boundary. Resolves to its answer, `{ok: false, error}` included; rejects
   * with a BootError only: `died`, or `timeout` after so many milliseconds.
   * @param {string} name
   * @param {object} [argument]
   * @param {{ timeout?: number }} [limits]
   * @returns {Promise<any>}
   */
  async call(name, argument = {}, { timeout = 0 } = {}) {
    const gone = this.#lost.then((error) => { throw error; });
    const racers = [this.#ask(name, argument), gone];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    if (timeout) {
      racers.push(new Promise((_, reject) => {
        timer = setTimeout(() => reject(new BootError("timeout", `${name}: no answer`)), timeout);
      }));
    }
    try {
      const answer = JSON.parse(await Promise.race(racers));
      if (answer.view?.actions.length) markOnce("emporion:actions");
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {string} name
   * @param {object} argument
   */
  async #ask(name, argument) {
    try {
      return await this.#worker.sync[name](JSON.stringify(argument));
    } catch (error) {
      // The boundary answers its own errors: what comes as an exception is a broken interpreter.
      const died = new BootError("died", String(error));
      this.#lose(died);
      throw died;
    }
  }

  /** Ends the worker at once; open calls reject as `died`. */
  terminate() {
    this.#ended = true;
    this.#worker.terminate();
    this.#script.remove();
    this.#lose(new BootError("died", "The worker was ended."));
  }
}

/**
 * A point in time for measurements: the first legal actions have come.
 * @param {string} name
 */
function markOnce(name) {
  if (!performance.getEntriesByName(name).length) performance.mark(name);
}
