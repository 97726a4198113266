/** Puts the page's files where web/single/files.js finds them, before anything asks for one. */
import { put } from "./files.js";
import { pageFiles } from "./parts.js";

const { "single/worker.mjs": worker, ...files } = pageFiles();
const encoder = new TextEncoder();
for (const [path, text] of Object.entries(files)) put(path, () => encoder.encode(text));

/** The text of the worker's module. */
export const workerText = worker;
