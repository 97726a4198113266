/**
 * Why Python did not start or has stopped. The words for it are the page's (web/words.js).
 *
 * - `worker`       the browser has no module workers
 * - `webassembly`  WebAssembly, or its exceptions, are missing or switched off
 * - `unpack`       the browser can't unpack gzip
 * - `network`      a download failed
 * - `engine`       everything came, but Python did not start
 * - `died`         a worker that had started is gone
 * - `timeout`      no answer within the time that the caller set
 *
 * @typedef {"worker" | "webassembly" | "unpack" | "network" | "engine" | "died" | "timeout"} BootErrorKind
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
  if (typeof Worker !== "function" || !hasModuleWorkers()) {
    throw new BootError("worker", "This browser has no module workers.");
  }
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    throw new BootError("webassembly", "This browser has no WebAssembly.");
  }
  if (!("Tag" in WebAssembly)) {
    throw new BootError("webassembly", "This browser's WebAssembly has no exceptions.");
  }
  if (typeof DecompressionStream !== "function") {
    throw new BootError("unpack", "This browser has no DecompressionStream.");
  }
}

const Native = globalThis.Worker; // early.js puts another one in its place for a while
/** @type {boolean | undefined} */
let answer;

/** A browser without module workers never reads the `type` of the options. */
function hasModuleWorkers() {
  if (answer !== undefined) return answer;
  answer = false;
  const options = { get type() { answer = true; return /** @type {"module"} */ ("module"); } };
  const url = URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
  try {
    new Native(url, options).terminate();
  } catch {
    // A page whose policy forbids the probe tells nothing: `answer` has it already.
  }
  URL.revokeObjectURL(url);
  return answer;
}

/**
 * The kind of an error that came up while files were fetched and Python was started.
 * @param {unknown} error
 */
export function asBootError(error) {
  if (error instanceof BootError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const failed = /fetch|network|load|importing|HTTP \d/i.test(message);
  return new BootError(failed ? "network" : "engine", message);
}
