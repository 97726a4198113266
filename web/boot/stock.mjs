/** The last way: Pyodide as it comes, and the engine's wheel installed by micropip, all from our own folder. */
import { at } from "#files";
import { manifest } from "./manifest.js";

/** @param {object} options */
export async function fromStock(options) {
  const folder = at(manifest.pyodideFolder);
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ ...options, indexURL: folder });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const micropip = python.pyimport("micropip");
  await micropip.install(at(manifest.wheel), { deps: false });
  micropip.destroy();
  return python;
}
