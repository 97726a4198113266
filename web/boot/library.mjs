/** The second way: a start without a snapshot, on our pruned and compiled library with the engine in it. */
import { download } from "./downloads.mjs";
import { manifest } from "./manifest.js";
import { load } from "./pyodide.mjs";

/** @param {object} options */
export function fromLibrary(options) {
  return load(fetchLibrary(), options);
}

async function fetchLibrary() {
  const { response, done } = await download(manifest.library, manifest.bytes[manifest.library]);
  const content = await response.arrayBuffer();
  done();
  return content;
}
