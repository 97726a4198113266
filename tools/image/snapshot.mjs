/**
 * node snapshot.mjs LIBRARY OUT IMPORTED: starts Pyodide on our library, imports everything, and writes its
 * memory as sparse runs, gzipped, and the names of the modules in it as JSON.
 */
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { fixWhatDiffers, load, PYODIDE, script } from "./node.mjs";
import { freshMemory, sparse } from "./sparse.mjs";

const [library, out, imported] = process.argv.slice(2);
const NAMES = `
import json, sys
finder = sys.meta_path[0]
for package in [*finder.packs]: finder.unpack(package)
json.dumps(sorted({*sys.modules, *finder.codes}))`;
fixWhatDiffers();
const python = await load({ _makeSnapshot: true, stdLibURL: library });
python.runPython(script("snapshot.py"));
python.runPython("import_everything(); del import_everything; clean(); del clean");
zeroFreeMemory(python._module);

const buildId = python._api.config.BUILD_ID; // ties the snapshot to this very build
const { description, heap } = parts(python.makeMemorySnapshot());
const end = python._module.HEAPU32[python._module._emscripten_get_sbrk_ptr() >> 2];
const used = heap.subarray(0, Math.ceil(end / 65536) * 65536);
const fresh = await freshMemory(used.length, path.join(PYODIDE, "pyodide.asm.wasm"));
fs.writeFileSync(out, zlib.gzipSync(sparse(used, fresh, { buildId, description, own: fresh.own }), { level: 9 }));
fs.writeFileSync(imported, python.runPython(NAMES));

/**
 * Pyodide's own format: magic, offset of the memory, length of the JSON, 0, the build id (32 bytes), the JSON.
 * @param {Uint8Array} snapshot
 */
function parts(snapshot) {
  const [, offset, length] = new Uint32Array(snapshot.buffer, 0, 3);
  const description = JSON.parse(Buffer.from(snapshot.subarray(48, 48 + length)).toString());
  return { description, heap: snapshot.subarray(offset) };
}

/**
 * Freed memory still holds what was there, which compresses badly: takes every free block, largest
 * first, zeroes it and gives it back. Pyodide has no allocator of its own above malloc.
 * @param {any} module
 */
function zeroFreeMemory(module) {
  const end = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >> 2];
  const limit = end();
  const taken = [];
  for (let size = 1 << 20; size >= 16; size = size > 64 ? Math.floor(size * 0.75) & ~7 : size - 8) {
    for (;;) {
      const block = module._malloc(size);
      if (block + size > limit) { // the heap grew: nothing of this size is free below
        module._free(block);
        break;
      }
      module.HEAPU8.fill(0, block, block + size);
      taken.push(block);
    }
  }
  for (const block of taken) module._free(block);
}
