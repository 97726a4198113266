/**
 * Makes the worker that starts Python. In the single file another module stands here (package.json,
 * "imports"): web/single/spawn.js.
 */
import { isSandboxed } from "./sandbox.js";

/** Whether PyScript could do with a worker that it makes itself. */
export const canDoWithout = true;

/** Whether the worker's origin is another: then it can import no blob of the page's, and be given no wasm. */
export const isForeign = isSandboxed;

/**
 * Starts a worker on a module. It is made from a blob, so that the page's Content-Security-Policy
 * holds in it too, as it does in PyScript's own. Firefox asks the service worker for what such a worker
 * imports later, and not for what it imports at its head; so what comes meanwhile is kept for
 * early_worker.mjs.
 * @param {string} module
 * @param {string} name
 * @param {typeof Worker} Native
 */
export function spawn(module, name, Native) {
  const text = `
    self.emporionCame = [];
    self.onmessage = (event) => { self.emporionCame.push(event); };
    import(${JSON.stringify(module)}).catch((error) => {
      self.postMessage({ emporion: "failed", reason: String(error) });
    });`;
  const url = isSandboxed
    ? `data:text/javascript,${encodeURIComponent(text)}`
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return new Native(url, { type: "module", name });
}
