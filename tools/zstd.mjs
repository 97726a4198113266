/** node zstd.mjs IN OUT: compresses a file as small as zstd can, slowly. */
import fs from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";

const [from, to] = process.argv.slice(2);
const content = fs.readFileSync(from);
const params = { [constants.ZSTD_c_compressionLevel]: 22 };
// The decoder is faster when it knows how long the content is.
fs.writeFileSync(to, zstdCompressSync(content, { params, pledgedSrcSize: content.length }));
