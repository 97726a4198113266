/**
 * The files of the site, by their paths below its root, as the manifest names them. In the single file
 * another module stands here (package.json, "imports"): web/single/files.js.
 */

// A worker's bundle lies in boot/, beside the other folders.
const BASE = globalThis.document?.baseURI ?? new URL("../", import.meta.url).href;

/** @param {string} path @returns {string} its URL */
export const at = (path) => new URL(path, BASE).href;

/** @param {string} path @returns {Promise<Response>} */
export const open = (path) => fetch(at(path));

/** @param {string} path @returns {Promise<any>} the module */
export const load = (path) => import(at(path));

/** The URL of a module with this text. @param {string} text */
export const moduleOf = (text) =>
  URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

/**
 * A file's content at once, for whom can't wait for a promise: a worker may do this.
 * @param {string} path
 * @returns {Uint8Array | null} null if it can't be had
 */
export function readNow(path) {
  const request = new XMLHttpRequest();
  request.open("GET", at(path), false);
  request.responseType = "arraybuffer";
  request.send();
  return request.status === 200 ? new Uint8Array(request.response) : null;
}
