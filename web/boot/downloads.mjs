/** Fetches the worker's files and tells the page how far it is. */

const BASE = new URL("../", import.meta.url); // this is bundled into boot/, beside the other folders

/** @param {string} path below the site's root */
export const at = (path) => new URL(path, BASE).href;

/** @type {Map<string, { loaded: number, total: number }>} */
const progress = new Map();

/** @param {"download" | "start"} stage */
export function report(stage) {
  let loaded = 0;
  let total = 0;
  for (const file of progress.values()) {
    loaded += file.loaded;
    total += file.total;
  }
  self.postMessage({ emporion: "progress", step: { stage, loaded, total } });
}

/** Tells the page (and the tests) which way the boot has gone, or why it left one.
 * @param {string} way
 * @param {unknown} [error]
 */
export function reportWay(way, error) {
  const reason = error instanceof Error ? error.message : error && String(error);
  self.postMessage({ emporion: "way", way, reason });
}

/**
 * A file's response; its bytes count as loaded when `done` is called.
 * @param {string} path
 * @param {number} size as transferred
 */
export async function download(path, size = 0) {
  const entry = { loaded: 0, total: size };
  progress.set(path, entry);
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${path}`);
  return { response, done() { entry.loaded = size; report("download"); } };
}

/**
 * The content of one of our gzipped files. They are stored compressed, because a plain host
 * compresses no binary files on the way.
 * @param {string} path
 * @param {number} size
 */
export async function downloadGzipped(path, size) {
  const { response } = await download(path, size);
  const entry = progress.get(path);
  let told = 0;
  const count = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      controller.enqueue(chunk);
      if (entry) entry.loaded += chunk.length;
      if (performance.now() - told > 50) {
        told = performance.now();
        report("download");
      }
    },
  });
  const body = /** @type {ReadableStream} */ (response.body);
  const plain = body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).arrayBuffer();
}
