/**
 * Starts the worker before PyScript asks for it.
 *
 * PyScript's core must load, and read its configuration, before it makes a worker; only then would the worker
 * begin to fetch Pyodide. So the page starts a worker of its own at once, which fetches and starts Pyodide, and hands
 * it to PyScript in place of the one that PyScript makes. PyScript stays as it is: it finds a global Worker that is ours
 * while its core is imported. early_worker.mjs is the worker's half.
 */

export const EARLY = "emporion-early";

const Native = globalThis.Worker;

/** @type {Worker[]} started, and not yet asked for */
const waiting = [];

/**
 * Starts a worker on a module. It is made from a blob, so that the page's Content-Security-Policy
 * holds in it too, as it does in PyScript's own.
 * @param {string} module
 */
export function startEarly(module) {
  const text = `import ${JSON.stringify(module)};`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Native(url, { type: "module", name: EARLY });
  waiting.push(worker);
  return worker;
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
    Native.prototype.postMessage.call(early, { emporion: "code", url: String(url) });
    return Object.setPrototypeOf(early, new.target.prototype);
  }
}

/**
 * Imports PyScript's core so that it makes its workers by way of HandedOver.
 * @param {string} core
 */
export async function importWithHandover(core) {
  globalThis.Worker = HandedOver;
  try {
    return await import(core);
  } finally {
    globalThis.Worker = Native;
  }
}
