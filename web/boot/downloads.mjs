/** Fetches the worker's files and tells the page how far it is. */
import { open } from "#files";
import { UNPACKED } from "./unpacked.js";

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
 * Counts a file among those that are waited for.
 * @param {string} path
 * @param {number} size as transferred
 * @returns {() => void} to be called when the file is there
 */
export function expect(path, size) {
  const entry = progress.get(path) ?? { loaded: 0, total: size };
  progress.set(path, entry);
  return () => { entry.loaded = size; report("download"); };
}

/**
 * A file's response; its bytes count as loaded when `done` is called.
 * @param {string} path
 * @param {number} size as transferred
 */
export async function download(path, size) {
  const done = expect(path, size);
  const response = await open(path);
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${path}`);
  return { response, done };
}

/**
 * The content of a file. Those that are named so are stored gzipped, because a plain host compresses no
 * binary files on the way; our service worker keeps them unpacked.
 * @param {string} path
 * @param {number} size
 */
export async function downloadContent(path, size) {
  const { response, done } = await download(path, size);
  if (!path.endsWith(".gz") || response.headers.has(UNPACKED)) {
    const content = await response.arrayBuffer();
    done();
    return content;
  }
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
