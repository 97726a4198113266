/**
 * Starts the worker before PyScript asks for it.
 *
 * PyScript's core must load, and read its configuration, before it makes a worker; only then would the worker
 * begin to fetch Pyodide. So the page starts a worker of its own at once, which fetches and starts Pyodide, and hands
 * it to PyScript in place of the one that PyScript makes. PyScript stays as it is: it finds a global Worker that is ours
 * while its core is imported. early_worker.mjs is the worker's half.
 */

import { load } from "#files";
import { isForeign } from "#spawn";
import { makeEarly } from "./early_start.js";

/** @typedef {import("./early_start.js").Early} Early */

const Native = globalThis.Worker;

/** @type {Worker[]} started, and not yet asked for */
const waiting = [];

/** @type {Promise<WebAssembly.Module> | null} */
let wasm = null;

/**
 * Starts a worker, or takes the one that first.js has started.
 * @returns {Early}
 */
export function startEarly() {
  const page = /** @type {{ emporionFirst?: Early }} */ (globalThis);
  const early = page.emporionFirst ?? makeEarly(Native, wasm);
  delete page.emporionFirst;
  wasm = early.wasm;
  wasm.catch(() => { wasm = null; }); // the next one tries it anew
  waiting.push(early.worker);
  return early;
}

/**
 * Ends a worker whose start has failed.
 * @param {Worker} worker
 */
export function dropEarly(worker) {
  const at = waiting.indexOf(worker);
  if (at >= 0) waiting.splice(at, 1);
  Native.prototype.terminate.call(worker);
}

/**
 * Gives a worker PyScript's worker code; not every one can import the page's blob.
 * @param {Worker} worker
 * @param {string} url  of a blob
 */
async function giveCode(worker, url) {
  const code = isForeign ? { text: await (await fetch(url)).text() } : { url };
  Native.prototype.postMessage.call(worker, { emporion: "code", ...code });
}

/** What PyScript takes for Worker: its classes extend this one. */
class HandedOver extends Native {
  /**
   * @param {string | URL} url
   * @param {WorkerOptions} [options]
   */
  constructor(url, options) {
    const early = waiting.shift();
    if (!early) {
      super(url, options);
      return;
    }
    // A constructor may return another object; that of a derived class goes on with it as its `this`.
    giveCode(early, String(url));
    return Object.setPrototypeOf(early, new.target.prototype);
  }
}

/**
 * Imports PyScript's core so that it makes its workers by way of HandedOver.
 * @param {string} core  its path
 */
export async function importWithHandover(core) {
  globalThis.Worker = HandedOver;
  try {
    return await load(core);
  } finally {
    globalThis.Worker = Native;
  }
}
