/** Makes a worker before anybody listens to it: what it tells meanwhile is kept. */
import { spawn } from "#spawn";

export const EARLY = "emporion-early";

/**
 * @typedef {object} Early
 * @property {Worker} worker
 * @property {() => Event[]} events  what it has told so far; from now on the caller listens itself
 */

/**
 * Starts a worker on a module.
 * @param {string} module
 * @param {typeof Worker} Native
 * @returns {Early}
 */
export function makeEarly(module, Native) {
  const worker = spawn(module, EARLY, Native);
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => { told.push(event); };
  for (const type of ["message", "error"]) worker.addEventListener(type, keep);
  const events = () => {
    for (const type of ["message", "error"]) worker.removeEventListener(type, keep);
    return told;
  };
  return { worker, events };
}
