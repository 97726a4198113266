// Set by esbuild from build.py; see tools/offline.py.
declare const EMPORION_KEPT: { url: string; revision: string | null }[];
/** What <emporion-board> says, by language and by the English sentence; tools/site.py sets it. */
declare const EMPORION_WORDS: Record<string, Record<string, string>>;
