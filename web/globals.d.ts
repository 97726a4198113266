// Set by esbuild from build.py; see tools/offline.py.
declare const EMPORION_KEPT: { url: string; revision: string | null }[];
