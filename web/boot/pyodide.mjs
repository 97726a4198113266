/**
 * Loads Pyodide faster than loadPyodide alone: its wasm, which the page may have compiled already, and its two
 * modules come all at once and as soon as this module is imported, instead of one after the other.
 */
import { at, load as importFile } from "#files";
import { download, expect } from "./downloads.mjs";
import { wasmOfPage } from "./early_worker.mjs";
import { manifest } from "./manifest.js";

const folder = manifest.pyodideFolder;
const INDEX = at(folder);
const WASM = `${folder}pyodide.asm.wasm`;
const SIZE = manifest.bytes[WASM];

export const wasm = compile();
const modules = Promise.all([
  importFile(`${folder}pyodide.mjs`),
  importFile(`${folder}pyodide.asm.mjs`),
]);
// Whoever awaits them sees the error; until then it is nobody's.
wasm.catch(() => {});
modules.catch(() => {});

async function compile() {
  const done = expect(WASM, SIZE);
  const module = (await wasmOfPage) ?? (await compileHere());
  done();
  return module;
}

async function compileHere() {
  const { response } = await download(WASM, SIZE);
  // The response itself, not a copy of its stream: browsers keep compiled code for that alone.
  return WebAssembly.compileStreaming(response);
}

/**
 * loadPyodide with options of ours; the library comes from `library`.
 * @param {ArrayBuffer | Uint8Array | Promise<ArrayBuffer>} library  a zip
 * @param {object} options
 * @param {(create: (settings: any) => Promise<any>) => (settings: any) => Promise<any>} [wrap]
 *   may change how Pyodide's module is created
 */
export async function load(library, options, wrap = (create) => create) {
  const [{ loadPyodide }, { default: create }] = await modules;
  const restore = takeOverFetch(library);
  const compileAll = compileAlikeOnce();
  try {
    const loading = loadPyodide({
      ...options,
      indexURL: INDEX,
      stdLibURL: LIBRARY,
      lockFileContents: { info: manifest.lockInfo, packages: {} },
      packageBaseUrl: INDEX,
      createPyodideModule: wrap(create),
    });
    return await Promise.race([loading, wasm.then(() => loading)]); // without its wasm it waits for ever
  } finally {
    restore();
    compileAll();
  }
}

const LIBRARY = at("library");

/**
 * While Pyodide loads, what it would fetch is what we have already.
 * @param {ArrayBuffer | Uint8Array | Promise<ArrayBuffer>} library
 */
function takeOverFetch(library) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (url, ...rest) => {
    if (String(url) === LIBRARY) return new Response(/** @type {BodyInit} */ (await library));
    if (String(url) === `${INDEX}pyodide.asm.wasm`) return new Response();
    return fetch(url, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * Pyodide wraps each of some 260 JavaScript functions in a small wasm module that only depends on the function's
 * signature; there are some 30. Until the returned function is called, a module is compiled once.
 */
function compileAlikeOnce() {
  const { Module } = WebAssembly;
  /** @type {Map<string, WebAssembly.Module>} */
  const compiled = new Map();
  WebAssembly.Module = new Proxy(Module, {
    construct(target, [bytes]) {
      const key = String(bytes);
      const module = compiled.get(key) ?? new target(bytes);
      compiled.set(key, module);
      return module;
    },
  });
  return () => { WebAssembly.Module = Module; };
}
