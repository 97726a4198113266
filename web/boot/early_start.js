/** Makes a worker before anybody listens to it: what it tells meanwhile is kept. */

import { isSandboxed } from "./sandbox.js";

export const EARLY = "emporion-early";

/**
 * @typedef {object} Early
 * @property {Worker} worker
 * @property {() => Event[]} events  what it has told so far; from now on the caller listens itself
 */

/**
 * Starts a worker on a module. It is made from a blob, so that the page's Content-Security-Policy
 * holds in it too, as it does in PyScript's own. Firefox asks the service worker for what such a worker
 * imports later, and not for what it imports at its head; so what comes meanwhile is kept for
 * early_worker.mjs.
 * @param {string} module
 * @param {typeof Worker} Native
 * @returns {Early}
 */
export function makeEarly(module, Native) {
  const text = `
    self.emporionCame = [];
    self.onmessage = (event) => { self.emporionCame.push(event); };
    import(${JSON.stringify(module)}).catch((error) => {
      self.postMessage({ emporion: "failed", reason: String(error) });
    });`;
  const url = isSandboxed
    ? `data:text/javascript,${encodeURIComponent(text)}`
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Native(url, { type: "module", name: EARLY });
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
