/** Pyodide under Node, with what the scripts of this folder share. */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";

export const PYODIDE = path.dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const HERE = import.meta.dirname;

/** @param {string} name */
export const script = (name) => fs.readFileSync(path.join(HERE, name), "utf8");

/** No packages: Pyodide's own list would cost a request at every start. */
export function emptyLock() {
  const { info } = JSON.parse(fs.readFileSync(path.join(PYODIDE, "pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

/** PyScript's Python package as `{ "pyscript/__init__.py": source, ... }`, as its bundle writes it. */
export async function pyscriptSources() {
  const core = path.join(PYODIDE, "..", "@pyscript", "core", "src", "stdlib", "pyscript.js");
  const { default: tree } = await import(core);
  return Object.fromEntries(
    Object.entries(tree.pyscript).map(([name, source]) => [`pyscript/${name}`, source]),
  );
}

/** @param {object} options */
export function load(options = {}) {
  return loadPyodide({ lockFileContents: emptyLock(), env: FIXED, ...options });
}

const FIXED = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };

/**
 * The same inputs make the same bytes, on any day and in any folder: what differs from run to run is
 * fixed before Pyodide starts. The start in the browser seeds Python's generator anew.
 */
export function fixWhatDiffers() {
  Date.now = () => 1_577_836_800_000;
  performance.now = () => 0;
  Math.random = () => 0.5;
  crypto.randomFillSync = (/** @type {Uint8Array} */ bytes) => bytes.fill(7);
  process.argv[1] = "emporion"; // Emscripten keeps the name of the program
}

// Node would print the line of the error first, and Pyodide's has a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
