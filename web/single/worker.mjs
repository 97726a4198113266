/**
 * The worker of the single file: waits for its parts, and goes on as the site's does. PyScript can't import
 * the interpreter by an address here: tools/single.py changes its code to take `emporionInterpreter`.
 */
import { decompress } from "fzstd";
import { known, put } from "./files.js";

/** @type {MessageEvent[]} for early_worker.mjs */
const came = [];
/** @type {(parts: Map<string, Uint8Array<ArrayBuffer>>) => void} */
let begin = () => {};
const interpreter = new Promise((resolve) => { begin = resolve; }).then(start);
Object.assign(self, { emporionCame: came, emporionInterpreter: interpreter });

self.onmessage = (event) => {
  if (event.data?.emporion === "parts") begin(event.data.parts);
  else came.push(event);
};
interpreter.catch((error) => self.postMessage({ emporion: "failed", reason: String(error) }));

/** @param {Map<string, Uint8Array<ArrayBuffer>>} parts compressed */
async function start(parts) {
  await known;
  for (const [path, part] of parts) put(path, () => /** @type {any} */ (decompress(part)));
  return import("../boot/interpreter.mjs");
}
