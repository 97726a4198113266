// Set by esbuild from build.py; see manifest.js.
declare const EMPORION_MANIFEST: import("./manifest.js").Manifest;
