/**
 * The fastest way: an interpreter that has imported everything, restored from a snapshot of its memory
 * (tools/image/sparse.mjs writes it). Anything unexpected throws, and the next way is taken.
 */
import { downloadContent } from "./downloads.mjs";
import { manifest } from "./manifest.js";
import { load } from "./pyodide.mjs";

const MAGIC = 0x50534e50;
const EMPTY_ZIP = Uint8Array.of(80, 75, 5, 6, ...new Array(18).fill(0));

const file = downloadContent(manifest.snapshot, manifest.bytes[manifest.snapshot]);
file.catch(() => {});

/** @param {object} options */
export async function fromSnapshot(options) {
  const length = manifest.snapshotMemory;
  // loadPyodide waits for a snapshot before it compiles the wasm: one of the right length and no
  // content lets both go on at once, and the real one is put in when the module is there.
  const wrap = (/** @type {any} */ create) => async (/** @type {any} */ settings) => {
    const module = await create(settings); // to its end, also if the snapshot has failed already
    const snapshot = await file;
    settings.API.restoreSnapshot = () => restore(module, snapshot, settings.API.config.BUILD_ID);
    return module;
  };
  // It would give every player the same random numbers, but for engine/worker.py.
  return load(EMPTY_ZIP, { ...options, _loadSnapshot: new Uint8Array(length) }, wrap);
}

/**
 * Puts the runs of a snapshot over the memory of a fresh module; returns Pyodide's description of it.
 * @param {any} module
 * @param {ArrayBuffer} snapshot
 * @param {string} expectedId
 */
function restore(module, snapshot, expectedId) {
  const [magic, jsonLength, count, length, end] = new Uint32Array(snapshot, 0, 8);
  if (magic !== MAGIC) throw new Error("This is no snapshot.");
  const json = new TextDecoder().decode(new Uint8Array(snapshot, 32, jsonLength));
  const { buildId, description, own } = JSON.parse(json);
  if (buildId !== expectedId || length !== manifest.snapshotMemory) {
    throw new Error("The snapshot is of another build.");
  }
  const memory = module.HEAPU8;
  const words = module.HEAPU32;
  const kept = own.map((/** @type {number} */ address) => words[address >> 2]);
  const used = module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  memory.fill(0, end, Math.max(end, used)); // what starting has left on the heap
  const runs = new Uint32Array(snapshot, 32 + jsonLength, 2 * count);
  const bytes = new Uint8Array(snapshot, 32 + jsonLength + 8 * count);
  let to = 0;
  let from = 0;
  for (let run = 0; run < count; run++) {
    to += runs[2 * run];
    const size = runs[2 * run + 1];
    memory.set(bytes.subarray(from, from + size), to);
    to += size;
    from += size;
  }
  own.forEach((/** @type {number} */ address, /** @type {number} */ n) => {
    words[address >> 2] = kept[n];
  });
  return description;
}
