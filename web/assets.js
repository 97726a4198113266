// Where the files of assets/ are: in the build each has the hash of its content in its name.

import { manifest } from "./boot/manifest.js";

/** @param {string} path below assets/ @returns {string} */
export const asset = (path) => manifest.assets[path] ?? `assets/${path}`;
