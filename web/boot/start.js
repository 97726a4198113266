/**
 * Starts the engine: Python in a PyScript worker, its functions awaited as in docs/boundary.md.
 *
 *     const engine = await startEngine({ role: "engine", onProgress });
 *     const { view } = await engine.call("view", { seat: 0, since: 0 });
 *
 * Each call starts a worker of its own from the same worker.py: the table's engine, the bots', or
 * a fresh one in place of one that died or hangs (terminate() that one first).
 */
import { asBootError, BootError, requireBrowser } from "./boot_error.js";
import { manifest } from "./manifest.js";

/**
 * `loaded` and `total` are bytes as transferred; a total of 0 is not known yet.
 * @typedef {{ stage: "download" | "start" | "ready", loaded: number, total: number }} BootStep
 * @typedef {(step: BootStep) => void} Progress
 *
 * @typedef {object} Engine
 * @property {(name: string, argument?: object, options?: { timeout?: number }) => Promise<any>} call
 *   Calls a function of the boundary. Resolves to its answer, `{ok: false, error}` included; rejects
 *   with a BootError (`died`, or `timeout` after so many milliseconds), never for another reason.
 * @property {() => void} terminate  Ends the worker at once; its open calls reject as `died`.
 * @property {Promise<BootError>} died  Resolves when the worker is gone without terminate().
 */

let count = 0;
/** @type {Promise<any> | undefined} */
let core;

/**
 * @param {{ role?: "engine" | "bot", onProgress?: Progress }} [options]
 * @returns {Promise<Engine>} rejects with a BootError, whose `kind` the page puts into words
 */
export async function startEngine({ role = "engine", onProgress = () => {} } = {}) {
  requireBrowser();
  const script = workerScript(role);
  try {
    core ??= importCore();
    await core;
    document.head.append(script);
    return await connect(await takenUp(script), script, onProgress);
  } catch (error) {
    script.remove();
    if (error instanceof BootError && error.kind === "network") core = undefined;
    throw asBootError(error);
  }
}

/** PyScript reads its page-wide configuration while it is imported, so that must be there first. */
async function importCore() {
  for (const tag of ["py-config", "mpy-config"]) {
    const config = document.createElement(tag);
    config.hidden = true;
    config.textContent = JSON.stringify({ plugins: UNUSED_PLUGINS.map((name) => `!${name}`) });
    document.body.append(config);
  }
  const module = await import(at(manifest.core)).catch((error) => {
    throw new BootError("network", String(error));
  });
  return module;
}

/**
 * PyScript's worker of a script. PyScript tells nobody when it takes a script up, a few milliseconds
 * after its core has loaded.
 * @param {HTMLScriptElement & { xworker?: any }} script
 */
async function takenUp(script) {
  for (let waited = 0; waited < 2000; waited += 1) {
    if (script.xworker) return script.xworker;
    await new Promise((resolve) => { setTimeout(resolve, 4); });
  }
  throw new BootError("engine", "PyScript did not take up its script.");
}

/** Each would be one more request before the worker starts. */
const UNUSED_PLUGINS = [
  "codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal",
];

/** @param {string} role */
function workerScript(role) {
  const script = document.createElement("script");
  script.type = "py";
  script.src = at(manifest.worker);
  script.setAttribute("worker", "");
  script.setAttribute("name", count++ ? `${role}-${count}` : role);
  const config = { ...manifest.config, interpreter: at(manifest.interpreter) };
  script.setAttribute("config", JSON.stringify(config));
  return script;
}

/** @param {string} path */
const at = (path) => new URL(path, document.baseURI).href;

/**
 * @param {any} worker  PyScript's worker: a Worker with `ready` and `sync`
 * @param {HTMLScriptElement} script
 * @param {Progress} onProgress
 * @returns {Promise<Engine>}
 */
async function connect(worker, script, onProgress) {
  /** @type {(error: BootError) => void} */
  let lose = () => {};
  /** @type {Promise<BootError>} */
  const lost = new Promise((resolve) => { lose = resolve; });
  let ended = false;
  worker.onerror = () => {}; // PyScript would print what we report
  worker.addEventListener("error", (/** @type {ErrorEvent} */ event) => {
    lose(new BootError("died", event.message || "The worker stopped."));
  });
  worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
    if (data?.emporion === "progress") onProgress(data.step);
  });
  const rejection = lost.then((error) => Promise.reject(error));
  rejection.catch(() => {});
  await Promise.race([worker.ready, rejection]);
  onProgress({ stage: "ready", loaded: 1, total: 1 });

  return {
    died: lost.then((error) => (ended ? new Promise(() => {}) : error)),
    terminate() {
      ended = true;
      worker.terminate();
      script.remove();
      lose(new BootError("died", "The worker was ended."));
    },
    async call(name, argument = {}, { timeout = 0 } = {}) {
      const answer = worker.sync[name](JSON.stringify(argument)).catch((/** @type {unknown} */ error) => {
        const gone = new BootError("died", String(error));
        lose(gone);
        throw gone;
      });
      const limits = [answer, rejection];
      if (timeout) limits.push(after(timeout, new BootError("timeout", `${name}: no answer`)));
      return JSON.parse(await Promise.race(limits));
    },
  };
}

/**
 * @param {number} milliseconds
 * @param {Error} error
 * @returns {Promise<never>}
 */
function after(milliseconds, error) {
  return new Promise((_, reject) => { setTimeout(reject, milliseconds, error); });
}
