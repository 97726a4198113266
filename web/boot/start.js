/**
 * Starts the engine: Python in a PyScript worker, its functions awaited as in docs/boundary.md.
 *
 *     const engine = await startEngine({ role: "engine", onProgress });
 *     const { view } = await engine.call("view", { seat: 0, since: 0 });
 *
 * Each call starts a worker of its own from the same worker.py: the table's engine, the bots', or
 * a fresh one in place of one that died or hangs (terminate() that one first).
 */
import { at } from "#files";
import { canDoWithout } from "#spawn";
import { asBootError, BootError, requireBrowser } from "./boot_error.js";
import { dropEarly, importWithHandover, startEarly } from "./early.js";
import { Engine } from "./engine.js";
import { manifest } from "./manifest.js";
import { isSandboxed } from "./sandbox.js";

/**
 * `loaded` and `total` are bytes as transferred; a total of 0 is not known yet.
 * @typedef {{ stage: "download" | "start" | "ready", loaded: number, total: number }} BootStep
 * @typedef {(step: BootStep) => void} Progress
 * @typedef {import("./engine.js").Boot} Boot
 */

let count = 0;
let isEarlyRefused = false;
/** @type {Promise<unknown> | undefined} */
let core;

/**
 * @param {{ role?: "engine" | "bot", onProgress?: Progress }} [options]
 * @returns {Promise<Engine>} rejects with a BootError, whose `kind` the page puts into words
 */
export async function startEngine({ role = "engine", onProgress = () => {} } = {}) {
  requireBrowser();
  const early = isEarlyRefused ? null : startEarly();
  try {
    return await startThrough(early, role, onProgress);
  } catch (error) {
    if (!early || !canDoWithout || asBootError(error).kind === "network") throw asBootError(error);
    isEarlyRefused = true; // perhaps this browser can't hand a worker over: once more without
    return startEngine({ role, onProgress });
  }
}

/**
 * @param {import("./early_start.js").Early | null} early
 * @param {string} role
 * @param {Progress} onProgress
 * @returns {Promise<Engine>}
 */
async function startThrough(early, role, onProgress) {
  const script = workerScript(role);
  if (early) watch(early.worker, onProgress, early.events()); // it may fail before PyScript takes it
  try {
    core ??= importCore();
    await core;
    document.head.append(script);
    const worker = await takenUp(script);
    const { boot, lost, lose } = watches.get(worker) ?? watch(worker, onProgress);
    worker.onerror = () => {}; // PyScript would print what we report
    await Promise.race([worker.ready, rejected(lost)]);
    onProgress({ stage: "ready", loaded: 1, total: 1 });
    performance.mark("emporion:python", { detail: boot }); // for tests and measurements
    return new Engine(worker, script, boot, lost, lose);
  } catch (error) {
    script.remove();
    if (early) dropEarly(early.worker);
    throw error;
  }
}

/** PyScript reads its page-wide configuration while it is imported, so that must be there first. */
async function importCore() {
  if (isSandboxed) await import("./no_storage.mjs"); // PyScript opens an IndexedDB in the page, too
  const plugins = UNUSED_PLUGINS.map((name) => `!${name}`);
  for (const tag of ["py-config", "mpy-config"].filter((name) => !document.querySelector(name))) {
    const config = document.createElement(tag);
    config.hidden = true;
    config.textContent = JSON.stringify({ plugins });
    document.body.append(config);
  }
  return importWithHandover(manifest.core).catch((error) => {
    core = undefined;
    throw new BootError("network", String(error));
  });
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

/**
 * Listens to a worker: `lost` resolves when it is gone or `lose` is called.
 * @param {Worker} worker
 * @param {Progress} onProgress
 * @param {Event[]} [past]  what it has told already
 */
function watch(worker, onProgress, past = []) {
  /** @type {Boot} */
  const boot = { way: "", reasons: [] };
  /** @type {(error: BootError) => void} */
  let lose = () => {};
  /** @type {Promise<BootError>} */
  const lost = new Promise((resolve) => { lose = resolve; });
  const listeners = {
    error(/** @type {any} */ event) {
      event.preventDefault();
      // A worker whose module can't be fetched tells no more than that.
      const kind = event.message ? "died" : "network";
      lose(new BootError(kind, event.message || "The worker's module did not load."));
    },
    message(/** @type {any} */ { data }) {
      if (data?.emporion === "progress") onProgress(data.step);
      if (data?.emporion === "failed") lose(asBootError(data.reason));
      if (data?.emporion !== "way") return;
      boot.way = data.way;
      if (data.reason) boot.reasons.push(data.reason);
    },
  };
  for (const event of past) listeners[/** @type {"error" | "message"} */ (event.type)](event);
  worker.addEventListener("error", listeners.error);
  worker.addEventListener("message", listeners.message);
  const watched = { boot, lost, lose };
  watches.set(worker, watched);
  return watched;
}

/** @type {WeakMap<Worker, { boot: Boot, lost: Promise<BootError>, lose: (error: BootError) => void }>} */
const watches = new WeakMap();

/** @param {Promise<Error>} lost */
const rejected = (lost) => lost.then((error) => Promise.reject(error));
