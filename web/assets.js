// Where the files of assets/ are: in the build each has the hash of its content in its name.

import { at } from "#files";
import { manifest } from "./boot/manifest.js";

/** @param {string} path below assets/ @returns {string} its URL */
export const asset = (path) => at(manifest.assets[path] ?? `assets/${path}`);
