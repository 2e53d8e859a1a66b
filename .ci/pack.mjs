// Packs a module with Brotli: pack.mjs MODULE UNPACKER QUALITY writes MODULE.br, for a server, and MODULE.streams, for the page.
// Of the qualities 11 is the smallest, and takes two minutes for the engine.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { inStreams } from "./packing.mjs";

const [path, unpacker, quality] = process.argv.slice(2);
const module = readFileSync(path);
const packed = (bytes) => brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    // All of the module is within reach.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
writeFileSync(`${path}.br`, packed(module));
writeFileSync(`${path}.streams`, inStreams(module, readFileSync(unpacker), packed));
