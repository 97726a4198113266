/**
 * The parts of the single file: what the site would fetch stands in it as inert script elements, compressed by
 * zstd, in base64. tools/single.py writes them.
 */
import { decompress } from "fzstd";

/** The part with the page's own files, {path: text}; each other part is a file of the worker's. */
const PAGE = "page.json";

/** @returns {HTMLScriptElement[]} */
const parts = () => [...document.querySelectorAll(/** @type {"script"} */ ("script[data-path]"))];

/** @param {HTMLScriptElement} part @returns {Uint8Array<ArrayBuffer>} still compressed */
function bytesOf({ text }) {
  if ("fromBase64" in Uint8Array) return /** @type {any} */ (Uint8Array).fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** @returns {Record<string, string>} */
export function pageFiles() {
  const part = parts().find(({ dataset }) => dataset.path === PAGE);
  if (!part) throw new Error(`This page has lost its part ${PAGE}.`);
  return JSON.parse(new TextDecoder().decode(decompress(bytesOf(part))));
}

/** @returns {Map<string, Uint8Array<ArrayBuffer>>} path -> compressed content, made anew each time */
export function workerParts() {
  const others = parts().filter(({ dataset }) => dataset.path !== PAGE);
  return new Map(others.map((part) => [String(part.dataset.path), bytesOf(part)]));
}
