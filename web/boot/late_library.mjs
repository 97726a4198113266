/**
 * Lets Python import what the image left out (tools/image/late_library.py): our library first, then Pyodide's.
 * An import can't wait for a promise, so the file is fetched synchronously, which a worker may do.
 */
import { at } from "./downloads.mjs";
import { manifest } from "./manifest.js";

/**
 * @param {any} python
 * @param {string[]} libraries  paths, in the order in which they are tried
 */
export function addLateLibrary(python, libraries) {
  const left = [...libraries];
  const fetchNext = () => {
    const path = left.shift();
    if (!path) return false;
    const request = new XMLHttpRequest();
    request.open("GET", at(path), false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) return fetchNext();
    python.FS.writeFile("/lib/python314.zip", new Uint8Array(request.response));
    return true;
  };
  const module = python.pyimport("late_library");
  module.install(fetchNext);
  module.destroy();
}

export const OURS = manifest.library;
export const STOCK = `${manifest.pyodideFolder}python_stdlib.zip`;
