/**
 * What build.py tells the boot modules: where things lie, by names that carry the hash of their content.
 * esbuild puts the value in place of EMPORION_MANIFEST. All paths are relative to the page.
 *
 * @typedef {object} Manifest
 * @property {string} version       version of the product
 * @property {string} pyodide       version of Pyodide, which PyScript asks its interpreter for
 * @property {string} pyodideFolder folder of Pyodide's own files, ending in a slash
 * @property {string} core          PyScript's core module
 * @property {string} interpreter   boot module of the worker, the "interpreter" of PyScript's configuration
 * @property {string} worker        engine/worker.py
 * @property {string} wheel         the engine as a wheel
 * @property {string} library       our compiled library, a zip; "" in the single file
 * @property {string[]} lateLibraries  where to look for a module that the snapshot lacks, in turns
 * @property {string} snapshot      the memory snapshot; gzipped, if its name says so
 * @property {number} snapshotMemory  length of the memory that it restores
 * @property {object} lockInfo      the head of Pyodide's package lock
 * @property {object} config        pyscript.toml as an object, without its interpreter
 * @property {import("../types.js").GameInfo[]} games  what the boundary's games() lists, for before Python is up
 * @property {Record<string, string>} posters  the first position of each game, drawn
 * @property {Record<string, string>} assets  path below assets/ -> where that file is
 * @property {Record<string, string>} languages  what each calls itself, by its code; English is one
 * @property {string} serviceWorker  "" in the single file
 * @property {Record<string, number>} bytes  sizes of the large files, as transferred
 */

/** @type {Manifest} */
export const manifest = EMPORION_MANIFEST;
