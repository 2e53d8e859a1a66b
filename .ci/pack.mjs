// Packs a module with Brotli: pack.mjs MODULE QUALITY writes MODULE.br. Of the qualities 11 is the smallest, and takes most of a
// minute for the engine.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [path, quality] = process.argv.slice(2);
const module = readFileSync(path);
writeFileSync(`${path}.br`, brotliCompressSync(module, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    // All of the module is within reach.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: module.length,
  },
}));
