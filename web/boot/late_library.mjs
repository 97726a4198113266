/**
 * Lets Python import what the image left out (tools/image/late_library.py).
 * An import can't wait for a promise, so the file is fetched synchronously, which a worker may do.
 */
import { readNow } from "#files";

/**
 * @param {any} python
 * @param {string[]} libraries  paths, in the order in which they are tried
 */
export function addLateLibrary(python, libraries) {
  const left = [...libraries];
  const fetchNext = () => {
    const path = left.shift();
    if (!path) return false;
    const content = readNow(path);
    if (!content) return fetchNext();
    python.FS.writeFile("/lib/python314.zip", content);
    return true;
  };
  const module = python.pyimport("late_library");
  module.install(fetchNext);
  module.destroy();
}
