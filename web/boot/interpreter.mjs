/**
 * What PyScript's configuration names as its interpreter: PyScript calls loadPyodide in the worker, then
 * runs engine/worker.py. Python starts as soon as this module is imported, by the fastest way that works:
 *
 * 1. snapshot: the memory of an interpreter that has imported everything;
 * 2. library: a plain start on our compiled library;
 * 3. stock: Pyodide as it comes, the engine installed by micropip.
 */
import "./early_worker.mjs";
import "./no_storage.mjs";
import { report, reportWay } from "./downloads.mjs";
import { addLateLibrary } from "./late_library.mjs";
import { fromLibrary } from "./library.mjs";
import { manifest } from "./manifest.js";
import { wasm } from "./pyodide.mjs";
import { skipWritingPackage } from "./pyscript_package.mjs";
import { fromSnapshot } from "./snapshot.mjs";
import { fromStock } from "./stock.mjs";

export const version = manifest.pyodide;

// Until PyScript comes with its own: what Python prints is for developers.
const output = { stdout: console.log, stderr: console.log };

const started = start();
started.catch(() => {});

async function start() {
  try {
    const python = await fromSnapshot(output);
    addLateLibrary(python, manifest.lateLibraries);
    return compiled(python, "snapshot");
  } catch (error) {
    await wasm; // if that has failed, no other way is left
    if (!manifest.library) throw error;
    reportWay("library", error);
  }
  try {
    const python = await fromLibrary(output);
    addLateLibrary(python, manifest.lateLibraries.slice(1));
    return compiled(python, "library");
  } catch (error) {
    reportWay("stock", error);
  }
  return fromStock(output);
}

/**
 * @param {any} python
 * @param {string} way
 */
function compiled(python, way) {
  skipWritingPackage(python);
  reportWay(way);
  return python;
}

/**
 * @param {{ stdout?: (text: string) => void, stderr?: (text: string) => void }} options  PyScript's
 */
export async function loadPyodide({ stdout, stderr }) {
  report("start");
  const python = await started;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}
