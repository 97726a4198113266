/**
 * Makes the worker that starts Python, and gives it all that it needs. It stands in the place of
 * web/boot/spawn.js.
 *
 * On file:// a worker from a blob does not start in Chromium, and none may fetch a blob of the page's; one from a
 * data: URL starts everywhere, also in a sandboxed frame.
 */
import { dataOf } from "./files.js";
import { workerText } from "./page_files.js";
import { workerParts } from "./parts.js";

/** The worker that PyScript makes itself could reach nothing. */
export const canDoWithout = false;

export const isForeign = true;

/**
 * @param {string} _module  is in the worker's text
 * @param {string} name
 * @param {typeof Worker} Native
 */
export function spawn(_module, name, Native) {
  const worker = new Native(dataOf(workerText), { type: "module", name });
  const parts = workerParts();
  const transfer = [...parts.values()].map(({ buffer }) => buffer);
  worker.postMessage({ emporion: "parts", parts }, { transfer });
  return worker;
}
