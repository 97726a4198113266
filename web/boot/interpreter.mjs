/**
 * What PyScript's configuration names as its interpreter: Pyodide's loadPyodide with our options.
 * PyScript calls loadPyodide in the worker, then runs engine/worker.py.
 */
import { manifest } from "./manifest.js";

export const version = manifest.pyodide;

/** @param {object} options  what PyScript asks of Pyodide */
export async function loadPyodide(options) {
  const folder = new URL(`../${manifest.pyodideFolder}`, import.meta.url).href;
  const { loadPyodide: load } = await import(`${folder}pyodide.mjs`);
  self.postMessage({ emporion: "progress", step: { stage: "download", loaded: 0, total: 0 } });
  const python = await load({ ...options, indexURL: folder });
  self.postMessage({ emporion: "progress", step: { stage: "start", loaded: 1, total: 1 } });
  await python.loadPackage("micropip");
  const wheel = new URL(`../${manifest.wheel}`, import.meta.url).href;
  await python.pyimport("micropip").install(wheel, { deps: false });
  return python;
}
