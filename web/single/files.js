/**
 * The files of the single file, by the paths that they have in the site: it stands in the place of
 * web/boot/files.js. Each is unpacked when it is first asked for.
 *
 * On file:// a page may fetch and show its blobs everywhere; in WebKit a worker may do nothing with a blob, not
 * even with its own. So what a worker needs it gets as content; and its modules have data: URLs there, but
 * blobs elsewhere, as modules with long addresses run slowly in Firefox.
 */

/** What has no URL gets a name, as Pyodide and PyScript want one; nothing is fetched there. */
const NOWHERE = "emporion://file/";
const TYPES = /** @type {Record<string, string>} */ ({
  css: "text/css",
  html: "text/html",
  json: "application/json",
  py: "text/x-python",
  svg: "image/svg+xml",
  wasm: "application/wasm",
});

/** @type {Map<string, () => Uint8Array<ArrayBuffer>>} */
const files = new Map();
/** @type {Map<string, string>} */
const urls = new Map();

/** @param {string} path @param {() => Uint8Array<ArrayBuffer>} unpack */
export const put = (path, unpack) => files.set(path, unpack);

/** @param {string} path */
const typeOf = (path) => TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "";

/** @param {string} path @returns {string} its URL, for the page */
export function at(path) {
  const unpack = files.get(path);
  if (!unpack) return NOWHERE + path;
  const url = urls.get(path) ?? URL.createObjectURL(new Blob([unpack()], { type: typeOf(path) }));
  urls.set(path, url);
  return url;
}

/** @param {string} path */
export const readNow = (path) => files.get(path)?.() ?? null;

/** Of files that are asked for at once, the first is in use while the next is unpacked: wasm compiles. */
const turn = () => new Promise((resolve) => { setTimeout(resolve); });

/** @param {string} path @returns {Promise<Response>} */
export async function open(path) {
  await turn();
  const headers = { "Content-Type": typeOf(path) };
  return new Response(readNow(path), { status: files.has(path) ? 200 : 404, headers });
}

/** @param {string} path @returns {Promise<any>} the module */
export async function load(path) {
  await Promise.all([turn(), known]);
  const text = new TextDecoder().decode(readNow(path) ?? new Uint8Array());
  return import(moduleOf(`${text}\n//# sourceURL=${NOWHERE}${path}`));
}

/** @param {string} text */
const blobOf = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
/** @param {string} text */
export const dataOf = (text) => `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;

/** Resolves when it is known whether blobs can be imported here; moduleOf must wait for it. */
export const known = import(blobOf("")).then(() => blobOf, () => dataOf);
let make = dataOf;
known.then((found) => { make = found; });

/** The URL of a module with this text. @param {string} text */
export const moduleOf = (text) => make(text);
