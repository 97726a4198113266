/** Makes a worker before anybody listens to it: what it tells meanwhile is kept. And compiles its wasm. */
import { isForeign, spawn } from "#spawn";
import { manifest } from "./manifest.js";

export const EARLY = "emporion-early";

/** @param {string} path */
const at = (path) => new URL(path, document.baseURI).href;

/**
 * @typedef {object} Early
 * @property {Worker} worker
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {() => Event[]} events  what it has told so far; from now on the caller listens itself
 */

/**
 * Pyodide's wasm. The page compiles it: it can begin before there is a worker, which has enough to do, and later
 * workers get the same module. It is asked for at once, though pictures go before it on a slow line, and compiled when
 * `isUp`, since what keeps the page busy holds the worker's modules up.
 * @param {Promise<unknown>} isUp
 * @returns {Promise<WebAssembly.Module>}
 */
async function compileWasm(isUp) {
  if (isForeign) throw new Error("A worker of another origin can't be given a module.");
  const response = fetch(at(`${manifest.pyodideFolder}pyodide.asm.wasm`), { priority: "low" });
  response.catch(() => {});
  await isUp;
  return WebAssembly.compileStreaming(response);
}

/**
 * Starts a worker on the interpreter's module.
 * @param {typeof Worker} Native
 * @param {Promise<WebAssembly.Module> | null} wasm  if the page has it already
 * @returns {Early}
 */
export function makeEarly(Native, wasm) {
  const worker = spawn(at(manifest.interpreter), EARLY, Native);
  const isUp = new Promise((resolve) => {
    for (const type of ["message", "error"]) worker.addEventListener(type, resolve, { once: true });
  });
  wasm ??= compileWasm(isUp);
  const give = (/** @type {WebAssembly.Module | null} */ compiled) =>
    Native.prototype.postMessage.call(worker, { emporion: "wasm", module: compiled });
  wasm.then(give, () => give(null)); // then the worker tries it, and tells what is wrong
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => { told.push(event); };
  for (const type of ["message", "error"]) worker.addEventListener(type, keep);
  const events = () => {
    for (const type of ["message", "error"]) worker.removeEventListener(type, keep);
    return told;
  };
  return { worker, events, wasm };
}
