/** The second way: a start without a snapshot, on our pruned and compiled library with the engine in it. */
import { downloadContent } from "./downloads.mjs";
import { manifest } from "./manifest.js";
import { load } from "./pyodide.mjs";

/** @param {object} options */
export function fromLibrary(options) {
  return load(downloadContent(manifest.library, manifest.bytes[manifest.library]), options);
}
