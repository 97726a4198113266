/**
 * Why Python did not start or has stopped. The words for it are the page's (web/words.js).
 *
 * - `worker`       the browser has no module workers
 * - `webassembly`  WebAssembly is missing or switched off
 * - `network`      a download failed
 * - `engine`       everything came, but Python did not start
 * - `died`         a worker that had started is gone
 * - `timeout`      no answer within the time that the caller set
 *
 * @typedef {"worker" | "webassembly" | "network" | "engine" | "died" | "timeout"} BootErrorKind
 */

export class BootError extends Error {
  /**
   * @param {BootErrorKind} kind
   * @param {string} message for developers
   */
  constructor(kind, message) {
    super(message);
    this.name = "BootError";
    /** @type {BootErrorKind} */
    this.kind = kind;
  }
}

/** Throws a BootError when this browser can't run Python at all. */
export function requireBrowser() {
  if (typeof Worker !== "function" || !supportsModuleWorkers()) {
    throw new BootError("worker", "This browser has no module workers.");
  }
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    throw new BootError("webassembly", "This browser has no WebAssembly.");
  }
}

/** A browser without module workers never reads the `type` of the options. */
function supportsModuleWorkers() {
  let read = false;
  const options = { get type() { read = true; return /** @type {"module"} */ ("module"); } };
  const url = URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
  try {
    new Worker(url, options).terminate();
  } catch {
    // A page whose policy forbids the probe tells nothing: `read` has the answer.
  }
  URL.revokeObjectURL(url);
  return read;
}

/**
 * The kind of an error that came up while files were fetched and Python was started.
 * @param {unknown} error
 */
export function asBootError(error) {
  if (error instanceof BootError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const failed = /fetch|network|load|HTTP \d/i.test(message);
  return new BootError(failed ? "network" : "engine", message);
}
